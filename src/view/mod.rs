//! View models: what each screen shows, as plain data in plain words. The screen asks here and never decides.

pub mod chart;
pub mod explain;
pub mod forms;
pub mod turn;
pub mod words;

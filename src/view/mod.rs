//! View models: what each screen shows, as plain data in plain words. The screen asks here and never decides.

pub mod act;
pub mod chart;
pub mod cliffs;
pub mod diplomacy;
pub mod example;
pub mod explain;
pub mod forces;
pub mod form;
pub mod forms;
pub mod incoming;
pub mod map;
pub mod page;
pub mod record;
pub mod rulebook;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod start;
pub mod treasury;
pub mod turn;
pub mod words;

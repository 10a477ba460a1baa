//! The screen. `widgets` knows no game type: labels, numbers and callbacks only.

pub mod chart;
pub mod widgets;

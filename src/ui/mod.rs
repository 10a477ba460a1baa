//! The screen. `widgets` knows no game type: labels, numbers and callbacks only.

pub mod widgets;

//! view

pub mod chart;

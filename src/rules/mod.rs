//! The text, one file for each section in its own order: tables and constants first, pure functions after.
//!
//! Nothing here knows an event, the journal, or a word for people.

pub mod base_game;
pub mod s21_1_bids;
pub mod s22_2_creation;
pub mod s22_3_forces;
pub mod s22_4_minors;
pub mod s22_5_war;
pub mod s22_6_standing;
pub mod s22_7_dissolution;
pub mod s22_8_victory;

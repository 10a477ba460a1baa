//! The text, one file for each paragraph in its own order: its numbers first, then its questions, then of each act what it
//! asks (`judge`) and what it brings (facts in a `Draft`), and when the calendar brings it about.
//!
//! Nothing here knows the journal, or a word for people. Over the paragraphs stand `settle`, what follows at once from a
//! changed fact, `duties`, and the `calendar`.

pub mod base_game;
pub mod calendar;
pub mod conditions;
pub mod duties;
pub mod s21_1_bids;
pub mod s22_2_creation;
pub mod s22_3_forces;
pub mod s22_4_minors;
pub mod s22_5_war;
pub mod s22_6_standing;
pub mod s22_7_dissolution;
pub mod s22_8_victory;
pub mod settle;

//! The kernel: what may be asked for, what can happen, what can be lacking, and how a fact changes a game.
//!
//! It knows no rule and no number of the text; `rules` judges commands and draws up facts in its terms.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

pub mod act;
pub mod close;
pub mod command;
pub mod draft;
pub mod duty;
pub mod event;
pub mod evolve;
pub mod lineage;
pub mod refusal;
pub mod texts;

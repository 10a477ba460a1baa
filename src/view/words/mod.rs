//! The words of the screen, the record and the umpire: data of the engine put into plain English.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

pub mod act;
pub mod card;
pub mod event;
pub mod figures;
pub mod lists;
pub mod need;
#[allow(clippy::wildcard_enum_match_arm, reason = "few clauses bring something to mind")]
pub mod remind;
pub mod term;

pub use act::{act_title, command_title, done_title, entry_title};
pub use event::fact;
pub use figures::{money, number, signed, sum};
pub use lists::listed;
pub use need::need;
pub use remind::reminder;
pub use term::term;

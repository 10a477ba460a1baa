//! The rules, tested from the text: worked cases, situations the text leaves open, scenarios with refused twins, and
//! every reading a group may choose.
//!
//! A test says which clause it is about: in its name (`s22_3n_...`), in a doc comment (`/// 22.3 n`), or by the
//! variant it asks for (`Clause::S22_3n`); `tests/citations.rs` reads all three.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test that cannot go on may stop the short way"
)]

mod table;

mod best_buy;
mod card;
mod cases;
mod cliffs;
mod close;
mod close_golden;
mod creations;
mod dissolution;
mod economy;
mod exhaustion;
mod forces;
mod forecast;
mod found;
mod ledger;
mod overrule;
mod play;
mod revolt;
mod rulings;
mod situations;
mod war;

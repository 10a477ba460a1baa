//! The engine: commands in, facts or a refusal out; facts change the game, and nothing else does.

pub mod answers;
pub mod best_buy;
pub mod campaign;
pub mod cliffs;
pub mod close;
pub mod command;
pub mod decide;
pub mod duties;
pub mod event;
pub mod evolve;
pub mod fit;
pub mod forecast;
pub mod journal;
pub mod ledger;
pub mod lineage;
pub mod offers;
pub mod refusal;
mod texts;

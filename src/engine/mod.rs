//! The engine: commands in, facts or a refusal out; facts change the game, and nothing else does.

pub mod best_buy;
pub mod campaign;
pub mod cliffs;
pub mod decide;
pub mod duties;
pub mod fit;
pub mod forecast;
pub mod journal;
pub mod ledger;
pub mod offers;
pub mod preview;

//! The players' nouns: plain, documented data that every other room speaks in.
//!
//! Nothing here knows a rule; a rule's number stands in `rules`, beside its clause.

pub mod board;
pub mod clause;
pub mod date;
pub mod diplomacy;
pub mod economy;
pub mod forces;
pub mod game;
pub mod late;
pub mod minor;
pub mod order;
pub mod place;
pub mod poland;
pub mod power;
pub mod quantity;
pub mod rulings;
pub mod setup;
pub mod status_card;
pub mod why;
pub mod wire;
pub(crate) mod words;

//! The players' nouns: plain, documented data that every other room speaks in.
//!
//! Nothing here knows a rule; a rule's number stands in `rules`, beside its clause.

pub mod clause;
pub mod date;
mod ids;
pub mod place;
pub mod power;
pub mod rulings;
pub(crate) mod words;

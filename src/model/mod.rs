//! The players' nouns: plain, documented data that every other room speaks in.
//!
//! Nothing here knows a rule; a rule's number stands in `rules`, beside its clause.

pub mod date;
pub mod place;
pub mod power;
pub(crate) mod words;

//! The map: what is on it, where it stands, and what part of it the pane shows.

#[rustfmt::skip]
pub mod outlines;

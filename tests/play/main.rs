//! Random play: whatever is asked for, in whatever order, the books stay sound and nobody is ever stuck.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod acts;
mod books;
mod chance;
mod dice;
mod exchange;
mod forecast;
mod identities;
mod late;
mod plans;
mod play;

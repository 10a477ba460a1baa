//! Poland in Arms: the Polish clerk beside an Empires in Arms board.
//!
//! One direction of knowledge: `model` <- `game` <- `rules` <- `engine` <- `view` <- `ui`; `storage` beside `view`.
//! ARCHITECTURE.md says what each room holds and never holds; `tests/architecture.rs` enforces it.

pub mod engine;
pub mod game;
pub mod model;
pub mod rules;
pub mod storage;
#[cfg(feature = "app")]
pub mod ui;
pub mod view;

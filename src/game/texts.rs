//! Texts that people write: how long they may be.

/// The longest text the books take, in characters.
pub const LONGEST_TEXT: usize = 500;

/// Whether a text says something and fits into the books.
#[must_use]
pub fn is_text(given: &str) -> bool {
    !given.trim().is_empty() && given.chars().count() <= LONGEST_TEXT
}

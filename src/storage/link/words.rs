//! The words that have a number: names of fields and ids, as they stand in saved data.

use super::codes::{PAGES, SHORT_WORDS};

/// Grows at its end, and only there: a word's line is its number, for ever. The first lines are the words of one byte.
const TABLE: &str = include_str!("words_v1.txt");

/// The most words that codes have numbers for.
pub const MOST_WORDS: usize = SHORT_WORDS + PAGES * 256;

/// The words by number.
pub fn words() -> Vec<&'static str> {
    TABLE.lines().take(MOST_WORDS).collect()
}

/// The words with their numbers, in alphabetical order.
pub fn by_name(words: &[&'static str]) -> Vec<(&'static str, usize)> {
    let mut sorted: Vec<_> = words.iter().enumerate().map(|(number, word)| (*word, number)).collect();
    sorted.sort_unstable();
    sorted
}

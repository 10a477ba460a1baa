//! What a byte of a packed value says: frozen with version 1.
//!
//! | bytes | meaning |
//! |---|---|
//! | 0 to 95 | the word with this number |
//! | 96 to 103 | a word from a page of 256, by the byte that follows |
//! | 104 | a text spelled out: its length in bytes, then UTF-8 |
//! | 105 to 107 | nothing, no, yes |
//! | 108, 109 | a number; the number that follows the last one of the same name |
//! | 110 to 112 | the month last named; the one after it; another, by its distance from the last |
//! | 113 to 121 | a list: of so many, of 0 to 7 |
//! | 122 to 127 | a map, its names spelled out: of so many, of 0 to 4 |
//! | 128 to 159 | the numbers -4 to 27 |
//! | 160 to 255 | a map whose names were spelled out before, by the number of that map; 255 and the rest follows |
//!
//! A map is its names, then its values. Lengths and numbers have seven bits a byte, the low ones first; a number or a
//! distance that may be below nothing is 0, -1, 1, -2 … counted from 0. Names are words or texts.

/// The words of one byte.
pub const SHORT_WORDS: usize = 96;
pub const PAGE: u8 = 96;
pub const PAGES: usize = 8;
pub const TEXT: u8 = 104;
pub const NULL: u8 = 105;
pub const NO: u8 = 106;
pub const YES: u8 = 107;
pub const NUMBER: u8 = 108;
pub const NEXT_NUMBER: u8 = 109;
pub const SAME_MONTH: u8 = 110;
pub const NEXT_MONTH: u8 = 111;
pub const MONTH: u8 = 112;
pub const LIST: u8 = 113;
pub const SHORT_LIST: u8 = 114;
pub const LAST_SHORT_LIST: u8 = 121;
pub const MAP: u8 = 122;
pub const SHORT_MAP: u8 = 123;
pub const LAST_SHORT_MAP: u8 = 127;
pub const SMALL: u8 = 128;
pub const LAST_SMALL: u8 = 159;
/// The number that the first of the small ones stands for.
pub const SMALLEST: i64 = -4;
pub const SHAPE: u8 = 160;
pub const FAR_SHAPE: u8 = 255;

/// The most names of a map that is remembered.
pub const WIDEST_SHAPE: usize = 64;
/// The most maps that are remembered.
pub const MOST_SHAPES: usize = 1_000;
/// The first year and the number of years that a month may be in; others are texts.
pub const FIRST_YEAR: i64 = 1800;
pub const MONTHS: i64 = 100 * 12;
/// The month from which the first distance is counted: January 1805.
pub const FIRST_MONTH: i64 = 5 * 12;

/// A packed value that both sides begin as if they had just seen. Written once and never again: what it is can be read in
/// `tests/data/link-v1-primer.json`.
pub const PRIMER: &[u8] = include_bytes!("primer_v1.bin");

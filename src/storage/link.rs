//! A link: plain data as letters that may stand behind `#` in an address, and back.
//!
//! `v1.<kind>.<sum>.<data>`: the version of the form; `s` for a state or `j` for a whole record; the first eight letters
//! of the SHA-256 of the bytes; the bytes in base64url. The bytes are a flag byte and a value, [packed](pack) with a
//! frozen table of words and [compressed](compress). A link comes from anyone: what is read is limited before it is
//! trusted, and every way of being wrong is a [`LinkError`].
//!
//! # How version 1 is frozen
//! A link made once must open for ever. So `words_v1.txt` only grows at its end, `primer_v1.bin` and `codes.rs` never
//! change, and the links in `tests/data` are read by every test run. A form that cannot be had so is version 2,
//! read beside the first.

mod base64url;
mod codes;
mod compress;
mod pack;
#[cfg(test)]
mod tests;
mod unpack;
mod words;

use crate::model::wire::Value;

use super::digest::Digest;

/// The version of the form that is written.
const VERSION: u32 = 1;
/// The longest link that is read or written, in characters.
pub const LONGEST: usize = 200_000;
/// The most bytes a link may unfold to.
pub const LARGEST: usize = 4_000_000;
/// How many values may lie in each other.
pub const DEEPEST: usize = 64;
/// The most values, counted through all lists and maps.
pub const MOST_VALUES: usize = 400_000;
/// The longest text or name, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// Letters of the digest in a link.
const SUM: usize = 8;

/// What a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A game at one moment.
    State,
    /// A whole record.
    Journal,
}

/// Why a link cannot be read, or a value not be made one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// Nothing of this program's.
    NotALink,
    /// Written by a newer program: in a later form, or with words that are not known here.
    Newer {
        /// The version of its form.
        version: u32,
    },
    /// Longer than is read or written, in characters.
    TooLong {
        /// The length.
        size: usize,
        /// The limit.
        most: usize,
    },
    /// It holds something that is not known here.
    UnknownKind,
    /// A character that no link has.
    NotOurLetters {
        /// Its place in the text, in characters counted from 1.
        at: usize,
    },
    /// The sum is not that of the data: cut off, or changed on its way.
    CutOff,
    /// More bytes or values, longer texts or deeper lists than are taken.
    TooLarge,
    /// The sum is right, but no program of ours has written this.
    Malformed {
        /// What is wrong, in English.
        what: &'static str,
    },
}

impl Kind {
    const fn letter(self) -> &'static str {
        match self {
            Kind::State => "s",
            Kind::Journal => "j",
        }
    }
}

/// Whether a text begins as a link of any version does: `v`, digits, a full stop; a `#` may stand before.
#[must_use]
pub fn is_link(fragment: &str) -> bool {
    version(fragment).is_some()
}

/// A value as a link, without the `#`: letters, digits, `-`, `_` and `.` only.
/// [`Value::Odd`] is written as nothing, as in a file.
///
/// # Errors
/// When it is longer or larger than could be read back.
pub fn write(kind: Kind, value: &Value) -> Result<String, LinkError> {
    let bytes = compress::compress(kind, &pack::pack(value)?)?;
    let link =
        format!("v{VERSION}.{}.{}.{}", kind.letter(), Digest::of(&bytes).short(), base64url::encode(&bytes));
    within_length(&link)?;
    Ok(link)
}

/// Reads a link; a `#` may stand before it.
///
/// # Errors
/// What keeps the text from being one.
pub fn read(fragment: &str) -> Result<(Kind, Value), LinkError> {
    let (version, rest) = version(fragment).ok_or(LinkError::NotALink)?;
    if version != VERSION {
        return Err(LinkError::Newer { version });
    }
    within_length(fragment)?;
    let mut parts = rest.splitn(3, '.');
    let kind = match parts.next() {
        Some("s") => Kind::State,
        Some("j") => Kind::Journal,
        None | Some("") => return Err(LinkError::CutOff),
        Some(_) => return Err(LinkError::UnknownKind),
    };
    let (Some(sum), Some(data)) = (parts.next(), parts.next()) else { return Err(LinkError::CutOff) };
    let bytes = base64url::decode(data).map_err(|at| {
        let before = fragment.chars().count().saturating_sub(data.chars().count());
        LinkError::NotOurLetters { at: before.saturating_add(at) }
    })?;
    if sum.len() != SUM || Digest::of(&bytes).short() != sum {
        return Err(LinkError::CutOff);
    }
    Ok((kind, unpack::unpack(&compress::decompress(kind, &bytes)?)?))
}

/// The version of the form, and what stands behind it.
fn version(fragment: &str) -> Option<(u32, &str)> {
    let text = fragment.strip_prefix('#').unwrap_or(fragment).strip_prefix('v')?;
    let (number, rest) = text.split_once('.')?;
    let plain = number.bytes().all(|letter| letter.is_ascii_digit()) && !number.starts_with('0');
    (plain && !number.is_empty()).then(|| (number.parse().unwrap_or(u32::MAX), rest))
}

fn within_length(link: &str) -> Result<(), LinkError> {
    if link.len() > LONGEST {
        return Err(LinkError::TooLong { size: link.chars().count(), most: LONGEST });
    }
    Ok(())
}

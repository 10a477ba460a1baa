//! Digests: 32 bytes that stand for a text or a file, so that two of them can be told to be the same, or not.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// The SHA-256 of some bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest(pub [u8; 32]);

/// How many letters of a digest are shown to people, and stand in a link.
const SHORT: usize = 8;
const LETTERS: &[u8; 16] = b"0123456789abcdef";

impl Digest {
    /// The digest of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// The digest of these bytes one part after the other, as if they stood in one row.
    #[must_use]
    pub fn of_parts<'b>(parts: impl IntoIterator<Item = &'b [u8]>) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        Self(hash.finalize().into())
    }

    /// All of it: 64 letters of `0-9a-f`.
    #[must_use]
    pub fn hex(&self) -> String {
        letters(&self.0).collect()
    }

    /// Its first eight letters: enough to tell a slip, not to keep out a forger.
    #[must_use]
    pub fn short(&self) -> String {
        letters(&self.0).take(SHORT).collect()
    }

    /// Reads what [`Digest::hex`] wrote; none if it is anything else, be it only in capitals.
    #[must_use]
    pub fn parse(hex: &str) -> Option<Self> {
        let mut digest = [0; 32];
        let (pairs, rest) = hex.as_bytes().as_chunks::<2>();
        if pairs.len() != digest.len() || !rest.is_empty() {
            return None;
        }
        for (byte, [high, low]) in digest.iter_mut().zip(pairs) {
            *byte = worth(*high)? << 4 | worth(*low)?;
        }
        Some(Self(digest))
    }
}

fn letters(bytes: &[u8]) -> impl Iterator<Item = char> + '_ {
    let letter = |half: u8| char::from(LETTERS.get(usize::from(half)).copied().unwrap_or(b'0'));
    bytes.iter().flat_map(move |byte| [letter(byte >> 4), letter(byte & 15)])
}

fn worth(letter: u8) -> Option<u8> {
    LETTERS.iter().position(|one| *one == letter).and_then(|at| u8::try_from(at).ok())
}

impl fmt::Debug for Digest {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "Digest({})", self.hex())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.hex())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From FIPS 180-4's own examples.
    const KNOWN: [(&str, &str); 3] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        ),
    ];

    #[test]
    fn the_standards_examples_have_their_digests() {
        for (text, hex) in KNOWN {
            assert_eq!(Digest::of(text.as_bytes()).hex(), hex);
            let (one, other) = text.as_bytes().split_at(text.len() / 2);
            assert_eq!(Digest::of_parts([one, &[], other]).hex(), hex);
        }
    }

    #[test]
    fn a_digest_reads_back_and_nothing_else_does() {
        for (text, hex) in KNOWN {
            let digest = Digest::of(text.as_bytes());
            assert_eq!(Digest::parse(hex), Some(digest));
            assert_eq!(digest.to_string(), hex);
            assert_eq!(digest.short(), hex[..8]);
            for wrong in
                [&hex[1..], &hex[2..], &hex.to_uppercase(), &hex.replace('b', "g"), &format!("{hex}0")]
            {
                assert_eq!(Digest::parse(wrong), None, "{wrong}");
            }
        }
        assert_eq!(Digest::parse(""), None);
        assert_eq!(Digest::parse("ąęśćż"), None);
    }
}

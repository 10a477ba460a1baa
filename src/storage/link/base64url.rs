//! Base64url: bytes as letters of an address, without padding (RFC 4648, section 5).
//!
//! Thirty lines of our own: a crate would bring engines and alphabets the page has no use for.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bytes as letters.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3).saturating_mul(4));
    for part in bytes.chunks(3) {
        // Three bytes are four letters, two are three, one is two; the bits that are left over are naught.
        let bits =
            part.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - part.len()));
        for place in 0..=part.len() {
            let six = usize::try_from(bits >> (18 - 6 * place) & 63).unwrap_or(0);
            text.push(char::from(LETTERS.get(six).copied().unwrap_or(b'A')));
        }
    }
    text
}

/// The letters as bytes, if every letter is one, and as [`encode`] would write it; else the place of the first that is
/// not, counted from 1.
pub fn decode(text: &str) -> Result<Vec<u8>, usize> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    let (mut bits, mut held, mut count) = (0u32, 0u32, 0usize);
    for letter in text.chars() {
        count += 1;
        bits = bits << 6 | worth(letter).ok_or(count)?;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.extend(u8::try_from(bits >> held & 0xFF));
            bits &= (1 << held) - 1;
        }
    }
    // One letter alone is no byte, and bits left over must be naught: else two links would say the same.
    if held >= 6 || bits != 0 { Err(count) } else { Ok(bytes) }
}

fn worth(letter: char) -> Option<u32> {
    let (first, base) = match letter {
        'A'..='Z' => ('A', 0),
        'a'..='z' => ('a', 26),
        '0'..='9' => ('0', 52),
        '-' => ('-', 62),
        '_' => ('_', 63),
        _ => return None,
    };
    Some(u32::from(letter) - u32::from(first) + base)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_as_the_standard_says() {
        // RFC 4648, section 10, and the two letters in which base64url differs.
        let known: [(&[u8], &str); 9] = [
            (b"", ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foob", "Zm9vYg"),
            (b"fooba", "Zm9vYmE"),
            (b"foobar", "Zm9vYmFy"),
            (&[0xFB, 0xFF, 0xBF], "-_-_"),
            (&[0, 0, 0], "AAAA"),
        ];
        for (bytes, text) in known {
            assert_eq!(encode(bytes), text);
            assert_eq!(decode(text), Ok(bytes.to_vec()));
        }
    }

    #[test]
    fn other_letters_are_named_by_their_place() {
        for (text, at) in
            [("Zm+v", 3), ("Zm9v=", 5), ("ąbcd", 1), ("Zm9v YmFy", 5), ("Zm9vY", 5), ("Zh", 2), ("Zm9", 3)]
        {
            assert_eq!(decode(text), Err(at), "{text}");
        }
    }
}

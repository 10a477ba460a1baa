//! Lines of an input that may hold anything, and of any length.

use std::io::{self, BufRead, Read};

use poland_in_arms::storage::envelope::LARGEST;

/// Calls `take` with each line and its number, from 1. Of a line longer than a saved campaign only the beginning comes,
/// one byte too long.
pub fn each(
    input: &mut impl BufRead,
    mut take: impl FnMut(usize, &[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let most = u64::try_from(LARGEST).unwrap_or(u64::MAX).saturating_add(1);
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.len() > LARGEST && line.last() != Some(&b'\n') {
            skip_to_end_of_line(input)?;
        }
        take(number, line.trim_ascii_end())?;
    }
    Ok(())
}

fn skip_to_end_of_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let here = input.fill_buf()?;
        let end = here.iter().position(|byte| *byte == b'\n');
        let (used, over) = (end.map_or(here.len(), |at| at + 1), end.is_some() || here.is_empty());
        input.consume(used);
        if over {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(text: &[u8]) -> Vec<(usize, usize)> {
        let mut lengths = Vec::new();
        each(&mut io::Cursor::new(text), |number, line| {
            lengths.push((number, line.len()));
            Ok(())
        })
        .unwrap();
        lengths
    }

    #[test]
    fn lines_are_counted_from_one_with_the_last_unended() {
        assert_eq!(lengths(b"one\r\n\nthree"), [(1, 3), (2, 0), (3, 5)]);
        assert_eq!(lengths(b""), []);
        assert_eq!(lengths(b"\n"), [(1, 0)]);
    }

    #[test]
    fn an_endless_line_is_cut() {
        let mut text = vec![b'x'; 3 * LARGEST];
        text.extend(b"\nnext\n");
        assert_eq!(lengths(&text), [(1, LARGEST + 1), (2, 4)]);
    }
}

//! The status card in words: why a pasted one cannot be read.

use crate::model::status_card::{CardError, MOST_ROWS, SQUARES};
use crate::view::words::figures::counted;

/// Why a pasted card cannot be read, as one sentence.
#[must_use]
pub fn card_error(error: CardError) -> String {
    match error {
        CardError::NoRows => "There are no numbers in it.".into(),
        CardError::TooManyRows => format!("There are more than {MOST_ROWS} lines."),
        CardError::Rows { found } => {
            let lines = counted(i64::try_from(found).unwrap_or(i64::MAX), "line", "lines");
            format!("{lines} of numbers; the display has {SQUARES} squares.")
        }
        CardError::NotANumber { line } => format!("Line {line}: something is no whole number."),
        CardError::Columns { line, found } => {
            let numbers = counted(i64::try_from(found).unwrap_or(i64::MAX), "number", "numbers");
            format!("Line {line}: {numbers}; victory points and PSA are wanted, or a square before both.")
        }
        CardError::Square { line } => format!("Line {line}: the squares are 0 to {}.", SQUARES - 1),
        CardError::Twice { line, square } => format!("Line {line}: square {square} stands here again."),
        CardError::OutOfBounds { line } => format!("Line {line}: a number is out of bounds."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_named() {
        assert_eq!(card_error(CardError::Square { line: 3 }), "Line 3: the squares are 0 to 39.");
        assert_eq!(
            card_error(CardError::Rows { found: 1 }),
            "1 line of numbers; the display has 40 squares."
        );
    }
}

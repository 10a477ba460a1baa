//! The group's printed Political Status Display: victory points and adjustment of each square, as far as they were entered.

use super::quantity::PoliticalPoints;
use super::wire::{Value, Wire, Wrong, saved, serde_by_wire};

/// Squares of the display: 0 to 39 (22.2 k).
pub const SQUARES: u8 = 40;

/// The most that a square of any printed card says, of points and, up or down, of adjustment (base: economy).
pub const MOST_ON_CARD: i32 = 30;

/// Where the marker comes to stand after `points`, and the points lost beyond the ends of the display (22.2 k).
#[must_use]
pub fn marker_after(square: u8, points: PoliticalPoints) -> (u8, PoliticalPoints) {
    let wanted = i32::from(square).saturating_add(points.count());
    let kept = wanted.clamp(0, i32::from(SQUARES) - 1);
    (u8::try_from(kept).unwrap_or(0), PoliticalPoints::new(wanted - kept))
}

saved! {
    /// What one square of the printed card says.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct CardSquare {
        /// Victory points of the square.
        pub victory: u8,
        /// The display's own adjustment (PSA) of the square.
        pub drift: i8,
    }
}

/// The card, square by square; what was not entered is nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusCard([Option<CardSquare>; SQUARES as usize]);

impl Default for StatusCard {
    fn default() -> Self {
        Self([None; SQUARES as usize])
    }
}

impl StatusCard {
    /// What the card says of a square; nothing where it was not entered.
    #[must_use]
    pub fn square(&self, square: u8) -> Option<CardSquare> {
        self.0.get(usize::from(square)).copied().flatten()
    }

    /// This card with one square entered, or taken out again. A square that does not exist changes nothing.
    #[must_use]
    pub fn with(mut self, square: u8, says: Option<CardSquare>) -> Self {
        if let Some(place) = self.0.get_mut(usize::from(square)) {
            *place = says;
        }
        self
    }

    /// The squares that were entered, from the lowest to the highest.
    pub fn entered(&self) -> impl DoubleEndedIterator<Item = (u8, CardSquare)> + '_ {
        (0..SQUARES).filter_map(|square| self.square(square).map(|says| (square, says)))
    }

    /// Whether nothing was entered.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.entered().next().is_none()
    }

    /// Whether every square was entered.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.entered().count() == usize::from(SQUARES)
    }

    /// Reads a pasted table: a line for each of the 40 squares with its victory points and adjustment, square 0 first, or
    /// lines with a square before both. Tabs, spaces, commas, semicolons and bars part the numbers; lines without a digit
    /// are headings.
    ///
    /// # Errors
    /// The first line that cannot be read, and why; or how many lines there are instead of 40.
    pub fn parse(text: &str) -> Result<Self, CardError> {
        let mut rows = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let number = at.saturating_add(1);
            if !line.chars().any(|letter| letter.is_ascii_digit()) {
                continue;
            }
            if rows.len() == MOST_ROWS {
                return Err(CardError::TooManyRows);
            }
            rows.push((number, row(number, line)?));
        }
        let Some((_, first)) = rows.first() else { return Err(CardError::NoRows) };
        let columns = first.len();
        if columns == 2 && rows.len() != usize::from(SQUARES) {
            return Err(CardError::Rows { found: rows.len() });
        }
        let mut card = Self::default();
        for (at, (line, numbers)) in rows.into_iter().enumerate() {
            if numbers.len() != columns {
                return Err(CardError::Columns { line, found: numbers.len() });
            }
            let counted = i64::try_from(at).unwrap_or(i64::MAX);
            let (square, victory, drift) = match numbers.as_slice() {
                [victory, drift] => (counted, *victory, *drift),
                [square, victory, drift] => (*square, *victory, *drift),
                other => return Err(CardError::Columns { line, found: other.len() }),
            };
            let square = u8::try_from(square).ok().filter(|square| *square < SQUARES);
            let square = square.ok_or(CardError::Square { line })?;
            let (Ok(victory), Ok(drift)) = (u8::try_from(victory), i8::try_from(drift)) else {
                return Err(CardError::OutOfBounds { line });
            };
            if card.square(square).is_some() {
                return Err(CardError::Twice { line, square });
            }
            card = card.with(square, Some(CardSquare { victory, drift }));
        }
        Ok(card)
    }
}

/// The most lines of a pasted table that are looked at.
pub const MOST_ROWS: usize = 100;

/// The numbers of a line.
fn row(line: usize, text: &str) -> Result<Vec<i64>, CardError> {
    let parts = text.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | '|'));
    let number = |part: &str| {
        let plain = part.replace(['\u{2212}', '\u{2013}'], "-");
        plain.strip_prefix('+').unwrap_or(&plain).parse().map_err(|_| CardError::NotANumber { line })
    };
    parts.filter(|part| !part.is_empty()).map(number).collect()
}

/// Why a pasted card cannot be read; lines are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardError {
    /// There are no lines with numbers.
    NoRows,
    /// There are far more lines than squares.
    TooManyRows,
    /// Without squares before them there must be 40 lines.
    Rows {
        /// How many there are.
        found: usize,
    },
    /// Something in the line is no whole number.
    NotANumber {
        /// Which line.
        line: usize,
    },
    /// The line has not two numbers, or three, as the first one has.
    Columns {
        /// Which line.
        line: usize,
        /// How many numbers it has.
        found: usize,
    },
    /// The line names a square that does not exist.
    Square {
        /// Which line.
        line: usize,
    },
    /// The line names a square that was named before.
    Twice {
        /// Which line.
        line: usize,
        /// The square.
        square: u8,
    },
    /// A number of the line is out of all bounds.
    OutOfBounds {
        /// Which line.
        line: usize,
    },
}

impl Wire for StatusCard {
    fn to_wire(&self) -> Value {
        Value::Map(self.entered().map(|(square, says)| (square.to_string().into(), says.to_wire())).collect())
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mut card = Self::default();
        for (name, says) in value.map()? {
            let square = name.parse::<u8>().ok().filter(|square| *square < SQUARES);
            let square =
                square.ok_or_else(|| Wrong::new(format!("{name:?} is no square, 0 to {}", SQUARES - 1)))?;
            if card.square(square).is_some() {
                return Err(Wrong::new(format!("square {square} is given twice")));
            }
            let says = CardSquare::from_wire(says).map_err(|wrong| wrong.under(name))?;
            card = card.with(square, Some(says));
        }
        Ok(card)
    }

    fn is_default(&self) -> bool {
        self.is_blank()
    }
}

serde_by_wire!(StatusCard);

#[cfg(test)]
mod tests {
    use super::*;

    fn table(line: impl Fn(u8) -> String) -> String {
        (0..SQUARES).map(line).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_pasted_table_is_read_with_squares_or_without() {
        let drift = |square: u8| if square < 20 { 2 } else { -2 };
        let plain = table(|square| format!("{} {}", square / 4, drift(square)));
        let named = table(|square| format!("{square}\t{}\t{}", square / 4, drift(square)));
        let signed = table(|square| {
            let sign = if square < 20 { "+2" } else { "\u{2212}2" };
            format!("{}; {sign}", square / 4)
        });
        let card = StatusCard::parse(&format!("VP PSA\n\n{plain}\n")).unwrap();
        assert!(card.is_complete());
        assert_eq!(card.square(39), Some(CardSquare { victory: 9, drift: -2 }));
        assert_eq!(StatusCard::parse(&named), Ok(card.clone()));
        assert_eq!(StatusCard::parse(&signed.replace('\n', "\r\n")), Ok(card));
        let some = StatusCard::parse("31,9,-2\n29,8,-1").unwrap();
        assert_eq!(some.entered().map(|(square, _)| square).collect::<Vec<_>>(), [29, 31]);
    }

    #[test]
    fn what_cannot_be_read_is_named_by_its_line() {
        let cases = [
            ("", CardError::NoRows),
            ("VP and PSA", CardError::NoRows),
            ("5 1", CardError::Rows { found: 1 }),
            ("12 5 1\n13 x2 1", CardError::NotANumber { line: 2 }),
            ("12 5 1.5", CardError::NotANumber { line: 1 }),
            ("12 5 1\n\n13 5", CardError::Columns { line: 3, found: 2 }),
            ("12", CardError::Columns { line: 1, found: 1 }),
            ("40 5 1", CardError::Square { line: 1 }),
            ("-1 5 1", CardError::Square { line: 1 }),
            ("12 5 1\n12 5 1", CardError::Twice { line: 2, square: 12 }),
            ("12 256 1", CardError::OutOfBounds { line: 1 }),
            ("12 -1 1", CardError::OutOfBounds { line: 1 }),
            ("12 5 99999999999999999999", CardError::NotANumber { line: 1 }),
        ];
        for (text, error) in cases {
            assert_eq!(StatusCard::parse(text), Err(error), "{text:?}");
        }
        let long = "1 1\n".repeat(1000);
        assert_eq!(StatusCard::parse(&long), Err(CardError::TooManyRows));
        let short = table(|square| if square == 0 { String::new() } else { "5 0".to_owned() });
        assert_eq!(StatusCard::parse(&short), Err(CardError::Rows { found: 39 }));
    }

    #[test]
    fn it_is_written_square_by_square() {
        let card = StatusCard::default().with(31, Some(CardSquare { victory: 9, drift: -2 }));
        let card = card.with(40, Some(CardSquare::default()));
        let text = serde_json::to_string(&card).unwrap();
        assert_eq!(text, r#"{"31":{"victory":9,"drift":-2}}"#);
        assert_eq!(serde_json::from_str::<StatusCard>(&text).unwrap(), card);
        assert!(StatusCard::default().is_default() && !card.is_default());
        for wrong in
            [r#"{"40":{"victory":9,"drift":-2}}"#, r#"{"x":{"victory":9,"drift":-2}}"#, r#"{"1":{}}"#]
        {
            assert!(serde_json::from_str::<StatusCard>(wrong).is_err(), "{wrong}");
        }
    }
}

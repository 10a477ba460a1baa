//! A value from bytes, which may be anyone's. What they mean is in [`super::codes`].

use std::borrow::Cow;

use crate::model::wire::Value;

use super::codes::*;
use super::words::words;
use super::{DEEPEST, LONGEST_TEXT, LinkError, MOST_VALUES, VERSION};

/// The value that bytes hold.
///
/// # Errors
/// When they hold none, or more than is taken.
pub fn unpack(bytes: &[u8]) -> Result<Value, LinkError> {
    unpack_with(bytes, primed_shapes()).map(|(value, _)| value)
}

/// The value that bytes hold, written after maps of these names; and all such maps after it.
pub fn unpack_with(bytes: &[u8], shapes: Vec<Vec<usize>>) -> Result<(Value, Vec<Vec<usize>>), LinkError> {
    let words = words();
    let numbers = vec![None; words.len()];
    let mut reader =
        Reader { rest: bytes, words, shapes, numbers, month: FIRST_MONTH, values_left: MOST_VALUES };
    let value = reader.value(None, DEEPEST)?;
    if reader.rest.is_empty() { Ok((value, reader.shapes)) } else { Err(malformed("more than one value")) }
}

/// The names of the maps in the primer, by their numbers as words.
pub fn primed_shapes() -> Vec<Vec<usize>> {
    unpack_with(PRIMER, Vec::new()).map(|(_, shapes)| shapes).unwrap_or_default()
}

const fn malformed(what: &'static str) -> LinkError {
    LinkError::Malformed { what }
}

const ENDS: LinkError = malformed("a value ends too soon");

struct Reader<'b> {
    rest: &'b [u8],
    words: Vec<&'static str>,
    /// The names of the maps read so far, by their numbers as words.
    shapes: Vec<Vec<usize>>,
    /// The last number read under each word.
    numbers: Vec<Option<i64>>,
    /// The last month read, counted from the first of all.
    month: i64,
    values_left: usize,
}

/// A name, and its number if it is a word.
type Name = (Cow<'static, str>, Option<usize>);

impl Reader<'_> {
    /// Reads a value that stands under this word, with so many to lie in each other still.
    fn value(&mut self, name: Option<usize>, deep: usize) -> Result<Value, LinkError> {
        self.values_left = self.values_left.checked_sub(1).ok_or(LinkError::TooLarge)?;
        let deeper = deep.checked_sub(1).ok_or(LinkError::TooLarge)?;
        let mark = self.byte()?;
        match mark {
            0..=TEXT => Ok(Value::Text(self.word(mark)?.0)),
            NULL => Ok(Value::Null),
            NO => Ok(Value::Bool(false)),
            YES => Ok(Value::Bool(true)),
            NUMBER | NEXT_NUMBER | SMALL..=LAST_SMALL => self.number(mark, name),
            SAME_MONTH..=MONTH => self.month(mark),
            LIST..=LAST_SHORT_LIST => {
                let mut list = Vec::new();
                for _ in 0..self.count(mark, LIST, SHORT_LIST)? {
                    list.push(self.value(name, deeper)?);
                }
                Ok(Value::List(list))
            }
            MAP..=LAST_SHORT_MAP | SHAPE..=FAR_SHAPE => {
                let mut map = Vec::new();
                for (name, number) in self.names(mark)? {
                    map.push((name, self.value(number, deeper)?));
                }
                Ok(Value::Map(map))
            }
        }
    }

    fn number(&mut self, mark: u8, name: Option<usize>) -> Result<Value, LinkError> {
        let last = name.and_then(|name| self.numbers.get(name).copied()).flatten();
        let number = match mark {
            NUMBER => self.signed()?,
            NEXT_NUMBER => {
                last.and_then(|last| last.checked_add(1)).ok_or(malformed("no number before this"))?
            }
            small => i64::from(small) - i64::from(SMALL) + SMALLEST,
        };
        if let Some(last) = name.and_then(|name| self.numbers.get_mut(name)) {
            *last = Some(number);
        }
        Ok(Value::Number(number))
    }

    fn month(&mut self, mark: u8) -> Result<Value, LinkError> {
        let distance = match mark {
            SAME_MONTH => 0,
            NEXT_MONTH => 1,
            _ => self.signed()?,
        };
        let month = self.month.checked_add(distance).filter(|month| (0..MONTHS).contains(month));
        self.month = month.ok_or(malformed("a month beyond the century"))?;
        let (year, month) = (FIRST_YEAR + self.month / 12, self.month % 12 + 1);
        Ok(Value::Text(format!("{year}-{month:02}").into()))
    }

    /// The names of a map.
    fn names(&mut self, mark: u8) -> Result<Vec<Name>, LinkError> {
        if mark >= SHAPE {
            let far = if mark == FAR_SHAPE { self.length()? } else { 0 };
            let shape = usize::from(mark - SHAPE).checked_add(far).and_then(|at| self.shapes.get(at));
            let shape = shape.ok_or(malformed("a map like none before"))?;
            let named = |number: &usize| Some((Cow::Borrowed(*self.words.get(*number)?), Some(*number)));
            return Ok(shape.iter().filter_map(named).collect());
        }
        let count = self.count(mark, MAP, SHORT_MAP)?;
        let mut names = Vec::new();
        for _ in 0..count {
            let mark = self.byte()?;
            names.push(self.word(mark)?);
        }
        let known: Option<Vec<usize>> = names.iter().map(|(_, number)| *number).collect();
        if let Some(known) = known
            && (1..=WIDEST_SHAPE).contains(&known.len())
            && self.shapes.len() < MOST_SHAPES
        {
            self.shapes.push(known);
        }
        Ok(names)
    }

    fn word(&mut self, mark: u8) -> Result<Name, LinkError> {
        let number = match mark {
            TEXT => return Ok((Cow::Owned(self.text()?), None)),
            PAGE..TEXT => usize::from(mark - PAGE) * 256 + usize::from(self.byte()?) + SHORT_WORDS,
            0..PAGE => usize::from(mark),
            _ => return Err(malformed("a name that is no text")),
        };
        // The table only grows: a number beyond it is a word of a later program.
        let word = self.words.get(number).ok_or(LinkError::Newer { version: VERSION })?;
        Ok((Cow::Borrowed(*word), Some(number)))
    }

    fn text(&mut self) -> Result<String, LinkError> {
        let length = self.length()?;
        let (text, rest) = self.rest.split_at_checked(length).ok_or(ENDS)?;
        let text = str::from_utf8(text).map_err(|_| malformed("a text that is not UTF-8"))?;
        if text.chars().count() > LONGEST_TEXT {
            return Err(LinkError::TooLarge);
        }
        self.rest = rest;
        Ok(text.to_owned())
    }

    /// How many values follow; never more than there are bytes, since each has one at least.
    fn count(&mut self, mark: u8, long: u8, short: u8) -> Result<usize, LinkError> {
        let count = if mark == long { self.length()? } else { usize::from(mark.saturating_sub(short)) };
        if count > self.rest.len() {
            return Err(ENDS);
        }
        if count > self.values_left { Err(LinkError::TooLarge) } else { Ok(count) }
    }

    fn byte(&mut self) -> Result<u8, LinkError> {
        let (byte, rest) = self.rest.split_first().ok_or(ENDS)?;
        self.rest = rest;
        Ok(*byte)
    }

    fn length(&mut self) -> Result<usize, LinkError> {
        usize::try_from(self.sevens()?).map_err(|_| ENDS)
    }

    fn signed(&mut self) -> Result<i64, LinkError> {
        let number = self.sevens()?;
        Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    fn sevens(&mut self) -> Result<u64, LinkError> {
        let mut number = 0u64;
        for place in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7F);
            // The tenth byte has room for one bit.
            if place == 63 && bits > 1 {
                break;
            }
            number |= bits << place;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(malformed("a number beyond all bounds"))
    }
}

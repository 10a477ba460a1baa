//! A value as bytes. What they mean is in [`super::codes`].

use crate::model::wire::{Named, Value};

use super::codes::*;
use super::unpack::primed_shapes;
use super::words::{by_name, words};
use super::{DEEPEST, LARGEST, LONGEST_TEXT, LinkError, MOST_VALUES};

/// A value as bytes.
///
/// # Errors
/// When it is larger than could be read back.
pub fn pack(value: &Value) -> Result<Vec<u8>, LinkError> {
    pack_with(value, primed_shapes())
}

/// A value as bytes, written after maps of these names.
pub fn pack_with(value: &Value, shapes: Vec<Vec<usize>>) -> Result<Vec<u8>, LinkError> {
    let words = words();
    let mut packer = Packer {
        numbers: vec![None; words.len()],
        words: by_name(&words),
        shapes,
        month: FIRST_MONTH,
        values_left: MOST_VALUES,
        bytes: Vec::new(),
    };
    packer.value(value, None, DEEPEST)?;
    if packer.bytes.len() > LARGEST { Err(LinkError::TooLarge) } else { Ok(packer.bytes) }
}

struct Packer {
    words: Vec<(&'static str, usize)>,
    /// The names of the maps written so far, by their numbers as words.
    shapes: Vec<Vec<usize>>,
    /// The last number written under each word.
    numbers: Vec<Option<i64>>,
    /// The last month written, counted from the first of all.
    month: i64,
    values_left: usize,
    bytes: Vec<u8>,
}

impl Packer {
    /// Writes a value that stands under this word, with so many to lie in each other still.
    fn value(&mut self, value: &Value, name: Option<usize>, deep: usize) -> Result<(), LinkError> {
        self.values_left = self.values_left.checked_sub(1).ok_or(LinkError::TooLarge)?;
        let deeper = deep.checked_sub(1).ok_or(LinkError::TooLarge)?;
        match value {
            Value::Null | Value::Odd => self.bytes.push(NULL),
            Value::Bool(yes) => self.bytes.push(if *yes { YES } else { NO }),
            Value::Number(number) => self.number(*number, name),
            Value::Text(text) => match month_of(text) {
                Some(month) => self.month(month),
                None => self.word(text)?,
            },
            Value::List(list) => {
                self.count(list.len(), LIST, SHORT_LIST, LAST_SHORT_LIST);
                for value in list {
                    self.value(value, name, deeper)?;
                }
            }
            Value::Map(map) => {
                let names: Vec<Option<usize>> = map.iter().map(|(name, _)| self.number_of(name)).collect();
                self.names(map, &names)?;
                for ((_, value), name) in map.iter().zip(names) {
                    self.value(value, name, deeper)?;
                }
            }
        }
        Ok(())
    }

    fn number(&mut self, number: i64, name: Option<usize>) {
        let last = name.and_then(|name| self.numbers.get_mut(name));
        let next = last.and_then(|last| last.replace(number)).and_then(|last| last.checked_add(1));
        let small = number.checked_sub(SMALLEST).and_then(|small| u8::try_from(small).ok());
        match small.filter(|small| *small <= LAST_SMALL - SMALL) {
            _ if next == Some(number) => self.bytes.push(NEXT_NUMBER),
            Some(small) => self.bytes.push(SMALL + small),
            None => {
                self.bytes.push(NUMBER);
                self.signed(number);
            }
        }
    }

    fn month(&mut self, month: i64) {
        match month - self.month {
            0 => self.bytes.push(SAME_MONTH),
            1 => self.bytes.push(NEXT_MONTH),
            distance => {
                self.bytes.push(MONTH);
                self.signed(distance);
            }
        }
        self.month = month;
    }

    /// Writes the names of a map: by its number if such a map was written before, else name by name.
    fn names(&mut self, map: &[Named], names: &[Option<usize>]) -> Result<(), LinkError> {
        let known: Option<Vec<usize>> = names.iter().copied().collect();
        let known = known.filter(|known| (1..=WIDEST_SHAPE).contains(&known.len()));
        if let Some(shape) = known.as_ref().and_then(|known| self.shapes.iter().position(|one| one == known))
        {
            match u8::try_from(shape).ok().and_then(|shape| shape.checked_add(SHAPE)) {
                Some(mark) if mark != FAR_SHAPE => self.bytes.push(mark),
                _ => {
                    self.bytes.push(FAR_SHAPE);
                    self.length(shape.saturating_sub(usize::from(FAR_SHAPE - SHAPE)));
                }
            }
            return Ok(());
        }
        self.count(map.len(), MAP, SHORT_MAP, LAST_SHORT_MAP);
        for (name, _) in map {
            self.word(name)?;
        }
        if let Some(known) = known
            && self.shapes.len() < MOST_SHAPES
        {
            self.shapes.push(known);
        }
        Ok(())
    }

    fn number_of(&self, word: &str) -> Option<usize> {
        let at = self.words.binary_search_by_key(&word, |(word, _)| word).ok()?;
        self.words.get(at).map(|(_, number)| *number)
    }

    /// Writes a word by its number, any other text letter by letter.
    fn word(&mut self, text: &str) -> Result<(), LinkError> {
        match self.number_of(text) {
            Some(number) => match u8::try_from(number) {
                Ok(short) if number < SHORT_WORDS => self.bytes.push(short),
                _ => {
                    let far = number.saturating_sub(SHORT_WORDS);
                    self.bytes.extend(u8::try_from(usize::from(PAGE) + far / 256));
                    self.bytes.extend(u8::try_from(far % 256));
                }
            },
            None => {
                if text.chars().count() > LONGEST_TEXT {
                    return Err(LinkError::TooLarge);
                }
                self.bytes.push(TEXT);
                self.length(text.len());
                self.bytes.extend_from_slice(text.as_bytes());
            }
        }
        Ok(())
    }

    fn count(&mut self, count: usize, long: u8, short: u8, last_short: u8) {
        match u8::try_from(count).ok().and_then(|count| short.checked_add(count)) {
            Some(mark) if mark <= last_short => self.bytes.push(mark),
            _ => {
                self.bytes.push(long);
                self.length(count);
            }
        }
    }

    fn length(&mut self, length: usize) {
        self.sevens(u64::try_from(length).unwrap_or(u64::MAX));
    }

    fn signed(&mut self, number: i64) {
        self.sevens((number.cast_unsigned() << 1) ^ (number >> 63).cast_unsigned());
    }

    fn sevens(&mut self, mut number: u64) {
        while number > 0x7F {
            self.bytes.extend(u8::try_from(number & 0x7F | 0x80));
            number >>= 7;
        }
        self.bytes.extend(u8::try_from(number));
    }
}

/// The month a text names, counted from the first of all; none if it is no month, or none that has a number.
fn month_of(text: &str) -> Option<i64> {
    let digit = |at: usize| text.as_bytes().get(at).filter(|letter| letter.is_ascii_digit());
    let digits = [0, 1, 2, 3, 5, 6].into_iter().all(|at| digit(at).is_some());
    if text.len() != 7 || !digits {
        return None;
    }
    let (year, month) = text.split_once('-')?;
    let (year, month): (i64, i64) = (year.parse().ok()?, month.parse().ok()?);
    let months = (year - FIRST_YEAR) * 12 + month - 1;
    ((1..=12).contains(&month) && (0..MONTHS).contains(&months)).then_some(months)
}

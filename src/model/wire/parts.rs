//! The parts of a value: fields by name, values in a row, one value under the name of its variant.

use std::borrow::Cow;

use super::{Named, Value, Wire, Wrong};

/// The place in a closed list of the id that is read.
///
/// # Errors
/// When it is no id of the list.
#[inline(never)]
pub fn place_of(kind: &str, id: &str, known: &[&str]) -> Result<usize, Wrong> {
    known.iter().position(|one| *one == id).ok_or_else(|| Wrong::id(kind, id, known))
}

/// Puts a field among those written.
#[inline(never)]
pub fn put<T: Wire>(map: &mut Vec<Named>, name: &'static str, value: &T) {
    add(map, name, value.to_wire());
}

#[inline(never)]
fn add(map: &mut Vec<Named>, name: &'static str, value: Value) {
    map.push((Cow::Borrowed(name), value));
}

/// A value under the name of its variant.
#[must_use]
#[inline(never)]
pub fn tagged(id: &'static str, value: Value) -> Value {
    Value::Map(vec![(Cow::Borrowed(id), value)])
}

/// The name of a variant and what it holds.
///
/// # Errors
/// When it is neither a name nor one value under a name.
pub fn variant(value: &Value) -> Result<(&str, &Value), Wrong> {
    match value {
        Value::Text(id) => Ok((id, &Value::Null)),
        Value::Map(map) => match map.as_slice() {
            [(id, content)] => Ok((id, content)),
            _ => Err(Wrong::new(format!("one name is wanted here, not {}", map.len()))),
        },
        _ => Err(Wrong::kind("a name, or one value under a name", value)),
    }
}

/// Refuses what stands beside a variant that holds nothing.
///
/// # Errors
/// When there is something.
pub fn nothing(content: &Value) -> Result<(), Wrong> {
    if matches!(content, Value::Null) { Ok(()) } else { Err(Wrong::kind("nothing", content)) }
}

/// The fields of an object that is read, those not yet taken.
pub struct Fields<'v>(Vec<&'v Named>);

impl<'v> Fields<'v> {
    /// The fields of a value.
    ///
    /// # Errors
    /// When it has none.
    pub fn of(value: &'v Value) -> Result<Self, Wrong> {
        Ok(Self(value.map()?.iter().collect()))
    }

    #[inline(never)]
    fn take(&mut self, name: &str) -> Option<&'v Value> {
        let at = self.0.iter().position(|(given, _)| given == name)?;
        Some(&self.0.remove(at).1)
    }

    /// The field of this name, if it is given.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn given<T: Wire>(&mut self, name: &str) -> Result<Option<T>, Wrong> {
        match self.take(name) {
            Some(value) => T::from_wire(value).map(Some).map_err(|wrong| wrong.under(name)),
            None => Ok(None),
        }
    }

    /// The field of this name.
    ///
    /// # Errors
    /// When it cannot be read, or is missing and must not be.
    #[inline(never)]
    pub fn get<T: Wire>(&mut self, name: &str) -> Result<T, Wrong> {
        self.given(name)?.or_else(T::absent).ok_or_else(|| missing(name))
    }

    /// The field of this name; its type's default if it is not given.
    ///
    /// # Errors
    /// When it cannot be read.
    #[inline(never)]
    pub fn or_default<T: Wire + Default>(&mut self, name: &str) -> Result<T, Wrong> {
        Ok(self.given(name)?.unwrap_or_default())
    }

    /// Refuses the fields that were not taken: unknown ones, and any that are given twice.
    ///
    /// # Errors
    /// When there are any.
    pub fn end(self) -> Result<(), Wrong> {
        match self.0.first() {
            Some((name, _)) => Err(Wrong::new(format!("{name:?} is unknown here, or given twice"))),
            None => Ok(()),
        }
    }
}

/// There is nothing of this name.
#[cold]
#[inline(never)]
#[must_use]
pub fn missing(name: &str) -> Wrong {
    Wrong::new(format!("{name:?} is missing"))
}

/// The values of a row that is read, one after the other.
pub struct Items<'v> {
    all: &'v [Value],
    next: usize,
}

impl<'v> Items<'v> {
    /// The values of a row of any length.
    ///
    /// # Errors
    /// When it is no row.
    pub fn all(value: &'v Value) -> Result<Self, Wrong> {
        Ok(Self { all: value.list()?, next: 0 })
    }

    /// How many they are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// The values of a row of this length.
    ///
    /// # Errors
    /// When it is no such row.
    pub fn of(value: &'v Value, length: usize) -> Result<Self, Wrong> {
        let all = value.list()?;
        if all.len() == length {
            Ok(Self { all, next: 0 })
        } else {
            Err(Wrong::new(format!("a list of {length} is wanted here, not of {}", all.len())))
        }
    }

    /// The next one.
    ///
    /// # Errors
    /// When it cannot be read.
    #[inline(never)]
    pub fn take<T: Wire>(&mut self) -> Result<T, Wrong> {
        let at = self.next;
        self.next += 1;
        T::from_wire(self.all.get(at).unwrap_or(&Value::Null)).map_err(|wrong| wrong.at(at))
    }
}

/// The whole number that is read, if it lies within bounds.
///
/// # Errors
/// When it does not.
#[inline(never)]
pub fn bounded(value: &Value, (least, most): (i64, i64)) -> Result<i64, Wrong> {
    let number = value.number()?;
    if (least..=most).contains(&number) {
        Ok(number)
    } else {
        Err(Wrong::new(format!("{number} is out of bounds, {least} to {most}")))
    }
}

//! The saved form of values: one small tree that all of them go through. `saved!` declares a type with its form.
//!
//! The tree alone knows serde, and JSON through it; a type has only its ids and names. So the program
//! holds the code of a reader once, and not again in each of some hundred types.
//!
//! Why no derives, measured anew with the page in parts: a program that reads a whole record and writes it again, byte for
//! byte the same, built as the page is, has 234 kB with the tree and 465 kB with serde's derives, 73 and 114 kB as sent
//! (brotli); 38 and 16 kB of each are serde_json and the tree alone. The start page needs neither, but the desk does, and
//! would be 41 kB larger (`scripts/sizes.mjs` has its ceiling). Links, which hold the tree and no JSON, would need each
//! type's derived reader a second time.

use std::borrow::Cow;
use std::fmt;

mod json;
mod parts;
mod plain;
mod saved;
#[cfg(test)]
mod tests;

pub use parts::{Fields, Items, bounded, missing, nothing, place_of, put, tagged, variant};
pub(crate) use saved::{saved, serde_by_wire};

/// Plain data, as JSON has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A number that no value here can be: a fraction, or one beyond all bounds. Read, never written.
    Odd,
    /// A text, or an id.
    Text(Cow<'static, str>),
    /// Values in a row.
    List(Vec<Value>),
    /// Values by name, in the order in which they are written.
    Map(Vec<Named>),
}

/// A name and its value.
pub type Named = (Cow<'static, str>, Value);

/// What is wrong with a value that was read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(Box<(String, Vec<String>)>);

/// A type with a saved form.
pub trait Wire: Sized {
    /// The value as plain data.
    fn to_wire(&self) -> Value;

    /// Reads a value.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn from_wire(value: &Value) -> Result<Self, Wrong>;

    /// The value where nothing is given; none if one must be.
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }

    /// Whether it is the default, which need not be written.
    fn is_default(&self) -> bool {
        false
    }
}

impl Wrong {
    /// This is wrong.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn new(what: String) -> Self {
        Self(Box::new((what, Vec::new())))
    }

    /// The value is not the kind of thing that is wanted here.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn kind(wanted: &str, value: &Value) -> Self {
        let given = match value {
            Value::Null => "nothing".to_owned(),
            Value::Bool(yes) => yes.to_string(),
            Value::Number(number) => number.to_string(),
            Value::Odd => "a fraction or a number beyond all bounds".to_owned(),
            Value::Text(text) => format!("{text:?}"),
            Value::List(_) => "a list".to_owned(),
            Value::Map(_) => "an object".to_owned(),
        };
        Self::new(format!("{given} is not {wanted}"))
    }

    /// No such id: what it should be one of, by its name and its ids.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn id(kind: &str, id: &str, known: &[&str]) -> Self {
        Self::new(format!("{kind}: unknown id {id:?}, not one of {}", known.join(", ")))
    }

    /// It is wrong in the part of this name.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn under(mut self, part: &str) -> Self {
        self.0.1.push(part.to_owned());
        self
    }

    /// It is wrong in the value at this place of a row, counted from 0.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn at(self, place: usize) -> Self {
        self.under(&place.to_string())
    }

    /// What is wrong.
    #[must_use]
    pub fn what(&self) -> &str {
        &self.0.0
    }

    /// Where: the names of the parts from the whole inwards, `entries.3.command`; empty if the whole is wrong.
    #[must_use]
    pub fn place(&self) -> String {
        let inwards: Vec<&str> = self.0.1.iter().rev().map(String::as_str).collect();
        inwards.join(".")
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.what())?;
        if self.0.1.is_empty() { Ok(()) } else { write!(to, ", at {}", self.place()) }
    }
}

impl std::error::Error for Wrong {}

impl Value {
    /// An id as a value.
    #[must_use]
    pub const fn id(id: &'static str) -> Self {
        Value::Text(Cow::Borrowed(id))
    }

    /// The text.
    ///
    /// # Errors
    /// When it is no text.
    pub fn text(&self) -> Result<&str, Wrong> {
        if let Value::Text(text) = self { Ok(text) } else { Err(Wrong::kind("a text", self)) }
    }

    /// Whether every text in it has at most so many characters.
    #[must_use]
    pub fn texts_fit(&self, most: usize) -> bool {
        match self {
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Odd => true,
            Value::Text(text) => text.chars().count() <= most,
            Value::List(list) => list.iter().all(|value| value.texts_fit(most)),
            Value::Map(map) => map.iter().all(|(_, value)| value.texts_fit(most)),
        }
    }

    /// The values by name.
    ///
    /// # Errors
    /// When it is not that.
    pub fn map(&self) -> Result<&[Named], Wrong> {
        if let Value::Map(map) = self { Ok(map) } else { Err(Wrong::kind("an object", self)) }
    }

    fn list(&self) -> Result<&[Value], Wrong> {
        if let Value::List(list) = self { Ok(list) } else { Err(Wrong::kind("a list", self)) }
    }

    fn number(&self) -> Result<i64, Wrong> {
        if let Value::Number(number) = self { Ok(*number) } else { Err(Wrong::kind("a whole number", self)) }
    }
}

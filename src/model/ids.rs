//! Reading a value from its stable id, the one way tables are named on disk.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, Unexpected, Visitor};

/// A closed table whose entries are written to disk by a stable id.
pub(super) trait Named: Copy {
    /// What an entry is, with its article: "a clause".
    const KIND: &'static str;

    /// The entry of that id, if there is one.
    fn named(id: &str) -> Option<Self>;
}

/// Reads an entry from its id; an unknown id is an error that names it.
pub(super) fn read<'de, D: Deserializer<'de>, T: Named>(source: D) -> Result<T, D::Error> {
    source.deserialize_str(ById(PhantomData))
}

struct ById<T>(PhantomData<T>);

impl<T: Named> Visitor<'_> for ById<T> {
    type Value = T;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the id of ")?;
        out.write_str(T::KIND)
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<T, E> {
        T::named(id).ok_or_else(|| E::invalid_value(Unexpected::Str(id), &self))
    }
}

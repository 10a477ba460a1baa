//! The reader of schema 1.
//!
//! # How a schema is frozen
//! Every text that a released version wrote must load for ever. While schema 1 is the one written, this reader and the
//! types of `engine::journal` are the same, and those types may change only so that old texts still read: a new field
//! is `= skip` (its default is not written, so that old entries keep their marks, see `storage::marks`), an id is never renamed or
//! reused, a variant is never removed (`tests/ids.rs`). `tests/data/saved-v1.json` was written
//! by the first release and is read by every test run; it is never written again.
//!
//! The day a change breaks that rule, and before it is made:
//! 1. copy `Journal` and everything it holds, as they stand, into this module, and never touch them again;
//! 2. write `From<v1::Journal> for Journal`, a plain conversion that judges no rule;
//! 3. raise `envelope::SCHEMA` to 2, add `v2.rs` for the new form, and keep a text written by the last release of
//!    schema 1 beside the first.

use crate::engine::journal::Journal;
use crate::model::wire::{Value, Wire, Wrong};

use super::growth::Growth;

/// The record in a text of schema 1; the cover was read before.
pub fn journal(content: &Value) -> Result<Journal, Wrong> {
    Journal::from_wire(content)
}

/// The acts added to a saved record.
pub fn acts(content: &Value) -> Result<Growth, Wrong> {
    Growth::from_wire(content)
}

/// The campaigns in one file, each in a cover of its own.
pub fn campaigns(content: &Value) -> Result<Vec<Value>, Wrong> {
    match content {
        Value::List(files) => Ok(files.clone()),
        _ => Err(Wrong::kind("a list", content)),
    }
}

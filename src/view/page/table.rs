//! Columns of figures.

use super::{Action, Key, Text};
use crate::model::clause::Clause;

/// A table: named columns, rows told by their key, and perhaps a foot.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// Its cells are of one size and open; the heads of its columns stand below.
    pub matrix: bool,
    /// What it shows; heard, not seen.
    pub caption: String,
    /// The heads of its columns.
    pub columns: Vec<Column>,
    /// Its rows.
    pub rows: Vec<TableRow>,
    /// Its last row: a sum.
    pub foot: Vec<Cell>,
}

/// The head of a column.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Column {
    /// Its name.
    pub name: Text,
    /// It holds figures, which stand at the right.
    pub figures: bool,
}

/// A row of a table; its first cell is its name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableRow {
    /// Its key in the table.
    pub key: Key,
    /// A heading over all columns, or a sum.
    pub strong: bool,
    /// Its cells. One alone stands across all columns.
    pub cells: Vec<Cell>,
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// What it says.
    pub text: Text,
    /// What it says in small under that.
    pub note: Text,
    /// What must not be missed of it: less, short, changed.
    pub marked: bool,
    /// Its clause.
    pub cite: Option<Clause>,
    /// What is heard and hinted instead of its signs.
    pub spoken: Option<String>,
    /// What a press on it opens.
    pub opens: Option<Action>,
}

impl Cell {
    /// A cell of plain words.
    #[must_use]
    pub fn new(text: impl Into<Text>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}

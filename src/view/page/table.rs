//! Columns of figures.

use super::{Action, Key, Text};
use crate::model::clause::Clause;

/// A table: named columns, rows told by their key, and perhaps a foot.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
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

impl Column {
    /// A column of words.
    #[must_use]
    pub fn words(name: impl Into<Text>) -> Self {
        Self { name: name.into(), figures: false }
    }

    /// A column of figures.
    #[must_use]
    pub fn figures(name: impl Into<Text>) -> Self {
        Self { name: name.into(), figures: true }
    }
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

impl TableRow {
    /// A row of these cells.
    #[must_use]
    pub fn new(key: impl Into<Key>, cells: Vec<Cell>) -> Self {
        Self { key: key.into(), strong: false, cells }
    }
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

impl Table {
    /// Whether its cells are signs that open: they are of one size, and the heads of the columns stand below.
    #[must_use]
    pub fn is_matrix(&self) -> bool {
        self.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.spoken.is_some())
    }
}

impl Cell {
    /// A cell of plain words.
    #[must_use]
    pub fn new(text: impl Into<Text>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// The same, opening something.
    #[must_use]
    pub fn opens(mut self, action: Action) -> Self {
        self.opens = Some(action);
        self
    }

    /// The same with words in small under it.
    #[must_use]
    pub fn note(mut self, note: impl Into<Text>) -> Self {
        self.note = note.into();
        self
    }
}

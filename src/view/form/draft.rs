//! The answers of a form, as they were typed.

use std::collections::BTreeMap;

/// Answers by the key of their question, and the rows of its lists. What is not answered has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The campaign is under way: much more is asked.
    pub late: bool,
    answers: BTreeMap<String, String>,
    rows: BTreeMap<String, Vec<u16>>,
    next: u16,
}

impl Draft {
    /// An empty form, for a new campaign or one under way.
    #[must_use]
    pub fn new(late: bool) -> Self {
        Self { late, ..Self::default() }
    }

    /// The answer to a question, if one was given.
    #[must_use]
    pub fn answer(&self, key: &str) -> Option<&str> {
        self.answers.get(key).map(String::as_str)
    }

    /// Answers a question.
    pub fn put(&mut self, key: &str, value: &str) {
        self.answers.insert(key.to_owned(), value.to_owned());
    }

    /// The rows of a list, by numbers that are never given twice.
    #[must_use]
    pub fn rows(&self, list: &str) -> &[u16] {
        self.rows.get(list).map_or(&[], Vec::as_slice)
    }

    /// Adds a row to a list, and says its number.
    pub fn add(&mut self, list: &str) -> u16 {
        self.next = self.next.saturating_add(1);
        self.rows.entry(list.to_owned()).or_default().push(self.next);
        self.next
    }

    /// Takes a row from a list, with its answers.
    pub fn remove(&mut self, list: &str, row: u16) {
        if let Some(rows) = self.rows.get_mut(list) {
            rows.retain(|one| *one != row);
        }
        let prefix = format!("{list}:{row}:");
        self.answers.retain(|key, _| !key.starts_with(&prefix));
    }
}

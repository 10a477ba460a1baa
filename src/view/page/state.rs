//! What lies open on a page and what is typed into it, not done yet.

use super::Key;
use std::collections::BTreeMap;

/// The page's own state. The page is built from it and from the campaign, and is forgotten with the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageState {
    open: Vec<Key>,
    answers: BTreeMap<Key, String>,
}

impl PageState {
    /// Whether the row with this key lies open.
    #[must_use]
    pub fn is_open(&self, key: &str) -> bool {
        self.open.iter().any(|one| one == key)
    }

    /// Opens or closes a row; `alone` closes every other.
    pub fn fold(&mut self, key: &Key, alone: bool) {
        let open = self.is_open(key);
        self.open.retain(|one| !alone && one != key);
        if !open {
            self.open.push(key.clone());
        }
    }

    /// What was answered under a key.
    #[must_use]
    pub fn answer(&self, key: &str) -> Option<&str> {
        self.answers.get(key).map(String::as_str)
    }

    /// The number answered under a key.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<i32> {
        self.answer(key)?.parse().ok()
    }

    /// Every answer under keys that begin so, with the rest of its key.
    pub fn under<'a>(&'a self, begins: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let all = self.answers.iter();
        all.filter_map(move |(key, answer)| Some((key.strip_prefix(begins)?, answer.as_str())))
    }

    /// Answers.
    pub fn put(&mut self, key: Key, answer: String) {
        self.answers.insert(key, answer);
    }

    /// Forgets every answer whose key begins so.
    pub fn forget(&mut self, begins: &str) {
        self.answers.retain(|key, _| !key.starts_with(begins));
    }
}

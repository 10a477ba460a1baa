//! Words that are set in more than one manner.

use super::{Action, Bond, Glyph};
use crate::model::power::Power;

/// A run of words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Text(pub Vec<Span>);

/// Words set in one manner.
#[derive(Clone, Debug, PartialEq)]
pub enum Span {
    /// As the rest.
    Plain(String),
    /// Bold.
    Strong(String),
    /// What must not be missed: the month from which something may be done.
    Date(String),
    /// Heard, not seen.
    Unseen(String),
    /// Struck out: what it was before.
    Struck(String),
    /// Heard again whenever it changes.
    Said(String),
    /// A mark.
    Badge(Badge, String),
    /// A power's name beside its colour.
    Power(Power),
    /// The same where there is little room: its letters are seen, its name is heard.
    Short(Power),
    /// A sign among the words; it is not read out.
    Icon(Glyph),
    /// The sign of what binds two powers; it is not read out.
    Bond(Bond),
    /// Words that open something.
    Link(String, Action),
}

/// What a mark says of the thing it stands beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// No more than its words.
    Plain,
    /// Set by hand, or assumed.
    Hand,
    /// By agreement against the rules, or by a ruling.
    Overruled,
}

impl Text {
    /// No words.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// Whether there are no words.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same and then more.
    #[must_use]
    pub fn then(mut self, span: Span) -> Self {
        self.0.push(span);
        self
    }

    /// The same and then plain words.
    #[must_use]
    pub fn plain(self, words: impl Into<String>) -> Self {
        self.then(Span::Plain(words.into()))
    }

    /// The same and then, if there is one, a month.
    #[must_use]
    pub fn date(self, date: Option<String>) -> Self {
        match date {
            Some(date) => self.plain(" ").then(Span::Date(date)),
            None => self,
        }
    }

    /// The words alone.
    #[must_use]
    pub fn words(&self) -> String {
        let words = self.0.iter().map(|span| match span {
            Span::Plain(words)
            | Span::Strong(words)
            | Span::Date(words)
            | Span::Unseen(words)
            | Span::Struck(words)
            | Span::Said(words)
            | Span::Badge(_, words)
            | Span::Link(words, _) => words.as_str(),
            Span::Power(power) | Span::Short(power) => power.name(),
            Span::Icon(_) | Span::Bond(_) => "",
        });
        words.collect()
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        if words.is_empty() { Self::none() } else { Self(vec![Span::Plain(words)]) }
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        words.to_owned().into()
    }
}

impl From<Span> for Text {
    fn from(span: Span) -> Self {
        Self(vec![span])
    }
}

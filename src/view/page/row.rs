//! A row: one thing with its state, its figures and what can be done with it.

use super::{Action, Block, Bond, Deed, Glyph, Key, Text};
use crate::model::clause::Clause;
use crate::model::power::Power;
use crate::view::explain::{Head, Line};
use crate::view::form::Asked;

/// How the parts of a row are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Something that may, must or may not be done.
    #[default]
    Row,
    /// A piece of the game with its counter.
    Piece,
    /// A sentence with its clause.
    Fact,
    /// A line with a month and a clause.
    Order,
    /// A number to be stepped, and a figure of it.
    Arm,
    /// What steps add up to.
    Change,
    /// A clock.
    Clock,
    /// A sentence of how things stand.
    Sentence,
    /// A name and its value.
    Value,
    /// Something that opens under its head.
    Fold,
    /// Figures under named columns; it may open.
    Line,
    /// A figure with its name.
    Account,
    /// A sum under a rule.
    Total,
    /// A numbered step of what is done as a whole.
    Step,
    /// A ware with its price and how many are taken.
    Ware,
    /// What is taken so far; it stays in sight.
    Till,
    /// An entry of the record.
    Entry,
    /// A section of the rulebook.
    Section,
    /// A clause of the rulebook.
    Clause,
    /// The clause at which the rulebook was opened.
    Bookmark,
    /// What a clause says now.
    Now,
    /// A ruling, and its readings.
    Ruling,
    /// A ruling that is read otherwise than by default.
    ChangedRuling,
    /// What was taken back.
    Undone,
}

/// A row of a page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Its key in the block.
    pub key: Key,
    /// How it is laid out.
    pub look: Look,
    /// It steps back: refused, or off the map.
    pub faint: bool,
    /// What stands before the words.
    pub sign: Option<Sign>,
    /// What it is.
    pub title: Text,
    /// A word beside the title.
    pub aside: Text,
    /// What to know about it.
    pub text: Text,
    /// How much of it there is.
    pub gauge: Option<Gauge>,
    /// Its clause.
    pub cite: Option<Clause>,
    /// A figure of it.
    pub figure: Option<Figure>,
    /// A field of it.
    pub field: Option<Box<Asked>>,
    /// Further lines under it.
    pub notes: Vec<Text>,
    /// What can be done with it: chips stand under it, buttons beside it.
    pub deeds: Vec<Deed>,
    /// What a press on the row itself does.
    pub tap: Option<Action>,
    /// Whether it is pressed, where it stays so.
    pub pressed: Option<bool>,
    /// What lies open under it. A row that can be opened and is not has `tap` alone.
    pub more: Option<Vec<Block>>,
}

impl Row {
    /// A row with its title.
    #[must_use]
    pub fn new(key: impl Into<Key>, title: impl Into<Text>) -> Self {
        Self { key: key.into(), title: title.into(), ..Self::default() }
    }

    /// A sentence with its clause.
    #[must_use]
    pub fn fact(key: impl Into<Key>, text: impl Into<Text>, cite: impl Into<Option<Clause>>) -> Self {
        Self::new(key, Text::none()).look(Look::Fact).text(text).cite(cite)
    }

    /// The same, laid out so.
    #[must_use]
    pub fn look(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// The same with what to know about it.
    #[must_use]
    pub fn text(mut self, text: impl Into<Text>) -> Self {
        self.text = text.into();
        self
    }

    /// The same with its clause.
    #[must_use]
    pub fn cite(mut self, clause: impl Into<Option<Clause>>) -> Self {
        self.cite = clause.into();
        self
    }

    /// The same with a figure of it.
    #[must_use]
    pub fn figure(mut self, figure: Figure) -> Self {
        self.figure = Some(figure);
        self
    }

    /// The same with these deeds.
    #[must_use]
    pub fn deeds(mut self, deeds: Vec<Deed>) -> Self {
        self.deeds = deeds;
        self
    }

    /// A row that opens when it is pressed; `more` is asked for while it lies open.
    #[must_use]
    pub fn opens(mut self, open: bool, alone: bool, more: impl FnOnce() -> Vec<Block>) -> Self {
        self.tap = Some(Action::Fold(self.key.clone(), alone));
        self.more = open.then(more);
        self
    }

    /// A figure with its name, which tells how it came about.
    #[must_use]
    pub fn account(line: Line) -> Self {
        let cite = line.cite;
        let figure = Figure::new("", line.value.clone(), Some(Action::Derive(line.clone())));
        Self::new(line.label.clone(), line.label).look(Look::Account).cite(cite).figure(figure)
    }

    /// The deed with this label.
    #[must_use]
    pub fn deed(&self, label: &str) -> Option<&Deed> {
        self.deeds.iter().find(|deed| deed.label == label)
    }
}

/// What stands before the words of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Sign {
    /// An icon.
    Icon(Glyph),
    /// A counter as the game prints it.
    Counter(Counter),
    /// Figures printed on a counter, and how they are read out.
    Printed(String, String),
    /// A power's colour.
    Power(Power),
    /// What binds two powers.
    Bond(Bond),
    /// Dice as they fell.
    Dice(Vec<u8>),
}

/// A counter as the game prints it. The words beside it say the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The letters on it.
    pub short: &'static str,
    /// The symbol on it.
    pub glyph: Glyph,
    /// The factors in it, while it is on the map.
    pub strength: Option<i32>,
}

/// How much of something there is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// What is measured, where the words beside it do not say so.
    pub label: Option<String>,
    /// How much there is.
    pub value: i32,
    /// How much there can be.
    pub most: i32,
    /// What it is made of.
    pub note: String,
}

/// A figure, and what it opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What it is; heard only, where the row says so already.
    pub label: String,
    /// How much.
    pub value: String,
    /// Of what.
    pub unit: String,
    /// What a press on it opens, mostly how it came about.
    pub opens: Option<Action>,
}

impl Figure {
    /// A figure that opens.
    #[must_use]
    pub fn new(label: impl Into<String>, value: impl Into<String>, opens: Option<Action>) -> Self {
        Self { label: label.into(), value: value.into(), unit: String::new(), opens }
    }
}

impl From<Head> for Figure {
    fn from(Head { label, value, unit, opens }: Head) -> Self {
        Self { unit, ..Self::new(label, value, Some(Action::Explain(label, opens))) }
    }
}

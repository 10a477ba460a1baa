//! What can be done from a page, as data.

use super::{Glyph, Key};
use crate::game::act::Act;
use crate::game::command::Command;
use crate::model::economy::Basket;
use crate::model::power::Power;
use crate::view::chart::Pick;
use crate::view::explain::{Headline, Line};

/// How loud a button is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loud {
    /// The one next step.
    Go,
    /// A button.
    #[default]
    Plain,
    /// A way back, or one that is seldom taken.
    Quiet,
    /// An icon without an outline; the label is its name.
    Icon,
    /// A word among several of its kind.
    Chip,
    /// An underlined word in a line.
    Word,
}

/// A button.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed {
    /// Its key beside the others.
    pub key: Key,
    /// Its words.
    pub label: String,
    /// What is heard instead of the words, where they do not stand alone.
    pub spoken: Option<String>,
    /// How loud it is.
    pub loud: Loud,
    /// The icon before its words.
    pub glyph: Option<Glyph>,
    /// Whether it is pressed, where it stays so; of a fold, whether it is open.
    pub pressed: Option<bool>,
    /// Why it does nothing now.
    pub refused: Option<String>,
    /// What it does.
    pub action: Action,
}

impl Deed {
    /// A button that does something, told from others by its label.
    #[must_use]
    pub fn new(label: impl Into<String>, action: Action) -> Self {
        let label = label.into();
        Self {
            key: label.clone().into(),
            label,
            spoken: None,
            loud: Loud::Plain,
            glyph: None,
            pressed: None,
            refused: None,
            action,
        }
    }

    /// A button that lays an act's sheet open.
    #[must_use]
    pub fn open(label: impl Into<String>, act: impl Into<Act>) -> Self {
        Self::new(label, Action::Open(Box::new(act.into())))
    }

    /// A word for an act with this piece, which is named for those who hear it alone.
    #[must_use]
    pub fn chip(label: impl Into<String>, of: &str, act: impl Into<Act>) -> Self {
        Self::open(label, act).of(of).loud(Loud::Chip)
    }

    /// The way to the sheet of a refused act, where it says why and may be agreed on.
    #[must_use]
    pub fn why_not(act: impl Into<Act>) -> Self {
        let mut deed = Self::open("Why, and by agreement", act).loud(Loud::Icon);
        deed.glyph = Some(Glyph::More);
        deed
    }

    /// The same, naming for those who hear it alone what it is done with.
    #[must_use]
    pub fn of(mut self, what: &str) -> Self {
        self.spoken = Some(format!("{}: {what}", self.label));
        self
    }

    /// The same with an icon before its words.
    #[must_use]
    pub fn glyph(mut self, glyph: Glyph) -> Self {
        self.glyph = Some(glyph);
        self
    }

    /// The same, staying pressed or not.
    #[must_use]
    pub fn pressed(mut self, pressed: bool) -> Self {
        self.pressed = Some(pressed);
        self
    }

    /// The same, as loud as this.
    #[must_use]
    pub fn loud(mut self, loud: Loud) -> Self {
        self.loud = loud;
        self
    }

    /// The same under a key of its own, since its label changes.
    #[must_use]
    pub fn key(mut self, key: impl Into<Key>) -> Self {
        self.key = key.into();
        self
    }

    /// The same, doing nothing while there is a reason.
    #[must_use]
    pub fn refused(mut self, why: Option<String>) -> Self {
        self.refused = why;
        self
    }
}

/// A sheet that is not of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The group's status card.
    Card,
    /// A value to be corrected by hand.
    Correct,
    /// A note for the record.
    Note,
    /// The campaign itself.
    Campaign,
    /// Handing the campaign over.
    HandOver,
    /// Two powers, and what can be done between them.
    Pair(Power, Power),
}

/// A step over the record that is no act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Does again what was taken back last.
    Redo,
    /// Takes acts back until this entry is the last in force.
    UndoTo(u32),
    /// Takes up the line that ends with this entry.
    TakeUp(u32),
    /// Writes a note beside an entry.
    Annotate(u32, String),
}

/// What a press does.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Lays an act's sheet open, to be filled in and done.
    Open(Box<Act>),
    /// Does an act; refused, its sheet says why. What was typed under the key for it is forgotten once it is done.
    Do(Box<Command>, Option<Key>),
    /// Takes a step over the record, and forgets what was typed under keys that begin so.
    Step(Step, Key),
    /// Says how a headline number came about, under a title.
    Explain(&'static str, Headline),
    /// Says how this number came about.
    Derive(Line),
    /// Shows a place on the map.
    Place(Pick),
    /// Opens the record at an entry.
    Entry(u32),
    /// Goes to the screen at this address.
    Go(&'static str),
    /// Lays a sheet open.
    Sheet(Sheet),
    /// Opens or closes the row with this key; with `true` it alone is open.
    Fold(Key, bool),
    /// Puts this into the basket, in place of what is in it.
    Basket(Box<Basket>),
    /// Answers under a key: a screen that keeps such answers hears it, else the page's own state does.
    Answer(Key, String),
    /// Forgets what was typed under keys that begin so.
    Forget(Key),
}

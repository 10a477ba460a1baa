//! What a screen says, as data: a [`Page`] of cards, a [`Card`] of blocks, a [`Block`] of rows. A screen builds one, tests
//! read it, `ui/page` draws it; paper and plain text can be drawn from the same.
//!
//! Cards, rows and deeds have keys: what has the same key and the same content is not touched when the page is drawn
//! again. A key is the id of what is shown, never a place in a list. Nothing here calls back: a [`Deed`] says as an
//! [`Action`] what it does, and what is open or typed stands in a [`PageState`] from which the page is built anew.

mod deed;
mod glyph;
mod graph;
mod refusal;
mod row;
mod state;
mod table;
mod text;

pub use deed::{Action, Deed, Loud, Sheet, Step};
pub use glyph::{Bond, Glyph};
pub use graph::{Graph, GraphLabel, GraphLevel, GraphTick};
pub use refusal::{facts, why_not};
pub use row::{Counter, Figure, Gauge, Look, Row, Sign};
pub use state::PageState;
pub use table::{Cell, Column, Table, TableRow};
pub use text::{Badge, Span, Text};

use crate::model::clause::Clause;
use crate::view::explain::Line;
use crate::view::form::Asked;
use std::borrow::Cow;

/// What tells a card, row or deed from the others beside it.
pub type Key = Cow<'static, str>;

/// A screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The title and what stands around it.
    pub head: Head,
    /// The sections in order.
    pub cards: Vec<Card>,
}

/// The head of a page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Head {
    /// The title.
    pub title: String,
    /// The small line above it.
    pub line: Text,
    /// Buttons beside it.
    pub tools: Vec<Deed>,
    /// A notice under it.
    pub notice: Option<Notice>,
    /// Headline figures under that; each opens.
    pub figures: Vec<Figure>,
    /// The parts of the screen, where it shows one at a time.
    pub tabs: Option<Tabs>,
}

/// The parts of a screen, of which one is shown. Turning to another is an answer under the key `tab`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tabs {
    /// What they are together; heard, not seen.
    pub label: &'static str,
    /// Each with its id and its name.
    pub all: Vec<(&'static str, &'static str)>,
    /// The id of the one that is shown.
    pub open: &'static str,
}

/// Something that must not be missed.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// A warning or a piece of information.
    pub warns: bool,
    /// In a few words.
    pub title: String,
    /// The rest.
    pub text: Text,
    /// Its clause.
    pub cite: Option<Clause>,
}

/// How a card stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// A section under a ruled title.
    #[default]
    Plain,
    /// What has to be done.
    Must,
    /// Its blocks alone, without title or section.
    Bare,
}

/// A section of a page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Card {
    /// Its key on the page.
    pub key: Key,
    /// Its title.
    pub title: Text,
    /// Buttons beside it.
    pub tools: Vec<Deed>,
    /// How it stands out.
    pub tone: Tone,
    /// What it says.
    pub blocks: Vec<Block>,
}

impl Card {
    /// A card under a title.
    #[must_use]
    pub fn new(key: impl Into<Key>, title: impl Into<Text>, blocks: Vec<Block>) -> Self {
        Self { key: key.into(), title: title.into(), blocks, ..Self::default() }
    }

    /// The same, standing out otherwise.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }
}

/// One kind of thing that a card can say.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A paragraph, perhaps with its clause.
    Text(Text, Option<Clause>),
    /// A notice.
    Notice(Notice),
    /// Stations of which one is the present one: the phases of a month.
    Strip(Vec<Mark>),
    /// Headline figures side by side; each may open.
    Figures(Vec<Figure>),
    /// Rows: acts, pieces, facts, clocks, sums, entries.
    Rows(Vec<Row>),
    /// Buttons or chips in a group, perhaps with a name that is heard.
    Deeds(Option<String>, Vec<Deed>),
    /// Columns of figures.
    Table(Table),
    /// How a number came about.
    Tree(Line),
    /// Values over time, of which one is looked at; the others stand beside it where there is room.
    Graphs(Vec<Graph>),
    /// Fields to be filled in.
    Form(Vec<Asked>),
}

/// A station of a strip.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Its name.
    pub name: Text,
    /// It is the present one.
    pub now: bool,
    /// It is over.
    pub done: bool,
}

impl Block {
    /// Rows, or no block at all.
    #[must_use]
    pub fn rows(rows: Vec<Row>) -> Option<Self> {
        (!rows.is_empty()).then_some(Self::Rows(rows))
    }

    /// Every row of this block and of what lies open under its rows.
    fn all_rows(&self) -> Vec<&Row> {
        let mut all = Vec::new();
        if let Self::Rows(rows) = self {
            for row in rows {
                all.push(row);
                all.extend(row.more.iter().flatten().flat_map(Block::all_rows));
            }
        }
        all
    }
}

impl Card {
    /// Every row of the card, those that lie open under others too.
    #[must_use]
    pub fn rows(&self) -> Vec<&Row> {
        self.blocks.iter().flat_map(Block::all_rows).collect()
    }
}

impl Page {
    /// The card with this key.
    #[must_use]
    pub fn card(&self, key: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.key == key)
    }

    /// The first row with this key.
    #[must_use]
    pub fn row(&self, key: &str) -> Option<&Row> {
        self.cards.iter().flat_map(Card::rows).find(|row| row.key == key)
    }
}

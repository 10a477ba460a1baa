//! Questions as plain data, for the screen to draw.

use crate::model::quantity::Die;
use crate::model::setup::DiceSource;

/// How a question is answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Words.
    Text,
    /// A number written out, and of what: `$`, `MP`.
    Number {
        /// The unit.
        unit: &'static str,
        /// It may lie below nothing.
        signed: bool,
    },
    /// A number stepped up and down.
    Steps {
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// One of a few, all in sight.
    Choice {
        /// By id and words.
        options: Vec<(String, String)>,
        /// Under each other, not side by side.
        list: bool,
    },
    /// One of many, by id and words, in a list that folds.
    Pick(Vec<(String, String)>),
    /// Yes or no.
    Toggle,
    /// A month of a year, as `1807-03`.
    Month,
    /// Dice, as [`Thrown`] writes them.
    Dice {
        /// Their names.
        names: Vec<String>,
        /// They may be left for later.
        later: bool,
    },
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// Under which its answer is kept; no other question of the form has it.
    pub key: String,
    /// What is asked.
    pub label: String,
    /// What to know before answering.
    pub hint: Option<String>,
    /// How it is answered.
    pub kind: Kind,
    /// It begins a line: what belongs to it stands beside it.
    pub first: bool,
}

/// An answer as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// As typed, or the default.
    pub value: String,
    /// Why it makes no sense.
    pub fault: Option<String>,
}

/// A question with its answer.
pub type Asked = (Ask, Answer);

/// Dice as an answer: `3`, `app 3 6 1`, and `-` for one that has not fallen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The face of each die, once it has fallen.
    pub faces: Vec<Option<Die>>,
    /// Where they were rolled.
    pub source: DiceSource,
}

impl Thrown {
    /// So many dice that have not fallen.
    #[must_use]
    pub fn none(dice: usize) -> Self {
        Self { faces: vec![None; dice], source: DiceSource::Table }
    }

    /// Dice that have fallen.
    #[must_use]
    pub fn all(dice: &[Die], source: DiceSource) -> Self {
        Self { faces: dice.iter().copied().map(Some).collect(), source }
    }

    /// So many dice, read from an answer.
    #[must_use]
    pub fn read(answer: &str, dice: usize) -> Self {
        let (source, faces) = match answer.strip_prefix("app ") {
            Some(faces) => (DiceSource::App, faces),
            None => (DiceSource::Table, answer),
        };
        let mut faces = faces.split(' ').map(|face| face.parse().ok().and_then(Die::new));
        Self { faces: (0..dice).map(|_| faces.next().flatten()).collect(), source }
    }

    /// The answer that says so.
    #[must_use]
    pub fn answer(&self) -> String {
        let faces =
            self.faces.iter().map(|die| die.map_or_else(|| "-".to_owned(), |die| die.pips().to_string()));
        let app = (self.source == DiceSource::App).then(|| "app".to_owned());
        app.into_iter().chain(faces).collect::<Vec<String>>().join(" ")
    }

    /// The dice, once all have fallen.
    #[must_use]
    pub fn fallen(&self) -> Option<Vec<Die>> {
        self.faces.iter().copied().collect()
    }
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A question, and its answer.
    Ask(Ask, Answer),
    /// A heading above the questions that follow.
    Heading(String),
    /// A list that grows: its name in the draft, its rows with their questions, and what to say of it.
    List {
        /// Its name.
        list: &'static str,
        /// Its rows: number, and questions with their answers.
        rows: Vec<(u16, Vec<Asked>)>,
        /// On the button that adds a row.
        add: &'static str,
        /// What one row is: "war".
        one: &'static str,
        /// What is wrong with the list as a whole.
        fault: Option<String>,
    },
}

/// A section of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Which; no other section of the form has it.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// A line under the title; of a folded section, what is in it.
    pub lead: Option<String>,
    /// Folded away until it is asked for.
    pub folded: bool,
    /// What it asks.
    pub items: Vec<Item>,
}

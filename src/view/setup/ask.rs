//! Questions as plain data, for the screen to draw.

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
    /// One of a few, by id and words.
    Choice(Vec<(String, String)>),
    /// One of many, by id and words.
    Pick(Vec<(String, String)>),
    /// Yes or no.
    Toggle,
    /// A month of a year, as `1807-03`.
    Month,
    /// A die: its face, or nothing while it is not rolled; `app 3` if the app rolled it.
    Die,
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
        rows: Vec<(u16, Vec<(Ask, Answer)>)>,
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

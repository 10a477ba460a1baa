//! One form for every act: its fields as plain data, and what an answer changes in the command.
//!
//! The screen draws fields without knowing the act; the engine judges the command that comes out of them.

mod close;
mod fill;
mod options;
mod put;

use crate::game::act::{Act, Roll};
use crate::model::game::Game;
use crate::model::place::Province;

pub use close::{add_line, drop_line, fields as close_fields, put as put_close};
pub(crate) use fill::column_words;
pub use options::Opt;

/// How a field is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// One of these.
    Choice(Vec<Opt>),
    /// One of many, from a list that folds.
    Pick(Vec<Opt>),
    /// A number stepped up and down.
    Steps {
        /// The least.
        least: i32,
        /// The most.
        most: i32,
    },
    /// Yes or no.
    Toggle,
    /// The faces of so many dice, by their names.
    Dice(Vec<String>),
    /// Words.
    Text,
}

/// One field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name by which the answer is put into the command.
    pub key: String,
    /// What is asked.
    pub label: String,
    /// A word of help under it.
    pub hint: Option<String>,
    /// How it is answered.
    pub control: Control,
    /// The answer now: an id, a number, `yes` or `no`, words. Dice have none: they are shown by the act sheet.
    pub value: String,
}

impl Field {
    fn new(key: &str, label: &str, control: Control, value: impl ToString) -> Self {
        Self { key: key.into(), label: label.into(), hint: None, control, value: value.to_string() }
    }

    fn hint(mut self, hint: &str) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

/// The fields of an act, with its present values.
#[must_use]
pub fn fields(game: &Game, act: &Act) -> Vec<Field> {
    match act {
        Act::Roll(roll) => fill::roll(game, *roll),
        Act::Do(command) => fill::fields(game, command),
    }
}

/// Puts an answer into the act; an answer that makes no sense changes nothing.
pub fn put(game: &Game, act: &mut Act, key: &str, value: &str) {
    match act {
        Act::Roll(Roll::Bid) => {}
        Act::Roll(Roll::Revolt { warsaw_empty }) => *warsaw_empty = value == "yes",
        Act::Roll(Roll::Guerrillas { province }) => {
            *province = Province::from_id(value).unwrap_or(*province);
        }
        Act::Do(command) => {
            put::put(command, key, value);
            let gains = options::cessions(game, command);
            put::direct_cessions(command, &gains);
        }
    }
}

/// The dice of a roll, by their names.
#[must_use]
pub fn dice_of(roll: Roll) -> Vec<String> {
    let names: &[&str] = match roll.dice() {
        1 => &["Die"],
        _ => &["First die", "Second die", "Third die"],
    };
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[cfg(test)]
mod tests;

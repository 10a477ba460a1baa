//! One form for every act: its fields as plain data, and what an answer changes in the command.
//!
//! The screen draws fields without knowing the act; the engine judges the command that comes out of them.

mod close;
mod fill;
mod options;
mod put;

use crate::game::command::Command;
use crate::model::game::Game;
use crate::model::quantity::Die;
use crate::model::setup::DiceSource;

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
pub fn fields(game: &Game, command: &Command) -> Vec<Field> {
    fill::fields(game, command)
}

/// Puts an answer into the command; an answer that makes no sense changes nothing.
pub fn put(game: &Game, command: &mut Command, key: &str, value: &str) {
    put::put(command, key, value);
    let gains = options::cessions(game, command);
    put::direct_cessions(command, &gains);
}

/// Puts dice into the command, once all are thrown.
pub fn put_dice(command: &mut Command, thrown: &[Die], from: DiceSource) {
    match (command, thrown) {
        (Command::RollBid { die, source } | Command::RollGuerrillas { die, source, .. }, [one]) => {
            *die = *one;
            *source = from;
        }
        (Command::RollRevolt { dice, source, .. }, [one, two, three]) => {
            *dice = [*one, *two, *three];
            *source = from;
        }
        _ => {}
    }
}

/// How many dice an act asks for, by their names; none for an act without dice.
#[must_use]
pub fn dice_of(command: &Command) -> Vec<String> {
    match command {
        Command::RollBid { .. } | Command::RollGuerrillas { .. } => vec!["Die".into()],
        Command::RollRevolt { .. } => vec!["First die".into(), "Second die".into(), "Third die".into()],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests;

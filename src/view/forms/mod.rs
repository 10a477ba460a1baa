//! What each act asks: one form for every command, every roll, every step of the close, every correction.
//!
//! An answer is read into the act that is being filled in; the rules judge what comes out.

mod acts;
mod books;
mod close;
mod correct;
mod options;

use crate::engine::campaign::Campaign;
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::setup::DiceSource;
use crate::rules::s22_3_forces::guerrillas;
use crate::view::form::{self, Asked, Form, Thrown};

pub(crate) use books::column_words;
pub use close::{add_line, close_answered, close_asked, drop_line};
pub(crate) use correct::guard_words;

/// An act that is being filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filling {
    /// The act; of a roll, without its dice.
    act: Act,
    /// The dice of a roll, as far as they have fallen.
    pub thrown: Thrown,
}

impl Filling {
    /// An act as it is offered. Dice that the app drew for it before lie there already.
    #[must_use]
    pub fn new(campaign: &Campaign, act: Act) -> Self {
        let fallen = act.command().and_then(Command::roll);
        let Some(roll) = act.roll() else { return Self { act, thrown: Thrown::none(0) } };
        let thrown = match (campaign.drawn(roll), fallen) {
            (Some(drawn), _) => Thrown::all(drawn, DiceSource::App),
            (None, Some((_, dice, source))) => Thrown::all(&dice, source),
            (None, None) => Thrown::none(roll.dice()),
        };
        Self { act: roll.into(), thrown }
    }

    /// The act as it stands, a command once its dice have fallen.
    #[must_use]
    pub fn act(&self) -> Act {
        let command = match (&self.act, self.thrown.fallen()) {
            (Act::Roll(roll), Some(dice)) => roll.fallen(&dice, self.thrown.source),
            (Act::Roll(_) | Act::Do(_), _) => None,
        };
        command.map_or_else(|| self.act.clone(), Act::Do)
    }

    /// What the act asks, with its present answers.
    #[must_use]
    pub fn asked(&self, game: &Game) -> Vec<Asked> {
        form::asked(|form| self.ask(form, game))
    }

    /// The act with one question answered anew; an answer that makes no sense changes nothing.
    #[must_use]
    pub fn answered(&self, game: &Game, key: &str, value: &str) -> Self {
        form::answered(key, value, |form| self.ask(form, game))
    }

    fn ask(&self, form: &mut Form, game: &Game) -> Self {
        match &self.act {
            Act::Roll(roll) => self.ask_roll(form, game, *roll),
            Act::Do(command) => Self { act: acts::ask(form, game, command).into(), ..self.clone() },
        }
    }

    fn ask_roll(&self, form: &mut Form, game: &Game, roll: Roll) -> Self {
        let dice = |form: &mut Form, names: &[&str]| form.dice("dice", names, false, &self.thrown);
        let (roll, thrown) = match roll {
            Roll::Bid => (roll, dice(form, &["Die"])),
            Roll::Revolt { warsaw_empty } => {
                let thrown = dice(form, &["First die", "Second die", "Third die"]);
                form.hint("IV Infantry goes into an empty city, and besieges it otherwise.");
                let label = "Warsaw is empty: nobody's factors are inside";
                (Roll::Revolt { warsaw_empty: form.toggle("warsaw-empty", label, warsaw_empty) }, thrown)
            }
            Roll::Guerrillas { province } => {
                let valued = |one: &Province| guerrillas::value(*one).is_some();
                let valued: Vec<Province> = game.polish_provinces().filter(valued).collect();
                let province = form.member("province", "Province", &valued, province);
                (Roll::Guerrillas { province }, dice(form, &["Die"]))
            }
        };
        Self { act: roll.into(), thrown }
    }
}

#[cfg(test)]
mod tests;

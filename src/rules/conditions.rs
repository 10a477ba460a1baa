//! Conditions that many paragraphs ask for: a phase, a Poland, a place free of enemies, a text that fits.

use crate::game::refusal::{Conditions, Need};
use crate::game::texts::is_text;
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::Place;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::rules::base_game::next_economic;

/// Whether nothing is unmet of what is judged.
#[must_use]
pub fn is_met(judge: impl FnOnce(&mut Conditions)) -> bool {
    let mut conditions = Conditions::default();
    judge(&mut conditions);
    conditions.into_unmet().is_empty()
}

/// Asks for a Political phase, as `clause` has it.
pub fn political(game: &Game, clause: Clause, ask: &mut Conditions) {
    let now = game.phase == Phase::Political;
    let next = if now { game.date } else { game.date.next() };
    ask.ask_from(now, clause, Need::Phase(Phase::Political), next);
}

/// Asks for a Reinforcement phase (22.2 l).
pub fn reinforcement(game: &Game, ask: &mut Conditions) {
    ask.ask(game.phase == Phase::Reinforcement, Clause::S22_2l, Need::Phase(Phase::Reinforcement));
}

/// Asks for an Economic phase (base: economy).
pub fn economic(game: &Game, ask: &mut Conditions) {
    let now = game.phase == Phase::Economic;
    let from = if now { game.date } else { next_economic(game.date, &game.setup.rulings) };
    ask.ask_from(now, Clause::BaseEconomy, Need::Phase(Phase::Economic), from);
}

/// Asks for an Economic phase that was booked already (base: economy).
pub fn booked(game: &Game, ask: &mut Conditions) {
    economic(game, ask);
    ask.ask(game.economy.booked == Some(game.date), Clause::BaseEconomy, Need::BookedFirst);
}

/// Asks for a Poland (22.2 i).
pub fn exists(game: &Game, ask: &mut Conditions) {
    ask.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
}

/// Asks for a Poland where Poland is to act: without land it makes no war and no alliance (22.2 i).
pub fn exists_for(game: &Game, power: Power, ask: &mut Conditions) {
    if power == Power::Poland {
        exists(game, ask);
    }
}

/// A Polish city or area free of enemies (22.3 r).
#[must_use]
pub fn is_free(game: &Game, place: Place) -> bool {
    let hostile = |power| game.diplomacy.at_war(Power::Poland, power);
    match place {
        Place::City(city) => {
            let state = game.board.cities[city];
            game.is_part_of_poland(city.province())
                && !hostile(state.holder)
                && !state.siege.is_some_and(|siege| hostile(siege.by))
        }
        Place::Country(province) => game.is_part_of_poland(province),
        Place::Abroad => false,
    }
}

/// What is missing, where an amount is above nothing.
#[must_use]
pub fn short_of(missing: Sum) -> Sum {
    Sum { money: missing.money.at_least_zero(), manpower: missing.manpower.at_least_zero() }
}

/// Asks for a text that says something and fits into the books.
pub fn text(given: &str, ask: &mut Conditions) {
    ask.ask(is_text(given), Clause::BaseTable, Need::TextGiven);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blank_reason_is_no_reason() {
        let mut conditions = Conditions::default();
        text("   ", &mut conditions);
        assert_eq!(conditions.into_unmet().len(), 1);
    }
}

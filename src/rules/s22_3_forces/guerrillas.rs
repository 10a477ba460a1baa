//! 22.3 p: guerrillas, their values, their die, how they rise and are lost.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::quantity::Die;
use crate::model::setup::DiceSource;
use crate::model::why::{Amount, Derived, Term, Why};
use crate::rules::conditions::exists;

/// The guerrilla value of a province; two of the seven have none (22.3 p).
#[must_use]
pub const fn value(province: Province) -> Option<u8> {
    match province {
        Province::Posen | Province::EastGalicia => Some(3),
        Province::Masovia => Some(5),
        Province::Lithuania => Some(6),
        Province::WestGalicia => Some(4),
        _ => None,
    }
}

/// Factors that rise in a province on a die: its value less the die, never below nothing (22.3 p).
#[must_use]
pub fn raised(province: Province, die: Die) -> Derived<i32> {
    let clause = Clause::S22_3p;
    let worth = Why::line(
        Term::GuerrillaValue(province),
        Amount::Number(i32::from(value(province).unwrap_or(0))),
        clause,
    );
    let less = Why::line(Term::LessDie(die), Amount::Number(-i32::from(die.pips())), clause);
    Derived::count(Term::GuerrillaValue(province), clause, vec![worth, less]).at_least_zero()
}

/// What a guerrilla die asks: a Land phase, a Polish province with a value, not rolled yet (22.3 p).
pub fn judge_roll(game: &Game, province: Province, ask: &mut Conditions) {
    ask.ask(game.phase == Phase::Land, Clause::S22_3p, Need::Phase(Phase::Land));
    judge_rising(game, province, ask);
    let rolled = game.done.guerrillas[province];
    ask.ask_from(!rolled, Clause::S22_3p, Need::GuerrillasNotRolled(province), game.date.next());
}

/// What a rising asks: a Polish province with a value (22.3 p).
pub fn judge_rising(game: &Game, province: Province, ask: &mut Conditions) {
    exists(game, ask);
    let valued = value(province).is_some();
    ask.ask(valued, Clause::S22_3p, Need::GuerrillaProvince(province));
    if valued {
        ask.ask(game.is_part_of_poland(province), Clause::S22_3p, Need::ProvincePolish(province));
    }
}

/// Rolls the die of a province, and so many factors rise (22.3 p).
pub fn roll(draft: &mut Draft, province: Province, die: Die, source: DiceSource) {
    draft.happen(Clause::S22_3p, Event::GuerrillasRolled(province, die, source));
    let risen = u16::try_from(raised(province, die).value()).unwrap_or(0);
    rise(draft, province, risen);
}

/// A factor rises after a lost combat (22.3 p).
pub fn rise_after_combat(draft: &mut Draft, province: Province) {
    rise(draft, province, 1);
}

fn rise(draft: &mut Draft, province: Province, factors: u16) {
    if factors > 0 {
        let all = draft.game().forces.guerrillas[province].saturating_add(factors);
        draft.happen(Clause::S22_3p, Event::GuerrillasSet(province, all));
    }
}

/// What a loss of guerrillas asks: so many in the province (22.3 p).
pub fn judge_loss(game: &Game, province: Province, count: u16, ask: &mut Conditions) {
    let there = game.forces.guerrillas[province];
    ask.ask(count > 0, Clause::S22_3p, Need::SomeFactors);
    ask.ask(count <= there, Clause::S22_3p, Need::Enough(count, there));
}

/// Loses guerrilla factors (22.3 p).
pub fn lose(draft: &mut Draft, province: Province, count: u16) {
    let left = draft.game().forces.guerrillas[province].saturating_sub(count);
    draft.happen(Clause::S22_3p, Event::GuerrillasSet(province, left));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s22_3p_value_less_die() {
        let rows = [(Province::Lithuania, [5, 4, 3, 2, 1, 0]), (Province::Posen, [2, 1, 0, 0, 0, 0])];
        for (province, expected) in rows {
            let found: Vec<i32> = Die::FACES.iter().map(|die| raised(province, *die).value()).collect();
            assert_eq!(found, expected, "{}", province.name());
        }
        assert_eq!(value(Province::Polesia), None);
    }
}

//! 22.4 Minor country modifiers.

use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::minor::{Minor, MinorGroup};
use crate::model::rulings::MinorDominant;
use crate::model::why::{Amount, Derived, Term, Why};
use crate::rules::base_game::{Zone, zone};

/// The modifier of each group of minor countries (22.4 a).
#[must_use]
pub const fn group_modifier(group: MinorGroup) -> i32 {
    match group {
        MinorGroup::Northern => 1,
        MinorGroup::Western => -1,
        MinorGroup::Southern => -2,
        MinorGroup::Other => 0,
    }
}

/// What Dominant status adds (22.4 b).
pub const DOMINANT_BONUS: i32 = 1;

/// Whether the bonus of 22.4 b applies.
#[must_use]
pub fn dominant_bonus_applies(game: &Game) -> bool {
    match game.setup.rulings.minor_dominant {
        MinorDominant::DominantPower => game.poland.active().is_some_and(|poland| poland.dominant),
        MinorDominant::DisplayZone => zone(game.marker) == Zone::Dominant,
    }
}

/// Poland's modifier when it rolls for control of a group's countries (22.4).
#[must_use]
pub fn modifier_of_group(game: &Game, group: MinorGroup) -> Derived<i32> {
    let mut parts =
        vec![Why::line(Term::MinorModifier, Amount::Number(group_modifier(group)), Clause::S22_4a)];
    if dominant_bonus_applies(game) {
        parts.push(Why::line(Term::Dominance, Amount::Number(DOMINANT_BONUS), Clause::S22_4b));
    }
    Derived::count(Term::MinorModifier, Clause::S22_4a, parts)
}

/// Poland's modifier when it rolls for control of `minor` (22.4).
#[must_use]
pub fn modifier(game: &Game, minor: Minor) -> Derived<i32> {
    modifier_of_group(game, minor.group())
}

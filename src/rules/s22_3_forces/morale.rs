//! 22.3 j: morale, in halves.

use crate::model::clause::Clause;
use crate::model::forces::{Arm, CorpsId};
use crate::model::game::Game;
use crate::model::quantity::Morale;
use crate::model::why::{Derived, Term};
use crate::rules::s22_6_standing::is_provincial;

/// Infantry (22.3 j).
pub const INFANTRY: Morale = Morale::from_halves(7);
/// Infantry of a Major Power (22.6 a).
pub const MAJOR_INFANTRY: Morale = Morale::from_halves(8);
/// Cavalry (22.3 j).
pub const CAVALRY: Morale = Morale::from_halves(8);
/// Militia (22.3 j).
pub const MILITIA: Morale = Morale::from_halves(4);
/// Provincial corps (22.3 j).
pub const PROVINCIAL: Morale = Morale::from_halves(2);
/// Provincial corps of a Major Power (22.6 a).
pub const MAJOR_PROVINCIAL: Morale = Morale::from_halves(4);

fn is_major(game: &Game) -> bool {
    game.poland.active().is_some_and(|poland| poland.major)
}

/// The morale of an arm in regular corps and garrisons (22.3 j; 22.6 a).
#[must_use]
pub fn morale(game: &Game, arm: Arm) -> Derived<Morale> {
    let (value, clause) = match arm {
        Arm::Infantry if is_major(game) => (MAJOR_INFANTRY, Clause::S22_6a),
        Arm::Infantry => (INFANTRY, Clause::S22_3j),
        Arm::Militia => (MILITIA, Clause::S22_3j),
        Arm::Cavalry => (CAVALRY, Clause::S22_3j),
    };
    Derived::morale(Term::Morale(arm), clause, value, Vec::new())
}

/// The morale of provincial corps (22.3 j; 22.6 a).
#[must_use]
pub fn provincial_morale(game: &Game) -> Derived<Morale> {
    let (value, clause) =
        if is_major(game) { (MAJOR_PROVINCIAL, Clause::S22_6a) } else { (PROVINCIAL, Clause::S22_3j) };
    Derived::morale(Term::ProvincialMorale, clause, value, Vec::new())
}

/// The morale of an arm in a given corps: a provincial corps has its own (22.3 j, k; 22.6 e).
#[must_use]
pub fn morale_in(game: &Game, corps: CorpsId, arm: Arm) -> Derived<Morale> {
    if is_provincial(game, corps) { provincial_morale(game) } else { morale(game, arm) }
}

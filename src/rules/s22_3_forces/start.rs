//! 22.3 e, g, r: what a new Poland starts with, and its first placement.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::model::clause::Clause;
use crate::model::forces::{Factors, Guard, Store};
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::quantity::Sum;
use crate::model::rulings::ShipsKept;
use crate::model::why::Cause;

/// Money of a first start (22.3 e).
pub const FIRST_MONEY: i32 = 5;
/// Factors of a first start; its cavalry comes with Krasinski (22.3 e, f).
pub const FIRST_FACTORS: Factors = Factors::new(5, 25, 0);
/// Ships of a first start with a Polish Lithuania (22.3 e).
pub const FIRST_SHIPS: u16 = 1;
/// Infantry and militia of a Poland created again (22.3 g).
pub const AGAIN_FACTORS: Factors = Factors::new(5, 20, 0);
/// Cavalry of I Cavalry corps when Krasinski first comes (22.3 e, f).
pub const GUARD_CAVALRY: u16 = 7;

/// What a Poland starts with, besides what it saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// Money and manpower.
    pub purse: Sum,
    /// Factors to be placed.
    pub factors: Factors,
    /// Ships to be placed.
    pub ships: u16,
}

/// The first start (22.3 e).
#[must_use]
pub fn first_start(with_lithuania: bool) -> Start {
    Start {
        purse: Sum::new(FIRST_MONEY, 0),
        factors: FIRST_FACTORS,
        ships: if with_lithuania { FIRST_SHIPS } else { 0 },
    }
}

/// The start of a Poland created again: militia and infantry; the purse was saved, and the cavalry put by returns
/// besides (22.3 g).
#[must_use]
pub fn start_again() -> Start {
    Start { purse: Sum::default(), factors: AGAIN_FACTORS, ships: 0 }
}

/// Whether Poland was dissolved before, so that 22.3 g applies in place of e.
#[must_use]
pub fn is_again(game: &Game) -> bool {
    matches!(game.poland, crate::model::poland::Poland::Dissolved { .. })
}

/// What a creation by a power brings: first start, or start again (22.3 e, g).
#[must_use]
pub fn start(game: &Game, provinces: &[Province]) -> Start {
    if is_again(game) { start_again() } else { first_start(provinces.contains(&Province::Lithuania)) }
}

/// Whether ships outlive a dissolution (22.3 g, ruling `ships-kept`).
#[must_use]
pub fn ships_are_kept(game: &Game) -> bool {
    game.setup.rulings.ships_kept == ShipsKept::Kept
}

/// What a new Poland starts with goes to those to be placed, and the first placement opens (22.3 e, g, r).
pub fn hand_out(draft: &mut Draft, start: Start) {
    let clause = if draft.game().creations > 1 { Clause::S22_3g } else { Clause::S22_3e };
    draft.purse(clause, start.purse, Cause::StartingForces);
    draft.factors(clause, None, Some(Store::Pool), start.factors);
    return_reserve(draft, Clause::S22_3g);
    if start.ships > 0 {
        let ships = draft.game().forces.ships.saturating_add(start.ships);
        draft.happen(clause, Event::ShipsWaiting(ships));
    }
    draft.happen(Clause::S22_3r, Event::FirstPlacement(true));
}

/// The cavalry put by comes back: I Cavalry's with Krasinski to Warsaw, the rest to those to be placed (22.3 g, 22.7 c).
pub fn return_reserve(draft: &mut Draft, clause: Clause) {
    let forces = &draft.game().forces;
    let guard_cavalry = forces.guard_reserve.min(forces.reserve.cavalry);
    let others = Factors::new(0, 0, forces.reserve.cavalry.saturating_sub(guard_cavalry));
    let guard = forces.guard;
    draft.factors(clause, Some(Store::Reserve), Some(Store::Pool), others);
    if guard == Guard::Came {
        draft.happen(clause, Event::GuardTurned(Guard::Returning));
    }
}

/// The first placement is over with its Reinforcement phase (22.3 r).
pub fn end_first_placement(draft: &mut Draft) {
    if draft.game().forces.first_placement {
        draft.happen(Clause::S22_3r, Event::FirstPlacement(false));
    }
}

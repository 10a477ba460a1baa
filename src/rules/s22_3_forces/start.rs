//! 22.3 e and g: what a new Poland starts with.

use crate::model::forces::Factors;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::quantity::Sum;
use crate::model::rulings::ShipsKept;

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
    matches!(game.poland, crate::model::game::Poland::Dissolved { .. })
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

//! 22.3 f: Krasinski and I Cavalry, the guard that waits for the alliance with France.

use crate::model::date::GameDate;
use crate::model::game::{Founder, Game};
use crate::model::place::City;
use crate::model::power::Power;
use crate::model::rulings::KrasinskiPeace;

/// The month before which he never comes: he comes after December 1806 (22.3 f).
#[must_use]
pub fn first_month() -> GameDate {
    GameDate::new(1807, 1).unwrap_or(GameDate::START)
}

/// The conditions of Krasinski's coming, each met or not (22.3 f).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuardConditions {
    /// Poland exists.
    pub poland: bool,
    /// December 1806 is past.
    pub date: bool,
    /// Poland and France are allied.
    pub allied: bool,
    /// Poland is at peace with every other power.
    pub peace: bool,
}

impl GuardConditions {
    /// All met at the same moment.
    #[must_use]
    pub const fn all(self) -> bool {
        self.poland && self.date && self.allied && self.peace
    }
}

/// Krasinski's conditions as they stand (22.3 f, ruling `krasinski-peace`).
#[must_use]
pub fn conditions(game: &Game) -> GuardConditions {
    let peace = game.diplomacy.enemies(Power::Poland).all(|enemy| enemy == Power::France);
    let just_made_by_france = game
        .poland
        .active()
        .is_some_and(|poland| poland.founder == Founder::France && poland.created == game.date);
    let waived =
        game.setup.rulings.krasinski_peace == KrasinskiPeace::NotAtFrenchCreation && just_made_by_france;
    GuardConditions {
        poland: game.poland.is_active(),
        date: game.date >= first_month(),
        allied: game.diplomacy.allied(Power::Poland, Power::France),
        peace: peace || waived,
    }
}

/// Whether he can be placed in Warsaw: it is Polish, and no enemy holds or besieges it (22.3 f).
#[must_use]
pub fn warsaw_is_open(game: &Game) -> bool {
    let warsaw = game.board.cities[City::Warsaw];
    let hostile = |power| game.diplomacy.at_war(Power::Poland, power);
    game.warsaw_is_polish() && !hostile(warsaw.holder) && !warsaw.siege.is_some_and(|siege| hostile(siege.by))
}

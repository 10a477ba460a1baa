//! 22.2 a-e, h-l: waiting, who may create and when, points of the creation.

use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::model::quantity::{PoliticalPoints, VictoryPoints};
use crate::model::rulings::{CreatorPp, WaitingIncome, WaitingPoints};

/// The square Poland starts on by default: Instability, an assumption until the players read their card (22.2 a).
pub const START_SQUARE: u8 = 12;
/// Points of each Economic phase before the first creation (22.2 b).
pub const WAITING: i32 = 6;
/// Points to the creator for the act (22.2.1 a, 22.2.2 c).
pub const ACT: PoliticalPoints = PoliticalPoints::new(1);
/// Alliance points of the first creation ever, by a holder of Warsaw (22.2.1 c).
pub const FIRST_ALLIANCE: PoliticalPoints = PoliticalPoints::new(3);
/// Alliance points of a later one, and of every creation by France (22.2.1 c, 22.2.2 d).
pub const LATER_ALLIANCE: PoliticalPoints = PoliticalPoints::new(2);

/// Points to be booked for waiting: to the marker, or to the victory points by ruling (22.2 b).
#[must_use]
pub fn waiting(game: &Game) -> (PoliticalPoints, VictoryPoints) {
    match game.setup.rulings.waiting_income {
        WaitingIncome::PoliticalPoints => (PoliticalPoints::new(WAITING), VictoryPoints::ZERO),
        WaitingIncome::VictoryPoints => (PoliticalPoints::ZERO, VictoryPoints::new(WAITING)),
    }
}

/// Whether Poland still waits for its first creation (22.2 b).
#[must_use]
pub fn is_waiting(game: &Game) -> bool {
    matches!(game.poland, crate::model::game::Poland::NotYet { .. })
}

/// Whether the marker drifts by the display's own adjustment this Economic phase (22.2 b, ruling `waiting-points`).
#[must_use]
pub fn drifts(game: &Game) -> bool {
    !is_waiting(game) || game.setup.rulings.waiting_points == WaitingPoints::DriftsAndScores
}

/// Whether the marker scores victory points this Economic phase (22.2 b, ruling `waiting-points`).
#[must_use]
pub fn scores(game: &Game) -> bool {
    !is_waiting(game) || game.setup.rulings.waiting_points != WaitingPoints::SixOnly
}

/// The alliance points of a creation by a holder of Warsaw (22.2.1 c).
#[must_use]
pub fn alliance_points(game: &Game) -> PoliticalPoints {
    if game.creations == 0 { FIRST_ALLIANCE } else { LATER_ALLIANCE }
}

/// The creator's points for the act itself; none besides the alliance by ruling `creator-pp` (22.2.1 a c, 22.2.2 c).
#[must_use]
pub fn act_points(game: &Game) -> PoliticalPoints {
    match game.setup.rulings.creator_pp {
        CreatorPp::ActAndAlliance => ACT,
        CreatorPp::InAll => PoliticalPoints::ZERO,
    }
}

/// The power that controls Warsaw: who controls Masovia (22.2.1 a).
#[must_use]
pub fn holder_of_warsaw(game: &Game) -> Power {
    game.board.controller(Province::Masovia)
}

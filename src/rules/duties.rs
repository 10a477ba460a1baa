//! What the rules demand in a phase before it ends.

use crate::game::duty::DutyKind;
use crate::model::date::Phase;
use crate::model::forces::{FleetId, Guard};
use crate::model::game::Game;
use crate::model::place::City;
use crate::rules::conditions::is_met;
use crate::rules::s22_2_creation::{france, revolt};
use crate::rules::s22_3_forces::{factors, fleets, guard, provincial};

/// What has to be done before this phase ends.
#[must_use]
pub fn open_duties(game: &Game) -> Vec<DutyKind> {
    DutyKind::ALL.iter().copied().filter(|duty| is_open(game, *duty)).collect()
}

fn is_open(game: &Game, duty: DutyKind) -> bool {
    match duty {
        DutyKind::RollBid => game.setup.die.is_none() && game.setup.bid > 0,
        DutyKind::RollRevolt => revolt::roll_is_due(game),
        DutyKind::EndSuit => !france::open_suits(game).is_empty(),
        DutyKind::RaiseProvincials => is_met(|ask| provincial::judge(game, ask)),
        DutyKind::PlaceForces => {
            game.phase == Phase::Reinforcement && game.poland.is_active() && forces_can_be_placed(game)
        }
        DutyKind::PlaceKrasinski => {
            let due = matches!(game.forces.guard, Guard::Due | Guard::Returning);
            game.phase == Phase::Reinforcement
                && game.poland.is_active()
                && due
                && guard::warsaw_is_open(game)
        }
        DutyKind::BookEconomy => game.phase == Phase::Economic && game.economy.booked != Some(game.date),
    }
}

/// Whether anything that waits finds a place now; what finds none waits on (22.3 r).
fn forces_can_be_placed(game: &Game) -> bool {
    let (waiting, ships) = (game.forces.pool, game.forces.ships);
    let garrison = |city: &City| is_met(|ask| factors::judge_garrison(game, *city, waiting, ask));
    let harbour = |fleet: &FleetId| {
        City::ALL.iter().any(|port| is_met(|ask| fleets::judge_placing(game, *fleet, *port, 1, ask)))
    };
    (!waiting.is_none() && City::ALL.iter().any(garrison)) || (ships > 0 && FleetId::ALL.iter().any(harbour))
}

//! 22.3 k: provincial corps and when they are raised.

use crate::model::date::{GameDate, Months, Phase};
use crate::model::forces::CorpsId;
use crate::model::game::Game;
use crate::model::rulings::{ProvincialStep, Rulings};
use crate::rules::s22_3_forces::order_of_battle::capacity;
use crate::rules::s22_6_standing::is_provincial;

/// The phase in which provincial corps are raised (22.3 k, ruling `provincial-step`).
#[must_use]
pub fn raising_phase(rulings: &Rulings) -> Phase {
    match rulings.provincial_step {
        ProvincialStep::JanuaryAndJuly => Phase::Reinforcement,
        ProvincialStep::DecemberAndJune => Phase::Economic,
    }
}

/// Whether provincial corps are raised in a month (22.3 k).
#[must_use]
pub fn is_raising_month(date: GameDate, rulings: &Rulings) -> bool {
    match rulings.provincial_step {
        ProvincialStep::JanuaryAndJuly => matches!(date.month(), 1 | 7),
        ProvincialStep::DecemberAndJune => matches!(date.month(), 6 | 12),
    }
}

/// The next month of raising after `date`.
#[must_use]
pub fn next_raising(date: GameDate, rulings: &Rulings) -> GameDate {
    let mut year = (1..=12).map(|months| date.plus(Months(months)));
    year.find(|month| is_raising_month(*month, rulings)).unwrap_or(date)
}

/// Whether the raising is now (22.3 k).
#[must_use]
pub fn is_raising_now(game: &Game) -> bool {
    game.poland.is_active()
        && game.phase == raising_phase(&game.setup.rulings)
        && is_raising_month(game.date, &game.setup.rulings)
}

/// Whether a corps may be raised: provincial, and its province Polish, an occupied one too (22.3 k, 22.5 b).
#[must_use]
pub fn may_be_raised(game: &Game, corps: CorpsId) -> bool {
    corps.home().is_some_and(|home| is_provincial(game, corps) && game.is_part_of_poland(home))
}

/// The corps to be raised now: those below full strength whose province is Polish.
pub fn to_be_raised(game: &Game) -> impl Iterator<Item = CorpsId> + '_ {
    CorpsId::ALL.iter().copied().filter(|corps| {
        let state = &game.forces.corps[*corps];
        may_be_raised(game, *corps) && state.factors.total() < capacity(*corps).factors
    })
}

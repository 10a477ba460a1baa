//! How a forecast stands against the victory levels (22.8 a, c).

use crate::model::date::GameDate;
use crate::model::game::Game;
use crate::model::quantity::VictoryPoints;
use crate::model::setup::CampaignEnd;
use crate::model::why::Derived;
use crate::rules::base_game::{campaign_end, has_economic_phase};
use crate::rules::s22_8_victory::polish_level_at;

use super::Quarter;

/// How Poland stands against a victory level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The end the level is for.
    pub end: CampaignEnd,
    /// The level, with the handicap (22.8 a, c; 21.1 b).
    pub level: Derived<i32>,
    /// Economic phases from the next close to that end.
    pub quarters: u16,
    /// Victory points still missing; nothing once the level is reached.
    pub missing: i32,
    /// So many a quarter are still needed, rounded up; nothing where no quarter is left.
    pub needed: Option<i32>,
    /// The quarter of the forecast in which it is reached.
    pub reached: Option<GameDate>,
    /// What the forecast brings by that end, as far as it goes.
    pub brings: VictoryPoints,
}

/// How Poland stands against both victory levels, by this forecast (22.8 a).
#[must_use]
pub fn prospects(game: &Game, quarters: &[Quarter]) -> Vec<Prospect> {
    CampaignEnd::ALL.iter().map(|end| prospect(game, quarters, *end)).collect()
}

fn prospect(game: &Game, quarters: &[Quarter], end: CampaignEnd) -> Prospect {
    let level = polish_level_at(game, end);
    let last = campaign_end(end);
    let missing = level.value().saturating_sub(game.victory.count()).max(0);
    let left = quarters_left(game, last);
    let needed = (left > 0).then(|| {
        let left = i32::from(left);
        missing.saturating_add(left - 1).div_euclid(left)
    });
    let in_time = || quarters.iter().filter(|quarter| quarter.month <= last);
    let reached = in_time().find(|quarter| quarter.victory.count() >= level.value());
    let brings = in_time().next_back().map_or(game.victory, |quarter| quarter.victory);
    Prospect {
        end,
        quarters: left,
        missing,
        needed,
        reached: reached.map(|quarter| quarter.month),
        brings,
        level,
    }
}

/// Economic phases still to be closed up to a month.
#[must_use]
pub fn quarters_left(game: &Game, last: GameDate) -> u16 {
    let mut month = game.date;
    let mut left: u16 = 0;
    while month <= last {
        let closed = game.economy.booked == Some(month);
        if has_economic_phase(month, &game.setup.rulings) && !closed {
            left = left.saturating_add(1);
        }
        if month.next() <= month {
            break;
        }
        month = month.next();
    }
    left
}

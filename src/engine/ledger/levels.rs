//! The victory levels that Poland's points are held against: the one of the campaign's end, and the other printed one.

use crate::model::date::GameDate;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::rulings::BracketLevel;
use crate::model::setup::CampaignEnd;
use crate::rules::s22_8_victory::{polish_level, printed_level, printed_levels};

/// A victory level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelTo {
    /// The month to whose end it is printed.
    pub end: GameDate,
    /// The points, with the handicap.
    pub level: i32,
    /// It is the one that decides this campaign.
    pub counts: bool,
}

/// Poland's levels to the end of 1807 and of 1815, each with the handicap (22.8 a, c); the group's own is the only one.
#[must_use]
pub fn levels(game: &Game) -> Vec<LevelTo> {
    let december = |year| GameDate::new(year, 12).unwrap_or(GameDate::START);
    let own = polish_level(game).value();
    let end = |end| if end == CampaignEnd::Dec1807 { december(1807) } else { december(1815) };
    let one = LevelTo { end: end(game.setup.end), level: own, counts: true };
    let printed = printed_levels(Power::Poland).zip(printed_level(game, Power::Poland));
    let Some((print, base)) = printed.filter(|_| game.setup.house.level.is_none()) else { return vec![one] };
    let to_1815 = match game.setup.rulings.bracket_level {
        BracketLevel::FirstNumber => print.end_1815,
        BracketLevel::Bracketed => print.end_1815_bracketed,
    };
    let level =
        |printed, of| LevelTo { end: end(of), level: own - base + printed, counts: game.setup.end == of };
    vec![level(print.end_1807, CampaignEnd::Dec1807), level(to_1815, CampaignEnd::Dec1815)]
}

//! 22.8 Victory levels and economic manipulation.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::economy::{Column, Pending};
use crate::model::game::Game;
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{PoliticalPoints, Sum, VictoryPoints};
use crate::model::rulings::{BracketLevel, HandicapSign, ManipulationTiming};
use crate::model::setup::CampaignEnd;
use crate::model::why::{Amount, Cause, Derived, Term, Why};
use crate::rules::conditions::{booked, short_of};
use crate::rules::s21_1_bids::handicap;

/// The printed levels of a power: end of 1807, end of 1815, and the bracketed number for the end of 1815 (22.8 a).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    /// To the end of 1807.
    pub end_1807: i32,
    /// To the end of 1815.
    pub end_1815: i32,
    /// To the end of 1815, the number in brackets.
    pub end_1815_bracketed: i32,
}

/// The printed victory levels; those of the other powers are the base game's (22.8 a, c).
#[must_use]
pub const fn printed_levels(power: Power) -> Option<Levels> {
    let (end_1807, end_1815, end_1815_bracketed) = match power {
        Power::Poland => (70, 300, 270),
        Power::Austria => (90, 310, 280),
        Power::Prussia => (75, 300, 270),
        Power::Russia => (105, 315, 285),
        _ => return None,
    };
    Some(Levels { end_1807, end_1815, end_1815_bracketed })
}

/// The level printed for a power at the campaign's end (22.8 a, c; ruling `bracket-level`).
#[must_use]
pub fn printed_level(game: &Game, power: Power) -> Option<i32> {
    printed_level_at(game, power, game.setup.end)
}

/// The level printed for a power at an end (22.8 a; ruling `bracket-level`).
#[must_use]
pub fn printed_level_at(game: &Game, power: Power, end: CampaignEnd) -> Option<i32> {
    let levels = printed_levels(power)?;
    Some(match (end, game.setup.rulings.bracket_level) {
        (CampaignEnd::Dec1807, _) => levels.end_1807,
        (CampaignEnd::Dec1815, BracketLevel::FirstNumber) => levels.end_1815,
        (CampaignEnd::Dec1815, BracketLevel::Bracketed) => levels.end_1815_bracketed,
    })
}

/// The points of Austria, Prussia and Russia, where the group noted them, and the printed level of each (22.8 a).
#[must_use]
pub fn rivals(game: &Game) -> Vec<(Partitioner, Option<VictoryPoints>, i32)> {
    let row = |power: &Partitioner| {
        let level = printed_level(game, (*power).into()).unwrap_or(0);
        (*power, game.rivals[*power], level)
    };
    Partitioner::ALL.iter().map(row).collect()
}

/// The victory points Poland needs: the level of the campaign's end and the handicap (22.8 c; 21.1 b).
#[must_use]
pub fn polish_level(game: &Game) -> Derived<i32> {
    polish_level_at(game, game.setup.end)
}

/// The victory points Poland would need at an end; the group's own level is that of the campaign's end (22.8 a, c).
#[must_use]
pub fn polish_level_at(game: &Game, end: CampaignEnd) -> Derived<i32> {
    let own = game.setup.house.level.filter(|_| end == game.setup.end);
    let base = match own {
        Some(level) => Why::line(Term::HouseLevel, Amount::Number(level.count()), Clause::S22_8a),
        None => {
            let printed = printed_level_at(game, Power::Poland, end).unwrap_or(0);
            Why::line(Term::PrintedLevel, Amount::Number(printed), Clause::S22_8a)
        }
    };
    let mut parts = vec![base];
    let handicap = handicap(game.setup.bid, game.setup.die);
    let signed = match game.setup.rulings.handicap_sign {
        HandicapSign::RaisesLevel => Some(handicap.value()),
        HandicapSign::LowersLevel => Some(-handicap.value()),
        HandicapSign::StartsBehind => None,
    };
    if let Some(signed) = signed {
        let mut why = handicap.into_why();
        why.amount = Amount::Number(signed);
        parts.push(why);
    }
    Derived::count(Term::Level, Clause::S22_8c, parts)
}

/// Asks, with every victory point of the phase, whether the level is reached (22.8 c).
pub fn reach(draft: &mut Draft) {
    let level = polish_level(draft.game()).value();
    if draft.game().won.is_none() && draft.game().victory.count() >= level {
        let reached = draft.game().victory;
        draft.happen(Clause::S22_8c, Event::VictoryReached(reached));
    }
}

/// A column of economic manipulation: what it costs or brings, and the points it moves the marker (22.8 b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manipulation {
    /// Money and manpower, costs below nothing.
    pub purse: Sum,
    /// Points.
    pub points: PoliticalPoints,
}

/// The printed columns (22.8 b).
#[must_use]
pub const fn manipulation(column: Column) -> Manipulation {
    let (money, manpower, points) = match column {
        Column::First => (-14, -9, 2),
        Column::Second => (-7, 0, 1),
        Column::Third => (0, -5, 1),
        Column::Fourth => (0, 0, 0),
        Column::Fifth => (0, 4, -2),
        Column::Sixth => (5, 0, -2),
        Column::Seventh => (6, 5, -3),
    };
    Manipulation { purse: Sum::new(money, manpower), points: PoliticalPoints::new(points) }
}

/// What choosing a manipulation asks after the close (22.8 b).
pub fn judge_choosing(game: &Game, conditions: &mut Conditions) {
    booked(game, conditions);
    judge_choice(game, conditions);
}

/// What a choice asks: a Poland, and none chosen yet (22.8 b).
pub fn judge_choice(game: &Game, conditions: &mut Conditions) {
    conditions.ask(game.poland.is_active(), Clause::S22_8b, Need::PolandExists);
    let chosen = game.economy.chosen == Some(game.date);
    conditions.ask(!chosen, Clause::S22_8b, Need::NotChosenYet);
}

/// Chooses a manipulation after the close (22.8 b).
pub fn choose(draft: &mut Draft, column: Column) {
    let points = choose_in_close(draft, column);
    draft.points(Clause::S22_8b, Power::Poland, points, Cause::Manipulation);
}

/// A manipulation is chosen; by ruling it lands at once, and these are the points by which the marker moves (22.8 b).
pub fn choose_in_close(draft: &mut Draft, column: Column) -> PoliticalPoints {
    let pending = Pending { column, chosen: draft.game().date };
    draft.happen(Clause::S22_8b, Event::ManipulationChosen(pending));
    match draft.game().setup.rulings.manipulation_timing {
        ManipulationTiming::ThisPhase => land(draft, column),
        ManipulationTiming::NextPhase => PoliticalPoints::ZERO,
    }
}

/// A manipulation lands. One that cannot be paid brings nothing; a column that brings money always lands (22.8 b).
pub fn land(draft: &mut Draft, column: Column) -> PoliticalPoints {
    let row = manipulation(column);
    let payable = draft.game().purse.covers(short_of(-row.purse));
    draft.happen(Clause::S22_8b, Event::ManipulationLanded(column, payable));
    if !payable {
        return PoliticalPoints::ZERO;
    }
    draft.purse(Clause::S22_8b, row.purse, Cause::Manipulation);
    row.points
}

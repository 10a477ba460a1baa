//! 22.2 a-e, h-l: waiting, who may create and when, points of the creation, and what every creation brings.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::Months;
use crate::model::diplomacy::{Alliance, Bar, Barred};
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::model::quantity::{PoliticalPoints, VictoryPoints};
use crate::model::rulings::{CreationBar, CreatorPp, WaitingIncome, WaitingPoints};
use crate::model::why::Cause;
use crate::rules::base_game::bar_free;
use crate::rules::conditions::political;

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

/// Months for which Poland may not declare war on its creator (22.2.1 d, 22.2.2 g).
pub const CREATOR_BAR: Months = Months(18);

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
    matches!(game.poland, crate::model::poland::Poland::NotYet { .. })
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

/// What every creation asks: its phase, and no Poland yet (22.2 c, d).
pub fn judge(game: &Game, conditions: &mut Conditions) {
    political(game, Clause::S22_2d, conditions);
    conditions.ask(!game.poland.is_active(), Clause::S22_2c, Need::NoPoland);
}

/// Passes the provinces of a new Poland to it.
pub fn pass_provinces(draft: &mut Draft, clause: Clause, provinces: &[Province]) {
    for province in provinces {
        draft.pass_province(clause, *province, Power::Poland);
    }
}

/// Allies a new Poland with its creator, with points to both (22.2.1 c, 22.2.2 d).
pub fn ally_with(draft: &mut Draft, clause: Clause, creator: Power, points: PoliticalPoints) {
    let since = draft.game().date;
    draft.happen(clause, Event::AllianceMade(Alliance { one: creator, other: Power::Poland, since }));
    draft.points(clause, creator, points, Cause::CreationAlliance);
    draft.points(clause, Power::Poland, points, Cause::CreationAlliance);
}

/// Lays the bar on wars of a new Poland against its creator, of both sides by ruling `creation-bar` (22.2.1 d, 22.2.2 g).
pub fn lay_bar(draft: &mut Draft, clause: Clause, creator: Power) {
    let game = draft.game();
    let made = game.date;
    let free = bar_free(made, CREATOR_BAR, &game.setup.rulings);
    let both = game.setup.rulings.creation_bar == CreationBar::BothSides;
    let barred = Barred::War { by: Some(Power::Poland), on: creator };
    draft.happen(clause, Event::BarLaid(Bar { barred, made, free, clause }));
    if both {
        let barred = Barred::War { by: Some(creator), on: Power::Poland };
        draft.happen(clause, Event::BarLaid(Bar { barred, made, free, clause }));
    }
}

/// Books the points of waiting, as the marker moves (22.2 b).
pub fn book_waiting(draft: &mut Draft) {
    if is_waiting(draft.game()) {
        let (points, victory) = waiting(draft.game());
        draft.points(Clause::S22_2b, Power::Poland, points, Cause::Waiting);
        draft.victory(Clause::S22_2b, victory, Cause::Waiting);
    }
}

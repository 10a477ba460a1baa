//! 22.5 Poland at war: conquest, occupation, the loss of Warsaw.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::board::Tenure;
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::PoliticalPoints;
use crate::model::rulings::WarsawPenalty;
use crate::model::why::Cause;
use crate::rules::conditions::exists_for;
use crate::rules::s22_2_creation::france;

/// Poland's loss when Warsaw is occupied (22.5 d).
pub const WARSAW_LOST: PoliticalPoints = PoliticalPoints::new(-2);
/// Each ally's loss (22.5 d).
pub const WARSAW_LOST_ALLY: PoliticalPoints = PoliticalPoints::new(-1);

/// Whether a province that Poland's corps take becomes Polish at once: one of the seven, from one of the three (22.5 a).
#[must_use]
pub fn joins_at_once(game: &Game, province: Province) -> bool {
    province.is_polish() && game.board.controller(province).partitioner().is_some()
}

/// The enemy that holds a Polish Warsaw, besieged or not, if there is one.
#[must_use]
pub fn enemy_holding_warsaw(game: &Game) -> Option<Power> {
    let holder = game.board.cities[City::Warsaw].holder;
    (game.warsaw_is_polish() && game.diplomacy.at_war(Power::Poland, holder)).then_some(holder)
}

/// The unbesieged enemy in a Polish Warsaw, if there is one (22.5 d).
#[must_use]
pub fn enemy_in_warsaw(game: &Game) -> Option<Power> {
    enemy_holding_warsaw(game).filter(|_| game.board.cities[City::Warsaw].siege.is_none())
}

/// That enemy as one of the three whose months count towards a dissolution (22.7 a, b).
#[must_use]
pub fn dissolver_in_warsaw(game: &Game) -> Option<Partitioner> {
    enemy_in_warsaw(game).and_then(Power::partitioner)
}

/// Whether the loss of Warsaw costs points again each month (22.5 d, ruling `warsaw-penalty`).
#[must_use]
pub fn penalty_each_month(game: &Game) -> bool {
    game.setup.rulings.warsaw_penalty == WarsawPenalty::EachMonth
}

/// Poland's enemy that holds the capital of a province, if there is one.
#[must_use]
pub fn enemy_in_capital(game: &Game, province: Province) -> Option<Power> {
    let holder = game.board.cities[province.capital()].holder;
    game.diplomacy.at_war(Power::Poland, holder).then_some(holder)
}

/// The provinces whose capital an enemy holds (22.5 b).
pub fn occupied_provinces(game: &Game) -> impl Iterator<Item = (Province, Power)> + '_ {
    game.polish_provinces().filter_map(|province| Some((province, enemy_in_capital(game, province)?)))
}

/// What a conquest asks: a war, and no province that is only occupied (22.5 b; base: control).
pub fn judge_conquest(game: &Game, province: Province, by: Power, conditions: &mut Conditions) {
    exists_for(game, by, conditions);
    let holder = game.board.controller(province);
    conditions.ask(holder != by, Clause::BaseControl, Need::NotControlledBy(province, by));
    if holder != by {
        conditions.ask(game.diplomacy.at_war(by, holder), Clause::BaseControl, Need::AtWar(by, holder));
    }
    // The three hold a capital of Poland's provinces, but the province stays Polish until the war is over (22.5 b).
    let only_occupies =
        by.partitioner().is_some() && province.is_polish() && game.is_part_of_poland(province);
    conditions.ask(!only_occupies, Clause::S22_5b, Need::OnlyOccupied(province));
}

/// A conquest: one of the seven that Poland takes from one of the three is Polish at once, everything else waits for a
/// peace to cede it (22.5 a, c). What its owner takes back is his again.
pub fn conquer(draft: &mut Draft, province: Province, by: Power) {
    let before = draft.game().board.provinces[province];
    if falls_with_masovia(draft.game(), province, by) {
        lose_warsaw(draft);
    }
    if by == Power::Poland && joins_at_once(draft.game(), province) {
        let tenure = Tenure { owner: by, conqueror: None, poland_had_it_from: Some(before.controller()) };
        draft.happen(Clause::S22_5a, Event::ProvincePassed(province, tenure));
    } else {
        let conqueror = (before.owner != by).then_some(by);
        let clause = if by == Power::Poland { Clause::S22_5c } else { Clause::BaseControl };
        draft.happen(clause, Event::ProvincePassed(province, Tenure { conqueror, ..before }));
    }
    let capital = province.capital();
    if draft.game().board.cities[capital].holder != by {
        draft.pass_city(Clause::BaseControl, capital, by);
    }
    draft.pass_cities(Clause::BaseControl, province);
}

/// Whether Warsaw is lost with Masovia: to an enemy that takes the province at once, with no occupation booked before
/// (22.5 c, d).
fn falls_with_masovia(game: &Game, province: Province, by: Power) -> bool {
    province == Province::Masovia
        && game.warsaw_is_polish()
        && game.diplomacy.at_war(Power::Poland, by)
        && game.board.occupation.is_none()
}

/// An enemy in Warsaw: the occupation begins with an unbesieged one and lasts until no enemy holds the city; its months
/// count while one of the three holds it unbesieged (22.5 d; 22.7 b).
pub fn settle_occupation(draft: &mut Draft) {
    let game = draft.game();
    let unbesieged = enemy_in_warsaw(game);
    let counts = unbesieged.and_then(Power::partitioner).is_some();
    let holder = enemy_holding_warsaw(game);
    match (game.board.occupation, holder) {
        // What the peaces of one suit end brings nothing between them (22.2.2 f).
        (None, Some(by)) if unbesieged.is_some() && !france::peace_is_under_way(game, by) => {
            draft.happen(Clause::S22_5d, Event::WarsawOccupied { by, counts });
            lose_warsaw(draft);
        }
        (Some(before), Some(by)) if before.by != by || before.counts_since.is_some() != counts => {
            draft.happen(Clause::S22_7b, Event::OccupationPassed { by, counts });
        }
        (Some(_), None) => draft.happen(Clause::S22_7b, Event::WarsawFreed),
        _ => {}
    }
}

/// Points lost for an occupied Warsaw, Poland's and each ally's (22.5 d).
fn lose_warsaw(draft: &mut Draft) {
    draft.points(Clause::S22_5d, Power::Poland, WARSAW_LOST, Cause::WarsawOccupied);
    let allies: Vec<Power> = draft.game().diplomacy.allies(Power::Poland).collect();
    for ally in allies {
        draft.points(Clause::S22_5d, ally, WARSAW_LOST_ALLY, Cause::WarsawOccupied);
    }
}

/// At the first step of each Political phase a Warsaw still occupied costs again, by ruling `warsaw-penalty` (22.5 d).
pub fn at_political(draft: &mut Draft) {
    let game = draft.game();
    if let Some(occupation) = game.board.occupation
        && penalty_each_month(game)
        && occupation.since < game.date
        && enemy_in_warsaw(game).is_some()
    {
        lose_warsaw(draft);
    }
}

/// A Poland without any province will be dissolved in the next Political phase (22.5 f).
pub fn settle_landless(draft: &mut Draft) {
    let game = draft.game();
    if !game.poland.is_active() {
        return;
    }
    let landless = game.polish_provinces().next().is_none();
    if landless != game.done.landless {
        draft.happen(Clause::S22_5f, Event::Landless(landless));
    }
}

//! What follows at once from a changed fact: the subsidy turns, Warsaw is occupied or free, corps join and leave with
//! their provinces, a revolt takes or loses the city, the standing changes.

use crate::game::event::Event;
use crate::model::clause::Clause;
use crate::model::forces::{CorpsId, Counter, Leader, LeaderPost, Place, Store};
use crate::model::game::Founder;
use crate::model::power::Power;
use crate::model::why::Cause;
use crate::rules::s22_2_creation::{partitioner, revolt};
use crate::rules::s22_3_forces::order_of_battle::full_strength;
use crate::rules::s22_5_war;
use crate::rules::s22_6_standing::{is_dominant, is_major, is_provincial};

use super::creation;
use crate::game::draft::Draft;

/// Draws up every consequence, until nothing more follows.
pub fn settle(draft: &mut Draft) {
    loop {
        let before = draft.len();
        subsidy(draft);
        occupation(draft);
        consent(draft);
        running_revolt(draft);
        standing(draft);
        provincials(draft);
        leaders(draft);
        landless(draft);
        if draft.len() == before {
            break;
        }
    }
}

/// The subsidy is judged anew; a change counts from the next month (22.2.1 h, i).
fn subsidy(draft: &mut Draft) {
    let game = draft.game();
    let Some(Founder::Partitioner { power, subsidy: Some(now) }) =
        game.poland.active().map(|poland| poland.founder)
    else {
        return;
    };
    let stopped_by = partitioner::subsidy_stopper(game, power, now.stopped_by);
    if stopped_by != now.stopped_by {
        let from = game.date.next();
        draft.happen(Clause::S22_2_1h, Event::SubsidyTurned { stopped_by, from });
    }
}

/// An enemy in Warsaw: the occupation begins with an unbesieged one and lasts until no enemy holds the city; its months
/// count while one of the three holds it unbesieged (22.5 d; 22.7 b).
fn occupation(draft: &mut Draft) {
    let game = draft.game();
    let unbesieged = s22_5_war::enemy_in_warsaw(game);
    let counts = unbesieged.and_then(Power::partitioner).is_some();
    let holder = s22_5_war::enemy_holding_warsaw(game);
    match (game.board.occupation, holder) {
        (None, Some(by)) if unbesieged.is_some() => {
            draft.happen(Clause::S22_5d, Event::WarsawOccupied { by, counts });
            warsaw_penalty(draft);
        }
        (Some(before), Some(by)) if before.by != by || before.counts_since.is_some() != counts => {
            draft.happen(Clause::S22_7b, Event::OccupationPassed { by, counts });
        }
        (Some(_), None) => draft.happen(Clause::S22_7b, Event::WarsawFreed),
        _ => {}
    }
}

/// Points lost for an occupied Warsaw, Poland's and each ally's (22.5 d).
pub fn warsaw_penalty(draft: &mut Draft) {
    draft.points(Clause::S22_5d, Power::Poland, s22_5_war::WARSAW_LOST, Cause::WarsawOccupied);
    let allies: Vec<Power> = draft.game().diplomacy.allies(Power::Poland).collect();
    for ally in allies {
        draft.points(Clause::S22_5d, ally, s22_5_war::WARSAW_LOST_ALLY, Cause::WarsawOccupied);
    }
}

/// With Warsaw free again the army's dissolution lapses, and the cavalry put by returns (22.7 c).
fn consent(draft: &mut Draft) {
    let game = draft.game();
    let lapsed =
        game.poland.active().is_some_and(|poland| poland.army_dissolved) && game.board.occupation.is_none();
    if !lapsed {
        return;
    }
    draft.happen(Clause::S22_7c, Event::ConsentLapsed);
    creation::return_reserve(draft, Clause::S22_7c);
}

/// A revolt takes Warsaw, loses it, or loses its corps (22.2.3 f, g, l).
fn running_revolt(draft: &mut Draft) {
    let game = draft.game();
    let Some(running) = game.poland.revolt().copied() else { return };
    let holds = revolt::poles_hold_warsaw(game);
    if !game.forces.corps[CorpsId::InfantryIV].counter.is_on_map() {
        creation::fail(draft);
    } else if holds && running.warsaw_since.is_none() {
        draft.happen(Clause::S22_2_3f, Event::RevoltTookWarsaw);
    } else if !holds && running.warsaw_since.is_some() {
        let too_late = game.date > revolt::window_ends(&running);
        draft.happen(Clause::S22_2_3g, Event::RevoltLostWarsaw);
        if too_late {
            creation::fail(draft);
        }
    }
}

/// Standing is judged at once (22.2 h; 22.6).
fn standing(draft: &mut Draft) {
    let game = draft.game();
    let Some(poland) = game.poland.active() else { return };
    let (major, dominant) = (is_major(game), is_dominant(game));
    if (poland.major, poland.dominant) != (major, dominant) {
        let clause = if poland.dominant == dominant { Clause::S22_6a } else { Clause::S22_6d };
        draft.happen(clause, Event::StandingTurned { major, dominant });
    }
}

/// A provincial corps comes at full strength with its province and goes with it (22.3 k).
fn provincials(draft: &mut Draft) {
    for corps in CorpsId::ALL.iter().copied() {
        let Some(home) = corps.home() else { continue };
        let game = draft.game();
        let state = game.forces.corps[corps];
        let polish = game.is_part_of_poland(home);
        if polish && joined_now(draft, corps) {
            draft.happen(Clause::S22_3k, Event::CorpsMoved(corps, Counter::OnMap(Place::Country(home))));
            draft.factors(Clause::S22_3k, None, Some(Store::Corps(corps)), full_strength(corps));
        } else if !polish && is_provincial(game, corps) && state.counter != Counter::OffMap {
            draft.remove_corps(Clause::S22_3k, corps);
        }
    }
}

/// Whether the corps' province became Polish and the corps has not come yet: off the map and not destroyed since.
fn joined_now(draft: &Draft, corps: CorpsId) -> bool {
    let game = draft.game();
    let state = game.forces.corps[corps];
    state.counter == Counter::OffMap && !state.destroyed && is_provincial(game, corps)
}

/// A leader whose corps left the map is off the map himself.
fn leaders(draft: &mut Draft) {
    for leader in Leader::ALL.iter().copied() {
        if let LeaderPost::With(corps) = draft.game().forces.leaders[leader]
            && !draft.game().forces.corps[corps].counter.is_on_map()
        {
            draft.happen(Clause::S22_3d, Event::LeaderPosted(leader, LeaderPost::OffMap));
        }
    }
}

/// A Poland without any province will be dissolved in the next Political phase (22.5 f).
fn landless(draft: &mut Draft) {
    let game = draft.game();
    if !game.poland.is_active() {
        return;
    }
    let landless = game.polish_provinces().next().is_none();
    if landless != game.done.landless {
        draft.happen(Clause::S22_5f, Event::Landless(landless));
    }
}

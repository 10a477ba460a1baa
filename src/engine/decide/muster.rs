//! Those who come by themselves: provincial corps in January and July, Krasinski with his guard, the leaders (22.3 d, f, k).

use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::forces::{CorpsId, Counter, Factors, Guard, Leader, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::rules::s22_3_forces::order_of_battle::{full_strength, leader_from};
use crate::rules::s22_3_forces::{guard, provincial};

use super::forces::{exists, on_map, reinforcement};
use crate::game::draft::Draft;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    let ask = &mut conditions;
    match command {
        Command::RaiseProvincials {} => judge_raising(game, ask),
        Command::PlaceKrasinski {} => judge_krasinski(game, ask),
        Command::PlaceLeader { leader, with } => judge_leader(game, *leader, *with, ask),
        Command::LoseLeader { leader, post } => judge_leader_loss(game, *leader, *post, ask),
        _ => {}
    }
    conditions.into_unmet()
}

fn judge_raising(game: &Game, ask: &mut Conditions) {
    exists(game, ask);
    let now = provincial::is_raising_now(game);
    let this_month = provincial::is_raising_month(game.date, &game.setup.rulings);
    let next = if this_month { game.date } else { provincial::next_raising(game.date, &game.setup.rulings) };
    if game.poland.is_active() {
        ask.ask_from(now, Clause::S22_3k, Need::RaisingTime, next);
    }
    let raised = game.done.raised == Some(game.date);
    let again = provincial::next_raising(game.date, &game.setup.rulings);
    ask.ask_from(!raised, Clause::S22_3k, Need::NotRaisedYet, again);
    ask.ask(provincial::to_be_raised(game).next().is_some(), Clause::S22_3k, Need::SomethingToRaise);
}

fn judge_krasinski(game: &Game, ask: &mut Conditions) {
    reinforcement(game, ask);
    match game.forces.guard {
        Guard::Due | Guard::Returning => {
            exists(game, ask);
            ask.ask(guard::warsaw_is_open(game), Clause::S22_3f, Need::WarsawFree);
        }
        Guard::Came => ask.ask(false, Clause::S22_3f, Need::KrasinskiDue),
        Guard::Awaited => {
            let conditions = guard::conditions(game);
            ask.ask(conditions.poland, Clause::S22_3f, Need::PolandExists);
            ask.ask_from(conditions.date, Clause::S22_3f, Need::GuardDate, guard::first_month());
            ask.ask(conditions.allied, Clause::S22_3f, Need::GuardAllied);
            ask.ask(conditions.peace, Clause::S22_3f, Need::GuardPeace);
            // All met, but only the end of a Political phase makes him available.
            let next = game.date.next();
            ask.ask_from(!conditions.all(), Clause::S22_3f, Need::KrasinskiDue, next);
        }
    }
}

fn judge_leader(game: &Game, leader: Leader, with: CorpsId, ask: &mut Conditions) {
    exists(game, ask);
    ask.ask(game.forces.leaders[leader] != LeaderPost::Dead, Clause::S22_3d, Need::LeaderAlive(leader));
    let from = leader_from(leader);
    ask.ask_from(game.date >= from, Clause::S22_3d, Need::LeaderAvailable(leader), from);
    if leader == Leader::Krasinski {
        ask.ask(game.forces.guard == Guard::Came, Clause::S22_3f, Need::KrasinskiDue);
    }
    if leader == Leader::Rudsinski {
        ask.ask(with.home().is_some(), Clause::S22_3d, Need::ProvincialOnly(leader));
    }
    on_map(game, with, ask);
}

fn judge_leader_loss(game: &Game, leader: Leader, post: LeaderPost, ask: &mut Conditions) {
    let now = game.forces.leaders[leader];
    ask.ask(now != LeaderPost::Dead, Clause::S22_3d, Need::LeaderAlive(leader));
    ask.ask(now != LeaderPost::OffMap && now != post, Clause::S22_3d, Need::LeaderOnMap(leader));
    ask.ask(!matches!(post, LeaderPost::With(_)), Clause::S22_3d, Need::OptionExists);
}

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::RaiseProvincials {} => raise(draft),
        Command::PlaceKrasinski {} => place_krasinski(draft),
        Command::PlaceLeader { leader, with } => {
            draft.happen(Clause::S22_3d, Event::LeaderPosted(*leader, LeaderPost::With(*with)));
        }
        Command::LoseLeader { leader, post } => {
            draft.happen(Clause::S22_3d, Event::LeaderPosted(*leader, *post))
        }
        _ => {}
    }
}

/// Every provincial corps of a Polish province is filled to full strength, on the map or off (22.3 k).
fn raise(draft: &mut Draft) {
    let corps: Vec<CorpsId> = provincial::to_be_raised(draft.game()).collect();
    for id in corps {
        let state = draft.game().forces.corps[id];
        if !state.counter.is_on_map()
            && let Some(home) = id.home()
        {
            draft.happen(Clause::S22_3k, Event::CorpsMoved(id, Counter::OnMap(Place::Country(home))));
        }
        let missing = full_strength(id).minus(state.factors);
        draft.factors(Clause::S22_3k, None, Some(Store::Corps(id)), missing);
    }
    draft.happen(Clause::S22_3k, Event::ProvincialsRaised);
}

/// Krasinski and I Cavalry come to Warsaw: at full strength the first time, later with what they had (22.3 f, g).
fn place_krasinski(draft: &mut Draft) {
    let corps = CorpsId::CavalryI;
    let returning = draft.game().forces.guard == Guard::Returning;
    let there = draft.game().forces.corps[corps].factors;
    let room = full_strength(corps).minus(there);
    let put_by = draft.game().forces.guard_reserve;
    let cavalry = if returning { Factors::new(0, 0, put_by.min(room.cavalry)) } else { room };
    if !cavalry.is_none() && !draft.game().forces.corps[corps].counter.is_on_map() {
        draft.happen(Clause::S22_3f, Event::CorpsMoved(corps, Counter::OnMap(Place::City(City::Warsaw))));
    }
    let from = returning.then_some(Store::Reserve);
    let clause = if returning { Clause::S22_3g } else { Clause::S22_3f };
    draft.factors(clause, from, Some(Store::Corps(corps)), cavalry);
    if returning {
        let rest = Factors::new(0, 0, put_by.saturating_sub(cavalry.cavalry));
        draft.factors(clause, from, Some(Store::Pool), rest);
        draft.happen(Clause::S22_3g, Event::GuardPutBy(0));
    }
    draft.happen(clause, Event::GuardTurned(Guard::Came));
    // The dead stay dead, and a prisoner is no nearer for it (22.7 i).
    let free = draft.game().forces.leaders[Leader::Krasinski] == LeaderPost::OffMap;
    if free && draft.game().forces.corps[corps].counter.is_on_map() {
        draft.happen(clause, Event::LeaderPosted(Leader::Krasinski, LeaderPost::With(corps)));
    }
}

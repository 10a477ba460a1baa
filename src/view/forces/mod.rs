//! The Forces screen: every corps and what it holds, fleets, depots, leaders, guerrillas, garrisons, what waits to be
//! placed and what is on order.

mod corps;
mod pieces;
mod strength;
#[cfg(test)]
pub(crate) mod tests;

pub use pieces::orders_card;

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::engine::offers::{Group, offers};
use crate::game::act::Act;
use crate::game::command::Command;
use crate::game::duty::DutyKind;
use crate::game::refusal::Need;
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::economy::Basket;
use crate::model::forces::{Arm, CorpsId, Counter, FleetId, Guard};
use crate::model::game::Game;
use crate::model::poland::Poland;
use crate::rules::duties::open_duties;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::corps::guard_may_be_bought;
use crate::rules::s22_3_forces::provincial;
use crate::rules::s22_6_standing::is_provincial;
use crate::view::page::{Block, Card, Deed, Head, Loud, Notice, Page, PageState, Row, Tone};
use crate::view::words::figures::counted;
use crate::view::words::lists::{factors, listed, ships};

/// The screen.
#[must_use]
pub fn page(campaign: &Campaign, basket: &Basket, state: &PageState) -> Page {
    let game = campaign.game();
    let groups = corps_groups().map(|(key, title, ids)| {
        let rows = ids.into_iter().map(|id| corps::row(campaign, id, basket, state)).collect();
        Card::new(key, title, vec![Block::Rows(rows)])
    });
    let mut cards: Vec<Card> = waiting_card(game).into_iter().chain(groups).collect();
    cards.extend(pieces::garrisons_card(campaign, state));
    cards.push(pieces::fleets_card(game));
    cards.push(pieces::depots_card(game));
    cards.push(pieces::leaders_card(game));
    cards.extend(pieces::guerrillas_card(game));
    cards.extend(orders_card(campaign));
    Page { head: head(game), cards }
}

/// The corps of a group, in the order of the text.
fn corps_groups() -> [(&'static str, &'static str, Vec<CorpsId>); 3] {
    let pick = |of: fn(CorpsId) -> bool| CorpsId::ALL.iter().copied().filter(|id| of(*id)).collect();
    [
        ("infantry", "Infantry corps", pick(|id| id.home().is_none() && !capacity(id).takes(Arm::Cavalry))),
        ("cavalry", "Cavalry corps", pick(|id| id.home().is_none() && capacity(id).takes(Arm::Cavalry))),
        ("provincial", "Provincial corps", pick(|id| id.home().is_some())),
    ]
}

fn head(game: &Game) -> Head {
    let standing = game.forces.corps.iter().filter(|(_, corps)| corps.counter.is_on_map());
    let (count, strength) = standing.fold((0i64, 0i64), |(count, strength), (_, corps)| {
        (count + 1, strength + i64::from(corps.factors.total()))
    });
    let line = if count == 0 {
        "No corps on the map".to_owned()
    } else {
        format!("{count} corps on the map with {}", counted(strength, "factor", "factors"))
    };
    Head { title: "Forces".into(), line: line.into(), notice: vacant(game), ..Head::default() }
}

/// Why there is no army.
fn vacant(game: &Game) -> Option<Notice> {
    if game.poland.is_active() {
        return None;
    }
    let (title, text, cite) = if game.poland.revolt().is_some() {
        let text = "IV Infantry for Warsaw: nothing else is available until the revolt succeeds.".to_owned();
        ("The revolt fights with one corps", text, Clause::S22_2_3d)
    } else if let Poland::Dissolved { .. } = game.poland {
        let text = format!("Put by for a later Poland: {}.", put_by(game));
        ("The army is dissolved", text, Clause::S22_7f)
    } else {
        ("No army yet", "These counters wait for the creation of Poland.".to_owned(), Clause::S22_2i)
    };
    Some(Notice { warns: false, title: title.into(), text: text.into(), cite: Some(cite) })
}

/// What was put by at a dissolution.
fn put_by(game: &Game) -> String {
    let mut kept = Vec::new();
    if !game.forces.reserve.is_none() {
        let guard = match game.forces.guard_reserve {
            0 => String::new(),
            count => format!(" ({count} of I Cavalry)"),
        };
        kept.push(format!("{}{guard}", factors(game.forces.reserve)));
    }
    if game.forces.all_ships() > 0 {
        kept.push(ships(game.forces.all_ships()));
    }
    listed(kept.iter().map(String::as_str))
}

/// What waits: factors, ships and counters to be placed, the guard, provincial corps to be raised.
fn waiting_card(game: &Game) -> Option<Card> {
    if !game.poland.is_active() {
        return None;
    }
    let duties = open_duties(game);
    let must = |duty: DutyKind| duties.contains(&duty);
    let raise = must(DutyKind::RaiseProvincials).then(|| {
        let corps = listed(provincial::to_be_raised(game).map(CorpsId::name));
        Row::new("provincials", "Raise the provincial corps")
            .text(format!("To full strength, free: {corps}."))
            .cite(Clause::S22_3k)
            .deeds(vec![Deed::open("Raise", Command::RaiseProvincials {}).loud(Loud::Go)])
    });
    let (place, guard) = (to_place(game, must(DutyKind::PlaceForces)), guard(game));
    let pressing = raise.is_some() || (place.is_some() && must(DutyKind::PlaceForces)) || {
        guard.as_ref().is_some_and(|row| !row.deeds.is_empty())
    };
    let tone = if pressing { Tone::Must } else { Tone::Plain };
    let rows: Vec<Row> = [place, guard, raise].into_iter().flatten().collect();
    Some(Card::new("waiting", "Waiting", vec![Block::rows(rows)?]).tone(tone))
}

fn to_place(game: &Game, must: bool) -> Option<Row> {
    let forces = &game.forces;
    let mut what = Vec::new();
    if !forces.pool.is_none() {
        what.push(factors(forces.pool));
    }
    if forces.ships > 0 {
        what.push(ships(forces.ships));
    }
    if forces.depots_bought > 0 {
        what.push(counted(i64::from(forces.depots_bought), "depot", "depots"));
    }
    let paid = |counter: Counter| counter == Counter::Bought;
    let corps = CorpsId::ALL.iter().filter(|id| paid(forces.corps[**id].counter)).map(|id| id.name());
    let fleets = FleetId::ALL.iter().filter(|id| paid(forces.fleets[**id].counter)).map(|id| id.name());
    let counters: Vec<&str> = corps.chain(fleets).collect();
    if !counters.is_empty() {
        let noun = if counters.len() == 1 { "counter" } else { "counters" };
        what.push(format!("the {noun} of {}", listed(counters)));
    }
    if what.is_empty() {
        return None;
    }
    let text = match (game.phase == Phase::Reinforcement, forces.first_placement) {
        (true, true) => "First placement: counters placed now are free.",
        (true, false) => "In corps with room, or as garrison.",
        (false, _) => "Placed in the next Reinforcement phase.",
    };
    let title = what.join(", ");
    let deeds = placing_deeds(game, &title, must);
    let cite = if forces.first_placement { Clause::S22_3r } else { Clause::S22_2l };
    Some(Row::new("to-place", title).text(text).cite(cite).deeds(deeds))
}

/// The first thing to place as a button; where there are more, each as a chip under it.
fn placing_deeds(game: &Game, of: &str, must: bool) -> Vec<Deed> {
    let placed = |act: Act| {
        let label = match act.command()? {
            Command::PlaceCorps { corps, .. } => corps.name().to_owned(),
            Command::Reinforce { corps, .. } => format!("Into {}", corps.name()),
            Command::Garrison { .. } => "As garrison".to_owned(),
            Command::PlaceFleet { fleet, .. } => fleet.name().to_owned(),
            Command::PlaceDepot { .. } => "Depot".to_owned(),
            _ => return None,
        };
        Some((label, act))
    };
    let open = offers(game).into_iter().filter(|offer| offer.group == Group::Forces && offer.is_open());
    let acts: Vec<(String, Act)> = open.filter_map(|offer| placed(offer.act)).collect();
    let label = match acts.as_slice() {
        [(label, _)] if must => label.clone(),
        [(label, _)] => format!("Place: {}", label.to_lowercase()),
        _ => "Place".to_owned(),
    };
    let loud = if must { Loud::Go } else { Loud::Plain };
    let next = acts.first().map(|(_, act)| Deed::open(label, act.clone()).key("next").loud(loud));
    let single = acts.len() == 1;
    let chips = acts.into_iter().filter(|_| !single).map(|(label, act)| Deed::chip(label, of, act));
    next.into_iter().chain(chips).collect()
}

fn guard(game: &Game) -> Option<Row> {
    if !matches!(game.forces.guard, Guard::Due | Guard::Returning) {
        return None;
    }
    let command = Command::PlaceKrasinski {};
    let unmet = judge(game, &command);
    let text = match unmet.iter().find(|one| one.need == Need::WarsawFree) {
        Some(_) => "They wait for a Polish Warsaw with no enemy in it or before it.",
        None if unmet.is_empty() => "Both come to Warsaw.",
        None => "Both come to Warsaw, in the Reinforcement phase.",
    };
    let place = unmet.is_empty().then(|| Deed::open("Place", command).loud(Loud::Go));
    let row = Row::new("guard", "Krasiński and I Cavalry").text(text).cite(Clause::S22_3f);
    Some(row.deeds(place.into_iter().collect()))
}

/// Whether a corps is bought like any other: not provincial, and not I Cavalry while it comes with Krasinski alone.
fn is_bought(game: &Game, id: CorpsId) -> bool {
    let guard = id == CorpsId::CavalryI && game.forces.guard != Guard::Came && !guard_may_be_bought(game);
    !is_provincial(game, id) && !guard
}

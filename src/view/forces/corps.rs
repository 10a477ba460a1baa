//! One corps: its counter, where it is or why it is not, what it holds, and what can be done with it.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::engine::offers;
use crate::game::command::Command;
use crate::game::refusal::Need;
use crate::model::clause::Clause;
use crate::model::forces::{Arm, CorpsId, Counter, Factors, Leader, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::setup::Ware;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::corps::room;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::leaders::{LEADERLESS, leader_row};
use crate::rules::s22_6_standing::is_provincial;
use crate::view::words::figures::sum;
use crate::view::words::lists::{factors, place, upper};
use crate::view::words::need::Reason;

use super::{Deed, is_bought};
use crate::view::words::need::reasons;

/// The symbol on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The infantry cross.
    Infantry,
    /// The cavalry stroke.
    Cavalry,
    /// A ship.
    Ship,
}

/// A corps in the roster.
pub struct CorpsCard {
    /// Its name.
    pub name: &'static str,
    /// The letters on its counter.
    pub short: &'static str,
    /// The symbol on its counter.
    pub sign: Sign,
    /// Factors in it.
    pub strength: i32,
    /// Factors it can hold.
    pub size: i32,
    /// Where it is, or what it waits for.
    pub state: String,
    /// Its factors by arm, while on the map.
    pub holds: String,
    /// The leaders with it.
    pub leaders: Vec<&'static str>,
    /// Off the map.
    pub away: bool,
}

/// Draws a corps of the roster up.
#[must_use]
pub fn corps_card(campaign: &Campaign, id: CorpsId) -> CorpsCard {
    let game = campaign.game();
    let corps = game.forces.corps[id];
    let on_map = corps.counter.is_on_map();
    let state = match corps.counter {
        Counter::OnMap(at) => upper(&place(at)),
        Counter::Bought => "Paid for, to be placed".into(),
        Counter::OffMap => away(game, id).text,
    };
    CorpsCard {
        name: id.name(),
        short: id.short(),
        sign: if capacity(id).takes(Arm::Cavalry) { Sign::Cavalry } else { Sign::Infantry },
        strength: i32::from(corps.factors.total()),
        size: i32::from(capacity(id).factors),
        state,
        holds: if on_map { factors(corps.factors) } else { String::new() },
        leaders: led_by(game, id).map(Leader::name).collect(),
        away: !on_map,
    }
}

fn led_by(game: &Game, id: CorpsId) -> impl Iterator<Item = Leader> + '_ {
    Leader::ALL.iter().copied().filter(move |leader| game.forces.leaders[*leader] == LeaderPost::With(id))
}

/// Why a corps is off the map, in one line.
fn away(game: &Game, id: CorpsId) -> Reason {
    let reason =
        |text: String, date: Option<String>, clause: Clause| Reason { text, date, cite: clause.number() };
    let destroyed = game.forces.corps[id].destroyed;
    if let Some(home) = id.home().filter(|_| is_provincial(game, id) || !game.poland.is_active()) {
        if !game.is_part_of_poland(home) {
            return reason(format!("Comes when {} is Polish", home.name()), None, Clause::S22_3k);
        }
        let raising = judge(game, &Command::RaiseProvincials {});
        let date = raising.iter().find_map(|one| one.from).map(|from| from.to_string());
        let again = if destroyed { "Destroyed; raised again" } else { "Off the map; raised" };
        return match date {
            Some(date) => reason(format!("{again} in {date}"), Some(date), Clause::S22_3k),
            None => reason(format!("{again} now"), None, Clause::S22_3k),
        };
    }
    if !game.poland.is_active() {
        return reason("Off the map".into(), None, Clause::S22_2i);
    }
    if !is_bought(game, id) {
        return reason("Waits for Krasiński".into(), None, Clause::S22_3f);
    }
    let lost = if destroyed { "Destroyed" } else { "Off the map" };
    if game.forces.first_placement && id != CorpsId::CavalryI {
        return reason(format!("{lost}; its counter is free now"), None, Clause::S22_3r);
    }
    let price = sum(costs::price(game, Ware::Corps).value());
    reason(format!("{lost}; a new counter costs {price}"), None, Clause::S22_3m)
}

/// A fact about a corps, with its clause.
pub struct Trait {
    /// The fact.
    pub text: String,
    /// Its clause.
    pub cite: &'static str,
}

/// How a corps is led.
pub struct Rating {
    /// Strategic and tactical: `1 and 2`.
    pub figures: String,
    /// By whom.
    pub by: String,
    /// Its clause.
    pub cite: &'static str,
}

/// What opens under a corps.
pub struct CorpsDetail {
    /// Why it is off the map.
    pub away: Vec<Reason>,
    /// Its ratings, while on the map.
    pub ratings: Vec<Rating>,
    /// What else holds for it.
    pub traits: Vec<Trait>,
    /// What can be done with it.
    pub deeds: Vec<Deed>,
    /// Its counter can be bought: it goes into the basket.
    pub buyable: bool,
}

/// Draws up what opens under a corps.
#[must_use]
pub fn corps_detail(campaign: &Campaign, id: CorpsId) -> CorpsDetail {
    let game = campaign.game();
    let counter = game.forces.corps[id].counter;
    let on_map = counter.is_on_map();
    CorpsDetail {
        away: if counter == Counter::OffMap { away_reasons(game, id) } else { Vec::new() },
        ratings: if on_map { ratings(game, id) } else { Vec::new() },
        traits: traits(game, id),
        deeds: if on_map { deeds_on_map(game, id) } else { deeds_off_map(game, id) },
        buyable: counter == Counter::OffMap && game.poland.is_active() && is_bought(game, id),
    }
}

fn away_reasons(game: &Game, id: CorpsId) -> Vec<Reason> {
    let first = away(game, id);
    if id != CorpsId::CavalryI || is_bought(game, id) || !game.poland.is_active() {
        return vec![first];
    }
    let unmet = judge(game, &Command::PlaceKrasinski {});
    let unmet: Vec<_> = unmet.into_iter().filter(|one| !matches!(one.need, Need::Phase(_))).collect();
    if unmet.is_empty() { vec![first] } else { reasons(&unmet) }
}

fn ratings(game: &Game, id: CorpsId) -> Vec<Rating> {
    let led: Vec<Rating> = led_by(game, id)
        .map(|leader| {
            let row = leader_row(leader);
            let seniority = row.seniority;
            Rating {
                figures: format!("{} and {}", row.strategic, row.tactical),
                by: format!("{}, seniority {seniority}", leader.name()),
                cite: Clause::S22_3d.number(),
            }
        })
        .collect();
    if !led.is_empty() {
        return led;
    }
    let (strategic, tactical) = LEADERLESS;
    vec![Rating {
        figures: format!("{strategic} and {tactical}"),
        by: "without a leader".into(),
        cite: Clause::S22_3q.number(),
    }]
}

/// `8 infantry or militia`.
fn size_words(id: CorpsId) -> String {
    let arms: Vec<&str> = capacity(id).arms.iter().map(|arm| arm.name()).collect();
    format!("{} {}", capacity(id).factors, arms.join(" or "))
}

fn traits(game: &Game, id: CorpsId) -> Vec<Trait> {
    let fact = |text: String, clause: Clause| Trait { text, cite: clause.number() };
    let cavalry = capacity(id).takes(Arm::Cavalry);
    let size = if cavalry { Clause::S22_3b } else { Clause::S22_3a };
    let mut traits = vec![fact(format!("Holds {}.", size_words(id)), size)];
    if is_provincial(game, id) || (id.home().is_some() && !game.poland.is_active()) {
        traits.push(fact(
            "No upkeep, no supply; may pass enemies, cannot refuse a fight; its factors never mix.".into(),
            Clause::S22_3k,
        ));
    }
    if id == CorpsId::CavalryI {
        traits.push(fact("No factor leaves it for another corps.".into(), Clause::S22_3h));
        if game.forces.corps[id].ever_destroyed {
            let price = sum(costs::price(game, costs::cavalry_ware(game)).value());
            traits.push(fact(format!("It was destroyed once: cavalry costs {price}."), Clause::S22_3n));
        }
    }
    if let Counter::OnMap(Place::City(city)) = game.forces.corps[id].counter
        && let Some(siege) = game.board.cities[city].siege
    {
        traits.push(fact(
            format!("Besieged in {} by {} since {}.", city.name(), siege.by.name(), siege.since),
            Clause::BaseSiege,
        ));
    }
    traits
}

fn deeds_on_map(game: &Game, id: CorpsId) -> Vec<Deed> {
    let corps = game.forces.corps[id];
    let at = corps.counter.place().unwrap_or(Place::Abroad);
    let mut deeds = vec![Deed::new("Move", Command::MoveCorps { corps: id, to: at })];
    let from = Store::Corps(id);
    let first = Arm::ALL.iter().copied().find(|arm| corps.factors.count(*arm) > 0);
    if let Some(arm) = first {
        let to = other_store(game, id, arm);
        deeds.push(Deed::new("Hand over", Command::Transfer { from, to, factors: Factors::of(arm, 1) }));
    }
    if let Some(leader) = free_leader(game, id) {
        deeds.push(Deed::new("Add a leader", Command::PlaceLeader { leader, with: id }));
    }
    deeds.push(Deed::new("Destroyed", Command::DestroyCorps { corps: id }));
    deeds
}

/// Where factors of a corps would go first: a corps beside it with room, else the garrison of a city of its province.
fn other_store(game: &Game, id: CorpsId, arm: Arm) -> Store {
    let province = game.forces.corps[id].counter.place().and_then(Place::province);
    let beside = CorpsId::ALL.iter().copied().find(|other| {
        let there = game.forces.corps[*other].counter.place().and_then(Place::province);
        *other != id
            && province.is_some()
            && there == province
            && capacity(*other).takes(arm)
            && !is_provincial(game, *other)
            && room(game, *other) > 0
    });
    match (beside, game.forces.corps[id].counter) {
        (Some(corps), _) => Store::Corps(corps),
        (None, Counter::OnMap(Place::City(city))) => Store::Garrison(city),
        _ => Store::Garrison(province.map_or(City::Warsaw, |province| province.capital())),
    }
}

fn free_leader(game: &Game, id: CorpsId) -> Option<Leader> {
    Leader::ALL.iter().copied().find(|leader| {
        game.forces.leaders[*leader] == LeaderPost::OffMap
            && judge(game, &Command::PlaceLeader { leader: *leader, with: id }).is_empty()
    })
}

fn deeds_off_map(game: &Game, id: CorpsId) -> Vec<Deed> {
    let paid = game.forces.corps[id].counter == Counter::Bought;
    let free = game.forces.first_placement && is_bought(game, id) && id != CorpsId::CavalryI;
    if !paid && !free {
        return Vec::new();
    }
    let command =
        Command::PlaceCorps { corps: id, at: offers::free_place(game), factors: offers::fill(game, id) };
    vec![Deed::new("Place it", command)]
}

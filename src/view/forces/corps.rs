//! One corps: its counter, where it is or why it is not, what it holds, and what can be done with it.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::engine::offers;
use crate::game::command::Command;
use crate::game::refusal::Need;
use crate::model::clause::Clause;
use crate::model::economy::Basket;
use crate::model::forces::{Arm, CorpsId, Counter, Factors, Leader, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::setup::Ware;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::corps::room;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::leaders::{LEADERLESS, leader_row};
use crate::rules::s22_6_standing::is_provincial;
use crate::view::form;
use crate::view::page::{
    Action, Block, Counter as CounterSign, Deed, Gauge, Glyph, Look, Loud, PageState, Row, Sign, Span, Text,
};
use crate::view::treasury::CounterId;
use crate::view::words::figures::sum;
use crate::view::words::lists::{factors, place, upper};
use crate::view::words::need::{longest_last, need};

use super::is_bought;
use super::strength::strength;

/// The row of a corps; opened, it can be stepped, explains itself and offers its acts.
pub fn row(campaign: &Campaign, id: CorpsId, basket: &Basket, state: &PageState) -> Row {
    let game = campaign.game();
    let corps = game.forces.corps[id];
    let on_map = corps.counter.is_on_map();
    let text = match corps.counter {
        Counter::OnMap(at) => upper(&place(at)),
        Counter::Bought => "Paid for, to be placed".into(),
        Counter::OffMap => away(game, id).0,
    };
    let strength = i32::from(corps.factors.total());
    let sign = CounterSign {
        short: id.short(),
        glyph: if capacity(id).takes(Arm::Cavalry) { Glyph::Cavalry } else { Glyph::Forces },
        strength: on_map.then_some(strength),
    };
    let leaders: Vec<&str> = led_by(game, id).map(Leader::name).collect();
    let aside = match leaders.is_empty() {
        true => Text::none(),
        false => Text::from(Span::Icon(Glyph::Star)).plain(format!("with {}", leaders.join(", "))),
    };
    let most = i32::from(capacity(id).factors);
    let gauge = on_map.then(|| Gauge { label: None, value: strength, most, note: factors(corps.factors) });
    let open = state.is_open(id.id());
    Row {
        faint: !on_map,
        sign: Some(Sign::Counter(sign)),
        aside,
        gauge,
        ..Row::new(id.id(), id.name()).look(Look::Piece).text(text)
    }
    .opens(open, true, || more(game, id, basket, state))
}

/// What opens under a corps.
fn more(game: &Game, id: CorpsId, basket: &Basket, state: &PageState) -> Vec<Block> {
    let counter = game.forces.corps[id].counter;
    let on_map = counter.is_on_map();
    let mut facts = match counter {
        Counter::OffMap => away_facts(game, id),
        Counter::OnMap(_) => ratings(game, id),
        Counter::Bought => Vec::new(),
    };
    facts.extend(traits(game, id));
    let fact = |(text, cite): (String, Clause)| Row::fact(cite.number(), text, cite);
    let mut blocks = strength(game, Store::Corps(id), id.id(), id.name(), state);
    blocks.push(Block::Rows(facts.into_iter().map(fact).collect()));
    let deeds = if on_map { deeds_on_map(game, id) } else { deeds_off_map(game, id) };
    if !deeds.is_empty() {
        blocks.push(Block::Deeds(None, deeds));
    }
    if counter == Counter::OffMap && game.poland.is_active() && is_bought(game, id) {
        blocks.extend(in_basket(id, basket));
    }
    blocks
}

/// Its counter goes into the basket, or out of it; from there the way leads to the price list.
fn in_basket(id: CorpsId, basket: &Basket) -> Vec<Block> {
    let counter = CounterId::Corps(id);
    let is_in = counter.is_in(basket);
    let form = form::asked(|form| {
        form.hint("Bought with everything else on the Treasury screen.");
        form.toggle(&counter.key(), "In the basket", is_in);
    });
    let way = Deed::new("To the Treasury", Action::Go("#treasury")).loud(Loud::Quiet);
    let way = is_in.then(|| Block::Deeds(None, vec![way]));
    std::iter::once(Block::Form(form)).chain(way).collect()
}

fn led_by(game: &Game, id: CorpsId) -> impl Iterator<Item = Leader> + '_ {
    Leader::ALL.iter().copied().filter(move |leader| game.forces.leaders[*leader] == LeaderPost::With(id))
}

/// Why a corps is off the map, in one line, with its clause.
fn away(game: &Game, id: CorpsId) -> (String, Clause) {
    let destroyed = game.forces.corps[id].destroyed;
    if let Some(home) = id.home().filter(|_| is_provincial(game, id) || !game.poland.is_active()) {
        if !game.is_part_of_poland(home) {
            return (format!("Comes when {} is Polish", home.name()), Clause::S22_3k);
        }
        let raising = judge(game, &Command::RaiseProvincials {});
        let date = raising.iter().find_map(|one| one.from);
        let when = date.map_or_else(|| "now".to_owned(), |date| format!("in {date}"));
        let again = if destroyed { "Destroyed; raised again" } else { "Off the map; raised" };
        return (format!("{again} {when}"), Clause::S22_3k);
    }
    if !game.poland.is_active() {
        return ("Off the map".into(), Clause::S22_2i);
    }
    if !is_bought(game, id) {
        return ("Waits for Krasiński".into(), Clause::S22_3f);
    }
    let lost = if destroyed { "Destroyed" } else { "Off the map" };
    if game.forces.first_placement && id != CorpsId::CavalryI {
        return (format!("{lost}; its counter is free now"), Clause::S22_3r);
    }
    let price = sum(costs::price(game, Ware::Corps).value());
    (format!("{lost}; a new counter costs {price}"), Clause::S22_3m)
}

/// The same in full sentences; of I Cavalry, what its guard waits for.
fn away_facts(game: &Game, id: CorpsId) -> Vec<(String, Clause)> {
    if id == CorpsId::CavalryI && !is_bought(game, id) && game.poland.is_active() {
        let mut unmet = judge(game, &Command::PlaceKrasinski {});
        unmet.retain(|one| !matches!(one.need, Need::Phase(_)));
        let told = longest_last(&unmet).into_iter().map(|one| match one.from {
            Some(from) => (format!("{} From {from}.", need(one)), one.clause),
            None => (need(one), one.clause),
        });
        let told: Vec<(String, Clause)> = told.collect();
        if !told.is_empty() {
            return told;
        }
    }
    let (text, clause) = away(game, id);
    vec![(format!("{text}."), clause)]
}

/// How a corps is led.
fn ratings(game: &Game, id: CorpsId) -> Vec<(String, Clause)> {
    let rated =
        |strategic, tactical, by: &str| format!("Strategic and tactical {strategic} and {tactical}, {by}.");
    let led = led_by(game, id).map(|leader| {
        let row = leader_row(leader);
        let by = format!("{}, seniority {}", leader.name(), row.seniority);
        (rated(row.strategic, row.tactical, &by), Clause::S22_3d)
    });
    let led: Vec<(String, Clause)> = led.collect();
    if !led.is_empty() {
        return led;
    }
    let (strategic, tactical) = LEADERLESS;
    vec![(rated(strategic, tactical, "without a leader"), Clause::S22_3q)]
}

/// `8 infantry or militia`.
fn size_words(id: CorpsId) -> String {
    let arms: Vec<&str> = capacity(id).arms.iter().map(|arm| arm.name()).collect();
    format!("{} {}", capacity(id).factors, arms.join(" or "))
}

/// What else holds for it.
fn traits(game: &Game, id: CorpsId) -> Vec<(String, Clause)> {
    let cavalry = capacity(id).takes(Arm::Cavalry);
    let size = if cavalry { Clause::S22_3b } else { Clause::S22_3a };
    let mut traits = vec![(format!("Holds {}.", size_words(id)), size)];
    if is_provincial(game, id) || (id.home().is_some() && !game.poland.is_active()) {
        traits.push((
            "No upkeep, no supply; may pass enemies, cannot refuse a fight; its factors never mix.".into(),
            Clause::S22_3k,
        ));
    }
    if game.forces.corps[id].paid {
        traits.push(("A counter of it is paid for, and waits for Dominance.".into(), Clause::S22_6e));
    }
    if id == CorpsId::CavalryI {
        traits.push(("No factor leaves it for another corps.".into(), Clause::S22_3h));
        if game.forces.corps[id].ever_destroyed {
            let price = sum(costs::price(game, costs::cavalry_ware(game)).value());
            traits.push((format!("It was destroyed once: cavalry costs {price}."), Clause::S22_3n));
        }
    }
    if let Counter::OnMap(Place::City(city)) = game.forces.corps[id].counter
        && let Some(siege) = game.board.cities[city].siege
    {
        traits.push((
            format!("Besieged in {} by {} since {}.", city.name(), siege.by.name(), siege.since),
            Clause::BaseSiege,
        ));
    }
    traits
}

fn deeds_on_map(game: &Game, id: CorpsId) -> Vec<Deed> {
    let corps = game.forces.corps[id];
    let at = corps.counter.place().unwrap_or(Place::Abroad);
    let deed = |label: &str, command: Command| Deed::chip(label, id.name(), command);
    let mut deeds = vec![deed("Move", Command::MoveCorps { corps: id, to: at })];
    let from = Store::Corps(id);
    let first = Arm::ALL.iter().copied().find(|arm| corps.factors.count(*arm) > 0);
    if let Some(arm) = first {
        let to = other_store(game, id, arm);
        deeds.push(deed("Hand over", Command::Transfer { from, to, factors: Factors::of(arm, 1) }));
    }
    if let Some(leader) = free_leader(game, id) {
        deeds.push(deed("Add a leader", Command::PlaceLeader { leader, with: id }));
    }
    deeds.push(deed("Destroyed", Command::DestroyCorps { corps: id }));
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
    vec![Deed::chip("Place it", id.name(), command)]
}

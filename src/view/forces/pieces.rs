//! Fleets, depots, leaders, guerrillas, garrisons, and what is on order.

use crate::engine::campaign::Campaign;
use crate::engine::offers;
use crate::game::act::Roll;
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::economy::Order;
use crate::model::forces::{CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::order::sort_by_key;
use crate::model::place::{City, Province};
use crate::model::setup::Ware;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::depots::DEPOTS;
use crate::rules::s22_3_forces::fleets::{FLEET_SHIPS, is_open_port};
use crate::rules::s22_3_forces::guerrillas;
use crate::rules::s22_3_forces::leaders::{leader_from, leader_row};
use crate::view::page::{
    Block, Card, Counter as CounterSign, Deed, Figure, Gauge, Glyph, Look, PageState, Row, Sign, Span, Text,
};
use crate::view::words::figures::sum;
use crate::view::words::lists::{factors, lower, place, place_name, post, upper};

use super::strength::strength;

/// Both fleets.
pub fn fleets_card(game: &Game) -> Card {
    let rows = FleetId::ALL.iter().map(|id| fleet(game, *id)).collect();
    Card::new("fleets", "Fleets", vec![Block::Rows(rows)])
}

fn fleet(game: &Game, id: FleetId) -> Row {
    let fleet = game.forces.fleets[id];
    let waiting = game.forces.ships;
    let (state, clause) = match fleet.counter {
        Counter::OnMap(at) => (upper(&place(at)), Clause::S22_3c),
        Counter::Bought => ("Its counter is there: it waits for ships".into(), Clause::S22_3c),
        Counter::OffMap if !game.poland.is_active() => ("Off the map".into(), Clause::S22_2i),
        Counter::OffMap if game.forces.first_placement => {
            ("Off the map; its counter is free now".into(), Clause::S22_3r)
        }
        Counter::OffMap => {
            let price = sum(costs::price(game, Ware::Fleet).value());
            (format!("Off the map; a new counter costs {price}"), Clause::S22_3m)
        }
    };
    let deed = |label: &str, command: Command| Deed::chip(label, id.name(), command);
    let mut deeds = Vec::new();
    if waiting > 0 {
        let at = fleet.counter.place();
        let there = City::ALL.iter().copied().find(|city| at == Some(Place::City(*city)));
        let open = City::ALL.iter().copied().find(|city| is_open_port(game, *city));
        let port = there.or(open).unwrap_or(City::Memel);
        let ships = waiting.min(FLEET_SHIPS.saturating_sub(fleet.ships));
        deeds.push(deed("Place ships", Command::PlaceFleet { fleet: id, port, ships }));
    }
    if fleet.counter.is_on_map() {
        let port = match fleet.counter.place() {
            Some(Place::City(city)) => Some(city),
            _ => None,
        };
        deeds.push(deed("Move", Command::MoveFleet { fleet: id, to: port }));
        deeds.push(deed("Ships lost", Command::LoseShips { fleet: id, ships: 1 }));
    }
    let on_map = fleet.counter.is_on_map();
    let short = match id {
        FleetId::I => "I",
        FleetId::II => "II",
    };
    let (value, most) = (i32::from(fleet.ships), i32::from(FLEET_SHIPS));
    let sign = CounterSign { short, glyph: Glyph::Ship, strength: on_map.then_some(value) };
    Row {
        faint: !on_map,
        sign: Some(Sign::Counter(sign)),
        gauge: on_map.then(|| Gauge { label: None, value, most, note: String::new() }),
        ..Row::new(id.id(), id.name()).look(Look::Piece).text(state).cite(clause).deeds(deeds)
    }
}

/// The four depots.
pub fn depots_card(game: &Game) -> Card {
    let (placed, paid) = (&game.forces.depots, game.forces.depots_bought);
    let mut line = format!("{} of {DEPOTS} on the map", placed.len());
    if paid > 0 {
        line.push_str(&format!(", {paid} paid for"));
    }
    let row = |at: &Place| {
        let remove = Deed::open("Remove", Command::RemoveDepot { at: *at });
        Row::new(place_name(*at), place_name(*at)).deeds(vec![remove])
    };
    let mut blocks = vec![Block::Text(line.into(), Some(Clause::S22_3c))];
    blocks.extend(Block::rows(placed.iter().map(row).collect()));
    if game.poland.is_active() && (paid > 0 || game.forces.first_placement) {
        let place = Command::PlaceDepot { at: offers::free_place(game) };
        blocks.push(Block::Deeds(None, vec![Deed::chip("Place a depot", "Depots", place)]));
    }
    Card::new("depots", "Depots", blocks)
}

/// The four leaders.
pub fn leaders_card(game: &Game) -> Card {
    let rows = Leader::ALL.iter().map(|leader| leader_piece(game, *leader)).collect();
    Card::new("leaders", "Leaders", vec![Block::Rows(rows)])
}

fn leader_piece(game: &Game, id: Leader) -> Row {
    let row = leader_row(id);
    let now = game.forces.leaders[id];
    let from = leader_from(id);
    let early = game.date < from;
    let waits = id == Leader::Krasinski && game.forces.guard != Guard::Came;
    let state = match now {
        LeaderPost::OffMap if early => format!("Off the map; not before {from}"),
        LeaderPost::OffMap if waits => "Comes with I Cavalry".into(),
        LeaderPost::OffMap if !game.poland.is_active() => "Comes with Poland".into(),
        other => upper(&post(other)),
    };
    let mut notes = Vec::new();
    if id == Leader::Rudsinski {
        notes.push("Leads provincial corps only; beside a regular corps he is ignored.".into());
    }
    if row.seniority.ends_with('*') {
        notes.push("The star is printed; the rules do not say what it means.".into());
    }
    let deed = |label: &str, command: Command| Deed::chip(label, id.name(), command);
    let mut deeds = Vec::new();
    if now != LeaderPost::Dead && game.poland.is_active() && !early && !waits {
        let label = if matches!(now, LeaderPost::With(_)) { "Change corps" } else { "Place" };
        deeds.push(deed(label, Command::PlaceLeader { leader: id, with: corps_for(game, id) }));
    }
    if matches!(now, LeaderPost::With(_)) {
        deeds.push(deed("Lost", Command::LoseLeader { leader: id, post: LeaderPost::Wounded }));
    }
    let (strategic, tactical, corps, seniority) = (row.strategic, row.tactical, row.corps, row.seniority);
    let printed = format!("{strategic}-{tactical}-{corps} {seniority}");
    let spoken = format!("strategic {strategic}, tactical {tactical}, {corps} corps, seniority {seniority}");
    let cite = if waits { Clause::S22_3f } else { Clause::S22_3d };
    Row {
        faint: !matches!(now, LeaderPost::With(_)),
        sign: Some(Sign::Printed(printed, spoken)),
        notes,
        ..Row::new(id.id(), id.name()).look(Look::Piece).text(state).cite(cite).deeds(deeds)
    }
}

/// The corps a leader would join first.
fn corps_for(game: &Game, leader: Leader) -> CorpsId {
    let provincial = leader == Leader::Rudsinski;
    let suits = |corps: &CorpsId| {
        game.forces.corps[*corps].counter.is_on_map()
            && corps.home().is_some() == provincial
            && game.forces.leaders[leader] != LeaderPost::With(*corps)
    };
    let first = CorpsId::ALL.iter().copied().find(suits);
    first.unwrap_or(if provincial { CorpsId::Masovia } else { CorpsId::InfantryI })
}

/// Guerrillas by province: the Polish ones that have a value, and others with factors in them; nothing without a Poland.
pub fn guerrillas_card(game: &Game) -> Option<Card> {
    if !game.poland.is_active() {
        return None;
    }
    let shown = |province: &Province| {
        game.forces.guerrillas[*province] > 0
            || (game.is_part_of_poland(*province) && guerrillas::value(*province).is_some())
    };
    let rows: Vec<Row> =
        Province::ALL.iter().copied().filter(shown).map(|province| guerrilla(game, province)).collect();
    let line = "Value less one die where an unbesieged enemy stands; one factor after a lost field battle.";
    let blocks = vec![Block::Text(line.into(), Some(Clause::S22_3p)), Block::rows(rows)?];
    Some(Card::new("guerrillas", "Guerrillas", blocks))
}

fn guerrilla(game: &Game, province: Province) -> Row {
    let there = game.forces.guerrillas[province];
    let deed = |label: &str, command: Command| Deed::chip(label, province.name(), command);
    let mut deeds = Vec::new();
    let text = match guerrillas::value(province) {
        Some(value) => {
            let rolled = game.done.guerrillas[province];
            if !rolled {
                deeds.push(Deed::chip("Roll", province.name(), Roll::Guerrillas { province }));
            }
            deeds.push(deed("One rises", Command::RiseAfterCombat { province }));
            format!("Value {value}{}", if rolled { ", die rolled this month" } else { "" })
        }
        None => "No value of its own".to_owned(),
    };
    if there > 0 {
        deeds.push(deed("Lost", Command::LoseGuerrillas { province, count: 1 }));
    }
    let figure = Figure::new("", there.to_string(), None);
    Row { figure: Some(figure), ..Row::new(province.id(), province.name()).text(text).deeds(deeds) }
}

/// Cities with factors outside corps; opened, they can be stepped.
pub fn garrisons_card(campaign: &Campaign, state: &PageState) -> Option<Card> {
    let game = campaign.game();
    let held = game.forces.garrisons.iter().filter(|(_, held)| **held != Factors::NONE);
    let row = |city: City, held: Factors| {
        let siege = game.board.cities[city].siege;
        let aside = siege.map(|siege| Text::from(format!("besieged by {}", siege.by.name())));
        let row = Row {
            sign: Some(Sign::Icon(Glyph::Castle)),
            aside: aside.unwrap_or_default(),
            ..Row::new(city.id(), city.name()).look(Look::Piece).text(factors(held))
        };
        let more = || strength(game, Store::Garrison(city), city.id(), city.name(), state);
        row.opens(state.is_open(city.id()), true, more)
    };
    let rows = held.map(|(city, held)| row(city, *held)).collect();
    Some(Card::new("garrisons", "Garrisons", vec![Block::rows(rows)?]))
}

/// What is on order, the first to come on top.
#[must_use]
pub fn orders_card(campaign: &Campaign) -> Option<Card> {
    let mut orders = campaign.game().economy.orders.clone();
    sort_by_key(&mut orders, |order| order.due);
    let row = |order: &Order| {
        let what = format!("{} {}", order.count, lower(order.what.name()));
        Row::new(format!("{} {what}", order.due), what)
            .look(Look::Order)
            .text(Text::from(Span::Date(order.due.to_string())))
            .cite(Clause::BaseArrival)
    };
    let rows = orders.iter().map(row).collect();
    Some(Card::new("orders", "On order", vec![Block::rows(rows)?]))
}

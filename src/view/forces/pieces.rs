//! Fleets, depots, leaders, guerrillas, garrisons, and what is on order.

use crate::engine::campaign::Campaign;
use crate::engine::offers;
use crate::game::act::Roll;
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::economy::Order;
use crate::model::forces::{CorpsId, Counter, Factors, FleetId, Leader, LeaderPost};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::setup::Ware;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::depots::DEPOTS;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;
use crate::rules::s22_3_forces::fleets::is_open_port;
use crate::rules::s22_3_forces::guerrillas;
use crate::rules::s22_3_forces::leaders::{leader_from, leader_row};
use crate::view::words::figures::sum;
use crate::view::words::lists::{factors, lower, place, place_name, post, upper};
use crate::view::words::need::Reason;

use super::Deed;

/// A fleet.
pub struct FleetCard {
    /// Its name.
    pub name: &'static str,
    /// The letters on its counter.
    pub short: &'static str,
    /// Ships in it.
    pub ships: i32,
    /// Ships it holds.
    pub size: i32,
    /// Where it lies, or what it waits for.
    pub state: String,
    /// Off the map.
    pub away: bool,
    /// Its clause.
    pub cite: &'static str,
    /// What can be done with it.
    pub deeds: Vec<Deed>,
}

/// Both fleets.
#[must_use]
pub fn fleets(campaign: &Campaign) -> Vec<FleetCard> {
    let game = campaign.game();
    FleetId::ALL.iter().map(|id| fleet(game, *id)).collect()
}

fn fleet(game: &Game, id: FleetId) -> FleetCard {
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
    let mut deeds = Vec::new();
    if waiting > 0 {
        let at = fleet.counter.place();
        let there =
            City::ALL.iter().copied().find(|city| at == Some(crate::model::forces::Place::City(*city)));
        let open = City::ALL.iter().copied().find(|city| is_open_port(game, *city));
        let port = there.or(open).unwrap_or(City::Memel);
        let ships = waiting.min(FLEET_SHIPS.saturating_sub(fleet.ships));
        deeds.push(Deed::new("Place ships", Command::PlaceFleet { fleet: id, port, ships }));
    }
    if fleet.counter.is_on_map() {
        let port = match fleet.counter.place() {
            Some(crate::model::forces::Place::City(city)) => Some(city),
            _ => None,
        };
        deeds.push(Deed::new("Move", Command::MoveFleet { fleet: id, to: port }));
        deeds.push(Deed::new("Ships lost", Command::LoseShips { fleet: id, ships: 1 }));
    }
    FleetCard {
        name: id.name(),
        short: match id {
            FleetId::I => "I",
            FleetId::II => "II",
        },
        ships: i32::from(fleet.ships),
        size: i32::from(FLEET_SHIPS),
        state,
        away: !fleet.counter.is_on_map(),
        cite: clause.number(),
        deeds,
    }
}

/// The depots.
pub struct Depots {
    /// How many stand where, in one line.
    pub line: String,
    /// Their clause.
    pub cite: &'static str,
    /// Those on the map.
    pub rows: Vec<DepotRow>,
    /// Placing one, where one is there to be placed.
    pub deeds: Vec<Deed>,
}

/// A depot on the map.
pub struct DepotRow {
    /// Where it stands.
    pub place: String,
    /// Taking it away.
    pub remove: Command,
}

/// The four depots.
#[must_use]
pub fn depots(campaign: &Campaign) -> Depots {
    let game = campaign.game();
    let (placed, paid) = (&game.forces.depots, game.forces.depots_bought);
    let mut line = format!("{} of {DEPOTS} on the map", placed.len());
    if paid > 0 {
        line.push_str(&format!(", {paid} paid for"));
    }
    let can_place = game.poland.is_active() && (paid > 0 || game.forces.first_placement);
    let place = Command::PlaceDepot { at: offers::free_place(game) };
    Depots {
        line,
        cite: Clause::S22_3c.number(),
        rows: placed
            .iter()
            .map(|at| DepotRow { place: place_name(*at), remove: Command::RemoveDepot { at: *at } })
            .collect(),
        deeds: if can_place { vec![Deed::new("Place a depot", place)] } else { Vec::new() },
    }
}

/// A leader.
pub struct LeaderCard {
    /// His name.
    pub name: &'static str,
    /// As printed: `3-3-3 B`.
    pub printed: String,
    /// The same in words.
    pub spoken: String,
    /// Where he is, or from when.
    pub state: String,
    /// Not on the map.
    pub away: bool,
    /// What else to know.
    pub notes: Vec<&'static str>,
    /// The clause of his coming.
    pub cite: &'static str,
    /// What can be done with him.
    pub deeds: Vec<Deed>,
}

/// The four leaders.
#[must_use]
pub fn leaders(campaign: &Campaign) -> Vec<LeaderCard> {
    let game = campaign.game();
    Leader::ALL.iter().map(|leader| leader_card(game, *leader)).collect()
}

fn leader_card(game: &Game, id: Leader) -> LeaderCard {
    let row = leader_row(id);
    let now = game.forces.leaders[id];
    let from = leader_from(id);
    let early = game.date < from;
    let waits = id == Leader::Krasinski && game.forces.guard != crate::model::forces::Guard::Came;
    let state = match now {
        LeaderPost::OffMap if early => format!("Off the map; not before {from}"),
        LeaderPost::OffMap if waits => "Comes with I Cavalry".into(),
        LeaderPost::OffMap if !game.poland.is_active() => "Comes with Poland".into(),
        other => upper(&post(other)),
    };
    let mut notes = Vec::new();
    if id == Leader::Rudsinski {
        notes.push("Leads provincial corps only; beside a regular corps he is ignored.");
    }
    if row.seniority.ends_with('*') {
        notes.push("The star is printed; the rules do not say what it means.");
    }
    let mut deeds = Vec::new();
    if now != LeaderPost::Dead && game.poland.is_active() && !early && !waits {
        let label = if matches!(now, LeaderPost::With(_)) { "Change corps" } else { "Place" };
        deeds.push(Deed::new(label, Command::PlaceLeader { leader: id, with: corps_for(game, id) }));
    }
    if matches!(now, LeaderPost::With(_)) {
        deeds.push(Deed::new("Lost", Command::LoseLeader { leader: id, post: LeaderPost::Wounded }));
    }
    let (strategic, tactical, corps, seniority) = (row.strategic, row.tactical, row.corps, row.seniority);
    LeaderCard {
        name: id.name(),
        printed: format!("{strategic}-{tactical}-{corps} {seniority}"),
        spoken: format!("strategic {strategic}, tactical {tactical}, {corps} corps, seniority {seniority}"),
        state,
        away: !matches!(now, LeaderPost::With(_)),
        notes,
        cite: if waits { Clause::S22_3f.number() } else { Clause::S22_3d.number() },
        deeds,
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

/// Guerrillas of a province.
pub struct GuerrillaRow {
    /// The province.
    pub province: Province,
    /// How many there are.
    pub there: i32,
    /// Its value, and whether its die was rolled.
    pub text: String,
    /// What can be done.
    pub deeds: Vec<Deed>,
}

/// Guerrillas.
pub struct Guerrillas {
    /// How they rise.
    pub line: &'static str,
    /// The clause.
    pub cite: &'static str,
    /// The Polish provinces that have a value, and others with factors in them.
    pub rows: Vec<GuerrillaRow>,
}

/// Guerrillas by province; nothing without a Poland.
#[must_use]
pub fn guerrillas(campaign: &Campaign) -> Guerrillas {
    Guerrillas {
        line: "Value less one die where an unbesieged enemy stands; one factor after a lost field battle.",
        cite: Clause::S22_3p.number(),
        rows: guerrilla_rows(campaign.game()),
    }
}

fn guerrilla_rows(game: &Game) -> Vec<GuerrillaRow> {
    if !game.poland.is_active() {
        return Vec::new();
    }
    let there = |province: Province| game.forces.guerrillas[province];
    let shown = |province: &Province| {
        there(*province) > 0 || (game.is_part_of_poland(*province) && guerrillas::value(*province).is_some())
    };
    Province::ALL.iter().copied().filter(shown).map(|province| guerrilla_row(game, province)).collect()
}

fn guerrilla_row(game: &Game, province: Province) -> GuerrillaRow {
    let there = game.forces.guerrillas[province];
    let mut deeds = Vec::new();
    let text = match guerrillas::value(province) {
        Some(value) => {
            let rolled = game.done.guerrillas[province];
            if !rolled {
                deeds.push(Deed::new("Roll", Roll::Guerrillas { province }));
            }
            deeds.push(Deed::new("One rises", Command::RiseAfterCombat { province }));
            format!("Value {value}{}", if rolled { ", die rolled this month" } else { "" })
        }
        None => "No value of its own".to_owned(),
    };
    if there > 0 {
        deeds.push(Deed::new("Lost", Command::LoseGuerrillas { province, count: 1 }));
    }
    GuerrillaRow { province, there: i32::from(there), text, deeds }
}

/// A garrison outside corps.
pub struct GarrisonRow {
    /// The city.
    pub city: City,
    /// Its factors.
    pub holds: String,
    /// Besieged, and by whom.
    pub siege: Option<String>,
}

/// Cities with factors outside corps.
#[must_use]
pub fn garrisons(campaign: &Campaign) -> Vec<GarrisonRow> {
    let game = campaign.game();
    let held = game.forces.garrisons.iter().filter(|(_, held)| **held != Factors::NONE);
    held.map(|(city, held)| GarrisonRow {
        city,
        holds: factors(*held),
        siege: game.board.cities[city].siege.map(|siege| format!("besieged by {}", siege.by.name())),
    })
    .collect()
}

/// What is on order, the first to come on top.
#[must_use]
pub fn on_order(campaign: &Campaign) -> Vec<Reason> {
    let mut orders = campaign.game().economy.orders.clone();
    orders.sort_by_key(|order| order.due);
    let order = |order: &Order| Reason {
        text: format!("{} {}", order.count, lower(order.what.name())),
        date: Some(order.due.to_string()),
        cite: Clause::BaseArrival.number(),
    };
    orders.iter().map(order).collect()
}

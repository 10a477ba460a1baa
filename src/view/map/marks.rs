//! What is drawn on the map.

use crate::engine::campaign::Campaign;
use crate::model::forces::{Arm, Counter, FleetId, Leader, LeaderPost, Place};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::rules::s21_1_bids;
use crate::rules::s22_2_creation::partitioner;
use crate::rules::s22_3_forces::corps::capacity;
use crate::view::chart::{Chart, CityMark, CounterMark, ProvinceMark, Spot, Symbol};
use crate::view::words::figures::{counted, sum};
use crate::view::words::lists::{factors, ships};
use crate::view::words::need::adjective;

use super::{holding, occupier, paid};

/// The map as it is drawn.
#[must_use]
pub fn chart(campaign: &Campaign) -> Chart {
    let game = campaign.game();
    Chart {
        title: "Poland in Arms".into(),
        date: game.date.to_string(),
        provinces: Province::ALL.iter().map(|province| province_mark(game, *province)).collect(),
        cities: City::ALL.iter().map(|city| city_mark(game, *city)).collect(),
        counters: counters(game),
    }
}

fn province_mark(game: &Game, province: Province) -> ProvinceMark {
    let tenure = game.board.provinces[province];
    let part_of_poland = game.is_part_of_poland(province);
    let occupied_by = occupier(game, province);
    let income = paid(game, province).map(sum);
    let mut spoken = format!("{}, {}", province.name(), holding(game, province));
    if let Some(income) = &income {
        spoken = format!("{spoken}, {income}");
    }
    if game.board.french_troops[province] {
        spoken.push_str(", French troops in it");
    }
    ProvinceMark {
        province,
        holder: tenure.controller(),
        part_of_poland,
        occupied_by,
        conquered: tenure.conqueror.is_some(),
        income,
        french_troops: game.board.french_troops[province],
        spoken,
    }
}

fn city_mark(game: &Game, city: City) -> CityMark {
    let state = game.board.cities[city];
    let besieged_by = state.siege.map(|siege| siege.by);
    let held = game.forces.garrisons[city];
    let garrison_right = partitioner::garrison_rights(game)
        .contains(&city)
        .then(|| game.poland.active().and_then(|poland| poland.founder.power()).unwrap_or(Power::Poland));
    let port_guns = (city == City::Memel && s21_1_bids::memel_is_port(game))
        .then(|| u8::try_from(s21_1_bids::memel_guns(game).value()).unwrap_or(0));
    let mut spoken =
        format!("{}, city of {}, {}", city.name(), city.province().name(), adjective(state.holder));
    if let Some(by) = besieged_by {
        spoken = format!("{spoken}, besieged by {}", by.name());
    }
    if !held.is_none() {
        spoken = format!("{spoken}, garrison of {}", factors(held));
    }
    CityMark {
        city,
        holder: state.holder,
        besieged_by,
        garrison: (!held.is_none()).then(|| held.total().to_string()),
        garrison_right,
        port_guns,
        spoken,
    }
}

fn spot(place: Place) -> Option<Spot> {
    match place {
        Place::City(city) => Some(Spot::City(city)),
        Place::Country(province) => Some(Spot::Province(province)),
        Place::Abroad => None,
    }
}

fn counters(game: &Game) -> Vec<CounterMark> {
    let ink = Power::Poland;
    let mut counters = Vec::new();
    let mut add = |id: String, place: Option<Spot>, symbol, name: &str, strength: String, spoken: String| {
        if let Some(place) = place {
            counters.push(CounterMark { id, place, ink, symbol, name: name.into(), strength, spoken });
        }
    };
    for (id, corps) in game.forces.corps.iter() {
        if let Counter::OnMap(at) = corps.counter {
            let horse = capacity(id).takes(Arm::Cavalry);
            let symbol = if horse { Symbol::Cavalry } else { Symbol::Infantry };
            let spoken = format!("{} corps, {}", id.name(), factors(corps.factors));
            add(id.id().into(), spot(at), symbol, id.short(), corps.factors.total().to_string(), spoken);
        }
    }
    for (id, fleet) in game.forces.fleets.iter() {
        if let Counter::OnMap(at) = fleet.counter {
            let name = if id == FleetId::I { "I" } else { "II" };
            let spoken = format!("{}, {}", id.name(), ships(fleet.ships));
            add(id.id().into(), spot(at), Symbol::Fleet, name, fleet.ships.to_string(), spoken);
        }
    }
    for leader in Leader::ALL {
        if let LeaderPost::With(corps) = game.forces.leaders[*leader] {
            let at = game.forces.corps[corps].counter.place().and_then(spot);
            let short: String = leader.name().chars().take(4).collect();
            let spoken = format!("{} with {} corps", leader.name(), corps.name());
            add(leader.id().into(), at, Symbol::Leader, &short, String::new(), spoken);
        }
    }
    for (at, depot) in game.forces.depots.iter().enumerate() {
        add(format!("depot-{at}"), spot(*depot), Symbol::Depot, "", String::new(), "Depot".into());
    }
    for (province, count) in game.forces.guerrillas.iter() {
        if *count > 0 {
            let spoken = counted(i64::from(*count), "guerrilla", "guerrillas");
            let id = format!("guerrillas-{}", province.id());
            add(id, Some(Spot::Province(province)), Symbol::Guerrilla, "", count.to_string(), spoken);
        }
    }
    counters
}

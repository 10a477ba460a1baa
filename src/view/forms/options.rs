//! The lists that fields choose from.

use crate::game::command::Command;
use crate::model::forces::{CorpsId, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::rules::base_game::diplomacy::possible_cessions;
use crate::view::words::lists::{place_name, store, upper};

/// One answer of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opt {
    /// The id that is put into the command.
    pub id: String,
    /// What it is called.
    pub label: String,
}

impl Opt {
    /// An answer.
    #[must_use]
    pub fn new(id: impl Into<String>, label: impl Into<String>) -> Self {
        Self { id: id.into(), label: label.into() }
    }
}

/// Every member of a closed list.
macro_rules! all_of {
    ($list:expr) => {
        $list.iter().map(|one| Opt::new(one.id(), one.name())).collect::<Vec<Opt>>()
    };
}
pub(super) use all_of;

pub(super) fn powers() -> Vec<Opt> {
    all_of!(Power::ALL)
}

pub(super) fn powers_but(not: Power) -> Vec<Opt> {
    powers().into_iter().filter(|one| one.id != not.id()).collect()
}

/// A place as an id: `city:warsaw`, `country:masovia`, `abroad`.
pub(super) fn place_id(place: Place) -> String {
    match place {
        Place::City(city) => format!("city:{}", city.id()),
        Place::Country(province) => format!("country:{}", province.id()),
        Place::Abroad => "abroad".into(),
    }
}

pub(super) fn place_from(id: &str) -> Option<Place> {
    match id.split_once(':') {
        Some(("city", city)) => City::from_id(city).map(Place::City),
        Some(("country", province)) => Province::from_id(province).map(Place::Country),
        _ => (id == "abroad").then_some(Place::Abroad),
    }
}

/// Places where Poland may put something, its own cities and provinces first.
pub(super) fn places(game: &Game, abroad: bool) -> Vec<Opt> {
    let own = |province: &Province| game.is_part_of_poland(*province);
    let mut sorted: Vec<Province> = Province::ALL.iter().copied().filter(own).collect();
    sorted.extend(Province::ALL.iter().copied().filter(|province| !own(province)));
    let mut places = Vec::new();
    for province in sorted {
        if !own(&province) && !abroad {
            continue;
        }
        places.extend(province.cities().map(Place::City));
        places.push(Place::Country(province));
    }
    if abroad {
        places.push(Place::Abroad);
    }
    places.into_iter().map(|place| Opt::new(place_id(place), place_name(place))).collect()
}

/// A store as an id: `corps:i-infantry`, `garrison:warsaw`, `pool`, `reserve`.
pub(super) fn store_id(kept: Store) -> String {
    match kept {
        Store::Pool => "pool".into(),
        Store::Reserve => "reserve".into(),
        Store::Corps(corps) => format!("corps:{}", corps.id()),
        Store::Garrison(city) => format!("garrison:{}", city.id()),
    }
}

pub(super) fn store_from(id: &str) -> Option<Store> {
    match id.split_once(':') {
        Some(("corps", corps)) => CorpsId::from_id(corps).map(Store::Corps),
        Some(("garrison", city)) => City::from_id(city).map(Store::Garrison),
        _ => match id {
            "pool" => Some(Store::Pool),
            "reserve" => Some(Store::Reserve),
            _ => None,
        },
    }
}

/// Corps on the map and garrisons: those with factors, or all that could take some.
pub(super) fn stores(game: &Game, with_factors: bool) -> Vec<Opt> {
    let corps = CorpsId::ALL.iter().copied().filter(|id| game.forces.corps[*id].counter.is_on_map());
    let cities = City::ALL.iter().copied().filter(|city| {
        if with_factors {
            !game.forces.garrisons[*city].is_none()
        } else {
            game.is_part_of_poland(city.province())
        }
    });
    let all = corps.map(Store::Corps).chain(cities.map(Store::Garrison));
    all.map(|kept| Opt::new(store_id(kept), upper(&store(kept)))).collect()
}

/// What can become of a leader besides a new corps.
pub(super) const POSTS: [(&str, &str, LeaderPost); 4] = [
    ("off-map", "Taken off the map", LeaderPost::OffMap),
    ("wounded", "Wounded", LeaderPost::Wounded),
    ("captured", "Captured", LeaderPost::Captured),
    ("dead", "Killed", LeaderPost::Dead),
];

/// Corps a leader could join.
pub(super) fn corps_on_map(game: &Game) -> Vec<Opt> {
    let corps = CorpsId::ALL.iter().filter(|id| game.forces.corps[**id].counter.is_on_map());
    corps.map(|id| Opt::new(id.id(), id.name())).collect()
}

/// The provinces that this peace could move, each with the one who would gain it.
pub(super) fn cessions(game: &Game, command: &Command) -> Vec<(Province, Power)> {
    let Command::MakePeace { one, other, loser, .. } = command else { return Vec::new() };
    let possible = possible_cessions(game, *one, *other, *loser);
    possible.into_iter().map(|cession| (cession.province, cession.to)).collect()
}

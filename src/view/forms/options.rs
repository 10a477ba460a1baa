//! What questions choose from.

use crate::model::forces::{CorpsId, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::view::form::{Form, option};

/// Every power but one.
pub(super) fn others(not: Power) -> Vec<Power> {
    Power::ALL.iter().copied().filter(|one| *one != not).collect()
}

/// Places where Poland may put something, its own cities and provinces first.
pub(super) fn places(game: &Game, abroad: bool) -> Vec<Place> {
    let own = |province: &&Province| game.is_part_of_poland(**province);
    let (own, foreign): (Vec<&Province>, Vec<&Province>) = Province::ALL.iter().partition(own);
    let foreign = foreign.into_iter().filter(|_| abroad);
    let here = |province: &Province| {
        let province = *province;
        province.cities().map(Place::City).chain([Place::Country(province)])
    };
    own.into_iter().chain(foreign).flat_map(here).chain(abroad.then_some(Place::Abroad)).collect()
}

/// Corps on the map and garrisons: those with factors, or all that could take some.
pub(super) fn stores(game: &Game, with_factors: bool) -> Vec<Store> {
    let cities = City::ALL.iter().copied().filter(|city| match with_factors {
        true => !game.forces.garrisons[*city].is_none(),
        false => game.is_part_of_poland(city.province()),
    });
    corps_on_map(game, None).into_iter().map(Store::Corps).chain(cities.map(Store::Garrison)).collect()
}

/// Corps on the map, and one more.
pub(super) fn corps_on_map(game: &Game, and: Option<CorpsId>) -> Vec<CorpsId> {
    let on_map = |id: &CorpsId| game.forces.corps[*id].counter.is_on_map();
    let mut corps: Vec<CorpsId> = CorpsId::ALL.iter().copied().filter(on_map).collect();
    corps.extend(and.filter(|one| !on_map(one)));
    corps
}

/// Polish cities, and one more.
pub(super) fn garrisons(game: &Game, and: City) -> Vec<City> {
    let own = |city: &City| game.is_part_of_poland(city.province()) || *city == and;
    City::ALL.iter().copied().filter(own).collect()
}

/// Besieged cities, and one more.
pub(super) fn besieged(game: &Game, and: City) -> Vec<City> {
    let besieged = |city: &City| game.board.cities[*city].siege.is_some() || *city == and;
    City::ALL.iter().copied().filter(besieged).collect()
}

/// Places with a depot, each once.
pub(super) fn depots(game: &Game) -> Vec<Place> {
    let mut seen: Vec<Place> = Vec::new();
    for place in &game.forces.depots {
        if !seen.contains(place) {
            seen.push(*place);
        }
    }
    seen
}

/// What can become of a leader besides a new corps.
pub(super) fn end_of_post(form: &mut Form, now: LeaderPost) -> LeaderPost {
    let posts = [
        option("off-map", "Taken off the map", LeaderPost::OffMap),
        option("wounded", "Wounded", LeaderPost::Wounded),
        option("captured", "Captured", LeaderPost::Captured),
        option("dead", "Killed", LeaderPost::Dead),
    ];
    let id = posts.iter().find(|(.., post)| *post == now).map_or("", |(id, ..)| id);
    form.one_of("post", "What became of him", &posts, id).unwrap_or(now)
}

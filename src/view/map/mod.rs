//! The map: what is drawn on it, the list of its places, and what a place tells and lets one do.

mod marks;
mod place;
#[cfg(test)]
mod tests;

use crate::engine::campaign::Campaign;
use crate::model::forces::Place;
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::model::why::{Amount, Term};
use crate::rules::s22_3_forces::income;
use crate::view::chart::Pick;
use crate::view::page::{Action, Block, Card, Deed, Glyph, Head, Look, Loud, Page, Row, Sign, Text, Tone};
use crate::view::words::figures::sum;
use crate::view::words::lists::{listed, place_name};
use crate::view::words::need::adjective;

pub use marks::chart;
use place::corps_at;

/// The answer that closes the picked place.
pub const PICKED: &str = "picked";

/// The screen beside the map: the place that is picked, and below it every place as a list.
#[must_use]
pub fn page(campaign: &Campaign, picked: Option<Pick>) -> Page {
    let game = campaign.game();
    let mut close =
        Deed::new("Close the place", Action::Answer(PICKED.into(), String::new())).loud(Loud::Icon);
    close.glyph = Some(Glyph::Close);
    let card = |pick| Card {
        tools: vec![close],
        ..Card::new("place", place::name(pick), place::blocks(game, pick))
    };
    let cards = picked.map(card).into_iter().chain([list(game, picked)]).collect();
    let head = Head { title: "Map".into(), line: "Provinces and cities".into(), ..Head::default() };
    Page { head, cards }
}

/// A place alone.
#[must_use]
pub fn place_alone(campaign: &Campaign, pick: Pick) -> Page {
    let card = Card::new("place", Text::none(), place::blocks(campaign.game(), pick)).tone(Tone::Bare);
    Page { head: Head { title: place::name(pick).into(), ..Head::default() }, cards: vec![card] }
}

/// The list of places alone.
#[must_use]
pub fn places_alone(campaign: &Campaign) -> Page {
    let head = Head { title: "Places".into(), ..Head::default() };
    Page { head, cards: vec![list(campaign.game(), None)] }
}

/// What a province pays in an Economic phase, if it pays Poland anything.
fn paid(game: &Game, province: Province) -> Option<Sum> {
    let income = income::income(game);
    income.why().parts.iter().find_map(|part| match (&part.term, part.amount) {
        (Term::ProvinceIncome(one) | Term::OccupiedProvince(one), Amount::Sum(paid)) if *one == province => {
            Some(paid)
        }
        _ => None,
    })
}

fn occupier(game: &Game, province: Province) -> Option<Power> {
    let holder = game.board.cities[province.capital()].holder;
    (game.is_part_of_poland(province) && game.diplomacy.at_war(Power::Poland, holder)).then_some(holder)
}

/// Whose a province is, in a few words.
fn holding(game: &Game, province: Province) -> String {
    let tenure = game.board.provinces[province];
    match (tenure.conqueror, occupier(game, province)) {
        (Some(conqueror), _) => format!("{}, conquered from {}", adjective(conqueror), tenure.owner.name()),
        (None, Some(enemy)) => format!("part of Poland, occupied by {}", enemy.name()),
        (None, None) if game.is_part_of_poland(province) => "part of Poland".into(),
        (None, None) => adjective(tenure.owner).into(),
    }
}

/// Every place of the map, each province with its cities, and the corps abroad, which the map does not show.
fn list(game: &Game, picked: Option<Pick>) -> Card {
    let row = |pick: Pick, id: &'static str, holder: Power, text: String| Row {
        sign: Some(Sign::Power(holder)),
        tap: Some(Action::Place(pick)),
        pressed: Some(picked == Some(pick)),
        // A city stands under its province.
        faint: matches!(pick, Pick::City(_)),
        ..Row::new(id, place::name(pick)).look(Look::Piece).text(text)
    };
    let province_row = |province: Province| {
        let pays = paid(game, province).map(|paid| format!(" · {}", sum(paid))).unwrap_or_default();
        let text = format!("{}{pays}", holding(game, province));
        row(Pick::Province(province), province.id(), game.board.controller(province), text)
    };
    let city_row = |city: City| {
        let state = game.board.cities[city];
        let mut words = vec![adjective(state.holder).to_owned()];
        words.extend(state.siege.map(|siege| format!("besieged by {}", siege.by.name())));
        let corps = corps_at(game, |at| at == Place::City(city));
        if !corps.is_empty() {
            words.push(listed(corps.iter().map(String::as_str)));
        }
        row(Pick::City(city), city.id(), state.holder, words.join(", "))
    };
    let mut rows = Vec::new();
    for province in Province::ALL.iter().copied() {
        rows.push(province_row(province));
        rows.extend(province.cities().map(city_row));
    }
    let abroad = place_name(Place::Abroad);
    let away = corps_at(game, |at| at == Place::Abroad).into_iter();
    let away: Vec<String> = away.map(|corps| format!("{corps}, {}", abroad.to_lowercase())).collect();
    if !away.is_empty() {
        rows.push(Row::new("abroad", abroad).look(Look::Piece).text(away.join("; ")));
    }
    Card::new("places", "All places", vec![Block::Rows(rows)])
}

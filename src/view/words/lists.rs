//! Lists and names: `Masovia, Posen and West Galicia`.

use crate::model::forces::{Arm, Factors, LeaderPost, Place, Store};
use crate::view::words::figures::counted;

/// Names joined as people join them; `nothing` for none.
#[must_use]
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.split_last() {
        None => "nothing".to_owned(),
        Some((only, [])) => (*only).to_owned(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// Factors by arm: `5 infantry, 25 militia`.
#[must_use]
pub fn factors(factors: Factors) -> String {
    let parts: Vec<String> = Arm::ALL
        .iter()
        .filter(|arm| factors.count(**arm) > 0)
        .map(|arm| format!("{} {}", factors.count(*arm), arm.name()))
        .collect();
    if parts.is_empty() { "no factors".to_owned() } else { parts.join(", ") }
}

/// Where something stands: `in Warsaw`, `in the country of Masovia`, `abroad`.
#[must_use]
pub fn place(place: Place) -> String {
    match place {
        Place::City(city) => format!("in {}", city.name()),
        Place::Country(province) => format!("in the country of {}", province.name()),
        Place::Abroad => "abroad".to_owned(),
    }
}

/// A place as a heading: `Warsaw`, `Country of Masovia`, `Abroad`.
#[must_use]
pub fn place_name(place: Place) -> String {
    match place {
        Place::City(city) => city.name().to_owned(),
        Place::Country(province) => format!("Country of {}", province.name()),
        Place::Abroad => "Abroad".to_owned(),
    }
}

/// Where factors are kept.
#[must_use]
pub fn store(store: Store) -> String {
    match store {
        Store::Pool => "those waiting".to_owned(),
        Store::Corps(corps) => format!("{} corps", corps.name()),
        Store::Garrison(city) => format!("the garrison of {}", city.name()),
        Store::Reserve => "the reserve put by".to_owned(),
    }
}

/// What became of a leader.
#[must_use]
pub fn post(post: LeaderPost) -> String {
    match post {
        LeaderPost::OffMap => "off the map".to_owned(),
        LeaderPost::With(corps) => format!("with {} corps", corps.name()),
        LeaderPost::Captured => "captured".to_owned(),
        LeaderPost::Wounded => "wounded".to_owned(),
        LeaderPost::Dead => "dead".to_owned(),
    }
}

/// `4 ships`.
#[must_use]
pub fn ships(count: u16) -> String {
    counted(i64::from(count), "ship", "ships")
}

/// Names with which a word of the clerk's may begin.
const NAMES: [&str; 2] = ["Warsaw", "Poland"];

/// The first letter small, for the middle of a sentence; a name keeps its own.
#[must_use]
pub fn lower(text: &str) -> String {
    if NAMES.iter().any(|name| text.starts_with(name)) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The first letter large, for the start of a line.
#[must_use]
pub fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

//! A city's symbol, its name beside it, and the circle that answers to a finger.

use super::area::Area;
use super::atlas::{self, Side};
use super::marks::{Chart, CityMark, Pick};
use super::sheet::{Sheet, letters, on_sheet};
use crate::model::place::City;

/// How text stands to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// It has its middle there.
    Middle,
    /// It ends there.
    End,
}

impl Anchor {
    /// As SVG says it.
    #[must_use]
    pub const fn svg(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

/// A city: lengths in marks from where it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CityPlan {
    /// Which.
    pub city: City,
    /// What its symbol covers, with flag, works and port.
    pub symbol: Area,
    /// What its name covers.
    pub lettering: Area,
    /// Where its name is anchored: point on the base line.
    pub name: (f64, f64),
    /// Where its second line is anchored.
    pub second: (f64, f64),
    /// How both are anchored.
    pub anchor: Anchor,
    /// Radius of the circle that answers to a finger.
    pub hit: f64,
}

/// Width of the towers of a city with so many spires.
#[must_use]
pub fn towers(spires: u8) -> f64 {
    f64::from(spires) * 5.0
}

/// The symbol alone, and a finger's circle that leaves its neighbours theirs.
pub(super) fn bare(chart: &Chart, city: City, mark: f64, size: f64) -> CityPlan {
    let state = chart.city(city);
    let half = towers(city.spires()) / 2.0 + 1.0;
    let besieged = state.is_some_and(|state| state.besieged_by.is_some());
    let (mut left, mut top, mut right, mut bottom) = (-half, -12.0_f64, half, 2.0);
    if city.fleches() > 0 {
        (left, top, right, bottom) = (-13.0, -17.0, 13.0, 9.0);
    }
    if besieged {
        (left, top, right, bottom) = (-20.0, -24.0, 25.0, 16.0);
    }
    if chart.flag(city).is_some() {
        (top, right) = (top.min(-22.0), right.max(half + 16.0));
    }
    if city.is_port() || state.is_some_and(|state| state.garrison_right.is_some()) {
        left -= 14.0;
    }
    let (x, y) = atlas::city(city);
    let nearest = City::ALL.iter().filter(|other| **other != city).map(|other| {
        let (ox, oy) = atlas::city(*other);
        ((ox - x) * (ox - x) + (oy - y) * (oy - y)).sqrt() / mark
    });
    let hit = nearest.fold(22.0 / size, |hit, distance| hit.min(distance / 2.0));
    // The province answers at its own name.
    let (px, py) = super::travel::place(Pick::Province(city.province()));
    let own = ((px - x) * (px - x) + (py - y) * (py - y)).sqrt() / mark;
    let hit = hit.min((own - 8.0).max(8.0));
    let symbol = Area::new(left, top, right - left, bottom - top);
    CityPlan {
        city,
        symbol,
        lettering: Area::default(),
        name: (0.0, 0.0),
        second: (0.0, 0.0),
        anchor: Anchor::Start,
        hit,
    }
}

impl CityPlan {
    /// Finds the side with the most room for the name.
    pub(super) fn letter(&mut self, mark: Option<&CityMark>, unit: f64, sheet: &Sheet) {
        let second = mark.and_then(|mark| mark.garrison.as_deref());
        let width = (letters(self.city.name()) * 6.8).max(second.map_or(0.0, |text| letters(text) * 5.6));
        let height = if second.is_some() { 25.0 } else { 13.0 };
        let spot = on_sheet(Pick::City(self.city), unit);
        let mut best = f64::INFINITY;
        for (side, rank) in atlas::sides(self.city).into_iter().zip([0.0, 3.0, 6.0, 9.0]) {
            let (area, anchor) = beside(self.symbol, side, width, height);
            let cost = sheet.covers(area.moved(spot)) + rank;
            if cost < best {
                best = cost;
                let x = match anchor {
                    Anchor::Start => area.x,
                    Anchor::Middle => area.middle().0,
                    Anchor::End => area.x + area.w,
                };
                (self.lettering, self.anchor) = (area, anchor);
                (self.name, self.second) = ((x, area.y + 10.5), (x, area.y + 22.0));
            }
        }
    }
}

fn beside(symbol: Area, side: Side, width: f64, height: f64) -> (Area, Anchor) {
    let middle = symbol.y + symbol.h / 2.0 + 1.0;
    match side {
        Side::East => {
            (Area::new(symbol.x + symbol.w + 3.0, middle - height / 2.0, width, height), Anchor::Start)
        }
        Side::West => (Area::new(symbol.x - 3.0 - width, middle - height / 2.0, width, height), Anchor::End),
        Side::North => (Area::new(-width / 2.0, symbol.y - height - 1.0, width, height), Anchor::Middle),
        Side::South => (Area::new(-width / 2.0, symbol.y + symbol.h + 1.0, width, height), Anchor::Middle),
    }
}

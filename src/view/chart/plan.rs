//! Where lettering and counters stand at a given zoom, so that nothing lies on anything else.

use super::area::Area;
use super::atlas::{self, NAMES, Name, NameKind};
use super::city_plan::bare;
use super::marks::{Chart, Pick, ProvinceMark};
use super::sheet::{Sheet, letters, on_sheet};
use super::{stacks, within};

pub use super::city_plan::{Anchor, CityPlan, towers};
pub use super::stacks::{CounterPlan, PILE};
use crate::model::place::{City, Province};

/// Between two steps of zoom lettering grows with the map; at the next it takes its own size again.
const STEP: f64 = 1.12;
const FIRST: f64 = 0.05;
/// The scale at which marks have the size they were designed for.
const DESIGNED_FOR: f64 = 0.315;

/// Everything that has to find its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Map units in a mark.
    pub mark: f64,
    /// The cities.
    pub cities: Vec<CityPlan>,
    /// The provinces' names.
    pub provinces: Vec<ProvincePlan>,
    /// The counters that lie open, or on top of their pile.
    pub counters: Vec<CounterPlan>,
    /// Neighbours and seas that have room.
    pub names: Vec<NamePlan>,
}

/// A province's name: lengths in marks from [`atlas::province`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProvincePlan {
    /// Which.
    pub province: Province,
    /// Size of its letters.
    pub size: f64,
    /// Middle of the name, on the base line.
    pub name: (f64, f64),
    /// Beginning of the line under it.
    pub second: (f64, f64),
    /// Where the badges behind that line begin.
    pub badges: (f64, f64),
    /// What all this covers.
    pub area: Area,
}

/// A name beyond the provinces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NamePlan {
    /// Which.
    pub name: Name,
    /// Size of its letters.
    pub size: f64,
}

/// The step of zoom a scale belongs to.
#[must_use]
pub fn step(scale: f64) -> i32 {
    let (mut step, mut at) = (0, FIRST * STEP);
    while at <= scale && step < 60 {
        (step, at) = (step + 1, at * STEP);
    }
    step
}

/// Pixels in a mark at a scale: lettering shrinks and grows far less than the map.
fn size(scale: f64) -> f64 {
    within((scale / DESIGNED_FOR).sqrt().sqrt(), 0.86, 1.45)
}

impl Plan {
    /// The plan for a step of zoom.
    #[must_use]
    pub fn of(chart: &Chart, step: i32) -> Self {
        let scale = (0..step).fold(FIRST, |scale, _| scale * STEP);
        let mark = size(scale) / scale;
        let (x, y, w, h) = atlas::HOME;
        let home =
            Area::new(f64::from(x) / mark, f64::from(y) / mark, f64::from(w) / mark, f64::from(h) / mark);
        let mut sheet = Sheet { home, ..Sheet::default() };
        // Capitals choose their side first.
        let capitals = City::ALL.iter().filter(|city| city.is_capital());
        let cities = capitals.chain(City::ALL.iter().filter(|city| !city.is_capital()));
        let mut cities: Vec<CityPlan> = cities.map(|&city| bare(chart, city, mark, size(scale))).collect();
        sheet.symbols =
            cities.iter().map(|plan| plan.symbol.moved(on_sheet(Pick::City(plan.city), mark))).collect();
        for plan in &mut cities {
            plan.letter(chart.city(plan.city), mark, &sheet);
            sheet.lettering.push(plan.lettering.moved(on_sheet(Pick::City(plan.city), mark)).grown(1.0));
        }
        let mut provinces = Vec::new();
        for &province in Province::ALL {
            let plan = ProvincePlan::of(province, chart.province(province), mark, &sheet);
            sheet.lettering.push(plan.area.moved(on_sheet(Pick::Province(province), mark)));
            provinces.push(plan);
        }
        let counters = stacks::place(chart, mark, &mut sheet);
        let names = NAMES.iter().filter_map(|&name| NamePlan::of(name, mark, &mut sheet)).collect();
        Self { mark, cities, provinces, counters, names }
    }

    /// The city's plan.
    #[must_use]
    pub fn city(&self, city: City) -> Option<CityPlan> {
        self.cities.iter().copied().find(|plan| plan.city == city)
    }

    /// The province's plan.
    #[must_use]
    pub fn province(&self, province: Province) -> Option<ProvincePlan> {
        self.provinces.iter().copied().find(|plan| plan.province == province)
    }
}

/// Width of a badge with its gap.
pub const BADGE: f64 = 24.0;

impl ProvincePlan {
    fn of(province: Province, mark: Option<&ProvinceMark>, unit: f64, sheet: &Sheet) -> Self {
        let (largest, room) = atlas::lettering(province);
        let size = within(room / unit / (letters(province.name()) * 0.78), 9.5, largest);
        let text = mark.and_then(|mark| mark.income.as_deref()).map_or(0.0, |text| letters(text) * 5.7);
        let badges = mark.map_or(0.0, |mark| {
            f64::from(u8::from(mark.french_troops) + u8::from(mark.occupied_by.is_some())) * BADGE
        });
        let below = text + badges;
        let width = (letters(province.name()) * size * 0.78).max(below);
        let height = size + if below > 0.0 { 15.0 } else { 2.0 };
        let spot = on_sheet(Pick::Province(province), unit);
        let home = Area::about(0.0, 0.0, width, height);
        let mut best = (f64::INFINITY, (0.0, 0.0));
        for shift in stacks::spiral(46.0) {
            let cost = sheet.covers(home.moved(shift).moved(spot).grown(2.0));
            if cost < best.0 {
                best = (cost, shift);
            }
            if cost <= 0.0 {
                break;
            }
        }
        let area = home.moved(best.1);
        let (x, _) = area.middle();
        let second = (x - below / 2.0, area.y + size + 10.0);
        let name = (x, area.y + size * 0.86);
        Self { province, size, name, second, badges: (second.0 + text + 4.0, second.1), area }
    }
}

impl NamePlan {
    /// The name, if it has room; its letters then keep others away.
    fn of(name: Name, unit: f64, sheet: &mut Sheet) -> Option<Self> {
        let (largest, smallest, wide) = match name.kind {
            NameKind::Sea => (18.0, 8.5, 0.92),
            NameKind::Power => (15.0, 9.5, 1.05),
            NameKind::Land => (11.5, 8.5, 0.86),
        };
        let count = letters(name.text);
        let size = (f64::from(name.room) / unit / (count * wide)).min(largest);
        let middle = (f64::from(name.at.0) / unit, f64::from(name.at.1) / unit);
        let (cos, sin) = name.along;
        let places = (0..).map(f64::from).map_while(|index| {
            let along = (index + 0.5 - count / 2.0) * size * wide;
            (index < count).then(|| Area::about(middle.0 + along * cos, middle.1 + along * sin, size, size))
        });
        let places: Vec<Area> = places.collect();
        let fits = size >= smallest && places.iter().all(|&place| sheet.is_free(place));
        fits.then(|| {
            sheet.lettering.extend(places);
            Self { name, size }
        })
    }
}

#[cfg(test)]
#[path = "plan_tests.rs"]
mod tests;

//! Lettering placed by hand, in map units.

use crate::model::place::{City, Province};

use super::outlines;

/// Where lettering stands to its city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Right of it.
    East,
    /// Left of it.
    West,
    /// Above it.
    North,
    /// Below it.
    South,
}

/// A name beyond the ten provinces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Name {
    /// The name.
    pub text: &'static str,
    /// Its middle.
    pub at: (i32, i32),
    /// What bears it.
    pub kind: NameKind,
    /// How long it may be.
    pub room: i32,
    /// Degrees it turns.
    pub turn: i32,
    /// The way it then runs: a step along it, right and down.
    pub along: (f64, f64),
}

/// What bears a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameKind {
    /// A power.
    Power,
    /// A land of a power.
    Land,
    /// A sea.
    Sea,
}

/// What the fitted map shows: all ten provinces and a little round them (left, top, width, height).
pub const HOME: (i32, i32, i32, i32) = (950, 950, 2280, 2480);

const fn name(text: &'static str, at: (i32, i32), kind: NameKind, room: i32) -> Name {
    Name { text, at, kind, room, turn: 0, along: (1.0, 0.0) }
}

/// Neighbours and seas; of two in each other's way, the first stays.
pub const NAMES: [Name; 31] = [
    Name { turn: -62, along: (0.4695, -0.8829), ..name("The Baltic Sea", (1440, 1560), NameKind::Sea, 900) },
    name("Gulf of Riga", (2150, 1290), NameKind::Sea, 250),
    Name { turn: -12, along: (0.9781, -0.2079), ..name("Gulf of Finland", (2440, 700), NameKind::Sea, 520) },
    Name { turn: -70, along: (0.342, -0.9397), ..name("Gulf of Bothnia", (1720, 330), NameKind::Sea, 500) },
    name("The Black Sea", (3560, 4230), NameKind::Sea, 800),
    name("Adriatic", (640, 4300), NameKind::Sea, 300),
    name("Russia", (2930, 1250), NameKind::Power, 600),
    name("Prussia", (1240, 2060), NameKind::Power, 420),
    name("Austria", (1590, 3310), NameKind::Power, 480),
    name("Turkey", (2690, 3440), NameKind::Power, 460),
    name("Sweden", (780, 1000), NameKind::Power, 560),
    name("Denmark", (430, 1650), NameKind::Power, 260),
    name("Hungary", (2000, 3440), NameKind::Land, 420),
    name("Silesia", (1150, 2560), NameKind::Land, 320),
    name("Bohemia", (720, 2850), NameKind::Land, 400),
    name("Saxony", (560, 2620), NameKind::Land, 320),
    name("Brandenburg", (640, 2330), NameKind::Land, 420),
    name("Estonia", (2330, 800), NameKind::Land, 300),
    name("White Russia", (3450, 2010), NameKind::Land, 400),
    name("Kiev", (3330, 2900), NameKind::Land, 300),
    name("Finland", (2250, 330), NameKind::Land, 600),
    name("Norway", (280, 620), NameKind::Land, 300),
    name("Moldavia", (2640, 3680), NameKind::Land, 320),
    name("Transylvania", (2180, 3720), NameKind::Land, 420),
    name("Wallachia", (2370, 4080), NameKind::Land, 420),
    name("Servia", (1900, 4290), NameKind::Land, 300),
    name("Bulgaria", (2450, 4370), NameKind::Land, 420),
    name("Bosnia", (1380, 4290), NameKind::Land, 300),
    name("The Crimea", (3800, 3880), NameKind::Land, 300),
    name("Bessarabia", (3000, 3760), NameKind::Land, 300),
    name("Novgorod", (3250, 700), NameKind::Land, 400),
];

/// Where a province's name stands when nothing is in its way.
#[must_use]
pub const fn province(province: Province) -> (i32, i32) {
    match province {
        Province::Masovia => (2000, 2140),
        Province::Posen => (1270, 2450),
        Province::WestGalicia => (1800, 2690),
        Province::EastGalicia => (2270, 3120),
        Province::Lithuania => (2190, 1580),
        Province::Polesia => (2730, 2150),
        Province::Podolia => (2810, 2880),
        Province::Livonia => (2425, 1290),
        Province::EastPrussia => (1800, 1980),
        Province::Moravia => (1200, 3110),
    }
}

/// How large a province's name is lettered, in marks, and how many map units it may take.
#[must_use]
pub const fn lettering(province: Province) -> (f64, f64) {
    match province {
        Province::Lithuania => (20.0, 480.0),
        Province::Polesia => (20.0, 480.0),
        Province::Podolia => (18.0, 480.0),
        Province::EastGalicia => (17.0, 560.0),
        Province::Livonia => (16.0, 380.0),
        Province::Masovia => (15.0, 330.0),
        Province::WestGalicia => (15.0, 430.0),
        Province::Posen => (15.0, 330.0),
        Province::EastPrussia => (14.0, 400.0),
        Province::Moravia => (12.0, 300.0),
    }
}

/// The sides a city's name may stand on, the best first.
#[must_use]
pub const fn sides(city: City) -> [Side; 4] {
    use Side::{East, North, South, West};
    match city {
        City::Warsaw | City::Thorn | City::Grodno | City::Nemirov => [West, East, North, South],
        City::Krakow => [South, East, West, North],
        City::Konigsberg => [West, South, East, North],
        City::Olmutz => [East, North, West, South],
        City::Kovno => [North, West, East, South],
        City::Brunn => [East, South, North, West],
        City::Czernowitz => [South, East, West, North],
        _ => [East, West, South, North],
    }
}

/// Where the city stands, in map units.
#[must_use]
pub fn city(city: City) -> (f64, f64) {
    let (x, y) = outlines::city(city);
    (f64::from(x), f64::from(y))
}

#[cfg(test)]
mod tests {
    use super::NAMES;

    #[test]
    fn names_run_the_way_they_turn() {
        for name in NAMES {
            let (sin, cos) = f64::from(name.turn).to_radians().sin_cos();
            assert!((name.along.0 - cos).abs() < 1e-3 && (name.along.1 - sin).abs() < 1e-3, "{}", name.text);
        }
    }
}

//! What is on the map in one moment of the game.

use crate::model::place::{City, Province};
use crate::model::power::Power;

/// Everything the map shows. Missing provinces and cities are drawn bare.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    /// The title in the cartouche.
    pub title: String,
    /// The month under it.
    pub date: String,
    /// How the provinces stand.
    pub provinces: Vec<ProvinceMark>,
    /// How the cities stand.
    pub cities: Vec<CityMark>,
    /// The counters, in the order of their stacks.
    pub counters: Vec<CounterMark>,
}

/// A province as the map shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct ProvinceMark {
    /// Which.
    pub province: Province,
    /// Whose it is: the ink of its wash.
    pub holder: Power,
    /// Whether it belongs to Poland: hatched.
    pub part_of_poland: bool,
    /// Who occupies it, if someone else does: cross-hatched in that ink.
    pub occupied_by: Option<Power>,
    /// Whether it was conquered, not made part of its holder: dotted.
    pub conquered: bool,
    /// What it yields, in short.
    pub income: Option<String>,
    /// Whether French troops stand in it.
    pub french_troops: bool,
    /// All this in words.
    pub spoken: String,
}

/// A city as the map shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct CityMark {
    /// Which.
    pub city: City,
    /// Whose it is; flies a flag where the province is someone else's.
    pub holder: Power,
    /// Who besieges it: works round it in that ink.
    pub besieged_by: Option<Power>,
    /// Its garrison, in short.
    pub garrison: Option<String>,
    /// Who may keep a garrison in it by treaty.
    pub garrison_right: Option<Power>,
    /// Guns of its port.
    pub port_guns: Option<u8>,
    /// All this in words.
    pub spoken: String,
}

/// A counter on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct CounterMark {
    /// The same while the counter is the same.
    pub id: String,
    /// Where it lies.
    pub place: Spot,
    /// Whose colour it has.
    pub ink: Power,
    /// Its type.
    pub symbol: Symbol,
    /// What is printed at its top.
    pub name: String,
    /// What is printed at its foot; empty for none.
    pub strength: String,
    /// All this in words.
    pub spoken: String,
}

/// Where a counter lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Spot {
    /// In or before a city.
    City(City),
    /// In the open country.
    Province(Province),
}

/// The type of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// An infantry corps.
    Infantry,
    /// A cavalry corps.
    Cavalry,
    /// A fleet.
    Fleet,
    /// A leader.
    Leader,
    /// A depot.
    Depot,
    /// Guerrillas.
    Guerrilla,
}

/// What a finger on the map means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A province.
    Province(Province),
    /// A city.
    City(City),
}

impl Pick {
    /// Every place that can be picked, provinces first.
    pub fn all() -> impl Iterator<Item = Pick> {
        let provinces = Province::ALL.iter().copied().map(Pick::Province);
        provinces.chain(City::ALL.iter().copied().map(Pick::City))
    }

    /// A name for the page: no two picks share it.
    #[must_use]
    pub fn key(self) -> String {
        match self {
            Pick::Province(province) => format!("chart-province-{}", province.id()),
            Pick::City(city) => format!("chart-city-{}", city.id()),
        }
    }
}

impl Chart {
    /// How the province stands, if the chart says.
    #[must_use]
    pub fn province(&self, province: Province) -> Option<&ProvinceMark> {
        self.provinces.iter().find(|mark| mark.province == province)
    }

    /// How the city stands, if the chart says.
    #[must_use]
    pub fn city(&self, city: City) -> Option<&CityMark> {
        self.cities.iter().find(|mark| mark.city == city)
    }

    /// The place in words: what the chart says, or its bare name.
    #[must_use]
    pub fn spoken(&self, pick: Pick) -> String {
        let (said, name) = match pick {
            Pick::Province(province) => (self.province(province).map(|mark| &mark.spoken), province.name()),
            Pick::City(city) => (self.city(city).map(|mark| &mark.spoken), city.name()),
        };
        said.cloned().unwrap_or_else(|| name.to_owned())
    }

    /// The power whose flag the city flies: its holder, where the province has another.
    #[must_use]
    pub fn flag(&self, city: City) -> Option<Power> {
        let holder = self.city(city)?.holder;
        let around = self.province(city.province()).map(|mark| mark.holder);
        (around != Some(holder)).then_some(holder)
    }
}

/// The power's name among the colour tokens.
#[must_use]
pub const fn ink(power: Power) -> &'static str {
    match power {
        Power::Britain => "britain",
        _ => power.id(),
    }
}

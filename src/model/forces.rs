//! Corps, fleets, leaders, depots and the factors in them. What each may hold is in `rules::s22_3_forces` (22.3 a-d).

use super::place::{ByCity, ByProvince, City, Province};
use super::wire::saved;
use super::words::{by_member, closed_list};

closed_list! {
    /// Poland's thirteen corps (22.3 a, b).
    pub enum CorpsId {
        InfantryI = "i-infantry", "I Infantry";
        InfantryII = "ii-infantry", "II Infantry";
        InfantryIII = "iii-infantry", "III Infantry";
        InfantryIV = "iv-infantry", "IV Infantry";
        CavalryI = "i-cavalry", "I Cavalry";
        CavalryII = "ii-cavalry", "II Cavalry";
        Masovia = "masovia-corps", "Masovia";
        Posen = "posen-corps", "Posen";
        WestGalicia = "west-galicia-corps", "West Galicia";
        EastGalicia = "east-galicia-corps", "East Galicia";
        Lithuania = "lithuania-corps", "Lithuania";
        Polesia = "polesia-corps", "Polesia";
        Podolia = "podolia-corps", "Podolia";
    }
}

by_member! {
    /// A value for each corps.
    pub struct ByCorps<T> by CorpsId [13]
}

closed_list! {
    /// Poland's two fleets (22.3 c).
    pub enum FleetId {
        I = "i-fleet", "I Fleet";
        II = "ii-fleet", "II Fleet";
    }
}

by_member! {
    /// A value for each fleet.
    pub struct ByFleet<T> by FleetId [2]
}

closed_list! {
    /// Poland's four leaders (22.3 d).
    pub enum Leader {
        Kosciuszko = "kosciuszko", "Kościuszko";
        Poniatowski = "poniatowski", "Poniatowski";
        Krasinski = "krasinski", "Krasiński";
        Rudsinski = "rudsinski", "Rudsiński";
    }
}

by_member! {
    /// A value for each leader.
    pub struct ByLeader<T> by Leader [4]
}

closed_list! {
    /// The arms of land factors.
    pub enum Arm {
        Infantry = "infantry", "infantry";
        Militia = "militia", "militia";
        Cavalry = "cavalry", "cavalry";
    }
}

saved! {
    /// Land factors, by arm.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Factors {
        /// Infantry factors.
        pub infantry: u16 = skip,
        /// Militia factors.
        pub militia: u16 = skip,
        /// Cavalry factors.
        pub cavalry: u16 = skip,
    }
}

impl Factors {
    /// No factors.
    pub const NONE: Factors = Factors { infantry: 0, militia: 0, cavalry: 0 };

    /// These many of each arm.
    #[must_use]
    pub const fn new(infantry: u16, militia: u16, cavalry: u16) -> Self {
        Self { infantry, militia, cavalry }
    }

    /// `count` factors of one arm.
    #[must_use]
    pub const fn of(arm: Arm, count: u16) -> Self {
        match arm {
            Arm::Infantry => Self::new(count, 0, 0),
            Arm::Militia => Self::new(0, count, 0),
            Arm::Cavalry => Self::new(0, 0, count),
        }
    }

    /// The factors of one arm.
    #[must_use]
    pub const fn count(self, arm: Arm) -> u16 {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Militia => self.militia,
            Arm::Cavalry => self.cavalry,
        }
    }

    /// All factors together.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.infantry.saturating_add(self.militia).saturating_add(self.cavalry)
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.total() == 0
    }

    /// Whether all of `other` is in here.
    #[must_use]
    pub const fn contains(self, other: Factors) -> bool {
        self.infantry >= other.infantry && self.militia >= other.militia && self.cavalry >= other.cavalry
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Factors) -> Factors {
        Factors {
            infantry: self.infantry.saturating_add(other.infantry),
            militia: self.militia.saturating_add(other.militia),
            cavalry: self.cavalry.saturating_add(other.cavalry),
        }
    }

    /// This without `other`; what is not there cannot be taken.
    #[must_use]
    pub const fn minus(self, other: Factors) -> Factors {
        Factors {
            infantry: self.infantry.saturating_sub(other.infantry),
            militia: self.militia.saturating_sub(other.militia),
            cavalry: self.cavalry.saturating_sub(other.cavalry),
        }
    }

    /// Only the cavalry of it.
    #[must_use]
    pub const fn cavalry_only(self) -> Factors {
        Factors::new(0, 0, self.cavalry)
    }
}

saved! {
    /// Where something stands on the board, as closely as the books follow it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Place {
        /// In a city.
        "city" City(City),
        /// In the open country of a province, or before a city of it.
        "country" Country(Province),
        /// Somewhere else on the board.
        "abroad" Abroad,
    }
}

impl Place {
    /// The province the place lies in, if it is one of the ten.
    #[must_use]
    pub const fn province(self) -> Option<Province> {
        match self {
            Place::City(city) => Some(city.province()),
            Place::Country(province) => Some(province),
            Place::Abroad => None,
        }
    }
}

saved! {
    /// Whether a counter is on the board.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Counter {
        /// Off the map.
        #[default]
        "off-map" OffMap,
        /// Paid for, to be placed in a Reinforcement phase.
        "bought" Bought,
        /// On the map.
        "on-map" OnMap(Place),
    }
}

impl Counter {
    /// Whether the counter is on the map.
    #[must_use]
    pub const fn is_on_map(self) -> bool {
        matches!(self, Counter::OnMap(_))
    }

    /// Where it stands, if on the map.
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        match self {
            Counter::OnMap(place) => Some(place),
            Counter::OffMap | Counter::Bought => None,
        }
    }
}

saved! {
    /// One corps.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Corps {
        /// Whether and where it is on the map.
        pub counter: Counter,
        /// What it holds.
        pub factors: Factors,
        /// Whether it was totally destroyed at least once (22.3 n asks this of I Cavalry).
        pub ever_destroyed: bool = skip,
        /// Off the map since it was destroyed or given up, and not bought or raised again: it does not come with its
        /// province.
        pub destroyed: bool = skip,
        /// The counter of a provincial corps was paid for while it was regular and not placed: it waits for Dominance
        /// (22.6 e).
        pub paid: bool = skip,
    }
}

saved! {
    /// One fleet.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Fleet {
        /// Whether and where it is on the map.
        pub counter: Counter,
        /// Ships in it.
        pub ships: u16,
    }
}

saved! {
    /// Where a leader is.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum LeaderPost {
        /// Off the map.
        #[default]
        "off-map" OffMap,
        /// With a corps.
        "with" With(CorpsId),
        /// Held by an enemy.
        "captured" Captured,
        /// Wounded and off the map.
        "wounded" Wounded,
        /// Dead, for good.
        "dead" Dead,
    }
}

saved! {
    /// Whether Krasinski and the guard cavalry have come (22.3 f).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Guard {
        /// Not yet available.
        #[default]
        "awaited" Awaited,
        /// Available: to be placed with I Cavalry in Warsaw.
        "due" Due,
        /// Placed at least once.
        "came" Came,
        /// Came once, was put by at a dissolution, and is to be placed again (22.3 g).
        "returning" Returning,
    }
}

saved! {
    /// Where factors are kept.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Store {
        /// To be placed in a Reinforcement phase.
        "pool" Pool,
        /// In a corps.
        "corps" Corps(CorpsId),
        /// In a city's garrison.
        "garrison" Garrison(City),
        /// Put by for a later Poland (22.7 f).
        "reserve" Reserve,
    }
}

saved! {
    /// All of Poland's forces.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Forces {
        /// The corps.
        pub corps: ByCorps<Corps> = skip,
        /// Garrison factors in cities, outside corps.
        pub garrisons: ByCity<Factors> = skip,
        /// Factors to be placed.
        pub pool: Factors = default,
        /// Cavalry put by at a dissolution (22.7 f); of it, what I Cavalry had.
        pub reserve: Factors = default,
        /// Of the reserve, the cavalry that I Cavalry had.
        pub guard_reserve: u16 = skip,
        /// Ships to be placed.
        pub ships: u16 = skip,
        /// The fleets.
        pub fleets: ByFleet<Fleet> = skip,
        /// Depots paid for and not yet placed.
        pub depots_bought: u8 = skip,
        /// Depots on the map.
        pub depots: Vec<Place> = skip,
        /// The leaders.
        pub leaders: ByLeader<LeaderPost> = skip,
        /// Guerrilla factors, by the province they are in.
        pub guerrillas: ByProvince<u16> = skip,
        /// Krasinski and the guard cavalry.
        pub guard: Guard,
        /// Counters placed now are free: the first placement is open (22.3 r).
        pub first_placement: bool = skip,
    }
}

impl CorpsId {
    /// The province whose provincial corps this is.
    #[must_use]
    pub const fn home(self) -> Option<Province> {
        match self {
            CorpsId::Masovia => Some(Province::Masovia),
            CorpsId::Posen => Some(Province::Posen),
            CorpsId::WestGalicia => Some(Province::WestGalicia),
            CorpsId::EastGalicia => Some(Province::EastGalicia),
            CorpsId::Lithuania => Some(Province::Lithuania),
            CorpsId::Polesia => Some(Province::Polesia),
            CorpsId::Podolia => Some(Province::Podolia),
            _ => None,
        }
    }

    /// The provincial corps of a Polish province.
    #[must_use]
    pub fn of_province(province: Province) -> Option<CorpsId> {
        CorpsId::ALL.iter().copied().find(|corps| corps.home() == Some(province))
    }

    /// The few letters on the counter.
    #[must_use]
    pub const fn short(self) -> &'static str {
        match self {
            CorpsId::InfantryI | CorpsId::CavalryI => "I",
            CorpsId::InfantryII | CorpsId::CavalryII => "II",
            CorpsId::InfantryIII => "III",
            CorpsId::InfantryIV => "IV",
            CorpsId::Masovia => "Mas",
            CorpsId::Posen => "Pos",
            CorpsId::WestGalicia => "WG",
            CorpsId::EastGalicia => "EG",
            CorpsId::Lithuania => "Lit",
            CorpsId::Polesia => "Ple",
            CorpsId::Podolia => "Pod",
        }
    }
}

impl Forces {
    /// All cavalry in regular corps, garrisons and pool; a provincial corps counts when `regulars` says it is regular.
    #[must_use]
    pub fn regular_cavalry(&self, provincials_regular: bool) -> u16 {
        let in_corps = self.corps.iter().filter(|(id, _)| provincials_regular || id.home().is_none());
        let in_corps = in_corps.fold(0u16, |all, (_, corps)| all.saturating_add(corps.factors.cavalry));
        let in_cities = self.garrisons.iter().fold(0u16, |all, (_, held)| all.saturating_add(held.cavalry));
        in_corps.saturating_add(in_cities).saturating_add(self.pool.cavalry)
    }

    /// Ships in fleets and waiting.
    #[must_use]
    pub fn all_ships(&self) -> u16 {
        self.fleets.iter().fold(self.ships, |all, (_, fleet)| all.saturating_add(fleet.ships))
    }

    /// The factors kept in a store.
    #[must_use]
    pub fn in_store(&self, store: Store) -> Factors {
        match store {
            Store::Pool => self.pool,
            Store::Corps(id) => self.corps[id].factors,
            Store::Garrison(city) => self.garrisons[city],
            Store::Reserve => self.reserve,
        }
    }
}

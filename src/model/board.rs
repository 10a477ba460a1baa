//! What the board shows and the rules ask about: provinces, cities, Warsaw, the French.

use super::date::GameDate;
use super::place::{ByCity, ByProvince, City, Province};
use super::power::{Partitioner, Power};
use super::quantity::Sum;
use super::wire::{Value, Wire, Wrong, saved};
use super::words::closed_list;

saved! {
    /// Who holds a province.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Tenure {
        /// The power it belongs to by inheritance or cession.
        pub owner: Power,
        /// The power that conquered it and to which no peace has ceded it yet.
        pub conqueror: Option<Power> = skip,
        /// The power Poland had it from (22.7 g by ruling).
        pub poland_had_it_from: Option<Power> = skip,
    }
}

impl Tenure {
    /// The power that controls the province as the base game counts control: the conqueror, else the owner.
    #[must_use]
    pub fn controller(self) -> Power {
        self.conqueror.unwrap_or(self.owner)
    }
}

saved! {
    /// Who holds a city, and who lies before it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct CityState {
        /// The power that holds the city.
        pub holder: Power,
        /// The month from which it holds it.
        pub since: GameDate,
        /// The power that besieges it, and since when.
        pub siege: Option<Siege> = skip,
    }
}

saved! {
    /// A siege.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Siege {
        /// The besieger.
        pub by: Power,
        /// The month the siege began.
        pub since: GameDate,
    }
}

closed_list! {
    /// The French leader with the corps at Warsaw (22.2.2 b).
    #[derive(Default)]
    pub enum FrenchLeader {
        #[default] Nobody = "nobody", "no leader";
        Other = "other", "a leader below seniority B";
        SeniorityB = "seniority-b", "a leader of seniority B";
        Napoleon = "napoleon", "Napoleon";
    }
}

saved! {
    /// An enemy in Warsaw while Masovia is Polish (22.5 d, 22.7 b).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Occupation {
        /// Who holds the city.
        pub by: Power,
        /// The month this occupation began.
        pub since: GameDate,
        /// The month from which one of the three partitioning powers has held it without a gap; it counts towards
        /// 22.7 b.
        pub counts_since: Option<GameDate>,
    }
}

impl Occupation {
    /// An occupation by a power since a month; its months count if the power is one of the three (22.7 b).
    #[must_use]
    pub fn begun(by: Power, since: GameDate) -> Self {
        Self { by, since, counts_since: by.partitioner().map(|_| since) }
    }

    /// The power that would dissolve Poland: the holder, if it is one of the three (22.7 a).
    #[must_use]
    pub fn dissolver(&self) -> Option<Partitioner> {
        self.by.partitioner()
    }
}

saved! {
    /// A possession of Poland beyond the ten provinces: a ceded province or a minor country.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Possession {
        /// Its name.
        pub name: String,
        /// What is printed on it.
        pub printed: Sum,
        /// Its holder of 1805; nobody for a minor country, which becomes neutral (22.7 g).
        pub from: Option<Power> = default,
    }
}

/// What the board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Who holds each province.
    pub provinces: ByProvince<Tenure>,
    /// Who holds each city.
    pub cities: ByCity<CityState>,
    /// Infantry and guard factors inside Warsaw, of whatever power but Poland (22.2.3 b).
    pub warsaw_infantry: u16,
    /// Militia factors inside Warsaw, counted by ruling only (22.2.3 b).
    pub warsaw_militia: u16,
    /// Provinces with a French corps or factor (22.2.2 f, h).
    pub french_troops: ByProvince<bool>,
    /// The French leader with the corps at Warsaw.
    pub french_leader: FrenchLeader,
    /// Napoleon is dead (22.2.2 b).
    pub napoleon_dead: bool,
    /// France chose to move last by land (22.2 f).
    pub france_moves_last: bool,
    /// Great Britain chose to move first at sea (22.2 g).
    pub britain_sails_first: bool,
    /// The enemy in Warsaw.
    pub occupation: Option<Occupation>,
    /// Poland's possessions beyond the ten provinces.
    pub possessions: Vec<Possession>,
}

impl Default for Board {
    /// The board of January 1805.
    fn default() -> Self {
        let owner = |province: Province| Tenure {
            owner: province.holder_of_1805(),
            conqueror: None,
            poland_had_it_from: None,
        };
        let holder = |city: City| CityState {
            holder: city.province().holder_of_1805(),
            since: GameDate::START,
            siege: None,
        };
        Self {
            provinces: ByProvince::from_fn(owner),
            cities: ByCity::from_fn(holder),
            warsaw_infantry: 0,
            warsaw_militia: 0,
            french_troops: ByProvince::default(),
            french_leader: FrenchLeader::Nobody,
            napoleon_dead: false,
            france_moves_last: false,
            britain_sails_first: false,
            occupation: None,
            possessions: Vec::new(),
        }
    }
}

impl Board {
    /// The power that controls a province.
    #[must_use]
    pub fn controller(&self, province: Province) -> Power {
        self.provinces[province].controller()
    }

    /// The Polish provinces a power controls, in the order of the text.
    pub fn polish_provinces_of(&self, power: Power) -> impl Iterator<Item = Province> + '_ {
        Province::POLISH.into_iter().filter(move |province| self.controller(*province) == power)
    }

    /// The provinces with French troops.
    pub fn provinces_with_french(&self) -> impl Iterator<Item = Province> + '_ {
        self.french_troops.iter().filter(|(_, present)| **present).map(|(province, _)| province)
    }
}

saved! {
    /// The board as it is saved: every province and city by name, so that no later table of 1805 changes it.
    struct Rows {
        provinces: Vec<(Province, Tenure)>,
        cities: Vec<(City, CityState)>,
        warsaw_infantry: u16 = skip,
        warsaw_militia: u16 = skip,
        french_troops: Vec<Province> = skip,
        french_leader: FrenchLeader,
        napoleon_dead: bool = skip,
        france_moves_last: bool = skip,
        britain_sails_first: bool = skip,
        occupation: Option<Occupation> = skip,
        possessions: Vec<Possession> = skip,
    }
}

impl Wire for Board {
    fn to_wire(&self) -> Value {
        let french = self.french_troops.iter().filter(|(_, there)| **there);
        Rows {
            provinces: self.provinces.iter().map(|(province, tenure)| (province, *tenure)).collect(),
            cities: self.cities.iter().map(|(city, state)| (city, *state)).collect(),
            warsaw_infantry: self.warsaw_infantry,
            warsaw_militia: self.warsaw_militia,
            french_troops: french.map(|(province, _)| province).collect(),
            french_leader: self.french_leader,
            napoleon_dead: self.napoleon_dead,
            france_moves_last: self.france_moves_last,
            britain_sails_first: self.britain_sails_first,
            occupation: self.occupation,
            possessions: self.possessions.clone(),
        }
        .to_wire()
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let rows = Rows::from_wire(value)?;
        let mut board = Board {
            warsaw_infantry: rows.warsaw_infantry,
            warsaw_militia: rows.warsaw_militia,
            french_leader: rows.french_leader,
            napoleon_dead: rows.napoleon_dead,
            france_moves_last: rows.france_moves_last,
            britain_sails_first: rows.britain_sails_first,
            occupation: rows.occupation,
            possessions: rows.possessions,
            ..Board::default()
        };
        for (province, tenure) in rows.provinces {
            board.provinces[province] = tenure;
        }
        for (city, state) in rows.cities {
            board.cities[city] = state;
        }
        for province in rows.french_troops {
            board.french_troops[province] = true;
        }
        Ok(board)
    }
}

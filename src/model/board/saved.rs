//! The board as it is written down: every province and city by name, so that no later table of 1805 changes it.

use super::{Board, CityState, FrenchLeader, Occupation, Possession, Tenure};
use crate::model::place::{City, Province};
use crate::model::wire::{Value, Wire, Wrong, wire};

wire!(struct CityState { holder, since, siege: skip });

/// The board's parts in rows.
struct Rows {
    provinces: Vec<(Province, Tenure)>,
    cities: Vec<(City, CityState)>,
    warsaw_infantry: u16,
    warsaw_militia: u16,
    french_troops: Vec<Province>,
    french_leader: FrenchLeader,
    napoleon_dead: bool,
    france_moves_last: bool,
    britain_sails_first: bool,
    occupation: Option<Occupation>,
    possessions: Vec<Possession>,
}

wire! {
    struct Rows {
        provinces,
        cities,
        warsaw_infantry: skip,
        warsaw_militia: skip,
        french_troops: skip,
        french_leader,
        napoleon_dead: skip,
        france_moves_last: skip,
        britain_sails_first: skip,
        occupation: skip,
        possessions: skip,
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

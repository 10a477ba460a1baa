//! The state of play that a group enters by hand when it joins late.

use super::board::{CityState, FrenchLeader, Occupation, Possession, Tenure};
use super::date::{GameDate, Phase};
use super::diplomacy::{Alliance, Bar, MinorWar, War};
use super::economy::{Order, Pending};
use super::forces::{CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place};
use super::place::{City, Province};
use super::poland::{Commonwealth, Revolt};
use super::power::Partitioner;
use super::quantity::{Sum, VictoryPoints};
use super::wire::saved;

saved! {
    /// Poland at the moment a group joins late; each part is what the rules ask about (situation 43).
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub enum PolandThen {
        /// Never created so far.
        #[default]
        "not-yet" NotYet,
        /// It exists.
        "active" Active(Commonwealth),
        /// It was dissolved.
        "dissolved" Dissolved {
            /// By whom; nobody if it lost its last province.
            by: Option<Partitioner>,
            since: GameDate,
        },
    }
}

saved! {
    /// The state of play entered by hand when a group joins late.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct LateStart {
        /// The month play is in.
        pub date: GameDate,
        /// The phase play is in.
        pub phase: Phase,
        /// Poland's square on the display.
        pub marker: u8,
        /// Poland's victory points so far.
        pub victory: VictoryPoints,
        /// Money and manpower in hand, or saved since a dissolution.
        pub purse: Sum = default,
        /// Poland itself.
        pub poland: PolandThen,
        /// A revolt under way.
        pub revolt: Option<Revolt> = skip,
        /// How often Poland was created so far, this one counted.
        pub creations: u8 = default,
        /// Who holds each province, where it is not its holder of 1805.
        pub provinces: Vec<(Province, Tenure)> = skip,
        /// Cities not held by their province's controller, or under siege.
        pub cities: Vec<(City, CityState)> = skip,
        /// An enemy in Warsaw, and since when.
        pub occupation: Option<Occupation> = skip,
        /// Infantry factors in Warsaw.
        pub warsaw_infantry: u16 = default,
        /// Provinces with French troops.
        pub french_troops: Vec<Province> = skip,
        /// Napoleon is dead.
        pub napoleon_dead: bool = default,
        /// Wars, the excepted ones marked.
        pub wars: Vec<War> = skip,
        /// Wars on minor countries.
        pub minor_wars: Vec<MinorWar> = skip,
        /// Alliances.
        pub alliances: Vec<Alliance> = skip,
        /// Bars that still bind.
        pub bars: Vec<Bar> = skip,
        /// Poland's ended wars with France that it lost.
        pub french_wars_lost: u8 = default,
        /// And those it did not lose.
        pub french_wars_not_lost: u8 = default,
        /// Corps on the map or paid for.
        pub corps: Vec<(CorpsId, Counter, Factors)> = skip,
        /// Corps that were totally destroyed at least once.
        pub ever_destroyed: Vec<CorpsId> = skip,
        /// Garrison factors in cities.
        pub garrisons: Vec<(City, Factors)> = skip,
        /// Factors to be placed.
        pub pool: Factors = default,
        /// Cavalry put by at a dissolution, and what of it I Cavalry had.
        pub reserve: Factors = default,
        /// Of the reserve, what I Cavalry had.
        pub guard_reserve: u16 = default,
        /// Ships to be placed.
        pub ships: u16 = default,
        /// Fleets on the map.
        pub fleets: Vec<(FleetId, Place, u16)> = skip,
        /// Depots on the map.
        pub depots: Vec<Place> = skip,
        /// Depots paid for, to be placed.
        pub depots_bought: u8 = default,
        /// Guerrilla factors in provinces.
        pub guerrillas: Vec<(Province, u16)> = skip,
        /// Leaders not off the map.
        pub leaders: Vec<(Leader, LeaderPost)> = skip,
        /// Krasinski and the guard cavalry.
        pub guard: Guard = default,
        /// Things on order.
        pub orders: Vec<Order> = skip,
        /// A manipulation under way.
        pub manipulation: Option<Pending> = skip,
        /// Possessions beyond the ten provinces.
        pub possessions: Vec<Possession> = skip,
        /// The French leader at Warsaw.
        pub french_leader: FrenchLeader = default,
    }
}

impl LateStart {
    /// A month with the board as it was in 1805, and a Poland that was never created.
    #[must_use]
    pub fn blank(date: GameDate, phase: Phase) -> Self {
        Self { date, phase, marker: 20, ..Self::default() }
    }
}

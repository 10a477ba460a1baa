//! How a campaign is set up: name, bid, start square, rulings, house rules, and joining late.

use super::board::{CityState, FrenchLeader, Occupation, Possession, Tenure};
use super::date::{GameDate, Months, Phase};
use super::diplomacy::{Alliance, Bar, MinorWar, War};
use super::economy::Order;
use super::forces::{CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place};
use super::game::{Commonwealth, Pending, Revolt};
use super::place::{ByProvince, City, Province};
use super::power::{Partitioner, Power};
use super::quantity::{Die, Sum, VictoryPoints};
use super::rulings::Rulings;
use super::status_card::StatusCard;
use super::wire::saved;
use super::words::{by_member, closed_list};

closed_list! {
    /// Where a die came from.
    pub enum DiceSource {
        Table = "table", "rolled at the table";
        App = "app", "rolled by the app";
    }
}

closed_list! {
    /// When the campaign ends, and with it which victory level counts (22.8 c).
    pub enum CampaignEnd {
        Dec1807 = "end-1807", "December 1807";
        Dec1815 = "end-1815", "December 1815";
    }
}

closed_list! {
    /// A row of the price list (22.3 m, n).
    pub enum Ware {
        Infantry = "infantry", "Infantry";
        MajorInfantry = "major-infantry", "Infantry, as a Major Power";
        Militia = "militia", "Militia";
        CavalryBesideGuard = "cavalry-beside-guard", "Cavalry, I Cavalry on the map and never destroyed";
        CavalryLostGuard = "cavalry-lost-guard", "Cavalry, I Cavalry off the map or once destroyed";
        CavalryAwaitingGuard = "cavalry-awaiting-guard", "Cavalry, I Cavalry off the map and never destroyed";
        Ship = "ship", "Ship";
        Depot = "depot", "Depot";
        Corps = "new-corps", "New corps";
        Fleet = "new-fleet", "New fleet";
    }
}

by_member! {
    /// A value for each row of the price list.
    pub struct ByWare<T> by Ware [10]
}

closed_list! {
    /// What upkeep is paid for (22.3 o).
    pub enum Kept {
        Corps = "corps", "Corps";
        Fleet = "fleet", "Fleet";
        Depot = "depot", "Depot";
    }
}

by_member! {
    /// A value for each kind of counter that is kept up.
    pub struct ByKept<T> by Kept [3]
}

closed_list! {
    /// What arrives some months after it was bought.
    pub enum Recruit {
        Infantry = "infantry", "Infantry";
        Militia = "militia", "Militia";
        Cavalry = "cavalry", "Cavalry";
        Ship = "ship", "Ships";
    }
}

by_member! {
    /// A value for each kind of recruit.
    pub struct ByRecruit<T> by Recruit [4]
}

saved! {
    /// What a group changed in the printed tables; an unset value is as printed.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct HouseRules {
        /// Money and manpower printed on the provinces.
        pub printed: ByProvince<Option<Sum>> = skip,
        /// The price list.
        pub prices: ByWare<Option<Sum>> = skip,
        /// Upkeep, for each counter.
        pub upkeep: ByKept<Option<i16>> = skip,
        /// Months from purchase to arrival.
        pub arrival: ByRecruit<Option<Months>> = skip,
        /// Poland's victory level, in place of the printed one.
        pub level: Option<VictoryPoints> = skip,
        /// The group's printed status card, as far as it was entered.
        pub card: StatusCard = skip,
        /// Militia may be made infantry, an optional rule of the base game.
        pub conversion: bool = skip,
    }
}

saved! {
    /// One change of a printed table, in play.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum HouseRule {
        /// What is printed on a province; nothing restores the print.
        "printed" Printed(Province, Option<Sum>),
        /// A price.
        "price" Price(Ware, Option<Sum>),
        /// Upkeep of one counter, in $.
        "upkeep" Upkeep(Kept, Option<i16>),
        /// Months from purchase to arrival.
        "arrival" Arrival(Recruit, Option<Months>),
        /// Poland's victory level.
        "level" Level(Option<VictoryPoints>),
        /// Whether militia may be made infantry.
        "conversion" Conversion(bool),
    }
}

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

saved! {
    /// How a campaign is set up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Setup {
        /// The campaign's name, as the group calls it.
        pub name: String,
        /// Poland's bid (21.1 b).
        pub bid: u8,
        /// The die rolled after bidding; not yet rolled means that the bid stands whole (21.1 b).
        pub die: Option<Die> = default,
        /// Where that die came from.
        pub die_source: Option<DiceSource> = default,
        /// The square Poland starts on (22.2 a).
        pub start_square: u8,
        /// When the campaign ends.
        pub end: CampaignEnd,
        /// How the group reads the text.
        pub rulings: Rulings = default,
        /// What the group changed in the printed tables.
        pub house: HouseRules = default,
        /// Wars already declared when play begins.
        pub wars: Vec<War> = skip,
        /// Alliances standing when play begins.
        pub alliances: Vec<(Power, Power)> = skip,
        /// The state of play, for a group that joins late.
        pub late: Option<Box<LateStart>> = skip,
    }
}

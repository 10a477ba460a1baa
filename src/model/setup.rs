//! How a campaign is set up: name, bid, start square, rulings and house rules.

use super::date::Months;
use super::diplomacy::War;
use super::economy::{ByRecruit, Recruit};
use super::late::LateStart;
use super::place::{ByProvince, Province};
use super::power::Power;
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

//! What can be chosen in a form.

use crate::model::board::FrenchLeader;
use crate::model::date::Phase;
use crate::model::diplomacy::WarCause;
use crate::model::economy::{Column, Recruit};
use crate::model::forces::{CorpsId, FleetId, Leader, Place, Store};
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::setup::CampaignEnd;
use crate::model::why::Cause;
use crate::view::words::lists::{place_name, store, upper};

/// Something that can be chosen.
pub trait Member: Copy + PartialEq {
    /// Its id among the options.
    fn key(self) -> String;
    /// What it is called.
    fn words(self) -> String;
}

macro_rules! members {
    ($($list:ty)+) => {
        $(impl Member for $list {
            fn key(self) -> String { self.id().to_owned() }
            fn words(self) -> String { self.name().to_owned() }
        })+
    };
}

members! {
    Power Partitioner Province City CorpsId FleetId Leader Phase CampaignEnd WarCause Minor Recruit Column FrenchLeader
    Cause
}

impl Member for Place {
    fn key(self) -> String {
        match self {
            Place::City(city) => format!("city-{}", city.id()),
            Place::Country(province) => format!("country-{}", province.id()),
            Place::Abroad => "abroad".to_owned(),
        }
    }

    fn words(self) -> String {
        place_name(self)
    }
}

impl Member for Store {
    fn key(self) -> String {
        match self {
            Store::Pool => "pool".to_owned(),
            Store::Reserve => "reserve".to_owned(),
            Store::Corps(corps) => format!("corps-{}", corps.id()),
            Store::Garrison(city) => format!("garrison-{}", city.id()),
        }
    }

    fn words(self) -> String {
        upper(&store(self))
    }
}

//! What can be bought now, for how much, and what room there is for it: all that a search for the best purchase needs to know.

use crate::engine::decide::judge;
use crate::engine::fit;
use crate::game::command::Command;
use crate::game::refusal::{Need, Unmet};
use crate::model::economy::Basket;
use crate::model::forces::{Arm, CorpsId, Factors};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::setup::Ware;
use crate::rules::s22_3_forces::corps::{capacity, room};
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::morale::morale;
use crate::rules::s22_6_standing::is_provincial;

use super::{Goal, Kind};

/// Free places in corps, by what they take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Room {
    /// For infantry alone.
    pub infantry: i32,
    /// For infantry or militia.
    pub mixed: i32,
    /// For militia alone.
    pub militia: i32,
    /// For cavalry.
    pub cavalry: i32,
}

impl Room {
    /// The free places of one corps.
    pub fn of(game: &Game, corps: CorpsId) -> Self {
        let places = i32::from(room(game, corps));
        let takes = |arm| capacity(corps).takes(arm);
        match (takes(Arm::Infantry), takes(Arm::Militia)) {
            (true, true) => Self { mixed: places, ..Self::default() },
            (true, false) => Self { infantry: places, ..Self::default() },
            (false, true) => Self { militia: places, ..Self::default() },
            (false, false) => Self { cavalry: places, ..Self::default() },
        }
    }

    /// Both together.
    pub const fn plus(self, other: Self) -> Self {
        Self {
            infantry: self.infantry + other.infantry,
            mixed: self.mixed + other.mixed,
            militia: self.militia + other.militia,
            cavalry: self.cavalry + other.cavalry,
        }
    }

    /// The places of all.
    pub const fn places(self) -> i32 {
        self.infantry + self.mixed + self.militia + self.cavalry
    }
}

/// A corps counter and the room it brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    /// The corps.
    pub corps: CorpsId,
    /// Its room.
    pub room: Room,
}

/// The price of one, if any can be bought.
pub(super) type Price = Option<(i32, i32)>;

/// What a search needs to know.
#[derive(Clone, Debug)]
pub(super) struct Market {
    /// What is looked for.
    pub kind: Kind,
    /// Money that may be spent.
    pub money: i32,
    /// Manpower that may be spent.
    pub manpower: i32,
    /// Infantry.
    pub infantry: Price,
    /// Militia.
    pub militia: Price,
    /// Cavalry at the price the rules name.
    pub cavalry: Price,
    /// Cavalry at the price the buyer may choose.
    pub choice: Price,
    /// A corps counter.
    pub counter: (i32, i32),
    /// Morale in halves: infantry, militia, cavalry.
    pub morale: [i32; 3],
    /// Those who come in any case.
    pub waiting: Factors,
    /// The room there is without a new counter.
    pub room: Room,
    /// Counters that can be bought, in the order of the list.
    pub offers: Vec<Offer>,
    /// Counters off the map that the rules do not let be bought now.
    pub barred: Vec<Offer>,
}

/// Why the rules refuse a purchase, its time and its price left out.
#[must_use]
pub fn refusals(game: &Game, basket: Basket) -> Vec<Unmet> {
    let passing = |need: &Need| matches!(need, Need::Phase(_) | Need::BookedFirst | Need::Afford(_));
    let mut unmet = judge(game, &Command::Buy(basket));
    unmet.retain(|one| !passing(&one.need));
    unmet
}

/// The price of one of a ware, whether it can be bought or not.
pub(super) fn printed(game: &Game, ware: Ware) -> (i32, i32) {
    let each = costs::price(game, ware).value();
    (each.money.count(), each.manpower.count())
}

/// The price of one, if the rules sell it. A price below nothing is nobody's print: such a ware is left alone.
fn price(game: &Game, ware: Ware, one: Basket) -> Price {
    let each = printed(game, ware);
    (each.0 >= 0 && each.1 >= 0 && refusals(game, one).is_empty()).then_some(each)
}

impl Market {
    /// The market of this moment for a goal.
    pub fn of(game: &Game, purse: Sum, goal: &Goal) -> Self {
        let spend = purse - goal.keep;
        let none = Basket::default();
        let wanted = |corps: CorpsId| goal.kind != Kind::Fill || goal.corps.contains(&corps);
        let mut market = Self {
            kind: goal.kind,
            money: spend.money.at_least_zero().count(),
            manpower: spend.manpower.at_least_zero().count(),
            infantry: price(game, costs::infantry_ware(game), Basket { infantry: 1, ..none.clone() }),
            militia: price(game, Ware::Militia, Basket { militia: 1, ..none.clone() }),
            cavalry: price(game, costs::cavalry_ware(game), Basket { cavalry: 1, ..none.clone() }),
            choice: costs::cavalry_choice(game)
                .and_then(|ware| price(game, ware, Basket { cavalry_by_choice: 1, ..none.clone() })),
            counter: printed(game, Ware::Corps),
            morale: Arm::ALL.first_chunk().map_or([0; 3], |arms: &[Arm; 3]| {
                arms.map(|arm| i32::from(morale(game, arm).value().halves()))
            }),
            waiting: fit::coming(game).0,
            room: Room::default(),
            offers: Vec::new(),
            barred: Vec::new(),
        };
        for corps in CorpsId::ALL.iter().copied().filter(|id| wanted(*id) && !is_provincial(game, *id)) {
            let offer = Offer { corps, room: Room::of(game, corps) };
            if fit::stands(game, corps) {
                market.room = market.room.plus(offer.room);
            } else if price(game, Ware::Corps, Basket { corps: vec![corps], ..none.clone() }).is_some() {
                market.offers.push(offer);
            } else {
                market.barred.push(offer);
            }
        }
        market
    }
}

//! The best purchase for a goal: an exact search over everything that `decide` would accept and that finds room in corps, with
//! the limits that bind it. It proposes; the table buys.

mod binding;
mod market;
mod search;

use crate::model::economy::Basket;
use crate::model::forces::{Arm, CorpsId};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::setup::Ware;
use crate::model::why::Derived;
use crate::rules::s22_3_forces::costs;

use market::{Market, Room};
use search::{Found, bit, search};

pub use market::refusals;

pub use crate::rules::s22_3_forces::costs::planned_upkeep;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The most infantry factors.
    Infantry,
    /// The most strength: factors times their morale, in halves (22.3 j).
    Strength,
    /// Named corps as full as can be, with those waiting and on order.
    Fill,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 3] = [Kind::Infantry, Kind::Strength, Kind::Fill];
}

/// A goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// What is looked for.
    pub kind: Kind,
    /// What is not to be spent.
    pub keep: Sum,
    /// The corps to be filled; other kinds do not ask.
    pub corps: Vec<CorpsId>,
}

/// Why there is no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Money, as far as it may be spent.
    Money,
    /// Manpower, as far as it may be spent.
    Manpower,
    /// The corps are full: nothing further fits.
    Room,
    /// This corps would take more, and is off the map and may not be bought now (22.3 f; 22.6 e).
    Counter(CorpsId),
    /// The arm cannot be bought now.
    NotSold(Arm),
    /// The price of cavalry by the guard's fate (22.3 n): in another band more could be had.
    CavalryPrice(Ware),
}

/// A purchase, proved the best for its goal. Of several with the same value it is the one that costs least money; then least
/// manpower; then the fewest counters; then the counters that come first in the list of corps; then the fewest factors, and of
/// those the most infantry, the most militia, the least cavalry at the chosen price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What to buy: nothing, if nothing serves the goal.
    pub basket: Basket,
    /// What it costs.
    pub cost: Derived<Sum>,
    /// What remains of the purse, with what was to be kept.
    pub remainder: Sum,
    /// What it reaches: infantry factors, strength in halves, or places filled in the named corps.
    pub value: i32,
    /// For named corps, how many places they have free, barred ones counted.
    pub places: Option<i32>,
    /// Why there is no more: lifting any one of these would allow more.
    pub binding: Vec<Limit>,
    /// Lifting one of them changes nothing, lifting all of them would.
    pub together: bool,
    /// Upkeep to come with everything placed that is paid for (22.3 o).
    pub next_quarter_upkeep: Derived<Sum>,
}

/// The best purchase for a goal with this purse: the one in hand, or one that is foreseen.
#[must_use]
pub fn best_buy(game: &Game, purse: Sum, goal: &Goal) -> Plan {
    let market = Market::of(game, purse, goal);
    let found = search(&market);
    let basket = basket(&found);
    let cost = costs::cost(game, &basket);
    let offered = market.offers.iter().chain(&market.barred);
    let room = offered.fold(market.room, |all: Room, offer| all.plus(offer.room));
    let (binding, together) = binding::binding(game, &market, &found);
    Plan {
        remainder: purse - cost.value(),
        cost,
        value: found.value,
        places: (goal.kind == Kind::Fill).then(|| room.places()),
        binding,
        together,
        next_quarter_upkeep: planned_upkeep(game, &basket),
        basket,
    }
}

fn basket(found: &Found) -> Basket {
    let count = |of: i32| u16::try_from(of).unwrap_or(0);
    Basket {
        infantry: count(found.infantry),
        militia: count(found.militia),
        cavalry: count(found.cavalry),
        cavalry_by_choice: count(found.choice),
        corps: CorpsId::ALL.iter().copied().filter(|corps| found.counters & bit(*corps) != 0).collect(),
        ..Basket::default()
    }
}

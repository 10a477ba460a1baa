//! The exact search. Every set of counters, every number of cavalry at either price and every number of infantry is tried;
//! the militia that goes with them follows at once, so nothing is left out:
//!
//! - Cavalry shares no corps with the foot. For so many cavalry the fewest counters that hold them are the cheapest, whatever
//!   else is bought, since every counter costs the same.
//! - With counters, cavalry and infantry given, each militia factor that is paid for and finds a place adds the same to the
//!   value (nothing, where infantry alone counts). So as many as can be paid for and placed are best, or none.
//! - Of counters with the same room the earlier in the list are taken first: any other choice of as many has the same value and
//!   the same cost, and loses by the order of the list.

use crate::model::forces::CorpsId;

use super::Kind;
use super::market::{Market, Offer, Price, Room};

/// A purchase that was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// Its value for the goal.
    pub value: i32,
    /// What it costs: money, manpower.
    pub cost: (i32, i32),
    /// The counters in it, the first corps of the list as the highest bit.
    pub counters: u32,
    /// Infantry.
    pub infantry: i32,
    /// Militia.
    pub militia: i32,
    /// Cavalry at the price the rules name.
    pub cavalry: i32,
    /// Cavalry at the price the buyer chose.
    pub choice: i32,
}

/// The bit of a corps: earlier in the list, higher.
pub(super) fn bit(corps: CorpsId) -> u32 {
    let at = CorpsId::ALL.iter().position(|one| *one == corps).unwrap_or(0);
    1u32.checked_shl(31 - u32::try_from(at).unwrap_or(31)).unwrap_or(0)
}

impl Found {
    /// Whether this is better: the greater value; then less money, less manpower, fewer counters, counters earlier in the
    /// list, fewer factors, more infantry, more militia, less cavalry at the chosen price.
    fn beats(&self, other: &Self) -> bool {
        let factors = |one: &Self| one.infantry + one.militia + one.cavalry + one.choice;
        let steps = [
            self.value.cmp(&other.value),
            other.cost.cmp(&self.cost),
            other.counters.count_ones().cmp(&self.counters.count_ones()),
            self.counters.cmp(&other.counters),
            factors(other).cmp(&factors(self)),
            self.infantry.cmp(&other.infantry),
            self.militia.cmp(&other.militia),
            other.choice.cmp(&self.choice),
        ];
        steps.into_iter().find(|step| step.is_ne()).is_some_and(std::cmp::Ordering::is_gt)
    }
}

/// A set of counters.
#[derive(Clone, Copy, Default)]
struct Set {
    counters: u32,
    count: i32,
    room: Room,
}

/// Every set of these offers, but for those that skip an earlier one with the same room.
fn sets(offers: &[Offer]) -> Vec<Set> {
    let same = |one: &Offer, other: &Offer| one.room == other.room;
    let mut sets = vec![Set::default()];
    for (at, offer) in offers.iter().enumerate() {
        let earlier = offers.iter().take(at).filter(|one| same(one, offer));
        let before = earlier.fold(0, |all, one| all | bit(one.corps));
        for number in 0..sets.len() {
            let Some(set) = sets.get(number).copied().filter(|set| set.counters & before == before) else {
                continue;
            };
            sets.push(Set {
                counters: set.counters | bit(offer.corps),
                count: set.count + 1,
                room: set.room.plus(offer.room),
            });
        }
    }
    sets
}

/// How many can be paid for with what is left of one kind.
const fn payable(left: i32, each: i32) -> i32 {
    if each == 0 { i32::MAX } else { left / each }
}

/// How many of a ware can be paid for.
fn affordable(left: (i32, i32), price: Price) -> i32 {
    price.map_or(0, |each| payable(left.0, each.0).min(payable(left.1, each.1)))
}

/// What is left after `count` of a ware; nothing, if there is not enough or the ware is not sold.
fn pay(left: (i32, i32), price: Price, count: i32) -> Option<(i32, i32)> {
    if count == 0 {
        return Some(left);
    }
    let each = price?;
    let rest = (left.0 - each.0.saturating_mul(count), left.1 - each.1.saturating_mul(count));
    (rest.0 >= 0 && rest.1 >= 0).then_some(rest)
}

/// The foot that comes in any case, and the room for foot: what may be bought besides (the reading of `engine::fit`).
#[derive(Clone, Copy)]
struct Foot {
    infantry: i32,
    militia: i32,
    room: Room,
}

impl Foot {
    /// Places for infantry beside those waiting.
    fn most_infantry(self) -> i32 {
        (self.room.infantry + self.room.mixed - self.infantry).max(0)
    }

    /// Places for militia beside those waiting, with so much infantry bought: infantry takes the mixed corps first.
    fn most_militia(self, infantry: i32) -> i32 {
        let over = (self.infantry + infantry - self.room.infantry).max(0);
        (self.room.militia + (self.room.mixed - over).max(0) - self.militia).max(0)
    }

    /// Places filled with so many bought.
    fn filled(self, infantry: i32, militia: i32) -> i32 {
        let (infantry, militia) = (self.infantry + infantry, self.militia + militia);
        let (alone, other) = (infantry.min(self.room.infantry), militia.min(self.room.militia));
        alone + other + (infantry - alone + militia - other).min(self.room.mixed)
    }
}

struct Search<'a> {
    market: &'a Market,
    /// What one factor of each arm adds at the most.
    weights: [i32; 3],
    best: Found,
    /// It is only asked whether there is more than this.
    above: Option<i32>,
}

/// The best purchase of a market.
pub(super) fn search(market: &Market) -> Found {
    run(market, None)
}

/// Whether a market has a purchase of more than this value: the search stops at the first.
pub(super) fn exceeds(market: &Market, value: i32) -> bool {
    run(market, Some(value)).value > value
}

fn run(market: &Market, above: Option<i32>) -> Found {
    let weights = match market.kind {
        Kind::Infantry => [1, 0, 0],
        Kind::Strength => market.morale,
        Kind::Fill => [1, 1, 1],
    };
    let none = Found { value: above.unwrap_or(-1), ..Found::default() };
    let mut search = Search { market, weights, best: none, above };
    let (horse, foot): (Vec<Offer>, Vec<Offer>) =
        market.offers.iter().copied().partition(|offer| offer.room.cavalry > 0);
    let (horse, foot) = (sets(&horse), sets(&foot));
    let all = horse.iter().map(|set| set.room.cavalry).max().unwrap_or(0) + market.room.cavalry;
    let waiting = i32::from(market.waiting.cavalry);
    let most = if market.kind == Kind::Infantry { 0 } else { (all - waiting).max(0) };
    // Waiting cavalry alone may fill a named corps, so nothing bought is a case of its own, with every set.
    for cavalry in 0..=most {
        let holds = |set: &&Set| cavalry == 0 || market.room.cavalry + set.room.cavalry >= waiting + cavalry;
        if cavalry == 0 && market.kind == Kind::Fill {
            horse.iter().for_each(|set| search.with_cavalry(*set, 0, &foot));
        } else if let Some(set) = horse.iter().filter(holds).min_by_key(|set| (set.count, !set.counters)) {
            search.with_cavalry(*set, cavalry, &foot);
        }
    }
    search.best
}

impl Search<'_> {
    /// The least value that is of interest: as much as the best so far, or more where only that is asked.
    fn wanted(&self) -> i32 {
        self.best.value.saturating_add(i32::from(self.above.is_some()))
    }

    /// More was found, and no more is asked.
    fn is_answered(&self) -> bool {
        self.above.is_some_and(|above| self.best.value > above)
    }

    fn with_cavalry(&mut self, horse: Set, cavalry: i32, foot: &[Set]) {
        let market = self.market;
        for choice in 0..=cavalry {
            let left = (market.money, market.manpower);
            let left = pay(left, market.cavalry, cavalry - choice);
            let Some(left) = left.and_then(|left| pay(left, market.choice, choice)) else { continue };
            for set in foot {
                if self.is_answered() {
                    return;
                }
                let counters = horse.count + set.count;
                let Some(left) = pay(left, Some(market.counter), counters) else { continue };
                let all = Set {
                    counters: horse.counters | set.counters,
                    count: counters,
                    room: market.room.plus(horse.room).plus(set.room),
                };
                self.with_foot(all, (cavalry - choice, choice), left);
            }
        }
    }

    fn with_foot(&mut self, set: Set, (cavalry, choice): (i32, i32), left: (i32, i32)) {
        let market = self.market;
        let waiting = market.waiting;
        let foot = Foot {
            infantry: i32::from(waiting.infantry),
            militia: i32::from(waiting.militia),
            room: set.room,
        };
        let fills = market.kind == Kind::Fill;
        let filled = |infantry, militia| {
            let horse = (i32::from(waiting.cavalry) + cavalry + choice).min(set.room.cavalry);
            foot.filled(infantry, militia) + horse
        };
        let most = foot.most_infantry().min(affordable(left, market.infantry));
        // No more than this can come of it.
        let [of_infantry, of_militia, of_cavalry] = self.weights;
        let militia = foot.most_militia(0).min(affordable(left, market.militia));
        let base = if fills { filled(0, 0) } else { of_cavalry * (cavalry + choice) };
        if base + of_infantry * most + of_militia * militia < self.wanted() {
            return;
        }
        for infantry in 0..=most {
            let Some(left) = pay(left, market.infantry, infantry) else { break };
            let room = if of_militia == 0 { 0 } else { foot.most_militia(infantry) };
            let militia = room.min(affordable(left, market.militia));
            let Some(left) = pay(left, market.militia, militia) else { break };
            let value = if fills {
                filled(infantry, militia)
            } else {
                of_infantry * infantry + of_militia * militia + of_cavalry * (cavalry + choice)
            };
            let cost = (market.money - left.0, market.manpower - left.1);
            let found = Found { value, cost, counters: set.counters, infantry, militia, cavalry, choice };
            if found.beats(&self.best) {
                self.best = found;
            }
        }
    }
}

//! What binds: the limits without which more could be had, each proved by a search with that limit alone lifted.

use crate::model::forces::Arm;
use crate::model::game::Game;
use crate::model::setup::Ware;
use crate::rules::s22_3_forces::costs;

use super::market::{Market, Offer, printed};
use super::search::{Found, bit, exceeds};
use super::{Kind, Limit};

/// More than the books hold.
const PLENTY: i32 = 1_000_000_000;
/// Places of each sort in the further corps that is imagined.
const PLACES: i32 = 64;

/// The limits of a purchase that was found. Where lifting one alone changes nothing, those that bind together are named, and
/// it is said so.
pub(super) fn binding(game: &Game, market: &Market, found: &Found) -> (Vec<Limit>, bool) {
    if [market.infantry, market.militia, market.cavalry, market.choice].iter().all(Option::is_none) {
        return (vec![Limit::NotSold(Arm::Infantry)], false);
    }
    let raises = |changed: &Market| exceeds(changed, found.value);
    let lift = |limits: &[Limit]| lifted(market, found, limits).is_some_and(|changed| raises(&changed));
    const PURSE: [Limit; 3] = [Limit::Money, Limit::Manpower, Limit::Room];
    let mut limits: Vec<Limit> = PURSE.into_iter().filter(|limit| lift(&[*limit])).collect();
    if market.kind == Kind::Fill && is_filled(market, found) {
        limits.push(Limit::Room);
    }
    limits.extend(barred(market, &raises));
    limits.extend(not_sold(game, market, &raises));
    let alone = !limits.is_empty();
    if !alone {
        const TOGETHER: [&[Limit]; 4] = [
            &[Limit::Money, Limit::Manpower],
            &[Limit::Money, Limit::Room],
            &[Limit::Manpower, Limit::Room],
            &PURSE,
        ];
        limits.extend(TOGETHER.into_iter().find(|both| lift(both)).unwrap_or_default());
    }
    let together = !alone && !limits.is_empty();
    limits.extend(dear_cavalry(game, market, &raises));
    (limits, together)
}

/// The market with limits lifted. Room is lifted by one corps more, at its price, which takes everything: the counters that
/// were found stay as they are, so that it is room alone that is looked at. Nothing, if that corps cannot be paid for.
fn lifted(market: &Market, found: &Found, limits: &[Limit]) -> Option<Market> {
    let mut changed = market.clone();
    if limits.contains(&Limit::Money) {
        changed.money = PLENTY;
    }
    if limits.contains(&Limit::Manpower) {
        changed.manpower = PLENTY;
    }
    // A named corps is what it is.
    if limits.contains(&Limit::Room) && market.kind != Kind::Fill {
        for offer in market.offers.iter().filter(|offer| found.counters & bit(offer.corps) != 0) {
            changed.room = changed.room.plus(offer.room);
        }
        let waiting = market.waiting;
        let counters = i32::try_from(found.counters.count_ones()).unwrap_or(0) + 1;
        let each = market.counter;
        changed.money -= each.0.saturating_mul(counters);
        changed.manpower -= each.1.saturating_mul(counters);
        if changed.money < 0 || changed.manpower < 0 {
            return None;
        }
        changed.room.infantry += PLACES + i32::from(waiting.infantry);
        changed.room.militia += PLACES + i32::from(waiting.militia);
        changed.room.cavalry += PLACES + i32::from(waiting.cavalry);
        changed.offers.clear();
    }
    Some(changed)
}

/// Every place in the named corps that can be had is filled.
fn is_filled(market: &Market, found: &Found) -> bool {
    let bought = market.offers.iter().map(|offer| offer.room.places());
    let places = market.room.places() + bought.sum::<i32>();
    places > 0 && found.value == places
}

/// Counters that are not to be had, and would let more be bought: each by itself, or else all of them; a named one is missing
/// in any case.
fn barred(market: &Market, raises: &impl Fn(&Market) -> bool) -> Vec<Limit> {
    let with = |offers: &[Offer]| {
        let mut changed = market.clone();
        changed.offers.extend(offers);
        changed.kind == Kind::Fill || raises(&changed)
    };
    let mut corps: Vec<&Offer> = market.barred.iter().filter(|offer| with(&[**offer])).collect();
    if corps.is_empty() && market.barred.len() > 1 && with(&market.barred) {
        corps = market.barred.iter().collect();
    }
    corps.into_iter().map(|offer| Limit::Counter(offer.corps)).collect()
}

/// Arms that are not sold, and would be bought.
fn not_sold(game: &Game, market: &Market, raises: &impl Fn(&Market) -> bool) -> Vec<Limit> {
    let mut limits = Vec::new();
    for arm in Arm::ALL.iter().copied() {
        let mut changed = market.clone();
        let (price, ware) = match arm {
            Arm::Infantry => (&mut changed.infantry, costs::infantry_ware(game)),
            Arm::Militia => (&mut changed.militia, Ware::Militia),
            Arm::Cavalry => (&mut changed.cavalry, costs::cavalry_ware(game)),
        };
        let sold = price.is_some() || (arm == Arm::Cavalry && market.choice.is_some());
        *price = Some(printed(game, ware));
        if !sold && raises(&changed) {
            limits.push(Limit::NotSold(arm));
        }
    }
    limits
}

/// The band of cavalry that holds, if more could be had in another (22.3 n).
fn dear_cavalry(game: &Game, market: &Market, raises: &impl Fn(&Market) -> bool) -> Option<Limit> {
    let now = market.cavalry.map(|_| costs::cavalry_ware(game))?;
    let bands = [Ware::CavalryBesideGuard, Ware::CavalryLostGuard, Ware::CavalryAwaitingGuard];
    let other = |ware: &Ware| {
        let mut changed = market.clone();
        changed.cavalry = Some(printed(game, *ware));
        *ware != now && raises(&changed)
    };
    bands.iter().any(other).then_some(Limit::CavalryPrice(now))
}

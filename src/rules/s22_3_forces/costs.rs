//! 22.3 m-o: prices, the three bands of cavalry, purchases, and upkeep.

use std::collections::BTreeSet;

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::economy::{Basket, Order, Recruit};
use crate::model::forces::{CorpsId, Counter};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::rulings::CavalryOverlap;
use crate::model::setup::{Kept, Ware};
use crate::model::why::{Amount, Cause, Derived, Term, Why};
use crate::rules::base_game::{INFANTRY_ARRIVES, arrival};
use crate::rules::conditions::{booked, exists, short_of};
use crate::rules::s22_3_forces::corps;
use crate::rules::s22_3_forces::depots::DEPOTS;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;
use crate::rules::s22_6_standing::is_provincial;

/// The most of one ware in one basket.
const MOST_BOUGHT: i32 = 500;

/// The printed price of a ware (22.3 m, n).
#[must_use]
pub const fn print_of(ware: Ware) -> Sum {
    match ware {
        Ware::Infantry => Sum::new(3, 2),
        Ware::MajorInfantry | Ware::Ship => Sum::new(5, 2),
        Ware::Militia => Sum::new(0, 2),
        Ware::CavalryBesideGuard => Sum::new(20, 5),
        Ware::CavalryLostGuard => Sum::new(8, 2),
        Ware::CavalryAwaitingGuard => Sum::new(5, 4),
        Ware::Depot | Ware::Corps => Sum::new(1, 0),
        Ware::Fleet => Sum::new(0, 0),
    }
}

/// The printed upkeep of one counter on the map, in $ (22.3 o).
#[must_use]
pub const fn upkeep_of(_kept: Kept) -> i16 {
    1
}

/// The clause a price rests on.
#[must_use]
pub const fn price_clause(ware: Ware) -> Clause {
    match ware {
        Ware::CavalryBesideGuard | Ware::CavalryLostGuard | Ware::CavalryAwaitingGuard => Clause::S22_3n,
        Ware::MajorInfantry => Clause::S22_6a,
        _ => Clause::S22_3m,
    }
}

/// The price of one of a ware, the group's own where it has set one (22.3 m, n).
#[must_use]
pub fn price(game: &Game, ware: Ware) -> Derived<Sum> {
    let value = game.setup.house.prices[ware].unwrap_or(print_of(ware));
    Derived::given(Term::Price(ware), price_clause(ware), value)
}

/// Which row of the price list infantry is bought from (22.3 m; 22.6 a).
#[must_use]
pub fn infantry_ware(game: &Game) -> Ware {
    if game.poland.active().is_some_and(|poland| poland.major) { Ware::MajorInfantry } else { Ware::Infantry }
}

/// Which row of the price list cavalry is bought from (22.3 n, ruling `cavalry-overlap`).
#[must_use]
pub fn cavalry_ware(game: &Game) -> Ware {
    let guard = &game.forces.corps[CorpsId::CavalryI];
    match (guard.counter.is_on_map(), guard.ever_destroyed) {
        (true, false) => Ware::CavalryBesideGuard,
        (_, true) => Ware::CavalryLostGuard,
        (false, false) => match game.setup.rulings.cavalry_overlap {
            CavalryOverlap::Narrower | CavalryOverlap::BuyersChoice => Ware::CavalryAwaitingGuard,
            CavalryOverlap::Eight => Ware::CavalryLostGuard,
        },
    }
}

/// The other row the buyer may choose for cavalry, where the ruling leaves a choice (22.3 n).
#[must_use]
pub fn cavalry_choice(game: &Game) -> Option<Ware> {
    let choice = game.setup.rulings.cavalry_overlap == CavalryOverlap::BuyersChoice;
    (choice && cavalry_ware(game) == Ware::CavalryAwaitingGuard).then_some(Ware::CavalryLostGuard)
}

/// The wares in a basket, with the row each is bought from and how many.
#[must_use]
pub fn lines(game: &Game, basket: &Basket) -> Vec<(Ware, u16)> {
    let count = |of: usize| u16::try_from(of).unwrap_or(u16::MAX);
    let rows = [
        (infantry_ware(game), basket.infantry),
        (Ware::Militia, basket.militia),
        (cavalry_ware(game), basket.cavalry),
        (cavalry_choice(game).unwrap_or(cavalry_ware(game)), basket.cavalry_by_choice),
        (Ware::Ship, basket.ships),
        (Ware::Depot, basket.depots),
        (Ware::Corps, count(basket.corps.len())),
        (Ware::Fleet, count(basket.fleets.len())),
    ];
    rows.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// What a basket costs (22.3 m, n).
#[must_use]
pub fn cost(game: &Game, basket: &Basket) -> Derived<Sum> {
    let parts = lines(game, basket).into_iter().map(|(ware, count)| {
        let each = price(game, ware);
        let times = Derived::number(Term::Bought(ware, count), price_clause(ware), i32::from(count));
        Derived::product(Term::Bought(ware, count), price_clause(ware), each, times).into_why()
    });
    Derived::total(Term::Cost, Clause::S22_3m, parts.collect())
}

/// Counters on the map that are kept up: provincial corps are free, and pay once they are regular (22.3 o; 22.6 e).
#[must_use]
pub fn kept(game: &Game, what: Kept) -> u16 {
    let forces = &game.forces;
    let count = match what {
        Kept::Corps => {
            let corps = forces
                .corps
                .iter()
                .filter(|(id, corps)| corps.counter.is_on_map() && !is_provincial(game, *id));
            corps.count()
        }
        Kept::Fleet => forces.fleets.iter().filter(|(_, fleet)| fleet.counter.is_on_map()).count(),
        Kept::Depot => forces.depots.len(),
    };
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Upkeep due in an Economic phase, as an amount to be paid (22.3 o).
#[must_use]
pub fn upkeep(game: &Game) -> Derived<Sum> {
    upkeep_of_all(game, [0; 3])
}

/// The upkeep to come with everything that is paid for, and the basket besides, on the map (22.3 o).
#[must_use]
pub fn planned_upkeep(game: &Game, basket: &Basket) -> Derived<Sum> {
    let forces = &game.forces;
    let waiting = |counter: Counter| counter == Counter::Bought;
    let corps = forces.corps.iter().filter(|(id, corps)| waiting(corps.counter) && !is_provincial(game, *id));
    let fleets = forces.fleets.iter().filter(|(_, fleet)| waiting(fleet.counter));
    let few = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    let more = [
        few(corps.count() + basket.corps.len()),
        few(fleets.count() + basket.fleets.len()),
        basket.depots.saturating_add(u16::from(forces.depots_bought)),
    ];
    upkeep_of_all(game, more)
}

/// Upkeep with `more` of each counter than stand on the map, in the order of the list.
fn upkeep_of_all(game: &Game, more: [u16; 3]) -> Derived<Sum> {
    let mut parts = Vec::new();
    if game.poland.is_active() {
        for (what, more) in Kept::ALL.iter().zip(more) {
            let count = kept(game, *what).saturating_add(more);
            let each = i32::from(game.setup.house.upkeep[*what].unwrap_or(upkeep_of(*what)));
            let sum = Sum::new(each.saturating_mul(i32::from(count)), 0);
            parts.push(Why::line(Term::Upkeep(*what, count), Amount::Sum(sum), Clause::S22_3o));
        }
    }
    Derived::total(Term::AllUpkeep, Clause::S22_3o, parts)
}

/// What a purchase asks after the close: something bought, that can be paid and has room (22.3 m, n).
pub fn judge_buying(game: &Game, basket: &Basket, conditions: &mut Conditions) {
    booked(game, conditions);
    conditions.ask(!basket.is_empty(), Clause::S22_3m, Need::SomethingBought);
    judge_basket(game, basket, conditions);
}

/// What a basket asks (22.3 c, m, n; base: arrival).
pub fn judge_basket(game: &Game, basket: &Basket, conditions: &mut Conditions) {
    exists(game, conditions);
    let counts = [
        basket.infantry,
        basket.militia,
        basket.cavalry,
        basket.cavalry_by_choice,
        basket.ships,
        basket.depots,
    ];
    let sane = counts.iter().all(|count| i32::from(*count) <= MOST_BOUGHT);
    conditions.ask(sane, Clause::S22_3m, Need::Between(0, MOST_BOUGHT));
    let choice = basket.cavalry_by_choice == 0 || cavalry_choice(game).is_some();
    conditions.ask(choice, Clause::S22_3n, Need::OneCavalryPrice);
    for (what, count) in recruits(basket) {
        let told = count == 0 || arrival(what, game).is_some();
        conditions.ask(told, Clause::BaseArrival, Need::ArrivalSet(what));
    }
    let short = short_of(cost(game, basket).value() - game.purse);
    conditions.ask(short.is_nothing(), Clause::S22_3m, Need::Afford(short));
    let depots = depots_left(game);
    conditions.ask(basket.depots <= u16::from(depots), Clause::S22_3c, Need::DepotsLeft(depots));
    let on_order: u16 = ships_on_order(game);
    let ships = game.forces.all_ships().saturating_add(on_order).saturating_add(basket.ships);
    let room = basket.ships == 0 || ships <= FLEET_SHIPS * 2;
    conditions.ask(room, Clause::S22_3c, Need::ShipsHaveRoom);
    for (at, corps) in basket.corps.iter().enumerate() {
        let once = basket.corps.iter().take(at).all(|other| other != corps);
        conditions.ask(once, Clause::BaseCorps, Need::NamedOnce);
        corps::judge_buying(game, *corps, conditions);
    }
    for (at, fleet) in basket.fleets.iter().enumerate() {
        let once = basket.fleets.iter().take(at).all(|other| other != fleet);
        conditions.ask(once, Clause::BaseCorps, Need::NamedOnce);
        let off = game.forces.fleets[*fleet].counter == Counter::OffMap;
        conditions.ask(off, Clause::BaseCorps, Need::FleetNotBought);
    }
}

/// Depots neither on the map nor paid for (22.3 c).
fn depots_left(game: &Game) -> u8 {
    let placed = u8::try_from(game.forces.depots.len()).unwrap_or(u8::MAX);
    DEPOTS.saturating_sub(placed).saturating_sub(game.forces.depots_bought)
}

fn ships_on_order(game: &Game) -> u16 {
    let orders = game.economy.orders.iter().filter(|order| order.what == Recruit::Ship);
    orders.fold(0, |all, order| all.saturating_add(order.count))
}

/// What in a basket comes later.
fn recruits(basket: &Basket) -> [(Recruit, u16); 4] {
    [
        (Recruit::Infantry, basket.infantry),
        (Recruit::Militia, basket.militia),
        (Recruit::Cavalry, basket.cavalry.saturating_add(basket.cavalry_by_choice)),
        (Recruit::Ship, basket.ships),
    ]
}

/// Factors and ships go on order, counters are paid for at once (22.3 m, n; base: arrival).
pub fn buy(draft: &mut Draft, basket: &Basket) {
    let cost = cost(draft.game(), basket).value();
    draft.purse(Clause::S22_3m, -cost, Cause::Purchase);
    for (what, count) in recruits(basket) {
        if count > 0 {
            let months = arrival(what, draft.game()).unwrap_or(INFANTRY_ARRIVES);
            let due = draft.game().date.plus(months);
            draft.happen(Clause::BaseArrival, Event::Ordered(Order { what, count, due }));
        }
    }
    if basket.depots > 0 {
        let count = u8::try_from(basket.depots).unwrap_or(DEPOTS);
        let bought = draft.game().forces.depots_bought.saturating_add(count);
        draft.happen(Clause::S22_3m, Event::DepotsBought(bought));
    }
    for corps in basket.corps.iter().copied().collect::<BTreeSet<CorpsId>>() {
        draft.happen(Clause::S22_3m, Event::CorpsMoved(corps, Counter::Bought));
    }
    for fleet in basket.fleets.iter().copied().collect::<BTreeSet<_>>() {
        draft.happen(Clause::S22_3m, Event::FleetSet(fleet, Counter::Bought, 0));
    }
}

/// What upkeep asks: that it can be paid (22.3 o).
pub fn judge_upkeep(game: &Game, conditions: &mut Conditions) {
    let short = short_of(upkeep(game).value() - game.purse);
    conditions.ask(short.is_nothing(), Clause::S22_3o, Need::UpkeepPaid(short));
}

/// Pays the upkeep (22.3 o).
pub fn keep_up(draft: &mut Draft) {
    let due = upkeep(draft.game()).value();
    draft.purse(Clause::S22_3o, -due, Cause::Upkeep);
}

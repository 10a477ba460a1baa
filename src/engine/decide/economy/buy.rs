//! Purchases (22.3 m, n; base: arrival).

use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::economy::{Basket, Order};
use crate::model::forces::{CorpsId, Counter};
use crate::model::game::Game;
use crate::model::setup::Recruit;
use crate::model::why::Cause;
use crate::rules::base_game::{INFANTRY_ARRIVES, arrival};
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::order_of_battle::{DEPOTS, FLEET_SHIPS};

use super::super::forces::corps_may_be_bought;
use super::book::short_of;
use crate::game::draft::Draft;

/// The most of one ware in one basket.
const MOST_BOUGHT: i32 = 500;

pub fn judge(game: &Game, basket: &Basket, conditions: &mut Conditions) {
    conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
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
    let choice = basket.cavalry_by_choice == 0 || costs::cavalry_choice(game).is_some();
    conditions.ask(choice, Clause::S22_3n, Need::OneCavalryPrice);
    for (what, count) in recruits(basket) {
        let told = count == 0 || arrival(what, game).is_some();
        conditions.ask(told, Clause::BaseArrival, Need::ArrivalSet(what));
    }
    let short = short_of(costs::cost(game, basket).value() - game.purse);
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
        corps_may_be_bought(game, *corps, conditions);
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
pub fn act(draft: &mut Draft, basket: &Basket) {
    let cost = costs::cost(draft.game(), basket).value();
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
    for corps in basket.corps.iter().copied().collect::<std::collections::BTreeSet<CorpsId>>() {
        draft.happen(Clause::S22_3m, Event::CorpsMoved(corps, Counter::Bought));
    }
    for fleet in basket.fleets.iter().copied().collect::<std::collections::BTreeSet<_>>() {
        draft.happen(Clause::S22_3m, Event::FleetSet(fleet, Counter::Bought, 0));
    }
}

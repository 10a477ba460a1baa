//! Whether what is bought finds room in corps and fleets.

use crate::engine::answers::{FLEET_SHIPS, capacity, is_provincial, room};
use crate::model::economy::Basket;
use crate::model::forces::{Arm, CorpsId, Counter, Factors, FleetId};
use crate::model::game::Game;
use crate::model::setup::Recruit;

/// Factors and ships of the basket for which there is no room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Surplus {
    /// Land factors without a corps.
    pub factors: Factors,
    /// Ships without a fleet.
    pub ships: u16,
}

/// Room left in a corps that stands, is paid for or is chosen.
fn rooms(game: &Game, basket: &Basket) -> Vec<(CorpsId, u16)> {
    let there = |id: &CorpsId| {
        let counter = game.forces.corps[*id].counter;
        let free = game.forces.first_placement && *id != CorpsId::CavalryI;
        counter != Counter::OffMap || basket.corps.contains(id) || free
    };
    let takes = |id: &CorpsId| !is_provincial(game, *id) && there(id);
    CorpsId::ALL.iter().copied().filter(takes).map(|id| (id, room(game, id))).collect()
}

/// What comes besides the basket: those waiting and those on order.
fn coming(game: &Game) -> (Factors, u16) {
    let on_order = |what: Recruit| {
        let orders = game.economy.orders.iter().filter(|order| order.what == what);
        orders.fold(0u16, |all, order| all.saturating_add(order.count))
    };
    let ordered =
        Factors::new(on_order(Recruit::Infantry), on_order(Recruit::Militia), on_order(Recruit::Cavalry));
    (game.forces.pool.plus(ordered), on_order(Recruit::Ship))
}

/// What of the basket finds no room: each arm goes first into corps that take nothing else, those waiting before the
/// new ones.
pub(super) fn surplus(game: &Game, basket: &Basket) -> Surplus {
    let bought = Factors::new(
        basket.infantry,
        basket.militia,
        basket.cavalry.saturating_add(basket.cavalry_by_choice),
    );
    let (waiting, ships_waiting) = coming(game);
    let mut rooms = rooms(game, basket);
    let mut left = waiting.plus(bought);
    for alone in [true, false] {
        for arm in Arm::ALL {
            for (id, room) in &mut rooms {
                let arms = capacity(*id).arms;
                if arms.contains(arm) && (arms.len() == 1) == alone {
                    let taken = left.count(*arm).min(*room);
                    *room -= taken;
                    left = left.minus(Factors::of(*arm, taken));
                }
            }
        }
    }
    let least = |arm: Arm| left.count(arm).min(bought.count(arm));
    Surplus {
        factors: Factors::new(least(Arm::Infantry), least(Arm::Militia), least(Arm::Cavalry)),
        ships: ships_surplus(game, basket, ships_waiting),
    }
}

fn ships_surplus(game: &Game, basket: &Basket, on_order: u16) -> u16 {
    let there = |id: &FleetId| {
        let counter = game.forces.fleets[*id].counter;
        counter != Counter::OffMap || basket.fleets.contains(id) || game.forces.first_placement
    };
    let fleets = FleetId::ALL.iter().filter(|id| there(id));
    let room = fleets.fold(0u16, |all, _| all.saturating_add(FLEET_SHIPS));
    let all = game.forces.all_ships().saturating_add(on_order).saturating_add(basket.ships);
    all.saturating_sub(room).min(basket.ships)
}

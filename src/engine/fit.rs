//! Whether what is bought finds room in corps and fleets. A factor without room in a corps may still garrison a city; that is no
//! room here.

use crate::model::economy::{Basket, Recruit};
use crate::model::forces::{Arm, CorpsId, Counter, Factors, FleetId};
use crate::model::game::Game;
use crate::rules::s22_3_forces::corps::{capacity, room};
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;
use crate::rules::s22_6_standing::is_provincial;

/// Factors and ships of the basket for which there is no room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Surplus {
    /// Land factors without a corps.
    pub factors: Factors,
    /// Ships without a fleet.
    pub ships: u16,
}

/// Whether a corps takes factors without being bought: its counter stands, is paid for, or is free at the first placement
/// (22.3 r).
#[must_use]
pub fn stands(game: &Game, corps: CorpsId) -> bool {
    let free = game.forces.first_placement && corps != CorpsId::CavalryI;
    game.forces.corps[corps].counter != Counter::OffMap || free
}

/// Room left in a corps that stands, is paid for or is chosen.
fn rooms(game: &Game, basket: &Basket) -> Vec<(CorpsId, u16)> {
    let there = |id: &CorpsId| stands(game, *id) || basket.corps.contains(id);
    let takes = |id: &CorpsId| !is_provincial(game, *id) && there(id);
    CorpsId::ALL.iter().copied().filter(takes).map(|id| (id, room(game, id))).collect()
}

/// What comes besides the basket, land factors and ships: those waiting and those on order.
#[must_use]
pub fn coming(game: &Game) -> (Factors, u16) {
    let on_order = |what: Recruit| {
        let orders = game.economy.orders.iter().filter(|order| order.what == what);
        orders.fold(0u16, |all, order| all.saturating_add(order.count))
    };
    let ordered =
        Factors::new(on_order(Recruit::Infantry), on_order(Recruit::Militia), on_order(Recruit::Cavalry));
    (game.forces.pool.plus(ordered), on_order(Recruit::Ship))
}

/// What of the basket finds no room (22.3 a-c, r): each arm goes first into corps that take nothing else, those waiting before the
/// new ones.
#[must_use]
pub fn surplus(game: &Game, basket: &Basket) -> Surplus {
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

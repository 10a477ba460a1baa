//! 22.3 m-o: prices, the three bands of cavalry, and upkeep.

use crate::model::clause::Clause;
use crate::model::economy::Basket;
use crate::model::forces::{CorpsId, Counter};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::rulings::CavalryOverlap;
use crate::model::setup::{Kept, Ware};
use crate::model::why::{Amount, Derived, Term, Why};
use crate::rules::s22_6_standing::is_provincial;

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

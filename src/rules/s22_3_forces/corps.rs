//! 22.3 a, b, h, k, m, r: the corps, what each holds, and how they are placed, filled, moved and destroyed.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::forces::{Arm, CorpsId, Counter, Factors, Guard, Place, Store};
use crate::model::game::Game;
use crate::model::rulings::FirstCavalry;
use crate::rules::conditions::{exists, is_free, reinforcement};
use crate::rules::s22_6_standing::is_provincial;

/// What a corps can hold: a number of factors, of these arms (22.3 a, b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacity {
    /// Factors of all arms together.
    pub factors: u16,
    /// The arms it takes.
    pub arms: &'static [Arm],
}

impl Capacity {
    /// Whether the corps takes this arm at all.
    #[must_use]
    pub fn takes(&self, arm: Arm) -> bool {
        self.arms.contains(&arm)
    }

    /// Whether the corps can hold exactly these factors.
    #[must_use]
    pub fn holds(&self, factors: Factors) -> bool {
        factors.total() <= self.factors
            && Arm::ALL.iter().all(|arm| factors.count(*arm) == 0 || self.takes(*arm))
    }
}

/// The capacity of a corps (22.3 a, b; 22.6 e keeps the size of a provincial corps turned regular).
#[must_use]
pub const fn capacity(corps: CorpsId) -> Capacity {
    const INFANTRY: &[Arm] = &[Arm::Infantry];
    const MIXED: &[Arm] = &[Arm::Infantry, Arm::Militia];
    const MILITIA: &[Arm] = &[Arm::Militia];
    const CAVALRY: &[Arm] = &[Arm::Cavalry];
    let (factors, arms) = match corps {
        CorpsId::InfantryI => (16, INFANTRY),
        CorpsId::InfantryII | CorpsId::InfantryIII => (8, MIXED),
        CorpsId::InfantryIV => (20, MILITIA),
        CorpsId::Masovia | CorpsId::Posen | CorpsId::Lithuania | CorpsId::EastGalicia => (4, INFANTRY),
        CorpsId::CavalryI => (7, CAVALRY),
        CorpsId::CavalryII => (3, CAVALRY),
        CorpsId::WestGalicia | CorpsId::Polesia | CorpsId::Podolia => (3, CAVALRY),
    };
    Capacity { factors, arms }
}

/// A corps at full strength in its first arm (22.3 d, f, k).
#[must_use]
pub fn full_strength(corps: CorpsId) -> Factors {
    let capacity = capacity(corps);
    capacity.arms.first().map_or(Factors::NONE, |arm| Factors::of(*arm, capacity.factors))
}

/// The year printed on I Cavalry corps (22.3 b).
pub const GUARD_YEAR: u16 = 1807;

/// Whether I Cavalry corps may be bought like any corps (22.3 f, ruling `first-cavalry`).
#[must_use]
pub fn guard_may_be_bought(game: &Game) -> bool {
    match game.setup.rulings.first_cavalry {
        FirstCavalry::OnlyWithKrasinski => false,
        FirstCavalry::BoughtFrom1807 => {
            game.poland.active().is_some_and(|poland| poland.created.year() >= GUARD_YEAR)
        }
    }
}

/// Room left in a corps.
#[must_use]
pub fn room(game: &Game, corps: CorpsId) -> u16 {
    capacity(corps).factors.saturating_sub(game.forces.corps[corps].factors.total())
}

/// Whether factors of `arm` may be put into a corps from outside it: provincial factors never mix (22.3 k), I Cavalry may
/// be refilled but never drawn on (22.3 h).
#[must_use]
pub fn may_be_filled(game: &Game, corps: CorpsId, arm: Arm) -> bool {
    capacity(corps).takes(arm) && !is_provincial(game, corps)
}

/// Asks for a corps on the map (base: corps).
pub fn on_map(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    ask.ask(game.forces.corps[corps].counter.is_on_map(), Clause::BaseCorps, Need::CorpsOnMap(corps));
}

/// An existing Poland, or the corps of a running revolt (22.2.3 d).
pub fn exists_or_rebels(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    if !(corps == CorpsId::InfantryIV && game.poland.revolt().is_some()) {
        exists(game, ask);
    }
}

/// Asks for at least one factor (base: corps).
pub fn some(factors: Factors, ask: &mut Conditions) {
    ask.ask(!factors.is_none(), Clause::BaseCorps, Need::SomeFactors);
}

/// Asks for as many factors in a store as are wanted of it (base: corps).
pub fn enough(game: &Game, store: Store, factors: Factors, ask: &mut Conditions) {
    let there = game.forces.in_store(store);
    for arm in Arm::ALL {
        let (wanted, found) = (factors.count(*arm), there.count(*arm));
        ask.ask(wanted <= found, Clause::BaseCorps, Need::Enough(wanted, found));
    }
}

/// The clause a corps' capacity is printed in.
fn capacity_clause(corps: CorpsId) -> Clause {
    if capacity(corps).takes(Arm::Cavalry) { Clause::S22_3b } else { Clause::S22_3a }
}

/// Asks that a corps take these factors besides its own: arm, room, and no mixing with a provincial corps (22.3 a, b, k).
pub fn fits(game: &Game, corps: CorpsId, more: Factors, ask: &mut Conditions) {
    ask.ask(!is_provincial(game, corps), Clause::S22_3k, Need::NotProvincial(corps));
    let then = game.forces.corps[corps].factors.plus(more);
    ask.ask(capacity(corps).holds(then), capacity_clause(corps), Need::Fits(corps));
}

/// Asks whether the rules let a corps counter be bought or placed at all (22.3 f, k; 22.6 e).
fn available(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    exists(game, ask);
    if corps == CorpsId::CavalryI {
        let open = guard_may_be_bought(game) || game.forces.guard == Guard::Came;
        ask.ask(open, Clause::S22_3f, Need::WithKrasinski);
    }
    if let Some(home) = corps.home() {
        ask.ask(!is_provincial(game, corps), Clause::S22_3k, Need::NotProvincial(corps));
        ask.ask(game.is_part_of_poland(home), Clause::S22_6e, Need::ProvincePolish(home));
    }
}

/// Asks whether a corps counter may be bought: available, off the map and not paid for yet (base: corps).
pub fn judge_buying(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    available(game, corps, ask);
    match game.forces.corps[corps].counter {
        Counter::OffMap => {}
        Counter::Bought => ask.ask(false, Clause::BaseCorps, Need::CounterNotBought(corps)),
        Counter::OnMap(_) => ask.ask(false, Clause::BaseCorps, Need::CorpsOffMap(corps)),
    }
}

/// What placing a corps asks: its counter, its factors, a free place (22.3 m, r).
pub fn judge_placing(game: &Game, corps: CorpsId, at: Place, factors: Factors, ask: &mut Conditions) {
    reinforcement(game, ask);
    available(game, corps, ask);
    match game.forces.corps[corps].counter {
        Counter::Bought => {}
        Counter::OffMap => {
            let free = game.forces.first_placement && corps != CorpsId::CavalryI;
            ask.ask(free, Clause::S22_3m, Need::CounterBought);
        }
        Counter::OnMap(_) => ask.ask(false, Clause::BaseCorps, Need::CorpsOffMap(corps)),
    }
    some(factors, ask);
    enough(game, Store::Pool, factors, ask);
    ask.ask(capacity(corps).holds(factors), capacity_clause(corps), Need::Fits(corps));
    ask.ask(is_free(game, at), Clause::S22_3r, Need::FreeOfEnemies);
}

/// Places a corps with factors of those to be placed (22.2 l, 22.3 r).
pub fn place(draft: &mut Draft, corps: CorpsId, at: Place, factors: Factors) {
    let clause = if draft.game().forces.first_placement { Clause::S22_3r } else { Clause::S22_2l };
    draft.happen(clause, Event::CorpsMoved(corps, Counter::OnMap(at)));
    draft.factors(clause, Some(Store::Pool), Some(Store::Corps(corps)), factors);
}

/// What reinforcing a corps asks (22.2 l; 22.3 a, b, k).
pub fn judge_reinforcing(game: &Game, corps: CorpsId, factors: Factors, ask: &mut Conditions) {
    reinforcement(game, ask);
    exists(game, ask);
    on_map(game, corps, ask);
    some(factors, ask);
    enough(game, Store::Pool, factors, ask);
    fits(game, corps, factors, ask);
}

/// Reinforces a corps from the factors to be placed (22.2 l).
pub fn reinforce(draft: &mut Draft, corps: CorpsId, factors: Factors) {
    draft.factors(Clause::S22_2l, Some(Store::Pool), Some(Store::Corps(corps)), factors);
}

/// What moving or destroying a corps asks: it is on the map (base: corps).
pub fn judge_on_map(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    exists_or_rebels(game, corps, ask);
    on_map(game, corps, ask);
}

/// Moves a corps (base: corps).
pub fn move_to(draft: &mut Draft, corps: CorpsId, to: Place) {
    draft.happen(Clause::BaseCorps, Event::CorpsMoved(corps, Counter::OnMap(to)));
}

/// A corps is totally destroyed; of I Cavalry the price of cavalry asks it (22.3 n; base: corps).
pub fn destroy(draft: &mut Draft, corps: CorpsId) {
    let clause = if corps == CorpsId::CavalryI { Clause::S22_3n } else { Clause::BaseCorps };
    draft.happen(clause, Event::CorpsDestroyed(corps));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s22_3a_b_what_each_corps_holds() {
        let cases = [
            (CorpsId::InfantryI, Factors::new(16, 0, 0), true),
            (CorpsId::InfantryI, Factors::new(0, 1, 0), false),
            (CorpsId::InfantryII, Factors::new(3, 5, 0), true),
            (CorpsId::InfantryIII, Factors::new(4, 5, 0), false),
            (CorpsId::InfantryIV, Factors::new(0, 20, 0), true),
            (CorpsId::InfantryIV, Factors::new(1, 0, 0), false),
            (CorpsId::CavalryI, Factors::new(0, 0, 7), true),
            (CorpsId::CavalryII, Factors::new(0, 0, 4), false),
            (CorpsId::Masovia, Factors::new(4, 0, 0), true),
            (CorpsId::Polesia, Factors::new(0, 0, 3), true),
            (CorpsId::Polesia, Factors::new(3, 0, 0), false),
        ];
        for (corps, factors, expected) in cases {
            assert_eq!(capacity(corps).holds(factors), expected, "{} {factors:?}", corps.name());
        }
    }
}

//! Militia made infantry, an optional rule of the base game: paid for now, there after three months, and only at peace
//! with every major power (base: economy, base: arrival).

use crate::game::command::Conversion;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::economy::Order;
use crate::model::forces::{Counter, Factors, Place, Store};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::setup::Recruit;
use crate::model::why::Cause;
use crate::rules::base_game::options::{CONVERSION, CONVERSION_TAKES, at_peace};

use super::book::short_of;
use crate::game::draft::Draft;

/// How many militia in all.
pub fn count(converted: &[Conversion]) -> u16 {
    converted.iter().fold(0, |all, one| all.saturating_add(one.militia))
}

/// What they cost.
pub fn cost(converted: &[Conversion]) -> Sum {
    CONVERSION.times(i32::from(count(converted)))
}

/// The most places that militia are taken from at once.
const MOST_PLACES: usize = 40;

pub fn judge(game: &Game, converted: &[Conversion], conditions: &mut Conditions) {
    if converted.is_empty() {
        return;
    }
    conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
    conditions.ask(game.setup.house.conversion, Clause::BaseEconomy, Need::ConversionPlayed);
    conditions.ask(at_peace(game), Clause::BaseEconomy, Need::PeaceWithAll);
    let most = i32::try_from(MOST_PLACES).unwrap_or(i32::MAX);
    conditions.ask(converted.len() <= MOST_PLACES, Clause::BaseEconomy, Need::Between(0, most));
    for (at, one) in converted.iter().take(MOST_PLACES).enumerate() {
        let once = converted.iter().take(at).all(|other| other.from != one.from);
        conditions.ask(once, Clause::BaseCorps, Need::NamedOnce);
        conditions.ask(one.militia > 0, Clause::BaseCorps, Need::SomeFactors);
        let there = game.forces.in_store(one.from);
        let enough = one.militia <= there.militia;
        conditions.ask(enough, Clause::BaseCorps, Need::Enough(one.militia, there.militia));
        let emptied = there == Factors::new(0, one.militia, 0);
        conditions.ask(!(emptied && is_besieged(game, one.from)), Clause::BaseCorps, Need::NotBesieged);
    }
    let short = short_of(cost(converted) - game.purse);
    conditions.ask(short.is_nothing(), Clause::BaseEconomy, Need::Afford(short));
}

fn is_besieged(game: &Game, store: Store) -> bool {
    let Store::Corps(corps) = store else { return false };
    let place = game.forces.corps[corps].counter.place();
    matches!(place, Some(Place::City(city)) if game.board.cities[city].siege.is_some())
}

/// The militia go, and infantry are on order; a corps without factors leaves the map.
pub fn act(draft: &mut Draft, converted: &[Conversion]) {
    let count = count(converted);
    if count == 0 {
        return;
    }
    draft.purse(Clause::BaseEconomy, -cost(converted), Cause::Conversion);
    for one in converted {
        draft.factors(Clause::BaseEconomy, Some(one.from), None, Factors::new(0, one.militia, 0));
        if let Store::Corps(corps) = one.from
            && draft.game().forces.corps[corps].factors.is_none()
            && draft.game().forces.corps[corps].counter.is_on_map()
        {
            draft.happen(Clause::BaseCorps, Event::CorpsMoved(corps, Counter::OffMap));
        }
    }
    let due = draft.game().date.plus(CONVERSION_TAKES);
    let order = Order { what: Recruit::Infantry, count, due };
    draft.happen(Clause::BaseArrival, Event::Ordered(order));
}

//! Lines of the base game that a group may use beside the Polish rules: Great Britain's cut, militia made infantry (base:
//! economy, base: arrival).

use crate::game::command::{BritishCut, Conversion};
use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::Months;
use crate::model::economy::{Order, Recruit};
use crate::model::forces::{Counter, Factors, Place, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::power::Power;
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::status_card::MOST_ON_CARD;
use crate::model::why::Cause;
use crate::rules::conditions::{exists, short_of};

/// The most places that militia are taken from at once.
const MOST_PLACES: usize = 40;

/// What a militia factor made infantry costs (base: economy).
pub const CONVERSION: Sum = Sum::new(3, 0);
/// How long it takes (base: arrival).
pub const CONVERSION_TAKES: Months = Months(3);
/// Great Britain may spend one part in so many of what it just gained on cutting an enemy (base: economy).
pub const CUT_ONE_IN: u16 = 3;

/// The most that Great Britain may cut after it gained so many victory points (base: economy).
#[must_use]
pub const fn most_cut(gained: u16) -> u16 {
    gained / CUT_ONE_IN
}

/// Whether Poland is at peace with every major power, as militia made infantry ask (base: economy).
#[must_use]
pub fn at_peace(game: &Game) -> bool {
    game.diplomacy.enemies(Power::Poland).next().is_none()
}

/// Ports beyond the seven provinces that Poland holds, whose trade the table books by name (base: economy).
#[must_use]
pub fn trading_ports(game: &Game) -> Vec<City> {
    let conquered = |city: &City| {
        city.is_port() && !city.province().is_polish() && game.board.cities[*city].holder == Power::Poland
    };
    City::ALL.iter().copied().filter(conquered).collect()
}

/// What Great Britain's cut asks: a war with Poland, and a third at most (base: economy).
pub fn judge_cut(game: &Game, cut: BritishCut, conditions: &mut Conditions) {
    let at_war = game.diplomacy.at_war(Power::Poland, Power::Britain);
    conditions.ask(at_war, Clause::BaseEconomy, Need::AtWar(Power::Poland, Power::Britain));
    let sane = i32::from(cut.gained) <= MOST_ON_CARD;
    conditions.ask(sane, Clause::BaseEconomy, Need::Between(0, MOST_ON_CARD));
    let most = most_cut(cut.gained);
    conditions.ask(cut.cut <= most, Clause::BaseEconomy, Need::AThirdAtMost(most));
}

/// Great Britain cuts Poland's victory points (base: economy).
pub fn cut(draft: &mut Draft, cut: BritishCut) {
    let points = VictoryPoints::new(-i32::from(cut.cut));
    draft.victory(Clause::BaseEconomy, points, Cause::BritishCut);
}

/// How many militia are made infantry in all.
#[must_use]
pub fn converted_in_all(converted: &[Conversion]) -> u16 {
    converted.iter().fold(0, |all, one| all.saturating_add(one.militia))
}

/// What that costs.
fn cost(converted: &[Conversion]) -> Sum {
    CONVERSION.times(i32::from(converted_in_all(converted)))
}

/// What militia made infantry ask: the option, peace with all, and militia there (base: economy).
pub fn judge_conversion(game: &Game, converted: &[Conversion], conditions: &mut Conditions) {
    if converted.is_empty() {
        return;
    }
    exists(game, conditions);
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
pub fn convert(draft: &mut Draft, converted: &[Conversion]) {
    let count = converted_in_all(converted);
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

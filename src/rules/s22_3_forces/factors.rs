//! 22.3 h, k, r: garrisons, factors handed from one store to another, losses.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::forces::{Corps, CorpsId, Counter, Factors, Place, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::power::Power;
use crate::rules::conditions::{exists, is_free, reinforcement};
use crate::rules::s22_3_forces::corps::{self, enough, exists_or_rebels, fits, on_map, some};
use crate::rules::s22_6_standing::is_provincial;

/// What a garrison asks: waiting factors, and a free city (22.3 r).
pub fn judge_garrison(game: &Game, city: City, factors: Factors, ask: &mut Conditions) {
    reinforcement(game, ask);
    exists(game, ask);
    some(factors, ask);
    enough(game, Store::Pool, factors, ask);
    ask.ask(is_free(game, Place::City(city)), Clause::S22_3r, Need::FreeOfEnemies);
}

/// Puts waiting factors into a city (22.3 r).
pub fn garrison(draft: &mut Draft, city: City, factors: Factors) {
    draft.factors(Clause::S22_3r, Some(Store::Pool), Some(Store::Garrison(city)), factors);
}

/// The place a store is at, if it is one on the map.
fn place_of(game: &Game, store: Store) -> Option<Place> {
    match store {
        Store::Corps(corps) => game.forces.corps[corps].counter.place(),
        Store::Garrison(city) => Some(Place::City(city)),
        Store::Pool | Store::Reserve => None,
    }
}

/// What handing factors over asks: one place, no mixing, none of I Cavalry (22.3 h, k; base: corps).
pub fn judge_transfer(game: &Game, from: Store, to: Store, factors: Factors, ask: &mut Conditions) {
    exists(game, ask);
    some(factors, ask);
    enough(game, from, factors, ask);
    let handing = |store| matches!(store, Store::Corps(_) | Store::Garrison(_));
    ask.ask(handing(from) && handing(to) && from != to, Clause::BaseCorps, Need::CorpsOrGarrison);
    for store in [from, to] {
        if let Store::Corps(corps) = store {
            on_map(game, corps, ask);
        }
    }
    if from == Store::Corps(CorpsId::CavalryI) {
        ask.ask(false, Clause::S22_3h, Need::NotFromGuard);
    }
    if let Store::Corps(corps) = from {
        ask.ask(!is_provincial(game, corps), Clause::S22_3k, Need::NotProvincial(corps));
        let emptied = game.forces.corps[corps].factors == factors;
        let besieged = matches!(
            game.forces.corps[corps].counter.place(),
            Some(Place::City(city)) if game.board.cities[city].siege.is_some()
        );
        ask.ask(!(emptied && besieged), Clause::BaseCorps, Need::NotBesieged);
    }
    match to {
        Store::Corps(corps) => fits(game, corps, factors, ask),
        Store::Garrison(city) => {
            let hostile = game.diplomacy.at_war(Power::Poland, game.board.cities[city].holder);
            ask.ask(!hostile, Clause::BaseCorps, Need::FreeOfEnemies);
        }
        Store::Pool | Store::Reserve => {}
    }
    if let (Some(one), Some(other)) = (place_of(game, from), place_of(game, to)) {
        ask.ask(one.province() == other.province(), Clause::BaseCorps, Need::SamePlace);
    }
}

/// Hands factors over; a corps without any leaves the map (base: corps).
pub fn transfer(draft: &mut Draft, from: Store, to: Store, factors: Factors) {
    draft.factors(Clause::BaseCorps, Some(from), Some(to), factors);
    if let Store::Corps(corps) = from
        && draft.game().forces.corps[corps].factors.is_none()
    {
        draft.happen(Clause::BaseCorps, Event::CorpsMoved(corps, Counter::OffMap));
    }
}

/// What a loss asks: so many factors there (base: corps).
pub fn judge_loss(game: &Game, from: Store, factors: Factors, ask: &mut Conditions) {
    if let Store::Corps(corps) = from {
        exists_or_rebels(game, corps, ask);
    } else {
        exists(game, ask);
    }
    some(factors, ask);
    enough(game, from, factors, ask);
}

/// Losses; a corps that loses its last factor is totally destroyed (22.3 n asks this of I Cavalry).
pub fn lose(draft: &mut Draft, from: Store, factors: Factors) {
    draft.factors(Clause::BaseCorps, Some(from), None, factors);
    if let Store::Corps(id) = from {
        let Corps { counter, factors: left, .. } = draft.game().forces.corps[id];
        if counter.is_on_map() && left.is_none() {
            corps::destroy(draft, id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::setup::Setup;
    use crate::rules::base_game::diplomacy;
    use crate::rules::s22_2_creation::partitioner;

    #[test]
    fn no_garrison_moves_in_with_the_enemy() {
        let setup = r#"{"name":"Test","bid":0,"start_square":12,"end":"end-1815"}"#;
        let setup: Setup = serde_json::from_str(setup).unwrap();
        let (from, to) = (Store::Corps(CorpsId::InfantryII), Store::Garrison(City::Thorn));
        let need = |holder: Power| {
            let mut draft = Draft::new(&Game::new(&setup));
            let by = crate::model::power::Partitioner::Prussia;
            partitioner::create(&mut draft, by);
            diplomacy::declare(&mut draft, Power::Russia, Power::Poland);
            draft.happen(Clause::BaseControl, Event::CityPassed(City::Thorn, holder));
            {
                let mut ask = Conditions::default();
                judge_transfer(draft.game(), from, to, Factors::new(1, 0, 0), &mut ask);
                ask.into_unmet()
            }
            .iter()
            .any(|unmet| unmet.need == Need::FreeOfEnemies)
        };
        assert!(need(Power::Russia));
        assert!(!need(Power::Poland) && !need(Power::Prussia));
    }
}

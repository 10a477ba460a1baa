//! Corps and their factors: placed, reinforced, moved and lost, within every capacity and restriction of 22.3.

use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::{Arm, Corps, CorpsId, Counter, Factors, Guard, Place, Store};
use crate::model::game::Game;
use crate::model::power::Power;
use crate::rules::s22_3_forces::order_of_battle::{capacity, guard_may_be_bought};
use crate::rules::s22_6_standing::is_provincial;

use crate::game::draft::Draft;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    let ask = &mut conditions;
    match command {
        Command::PlaceCorps { corps, at, factors } => judge_placing(game, *corps, *at, *factors, ask),
        Command::Reinforce { corps, factors } => {
            reinforcement(game, ask);
            exists(game, ask);
            on_map(game, *corps, ask);
            some(*factors, ask);
            enough(game, Store::Pool, *factors, ask);
            fits(game, *corps, *factors, ask);
        }
        Command::Garrison { city, factors } => {
            reinforcement(game, ask);
            exists(game, ask);
            some(*factors, ask);
            enough(game, Store::Pool, *factors, ask);
            ask.ask(is_free(game, Place::City(*city)), Clause::S22_3r, Need::FreeOfEnemies);
        }
        Command::Transfer { from, to, factors } => judge_transfer(game, *from, *to, *factors, ask),
        Command::MoveCorps { corps, .. } => {
            exists_or_rebels(game, *corps, ask);
            on_map(game, *corps, ask);
        }
        Command::LoseFactors { from, factors } => {
            if let Store::Corps(corps) = from {
                exists_or_rebels(game, *corps, ask);
            } else {
                exists(game, ask);
            }
            some(*factors, ask);
            enough(game, *from, *factors, ask);
        }
        Command::DestroyCorps { corps } => {
            exists_or_rebels(game, *corps, ask);
            on_map(game, *corps, ask);
        }
        _ => {}
    }
    conditions.into_unmet()
}

pub fn reinforcement(game: &Game, ask: &mut Conditions) {
    ask.ask(game.phase == Phase::Reinforcement, Clause::S22_2l, Need::Phase(Phase::Reinforcement));
}

pub fn exists(game: &Game, ask: &mut Conditions) {
    ask.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
}

/// An existing Poland, or the corps of a running revolt (22.2.3 d).
fn exists_or_rebels(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    if !(corps == CorpsId::InfantryIV && game.poland.revolt().is_some()) {
        exists(game, ask);
    }
}

pub fn on_map(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    ask.ask(game.forces.corps[corps].counter.is_on_map(), Clause::BaseCorps, Need::CorpsOnMap(corps));
}

fn some(factors: Factors, ask: &mut Conditions) {
    ask.ask(!factors.is_none(), Clause::BaseCorps, Need::SomeFactors);
}

fn enough(game: &Game, store: Store, factors: Factors, ask: &mut Conditions) {
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

/// Whether a corps takes these factors besides its own: arm, room, and no mixing with a provincial corps (22.3 a, b, k).
fn fits(game: &Game, corps: CorpsId, more: Factors, ask: &mut Conditions) {
    ask.ask(!is_provincial(game, corps), Clause::S22_3k, Need::NotProvincial(corps));
    let then = game.forces.corps[corps].factors.plus(more);
    ask.ask(capacity(corps).holds(then), capacity_clause(corps), Need::Fits(corps));
}

/// A Polish city or area free of enemies (22.3 r).
pub fn is_free(game: &Game, place: Place) -> bool {
    let hostile = |power| game.diplomacy.at_war(Power::Poland, power);
    match place {
        Place::City(city) => {
            let state = game.board.cities[city];
            game.is_part_of_poland(city.province())
                && !hostile(state.holder)
                && !state.siege.is_some_and(|siege| hostile(siege.by))
        }
        Place::Country(province) => game.is_part_of_poland(province),
        Place::Abroad => false,
    }
}

/// Whether the rules let a corps counter be bought or placed at all (22.3 f, k; 22.6 e).
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
pub fn corps_may_be_bought(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    available(game, corps, ask);
    match game.forces.corps[corps].counter {
        Counter::OffMap => {}
        Counter::Bought => ask.ask(false, Clause::BaseCorps, Need::CounterNotBought(corps)),
        Counter::OnMap(_) => ask.ask(false, Clause::BaseCorps, Need::CorpsOffMap(corps)),
    }
}

fn judge_placing(game: &Game, corps: CorpsId, at: Place, factors: Factors, ask: &mut Conditions) {
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

/// The place a store is at, if it is one on the map.
fn place_of(game: &Game, store: Store) -> Option<Place> {
    match store {
        Store::Corps(corps) => game.forces.corps[corps].counter.place(),
        Store::Garrison(city) => Some(Place::City(city)),
        Store::Pool | Store::Reserve => None,
    }
}

fn judge_transfer(game: &Game, from: Store, to: Store, factors: Factors, ask: &mut Conditions) {
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

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::PlaceCorps { corps, at, factors } => {
            let clause = if draft.game().forces.first_placement { Clause::S22_3r } else { Clause::S22_2l };
            draft.happen(clause, Event::CorpsMoved(*corps, Counter::OnMap(*at)));
            draft.factors(clause, Some(Store::Pool), Some(Store::Corps(*corps)), *factors);
        }
        Command::Reinforce { corps, factors } => {
            draft.factors(Clause::S22_2l, Some(Store::Pool), Some(Store::Corps(*corps)), *factors);
        }
        Command::Garrison { city, factors } => {
            draft.factors(Clause::S22_3r, Some(Store::Pool), Some(Store::Garrison(*city)), *factors);
        }
        Command::Transfer { from, to, factors } => {
            draft.factors(Clause::BaseCorps, Some(*from), Some(*to), *factors);
            if let Store::Corps(corps) = from
                && draft.game().forces.corps[*corps].factors.is_none()
            {
                draft.happen(Clause::BaseCorps, Event::CorpsMoved(*corps, Counter::OffMap));
            }
        }
        Command::MoveCorps { corps, to } => {
            draft.happen(Clause::BaseCorps, Event::CorpsMoved(*corps, Counter::OnMap(*to)));
        }
        Command::LoseFactors { from, factors } => lose(draft, *from, *factors),
        Command::DestroyCorps { corps } => {
            draft.happen(destroyed_clause(*corps), Event::CorpsDestroyed(*corps))
        }
        _ => {}
    }
}

fn destroyed_clause(corps: CorpsId) -> Clause {
    if corps == CorpsId::CavalryI { Clause::S22_3n } else { Clause::BaseCorps }
}

/// Losses; a corps that loses its last factor is totally destroyed (22.3 n asks this of I Cavalry).
fn lose(draft: &mut Draft, from: Store, factors: Factors) {
    draft.factors(Clause::BaseCorps, Some(from), None, factors);
    if let Store::Corps(corps) = from {
        let Corps { counter, factors: left, .. } = draft.game().forces.corps[corps];
        if counter.is_on_map() && left.is_none() {
            draft.happen(destroyed_clause(corps), Event::CorpsDestroyed(corps));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::place::City;
    use crate::model::setup::Setup;

    #[test]
    fn no_garrison_moves_in_with_the_enemy() {
        let setup = r#"{"name":"Test","bid":0,"start_square":12,"end":"end-1815"}"#;
        let setup: Setup = serde_json::from_str(setup).unwrap();
        let transfer = Command::Transfer {
            from: Store::Corps(CorpsId::InfantryII),
            to: Store::Garrison(City::Thorn),
            factors: Factors::new(1, 0, 0),
        };
        let need = |holder: Power| {
            let mut draft = Draft::new(&Game::new(&setup));
            let by = crate::model::power::Partitioner::Prussia;
            super::super::perform(&mut draft, &Command::CreatePoland { by });
            super::super::perform(&mut draft, &Command::DeclareWar { by: Power::Russia, on: Power::Poland });
            draft.happen(Clause::BaseControl, Event::CityPassed(City::Thorn, holder));
            judge(draft.game(), &transfer).iter().any(|unmet| unmet.need == Need::FreeOfEnemies)
        };
        assert!(need(Power::Russia));
        assert!(!need(Power::Poland) && !need(Power::Prussia));
    }
}

//! Forces: placed, reinforced, moved, lost and raised, within every capacity and restriction of 22.3.

use crate::engine::command::Command;
use crate::engine::event::Event;
use crate::engine::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::{
    Arm, Corps, CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store,
};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::rules::s22_3_forces::order_of_battle::{
    DEPOTS, FLEET_SHIPS, capacity, full_strength, guard_may_be_bought, is_open_port, leader_from,
};
use crate::rules::s22_3_forces::{guard, guerrillas, provincial};
use crate::rules::s22_6_standing::is_provincial;

use super::Draft;

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
        Command::RaiseProvincials {} => judge_raising(game, ask),
        Command::PlaceKrasinski {} => judge_krasinski(game, ask),
        Command::PlaceLeader { leader, with } => judge_leader(game, *leader, *with, ask),
        Command::LoseLeader { leader, post } => judge_leader_loss(game, *leader, *post, ask),
        Command::PlaceFleet { fleet, port, ships } => judge_fleet(game, *fleet, *port, *ships, ask),
        Command::LoseShips { fleet, ships } => {
            ask.ask(game.forces.fleets[*fleet].counter.is_on_map(), Clause::S22_3c, Need::FleetOnMap);
            let there = game.forces.fleets[*fleet].ships;
            ask.ask(*ships > 0, Clause::S22_3c, Need::SomeFactors);
            ask.ask(*ships <= there, Clause::S22_3c, Need::Enough(*ships, there));
        }
        Command::PlaceDepot { at } => judge_depot(game, *at, ask),
        Command::RemoveDepot { at } => {
            ask.ask(game.forces.depots.contains(at), Clause::S22_3c, Need::DepotThere)
        }
        Command::RollGuerrillas { province, .. } => {
            ask.ask(game.phase == Phase::Land, Clause::S22_3p, Need::Phase(Phase::Land));
            guerrilla_province(game, *province, ask);
            let rolled = game.done.guerrillas[*province];
            ask.ask_from(!rolled, Clause::S22_3p, Need::GuerrillasNotRolled(*province), game.date.next());
        }
        Command::RiseAfterCombat { province } => guerrilla_province(game, *province, ask),
        Command::LoseGuerrillas { province, count } => {
            let there = game.forces.guerrillas[*province];
            ask.ask(*count > 0, Clause::S22_3p, Need::SomeFactors);
            ask.ask(*count <= there, Clause::S22_3p, Need::Enough(*count, there));
        }
        _ => {}
    }
    conditions.into_unmet()
}

fn reinforcement(game: &Game, ask: &mut Conditions) {
    ask.ask(game.phase == Phase::Reinforcement, Clause::S22_2l, Need::Phase(Phase::Reinforcement));
}

fn exists(game: &Game, ask: &mut Conditions) {
    ask.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
}

/// An existing Poland, or the corps of a running revolt (22.2.3 d).
fn exists_or_rebels(game: &Game, corps: CorpsId, ask: &mut Conditions) {
    if !(corps == CorpsId::InfantryIV && game.poland.revolt().is_some()) {
        exists(game, ask);
    }
}

fn on_map(game: &Game, corps: CorpsId, ask: &mut Conditions) {
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
fn is_free(game: &Game, place: Place) -> bool {
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
    if let Store::Corps(corps) = to {
        fits(game, corps, factors, ask);
    }
    if let (Some(one), Some(other)) = (place_of(game, from), place_of(game, to)) {
        ask.ask(one.province() == other.province(), Clause::BaseCorps, Need::SamePlace);
    }
}

fn judge_raising(game: &Game, ask: &mut Conditions) {
    exists(game, ask);
    let now = provincial::is_raising_now(game);
    let this_month = provincial::is_raising_month(game.date, &game.setup.rulings);
    let next = if this_month { game.date } else { provincial::next_raising(game.date, &game.setup.rulings) };
    if game.poland.is_active() {
        ask.ask_from(now, Clause::S22_3k, Need::RaisingTime, next);
    }
    let raised = game.done.raised == Some(game.date);
    let again = provincial::next_raising(game.date, &game.setup.rulings);
    ask.ask_from(!raised, Clause::S22_3k, Need::NotRaisedYet, again);
    ask.ask(provincial::to_be_raised(game).next().is_some(), Clause::S22_3k, Need::SomethingToRaise);
}

fn judge_krasinski(game: &Game, ask: &mut Conditions) {
    reinforcement(game, ask);
    match game.forces.guard {
        Guard::Due | Guard::Returning => {
            exists(game, ask);
            ask.ask(guard::warsaw_is_open(game), Clause::S22_3f, Need::WarsawFree);
        }
        Guard::Came => ask.ask(false, Clause::S22_3f, Need::KrasinskiDue),
        Guard::Awaited => {
            let conditions = guard::conditions(game);
            ask.ask(conditions.poland, Clause::S22_3f, Need::PolandExists);
            ask.ask_from(conditions.date, Clause::S22_3f, Need::GuardDate, guard::first_month());
            ask.ask(conditions.allied, Clause::S22_3f, Need::GuardAllied);
            ask.ask(conditions.peace, Clause::S22_3f, Need::GuardPeace);
            // All met, but only the end of a Political phase makes him available.
            let next = game.date.next();
            ask.ask_from(!conditions.all(), Clause::S22_3f, Need::KrasinskiDue, next);
        }
    }
}

fn judge_leader(game: &Game, leader: Leader, with: CorpsId, ask: &mut Conditions) {
    exists(game, ask);
    ask.ask(game.forces.leaders[leader] != LeaderPost::Dead, Clause::S22_3d, Need::LeaderAlive(leader));
    let from = leader_from(leader);
    ask.ask_from(game.date >= from, Clause::S22_3d, Need::LeaderAvailable(leader), from);
    if leader == Leader::Krasinski {
        ask.ask(game.forces.guard == Guard::Came, Clause::S22_3f, Need::KrasinskiDue);
    }
    if leader == Leader::Rudsinski {
        ask.ask(with.home().is_some(), Clause::S22_3d, Need::ProvincialOnly(leader));
    }
    on_map(game, with, ask);
}

fn judge_leader_loss(game: &Game, leader: Leader, post: LeaderPost, ask: &mut Conditions) {
    let now = game.forces.leaders[leader];
    ask.ask(now != LeaderPost::Dead, Clause::S22_3d, Need::LeaderAlive(leader));
    ask.ask(now != LeaderPost::OffMap && now != post, Clause::S22_3d, Need::LeaderOnMap(leader));
    ask.ask(!matches!(post, LeaderPost::With(_)), Clause::S22_3d, Need::OptionExists);
}

fn judge_fleet(game: &Game, fleet: FleetId, port: City, ships: u16, ask: &mut Conditions) {
    reinforcement(game, ask);
    exists(game, ask);
    let there = game.forces.ships;
    ask.ask(ships > 0, Clause::S22_3c, Need::SomeFactors);
    ask.ask(ships <= there, Clause::S22_3c, Need::Enough(ships, there));
    let state = game.forces.fleets[fleet];
    ask.ask(state.ships.saturating_add(ships) <= FLEET_SHIPS, Clause::S22_3c, Need::FleetRoom);
    match state.counter {
        Counter::OnMap(place) => ask.ask(place == Place::City(port), Clause::S22_3c, Need::FleetHere),
        Counter::Bought => {}
        Counter::OffMap => ask.ask(game.forces.first_placement, Clause::S22_3m, Need::CounterBought),
    }
    ask.ask(is_open_port(game, port), Clause::S21_1c, Need::Port(port));
    let polish = game.board.cities[port].holder == Power::Poland;
    ask.ask(polish, Clause::S22_3r, Need::FreeOfEnemies);
}

fn judge_depot(game: &Game, at: Place, ask: &mut Conditions) {
    exists(game, ask);
    let free = game.forces.first_placement && game.phase == Phase::Reinforcement;
    if !free {
        ask.ask(game.phase == Phase::Land, Clause::BaseOrder, Need::Phase(Phase::Land));
        ask.ask(game.forces.depots_bought > 0, Clause::S22_3m, Need::CounterBought);
    }
    let placed = u8::try_from(game.forces.depots.len()).unwrap_or(u8::MAX);
    ask.ask(placed < DEPOTS, Clause::S22_3c, Need::DepotsLeft(DEPOTS.saturating_sub(placed)));
    let hostile = matches!(at, Place::City(city) if game.diplomacy.at_war(Power::Poland, game.board.cities[city].holder));
    let open = if free { is_free(game, at) } else { !hostile };
    ask.ask(open, Clause::S22_3r, Need::FreeOfEnemies);
}

fn guerrilla_province(game: &Game, province: Province, ask: &mut Conditions) {
    exists(game, ask);
    let valued = guerrillas::value(province).is_some();
    ask.ask(valued, Clause::S22_3p, Need::GuerrillaProvince(province));
    if valued {
        ask.ask(game.is_part_of_poland(province), Clause::S22_3p, Need::ProvincePolish(province));
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
        Command::RaiseProvincials {} => raise(draft),
        Command::PlaceKrasinski {} => place_krasinski(draft),
        Command::PlaceLeader { leader, with } => {
            draft.happen(Clause::S22_3d, Event::LeaderPosted(*leader, LeaderPost::With(*with)));
        }
        Command::LoseLeader { leader, post } => {
            draft.happen(Clause::S22_3d, Event::LeaderPosted(*leader, *post))
        }
        Command::PlaceFleet { fleet, port, ships } => {
            let all = draft.game().forces.fleets[*fleet].ships.saturating_add(*ships);
            let waiting = draft.game().forces.ships.saturating_sub(*ships);
            draft.happen(Clause::S22_3c, Event::ShipsWaiting(waiting));
            draft.happen(Clause::S22_3c, Event::FleetSet(*fleet, Counter::OnMap(Place::City(*port)), all));
        }
        Command::LoseShips { fleet, ships } => {
            let state = draft.game().forces.fleets[*fleet];
            let left = state.ships.saturating_sub(*ships);
            let counter = if left == 0 { Counter::OffMap } else { state.counter };
            draft.happen(Clause::S22_3c, Event::FleetSet(*fleet, counter, left));
        }
        Command::PlaceDepot { at } => {
            let bought = draft.game().forces.depots_bought;
            let free = draft.game().forces.first_placement && draft.game().phase == Phase::Reinforcement;
            if !free && bought > 0 {
                draft.happen(Clause::S22_3c, Event::DepotsBought(bought - 1));
            }
            draft.happen(Clause::S22_3c, Event::DepotPlaced(*at));
        }
        Command::RemoveDepot { at } => draft.happen(Clause::S22_3c, Event::DepotRemoved(*at)),
        Command::RollGuerrillas { province, die, source } => {
            draft.happen(Clause::S22_3p, Event::GuerrillasRolled(*province, *die, *source));
            let risen = u16::try_from(guerrillas::raised(*province, *die).value()).unwrap_or(0);
            rise(draft, *province, risen);
        }
        Command::RiseAfterCombat { province } => rise(draft, *province, 1),
        Command::LoseGuerrillas { province, count } => {
            let left = draft.game().forces.guerrillas[*province].saturating_sub(*count);
            draft.happen(Clause::S22_3p, Event::GuerrillasSet(*province, left));
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

/// Every provincial corps of a Polish province is filled to full strength, on the map or off (22.3 k).
fn raise(draft: &mut Draft) {
    let corps: Vec<CorpsId> = provincial::to_be_raised(draft.game()).collect();
    for id in corps {
        let state = draft.game().forces.corps[id];
        if !state.counter.is_on_map()
            && let Some(home) = id.home()
        {
            draft.happen(Clause::S22_3k, Event::CorpsMoved(id, Counter::OnMap(Place::Country(home))));
        }
        let missing = full_strength(id).minus(state.factors);
        draft.factors(Clause::S22_3k, None, Some(Store::Corps(id)), missing);
    }
    draft.happen(Clause::S22_3k, Event::ProvincialsRaised);
}

/// Krasinski and I Cavalry come to Warsaw: at full strength the first time, later with what they had (22.3 f, g).
fn place_krasinski(draft: &mut Draft) {
    let corps = CorpsId::CavalryI;
    let returning = draft.game().forces.guard == Guard::Returning;
    let there = draft.game().forces.corps[corps].factors;
    let room = full_strength(corps).minus(there);
    let put_by = draft.game().forces.guard_reserve;
    let cavalry = if returning { Factors::new(0, 0, put_by.min(room.cavalry)) } else { room };
    if !cavalry.is_none() && !draft.game().forces.corps[corps].counter.is_on_map() {
        draft.happen(Clause::S22_3f, Event::CorpsMoved(corps, Counter::OnMap(Place::City(City::Warsaw))));
    }
    let from = returning.then_some(Store::Reserve);
    let clause = if returning { Clause::S22_3g } else { Clause::S22_3f };
    draft.factors(clause, from, Some(Store::Corps(corps)), cavalry);
    if returning {
        let rest = Factors::new(0, 0, put_by.saturating_sub(cavalry.cavalry));
        draft.factors(clause, from, Some(Store::Pool), rest);
        draft.happen(Clause::S22_3g, Event::GuardPutBy(0));
    }
    draft.happen(clause, Event::GuardTurned(Guard::Came));
    // The dead stay dead, and a prisoner is no nearer for it (22.7 i).
    let free = draft.game().forces.leaders[Leader::Krasinski] == LeaderPost::OffMap;
    if free && draft.game().forces.corps[corps].counter.is_on_map() {
        draft.happen(clause, Event::LeaderPosted(Leader::Krasinski, LeaderPost::With(corps)));
    }
}

fn rise(draft: &mut Draft, province: Province, factors: u16) {
    if factors > 0 {
        let all = draft.game().forces.guerrillas[province].saturating_add(factors);
        draft.happen(Clause::S22_3p, Event::GuerrillasSet(province, all));
    }
}

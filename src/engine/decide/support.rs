//! What stands beside the corps: fleets, depots, guerrillas (22.3 c, p).

use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::{Counter, FleetId, Place};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::rules::s22_3_forces::guerrillas;
use crate::rules::s22_3_forces::order_of_battle::{DEPOTS, FLEET_SHIPS, is_open_port};

use super::forces::{exists, is_free, reinforcement};
use crate::game::draft::Draft;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    let ask = &mut conditions;
    match command {
        Command::PlaceFleet { fleet, port, ships } => judge_fleet(game, *fleet, *port, *ships, ask),
        Command::MoveFleet { fleet, to } => {
            ask.ask(game.forces.fleets[*fleet].counter.is_on_map(), Clause::S22_3c, Need::FleetOnMap);
            if let Some(port) = to {
                ask.ask(is_open_port(game, *port), Clause::S21_1c, Need::Port(*port));
            }
        }
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
        Command::RollGuerrillas { province, .. } => judge_guerrilla_roll(game, *province, ask),
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

pub fn judge_guerrilla_roll(game: &Game, province: Province, ask: &mut Conditions) {
    ask.ask(game.phase == Phase::Land, Clause::S22_3p, Need::Phase(Phase::Land));
    guerrilla_province(game, province, ask);
    let rolled = game.done.guerrillas[province];
    ask.ask_from(!rolled, Clause::S22_3p, Need::GuerrillasNotRolled(province), game.date.next());
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
        Command::PlaceFleet { fleet, port, ships } => {
            let all = draft.game().forces.fleets[*fleet].ships.saturating_add(*ships);
            let waiting = draft.game().forces.ships.saturating_sub(*ships);
            draft.happen(Clause::S22_3c, Event::ShipsWaiting(waiting));
            draft.happen(Clause::S22_3c, Event::FleetSet(*fleet, Counter::OnMap(Place::City(*port)), all));
        }
        Command::MoveFleet { fleet, to } => {
            let ships = draft.game().forces.fleets[*fleet].ships;
            let place = to.map_or(Place::Abroad, Place::City);
            draft.happen(Clause::S22_3c, Event::FleetSet(*fleet, Counter::OnMap(place), ships));
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

fn rise(draft: &mut Draft, province: Province, factors: u16) {
    if factors > 0 {
        let all = draft.game().forces.guerrillas[province].saturating_add(factors);
        draft.happen(Clause::S22_3p, Event::GuerrillasSet(province, all));
    }
}

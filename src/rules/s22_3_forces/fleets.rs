//! 22.3 c: fleets and ships.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::forces::{Counter, FleetId, Place};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::power::Power;
use crate::rules::conditions::{exists, reinforcement};
use crate::rules::s21_1_bids::memel_is_port;

/// Ships in a full fleet (22.3 c).
pub const FLEET_SHIPS: u16 = 10;

/// Whether ships may lie in a city: a port, and Memel by ruling (21.1 c).
#[must_use]
pub fn is_open_port(game: &Game, city: City) -> bool {
    city.is_port() && (city != City::Memel || memel_is_port(game))
}

/// What placing a fleet asks: ships, room, its counter, a Polish port (22.3 c, m, r; 21.1 c).
pub fn judge_placing(game: &Game, fleet: FleetId, port: City, ships: u16, ask: &mut Conditions) {
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

/// Places a fleet, or adds waiting ships to one on the map (22.3 c).
pub fn place(draft: &mut Draft, fleet: FleetId, port: City, ships: u16) {
    let all = draft.game().forces.fleets[fleet].ships.saturating_add(ships);
    let waiting = draft.game().forces.ships.saturating_sub(ships);
    draft.happen(Clause::S22_3c, Event::ShipsWaiting(waiting));
    draft.happen(Clause::S22_3c, Event::FleetSet(fleet, Counter::OnMap(Place::City(port)), all));
}

/// What moving a fleet asks: it is on the map, and the port open (22.3 c; 21.1 c).
pub fn judge_move(game: &Game, fleet: FleetId, to: Option<City>, ask: &mut Conditions) {
    ask.ask(game.forces.fleets[fleet].counter.is_on_map(), Clause::S22_3c, Need::FleetOnMap);
    if let Some(port) = to {
        ask.ask(is_open_port(game, port), Clause::S21_1c, Need::Port(port));
    }
}

/// Moves a fleet to a port, or elsewhere on the board (22.3 c).
pub fn move_to(draft: &mut Draft, fleet: FleetId, to: Option<City>) {
    let ships = draft.game().forces.fleets[fleet].ships;
    let place = to.map_or(Place::Abroad, Place::City);
    draft.happen(Clause::S22_3c, Event::FleetSet(fleet, Counter::OnMap(place), ships));
}

/// What a loss of ships asks: so many in a fleet on the map (22.3 c).
pub fn judge_loss(game: &Game, fleet: FleetId, ships: u16, ask: &mut Conditions) {
    ask.ask(game.forces.fleets[fleet].counter.is_on_map(), Clause::S22_3c, Need::FleetOnMap);
    let there = game.forces.fleets[fleet].ships;
    ask.ask(ships > 0, Clause::S22_3c, Need::SomeFactors);
    ask.ask(ships <= there, Clause::S22_3c, Need::Enough(ships, there));
}

/// Loses ships; a fleet without any leaves the map (22.3 c).
pub fn lose(draft: &mut Draft, fleet: FleetId, ships: u16) {
    let state = draft.game().forces.fleets[fleet];
    let left = state.ships.saturating_sub(ships);
    let counter = if left == 0 { Counter::OffMap } else { state.counter };
    draft.happen(Clause::S22_3c, Event::FleetSet(fleet, counter, left));
}

//! 22.3 c: depots.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::Place;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::rules::conditions::{exists, is_free};

/// Depot counters (22.3 c).
pub const DEPOTS: u8 = 4;

/// Whether depots are placed freely now: in the first placement, unpaid (22.3 r).
fn is_first_placement(game: &Game) -> bool {
    game.forces.first_placement && game.phase == Phase::Reinforcement
}

/// What placing a depot asks (22.3 c, m, r).
pub fn judge_placing(game: &Game, at: Place, ask: &mut Conditions) {
    exists(game, ask);
    let free = is_first_placement(game);
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

/// Places a depot, of those paid for or freely (22.3 c, r).
pub fn place(draft: &mut Draft, at: Place) {
    let bought = draft.game().forces.depots_bought;
    if !is_first_placement(draft.game()) && bought > 0 {
        draft.happen(Clause::S22_3c, Event::DepotsBought(bought - 1));
    }
    draft.happen(Clause::S22_3c, Event::DepotPlaced(at));
}

/// What removing a depot asks: one is there (22.3 c).
pub fn judge_removing(game: &Game, at: Place, ask: &mut Conditions) {
    ask.ask(game.forces.depots.contains(&at), Clause::S22_3c, Need::DepotThere);
}

/// Removes a depot (22.3 c).
pub fn remove(draft: &mut Draft, at: Place) {
    draft.happen(Clause::S22_3c, Event::DepotRemoved(at));
}

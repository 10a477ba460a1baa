//! 22.2 f, g, l: Poland's place in the order of play.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::poland::Founder;
use crate::model::power::Power;

/// The base game's order by land, without France, which chooses its place (base: order).
const LAND: [Power; 6] =
    [Power::Russia, Power::Turkey, Power::Austria, Power::Prussia, Power::Britain, Power::Spain];
/// The base game's order at sea (base: order).
const NAVAL: [Power; 7] = [
    Power::Spain,
    Power::France,
    Power::Prussia,
    Power::Austria,
    Power::Turkey,
    Power::Russia,
    Power::Britain,
];

/// The power after which a land move of Poland comes; none before creation, France for its own Poland (22.2 f).
#[must_use]
pub fn moves_after(game: &Game) -> Option<Power> {
    match game.poland.active() {
        Some(poland) => match poland.founder {
            Founder::Partitioner { power, .. } => Some(power.into()),
            Founder::France => Some(Power::France),
            Founder::Revolt { against } => Some(against),
        },
        None => game.poland.revolt().map(|revolt| revolt.against),
    }
}

/// The order by land. France stands last if it chose so, else first, as the players mark it; Poland right after its
/// creator, or last if France made it, just before a France that chose to move last (22.2 f).
#[must_use]
pub fn land_order(game: &Game) -> Vec<Power> {
    let mut order: Vec<Power> = LAND.to_vec();
    if game.board.france_moves_last {
        order.push(Power::France)
    } else {
        order.insert(0, Power::France)
    }
    let founder = moves_after(game);
    match founder {
        Some(Power::France) => {
            let made_by_france = game.poland.active().is_some_and(|poland| poland.founder == Founder::France);
            if made_by_france && !game.board.france_moves_last {
                order.push(Power::Poland);
            } else if made_by_france {
                let before_last = order.len().saturating_sub(1);
                order.insert(before_last, Power::Poland);
            } else {
                insert_after(&mut order, Power::France);
            }
        }
        Some(power) => insert_after(&mut order, power),
        None => {}
    }
    order
}

fn insert_after(order: &mut Vec<Power>, power: Power) {
    let place = order.iter().position(|one| *one == power).map_or(order.len(), |at| at + 1);
    order.insert(place, Power::Poland);
}

/// The order at sea: Poland first, second if Great Britain chose to be first (22.2 g).
#[must_use]
pub fn naval_order(game: &Game) -> Vec<Power> {
    let mut order: Vec<Power> = NAVAL.to_vec();
    if game.board.britain_sails_first {
        order.retain(|power| *power != Power::Britain);
        order.insert(0, Power::Britain);
    }
    if game.poland.is_active() {
        let place = usize::from(game.board.britain_sails_first);
        order.insert(place, Power::Poland);
    }
    order
}

/// Notes the places that France and Great Britain chose (22.2 f, g).
pub fn choose(draft: &mut Draft, france_last: bool, britain_first: bool) {
    draft.happen(Clause::S22_2f, Event::OrderChosen { france_last, britain_first });
}

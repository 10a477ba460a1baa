//! 22.5 Poland at war: conquest, occupation, the loss of Warsaw.

use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::PoliticalPoints;
use crate::model::rulings::WarsawPenalty;

/// Poland's loss when Warsaw is occupied (22.5 d).
pub const WARSAW_LOST: PoliticalPoints = PoliticalPoints::new(-2);
/// Each ally's loss (22.5 d).
pub const WARSAW_LOST_ALLY: PoliticalPoints = PoliticalPoints::new(-1);

/// Whether a province that Poland's corps take becomes Polish at once: one of the seven, from one of the three (22.5 a).
#[must_use]
pub fn joins_at_once(game: &Game, province: Province) -> bool {
    province.is_polish() && game.board.controller(province).partitioner().is_some()
}

/// The enemy that holds a Polish Warsaw, besieged or not, if there is one.
#[must_use]
pub fn enemy_holding_warsaw(game: &Game) -> Option<Power> {
    let holder = game.board.cities[City::Warsaw].holder;
    (game.warsaw_is_polish() && game.diplomacy.at_war(Power::Poland, holder)).then_some(holder)
}

/// The unbesieged enemy in a Polish Warsaw, if there is one (22.5 d).
#[must_use]
pub fn enemy_in_warsaw(game: &Game) -> Option<Power> {
    enemy_holding_warsaw(game).filter(|_| game.board.cities[City::Warsaw].siege.is_none())
}

/// That enemy as one of the three whose months count towards a dissolution (22.7 a, b).
#[must_use]
pub fn dissolver_in_warsaw(game: &Game) -> Option<Partitioner> {
    enemy_in_warsaw(game).and_then(Power::partitioner)
}

/// Whether the loss of Warsaw costs points again each month (22.5 d, ruling `warsaw-penalty`).
#[must_use]
pub fn penalty_each_month(game: &Game) -> bool {
    game.setup.rulings.warsaw_penalty == WarsawPenalty::EachMonth
}

/// The provinces whose capital an enemy holds (22.5 b).
pub fn occupied_provinces(game: &Game) -> impl Iterator<Item = (Province, Power)> + '_ {
    game.polish_provinces().filter_map(|province| {
        let holder = game.board.cities[province.capital()].holder;
        game.diplomacy.at_war(Power::Poland, holder).then_some((province, holder))
    })
}

//! 22.7 Dissolving Poland.

use crate::model::board::Tenure;
use crate::model::date::{GameDate, Months};
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::PoliticalPoints;
use crate::model::rulings::{EarlyDissolution, OriginalHolder};

/// Complete months for which Warsaw must be held (22.7 b).
pub const COMPLETE_MONTHS: Months = Months(2);
/// Poland's points (22.7 d).
pub const POLAND: PoliticalPoints = PoliticalPoints::new(-3);
/// The creator's points (22.7 d).
pub const CREATOR: PoliticalPoints = PoliticalPoints::new(-2);
/// The dissolver's points (22.7 d).
pub const DISSOLVER: PoliticalPoints = PoliticalPoints::new(1);
/// Months for which the dissolver cannot create Poland (22.7 e).
pub const CREATION_BAR: Months = Months(12);

/// The first month in whose Political phase Poland may be dissolved, for a hold that counts since `since` (22.7 b).
#[must_use]
pub const fn earliest(since: GameDate) -> GameDate {
    since.plus(COMPLETE_MONTHS).next()
}

/// Whether Warsaw was held for the two complete months (22.7 b).
#[must_use]
pub fn months_are_complete(game: &Game) -> bool {
    let counting = game.board.occupation.and_then(|occupation| occupation.counts_since);
    counting.is_some_and(|since| game.date >= earliest(since))
}

/// Whether the army's dissolution alone is enough: from the next Political phase on (22.7 c, ruling `early-dissolution`).
#[must_use]
pub fn army_alone_suffices(game: &Game) -> bool {
    army_alone_counts(game) && !game.done.army_just_dissolved
}

/// Whether the group needs no months of occupation (22.7 c, ruling `early-dissolution`).
#[must_use]
pub fn army_alone_counts(game: &Game) -> bool {
    game.setup.rulings.early_dissolution == EarlyDissolution::ArmyAlone
}

/// The power that may dissolve Poland now as the text has it: in Warsaw, and at war with Poland (22.7 a).
#[must_use]
pub fn dissolver(game: &Game) -> Option<Partitioner> {
    crate::rules::s22_5_war::dissolver_in_warsaw(game)
}

/// Whether both conditions are fulfilled: the months, and the army's dissolution (22.7 b, c).
#[must_use]
pub fn is_ripe(game: &Game) -> bool {
    let consent = game.poland.active().is_some_and(|poland| poland.army_dissolved);
    dissolver(game).is_some() && consent && (months_are_complete(game) || army_alone_suffices(game))
}

/// The power a province goes back to (22.7 g, ruling `original-holder`).
#[must_use]
pub fn goes_back_to(game: &Game, province: Province) -> Power {
    let Tenure { owner, poland_had_it_from, .. } = game.board.provinces[province];
    match game.setup.rulings.original_holder {
        OriginalHolder::StartOfGame => province.holder_of_1805(),
        OriginalHolder::TakenFrom if owner != Power::Poland => owner,
        OriginalHolder::TakenFrom => poland_had_it_from.unwrap_or(province.holder_of_1805()),
    }
}

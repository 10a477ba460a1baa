//! 22.6 Standing: Major Power and Dominant Power.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::model::clause::Clause;
use crate::model::forces::CorpsId;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::model::rulings::{DominanceLasts, FranceWar, MajorLasts};

/// Poland's standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// There is no Poland.
    None,
    /// An independent power (22.2 e).
    Independent,
    /// A Major Power (22.6 a).
    Major,
    /// A Dominant Power (22.6 b-d).
    Dominant,
}

/// The conditions of Dominance, each met or not (22.6 a-d).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DominanceConditions {
    /// A Major Power (22.6 a).
    pub major: bool,
    /// Holds Livonia, East Prussia and Moravia (22.6 b).
    pub conquests: bool,
    /// Fought France and did not lose (22.6 c).
    pub france: bool,
    /// At peace with every power (22.6 d).
    pub peace: bool,
}

impl DominanceConditions {
    /// All four met.
    #[must_use]
    pub const fn all(self) -> bool {
        self.major && self.conquests && self.france && self.peace
    }
}

/// Whether all seven Polish provinces are part of Poland (22.6 a).
#[must_use]
pub fn holds_all_seven(game: &Game) -> bool {
    game.polish_provinces().count() == Province::POLISH.len()
}

/// Whether Poland is a Major Power by the facts of this moment (22.6 a, ruling `major-lasts`).
#[must_use]
pub fn is_major(game: &Game) -> bool {
    let before = game.poland.active().is_some_and(|poland| poland.major);
    match game.setup.rulings.major_lasts {
        MajorLasts::WhileAllSeven => holds_all_seven(game),
        MajorLasts::ForGood => game.poland.is_active() && (before || holds_all_seven(game)),
    }
}

/// Whether Poland's record against France suffices (22.6 c, ruling `france-war`).
#[must_use]
pub fn france_record_suffices(game: &Game) -> bool {
    let diplomacy = &game.diplomacy;
    match game.setup.rulings.france_war {
        FranceWar::OneIsEnough => diplomacy.french_wars_not_lost > 0,
        FranceWar::NoneEverLost => diplomacy.french_wars_not_lost > 0 && diplomacy.french_wars_lost == 0,
    }
}

/// The four conditions of Dominance as they stand (22.6 a-d).
#[must_use]
pub fn dominance_conditions(game: &Game) -> DominanceConditions {
    DominanceConditions {
        major: is_major(game),
        conquests: Province::CONQUESTS
            .iter()
            .all(|province| game.board.controller(*province) == Power::Poland),
        france: france_record_suffices(game),
        peace: game.diplomacy.enemies(Power::Poland).next().is_none(),
    }
}

/// Whether Poland is Dominant by the facts of this moment (22.6 d, ruling `dominance-lasts`).
#[must_use]
pub fn is_dominant(game: &Game) -> bool {
    let Some(poland) = game.poland.active() else { return false };
    let conditions = dominance_conditions(game);
    let lasts = match game.setup.rulings.dominance_lasts {
        DominanceLasts::WhileHeld => poland.dominant && conditions.major && conditions.conquests,
        DominanceLasts::WhileAllFour => false,
    };
    lasts || conditions.all()
}

/// Poland's standing as recorded.
#[must_use]
pub fn standing(game: &Game) -> Standing {
    match game.poland.active() {
        None => Standing::None,
        Some(poland) if poland.dominant => Standing::Dominant,
        Some(poland) if poland.major => Standing::Major,
        Some(_) => Standing::Independent,
    }
}

/// Whether a corps is provincial at this moment: the provincial corps become regular under Dominance (22.6 d, e).
#[must_use]
pub fn is_provincial(game: &Game, corps: CorpsId) -> bool {
    corps.home().is_some() && standing(game) != Standing::Dominant
}

/// Standing is judged at once (22.2 h; 22.6).
pub fn settle(draft: &mut Draft) {
    let game = draft.game();
    let Some(poland) = game.poland.active() else { return };
    let (major, dominant) = (is_major(game), is_dominant(game));
    if (poland.major, poland.dominant) != (major, dominant) {
        let clause = if poland.dominant == dominant { Clause::S22_6a } else { Clause::S22_6d };
        draft.happen(clause, Event::StandingTurned { major, dominant });
    }
}

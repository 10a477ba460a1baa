//! 22.2.1 Creation by the power that holds Warsaw: its Poland, its garrisons, its subsidy.

use crate::model::date::Months;
use crate::model::diplomacy::{War, WarCause};
use crate::model::game::{Founder, Game, Subsidy};
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::Money;
use crate::model::rulings::{GarrisonCapitals, PreDow, SubsidyReturn, SubsidyWar};

/// Months for which Poland may not declare war on its creator (22.2.1 d, 22.2.2 g).
pub const CREATOR_BAR: Months = Months(18);

/// The provinces of a Poland that `by` would create now (22.2.1 b).
#[must_use]
pub fn provinces(game: &Game, by: Partitioner) -> Vec<Province> {
    game.board.polish_provinces_of(by.into()).collect()
}

/// Whether a war between a holder of Warsaw and France leaves the creation open (22.2.1 f, ruling `pre-dow`).
#[must_use]
pub fn war_is_excepted(game: &Game, war: &War) -> bool {
    war.excepted || (game.setup.rulings.pre_dow == PreDow::AlsoThisPhase && !war.in_force)
}

/// Whether a war declared now would be one of the two excepted ones: by France, in the first Political phase of the game
/// (22.2.1 f).
#[must_use]
pub fn declaration_is_excepted(game: &Game, by: Power, on: Power) -> bool {
    by == Power::France && on.partitioner().is_some() && game.date == crate::model::date::GameDate::START
}

/// The war with France that bars `by` from creating Poland, if there is one (22.2.1 f).
#[must_use]
pub fn barring_war(game: &Game, by: Partitioner) -> Option<&War> {
    game.diplomacy.war(by.into(), Power::France).filter(|war| !war_is_excepted(game, war))
}

/// The cities in which the creator may keep garrisons: of provinces it held in 1805 and that are Polish now,
/// until this Poland ends or the two are at war (22.2.1 e).
#[must_use]
pub fn garrison_rights(game: &Game) -> Vec<City> {
    let Some(poland) = game.poland.active().filter(|poland| !poland.garrisons_ended) else {
        return Vec::new();
    };
    let Founder::Partitioner { power, .. } = poland.founder else { return Vec::new() };
    let creator = Power::from(power);
    let open = |city: &City| match game.setup.rulings.garrison_capitals {
        GarrisonCapitals::CapitalsExcluded => !city.is_capital(),
        GarrisonCapitals::OnlyWarsawExcluded => *city != City::Warsaw,
    };
    let theirs =
        |city: &City| city.province().holder_of_1805() == creator && game.is_part_of_poland(city.province());
    City::ALL
        .iter()
        .copied()
        .filter(|city| city.province().is_polish() && theirs(city) && open(city))
        .collect()
}

/// The subsidy of a first creator, each Economic phase (22.2.1 g).
#[must_use]
pub const fn subsidy(creator: Partitioner) -> Money {
    match creator {
        Partitioner::Prussia => Money::new(7),
        Partitioner::Austria => Money::new(4),
        Partitioner::Russia => Money::new(2),
    }
}

/// What an Economic phase pays the creator (22.2.1 g-i).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// What it is paid while nothing stops it.
    pub printed: Money,
    /// What this phase pays.
    pub paid: Money,
    /// The ally whose war stops it.
    pub stopped_by: Option<Power>,
}

/// What an Economic phase of this month pays, by the state at the end of the month before (22.2.1 i).
#[must_use]
pub fn paid(creator: Partitioner, now: Subsidy) -> Paid {
    let printed = subsidy(creator);
    let paid = if now.flowed_last_month { printed } else { Money::ZERO };
    Paid { printed, paid, stopped_by: now.stopped_by }
}

fn counts(game: &Game, war: &War, creator: Power) -> bool {
    match game.setup.rulings.subsidy_war {
        SubsidyWar::CreatorDeclared => {
            war.by == creator && matches!(war.cause, WarCause::Declared | WarCause::BeforePlay)
        }
        SubsidyWar::AnyDeclarer => true,
    }
}

/// Whether Poland takes part in the war between `creator` and `ally`: it is at war with either (22.2.1 h).
fn poland_takes_part(game: &Game, creator: Power, ally: Power) -> bool {
    game.diplomacy.at_war(Power::Poland, creator) || game.diplomacy.at_war(Power::Poland, ally)
}

/// The ally of Poland whose war with the creator stops the subsidy, by the facts of this moment (22.2.1 h).
#[must_use]
pub fn subsidy_stopper(game: &Game, creator: Partitioner, stopped_by: Option<Power>) -> Option<Power> {
    let creator = Power::from(creator);
    let stops = |ally: &Power| {
        game.diplomacy.war(creator, *ally).is_some_and(|war| counts(game, war, creator))
            && !poland_takes_part(game, creator, *ally)
    };
    let now = game.diplomacy.allies(Power::Poland).find(stops);
    match (now, stopped_by, game.setup.rulings.subsidy_return) {
        (None, Some(ally), SubsidyReturn::OnlyByEntering) if !poland_takes_part(game, creator, ally) => {
            Some(ally)
        }
        (now, ..) => now,
    }
}

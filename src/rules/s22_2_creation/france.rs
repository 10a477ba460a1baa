//! 22.2.2 Creation by France.

use crate::model::board::{FrenchLeader, Tenure};
use crate::model::game::{Founder, Game};
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::rulings::SeparatePeace;

/// Control as it stood before French conquests: what France took and no peace has ceded counts as the owner's (22.2.2 a).
#[must_use]
pub fn controller_before_french(tenure: Tenure) -> Power {
    if tenure.conqueror == Some(Power::France) { tenure.owner } else { tenure.controller() }
}

/// The power that controls Warsaw for 22.2.2 a.
#[must_use]
pub fn holder_of_warsaw(game: &Game) -> Power {
    controller_before_french(game.board.provinces[Province::Masovia])
}

/// Whether French corps besiege Warsaw, or hold it unbesieged (22.2.2 b).
#[must_use]
pub fn french_at_warsaw(game: &Game) -> bool {
    let warsaw = game.board.cities[City::Warsaw];
    let besiege = warsaw.siege.is_some_and(|siege| siege.by == Power::France);
    let hold = warsaw.holder == Power::France && warsaw.siege.is_none();
    besiege || hold
}

/// Whether the leader with them suffices: Napoleon, or a leader of seniority B if he is dead (22.2.2 b).
#[must_use]
pub fn leader_suffices(game: &Game) -> bool {
    match game.board.french_leader {
        FrenchLeader::Napoleon => !game.board.napoleon_dead,
        FrenchLeader::SeniorityB => game.board.napoleon_dead,
        FrenchLeader::Nobody | FrenchLeader::Other => false,
    }
}

/// The provinces of a Poland that France would create now (22.2.2 h).
#[must_use]
pub fn provinces(game: &Game) -> Vec<Province> {
    let part = |province: &Province| {
        let tenure = game.board.provinces[*province];
        game.board.french_troops[*province]
            || game.diplomacy.at_war(Power::France, controller_before_french(tenure))
            || (*province == Province::Masovia && french_at_warsaw(game))
    };
    Province::POLISH.into_iter().filter(part).collect()
}

/// The provinces of Poland with French troops that bar it from a separate peace with `enemy`; none, and it is free
/// (22.2.2 f, ruling `separate-peace`).
#[must_use]
pub fn troops_barring_peace(game: &Game, enemy: Power) -> Vec<Province> {
    let made_by_france = game.poland.active().is_some_and(|poland| poland.founder == Founder::France);
    let allied = game.diplomacy.allied(Power::Poland, Power::France);
    let separate = match game.setup.rulings.separate_peace {
        SeparatePeace::WhileFranceFights => game.diplomacy.at_war(Power::France, enemy),
        SeparatePeace::AnyPeace => true,
    };
    if !made_by_france || !allied || !separate || enemy == Power::France {
        return Vec::new();
    }
    game.board.provinces_with_french().filter(|province| game.is_part_of_poland(*province)).collect()
}

//! 22.3 a-d, q: the counters, what each holds, and when each may appear.

use crate::model::date::GameDate;
use crate::model::forces::{Arm, CorpsId, Factors, Leader};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::rulings::{FirstCavalry, RevoltStart};
use crate::rules::s21_1_bids::memel_is_port;
use crate::rules::s22_6_standing::is_provincial;

/// Ships in a full fleet (22.3 c).
pub const FLEET_SHIPS: u16 = 10;
/// Depot counters (22.3 c).
pub const DEPOTS: u8 = 4;
/// Strategic and tactical rating of a corps without a leader (22.3 q).
pub const LEADERLESS: (u8, u8) = (1, 2);

/// What a corps can hold: a number of factors, of these arms (22.3 a, b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capacity {
    /// Factors of all arms together.
    pub factors: u16,
    /// The arms it takes.
    pub arms: &'static [Arm],
}

impl Capacity {
    /// Whether the corps takes this arm at all.
    #[must_use]
    pub fn takes(&self, arm: Arm) -> bool {
        self.arms.contains(&arm)
    }

    /// Whether the corps can hold exactly these factors.
    #[must_use]
    pub fn holds(&self, factors: Factors) -> bool {
        factors.total() <= self.factors
            && Arm::ALL.iter().all(|arm| factors.count(*arm) == 0 || self.takes(*arm))
    }
}

/// The capacity of a corps (22.3 a, b; 22.6 e keeps the size of a provincial corps turned regular).
#[must_use]
pub const fn capacity(corps: CorpsId) -> Capacity {
    const INFANTRY: &[Arm] = &[Arm::Infantry];
    const MIXED: &[Arm] = &[Arm::Infantry, Arm::Militia];
    const MILITIA: &[Arm] = &[Arm::Militia];
    const CAVALRY: &[Arm] = &[Arm::Cavalry];
    let (factors, arms) = match corps {
        CorpsId::InfantryI => (16, INFANTRY),
        CorpsId::InfantryII | CorpsId::InfantryIII => (8, MIXED),
        CorpsId::InfantryIV => (20, MILITIA),
        CorpsId::Masovia | CorpsId::Posen | CorpsId::Lithuania | CorpsId::EastGalicia => (4, INFANTRY),
        CorpsId::CavalryI => (7, CAVALRY),
        CorpsId::CavalryII => (3, CAVALRY),
        CorpsId::WestGalicia | CorpsId::Polesia | CorpsId::Podolia => (3, CAVALRY),
    };
    Capacity { factors, arms }
}

/// A corps at full strength in its first arm (22.3 d, f, k).
#[must_use]
pub fn full_strength(corps: CorpsId) -> Factors {
    let capacity = capacity(corps);
    capacity.arms.first().map_or(Factors::NONE, |arm| Factors::of(*arm, capacity.factors))
}

/// A leader as printed: strategic, tactical, corps, seniority (22.3 d).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderRow {
    /// Strategic rating.
    pub strategic: u8,
    /// Tactical rating.
    pub tactical: u8,
    /// Corps he can command.
    pub corps: u8,
    /// Seniority, with the star where one is printed.
    pub seniority: &'static str,
    /// The year from whose January he may appear; none from the creation on.
    pub from_year: Option<u16>,
}

/// The printed leaders (22.3 d).
#[must_use]
pub const fn leader_row(leader: Leader) -> LeaderRow {
    let (strategic, tactical, corps, seniority, from_year) = match leader {
        Leader::Kosciuszko => (3, 3, 3, "B", None),
        Leader::Poniatowski => (2, 2, 2, "B", None),
        Leader::Krasinski => (3, 4, 1, "C*", Some(1807)),
        Leader::Rudsinski => (1, 5, 3, "D*", Some(1809)),
    };
    LeaderRow { strategic, tactical, corps, seniority, from_year }
}

/// The first month in which a leader may appear (22.3 d).
#[must_use]
pub fn leader_from(leader: Leader) -> GameDate {
    leader_row(leader).from_year.and_then(|year| GameDate::new(year, 1)).unwrap_or(GameDate::START)
}

/// The year printed on I Cavalry corps (22.3 b).
pub const GUARD_YEAR: u16 = 1807;

/// Whether I Cavalry corps may be bought like any corps (22.3 f, ruling `first-cavalry`).
#[must_use]
pub fn guard_may_be_bought(game: &Game) -> bool {
    match game.setup.rulings.first_cavalry {
        FirstCavalry::OnlyWithKrasinski => false,
        FirstCavalry::BoughtFrom1807 => {
            game.poland.active().is_some_and(|poland| poland.created.year() >= GUARD_YEAR)
        }
    }
}

/// Whether a revolt's Poland starts by 22.3 e (22.2.3 m, ruling `revolt-start`).
#[must_use]
pub fn revolt_starts_as_first(game: &Game) -> bool {
    game.setup.rulings.revolt_start == RevoltStart::FirstStart
}

/// Whether ships may lie in a city: a port, and Memel by ruling (21.1 c).
#[must_use]
pub fn is_open_port(game: &Game, city: City) -> bool {
    city.is_port() && (city != City::Memel || memel_is_port(game))
}

/// Room left in a corps.
#[must_use]
pub fn room(game: &Game, corps: CorpsId) -> u16 {
    capacity(corps).factors.saturating_sub(game.forces.corps[corps].factors.total())
}

/// Whether factors of `arm` may be put into a corps from outside it: provincial factors never mix (22.3 k), I Cavalry may
/// be refilled but never drawn on (22.3 h).
#[must_use]
pub fn may_be_filled(game: &Game, corps: CorpsId, arm: Arm) -> bool {
    capacity(corps).takes(arm) && !is_provincial(game, corps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s22_3a_b_what_each_corps_holds() {
        let cases = [
            (CorpsId::InfantryI, Factors::new(16, 0, 0), true),
            (CorpsId::InfantryI, Factors::new(0, 1, 0), false),
            (CorpsId::InfantryII, Factors::new(3, 5, 0), true),
            (CorpsId::InfantryIII, Factors::new(4, 5, 0), false),
            (CorpsId::InfantryIV, Factors::new(0, 20, 0), true),
            (CorpsId::InfantryIV, Factors::new(1, 0, 0), false),
            (CorpsId::CavalryI, Factors::new(0, 0, 7), true),
            (CorpsId::CavalryII, Factors::new(0, 0, 4), false),
            (CorpsId::Masovia, Factors::new(4, 0, 0), true),
            (CorpsId::Polesia, Factors::new(0, 0, 3), true),
            (CorpsId::Polesia, Factors::new(3, 0, 0), false),
        ];
        for (corps, factors, expected) in cases {
            assert_eq!(capacity(corps).holds(factors), expected, "{} {factors:?}", corps.name());
        }
    }

    #[test]
    fn s22_3d_leaders_and_their_years() {
        assert_eq!(leader_from(Leader::Poniatowski), GameDate::START);
        assert_eq!(leader_from(Leader::Krasinski).to_string(), "January 1807");
        assert_eq!(leader_from(Leader::Rudsinski).to_string(), "January 1809");
    }
}

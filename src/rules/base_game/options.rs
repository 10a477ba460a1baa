//! Lines of the base game that a group may use beside the Polish rules.

use crate::model::date::Months;
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::power::Power;
use crate::model::quantity::Sum;

/// What a militia factor made infantry costs (base: economy).
pub const CONVERSION: Sum = Sum::new(3, 0);
/// How long it takes (base: arrival).
pub const CONVERSION_TAKES: Months = Months(3);
/// Great Britain may spend one part in so many of what it just gained on cutting an enemy (base: economy).
pub const CUT_ONE_IN: u16 = 3;

/// The most that Great Britain may cut after it gained so many victory points (base: economy).
#[must_use]
pub const fn most_cut(gained: u16) -> u16 {
    gained / CUT_ONE_IN
}

/// Whether Poland is at peace with every major power, as militia made infantry ask (base: economy).
#[must_use]
pub fn at_peace(game: &Game) -> bool {
    game.diplomacy.enemies(Power::Poland).next().is_none()
}

/// Ports beyond the seven provinces that Poland holds, whose trade the table books by name (base: economy).
#[must_use]
pub fn trading_ports(game: &Game) -> Vec<City> {
    let conquered = |city: &City| {
        city.is_port() && !city.province().is_polish() && game.board.cities[*city].holder == Power::Poland
    };
    City::ALL.iter().copied().filter(conquered).collect()
}

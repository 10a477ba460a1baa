//! 22.2.3 The Polish revolt.

use crate::model::date::{GameDate, Months};
use crate::model::game::{Game, Revolt};
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::{Die, PoliticalPoints, VictoryPoints};
use crate::model::rulings::{MilitiaHoldWarsaw, RevoltHold, RevoltRoll, RevoltVp, Rulings};

/// A roll of three dice above this begins the revolt (22.2.3 a).
pub const REVOLT_ABOVE: u8 = 15;
/// So many infantry factors in Warsaw prevent it (22.2.3 b).
pub const INFANTRY_PREVENTS: u16 = 10;
/// Victory points of a revolt (22.2.3 c).
pub const REVOLT_VP: VictoryPoints = VictoryPoints::new(2);
/// Added to the die when the besieged in Warsaw forage, and to Poland's siege die (22.2.3 e).
pub const SIEGE_BONUS: i32 = 1;
/// Months within which Warsaw must fall, that of the revolt included (22.2.3 f).
pub const WINDOW: Months = Months(4);
/// Months for which it must be held (22.2.3 g).
pub const HOLD: Months = Months(2);
/// Poland's points when the revolt succeeds (22.2.3 g).
pub const SUCCESS: PoliticalPoints = PoliticalPoints::new(3);
/// Months in which nobody may declare war on a Poland born of a revolt (22.2.3 j).
pub const PROTECTION: Months = Months(12);

/// What three dice show together.
#[must_use]
pub fn total(dice: [Die; 3]) -> u8 {
    dice.iter().map(|die| die.pips()).sum()
}

/// Whether these dice begin the revolt (22.2.3 a).
#[must_use]
pub fn begins(dice: [Die; 3]) -> bool {
    total(dice) > REVOLT_ABOVE
}

/// The infantry in Warsaw that counts against a revolt (22.2.3 b, ruling `militia-hold-warsaw`).
#[must_use]
pub fn infantry_in_warsaw(game: &Game) -> u16 {
    match game.setup.rulings.militia_hold_warsaw {
        MilitiaHoldWarsaw::No => game.board.warsaw_infantry,
        MilitiaHoldWarsaw::Yes => game.board.warsaw_infantry.saturating_add(game.board.warsaw_militia),
    }
}

/// Whether the infantry in Warsaw prevents a revolt (22.2.3 b).
#[must_use]
pub fn is_prevented(game: &Game) -> bool {
    infantry_in_warsaw(game) >= INFANTRY_PREVENTS
}

/// Whether the dice are rolled even against ten infantry, for the points (22.2.3 c, ruling `revolt-vp`).
#[must_use]
pub fn rolled_even_if_prevented(rulings: &Rulings) -> bool {
    rulings.revolt_vp == RevoltVp::Prevented
}

/// A power other than France that `holder` is at war with, if there is one; a war counts once in force, or by the end of
/// the phase's diplomacy (22.2.3 a; 22.2 h, ruling `revolt-roll`).
#[must_use]
pub fn war_that_calls(game: &Game, holder: Power) -> Option<Power> {
    let running = |other: &Power| {
        game.diplomacy.war(holder, *other).is_some_and(|war| match game.setup.rulings.revolt_roll {
            RevoltRoll::Last => true,
            RevoltRoll::First => war.in_force,
        })
    };
    Power::ALL
        .iter()
        .copied()
        .filter(|other| *other != Power::France && *other != Power::Poland)
        .find(running)
}

/// The last month in which Warsaw may fall (22.2.3 f).
#[must_use]
pub fn window_ends(revolt: &Revolt) -> GameDate {
    revolt.began.plus(WINDOW).previous()
}

/// The month in whose Political phase a hold since `fell` succeeds (22.2.3 g, ruling `revolt-hold`).
#[must_use]
pub fn succeeds(fell: GameDate, rulings: &Rulings) -> GameDate {
    match rulings.revolt_hold {
        RevoltHold::FromFall | RevoltHold::WithinFour => fell.plus(HOLD),
        RevoltHold::CompleteMonths => fell.plus(HOLD).next(),
    }
}

/// Whether a revolt has succeeded when `date` begins (22.2.3 g).
#[must_use]
pub fn has_succeeded(revolt: &Revolt, date: GameDate, rulings: &Rulings) -> bool {
    revolt
        .warsaw_since
        .is_some_and(|fell| date >= succeeds(fell, rulings) && !held_too_late(revolt, fell, rulings))
}

/// Under the narrowest ruling the two months must lie within the window (22.2.3 g).
fn held_too_late(revolt: &Revolt, fell: GameDate, rulings: &Rulings) -> bool {
    rulings.revolt_hold == RevoltHold::WithinFour && fell.plus(HOLD).previous() > window_ends(revolt)
}

/// Whether a revolt has failed when `date` begins: the window is over and Warsaw is not in Polish hands, or cannot be
/// held long enough (22.2.3 l).
#[must_use]
pub fn has_failed(revolt: &Revolt, date: GameDate, rulings: &Rulings) -> bool {
    match revolt.warsaw_since {
        None => date > window_ends(revolt),
        Some(fell) => date > window_ends(revolt) && held_too_late(revolt, fell, rulings),
    }
}

/// The provinces of a Poland born of this revolt: all Polish ones its enemy controls now, and Masovia in any case
/// (22.2.3 h).
#[must_use]
pub fn provinces(game: &Game, revolt: &Revolt) -> Vec<Province> {
    let part = |province: &Province| {
        *province == Province::Masovia || game.board.controller(*province) == revolt.against
    };
    Province::POLISH.into_iter().filter(part).collect()
}

/// Whether Warsaw is in Polish hands during a revolt.
#[must_use]
pub fn poles_hold_warsaw(game: &Game) -> bool {
    game.board.cities[City::Warsaw].holder == Power::Poland
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s22_2_3a_ten_of_216_rolls_begin_a_revolt() {
        let mut begin = 0;
        for one in Die::FACES {
            for two in Die::FACES {
                for three in Die::FACES {
                    let sum = one.pips() + two.pips() + three.pips();
                    assert_eq!(begins([one, two, three]), sum >= 16);
                    begin += u32::from(begins([one, two, three]));
                }
            }
        }
        assert_eq!(begin, 10);
    }

    #[test]
    fn s22_2_3f_g_window_and_hold() {
        let march = GameDate::new(1806, 3).expect("a month");
        let june = GameDate::new(1806, 6).expect("a month");
        let revolt = Revolt { began: march, against: Power::Prussia, warsaw_since: Some(june) };
        assert_eq!(window_ends(&revolt), june);
        let rulings = Rulings::default();
        assert_eq!(succeeds(june, &rulings), GameDate::new(1806, 8).expect("a month"));
        assert!(!has_succeeded(&revolt, GameDate::new(1806, 7).expect("a month"), &rulings));
        assert!(has_succeeded(&revolt, GameDate::new(1806, 8).expect("a month"), &rulings));
        let open = Revolt { warsaw_since: None, ..revolt };
        assert!(!has_failed(&open, june, &rulings) && has_failed(&open, june.next(), &rulings));
        let strict = Rulings { revolt_hold: RevoltHold::WithinFour, ..Rulings::default() };
        assert!(has_failed(&revolt, june.next(), &strict));
        assert!(!has_succeeded(&revolt, GameDate::new(1806, 8).expect("a month"), &strict));
    }
}

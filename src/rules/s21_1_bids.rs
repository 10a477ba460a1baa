//! 21.1 Bids and map: the handicap of Poland's bid, and Memel.

use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::quantity::Die;
use crate::model::rulings::MemelPort;
use crate::model::why::{Amount, Derived, Term, Why};

/// The largest bid the books take.
pub const HIGHEST_BID: u8 = 99;
/// Harbour guns of Memel while Lithuania is Polish (21.1 c).
pub const MEMEL_GUNS: i32 = 70;

/// Half of the die, rounded down (21.1 b).
#[must_use]
pub const fn half_of(die: Die) -> u8 {
    die.pips() / 2
}

/// Poland's handicap: the bid less half the die, rounded down, never below nothing (21.1 b).
#[must_use]
pub fn handicap(bid: u8, die: Option<Die>) -> Derived<i32> {
    let clause = Clause::S21_1b;
    let bid_line = Why::line(Term::Bid, Amount::Number(i32::from(bid)), clause);
    let die_line = match die {
        Some(die) => Why::line(Term::HalfDie(die), Amount::Number(-i32::from(half_of(die))), clause),
        None => Why::line(Term::NoDie, Amount::Number(0), clause),
    };
    Derived::count(Term::Handicap, clause, vec![bid_line, die_line]).at_least_zero()
}

/// Whether Memel's port is open: always, or only in a Polish Lithuania by ruling (21.1 c).
#[must_use]
pub fn memel_is_port(game: &Game) -> bool {
    match game.setup.rulings.memel_port {
        MemelPort::PortAlways => true,
        MemelPort::WithLithuania => game.is_part_of_poland(Province::Lithuania),
    }
}

/// Memel's guns: none while Lithuania is not Polish (21.1 c).
#[must_use]
pub fn memel_guns(game: &Game) -> Derived<i32> {
    let guns = if game.is_part_of_poland(Province::Lithuania) { MEMEL_GUNS } else { 0 };
    Derived::number(Term::Guns(City::Memel), Clause::S21_1c, guns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s21_1b_the_bid_less_half_the_die() {
        let cases = [(5, 3, 4), (5, 6, 2), (1, 6, 0), (0, 1, 0), (7, 1, 7), (3, 2, 2), (12, 5, 10)];
        for (bid, pips, expected) in cases {
            assert_eq!(handicap(bid, Die::new(pips)).value(), expected, "bid {bid}, die {pips}");
        }
    }

    #[test]
    fn s21_1b_every_bid_and_die() {
        for bid in 0..=30u8 {
            for die in Die::FACES {
                let value = handicap(bid, Some(die)).value();
                assert!(value >= 0 && value <= i32::from(bid), "bid {bid}, die {}", die.pips());
                let short = i32::from(bid) - value;
                assert!(short <= 3 && (value == 0 || short == i32::from(die.pips()) / 2));
            }
        }
    }
}

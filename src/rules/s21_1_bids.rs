//! 21.1 Bids and map: the handicap of Poland's bid, its die, and Memel.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::quantity::{Die, VictoryPoints};
use crate::model::rulings::{HandicapSign, MemelPort};
use crate::model::setup::DiceSource;
use crate::model::why::{Amount, Cause, Derived, Term, Why};

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

/// What the die of the bid asks: not rolled yet (21.1 b).
pub fn judge_roll(game: &Game, conditions: &mut Conditions) {
    conditions.ask(game.setup.die.is_none(), Clause::S21_1b, Need::BidNotRolled);
}

/// Rolls the die of the bid (21.1 b).
pub fn roll(draft: &mut Draft, die: Die, source: DiceSource) {
    change(draft, |draft| draft.happen(Clause::S21_1b, Event::BidRolled(die, source)));
}

/// By how many points Poland starts behind (ruling `handicap-sign`).
fn behind(game: &Game) -> i32 {
    match game.setup.rulings.handicap_sign {
        HandicapSign::StartsBehind => handicap(game.setup.bid, game.setup.die).value(),
        HandicapSign::RaisesLevel | HandicapSign::LowersLevel => 0,
    }
}

/// Poland starts behind by its handicap (21.1 b, ruling `handicap-sign`).
pub fn start_behind(draft: &mut Draft) {
    if draft.game().setup.late.is_none() {
        let points = VictoryPoints::new(-behind(draft.game()));
        draft.victory(Clause::S21_1b, points, Cause::Handicap);
    }
}

/// Does what may change by how much Poland started behind, and scores the difference (21.1 b).
pub fn change(draft: &mut Draft, happen: impl FnOnce(&mut Draft)) {
    let before = behind(draft.game());
    happen(draft);
    let points = before - behind(draft.game());
    draft.victory(Clause::S21_1b, VictoryPoints::new(points), Cause::Handicap);
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

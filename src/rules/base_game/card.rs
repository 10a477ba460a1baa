//! What the squares of the Political Status Display give: the group's card first, the few squares the base game tells of
//! next, and between them whole numbers that never turn back, marked as assumed (base: economy).

use crate::game::command::CardSquare;
use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::order::sort_by_key;
use crate::model::status_card::{MOST_ON_CARD, StatusCard};
use crate::model::why::{Amount, Derived, Term, Why};
use crate::rules::base_game::SQUARES;

/// A square of which the base game tells something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// The square.
    pub square: u8,
    /// Its victory points.
    pub victory: Option<i32>,
    /// Its adjustment (PSA).
    pub drift: Option<i32>,
    /// The source names the square itself; else its place is an assumption.
    pub placed: bool,
    /// Who tells it.
    pub source: &'static str,
}

/// What is known of the display without a card. Between zero points at its foot and 8 on square 29 the box of 3 points lies
/// about square 12.
pub const ANCHORS: [Anchor; 4] = [
    Anchor {
        square: 0,
        victory: Some(0),
        drift: None,
        placed: false,
        source: "the display begins with nothing",
    },
    Anchor {
        square: 12,
        victory: Some(3),
        drift: Some(2),
        placed: false,
        source: "Spain in Instability, in a box of 3 victory points and PSA +2; which square is not told",
    },
    Anchor {
        square: 29,
        victory: Some(8),
        drift: None,
        placed: true,
        source: "Austria on the last Neutral square",
    },
    Anchor {
        square: 31,
        victory: Some(9),
        drift: Some(-2),
        placed: true,
        source: "France on its start square",
    },
];

/// One of the two numbers of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// Victory points, rising from the foot of the display to its head.
    Victory,
    /// The adjustment, falling.
    Drift,
}

impl Row {
    fn entered(self, card: &StatusCard, square: u8) -> Option<i32> {
        let says = card.square(square)?;
        Some(match self {
            Row::Victory => i32::from(says.victory),
            Row::Drift => i32::from(says.drift),
        })
    }

    fn anchored(self, anchor: &Anchor) -> Option<i32> {
        match self {
            Row::Victory => anchor.victory,
            Row::Drift => anchor.drift,
        }
    }

    /// Whether `low` below and `high` above it leave the row running the way it runs.
    fn runs(self, low: i32, high: i32) -> bool {
        match self {
            Row::Victory => low <= high,
            Row::Drift => low >= high,
        }
    }
}

/// A square with a number: from the card, or from the base game where the card leaves room for it.
#[derive(Clone, Copy)]
struct Knot {
    square: u8,
    value: i32,
    told: Told,
}

/// Who tells a number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Card,
    BaseGame,
    Nobody,
}

impl Told {
    fn term(self, square: u8) -> Term {
        match self {
            Told::Card => Term::Square(square),
            Told::BaseGame => Term::KnownSquare(square),
            Told::Nobody => Term::AssumedSquare(square),
        }
    }
}

fn knots(card: &StatusCard, row: Row) -> Vec<Knot> {
    let entered = card.entered().filter_map(|(square, _)| {
        row.entered(card, square).map(|value| Knot { square, value, told: Told::Card })
    });
    let mut knots: Vec<Knot> = entered.collect();
    for anchor in &ANCHORS {
        let Some(value) = row.anchored(anchor) else { continue };
        let square = anchor.square;
        let fits = card.entered().all(|(other, _)| {
            let Some(there) = row.entered(card, other) else { return true };
            other != square && if other < square { row.runs(there, value) } else { row.runs(value, there) }
        });
        if fits {
            let told = if anchor.placed { Told::BaseGame } else { Told::Nobody };
            knots.push(Knot { square, value, told });
        }
    }
    sort_by_key(&mut knots, |knot| knot.square);
    knots
}

/// A number of a square, who tells it, and between which it was put.
fn read(card: &StatusCard, square: u8, row: Row) -> (i32, Told, Vec<Why>) {
    let knots = knots(card, row);
    let below = knots.iter().rev().find(|knot| knot.square <= square);
    let above = knots.iter().find(|knot| knot.square >= square);
    match (below, above) {
        (Some(at), _) if at.square == square => (at.value, at.told, Vec::new()),
        (Some(low), Some(high)) => (between(low, high, square), Told::Nobody, vec![knot(low), knot(high)]),
        (Some(end), None) | (None, Some(end)) => (end.value, Told::Nobody, vec![knot(end)]),
        (None, None) => (0, Told::Nobody, Vec::new()),
    }
}

/// The whole number nearest to the line between two squares.
fn between(low: &Knot, high: &Knot, square: u8) -> i32 {
    let length = (i32::from(high.square) - i32::from(low.square)).max(1);
    let way = i32::from(square) - i32::from(low.square);
    let rise = high.value.saturating_sub(low.value);
    low.value.saturating_add((rise.saturating_mul(way * 2).saturating_add(length)).div_euclid(length * 2))
}

fn knot(knot: &Knot) -> Why {
    Why::line(knot.told.term(knot.square), Amount::Number(knot.value), Clause::BaseEconomy)
}

fn derived(card: &StatusCard, square: u8, row: Row) -> (Derived<i32>, bool) {
    let square = square.min(SQUARES - 1);
    let (value, told, parts) = read(card, square, row);
    (Derived::read(told.term(square), Clause::BaseEconomy, value, parts), told == Told::Nobody)
}

/// Victory points of a square, and whether they are assumed (base: economy).
#[must_use]
pub fn victory(card: &StatusCard, square: u8) -> (Derived<i32>, bool) {
    derived(card, square, Row::Victory)
}

/// The adjustment (PSA) of a square, and whether it is assumed (base: economy).
#[must_use]
pub fn drift(card: &StatusCard, square: u8) -> (Derived<i32>, bool) {
    derived(card, square, Row::Drift)
}

/// Whether a square says what a printed card can say.
#[must_use]
pub fn square_is_sane(says: CardSquare) -> bool {
    i32::from(says.victory) <= MOST_ON_CARD && i32::from(says.drift).abs() <= MOST_ON_CARD
}

/// What a card asks: that its squares say what the books can carry (base: economy).
pub fn judge(card: &StatusCard, conditions: &mut Conditions) {
    let sane = card.entered().all(|(_, says)| square_is_sane(says));
    conditions.ask(sane, Clause::BaseEconomy, Need::Between(-MOST_ON_CARD, MOST_ON_CARD));
}

/// Enters the group's printed card (base: the display).
pub fn enter(draft: &mut Draft, card: &StatusCard) {
    draft.happen(Clause::BaseTable, Event::CardSet(Box::new(card.clone())));
}

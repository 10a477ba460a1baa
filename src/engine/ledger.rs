//! Where the tracked values come from: every booking since the start, as derivations of the headline numbers.

use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::power::Power;
use crate::model::quantity::{PoliticalPoints, Sum, VictoryPoints};
use crate::model::why::{Amount, Cause, Derived, Term, Why};
use crate::rules::base_game::marker_after;

use super::campaign::Campaign;
use super::command::Correction;
use super::event::{Event, Fact};

/// A change of a tracked value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Booking {
    /// The month.
    pub date: GameDate,
    /// Why.
    pub term: Term,
    /// The clause it rests on.
    pub clause: Clause,
    /// What moved.
    pub moved: Moved,
}

/// What a booking moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// Money and manpower.
    Purse(Sum),
    /// Poland's marker, as far as it moved.
    Marker(PoliticalPoints),
    /// Poland's victory points.
    Victory(VictoryPoints),
}

/// The values a late start begins with, or those of January 1805.
struct Opening {
    purse: Sum,
    marker: i32,
    victory: i32,
}

fn opening(campaign: &Campaign) -> Opening {
    let setup = &campaign.game().setup;
    match &setup.late {
        Some(late) => {
            Opening { purse: late.purse, marker: i32::from(late.marker), victory: late.victory.count() }
        }
        None => Opening { purse: Sum::default(), marker: i32::from(setup.start_square), victory: 0 },
    }
}

/// Every booking since the start, oldest first.
#[must_use]
pub fn bookings(campaign: &Campaign) -> Vec<Booking> {
    let opening = opening(campaign);
    let mut bookings = Vec::new();
    let mut running = Running { purse: opening.purse, marker: opening.marker, victory: opening.victory };
    for entry in campaign.journal().line() {
        let mut date = entry.date;
        for fact in &entry.facts {
            if let Event::MonthBegan(month) = &fact.event {
                date = *month;
            }
            if let Some((term, moved)) = running.book(date, fact) {
                bookings.push(Booking { date, term, clause: fact.clause, moved });
            }
        }
    }
    bookings
}

struct Running {
    purse: Sum,
    marker: i32,
    victory: i32,
}

impl Running {
    /// A fact as a booking; corrections become the difference they made.
    fn book(&mut self, date: GameDate, fact: &Fact) -> Option<(Term, Moved)> {
        match &fact.event {
            Event::PurseMoved(sum, cause) => self.purse(*sum, Term::Booked(date, *cause)),
            Event::IncomeCollected { sum, .. } => self.purse(*sum, Term::Booked(date, Cause::Income)),
            Event::OtherIncome(name, sum) => self.purse(*sum, Term::Named(date, name.clone())),
            Event::PointsMoved { power: Power::Poland, points, cause, .. } => {
                let square = u8::try_from(self.marker).unwrap_or(0);
                let after = i32::from(marker_after(square, *points).0);
                let moved = PoliticalPoints::new(after - self.marker);
                self.marker = after;
                Some((Term::Booked(date, *cause), Moved::Marker(moved)))
            }
            Event::VictoryScored(points, cause) => {
                self.victory += points.count();
                Some((Term::Booked(date, *cause), Moved::Victory(*points)))
            }
            Event::Corrected(value, reason) => {
                let term = Term::Corrected(date, reason.clone());
                match value {
                    Correction::Money(money) => {
                        self.purse(Sum { money: *money - self.purse.money, ..Sum::default() }, term)
                    }
                    Correction::Manpower(manpower) => {
                        self.purse(Sum { manpower: *manpower - self.purse.manpower, ..Sum::default() }, term)
                    }
                    Correction::Marker(square) => {
                        let moved = PoliticalPoints::new(i32::from(*square) - self.marker);
                        self.marker = i32::from(*square);
                        Some((term, Moved::Marker(moved)))
                    }
                    Correction::VictoryPoints(points) => {
                        let moved = VictoryPoints::new(points.count() - self.victory);
                        self.victory = points.count();
                        Some((term, Moved::Victory(moved)))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn purse(&mut self, sum: Sum, term: Term) -> Option<(Term, Moved)> {
        self.purse = self.purse + sum;
        Some((term, Moved::Purse(sum)))
    }
}

/// Poland's square, from the start square and every move since.
#[must_use]
pub fn marker(campaign: &Campaign) -> Derived<i32> {
    let start = Why::line(Term::Start, Amount::Number(opening(campaign).marker), Clause::S22_2a);
    let moves = bookings(campaign).into_iter().filter_map(|booking| match booking.moved {
        Moved::Marker(points) => {
            Some(Why::line(booking.term, Amount::Number(points.count()), booking.clause))
        }
        Moved::Purse(_) | Moved::Victory(_) => None,
    });
    Derived::count(Term::Marker, Clause::S22_2k, std::iter::once(start).chain(moves).collect())
}

/// Poland's victory points, from the start and every score since.
#[must_use]
pub fn victory(campaign: &Campaign) -> Derived<i32> {
    let start = Why::line(Term::Start, Amount::Number(opening(campaign).victory), Clause::S22_8c);
    let scores = bookings(campaign).into_iter().filter_map(|booking| match booking.moved {
        Moved::Victory(points) => {
            Some(Why::line(booking.term, Amount::Number(points.count()), booking.clause))
        }
        Moved::Purse(_) | Moved::Marker(_) => None,
    });
    Derived::count(Term::Victory, Clause::S22_8c, std::iter::once(start).chain(scores).collect())
}

/// Money in hand, from the start and every payment since.
#[must_use]
pub fn treasury(campaign: &Campaign) -> Derived<Sum> {
    purse(campaign, Term::Treasury, |sum| Sum { money: sum.money, ..Sum::default() })
}

/// Manpower in hand, from the start and every change since.
#[must_use]
pub fn manpower(campaign: &Campaign) -> Derived<Sum> {
    purse(campaign, Term::Manpower, |sum| Sum { manpower: sum.manpower, ..Sum::default() })
}

fn purse(campaign: &Campaign, term: Term, part: impl Fn(Sum) -> Sum) -> Derived<Sum> {
    let clause = Clause::S22_3i;
    let start = Why::line(Term::Start, Amount::Sum(part(opening(campaign).purse)), clause);
    let moves = bookings(campaign).into_iter().filter_map(|booking| match booking.moved {
        Moved::Purse(sum) => {
            let sum = part(sum);
            (!sum.is_nothing()).then(|| Why::line(booking.term, Amount::Sum(sum), booking.clause))
        }
        Moved::Marker(_) | Moved::Victory(_) => None,
    });
    Derived::total(term, clause, std::iter::once(start).chain(moves).collect())
}

/// Points that the rules gave other powers, to be marked on the board.
#[must_use]
pub fn points_of_others(campaign: &Campaign) -> Vec<(GameDate, Power, PoliticalPoints, Cause, Clause)> {
    let mut points = Vec::new();
    for entry in campaign.journal().line() {
        let mut date = entry.date;
        for fact in &entry.facts {
            match &fact.event {
                Event::MonthBegan(month) => date = *month,
                Event::PointsMoved { power, points: moved, cause, .. } if *power != Power::Poland => {
                    points.push((date, *power, *moved, *cause, fact.clause));
                }
                _ => {}
            }
        }
    }
    points
}

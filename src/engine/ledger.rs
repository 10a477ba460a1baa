//! Where the tracked values come from: every booking since the start, as the accounts of the books and as derivations of the
//! headline numbers; and what the rules give other powers, to be marked on the board.

mod levels;
mod others;
mod statement;

use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::quantity::{PoliticalPoints, Sum, VictoryPoints};
use crate::model::why::{Amount, Cause, Derived, Term, Why};
use crate::rules::base_game::{SQUARES, marker_after};

use super::campaign::Campaign;
use super::journal::{Entry, Seq};
use crate::game::command::Correction;
use crate::game::event::{Event, Fact};

pub use levels::{LevelTo, levels};
pub use others::{Given, Share, of_others, points_of_others};
pub use statement::{Statement, Year, statement};

/// A tracked value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// Money in hand.
    Money,
    /// Manpower in hand.
    Manpower,
    /// Poland's square.
    Marker,
    /// Poland's victory points.
    Victory,
}

impl Account {
    /// Every account, in the order of the books.
    pub const ALL: [Account; 4] = [Account::Money, Account::Manpower, Account::Marker, Account::Victory];

    /// The clause that the balance rests on.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Account::Money | Account::Manpower => Clause::S22_3i,
            Account::Marker => Clause::S22_2k,
            Account::Victory => Clause::S22_8c,
        }
    }
}

/// A change of a tracked value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// The entry of the record it belongs to.
    pub entry: Seq,
    /// The month.
    pub date: GameDate,
    /// The value.
    pub account: Account,
    /// Why.
    pub term: Term,
    /// The clause it rests on.
    pub clause: Clause,
    /// By how much the value changed.
    pub moved: i32,
    /// Points besides, lost beyond an end of the display (22.2 k).
    pub lost: i32,
    /// The value afterwards.
    pub balance: i32,
}

/// The values a late start begins with, or those of January 1805.
#[derive(Clone, Copy)]
struct Balances {
    purse: Sum,
    marker: i32,
    victory: VictoryPoints,
}

impl Balances {
    fn at_start(campaign: &Campaign) -> Self {
        let setup = &campaign.game().setup;
        if let Some(brought) = campaign.journal().brought() {
            return Self::of_game(&brought.game);
        }
        match &setup.late {
            Some(late) => Self { purse: late.purse, marker: i32::from(late.marker), victory: late.victory },
            None => Self {
                purse: Sum::default(),
                marker: i32::from(setup.start_square),
                victory: VictoryPoints::ZERO,
            },
        }
    }

    fn of_game(game: &Game) -> Self {
        Self { purse: game.purse, marker: i32::from(game.marker), victory: game.victory }
    }

    const fn of(self, account: Account) -> i32 {
        match account {
            Account::Money => self.purse.money.count(),
            Account::Manpower => self.purse.manpower.count(),
            Account::Marker => self.marker,
            Account::Victory => self.victory.count(),
        }
    }
}

/// The value an account began with.
#[must_use]
pub fn opening(campaign: &Campaign, account: Account) -> i32 {
    Balances::at_start(campaign).of(account)
}

/// Every fact of the record in force with its entry and its month.
fn facts(campaign: &Campaign) -> Vec<(&Entry, GameDate, &Fact)> {
    let mut all = Vec::new();
    for entry in campaign.journal().line() {
        let mut date = entry.date;
        for fact in &entry.facts {
            if let Event::MonthBegan(month) = &fact.event {
                date = *month;
            }
            all.push((entry, date, fact));
        }
    }
    all
}

/// Every booking since the start, oldest first; money before manpower where one fact moves both.
#[must_use]
pub fn postings(campaign: &Campaign) -> Vec<Posting> {
    let mut now = Balances::at_start(campaign);
    let mut postings = Vec::new();
    for (entry, date, fact) in facts(campaign) {
        let before = now;
        let Some((term, points)) = now.book(date, &fact.event) else { continue };
        for account in Account::ALL {
            let moved = now.of(account) - before.of(account);
            let lost = if account == Account::Marker { points - moved } else { 0 };
            if moved != 0 || lost != 0 {
                postings.push(Posting {
                    entry: entry.seq,
                    date,
                    account,
                    term: term.clone(),
                    clause: fact.clause,
                    moved,
                    lost,
                    balance: now.of(account),
                });
            }
        }
    }
    postings
}

impl Balances {
    /// Books a fact as `evolve` folds it: why, and the points it gave Poland's marker.
    fn book(&mut self, date: GameDate, event: &Event) -> Option<(Term, i32)> {
        let booked = |cause: Cause| Some((Term::Booked(date, cause), 0));
        match event {
            Event::PurseMoved(sum, cause) => {
                self.purse = self.purse + *sum;
                booked(*cause)
            }
            Event::IncomeCollected { sum, .. } => {
                self.purse = self.purse + *sum;
                booked(Cause::Income)
            }
            Event::OtherIncome(name, sum) => {
                self.purse = self.purse + *sum;
                Some((Term::Named(date, name.clone()), 0))
            }
            Event::PointsMoved { power: Power::Poland, points, cause, .. } => {
                self.move_marker(*points);
                Some((Term::Booked(date, *cause), points.count()))
            }
            Event::VictoryScored(points, cause) => {
                self.victory = self.victory + *points;
                booked(*cause)
            }
            Event::Corrected(value, reason) => {
                let before = self.marker;
                self.correct(*value);
                Some((Term::Corrected(date, reason.clone()), self.marker - before))
            }
            Event::StateBrought(brought) => {
                let before = self.marker;
                *self = Self::of_game(&brought.game);
                Some((Term::Booked(date, Cause::TakenOver), self.marker - before))
            }
            _ => None,
        }
    }

    fn move_marker(&mut self, points: PoliticalPoints) {
        let square = u8::try_from(self.marker).unwrap_or(0);
        self.marker = i32::from(marker_after(square, points).0);
    }

    fn correct(&mut self, value: Correction) {
        match value {
            Correction::Money(money) => self.purse.money = money.at_least_zero(),
            Correction::Manpower(manpower) => self.purse.manpower = manpower.at_least_zero(),
            Correction::Marker(square) => self.marker = i32::from(square.min(SQUARES - 1)),
            Correction::VictoryPoints(points) => self.victory = points,
            _ => {}
        }
    }
}

/// The lines of a derivation: the start, and every booking of an account.
fn lines(campaign: &Campaign, account: Account, amount: fn(i32) -> Amount) -> Vec<Why> {
    let clause = if account == Account::Marker { Clause::S22_2a } else { account.clause() };
    let mut lines = vec![Why::line(Term::Start, amount(opening(campaign, account)), clause)];
    let own = postings(campaign).into_iter().filter(|posting| posting.account == account);
    lines.extend(own.map(|posting| Why::line(posting.term, amount(posting.moved), posting.clause)));
    lines
}

/// Poland's square, from the start square and every move since.
#[must_use]
pub fn marker(campaign: &Campaign) -> Derived<i32> {
    let lines = lines(campaign, Account::Marker, Amount::Number);
    Derived::count(Term::Marker, Account::Marker.clause(), lines)
}

/// Poland's victory points, from the start and every score since.
#[must_use]
pub fn victory(campaign: &Campaign) -> Derived<i32> {
    let lines = lines(campaign, Account::Victory, Amount::Number);
    Derived::count(Term::Victory, Account::Victory.clause(), lines)
}

/// Money in hand, from the start and every payment since.
#[must_use]
pub fn treasury(campaign: &Campaign) -> Derived<Sum> {
    let lines = lines(campaign, Account::Money, |money| Amount::Sum(Sum::new(money, 0)));
    Derived::total(Term::Treasury, Account::Money.clause(), lines)
}

/// Manpower in hand, from the start and every change since.
#[must_use]
pub fn manpower(campaign: &Campaign) -> Derived<Sum> {
    let lines = lines(campaign, Account::Manpower, |manpower| Amount::Sum(Sum::new(0, manpower)));
    Derived::total(Term::Manpower, Account::Manpower.clause(), lines)
}

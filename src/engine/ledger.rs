//! Where the tracked values come from: every booking since the start, as the accounts of the books and as derivations of the
//! headline numbers; and what the rules give other powers, to be marked on the board.

mod levels;
mod others;
mod statement;

use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::model::why::{Amount, Cause, Derived, Term, Why};

use super::campaign::Campaign;
use super::journal::{Entry, Seq};
use crate::game::event::{Event, Fact};
use crate::game::evolve::evolve;

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

/// The value of an account in a game.
fn value(game: &Game, account: Account) -> i32 {
    match account {
        Account::Money => game.purse.money.count(),
        Account::Manpower => game.purse.manpower.count(),
        Account::Marker => i32::from(game.marker),
        Account::Victory => game.victory.count(),
    }
}

/// The game a record begins with: January 1805, a late start, or a state that was brought over.
fn start(campaign: &Campaign) -> Game {
    match campaign.journal().brought() {
        Some(brought) => brought.game.clone(),
        None => Game::new(&campaign.game().setup),
    }
}

/// The value an account began with.
#[must_use]
pub fn opening(campaign: &Campaign, account: Account) -> i32 {
    value(&start(campaign), account)
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
    let mut game = start(campaign);
    let mut postings = Vec::new();
    for (entry, date, fact) in facts(campaign) {
        // The game that is begun is the one the accounts open with.
        if matches!(fact.event, Event::CampaignBegun(_)) {
            continue;
        }
        let before = Account::ALL.map(|account| value(&game, account));
        evolve(&mut game, &fact.event);
        let Some(term) = term(date, &fact.event) else { continue };
        for (account, before) in Account::ALL.into_iter().zip(before) {
            let balance = value(&game, account);
            let moved = balance - before;
            let lost =
                if account == Account::Marker { points(&fact.event).map_or(0, |all| all - moved) } else { 0 };
            if moved != 0 || lost != 0 {
                let term = term.clone();
                postings.push(Posting {
                    entry: entry.seq,
                    date,
                    account,
                    term,
                    clause: fact.clause,
                    moved,
                    lost,
                    balance,
                });
            }
        }
    }
    postings
}
/// Why a fact moves an account, if it can.
fn term(date: GameDate, event: &Event) -> Option<Term> {
    match event {
        Event::PurseMoved(_, cause)
        | Event::VictoryScored(_, cause)
        | Event::PointsMoved { power: Power::Poland, cause, .. } => Some(Term::Booked(date, *cause)),
        Event::IncomeCollected { .. } => Some(Term::Booked(date, Cause::Income)),
        Event::StateBrought(_) => Some(Term::Booked(date, Cause::TakenOver)),
        Event::OtherIncome(name, _) => Some(Term::Named(date, name.clone())),
        Event::Corrected(_, reason) => Some(Term::Corrected(date, reason.clone())),
        _ => None,
    }
}

/// The points that a fact gives Poland, those beyond an end of the display counted.
fn points(event: &Event) -> Option<i32> {
    match event {
        Event::PointsMoved { power: Power::Poland, points, .. } => Some(points.count()),
        _ => None,
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

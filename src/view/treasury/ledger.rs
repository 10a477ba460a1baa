//! The ledger: every change of a tracked value since the start, by years, the newest first, with its balance and its cause; and
//! what other powers were given.

mod csv;
mod others;
#[cfg(test)]
mod tests;

use crate::engine::campaign::Campaign;
use crate::engine::journal::Seq;
use crate::engine::ledger::{Account, Posting, Statement, Year, statement};
use crate::game::command::Command;
use crate::model::why::Term;
use crate::view::words::figures::{number, signed};

pub use csv::{csv, csv_name};

/// What the ledger shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerKind {
    /// A tracked value.
    Of(Account),
    /// What the rules gave other powers.
    Others,
}

impl LedgerKind {
    /// Every kind, in the order of the filters.
    pub const ALL: [LedgerKind; 5] = [
        LedgerKind::Of(Account::Money),
        LedgerKind::Of(Account::Manpower),
        LedgerKind::Of(Account::Marker),
        LedgerKind::Of(Account::Victory),
        LedgerKind::Others,
    ];

    /// Its name on the filter.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LedgerKind::Of(account) => account_name(account),
            LedgerKind::Others => "Other powers",
        }
    }
}

/// The name of an account.
#[must_use]
pub const fn account_name(account: Account) -> &'static str {
    match account {
        Account::Money => "Money",
        Account::Manpower => "Manpower",
        Account::Marker => "Marker",
        Account::Victory => "Victory points",
    }
}

/// A balance: `26 $`; the marker stands on a square, which has no unit.
pub(super) fn balance(account: Account, count: i32) -> String {
    match account {
        Account::Money => format!("{} $", number(count)),
        Account::Manpower => format!("{} MP", number(count)),
        Account::Marker => number(count),
        Account::Victory => format!("{} VP", number(count)),
    }
}

/// A change: `+3 $`, `−2 PP`.
fn change(account: Account, count: i32) -> String {
    let unit = match account {
        Account::Money => "$",
        Account::Manpower => "MP",
        Account::Marker => "PP",
        Account::Victory => "VP",
    };
    format!("{} {unit}", signed(count))
}

/// A line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerRow {
    /// The entry of the record that it opens.
    pub entry: Seq,
    /// The month.
    pub date: String,
    /// The power that was given something; Poland's own books name none.
    pub power: Option<&'static str>,
    /// Why.
    pub cause: String,
    /// The clause it rests on.
    pub cite: &'static str,
    /// What moved.
    pub moved: String,
    /// It fell.
    pub falls: bool,
    /// The value afterwards; of another power, all that it was given so far.
    pub balance: String,
    /// What else to know.
    pub note: Option<String>,
}

/// A year of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerYear {
    /// The year.
    pub year: String,
    /// All that was gained; of other powers, what each was given.
    pub gained: String,
    /// All that was lost.
    pub lost: String,
    /// The value at its end, or now.
    pub closing: String,
    /// Its lines, the newest first.
    pub rows: Vec<LedgerRow>,
}

/// The ledger of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerView {
    /// What it began with: `12 in January 1805`.
    pub opening: Option<String>,
    /// The value now.
    pub closing: String,
    /// Other powers, and all that each was given.
    pub powers: Vec<(&'static str, String)>,
    /// The years, the newest first.
    pub years: Vec<LedgerYear>,
    /// There is no line yet.
    pub empty: Option<&'static str>,
}

/// Draws a ledger up.
#[must_use]
pub fn ledger(campaign: &Campaign, kind: LedgerKind) -> LedgerView {
    match kind {
        LedgerKind::Of(account) => of_account(campaign, account),
        LedgerKind::Others => others::ledger(campaign),
    }
}

fn of_account(campaign: &Campaign, account: Account) -> LedgerView {
    let statement = statement(campaign, account);
    let year = |year: &Year| LedgerYear {
        year: year.year.to_string(),
        gained: change(account, year.gained),
        lost: change(account, year.lost),
        closing: balance(account, year.closing),
        rows: rows(campaign, &statement, year.year),
    };
    LedgerView {
        opening: Some(format!("{} in {}", balance(account, statement.opening), statement.from)),
        closing: balance(account, statement.closing()),
        powers: Vec::new(),
        years: statement.years().iter().rev().map(year).collect(),
        empty: statement.postings.is_empty().then_some("Nothing has moved yet."),
    }
}

fn rows(campaign: &Campaign, statement: &Statement, year: u16) -> Vec<LedgerRow> {
    let own = statement.postings.iter().rev().filter(|posting| posting.date.year() == year);
    own.map(|posting| row(campaign, posting)).collect()
}

fn row(campaign: &Campaign, posting: &Posting) -> LedgerRow {
    LedgerRow {
        entry: posting.entry,
        date: posting.date.to_string(),
        power: None,
        cause: cause(&posting.term),
        cite: posting.clause.number(),
        moved: change(posting.account, posting.moved),
        falls: posting.moved < 0,
        balance: balance(posting.account, posting.balance),
        note: note(campaign, posting.entry, posting.lost),
    }
}

/// Why something moved, without its date.
fn cause(term: &Term) -> String {
    match term {
        Term::Booked(_, cause) => cause.name().into(),
        Term::Named(_, name) => name.clone(),
        Term::Corrected(_, reason) => format!("Corrected by hand: {reason}"),
        _ => String::new(),
    }
}

/// What stands beside a line: points lost beyond the display (22.2 k), the table's word, the note of the entry.
fn note(campaign: &Campaign, entry: Seq, lost: i32) -> Option<String> {
    let mut parts = Vec::new();
    if lost != 0 {
        parts.push(format!("{} PP lost beyond the end of the display", signed(lost)));
    }
    let entry = campaign.journal().entry(entry);
    if let Some(Command::Overrule { reason, .. }) = entry.map(|entry| &entry.command) {
        parts.push(format!("by agreement: {reason}"));
    }
    parts.extend(entry.and_then(|entry| entry.note.clone()));
    (!parts.is_empty()).then(|| parts.join("; "))
}

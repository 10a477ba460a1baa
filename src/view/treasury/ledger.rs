//! The ledger: every change of a tracked value since the start, by years, the newest first, with its balance and its cause; and
//! what other powers were given.

mod csv;
mod others;
#[cfg(test)]
mod tests;

use crate::engine::campaign::Campaign;
use crate::engine::journal::Seq;
use crate::engine::ledger::{Account, Posting, Year, statement};
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::why::Term;
use crate::view::page::{
    Action, Block, Card, Cell, Column, Deed, Figure, Glyph, Look, Loud, PageState, Row, Span, Table,
    TableRow, Text, Tone,
};
use crate::view::words::figures::signed;

use super::account::{KIND, LedgerKind, account_name, balance, change};
use super::graph::graphs;

pub use csv::{csv, csv_name};

/// The filters, the graph, the lines, and the table to take along.
pub(super) fn cards(campaign: &Campaign, state: &PageState) -> Vec<Card> {
    let answer = state.answer(KIND);
    let kind = LedgerKind::ALL.into_iter().find(|kind| Some(kind.name()) == answer);
    let kind = kind.unwrap_or(LedgerKind::Of(Account::Money));
    let chip = |one: LedgerKind| Deed::new(one.name(), one.choose()).loud(Loud::Chip).pressed(one == kind);
    let filters = Block::Deeds(Some("Which ledger".into()), LedgerKind::ALL.map(chip).into());
    let graphs = match kind {
        LedgerKind::Of(account) => Some(Block::Graphs(graphs(campaign, account))),
        LedgerKind::Others => None,
    };
    let lines = match kind {
        LedgerKind::Of(account) => of_account(campaign, account, state),
        LedgerKind::Others => others::blocks(campaign, state),
    };
    let take = Deed::new("Take the ledger along (CSV)", Action::Answer("csv".into(), String::new()))
        .glyph(Glyph::Save);
    let what = "All five in one table, a line for each booking, oldest first.";
    vec![
        Card::new("filters", "", std::iter::once(filters).chain(graphs).collect()).tone(Tone::Bare),
        Card::new(kind.name(), kind.name(), lines),
        Card::new("take", "", vec![Block::Deeds(None, vec![take]), Block::Text(what.into(), None)])
            .tone(Tone::Bare),
    ]
}

fn of_account(campaign: &Campaign, account: Account, state: &PageState) -> Vec<Block> {
    let statement = statement(campaign, account);
    let sum = |key: &'static str, name: &str, count: String| {
        Row::new(key, name).look(Look::Account).figure(Figure::new("", count, None))
    };
    let year = |(at, year): (usize, &Year)| {
        let own = statement.postings.iter().rev().filter(|posting| posting.date.year() == year.year);
        let table = || table("Balance", own.map(|posting| line(campaign, posting)));
        let heard = |words: &str, sum: String| Text::from(Span::Unseen(format!("{words} "))).plain(sum);
        let row = Row {
            aside: heard("gained", change(account, year.gained)),
            ..Row::new(year.year.to_string(), year.year.to_string())
        };
        row.look(Look::Line)
            .text(heard("lost", change(account, year.lost)))
            .figure(Figure::new("closing", balance(account, year.closing), None))
            .opens(lies_open(state, year.year, at == 0), false, table)
    };
    let heads = super::line_heads("Year", ["Gained", "Lost", "Closing"]);
    let years = statement.years();
    let years = years.iter().rev().enumerate().map(year);
    let closing = sum("closing", "Balance now", balance(account, statement.closing())).look(Look::Total);
    let first = format!("{} in {}", balance(account, statement.opening), statement.from);
    let empty = statement.postings.is_empty().then(|| Block::Text("Nothing has moved yet.".into(), None));
    let blocks = [
        Some(Block::Rows(vec![closing])),
        empty,
        Some(Block::Rows(std::iter::once(heads).chain(years).collect())),
        Some(Block::Rows(vec![sum("opening", "Balance at first", first)])),
    ];
    blocks.into_iter().flatten().collect()
}

/// Whether a year lies open: at first the newest does, alone.
fn lies_open(state: &PageState, year: u16, newest: bool) -> bool {
    state.is_open(&year.to_string()) != newest
}

/// A line of the ledger, with its month.
struct Entry {
    month: String,
    row: TableRow,
}

/// The lines of a year, month by month.
fn table(last: &str, lines: impl Iterator<Item = Entry>) -> Vec<Block> {
    let mut rows: Vec<TableRow> = Vec::new();
    let mut before = String::new();
    for Entry { month, row } in lines {
        if month != before {
            rows.push(TableRow::new(month.clone(), vec![Cell::new(month.clone())]));
            before = month;
        }
        rows.push(row);
    }
    if rows.is_empty() {
        return vec![Block::Text("Nothing moved this year.".into(), None)];
    }
    let figures = ["Clause", "Moved", last].map(Column::figures);
    vec![Block::Table(Table {
        caption: "Every line, the newest first".into(),
        columns: std::iter::once(Column::words("Cause")).chain(figures).collect(),
        rows,
        foot: Vec::new(),
    })]
}

fn line(campaign: &Campaign, posting: &Posting) -> Entry {
    let moved = (change(posting.account, posting.moved), posting.moved < 0);
    let note = note(campaign, posting.entry, posting.lost);
    let balance = balance(posting.account, posting.balance);
    let row = entry_row(posting.entry, cause(&posting.term).into(), note, posting.clause, moved, balance);
    Entry { month: posting.date.to_string(), row }
}

/// A line: its cause, which opens its entry in the record, its clause, what moved, and whether it fell, and the value after it.
fn entry_row(
    entry: Seq,
    cause: Text,
    note: Option<String>,
    clause: Clause,
    (moved, falls): (String, bool),
    after: String,
) -> TableRow {
    let cells = vec![
        Cell::new(cause).note(note.unwrap_or_default()).opens(Action::Entry(entry)),
        Cell { cite: Some(clause), ..Cell::default() },
        Cell { marked: falls, ..Cell::new(moved) },
        Cell::new(after),
    ];
    TableRow::new(entry.to_string(), cells)
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

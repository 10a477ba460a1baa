//! The ledger: every change of a tracked value with its cause and balance, by years; what other powers were given; and all of it
//! to take along.

use leptos::prelude::*;

use super::graph::graph_card;
use crate::engine::ledger::Account;
use crate::ui::parts::{Glyph, Kind, button_with, card, chip, cite, icon, opener};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::platform;
use crate::ui::session::Session;
use crate::view::treasury::{LedgerKind, LedgerRow, LedgerView, LedgerYear, csv, csv_name, ledger};

/// What of the ledger is looked at.
#[derive(Clone, Copy)]
pub(super) struct Looked {
    kind: RwSignal<LedgerKind>,
    /// The years that lie otherwise than at first, when the newest lies open alone.
    turned: RwSignal<Vec<String>>,
}

impl Looked {
    /// At the money.
    pub fn new() -> Self {
        let money = LedgerKind::Of(Account::Money);
        Self { kind: RwSignal::new(money), turned: RwSignal::new(Vec::new()) }
    }

    fn turn(self, year: &str) {
        self.turned.update(|turned| match turned.iter().position(|one| one == year) {
            Some(at) => drop(turned.remove(at)),
            None => turned.push(year.to_owned()),
        });
    }
}

/// The page: filters, the graph, the lines, the table to take along.
pub(super) fn ledger_page(looked: Looked) -> Vec<AnyView> {
    let session = Session::here();
    let kind = looked.kind;
    let one = move |one: LedgerKind| chip(one.name(), move || kind.get() == one, move || kind.set(one));
    let chips = el("div", "chips").attr("role", "group").attr("aria-label", "Which ledger");
    let lines = live(move || {
        let kind = kind.get();
        Some(lines(kind, session.ask(|campaign| ledger(campaign, kind))?, looked))
    });
    vec![chips.children(LedgerKind::ALL.map(one)).node(), graph_card(kind), lines, take_along()]
}

fn lines(kind: LedgerKind, seen: LedgerView, looked: Looked) -> El {
    let LedgerView { opening, closing, powers, years, empty } = seen;
    let card = card(kind.name(), false);
    let is_others = kind == LedgerKind::Others;
    let lead = is_others.then(|| {
        el("p", "card-lead")
            .child("What the rules gave each power, to be marked on the board. The newest year first.")
    });
    let power = |(name, all): (&'static str, String)| {
        el("div", "account")
            .child(el("span", "account-label").child(name))
            .child(el("b", "account-sum").child(all))
    };
    let balance = |class: &str, label: &str, value: String| {
        el("div", class)
            .child(el("span", "account-label").child(label))
            .child(el("b", "account-sum").child(value))
    };
    let closing = (!is_others).then(|| balance("account account-total", "Balance now", closing));
    let opening = opening.map(|opening| balance("account account-first", "Balance at first", opening));
    let empty = empty.map(|words| el("p", "card-lead").child(words));
    let head = (!is_others && !years.is_empty()).then(|| {
        let name = |words| el("span", "").child(words);
        el("p", "year-names")
            .attr("aria-hidden", "true")
            .children(["", "Gained", "Lost", "Closing"].map(name))
    });
    let years = years.into_iter().enumerate().map(move |(at, one)| year(one, at == 0, looked));
    card.child(lead)
        .child((!powers.is_empty()).then(|| el("div", "accounts").children(powers.into_iter().map(power))))
        .child(closing)
        .child(empty)
        .child(el("div", "years").child(head).children(years))
        .child(opening)
}

/// A year: its sums, and its lines while it lies open.
fn year(one: LedgerYear, newest: bool, looked: Looked) -> El {
    let LedgerYear { year, gained, lost, closing, rows } = one;
    let is_open = {
        let year = year.clone();
        move || looked.turned.with(|turned| turned.contains(&year)) != newest
    };
    let turn = {
        let year = year.clone();
        move || looked.turn(&year)
    };
    let heard = |words: &str| el("span", "unseen").child(words);
    let head = opener("year-head", is_open.clone(), turn)
        .attr("id", ["year-", &year].concat())
        .child(el("span", "year-name").child(year));
    let head = if closing.is_empty() {
        head.child(el("span", "year-given").child(gained))
    } else {
        let sum = |words: &str, sum: String| el("span", "year-sum").child(heard(words)).child(sum);
        head.child(sum("gained ", gained)).child(sum("lost ", lost)).child(sum("closing ", closing))
    };
    let table = live(move || is_open().then(|| table(&rows)));
    el("div", "year").child(head.child(icon(Glyph::Forward))).child(table)
}

/// The lines of a year, month by month.
fn table(rows: &[LedgerRow]) -> El {
    if rows.is_empty() {
        return el("p", "card-lead").child("Nothing moved this year.");
    }
    let column = |class: &str, words: &str| el("th", class).attr("scope", "col").child(words);
    let head = el("tr", "")
        .child(column("", "Cause"))
        .child(column("num", "Clause"))
        .child(column("num", "Moved"))
        .child(column("num", if rows.iter().any(|row| row.power.is_some()) { "In all" } else { "Balance" }));
    let mut lines = Vec::new();
    let mut month = "";
    for row in rows {
        if row.date != month {
            month = &row.date;
            let name = el("th", "").attr("scope", "rowgroup").attr("colspan", "4").child(month);
            lines.push(el("tr", "ledger-month").child(name));
        }
        lines.push(line(row));
    }
    let table = el("table", "ledger postings")
        .child(el("thead", "").child(head))
        .child(el("tbody", "").children(lines));
    el("div", "ledger-wrap").child(table)
}

fn line(row: &LedgerRow) -> El {
    let session = Session::here();
    let entry = row.entry;
    let power = row.power.map(|power| el("b", "").child([power, ": "].concat()));
    let note = row.note.as_ref().map(|note| el("span", "ledger-note").child(note.as_str()));
    let cause = el("button", "posting-cause")
        .attr("type", "button")
        .attr("title", "Its entry in the record")
        .child(el("span", "posting-words").child(power).child(row.cause.as_str()))
        .press(move || session.read_entry(entry));
    el("tr", "")
        .child(el("th", "").attr("scope", "row").child(cause).child(note))
        .child(el("td", "num").child(cite(row.cite)))
        .child(el("td", if row.falls { "num ledger-minus" } else { "num" }).child(row.moved.as_str()))
        .child(el("td", "num posting-balance").child(row.balance.as_str()))
}

/// The whole ledger as a file for spreadsheets.
fn take_along() -> AnyView {
    let session = Session::here();
    let take = move || {
        let file = untrack(|| session.ask(|campaign| (csv_name(campaign), csv(campaign))));
        let Some((name, text)) = file else { return };
        let text = [platform::share::SHEET_MARK, &text].concat();
        if platform::share::download(&name, "text/csv;charset=utf-8", &text) {
            session.said.set([&name, " is handed to the browser."].concat());
        } else {
            session
                .notice
                .set(Some("The browser does not take the file. Nothing else is changed.".to_owned()));
        }
    };
    let words = "All five in one table, a line for each booking, oldest first.";
    el("div", "take-along")
        .child(button_with(Kind::Plain, Glyph::Save, "Take the ledger along (CSV)", take))
        .child(el("p", "take-text").child(words))
        .node()
}

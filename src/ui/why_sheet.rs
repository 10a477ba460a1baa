//! Sheets that explain: how a number came about, and what a clause says.

use leptos::prelude::*;

use crate::model::clause::Clause;
use crate::ui::parts::{self, Kind, button, sheet};
use crate::ui::plain::{Node, el, live};
use crate::ui::rules::now_lines;
use crate::ui::session::Session;
use crate::view::explain::Line;
use crate::view::rulebook::clause_now;

/// How a number came about.
#[component]
pub fn WhySheet(
    /// The number's name.
    title: String,
    /// Its derivation.
    line: Line,
) -> impl IntoView {
    let session = Session::here();
    sheet(move || title.clone(), move || session.close_sheet(), parts::tree(line).node(), None)
}

/// What a clause says, what it says now, and where to read on.
#[component]
pub fn ClauseSheet(
    /// The clause.
    clause: Clause,
) -> impl IntoView {
    let session = Session::here();
    let now = live(move || session.ask(|campaign| clause_now(campaign, clause)).and_then(now_lines));
    let body = vec![el("p", "").child(clause.text()).node(), now].node();
    let read = button(Kind::Plain, "Read in the rulebook", move || session.read(clause)).node();
    let title = move || [clause.number(), " · ", clause.title()].concat();
    sheet(title, move || session.close_sheet(), body, Some(read))
}

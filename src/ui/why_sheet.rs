//! Sheets that explain: how a number came about, and what a clause says.

use leptos::prelude::*;

use crate::model::clause::Clause;
use crate::ui::live::nothing;
use crate::ui::page;
use crate::ui::parts::{Kind, button, sheet};
use crate::ui::session::{OpenSheet, Session};
use crate::ui::tree::tree;
use crate::view::explain::Line;
use crate::view::rulebook;

/// How a number came about.
pub fn sheet_of_number() -> AnyView {
    let session = Session::here();
    match session.sheet.get_untracked() {
        Some(OpenSheet::Why(title, line)) => why_sheet(session, title, line),
        _ => nothing(),
    }
}

fn why_sheet(session: Session, title: String, line: Line) -> AnyView {
    sheet(move || title.clone(), move || session.close_sheet(), tree(line), None)
}

/// What a clause says, what it says now, and where to read on.
pub fn sheet_of_clause() -> AnyView {
    let session = Session::here();
    match session.sheet.get_untracked() {
        Some(OpenSheet::Clause(clause)) => clause_sheet(session, clause),
        _ => nothing(),
    }
}

fn clause_sheet(session: Session, clause: Clause) -> AnyView {
    let body = page::cards_of(page::Drawers::NONE, |session, _| match session.sheet.get() {
        Some(OpenSheet::Clause(clause)) => session.ask(|campaign| rulebook::sheet(campaign, clause)),
        _ => None,
    });
    let read = button(Kind::Plain, "Read in the rulebook", move || session.read(clause));
    let title = move || [clause.number(), " · ", clause.title()].concat();
    sheet(title, move || session.close_sheet(), body, Some(read))
}

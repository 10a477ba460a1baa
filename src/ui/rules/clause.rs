//! A clause of the book: its number, its text, what it says now, and the rulings on it.

use leptos::prelude::*;

use super::Desk;
use super::ruling::ruling_card;
use crate::model::clause::Clause;
use crate::ui::parts::{Glyph, icon};
use crate::ui::plain::{El, el};
use crate::ui::session::Session;
use crate::view::rulebook::{Now, Tone, by_ruling, clause_state, rulings_on};

/// One clause.
pub(super) fn clause_row(clause: Clause, desk: Desk) -> Option<El> {
    let session = Session::here();
    let (now, changed) =
        session.ask(|campaign| (clause_state(campaign, clause), by_ruling(campaign).contains(&clause)))?;
    let marked = session.bookmark.get_untracked() == Some(clause);
    let badge = changed.then(|| el("span", "badge badge-overruled").child("By ruling"));
    let head = el("h3", "clause-head")
        .child(el("span", "clause-number").child(clause.number()))
        .child(el("span", "clause-title").child(clause.title()))
        .child(badge);
    Some(
        el("article", if marked { "clause is-marked" } else { "clause" })
            .child(head)
            .child(el("p", "clause-text").child(clause.text()))
            .child(now_lines(now))
            .children(rulings_on(clause).map(|ruling| ruling_card(ruling, desk))),
    )
}

/// Scrolls the panel, and nothing but the panel, to the clause at which the book lies open.
pub(super) fn show_marked() {
    let Ok(Some(marked)) = document().query_selector(".clause.is-marked") else { return };
    if let Ok(Some(panel)) = marked.closest(".stage-panel") {
        let below = marked.get_bounding_client_rect().top() - panel.get_bounding_client_rect().top();
        panel.set_scroll_top(panel.scroll_top() + below as i32);
    }
}

/// What a clause says now, line by line.
#[must_use]
pub fn now_lines(lines: Vec<Now>) -> Option<El> {
    let line = |one: Now| {
        let (class, glyph, name) = match one.tone {
            Tone::Ruling => ("now-line now-ruling", Some(Glyph::Rules), "Ruling: "),
            Tone::State => ("now-line", None, ""),
            Tone::Met => ("now-line now-met", Some(Glyph::Check), "Met: "),
            Tone::Unmet => ("now-line now-unmet", Some(Glyph::Close), "Not met: "),
        };
        let words = el("span", "").child(el("span", "unseen").child(name)).child(one.text);
        el("li", class).child(glyph.map(icon)).child(words)
    };
    (!lines.is_empty()).then(|| {
        el("div", "now")
            .child(el("span", "now-title").child("Now"))
            .child(el("ul", "now-lines").children(lines.into_iter().map(line)))
    })
}

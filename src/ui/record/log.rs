//! The log: filters, a search box, and the acts that are found.

use leptos::prelude::*;

use super::entry::{Doing, entry_row};
use super::{STEP, Wanted};
use crate::ui::parts::{Glyph, Kind as Loud, button, chip, empty, lookup};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::record::{Item, Kind, LogView, log};

/// The search box and the filters.
pub(super) fn look(wanted: Wanted) -> El {
    let kind = move |kind: Kind| {
        chip(
            kind.name(),
            move || wanted.kind.get() == kind,
            move || {
                wanted.most.set(STEP);
                wanted.kind.set(kind);
            },
        )
    };
    let typed = move |text: String| {
        wanted.most.set(STEP);
        wanted.text.set(text);
    };
    lookup(
        "Look for words in the record",
        "Words, a name, a month",
        "Which acts",
        move || wanted.text.get(),
        typed,
        Kind::ALL.map(kind),
    )
}

/// The acts that are found, newest first.
pub(super) fn acts(wanted: Wanted, doing: Doing) -> AnyView {
    let session = Session::here();
    let item = move |item: Item| match item {
        Item::Month(month) => el("h2", "log-head").child(month.to_string()).node(),
        Item::Phase(_, phase) => el("p", "log-phase").child(phase.name()).node(),
        Item::Act(seq) => entry_row(seq, doing).node(),
    };
    let shown = live(move || {
        let (kind, text, most) = (wanted.kind.get(), wanted.text.get(), wanted.most.get());
        let LogView { items, found, older } = session.ask(|campaign| log(campaign, kind, &text, most))?;
        let mut parts: Vec<AnyView> = items.into_iter().map(item).collect();
        if found == 0 {
            let text = "No act of this kind holds all these words.";
            parts.push(empty(Glyph::Record, "No act", text).node());
        }
        if older > 0 {
            let more = move || wanted.most.update(|most| *most += STEP);
            let more = button(Loud::Plain, &["Show older (", &older.to_string(), ")"].concat(), more);
            parts.push(el("div", "log-older").child(more).node());
        }
        Some(parts)
    });
    el("div", "log").child(shown).node()
}

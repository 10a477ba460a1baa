//! What can be done with a campaign of the shelf without opening it.

use leptos::prelude::*;

use super::give::file_buttons;
use crate::storage::CampaignId;
use crate::ui::parts::{Glyph, Kind, button, button_with, sheet, text_field};
use crate::ui::plain::{El, Node, el, live, nothing};
use crate::ui::platform::keeping::now;
use crate::ui::session::Session;
use crate::view::shelf::{ago, since_copy, size};

/// The sheet of a campaign on the shelf.
pub fn sheet_of(id: CampaignId) -> AnyView {
    let session = Session::here();
    let listed = move || session.shelf().into_iter().find(|one| one.id == id);
    let Some(first) = listed() else { return nothing() };
    let close = move || session.aside.set(None);
    let title = move || {
        session.shelved.track();
        listed().map_or_else(String::new, |one| one.shown().to_owned())
    };
    let name = RwSignal::new(first.shown().to_owned());
    let rename = el("div", "hand-name")
        .child(text_field(
            "Name on the shelf",
            None,
            false,
            move || name.get(),
            || None,
            move |text| name.set(text),
        ))
        .child(button(Kind::Plain, "Rename", move || {
            session.rename(id, &name.get_untracked());
            session.said.set("Renamed.".to_owned());
        }));
    let shown = first.shown().to_owned();
    let copy = button_with(Kind::Plain, Glyph::Plus, "Make a copy", move || {
        session.duplicate(id, &[&shown, ", a copy"].concat());
        session.aside.set(None);
        session.said.set("A copy is on the shelf.".to_owned());
    });
    let (archived, removed) = (first.archived, first.removed);
    let away = button_with(
        Kind::Plain,
        Glyph::Save,
        if archived { "Back on the shelf" } else { "Put away" },
        move || {
            session.put_away(id, !archived);
            session.aside.set(None);
        },
    );
    let remove = button_with(Kind::Plain, Glyph::Discard, "Remove", move || {
        session.remove(id, true);
        session.aside.set(None);
        session.notice.set(Some("Removed. It can be put back from below the shelf.".to_owned()));
    });
    let for_good = (removed).then(|| for_good(session, id));
    let acts = match for_good {
        Some(for_good) => el("div", "button-group").children(for_good),
        None => el("div", "button-group").child(copy).child(away).child(remove),
    };
    let file = el("section", "hand-file")
        .child(el("h3", "act-heading").child("As a file"))
        .child(el("div", "button-group").children(file_buttons(session, id)));
    let body = vec![facts(session, id), rename.node(), file.node(), acts.node()].node();
    sheet(title, close, body, None)
}

/// What is told of how it is kept.
fn facts(session: Session, id: CampaignId) -> AnyView {
    live(move || {
        session.shelved.track();
        let listed = session.shelf().into_iter().find(|one| one.id == id)?;
        let since = |at: crate::storage::slots::Moment| ago(now().0.saturating_sub(at.0));
        let saved = listed.saved.map_or_else(|| "by an earlier version".to_owned(), since);
        let copied = listed.copied.map(|copied| (copied.entries, since(copied.at)));
        let line = |label: &str, value: &str| {
            el("div", "").child(el("dt", "").child(label)).child(el("dd", "").child(value))
        };
        let acts = listed.entries.to_string();
        Some(
            el("dl", "hand-facts")
                .child(line("Last saved", &saved))
                .child(line("Entries in the record", &acts))
                .child(line("Room it takes", &size(session.size_of(id))))
                .child(line("Copies", &since_copy(listed.entries, copied))),
        )
    })
}

/// The ways on from having been removed.
fn for_good(session: Session, id: CampaignId) -> Vec<El> {
    let back = button_with(Kind::Plain, Glyph::Back, "Put back on the shelf", move || {
        session.remove(id, false);
        session.aside.set(None);
    });
    let gone = button_with(Kind::Go, Glyph::Discard, "Remove for good", move || {
        session.forget(id);
        session.aside.set(None);
        session.said.set("Removed for good.".to_owned());
    });
    vec![back, gone]
}

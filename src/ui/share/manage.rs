//! What can be done with a campaign of the shelf without opening it.

use leptos::prelude::*;

use super::give::file_part;
use super::{facts, tell};
use crate::storage::CampaignId;
use crate::storage::slots::Listed;
use crate::ui::live::{live, nothing};
use crate::ui::parts::{Glyph, Kind, button, button_with, sheet, text_field};
use crate::ui::session::Session;
use crate::ui::start::since;
use crate::view::shelf::{since_copy, size};

/// The sheet of a campaign on the shelf.
pub fn sheet_of(id: CampaignId) -> AnyView {
    let session = Session::here();
    let listed = move || {
        session.shelved.track();
        session.shelf().into_iter().find(|one| one.id == id)
    };
    let Some(first) = untrack(listed) else { return nothing() };
    let name = RwSignal::new(first.shown().to_owned());
    let value = move || name.get();
    let rename = button(Kind::Plain, "Rename", move || {
        session.rename(id, &name.get_untracked());
        session.announcement.set("Renamed.".to_owned());
    });
    let body = view! {
        {live(move || Some(kept(session, &listed()?)))}
        <div class="hand-name">
            {text_field("Name on the shelf", None, false, value, || None, move |text| name.set(text))}
            {rename}
        </div>
        {file_part(session, id, None)}
        <div class="button-group">{acts(session, &first)}</div>
    };
    let title = move || listed().map_or_else(String::new, |one| one.shown().to_owned());
    sheet(title, move || session.shelf_sheet.set(None), body.into_any(), None)
}

/// What is told of how it is kept.
fn kept(session: Session, listed: &Listed) -> AnyView {
    let copied = listed.copied.map(|copied| (copied.entries, since(copied.at)));
    facts(vec![
        ("Last saved", listed.saved.map_or_else(|| "by an earlier version".to_owned(), since)),
        ("Entries in the record", listed.entries.to_string()),
        ("Room it takes", size(session.size_of(listed.id))),
        ("Copies", since_copy(listed.entries, copied)),
    ])
}

/// What can be done with it: the ways on from having been removed, or copied, put away, removed.
fn acts(session: Session, listed: &Listed) -> Vec<AnyView> {
    let (id, archived) = (listed.id, listed.archived);
    let act = move |kind: Kind, glyph: Glyph, label: &str, act: Box<dyn Fn()>| {
        button_with(kind, glyph, label, move || {
            act();
            session.shelf_sheet.set(None);
        })
    };
    if listed.removed {
        let forget = move || {
            session.forget(id);
            session.announcement.set("Removed for good.".to_owned());
        };
        let back = Box::new(move || session.remove(id, false));
        return vec![
            act(Kind::Plain, Glyph::Back, "Put back on the shelf", back),
            act(Kind::Go, Glyph::Discard, "Remove for good", Box::new(forget)),
        ];
    }
    let copy = [listed.shown(), ", a copy"].concat();
    let duplicate = move || {
        session.duplicate(id, &copy);
        session.announcement.set("A copy is on the shelf.".to_owned());
    };
    let away = if archived { "Back on the shelf" } else { "Put away" };
    let remove = move || {
        session.remove(id, true);
        tell(session, "Removed. It can be put back from below the shelf.");
    };
    vec![
        act(Kind::Plain, Glyph::Plus, "Make a copy", Box::new(duplicate)),
        act(Kind::Plain, Glyph::Save, away, Box::new(move || session.put_away(id, !archived))),
        act(Kind::Plain, Glyph::Discard, "Remove", Box::new(remove)),
    ]
}

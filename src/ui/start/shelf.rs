//! The campaigns on this device: in play, put away, removed; and the ways to bring one in.

use leptos::prelude::*;

use crate::storage::slots::{Listed, Moment};
use crate::ui::parts::{Glyph, Kind, button_with, icon, icon_button, notice};
use crate::ui::plain::{El, el, live};
use crate::ui::platform::keeping::{is_apple_touch, is_installed, now};
use crate::ui::session::{Aside, Session, Wanted};
use crate::view::shelf::{ago, since_copy, standing};
use crate::view::start::KEPT;

/// The shelf.
pub fn shelf() -> AnyView {
    let session = Session::here();
    live(move || {
        session.shelved.track();
        let all = session.shelf();
        let (removed, kept): (Vec<Listed>, Vec<Listed>) = all.into_iter().partition(|one| one.removed);
        let (away, out): (Vec<Listed>, Vec<Listed>) = kept.into_iter().partition(|one| one.archived);
        let none = out.is_empty() && away.is_empty() && removed.is_empty();
        let rows = |all: Vec<Listed>| all.into_iter().map(|one| on_shelf(session, one)).collect::<Vec<El>>();
        let lead = if none {
            "None yet. If you played on another device, or this one lost its storage, a file or a link brings the game back."
        } else {
            KEPT
        };
        el("section", "card start-shelf")
            .child(el("h2", "card-title").child("Your campaigns"))
            .child(el("p", "card-lead").child(lead))
            .child(risk())
            .child(el("ul", "start-list").children(rows(out)))
            .child(fold("Put away", rows(away)))
            .child(fold("Removed", rows(removed)))
            .child(ways_in(session, none))
    })
}

/// What a tablet may do to what is stored.
fn risk() -> Option<El> {
    let text = "Safari deletes what this page stored after seven days without a visit. Add it to the Home Screen, or save a file.";
    (is_apple_touch() && !is_installed())
        .then(|| notice("notice notice-warn", Glyph::Warn, "Not safe in a Safari tab", text))
}

fn fold(title: &str, rows: Vec<El>) -> Option<El> {
    let count = rows.len();
    (count > 0).then(|| {
        let words = [title, " (", &count.to_string(), ")"].concat();
        let summary = el("summary", "start-summary")
            .child(el("span", "start-fold-title").child(words))
            .child(icon(Glyph::Forward));
        el("details", "start-fold").child(summary).child(el("ul", "start-list").children(rows))
    })
}

fn ways_in(session: Session, none: bool) -> El {
    let bring = button_with(Kind::Plain, Glyph::Load, "Bring one in", move || {
        session.aside.set(Some(Aside::BringIn))
    });
    let keeping = (!none).then(|| {
        button_with(Kind::Bare, Glyph::Info, "Where they are kept", move || {
            session.aside.set(Some(Aside::Keeping));
        })
    });
    el("div", "button-group start-ways").child(bring).child(keeping)
}

/// One campaign: a tap opens it; the rest stands behind the dots.
fn on_shelf(session: Session, one: Listed) -> El {
    let id = one.id;
    let name = if one.shown().is_empty() { "A campaign that cannot be read" } else { one.shown() }.to_owned();
    let stands = one.stands.map(|stands| (stands.active, stands.victory, stands.level));
    let since = |at: Moment| ago(now().0.saturating_sub(at.0));
    let saved = one.saved.map(|at| ["Saved ", &since(at)].concat());
    let copied = since_copy(one.entries, one.copied.map(|copied| (copied.entries, since(copied.at))));
    let kept = saved.map(|saved| [&saved, " · ", &copied].concat());
    let text = el("span", "row-text").child(standing(one.month, stands));
    let open = el("button", "row row-tap")
        .attr("type", "button")
        .child(el("b", "row-title").child(el("bdi", "").child(name.as_str())))
        .child(text.child(kept.map(|kept| el("span", "start-kept").child(kept))))
        .child(el("span", "row-value").child(icon(Glyph::Forward)));
    let open = match one.removed {
        true => open.press(move || session.aside.set(Some(Aside::Manage(id)))),
        false => open.press(move || session.want(Wanted::Kept(id))),
    };
    let more = icon_button(Kind::Bare, Glyph::More, &["More: ", &name].concat(), move || {
        session.aside.set(Some(Aside::Manage(id)));
    });
    el("li", "start-item").child(open).child(more)
}

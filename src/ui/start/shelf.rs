//! The campaigns on this device: in play, put away, removed; and the ways to bring one in.

use leptos::prelude::*;

use crate::storage::slots::{Listed, Moment};
use crate::ui::attr::on;
use crate::ui::live::live;
use crate::ui::parts::{Glyph, Kind, button_with, icon, icon_button, notice};
use crate::ui::platform::keeping::{is_apple_touch, is_installed, now};
use crate::ui::session::{Session, ShelfSheet, Wanted};
use crate::view::shelf::{ago, since_copy, size, standing};
use crate::view::start::KEPT;

/// How long ago something was, in words.
pub fn since(at: Moment) -> String {
    ago(now().0.saturating_sub(at.0))
}

/// The shelf.
pub fn shelf() -> AnyView {
    let session = Session::here();
    live(move || {
        session.shelved.track();
        let all = session.shelf();
        let none = all.is_empty();
        let (removed, kept): (Vec<Listed>, Vec<Listed>) = all.into_iter().partition(|one| one.removed);
        let (away, out): (Vec<Listed>, Vec<Listed>) = kept.into_iter().partition(|one| one.archived);
        let lead = if none {
            "None yet. If you played on another device, or this one lost its storage, a file or a link brings the game back."
        } else {
            KEPT
        };
        view! {
            <section class="card start-shelf">
                <h2 class="card-title">"Your campaigns"</h2>
                <p class="card-lead">{lead}</p>
                {risk()}
                {list(session, out)}
                {fold(session, "Put away", away)}
                {fold(session, "Removed", removed)}
                {ways_in(session, none)}
            </section>
        }
        .into_any()
    })
}

/// What a tablet may do to what is stored.
fn risk() -> Option<AnyView> {
    let text = "Safari deletes what this page stored after seven days without a visit. Add it to the Home Screen, or save a file.";
    (is_apple_touch() && !is_installed())
        .then(|| notice("notice notice-warn", Glyph::Warn, "Not safe in a Safari tab", text))
}

fn list(session: Session, all: Vec<Listed>) -> AnyView {
    let rows = all.into_iter().map(|one| on_shelf(session, one)).collect_view();
    view! { <ul class="start-list">{rows}</ul> }.into_any()
}

fn fold(session: Session, title: &str, all: Vec<Listed>) -> Option<AnyView> {
    let words = [title, " (", &all.len().to_string(), ")"].concat();
    (!all.is_empty()).then(|| {
        view! {
            <details class="start-fold">
                <summary class="start-summary">
                    <span class="start-fold-title">{words}</span>
                    {icon(Glyph::Forward)}
                </summary>
                {list(session, all)}
            </details>
        }
        .into_any()
    })
}

fn ways_in(session: Session, none: bool) -> AnyView {
    let opener = move |kind: Kind, glyph: Glyph, label: &str, sheet: ShelfSheet| {
        button_with(kind, glyph, label, move || session.shelf_sheet.set(Some(sheet)))
    };
    view! {
        <div class="button-group start-ways">
            {opener(Kind::Plain, Glyph::Load, "Bring one in", ShelfSheet::BringIn)}
            {(!none).then(|| opener(Kind::Bare, Glyph::Info, "Where they are kept", ShelfSheet::Keeping))}
        </div>
    }
    .into_any()
}

/// One campaign: a tap opens it; the rest stands behind the dots.
fn on_shelf(session: Session, one: Listed) -> AnyView {
    let (id, removed) = (one.id, one.removed);
    let name = if one.shown().is_empty() { "A campaign that cannot be read" } else { one.shown() }.to_owned();
    let stands = one.stands.map(|stands| (stands.active, stands.victory, stands.level));
    let copied = since_copy(one.entries, one.copied.map(|copied| (copied.entries, since(copied.at))));
    let kept = one.saved.map(|at| {
        let words = ["Saved ", &since(at), " · ", &size(session.size_of(id)), " · ", &copied].concat();
        view! { <span class="start-kept">{words}</span> }.into_any()
    });
    let line = match &one.waits {
        Some(version) => ["Made by version ", version, ": it opens once this app is newer"].concat(),
        None => standing(one.month, stands),
    };
    let manage = move || session.shelf_sheet.set(Some(ShelfSheet::Manage(id)));
    let open = move |_| if removed { manage() } else { session.want(Wanted::Kept(id)) };
    let more = icon_button(Kind::Bare, Glyph::More, &["More: ", &name].concat(), manage);
    view! {
        <li class="start-item">
            <button type="button" class="row row-tap" {..on("click", open)}>
                <b class="row-title"><bdi>{name}</bdi></b>
                <span class="row-text">{line} {kept}</span>
                <span class="row-value">{icon(Glyph::Forward)}</span>
            </button>
            {more}
        </li>
    }
    .into_any()
}

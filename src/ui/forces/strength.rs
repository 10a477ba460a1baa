//! The factors of a corps or garrison, stepped with one finger: less is lost, more comes from those waiting.

use leptos::prelude::*;

use super::{Opened, piece_id};
use crate::model::forces::Store;
use crate::ui::parts::{Glyph, Kind, button, cite, icon_button, refusable, stepper};
use crate::ui::plain::{El, el, live};
use crate::ui::platform::refocus;
use crate::ui::session::{Laid, Session};
use crate::view::forces::{Change, Step, changes, steps};

/// The steppers of a store, and the act they add up to.
pub(super) fn strength(store: Store, name: &str, opened: Opened) -> El {
    let session = Session::here();
    let arms = live(move || {
        let arms = session.ask(|campaign| steps(campaign, store)).unwrap_or_default();
        arms.into_iter().map(|step| arm_row(step, opened)).collect::<Vec<El>>()
    });
    let ready = live(move || {
        let wanted = opened.delta();
        let ready = session.ask(|campaign| changes(campaign, store, wanted)).unwrap_or_default();
        ready.into_iter().map(|change| change_row(change, opened)).collect::<Vec<El>>()
    });
    let group = el("div", "strength-changes")
        .attr("role", "group")
        .attr("aria-label", ["Changes of ", name].concat())
        .child(ready);
    el("div", "strength").child(arms).child(group)
}

/// One arm: how many, stepped; its morale opens.
fn arm_row(step: Step, opened: Opened) -> El {
    let session = Session::here();
    let Step { arm, name, now, most, morale, why } = step;
    let by = opened.of(arm);
    let value = move || (now + by.get()).max(0);
    let open = move || session.laid.set(Some(Laid::Why(why.label.clone(), why.clone())));
    let morale = el("button", "strength-morale")
        .attr("type", "button")
        .child(["Morale ", &morale].concat())
        .press(open);
    el("div", "strength-arm")
        .child(stepper(name, None, (0, most), value, move |count| by.set(count - now)))
        .child(morale)
}

/// What the steps add up to, with its button; or why it is refused.
fn change_row(change: Change, opened: Opened) -> El {
    let session = Session::here();
    let Change { label, note, command, reasons } = change;
    let row = el("div", "strength-change").child(note.map(|note| el("p", "strength-note").child(note)));
    let row = match reasons.into_iter().next() {
        None => row.child(button(Kind::Go, &label, move || {
            if session.submit(command.clone()).is_ok() {
                opened.leave();
                // The button goes away: back to the piece.
                refocus(Some(piece_id(&opened.piece.get_untracked())));
            }
        })),
        Some(reason) => row
            .child(refusable(Kind::Plain, &label, Some(reason.text), || {}))
            .child(cite(reason.cite))
            .child(icon_button(Kind::Bare, Glyph::More, "Why, and by agreement", move || {
                session.open_act(command.clone());
            })),
    };
    row.child(button(Kind::Quiet, "Leave it", move || opened.leave()))
}

//! A ruling: what is asked, the reading in force, and the change to another as an act of the table.

use leptos::prelude::*;

use super::Desk;
use crate::model::rulings::RulingId;
use crate::ui::parts::{Kind, bare_choice, opener, refusable};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::platform::refocus;
use crate::ui::session::Session;
use crate::view::rulebook::{RulingView, change_ruling, ruling as build};

/// One ruling. The reading in force is seen; the others open under it, of one ruling at a time.
pub(super) fn ruling_card(ruling: RulingId, desk: Desk) -> Option<El> {
    let session = Session::here();
    let seen = session.ask(|campaign| build(campaign, ruling))?;
    let is_open = move || desk.ruling.with(|open| open == ruling.id());
    let chosen = seen.chosen;
    let toggle = move || {
        desk.reading.set(chosen.to_string());
        let open = if untrack(is_open) { "" } else { ruling.id() };
        desk.ruling.set(open.to_owned());
    };
    let label = live(move || if is_open() { "Leave it so" } else { "Read it otherwise" });
    let otherwise = opener("button button-quiet", is_open, toggle).attr("id", head_id(ruling)).child(label);
    let state = if chosen == 0 { "As by default" } else { "Otherwise than by default" };
    let foot = el("div", "ruling-foot").child(el("span", "ruling-state").child(state)).child(otherwise);
    let in_force = seen.readings.get(chosen).copied();
    let readings = live(move || is_open().then(|| readings(ruling, &seen, desk)));
    Some(
        el("div", if chosen == 0 { "ruling" } else { "ruling is-changed" })
            .child(el("p", "ruling-question").child(ruling.question()))
            .child(el("p", "ruling-reading").child(in_force))
            .child(foot)
            .child(readings),
    )
}

fn head_id(ruling: RulingId) -> String {
    ["ruling-", ruling.id()].concat()
}

/// The readings to choose from, and why the first is the default.
fn readings(ruling: RulingId, seen: &RulingView, desk: Desk) -> AnyView {
    let session = Session::here();
    let option = |(at, text): (usize, &&'static str)| {
        let note = (at == 0).then(|| ["The default. ", seen.why].concat());
        (at.to_string(), (*text).to_owned(), note)
    };
    let options = seen.readings.iter().enumerate().map(option).collect();
    let choice = bare_choice(
        "How the group reads it",
        options,
        true,
        move || desk.reading.get(),
        move |key| {
            desk.reading.set(key);
        },
    );
    let chosen = seen.chosen.to_string();
    let change = move || {
        let act = desk.reading.get_untracked().parse().ok().and_then(|at| change_ruling(ruling, at));
        if let Some(act) = act
            && session.submit(act).is_ok()
        {
            desk.ruling.set(String::new());
            refocus(Some(head_id(ruling)));
        }
    };
    let go = live(move || {
        let same = desk.reading.with(|reading| *reading == chosen);
        let same = same.then(|| "This reading is in force.".to_owned());
        refusable(Kind::Go, "Read it so from now on", same, change)
    });
    vec![choice.node(), el("div", "button-group").child(go).node()].node()
}

//! An act that this window may not take, since another one writes the campaign.

use leptos::prelude::*;

use crate::ui::parts::{Kind, button, sheet};
use crate::ui::plain::{Node, el};
use crate::ui::session::{HeldBack, Session, Window};
use crate::view::words::act::command_title;

/// What can be done about it.
pub fn held_back_sheet() -> AnyView {
    let session = Session::here();
    let held = session.held_back.get_untracked();
    let behind = session.window.get_untracked() == Window::Behind;
    let close = move || session.held_back.set(None);
    let why = if behind {
        "The campaign was played on in another window of this device, and what is shown here is older. Nothing there is \
         written over."
    } else {
        "Another window of this device has this campaign open and writes it. This one looks on, so that the two never go \
         apart."
    };
    let act = match &held {
        Some(HeldBack::Act(command)) => Some(["Not done yet: ", &command_title(command), "."].concat()),
        Some(HeldBack::Unsaved) => Some("What was done here last is not saved yet.".to_owned()),
        _ => None,
    };
    let body = vec![
        el("p", "act-text").child(why).node(),
        act.map(|act| el("p", "act-text").child(el("b", "").child(act))).node(),
    ];
    let show = if behind { "Show what was saved" } else { "Play on here" };
    let go = button(Kind::Go, show, move || session.play_on_here());
    let beside = match (&held, behind) {
        (Some(HeldBack::Act(_)), true) => Some("Keep my act beside it"),
        (Some(HeldBack::Unsaved), _) => Some("Keep what I did beside it"),
        _ => None,
    };
    let beside = beside.map(|words| button(Kind::Plain, words, move || session.keep_beside()));
    let foot = vec![beside.node(), go.node()].node();
    let title = if behind { "Played on elsewhere" } else { "Open elsewhere" };
    sheet(move || title.to_owned(), close, body.node(), Some(foot))
}

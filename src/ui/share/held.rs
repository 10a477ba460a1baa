//! An act that this window may not take, since another one writes the campaign.

use leptos::prelude::*;

use super::prose;
use crate::ui::parts::{Kind, button, sheet};
use crate::ui::session::{HeldBack, Session, Window};
use crate::view::words::act::command_title;

/// What can be done about it.
pub fn held_back_sheet() -> AnyView {
    let session = Session::here();
    let held = session.held_back.get_untracked();
    let behind = session.window.get_untracked() == Window::Behind;
    let (title, show, why) = if behind {
        let why = "The campaign was played on in another window of this device, and what is shown here is older. Nothing \
                   there is written over.";
        ("Played on elsewhere", "Show what was saved", why)
    } else {
        let why = "Another window of this device has this campaign open and writes it. This one looks on, so that the two \
                   never go apart.";
        ("Open elsewhere", "Play on here", why)
    };
    let act = match &held {
        Some(HeldBack::Act(command)) => Some(["Not done yet: ", &command_title(command), "."].concat()),
        Some(HeldBack::Unsaved) => Some("What was done here last is not saved yet.".to_owned()),
        _ => None,
    };
    let act = act.map(|act| view! { <p class="act-text"><b>{act}</b></p> }.into_any());
    let body = view! { {prose(why)} {act} }.into_any();
    let beside = match (&held, behind) {
        (Some(HeldBack::Act(_)), true) => Some("Keep my act beside it"),
        (Some(HeldBack::Unsaved), _) => Some("Keep what I did beside it"),
        _ => None,
    };
    let beside = beside.map(|words| button(Kind::Plain, words, move || session.keep_beside()));
    let go = button(Kind::Go, show, move || session.play_on_here());
    let foot = view! { {beside} {go} }.into_any();
    sheet(move || title.to_owned(), move || session.held_back.set(None), body, Some(foot))
}

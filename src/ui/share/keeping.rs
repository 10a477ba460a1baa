//! Where campaigns are kept, how much room they take, who may delete them, and what to do about it.

use leptos::prelude::*;

use super::give::all_button;
use crate::ui::parts::{Glyph, Kind, button, notice, sheet};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::platform::keeping::{Promise, address, ask_to_keep, is_apple_touch, is_installed, is_secure};
use crate::ui::session::{Saved, Session};
use crate::view::shelf::size;

/// What a browser lets a page keep in its local storage, in characters.
const ROOM: usize = 5_242_880;

/// The sheet that tells how campaigns are kept.
pub fn keeping_sheet() -> AnyView {
    let session = Session::here();
    let mut body = Vec::new();
    if is_apple_touch() && !is_installed() {
        let text = "In a Safari tab everything a page stored is deleted after seven days of use without a visit. Share → Add to \
                    Home Screen keeps it for good; the installed app has a shelf of its own, so take your campaigns over by a \
                    link or a file.";
        body.push(notice("notice notice-warn", Glyph::Warn, "This iPad may delete them", text).node());
    }
    body.push(live(move || facts(session)));
    body.push(
        el("p", "act-text")
            .child("They are on this device only: no server has a copy. A file now and then, mailed to the group, is the copy \
                    that outlives the device.")
            .node(),
    );
    let ask = button(Kind::Plain, "Ask the browser to keep them", move || {
        ask_to_keep(move |promise| {
            session.promise.set(promise);
            session.said.set(promise_words(promise).to_owned());
        });
    });
    body.push(el("div", "button-group").child(all_button(session)).child(ask).node());
    let rescue = el("a", "hand-rescue").attr("href", "rescue.html").child("the rescue page");
    body.push(
        el("p", "act-text")
            .child("If the app should ever not start, ")
            .child(rescue)
            .child(" lists, saves and takes in what is stored, without it.")
            .node(),
    );
    sheet(|| "Where they are kept".to_owned(), move || session.aside.set(None), body.node(), None)
}

fn facts(session: Session) -> El {
    session.shelved.track();
    let line = |label: &str, value: String| {
        el("div", "").child(el("dt", "").child(label)).child(el("dd", "").child(value))
    };
    let used: usize = session.shelf().iter().map(|one| session.size_of(one.id)).sum();
    let room =
        [&size(used), " of about ", &size(ROOM), ", shared with whatever else is at this address"].concat();
    let state = match session.saved.get() {
        Saved::No(why) => why,
        Saved::Nothing | Saved::Yes => "Every act is on this device before it is shown".to_owned(),
    };
    let secure = match is_secure() {
        true => "A secure one: works offline, once it is loaded",
        false => {
            "Not secure (no https): it cannot work offline, and windows are told apart by their saves alone"
        }
    };
    el("dl", "hand-facts")
        .child(line("Where", ["This browser, for ", &address()].concat()))
        .child(line("Saving", state))
        .child(line("Room", room))
        .child(line("Promise", promise_words(session.promise.get()).to_owned()))
        .child(line("Address", secure.to_owned()))
}

const fn promise_words(promise: Promise) -> &'static str {
    match promise {
        Promise::Unasked => "Not asked yet",
        Promise::Given => "The browser keeps them until you remove them",
        Promise::Refused => {
            "The browser may clear them when the device is short of room; it is asked again when you use the app more"
        }
        Promise::Unknown => "This browser makes no promise",
    }
}

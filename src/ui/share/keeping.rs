//! Where campaigns are kept, how much room they take, who may delete them, and what to do about it.

use leptos::prelude::*;

use super::give::all_button;
use super::{facts, prose};
use crate::ui::live::live;
use crate::ui::parts::{Glyph, Kind, button, notice, sheet};
use crate::ui::platform::keeping::{Promise, address, ask_to_keep, is_apple_touch, is_installed, is_secure};
use crate::ui::session::{Saved, Session};
use crate::view::shelf::size;

/// What a browser lets a page keep in its local storage, in characters.
const ROOM: usize = 5_242_880;

/// The sheet that tells how campaigns are kept.
pub fn keeping_sheet() -> AnyView {
    let session = Session::here();
    let risk = (is_apple_touch() && !is_installed()).then(|| {
        let text = "In a Safari tab everything a page stored is deleted after seven days of use without a visit. Share → Add to \
                    Home Screen keeps it for good; the installed app has a shelf of its own, so take your campaigns over by a \
                    link or a file.";
        notice("notice notice-warn", Glyph::Warn, "This iPad may delete them", text)
    });
    let copies = "They are on this device only: no server has a copy. A file now and then, mailed to the group, is the copy \
                  that outlives the device.";
    let ask = button(Kind::Plain, "Ask the browser to keep them", move || {
        ask_to_keep(move |promise| {
            session.promise.set(promise);
            session.announcement.set(promise_words(promise).to_owned());
        });
    });
    let body = view! {
        {risk}
        {live(move || how(session))}
        {prose(copies)}
        <div class="button-group">{all_button(session)} {ask}</div>
        <p class="act-text">
            "If the app should ever not start, " <a class="hand-rescue" href="rescue.html">"the rescue page"</a>
            " lists, saves and takes in what is stored, without it."
        </p>
    };
    sheet(|| "Where they are kept".to_owned(), move || session.shelf_sheet.set(None), body.into_any(), None)
}

fn how(session: Session) -> AnyView {
    session.shelved.track();
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
    facts(vec![
        ("Where", ["This browser, for ", &address()].concat()),
        ("Saving", state),
        ("Room", room),
        ("Promise", promise_words(session.promise.get()).to_owned()),
        ("Address", secure.to_owned()),
    ])
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

//! What stands over the whole page until it is settled: not saved, open in another window, played on elsewhere.

use leptos::prelude::*;

use crate::ui::parts::{Glyph, Kind, button, icon};
use crate::ui::plain::{El, el, live};
use crate::ui::session::{Saved, Session, Window};
use crate::ui::share::give_open;

/// The bars of the campaign in play.
pub fn bars() -> AnyView {
    let session = Session::here();
    live(move || {
        if session.campaign.with(Option::is_none) {
            return None;
        }
        match (session.window.get(), session.saved.get()) {
            (Window::Behind, _) => {
                let show = button(Kind::Plain, "Show what was saved", move || session.play_on_here());
                Some(bar(Glyph::Warn, "This campaign was played on in another window.", vec![show]))
            }
            (Window::Reader, _) => {
                let take = button(Kind::Plain, "Play on here", move || session.play_on_here());
                Some(bar(Glyph::Info, "Read-only: another window has this campaign open.", vec![take]))
            }
            (Window::Writer, Saved::No(why)) => {
                let file = button(Kind::Plain, "Save a file now", move || give_open(session));
                let again = button(Kind::Bare, "Try again", move || session.save());
                Some(bar(Glyph::Warn, &["Not saved. ", &why].concat(), vec![file, again]))
            }
            _ => None,
        }
    })
}

/// A bar over the page: what is so, and what can be done.
pub fn bar(glyph: Glyph, words: &str, acts: Vec<El>) -> El {
    let text = el("p", "bar-text").attr("role", "status").child(words);
    el("div", if glyph == Glyph::Warn { "bar bar-warn" } else { "bar" })
        .child(icon(glyph))
        .child(text)
        .child(el("div", "bar-acts").children(acts))
}

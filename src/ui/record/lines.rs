//! Acts taken back, and lines that were left.

use leptos::prelude::*;

use crate::ui::parts::{Glyph, Kind, button, icon, opener, row};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::platform::refocus;
use crate::ui::session::Session;
use crate::view::record::{BranchView, branches, undone};

/// So many of the acts taken back are listed; the rest is counted.
const LISTED: usize = 6;

/// The acts that were taken back and can be done again.
pub(super) fn taken_back() -> AnyView {
    let session = Session::here();
    live(move || {
        let acts = session.ask(undone)?;
        let next = ["Do again: ", &acts.last()?.1].concat();
        let more = acts.len().saturating_sub(LISTED);
        let rest = (more > 0)
            .then(|| el("li", "undone-more").child([&more.to_string(), " later acts, and"].concat()));
        let lines = acts.into_iter().skip(more).map(|(_, title)| el("li", "undone-line").child(title));
        let again = el("button", "button button-shorten")
            .attr("type", "button")
            .attr("id", "undone-next")
            .child(icon(Glyph::Redo))
            .child(el("span", "button-label").child(next))
            .press(move || session.redo());
        Some(
            el("section", "undone")
                .child(el("h2", "log-head").child("Taken back"))
                .child(el("ol", "undone-list").child(rest).children(lines))
                .child(again),
        )
    })
}

/// The lines that were left, each to be taken up again.
pub(super) fn left_lines() -> AnyView {
    let session = Session::here();
    let open = RwSignal::new(false);
    live(move || {
        let lines = session.ask(branches).filter(|lines| !lines.is_empty())?;
        let words = match lines.len() {
            1 => "One line was left".to_owned(),
            more => [&more.to_string(), " lines were left"].concat(),
        };
        let head = opener("left-head", move || open.get(), move || open.update(|open| *open = !*open))
            .attr("id", "left-lines")
            .child(el("span", "").child(words))
            .child(icon(Glyph::Forward));
        let body = live(move || open.get().then(|| left(lines.clone())));
        Some(el("section", "left").child(head).child(body))
    })
}

fn left(lines: Vec<BranchView>) -> Vec<AnyView> {
    let session = Session::here();
    let text = "Acts that were undone and played otherwise. Taking one up leaves the present line in its place; none \
                is lost.";
    let line = |BranchView { last, title, text }: BranchView| -> AnyView {
        let take = button(Kind::Plain, "Take up", move || {
            session.take_up(last);
            refocus(Some("left-lines".to_owned()));
        });
        row(title).text(text).act(take).node()
    };
    let first: El = el("p", "left-text").child(text);
    std::iter::once(first.node()).chain(lines.into_iter().map(line)).collect()
}

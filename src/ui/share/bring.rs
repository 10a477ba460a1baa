//! Bringing a campaign in: a file, or a text or link that was pasted. What comes is looked at before anything is kept.

use leptos::prelude::*;

use crate::storage::raw::LARGEST_RAW;
use crate::ui::parts::{Glyph, Kind, button, fresh_id, icon, sheet};
use crate::ui::plain::{El, Node, el};
use crate::ui::session::{Incoming, Session};

/// The sheet that brings a campaign in.
pub fn bring_sheet() -> AnyView {
    let session = Session::here();
    let text = "A file that was saved here or elsewhere, a link, or the text of either. It is shown before anything is kept, \
                and it replaces nothing.";
    let paste = RwSignal::new(String::new());
    let body =
        vec![el("p", "act-text").child(text).node(), file(session).node(), pasted(paste).node()].node();
    let look = button(Kind::Go, "Look at it", move || {
        let text = paste.get_untracked();
        if text.trim().is_empty() {
            session.notice.set(Some("Choose a file, or paste a text or a link first.".to_owned()));
        } else {
            session.aside.set(None);
            session.incoming.set(Some(Incoming::Text("The text".to_owned(), text)));
        }
    });
    sheet(|| "Bring in a campaign".to_owned(), move || session.aside.set(None), body, Some(look.node()))
}

fn file(session: Session) -> El {
    let id = fresh_id("file");
    // Not limited to a kind: an iPad hides files of kinds that it does not know.
    let input = el("input", "unseen hand-input")
        .attr("type", "file")
        .attr("id", id.clone())
        .attr("aria-label", "Choose a file")
        .on("change", move |event| {
            session.take_files(&event);
        });
    let label = el("label", "button hand-choose")
        .attr("for", id)
        .child(icon(Glyph::Load))
        .child(el("span", "button-label").child("Choose a file"));
    let drop = el("p", "act-text hand-drop").child("Or drop a file anywhere on this page.");
    el("div", "hand-bring").child(input).child(label).child(drop)
}

fn pasted(paste: RwSignal<String>) -> El {
    let id = fresh_id("paste");
    let field = el("textarea", "field-input")
        .attr("id", id.clone())
        .attr("rows", "4")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("maxlength", LARGEST_RAW.to_string())
        .prop_live("value", move || paste.get())
        .input("input", move |text| paste.set(text));
    el("div", "field")
        .child(el("label", "field-label").attr("for", id).child("Or paste a link or a text"))
        .child(field)
}

//! Bringing a campaign in: a file, or a text or link that was pasted. What comes is looked at before anything is kept.

use leptos::prelude::*;

use super::{prose, tell};
use crate::storage::raw::LARGEST_RAW;
use crate::ui::attr::{fixed, given, hears, on, shows};
use crate::ui::parts::{Glyph, Kind, button, fresh_id, icon, sheet};
use crate::ui::session::{Incoming, Session};

/// The sheet that brings a campaign in.
pub fn bring_sheet() -> AnyView {
    let session = Session::here();
    let text = "A file that was saved here or elsewhere, a link, or the text of either. It is shown before anything is kept, \
                and it replaces nothing.";
    let paste = RwSignal::new(String::new());
    let look = button(Kind::Go, "Look at it", move || {
        let text = paste.get_untracked();
        if text.trim().is_empty() {
            tell(session, "Choose a file, or paste a text or a link first.");
        } else {
            session.shelf_sheet.set(None);
            session.incoming.set(Some(Incoming::Text("The text".to_owned(), text)));
        }
    });
    let body = view! { {prose(text)} {file(session)} {pasted(paste)} }.into_any();
    sheet(|| "Bring in a campaign".to_owned(), move || session.shelf_sheet.set(None), body, Some(look))
}

/// Not limited to a kind of file: an iPad hides files of kinds that it does not know.
fn file(session: Session) -> AnyView {
    let id = fresh_id("file");
    view! {
        <div class="hand-bring">
            <input
                class="unseen hand-input"
                type="file"
                {..given("id", id.clone())}
                {..fixed("aria-label", "Choose a file")}
                {..on("change", move |event| {
                    session.take_files(&event);
                })}
            />
            <label class="button hand-choose" {..given("for", id)}>
                {icon(Glyph::Load)}
                <span class="button-label">"Choose a file"</span>
            </label>
            <p class="act-text hand-drop">"Or drop a file anywhere on this page."</p>
        </div>
    }
    .into_any()
}

fn pasted(paste: RwSignal<String>) -> AnyView {
    let id = fresh_id("paste");
    view! {
        <div class="field">
            <label class="field-label" {..given("for", id.clone())}>"Or paste a link or a text"</label>
            <textarea
                class="field-input"
                {..given("id", id)}
                {..fixed("rows", "4")}
                {..fixed("autocomplete", "off")}
                {..fixed("spellcheck", "false")}
                {..given("maxlength", LARGEST_RAW.to_string())}
                {..shows(move || paste.get())}
                {..hears("input", move |typed| paste.set(typed))}
            ></textarea>
        </div>
    }
    .into_any()
}

//! A note: a page of the record of its own.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::ui::live::live;
use crate::ui::parts::{Kind, button, refusable, sheet, text_field};
use crate::ui::session::Session;

/// A note as an entry of its own.
pub(super) fn note_sheet(close: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let session = Session::here();
    let text = RwSignal::new(String::new());
    let write = live(move || {
        let blank = text.with(|text| text.trim().is_empty()).then(|| "Write something first.".to_owned());
        refusable(Kind::Go, "Write it", blank, move || {
            if session.submit(Command::Note { text: text.get_untracked() }).is_ok() {
                close();
            }
        })
    });
    let hint = "It stands under this month, and can be found and undone like any act.".to_owned();
    let heard = move |words| text.set(words);
    let field = text_field("For the record", Some(hint), true, move || text.get(), || None, heard);
    let foot = view! { {button(Kind::Plain, "Cancel", close)} {write} }.into_any();
    sheet(|| "Write a note".to_owned(), close, field, Some(foot))
}

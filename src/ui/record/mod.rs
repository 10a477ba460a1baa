//! The Record screen: what was done, newest first, and the table's own acts: corrections, notes, lines taken up again.

mod correct;
mod note;

use leptos::prelude::*;

use crate::ui::page;
use crate::ui::platform::show_first;
use crate::ui::session::Session;
use crate::view::page::PageState;
use crate::view::record;

/// The Record screen, at an entry if one is wanted.
pub fn screen() -> AnyView {
    let session = Session::here();
    let wanted = session.entry.get_untracked();
    session.entry.set(None);
    let state = wanted.and_then(|seq| untrack(|| session.ask(|campaign| record::opened_at(campaign, seq))));
    if let Some(seq) = wanted {
        let row = ["[data-key=\"", &record::entry_key(seq), "\"]"].concat();
        request_animation_frame(move || show_first(&row));
    }
    page::screen_with(
        state.unwrap_or_default(),
        page::Drawers::ALL,
        |session: Session, state: &PageState| session.ask(|campaign| record::page(campaign, state)),
        |_, _, _| false,
    )
}

/// The sheet of a value to be corrected.
pub fn correct() -> AnyView {
    let session = Session::here();
    correct::correct_sheet(move || session.close_sheet())
}

/// The sheet of a note.
pub fn note() -> AnyView {
    let session = Session::here();
    note::note_sheet(move || session.close_sheet())
}

//! The Rules screen: the book by section, what each clause says now, and how the group reads it.

use leptos::prelude::*;

use crate::ui::page;
use crate::ui::platform::show_first;
use crate::ui::session::Session;
use crate::view::page::PageState;
use crate::view::rulebook;

/// The Rules screen, at a clause if the book lies open there.
pub fn screen() -> AnyView {
    let bookmark = Session::here().bookmark.get_untracked();
    if let Some(clause) = bookmark {
        let row = ["[data-key=\"", &rulebook::clause_key(clause), "\"]"].concat();
        request_animation_frame(move || show_first(&row));
    }
    page::screen_with(
        bookmark.map(rulebook::opened_at).unwrap_or_default(),
        page::Drawers::ALL,
        |session: Session, state: &PageState| {
            let bookmark = session.bookmark.get();
            session.ask(|campaign| rulebook::page(campaign, bookmark, state))
        },
        |_, _, _| false,
    )
}

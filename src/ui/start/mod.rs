//! The start page: what this is, campaigns on this device, a new one, or the example.

mod form;
mod plate;
mod shelf;

use leptos::prelude::*;

use crate::ui::lazy::{lazy, lazy_views};
use crate::ui::parts::{Glyph, Kind, button, button_with, icon};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::{Saved, Session, Wanted};
use crate::ui::updates::about;
use crate::view::start::{ABOVE, BELOW, TITLE, WHAT};

lazy_views! {
    /// The form of a new campaign.
    NEW_CAMPAIGN: setup, load_new_campaign = new_campaign;
    /// The form of a campaign under way.
    JOIN_CAMPAIGN: setup, load_join_campaign = join_campaign;
}

/// What the start page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The title page and the shelf.
    Title,
    /// The form of a new campaign.
    New,
    /// The form of a campaign under way.
    Join,
}

/// The start page.
#[component]
pub fn StartPage() -> impl IntoView {
    let page = RwSignal::new(Page::Title);
    provide_context(page);
    live(move || match page.get() {
        Page::Title => title_page(page).node(),
        Page::New => lazy(NEW_CAMPAIGN),
        Page::Join => lazy(JOIN_CAMPAIGN),
    })
}

/// The form of a new campaign.
fn new_campaign() -> AnyView {
    form::page(expect_context::<RwSignal<Page>>(), false).node()
}

/// The form of a campaign under way.
fn join_campaign() -> AnyView {
    form::page(expect_context::<RwSignal<Page>>(), true).node()
}

/// Frontispiece and title page, as a book opens.
fn title_page(page: RwSignal<Page>) -> El {
    let head = el("header", "start-head")
        .child(el("p", "start-above").child(ABOVE))
        .child(el("h1", "start-name").child(TITLE))
        .child(el("p", "start-below").child(BELOW))
        .child(plate::lances())
        .child(el("p", "start-what").child(WHAT));
    let title = el("div", "start-title")
        .child(head)
        .child(doors(page))
        .child(not_saved())
        .child(shelf::shelf())
        .child(about());
    el("main", "app start").child(plate::plate()).child(title)
}

/// The ways in.
fn doors(page: RwSignal<Page>) -> El {
    let session = Session::here();
    let look = move || session.want(Wanted::Example);
    let join = move || page.set(Page::Join);
    el("div", "start-doors")
        .child(button(Kind::Go, "Begin a campaign", move || page.set(Page::New)))
        .child(button(Kind::Plain, "Look at the example", look))
        .child(button_with(Kind::Bare, Glyph::Forward, "Join a campaign under way", join))
}

/// Why nothing can be saved here, if so.
fn not_saved() -> AnyView {
    let session = Session::here();
    live(move || match session.saved.get() {
        Saved::No(why) => {
            let title = el("b", "notice-title").child("Not saved");
            let words = el("div", "").child(title).child(el("p", "").child(why));
            Some(el("div", "notice notice-warn").attr("role", "note").child(icon(Glyph::Warn)).child(words))
        }
        Saved::Nothing | Saved::Yes => None,
    })
}

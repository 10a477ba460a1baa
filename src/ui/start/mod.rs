//! The start page: what this is, campaigns on this device, a new one, or the example.

mod form;
mod plate;
mod shelf;

use leptos::prelude::*;

use crate::ui::lazy::{lazy, lazy_views};
use crate::ui::live::live;
use crate::ui::parts::{Glyph, Kind, button, button_with, notice};
use crate::ui::session::{Saved, Session, Wanted};
use crate::ui::updates::about;
use crate::view::start::{ABOVE, BELOW, TITLE, WHAT};

pub use shelf::since;

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
        Page::Title => title_page(page),
        Page::New => lazy(NEW_CAMPAIGN),
        Page::Join => lazy(JOIN_CAMPAIGN),
    })
}

/// The form of a new campaign.
fn new_campaign() -> AnyView {
    form::page(expect_context::<RwSignal<Page>>(), false)
}

/// The form of a campaign under way.
fn join_campaign() -> AnyView {
    form::page(expect_context::<RwSignal<Page>>(), true)
}

/// Frontispiece and title page, as a book opens.
fn title_page(page: RwSignal<Page>) -> AnyView {
    view! {
        <main class="app start">
            {plate::plate()}
            <div class="start-title">
                <header class="start-head">
                    <p class="start-above">{ABOVE}</p>
                    <h1 class="start-name">{TITLE}</h1>
                    <p class="start-below">{BELOW}</p>
                    {plate::lances()}
                    <p class="start-what">{WHAT}</p>
                </header>
                {doors(page)}
                {not_saved()}
                {shelf::shelf()}
                {about()}
            </div>
        </main>
    }
    .into_any()
}

/// The ways in.
fn doors(page: RwSignal<Page>) -> AnyView {
    let session = Session::here();
    let join = move || page.set(Page::Join);
    view! {
        <div class="start-doors">
            {button(Kind::Go, "Begin a campaign", move || page.set(Page::New))}
            {button(Kind::Plain, "Look at the example", move || session.want(Wanted::Example))}
            {button_with(Kind::Bare, Glyph::Forward, "Join a campaign under way", join)}
        </div>
    }
    .into_any()
}

/// Why nothing can be saved here, if so.
fn not_saved() -> AnyView {
    let session = Session::here();
    live(move || match session.saved.get() {
        Saved::No(why) => Some(
            view! {
                <div role="note">{notice("notice notice-warn", Glyph::Warn, "Not saved", why)}</div>
            }
            .into_any(),
        ),
        Saved::Nothing | Saved::Yes => None,
    })
}

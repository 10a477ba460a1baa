//! The start page: what this is, campaigns on this device, a new one, or the example.

mod asks;
mod form;
mod months;
mod plate;
mod shelf;

use leptos::prelude::*;

use crate::ui::session::{Saved, Session};
use crate::ui::widgets::*;
use crate::view::example::{example, is_example};
use crate::view::start::{ABOVE, BELOW, TITLE, WHAT};
use form::FormPage;
use plate::{Lances, Plate};
use shelf::Shelf;

/// What the start page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
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
    let back = move || page.set(Page::Title);
    move || match page.get() {
        Page::Title => view! { <TitlePage page /> }.into_any(),
        Page::New => view! { <FormPage late=false on_back=back /> }.into_any(),
        Page::Join => view! { <FormPage late=true on_back=back /> }.into_any(),
    }
}

/// Frontispiece and title page, as a book opens.
#[component]
fn TitlePage(page: RwSignal<Page>) -> impl IntoView {
    view! {
        <main class="app start">
            <Plate />
            <div class="start-title">
                <header class="start-head">
                    <p class="start-above">{ABOVE}</p>
                    <h1 class="start-name">{TITLE}</h1>
                    <p class="start-below">{BELOW}</p>
                    <Lances />
                    <p class="start-what">{WHAT}</p>
                </header>
                <Doors page />
                <NotSaved />
                <Shelf />
            </div>
        </main>
    }
    .into_any()
}

/// The ways in.
#[component]
fn Doors(page: RwSignal<Page>) -> impl IntoView {
    let session = Session::here();
    // An example that was only looked at is looked at again, and does not pile up on the shelf.
    let look = move || {
        let there = session.shelf().into_iter().find(|one| is_example(&one.name, one.month));
        match (there, example()) {
            (Some(there), _) => session.open(there.id),
            (None, Ok(campaign)) => session.begin(campaign),
            (None, Err(_)) => {
                session.notice.set(Some("The example does not open in this version.".to_owned()));
            }
        }
    };
    view! {
        <div class="start-doors">
            <Button label="Begin a campaign" kind=ButtonKind::Go on_press=move || page.set(Page::New) />
            <Button label="Look at the example" on_press=look />
            <Button label="Join a campaign under way" kind=ButtonKind::Bare icon=Glyph::Forward on_press=move || page.set(Page::Join) />
        </div>
    }
    .into_any()
}

/// Why nothing can be saved here, if so.
#[component]
fn NotSaved() -> impl IntoView {
    let session = Session::here();
    move || match session.saved.get() {
        Saved::No(why) => view! {
            <div class="notice notice-warn" role="note">
                <Icon glyph=Glyph::Warn />
                <div>
                    <b class="notice-title">"Nothing is kept here"</b>
                    <p>{why}</p>
                </div>
            </div>
        }
        .into_any(),
        Saved::Nothing | Saved::Yes => ().into_any(),
    }
}

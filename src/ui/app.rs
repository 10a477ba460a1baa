//! The page: the start page, or the desk.

use leptos::prelude::*;

use crate::ui::lazy::{Loaded, lazy_page, lazy_sheet, lazy_views};
use crate::ui::live::live;
use crate::ui::parts::{Live, Toast};
use crate::ui::platform;
use crate::ui::press;
use crate::ui::screens::Screen;
use crate::ui::session::Session;
use crate::ui::start::StartPage;
use crate::ui::updates;
use crate::ui::{desk, share};

lazy_views! {
    /// The desk with a campaign on it.
    DESK: desk, load_desk = desk::desk;
    /// What has come from outside.
    INCOMING: share, load_incoming = share::incoming_sheet;
    /// The shelf's own sheets.
    SHELF_SHEET: share, load_shelf_sheet = share::shelf_sheet;
    /// An act that this window may not take.
    HELD_BACK: share, load_held_back = share::held_back_sheet;
}

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let session = Session::start();
    provide_context(session);
    provide_context(Loaded::nothing());
    updates::listen();
    let hash = platform::hash();
    if session.look_at_address(&hash) {
        // What lay open is shown behind it.
    } else if let Some(screen) = Screen::from_hash(&hash) {
        session.screen.set(screen);
    }
    let listener = window_event_listener(leptos::ev::hashchange, move |_| {
        let hash = platform::hash();
        if session.look_at_address(&hash) {
            session.sheet.set(None);
        } else if let Some(screen) = Screen::from_hash(&hash) {
            session.sheet.set(None);
            // A screen that went to its address is there already, and what it was opened at with it.
            if session.screen.get_untracked() != screen {
                session.screen.set(screen);
            }
        }
    });
    on_cleanup(move || listener.remove());
    hear_drops(session);
    press::hear_held_keys();
    Effect::new(move |_| session.remember_screen(session.screen.get()));
    Effect::new(move |_| {
        let month = session.ask(|campaign| campaign.game().date.to_string());
        let title = month.zip(session.name()).map(|(month, name)| [&month, " · ", &name].concat());
        platform::set_title(title.as_deref().unwrap_or("Poland in Arms"));
    });
    let at_table = Memo::new(move |_| session.campaign.with(Option::is_some) || session.is_wanted());
    view! {
        {updates::news()}
        {live(move || if at_table.get() { lazy_page(DESK) } else { view! { <StartPage /> }.into_any() })}
        {live(move || session.incoming.get().map(|_| lazy_sheet(INCOMING)))}
        {live(move || session.shelf_sheet.get().map(|_| lazy_sheet(SHELF_SHEET)))}
        {live(move || session.held_back.get().map(|_| lazy_sheet(HELD_BACK)))}
        <Live message=session.announcement />
        <Toast message=session.notice on_close=move || session.notice.set(None) />
    }
}

/// A file that is dropped anywhere on the page is taken in, and never opened in its place.
fn hear_drops(session: Session) {
    let over = window_event_listener(leptos::ev::dragover, |event| event.prevent_default());
    let drop = window_event_listener(leptos::ev::drop, move |event| {
        event.prevent_default();
        session.take_files(&event);
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
}

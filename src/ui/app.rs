//! The page: the start page, or the desk.

use leptos::prelude::*;

use crate::ui::apart::{Loaded, desk_apart};
use crate::ui::plain::{Node, live};
use crate::ui::platform;
use crate::ui::screens::Screen;
use crate::ui::session::Session;
use crate::ui::start::StartPage;
use crate::ui::updates;
use crate::ui::widgets::{Live, Toast};

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let session = Session::start();
    provide_context(session);
    provide_context(Loaded::nothing());
    updates::listen();
    if let Some(screen) = Screen::from_hash(&platform::hash()) {
        session.screen.set(screen);
    }
    let listener = window_event_listener(leptos::ev::hashchange, move |_| {
        if let Some(screen) = Screen::from_hash(&platform::hash()) {
            session.laid.set(None);
            session.screen.set(screen);
        }
    });
    on_cleanup(move || listener.remove());
    Effect::new(move |_| session.remember_screen(session.screen.get()));
    Effect::new(move |_| {
        let title = session
            .ask(|campaign| [&campaign.game().date.to_string(), " · ", &campaign.game().setup.name].concat());
        platform::set_title(title.as_deref().unwrap_or("Poland in Arms"));
    });
    let at_table = Memo::new(move |_| session.campaign.with(Option::is_some) || session.is_wanted());
    let page = live(move || if at_table.get() { desk_apart() } else { view! { <StartPage /> }.into_any() });
    let told = view! {
        <Live message=session.said />
        <Toast message=session.notice on_close=move || session.notice.set(None) />
    };
    vec![updates::bar(), page, told.into_any()].node()
}

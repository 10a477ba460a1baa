//! Versions: a bar when a newer one waits or is in use elsewhere, and a line that says which this is.

use leptos::prelude::*;

use crate::ui::bars::bar;
use crate::ui::clerk;
use crate::ui::live::live;
use crate::ui::parts::{Glyph, Kind, button};

/// What is heard of versions.
#[derive(Clone, Copy)]
struct News {
    /// Something changed.
    heard: RwSignal<()>,
    /// The player wants to hear of it later.
    later: RwSignal<bool>,
}

/// Begins to listen. Called once, by the app.
pub fn listen() {
    let news = News { heard: RwSignal::new(()), later: RwSignal::new(false) };
    provide_context(news);
    for change in clerk::CHANGES {
        let hear = move |_| {
            news.later.set(false);
            news.heard.set(());
        };
        // It listens as long as the page lives.
        drop(window_event_listener_untyped(change, hear));
    }
}

/// The bar above the page; nothing while there is nothing to say.
pub fn news() -> AnyView {
    let news = expect_context::<News>();
    live(move || {
        news.heard.track();
        let text = if clerk::is("replaced") {
            "A newer version is in use in another window. Load again when it suits: your games stay as they are."
        } else if clerk::is("waiting") {
            "A new version is ready. Your games stay as they are."
        } else {
            return None;
        };
        let go = if clerk::is("replaced") { "Load again" } else { "Use it now" };
        let later = button(Kind::Bare, "Later", move || news.later.set(true));
        let acts = vec![button(Kind::Plain, go, clerk::update), later];
        (!news.later.get()).then(|| bar(Glyph::Info, text, acts))
    })
}

/// Which version this is, and whether it works offline.
pub fn about() -> AnyView {
    let news = expect_context::<News>();
    live(move || {
        news.heard.track();
        let build = clerk::build();
        let offline = if clerk::is("ready") {
            "ready offline"
        } else if clerk::is("able") {
            "not yet offline"
        } else if build.is_none() {
            "not kept offline"
        } else if clerk::is_secure() {
            "this browser keeps no offline copy"
        } else {
            "this address cannot work offline (no https)"
        };
        let build = build.and_then(|build| build.get(..8).map(str::to_owned));
        let build =
            build.map_or_else(|| "made for trying out".to_owned(), |build| ["build ", &build].concat());
        let words = ["Version ", env!("CARGO_PKG_VERSION"), " · ", &build, " · ", offline].concat();
        view! { <p class="about">{words}</p> }.into_any()
    })
}

//! Views that are loaded when they are first opened, so that a first visit does not wait for them.
//!
//! With the feature `split` (how the app is released, see `scripts/finish.mjs`) each chunk is a WASM of its own; without
//! it they are all in the one, and a lazy view is drawn at once. Who shows a lazy view declares it, by `lazy_views!`.

use leptos::prelude::*;
use std::future::Future;
use std::pin::Pin;

use crate::ui::live::{live, nothing};
use crate::ui::parts::{Glyph, Kind, button, notice, sheet};
use crate::ui::session::Session;

/// Draws a view that is loaded.
pub type Draw = fn() -> AnyView;

type Loading = Pin<Box<dyn Future<Output = Result<Draw, NotLoaded>>>>;

/// A view that is loaded when it is first opened.
#[derive(Clone, Copy)]
pub struct LazyView {
    /// Its name, unlike that of any other.
    pub name: &'static str,
    /// Loads it.
    pub load: fn() -> Loading,
}

/// A view could not be loaded: the network is away, or the files are gone.
#[derive(Clone, Copy)]
pub struct NotLoaded;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        NotLoaded
    }
}

/// Declares lazy views: the constant, the chunk it is loaded with, the function that loads it, and what draws it.
macro_rules! lazy_views {
    ($($(#[$doc:meta])* $view:ident: $chunk:ident, $load:ident = $draw:path;)*) => {
        $(
            $(#[$doc])*
            const $view: crate::ui::lazy::LazyView =
                crate::ui::lazy::LazyView { name: stringify!($view), load: || Box::pin($load()) };

            #[cfg(feature = "split")]
            #[wasm_split_helpers::wasm_split($chunk, fallible)]
            fn $load() -> Result<crate::ui::lazy::Draw, crate::ui::lazy::NotLoaded> {
                Ok($draw)
            }

            #[cfg(not(feature = "split"))]
            async fn $load() -> Result<crate::ui::lazy::Draw, crate::ui::lazy::NotLoaded> {
                Ok($draw)
            }
        )*
    };
}
pub(crate) use lazy_views;

/// The views that are loaded already.
#[derive(Clone, Copy)]
pub struct Loaded(StoredValue<Vec<(&'static str, Draw)>>);

impl Loaded {
    /// Nothing so far. Provided once, by the app.
    pub fn nothing() -> Self {
        Self(StoredValue::new(Vec::new()))
    }

    fn draw(self, view: LazyView) -> Option<Draw> {
        self.0.with_value(|loaded| loaded.iter().find(|one| one.0 == view.name).map(|one| one.1))
    }
}

#[derive(Clone, Copy)]
enum State {
    Loading,
    Loaded(Draw),
    Failed,
}

/// A view in its place on the page, as soon as it is loaded.
pub fn lazy(view: LazyView) -> AnyView {
    drawn(view, |failed| match failed {
        None => view! { <p class="coming" role="status">"Opening …"</p> }.into_any(),
        Some(again) => view! { <div class="coming">{not_here(again)}</div> }.into_any(),
    })
}

/// A view that is the whole page, as soon as it is loaded; until then the page shows its title.
pub fn lazy_page(view: LazyView) -> AnyView {
    drawn(view, |failed| match failed {
        None => nothing(),
        Some(again) => {
            view! { <main class="app"><div class="coming">{not_here(again)}</div></main> }.into_any()
        }
    })
}

/// A sheet, as soon as it is loaded.
pub fn lazy_sheet(view: LazyView) -> AnyView {
    drawn(view, |failed| match failed {
        None => nothing(),
        Some(again) => {
            let session = Session::here();
            let close = move || session.close_all();
            sheet(|| "Not here yet".to_owned(), close, not_here(again), None)
        }
    })
}

type Again = Box<dyn Fn()>;

/// Draws a view, or what stands in its place: nothing given while it is loading, the way to try again when that failed.
fn drawn(view: LazyView, instead: fn(Option<Again>) -> AnyView) -> AnyView {
    let loaded = expect_context::<Loaded>();
    if let Some(draw) = loaded.draw(view) {
        return draw();
    }
    let state = RwSignal::new(State::Loading);
    let load = move || {
        state.set(State::Loading);
        leptos::task::spawn_local(async move {
            let came = match (view.load)().await {
                Ok(draw) => {
                    loaded.0.update_value(|views| views.push((view.name, draw)));
                    State::Loaded(draw)
                }
                Err(NotLoaded) => State::Failed,
            };
            // Whoever asked may have gone elsewhere meanwhile.
            let _ = state.try_set(came);
        });
    };
    load();
    live(move || match state.get() {
        State::Loaded(draw) => draw(),
        State::Loading => instead(None),
        State::Failed => instead(Some(Box::new(load))),
    })
}

fn not_here(again: Again) -> AnyView {
    let text = "It is loaded when it is first opened, and the network does not answer. Nothing is lost.";
    view! {
        {notice("notice notice-warn", Glyph::Warn, "This part is not here yet", text)}
        {button(Kind::Plain, "Try again", again)}
    }
    .into_any()
}

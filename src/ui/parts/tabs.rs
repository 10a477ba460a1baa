//! Pages of one screen, one of which lies open.

use crate::ui::attr::{follows, given, on};
use leptos::ev::{Event, KeyboardEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

/// The tabs of the pages: each with its id and its name. The arrow keys go from one to the next.
#[must_use]
pub fn tabs(
    label: &str,
    pages: Vec<(&'static str, &'static str)>,
    open: impl Fn() -> &'static str + Copy + Send + 'static,
    heard: impl Fn(&'static str) + Copy + 'static,
) -> AnyView {
    let count = pages.len();
    let ids: Vec<&'static str> = pages.iter().map(|(id, _)| *id).collect();
    let tab = move |(at, (id, name)): (usize, (&'static str, &'static str))| {
        let ids = ids.clone();
        let key = move |event: Event| {
            let event: KeyboardEvent = event.unchecked_into();
            let to = match event.key().as_str() {
                "ArrowRight" => (at + 1) % count,
                "ArrowLeft" => (at + count - 1) % count,
                "Home" => 0,
                "End" => count - 1,
                _ => return,
            };
            event.prevent_default();
            if let Some(id) = ids.get(to) {
                heard(id);
                focus(id);
            }
        };
        view! {
            <button
                class="tab"
                type="button"
                role="tab"
                {..given("id", tab_id(id))}
                {..follows("aria-selected", move || (open() == id).to_string())}
                {..follows("tabindex", move || if open() == id { "0" } else { "-1" }.to_owned())}
                {..on("click", move |_| heard(id))}
                {..on("keydown", key)}
            >
                {name}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="tabs" role="tablist" {..given("aria-label", label.to_owned())}>
            {pages.into_iter().enumerate().map(tab).collect_view()}
        </div>
    }
    .into_any()
}

fn tab_id(id: &str) -> String {
    ["tab-", id].concat()
}

fn focus(id: &str) {
    let tab = document().get_element_by_id(&tab_id(id));
    if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
        // Focus that the browser refuses stays where it is.
        drop(tab.focus());
    }
}

//! Pages of one screen, one of which lies open.

use crate::ui::plain::{El, el};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, KeyboardEvent};

/// The tabs of the pages: each with its id and its name. The arrow keys go from one to the next.
#[must_use]
pub fn tabs(
    label: &str,
    pages: Vec<(&'static str, &'static str)>,
    open: impl Fn() -> &'static str + Copy + Send + 'static,
    heard: impl Fn(&'static str) + Copy + 'static,
) -> El {
    let count = pages.len();
    let ids: Vec<&'static str> = pages.iter().map(|(id, _)| *id).collect();
    let tab = move |(at, (id, name)): (usize, (&'static str, &'static str))| {
        let ids = ids.clone();
        let key = move |event: leptos::web_sys::Event| {
            let Some(pressed) = event.dyn_ref::<KeyboardEvent>() else { return };
            let to = match pressed.key().as_str() {
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
        el("button", "tab")
            .attr("type", "button")
            .attr("role", "tab")
            .attr("id", tab_id(id))
            .attr_live("aria-selected", move || Some((open() == id).to_string()))
            .attr_live("tabindex", move || Some(if open() == id { "0" } else { "-1" }.to_owned()))
            .child(name)
            .press(move || heard(id))
            .on("keydown", key)
    };
    el("div", "tabs")
        .attr("role", "tablist")
        .attr("aria-label", label)
        .children(pages.into_iter().enumerate().map(tab))
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

//! The browser's own things: address, title, dice. Nothing else in `ui` touches the window, but `clerk`.

pub mod keeping;
mod reach;
pub mod share;
pub mod windows;

use crate::model::quantity::Die;
use leptos::prelude::window;

/// The fragment of the address.
#[must_use]
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Changes the fragment of the address; the browser keeps the way back.
pub fn set_hash(hash: &str) {
    // A browser that refuses leaves the address as it was; the screen changes all the same.
    drop(window().location().set_hash(hash));
}

/// Changes the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = window().document() {
        document.set_title(title);
    }
}

/// The largest byte that maps evenly onto six faces.
const EVEN: u8 = 252;

/// A fair die from the browser's randomness: bytes that do not divide evenly are thrown away. None if there is none.
#[must_use]
pub fn throw_die() -> Option<Die> {
    let mut byte = [0u8; 1];
    loop {
        getrandom::fill(&mut byte).ok()?;
        let [drawn] = byte;
        if drawn < EVEN {
            return Die::new(drawn % 6 + 1);
        }
    }
}

/// Moves the focus to the panel.
pub fn focus_panel() {
    use leptos::wasm_bindgen::JsCast;
    let panel = window().document().and_then(|document| document.get_element_by_id("panel"));
    if let Some(panel) = panel.and_then(|panel| panel.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Focus that the browser refuses stays where it is.
        drop(panel.focus());
    }
}

/// Whether the panel lies beside the map, as on a wide screen, or covers it.
#[must_use]
pub fn panel_is_beside_map() -> bool {
    let wide = window().match_media("(min-width: 62.5em)").ok().flatten();
    wide.is_some_and(|query| query.matches())
}

/// Scrolls to the first thing that matches, unfolding what hides it, and puts the focus into its field.
pub fn show_first(selector: &str) {
    use leptos::wasm_bindgen::JsCast;
    let Some(found) =
        window().document().and_then(|document| document.query_selector(selector).ok().flatten())
    else {
        return;
    };
    if let Ok(Some(fold)) = found.closest("details") {
        // A fold that will not open leaves its question where it is.
        drop(fold.set_attribute("open", ""));
    }
    found.scroll_into_view();
    let field = found
        .parent_element()
        .and_then(|around| around.query_selector("input, select, button").ok().flatten());
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        drop(field.focus());
    }
}

/// The id of the element that has the focus, if it has one.
#[must_use]
pub fn focused_id() -> Option<String> {
    let focused = window().document().and_then(|document| document.active_element());
    focused.map(|element| element.id()).filter(|id| !id.is_empty())
}

/// Once what changes now is drawn: if the element that has the focus is gone, the nearest thing still there that it stood
/// in gets it, so that the keyboard goes on from there.
pub fn keep_focus() {
    use leptos::wasm_bindgen::JsCast;
    let focused = window().document().and_then(|document| document.active_element());
    let around: Vec<web_sys::Element> =
        std::iter::successors(focused, |element| element.parent_element()).collect();
    leptos::prelude::request_animation_frame(move || {
        let Some(document) = window().document() else { return };
        if document.active_element().is_some_and(|element| element.tag_name() != "BODY") {
            return;
        }
        let stays = around.iter().skip(1).filter(|element| element.is_connected());
        let mut first =
            stays.filter_map(|element| element.query_selector("button, input, select").ok().flatten());
        if let Some(element) = first.next().and_then(|one| one.dyn_into::<web_sys::HtmlElement>().ok()) {
            let stay = web_sys::FocusOptions::new();
            stay.set_prevent_scroll(true);
            // Focus that the browser refuses stays where it is.
            drop(element.focus_with_options(&stay));
        }
    });
}

/// Gives the focus back to the element with this id, once what changed is drawn and nothing else took it; to the panel, if
/// that element is gone, so that the keyboard goes on from there.
pub fn refocus(id: Option<String>) {
    leptos::prelude::request_animation_frame(move || {
        use leptos::wasm_bindgen::JsCast;
        let Some(document) = window().document() else { return };
        let taken = document.active_element().is_some_and(|element| element.tag_name() != "BODY");
        let found = id.as_deref().and_then(|id| document.get_element_by_id(id));
        let element = found.or_else(|| document.get_element_by_id("panel"));
        let element = element.and_then(|one| one.dyn_into::<web_sys::HtmlElement>().ok());
        if let (false, Some(element)) = (taken, element) {
            let stay = web_sys::FocusOptions::new();
            stay.set_prevent_scroll(true);
            // Focus that the browser refuses stays where it is.
            drop(element.focus_with_options(&stay));
        }
    });
}

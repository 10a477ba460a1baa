//! Sheets laid over the desk.

use super::{Glyph, Kind, fresh_id, icon_button};
use crate::ui::attr::{fixed, given, on};
use leptos::ev::Event;
use leptos::html::Dialog;
use leptos::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Takes the sheet away in `on_close`: Esc, the cross and a tap beside it ask for that; the focus goes back to where it
/// was.
fn laid(title: Signal<String>, on_close: Callback<()>, body: AnyView, foot: Option<AnyView>) -> AnyView {
    let id = fresh_id("sheet");
    let title_id = id.clone();
    let dialog = NodeRef::<Dialog>::new();
    let leaving = Arc::new(AtomicBool::new(false));

    // Refused only where it is open already or not on the page: nothing to do about either.
    dialog.on_load(|dialog| drop(dialog.show_modal()));
    // Closed while it is still on the page, so that the browser gives the focus back.
    on_cleanup({
        let leaving = leaving.clone();
        move || {
            leaving.store(true, Relaxed);
            if let Some(dialog) = dialog.try_get_untracked().flatten() {
                dialog.close();
            }
        }
    });

    let is_beside = move |ev: &Event| ev.target().is_some() && ev.target() == ev.current_target();
    let pressed_beside = StoredValue::new(false);
    let cancelled = move |ev: Event| {
        ev.prevent_default();
        on_close.run(());
    };
    let closed = move |_| {
        if !leaving.load(Relaxed) {
            on_close.run(());
        }
    };
    let clicked = move |ev: Event| {
        if pressed_beside.get_value() && is_beside(&ev) {
            on_close.run(());
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class="sheet"
            {..given("aria-labelledby", id)}
            {..on("cancel", cancelled)}
            {..on("close", closed)}
            {..on("pointerdown", move |ev| pressed_beside.set_value(is_beside(&ev)))}
            {..on("click", clicked)}
        >
            <div class="sheet-frame">
                <header class="sheet-head">
                    <h2 class="sheet-title" {..given("id", title_id)} {..fixed("tabindex", "-1")} {..fixed("autofocus", "")}>
                        {move || title.get()}
                    </h2>
                    {icon_button(Kind::Bare, Glyph::Close, "Close", move || on_close.run(()))}
                </header>
                <div class="sheet-rule"></div>
                <div class="sheet-body">{body}</div>
                {foot.map(|foot| view! { <footer class="sheet-foot">{foot}</footer> }.into_any())}
            </div>
        </dialog>
    }
    .into_any()
}

/// A modal sheet, open as long as it is on the page: its title, its body, and the buttons that stay in reach below.
/// Drawn by one function, whatever its closures.
#[must_use]
pub fn sheet(
    title: impl Fn() -> String + Send + Sync + 'static,
    close: impl Fn() + Send + Sync + 'static,
    body: AnyView,
    foot: Option<AnyView>,
) -> AnyView {
    laid(Signal::derive(title), Callback::new(move |()| close()), body, foot)
}

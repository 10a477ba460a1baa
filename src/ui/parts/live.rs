//! Words said in passing.

use super::{Glyph, Kind, icon_button};
use crate::ui::plain::Node;
use leptos::prelude::*;

/// Text that is heard when it changes and never seen. One on a page.
#[component]
pub fn Live(
    /// What is said.
    #[prop(into)]
    message: Signal<String>,
) -> impl IntoView {
    view! { <p class="unseen" role="status">{move || message.get()}</p> }
}

/// A note at the foot of the page, seen and heard, until it is closed. One on a page.
#[component]
pub fn Toast(
    /// What is said; `None` hides it.
    #[prop(into)]
    message: Signal<Option<String>>,
    /// Closes it.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let card = move || {
        message.get().map(|text| {
            view! {
                <div class="toast-card">
                    <span class="toast-text">{text}</span>
                    {icon_button(Kind::Bare, Glyph::Close, "Close", move || on_close.run(())).node()}
                </div>
            }
        })
    };
    view! { <div class="toast" role="status">{card}</div> }.into_any()
}

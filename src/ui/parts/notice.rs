//! Words said in passing, and notices within a page.

use super::{Glyph, Kind, icon, icon_button};
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
                    {icon_button(Kind::Bare, Glyph::Close, "Close", move || on_close.run(()))}
                </div>
            }
            .into_any()
        })
    };
    view! { <div class="toast" role="status">{move || card()}</div> }.into_any()
}

/// A notice within a page: a title, and what there is all the same.
#[must_use]
pub fn notice(class: &'static str, glyph: Glyph, title: &str, text: impl IntoAny) -> AnyView {
    notice_of(class, glyph, title.to_owned(), text.into_any())
}

fn notice_of(class: &'static str, glyph: Glyph, title: String, text: AnyView) -> AnyView {
    view! {
        <div class=class>
            {icon(glyph)}
            <div>
                <b class="notice-title">{title}</b>
                <p class="notice-text">{text}</p>
            </div>
        </div>
    }
    .into_any()
}

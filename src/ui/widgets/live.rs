//! Words said in passing.

use super::{Button, ButtonKind, Glyph, IconButton};
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
    /// A word for what can be done about it: "Undo".
    #[prop(optional, into)]
    action: Option<String>,
    /// Does it.
    #[prop(optional, into)]
    on_action: Option<Callback<()>>,
) -> impl IntoView {
    let card = move || {
        let action = action.clone().zip(on_action);
        message.get().map(|text| {
            view! {
                <div class="toast-card">
                    <span class="toast-text">{text}</span>
                    {action.map(|(label, on_press)| view! { <Button label kind=ButtonKind::Bare on_press /> })}
                    <IconButton glyph=Glyph::Close name="Close" on_press=on_close />
                </div>
            }
        })
    };
    view! { <div class="toast" role="status">{card}</div> }.into_any()
}

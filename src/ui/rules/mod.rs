//! The Rules screen.

use leptos::prelude::*;

/// The Rules screen.
#[component]
pub fn RulesScreen() -> impl IntoView {
    view! { <h1 class="when-title">"Rules"</h1> }
}

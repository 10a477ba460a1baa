//! The Forces screen.

use leptos::prelude::*;

/// The Forces screen.
#[component]
pub fn ForcesScreen() -> impl IntoView {
    view! { <h1 class="when-title">"Forces"</h1> }
}

//! The Treasury screen.

use leptos::prelude::*;

/// The Treasury screen.
#[component]
pub fn TreasuryScreen() -> impl IntoView {
    view! { <h1 class="when-title">"Treasury"</h1> }
}

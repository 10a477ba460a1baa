//! The Diplomacy screen.

use leptos::prelude::*;

/// The Diplomacy screen.
#[component]
pub fn DiplomacyScreen() -> impl IntoView {
    view! { <h1 class="when-title">"Diplomacy"</h1> }
}

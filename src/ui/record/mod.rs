//! The Record screen.

use leptos::prelude::*;

/// The Record screen.
#[component]
pub fn RecordScreen() -> impl IntoView {
    view! { <h1 class="when-title">"Record"</h1> }
}

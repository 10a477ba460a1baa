//! The start page: what this is, campaigns on this device, a new one, or the example.

use leptos::prelude::*;

/// The start page.
#[component]
pub fn StartPage() -> impl IntoView {
    view! { <main class="app start"><h1>"Poland in Arms"</h1></main> }
}

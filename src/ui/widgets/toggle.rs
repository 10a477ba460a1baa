//! Switches.

use leptos::prelude::*;

/// On or off, at once.
#[component]
pub fn Toggle(
    /// What it switches.
    #[prop(into)]
    label: String,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Hears what it is switched to.
    #[prop(into)]
    on_change: Callback<(bool,)>,
    /// What to know about it.
    #[prop(optional, into)]
    note: MaybeProp<String>,
) -> impl IntoView {
    view! {
        <label class="toggle">
            <span class="toggle-label">
                {label}
                {move || note.get().map(|note| view! { <span class="toggle-note">{note}</span> })}
            </span>
            <input
                type="checkbox"
                role="switch"
                class="toggle-input"
                prop:checked=move || on.get()
                on:change=move |ev| on_change.run((event_target_checked(&ev),))
            />
            <span class="toggle-track" aria-hidden="true"></span>
        </label>
    }
    .into_any()
}

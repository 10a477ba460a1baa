//! Bars.

use leptos::prelude::*;

/// How much of something there is: a clock that runs, a corps that fills.
#[component]
pub fn Meter(
    /// What is measured; heard only.
    #[prop(into)]
    label: Signal<String>,
    /// How much there is.
    #[prop(into)]
    value: Signal<i32>,
    /// How much there can be.
    #[prop(into)]
    max: Signal<i32>,
) -> impl IntoView {
    let share = move || (value.get().clamp(0, max.get().max(0)) * 100).checked_div(max.get()).unwrap_or(0);
    view! {
        <div
            class="meter"
            role="meter"
            aria-label=move || label.get()
            aria-valuemin="0"
            aria-valuemax=move || max.get()
            aria-valuenow=move || value.get()
        >
            <span class="meter-fill" style:width=move || format!("{}%", share())></span>
        </div>
    }
    .into_any()
}

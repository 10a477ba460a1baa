//! Headline figures.

use leptos::prelude::*;

/// A headline figure for `<dl class="heads">`. With a callback it carries a dotted underline: tap to see how it came about.
#[component]
pub fn Figure(
    /// What it is.
    #[prop(into)]
    label: String,
    /// How much.
    #[prop(into)]
    value: Signal<String>,
    /// Of what: "$", "MP", "of 74".
    #[prop(optional, into)]
    unit: MaybeProp<String>,
    /// Shows how it came about.
    #[prop(optional, into)]
    on_press: Option<Callback<()>>,
) -> impl IntoView {
    let unit_view = move || unit.get().map(|unit| view! { " " <i class="figure-unit">{unit}</i> });
    let value_view = match on_press {
        Some(on_press) => {
            let start = format!("{label}: ");
            view! {
                <button type="button" class="figure-value" on:click=move |_| on_press.run(())>
                    <span class="unseen">{start}</span>
                    {move || value.get()}
                    {unit_view}
                </button>
            }
            .into_any()
        }
        None => view! { <span class="figure-value">{move || value.get()} {unit_view}</span> }.into_any(),
    };
    view! {
        <div class="figure">
            <dt class="figure-label">{label}</dt>
            <dd>{value_view}</dd>
        </div>
    }
    .into_any()
}

//! Clause numbers.

use leptos::prelude::*;

/// A clause number, in red; with a callback it is a button that opens the clause.
#[component]
pub fn Cite(
    /// The number as printed, "22.3 e".
    #[prop(into)]
    clause: String,
    /// Opens the clause of that number.
    #[prop(optional, into)]
    on_press: Option<Callback<(String,)>>,
) -> impl IntoView {
    cite_view(clause, on_press)
}

/// The same for widgets that hand a callback on.
pub(super) fn cite_view(clause: String, on_press: Option<Callback<(String,)>>) -> AnyView {
    match on_press {
        Some(on_press) => {
            let name = format!("Clause {clause}");
            let opened = clause.clone();
            view! {
                <button type="button" class="cite" aria-label=name on:click=move |_| on_press.run((opened.clone(),))>
                    {clause}
                </button>
            }
            .into_any()
        }
        None => view! { <cite class="cite">{clause}</cite> }.into_any(),
    }
}

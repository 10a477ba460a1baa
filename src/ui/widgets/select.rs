//! One of many.

use super::{Glyph, Icon, fresh_id};
use leptos::prelude::*;

/// A native list to choose from, for more options than `Choice` can show.
#[component]
pub fn Select(
    /// What is chosen.
    #[prop(into)]
    label: String,
    /// Key and words of each option, in order.
    options: Vec<(String, String)>,
    /// The key chosen.
    #[prop(into)]
    value: Signal<String>,
    /// Hears the key chosen.
    #[prop(into)]
    on_change: Callback<(String,)>,
    /// What to know about it.
    #[prop(optional, into)]
    hint: MaybeProp<String>,
) -> impl IntoView {
    let id = fresh_id("select");
    let hint_id = format!("{id}-hint");
    let described = {
        let id = hint_id.clone();
        move || hint.with(Option::is_some).then(|| id.clone())
    };
    let hint_view = move || {
        let id = hint_id.clone();
        hint.get().map(|hint| view! { <p class="field-hint" id=id>{hint}</p> })
    };
    let option = move |(key, words): (String, String)| {
        let mine = key.clone();
        view! { <option value=key prop:selected=move || value.with(|v| *v == mine)>{words}</option> }
    };
    view! {
        <div class="field">
            <label class="field-label" for=id.clone()>{label}</label>
            {hint_view}
            <div class="select">
                <select
                    id=id
                    class="field-input select-input"
                    aria-describedby=described
                    on:change=move |ev| on_change.run((event_target_value(&ev),))
                >
                    {options.into_iter().map(option).collect_view()}
                </select>
                <Icon glyph=Glyph::Forward />
            </div>
        </div>
    }
    .into_any()
}

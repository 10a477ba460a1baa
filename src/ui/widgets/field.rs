//! Typed text. The caller keeps the draft and judges it.

use super::{Glyph, Icon, fresh_id};
use leptos::prelude::*;

/// The label, hint and error around a field.
fn frame(
    id: &str,
    label: String,
    hint: MaybeProp<String>,
    error: MaybeProp<String>,
    field: AnyView,
) -> impl IntoView {
    let (for_id, hint_id, error_id) = (id.to_owned(), format!("{id}-hint"), format!("{id}-error"));
    let hint_view = move || {
        let id = hint_id.clone();
        hint.get().map(|hint| view! { <p class="field-hint" id=id>{hint}</p> })
    };
    let error_view = move || {
        let id = error_id.clone();
        error.get().map(|error| view! { <p class="field-error" id=id><Icon glyph=Glyph::Warn />{error}</p> })
    };
    view! {
        <div class="field">
            <label class="field-label" for=for_id>{label}</label>
            {hint_view}
            {field}
            {error_view}
        </div>
    }
}

/// The ids that describe a field now.
fn described(
    id: &str,
    hint: MaybeProp<String>,
    error: MaybeProp<String>,
) -> impl Fn() -> Option<String> + Send + Sync + 'static {
    let (hint_id, error_id) = (format!("{id}-hint"), format!("{id}-error"));
    move || match (hint.with(Option::is_some), error.with(Option::is_some)) {
        (true, true) => Some([&hint_id, " ", &error_id].concat()),
        (true, false) => Some(hint_id.clone()),
        (false, true) => Some(error_id.clone()),
        (false, false) => None,
    }
}

/// A line of text, or several.
#[component]
pub fn TextField(
    /// What to write.
    #[prop(into)]
    label: String,
    /// The draft. A plain signal, not a memo, or a refused letter would stay visible.
    #[prop(into)]
    value: Signal<String>,
    /// Hears every change.
    #[prop(into)]
    on_input: Callback<(String,)>,
    /// What to know before writing.
    #[prop(optional, into)]
    hint: MaybeProp<String>,
    /// What is wrong with the draft.
    #[prop(optional, into)]
    error: MaybeProp<String>,
    /// The most letters it takes.
    #[prop(default = 200)]
    max_length: u32,
    /// Room for several lines.
    #[prop(optional)]
    long: bool,
) -> impl IntoView {
    let id = fresh_id("field");
    let described = described(&id, hint, error);
    let invalid = move || error.with(Option::is_some).then_some("true");
    let typed = move |ev| on_input.run((event_target_value(&ev),));
    let field = if long {
        view! {
            <textarea id=id.clone() class="field-input" rows="3" maxlength=max_length aria-describedby=described
                aria-invalid=invalid prop:value=move || value.get() on:input=typed></textarea>
        }
        .into_any()
    } else {
        view! {
            <input type="text" id=id.clone() class="field-input" maxlength=max_length autocomplete="off"
                aria-describedby=described aria-invalid=invalid prop:value=move || value.get() on:input=typed />
        }
        .into_any()
    };
    frame(&id, label, hint, error, field).into_any()
}

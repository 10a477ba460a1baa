//! Less, a number, more; or type it.

use super::{Glyph, Icon, fresh_id};
use leptos::prelude::*;

/// A number between two bounds. A typed one is heard as soon as it is within them, and set to the nearer bound when
/// the field is left.
#[component]
pub fn Stepper(
    /// What is counted.
    #[prop(into)]
    label: String,
    /// How many.
    #[prop(into)]
    value: Signal<i32>,
    /// Hears the new number, always within the bounds.
    #[prop(into)]
    on_change: Callback<(i32,)>,
    /// The least.
    #[prop(default = Signal::stored(0), into)]
    min: Signal<i32>,
    /// The most.
    #[prop(default = Signal::stored(999), into)]
    max: Signal<i32>,
    /// What one costs, or how many there can be.
    #[prop(optional, into)]
    note: MaybeProp<String>,
) -> impl IntoView {
    let id = fresh_id("stepper");
    let draft = RwSignal::new(None::<String>);
    let bound = move |n: i32| n.min(max.get_untracked()).max(min.get_untracked());
    let parsed = |text: &str| text.trim().replace('\u{2212}', "-").parse::<i32>().ok();
    let settle = move |n: i32| {
        draft.set(None);
        if bound(n) != value.get_untracked() {
            on_change.run((bound(n),));
        }
    };
    let step = move |by: i32| settle(value.get_untracked().saturating_add(by));
    let typed = move |text: String| {
        let fits = parsed(&text).filter(|n| bound(*n) == *n);
        draft.set(Some(text));
        if let Some(n) = fits {
            on_change.run((n,));
        }
    };
    let left = move || {
        settle(draft.get_untracked().and_then(|text| parsed(&text)).unwrap_or_else(|| value.get_untracked()))
    };
    let shown = move || draft.get().unwrap_or_else(|| value.get().to_string());
    let wrong =
        move || draft.with(|d| d.as_ref().is_some_and(|text| parsed(text).is_none_or(|n| bound(n) != n)));
    let digits = move || {
        max.get().max(min.get().saturating_neg()).max(value.get()).to_string().len().max(2).to_string()
    };
    let (less, more) = (format!("One less: {label}"), format!("One more: {label}"));
    view! {
        <div class="stepper">
            <label class="stepper-text" for=id.clone()>
                <span class="stepper-label">{label}</span>
                {move || note.get().map(|note| view! { <span class="stepper-note">{note}</span> })}
            </label>
            <div class="stepper-box">
                <button type="button" class="stepper-button" aria-label=less
                    aria-disabled=move || (value.get() <= min.get()).then_some("true") on:click=move |_| step(-1)>
                    <Icon glyph=Glyph::Minus />
                </button>
                <input
                    id=id
                    type="text"
                    role="spinbutton"
                    class="stepper-input"
                    autocomplete="off"
                    maxlength="7"
                    inputmode=move || if min.get() < 0 { "text" } else { "numeric" }
                    aria-valuenow=move || value.get()
                    aria-valuemin=move || min.get()
                    aria-valuemax=move || max.get()
                    aria-invalid=move || wrong().then_some("true")
                    style=("--digits", digits)
                    prop:value=shown
                    on:input=move |ev| typed(event_target_value(&ev))
                    on:blur=move |_| left()
                    on:keydown=move |ev| {
                        match ev.key().as_str() {
                            "ArrowUp" => step(1),
                            "ArrowDown" => step(-1),
                            "Enter" => return left(),
                            _ => return,
                        }
                        ev.prevent_default();
                    }
                />
                <button type="button" class="stepper-button" aria-label=more
                    aria-disabled=move || (value.get() >= max.get()).then_some("true") on:click=move |_| step(1)>
                    <Icon glyph=Glyph::Plus />
                </button>
            </div>
        </div>
    }
    .into_any()
}

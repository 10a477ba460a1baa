//! Less, a number, more; or type it.

use super::{Glyph, fresh_id, icon};
use crate::ui::attr::{fixed, flags, follows, given, hears, on, shows};
use leptos::ev::{Event, KeyboardEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

/// A number between two bounds. A typed one is heard as soon as it is within them; any other changes nothing, and the
/// field says what it takes.
#[must_use]
pub fn stepper(
    label: &str,
    note: Option<String>,
    (least, most): (i32, i32),
    value: impl Fn() -> i32 + Clone + Send + 'static,
    heard: impl Fn(i32) + Clone + 'static,
) -> AnyView {
    let id = fresh_id("stepper");
    let draft = RwSignal::new(None::<String>);
    let bound = move |n: i32| n.clamp(least.min(most), most.max(least));
    let parsed = |text: &str| text.trim().replace('\u{2212}', "-").parse::<i32>().ok();
    let wrong = RwSignal::new(false);
    let settle = {
        let (value, heard) = (value.clone(), heard.clone());
        move |n: i32| {
            draft.set(None);
            wrong.set(false);
            if bound(n) != untrack(&value) {
                heard(bound(n));
            }
        }
    };
    let step = {
        let (value, settle) = (value.clone(), settle.clone());
        move |by: i32| settle(untrack(&value).saturating_add(by))
    };
    // What could be heard was heard while it was typed; the rest is as it was.
    let left = move || draft.set(None);
    let typed = move |text: String| {
        let fits = parsed(&text).filter(|n| bound(*n) == *n);
        wrong.set(fits.is_none() && !text.trim().is_empty());
        draft.set(Some(text));
        if let Some(n) = fits {
            heard(n);
        }
    };
    let wrong_id = [&id, "-error"].concat();
    let described = wrong_id.clone();
    let told = move || {
        wrong.get().then(|| {
            let bounds = ["A whole number from ", &written(least), " to ", &written(most), "."].concat();
            view! {
                <p class="field-error stepper-wrong" {..given("id", wrong_id.clone())} role="alert">
                    {icon(Glyph::Warn)}
                    {bounds}
                </p>
            }
            .into_any()
        })
    };
    let (now, shown) = (value.clone(), value.clone());
    let key = {
        let step = step.clone();
        move |event: Event| {
            let event: KeyboardEvent = event.unchecked_into();
            match event.key().as_str() {
                "ArrowUp" => step(1),
                "ArrowDown" => step(-1),
                "Enter" => return left(),
                _ => return,
            }
            event.prevent_default();
        }
    };
    let button = |name: &str, glyph: Glyph, end: i32, by: i32| {
        let (step, value) = (step.clone(), value.clone());
        view! {
            <button
                class="stepper-button"
                type="button"
                {..given("aria-label", [name, label].concat())}
                {..flags("aria-disabled", move || value() == end)}
                {..on("click", move |_| step(by))}
            >
                {icon(glyph)}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="stepper">
            <label class="stepper-text" {..given("for", id.clone())}>
                <span class="stepper-label">{label.to_owned()}</span>
                {note.map(|note| view! { <span class="stepper-note">{note}</span> }.into_any())}
            </label>
            <div class="stepper-box">
                {button("One less: ", Glyph::Minus, least, -1)}
                <input
                    class="stepper-input"
                    {..given("id", id)}
                    type="text"
                    role="spinbutton"
                    {..fixed("autocomplete", "off")}
                    {..fixed("maxlength", "7")}
                    {..fixed("inputmode", if least < 0 { "text" } else { "numeric" })}
                    {..given("aria-valuemin", least.to_string())}
                    {..given("aria-valuemax", most.to_string())}
                    {..follows("aria-valuenow", move || now().to_string())}
                    {..flags("aria-invalid", move || wrong.get())}
                    {..follows("aria-describedby", move || wrong.get().then(|| described.clone()))}
                    {..shows(move || draft.get().unwrap_or_else(|| shown().to_string()))}
                    {..hears("input", typed)}
                    {..on("blur", move |_| left())}
                    {..on("keydown", key)}
                />
                {button("One more: ", Glyph::Plus, most, 1)}
            </div>
            {move || told()}
        </div>
    }
    .into_any()
}

/// A bound with a true minus sign.
fn written(bound: i32) -> String {
    bound.to_string().replace('-', "\u{2212}")
}

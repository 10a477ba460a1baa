//! Less, a number, more; or type it.

use super::{Glyph, fresh_id, icon};
use crate::ui::plain::{El, el};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::KeyboardEvent;

/// A number between two bounds. A typed one is heard as soon as it is within them, and set to the nearer bound when the
/// field is left.
#[must_use]
pub fn stepper(
    label: &str,
    note: Option<String>,
    (least, most): (i32, i32),
    value: impl Fn() -> i32 + Clone + Send + 'static,
    heard: impl Fn(i32) + Clone + 'static,
) -> El {
    let id = fresh_id("stepper");
    let draft = RwSignal::new(None::<String>);
    let bound = move |n: i32| n.clamp(least.min(most), most.max(least));
    let parsed = |text: &str| text.trim().replace('\u{2212}', "-").parse::<i32>().ok();
    let settle = {
        let (value, heard) = (value.clone(), heard.clone());
        move |n: i32| {
            draft.set(None);
            if bound(n) != untrack(&value) {
                heard(bound(n));
            }
        }
    };
    let step = {
        let (value, settle) = (value.clone(), settle.clone());
        move |by: i32| settle(untrack(&value).saturating_add(by))
    };
    let left = {
        let (value, settle) = (value.clone(), settle);
        move || {
            let typed = draft.with_untracked(|draft| draft.as_deref().and_then(parsed));
            settle(typed.unwrap_or_else(|| untrack(&value)));
        }
    };
    let typed = move |text: String| {
        let fits = parsed(&text).filter(|n| bound(*n) == *n);
        draft.set(Some(text));
        if let Some(n) = fits {
            heard(n);
        }
    };
    let shown = {
        let value = value.clone();
        move || draft.get().unwrap_or_else(|| value().to_string())
    };
    let wrong = move || {
        let wrong = draft
            .with(|draft| draft.as_deref().is_some_and(|text| parsed(text).is_none_or(|n| bound(n) != n)));
        wrong.then(|| "true".to_owned())
    };
    let now = value.clone();
    let key = {
        let (step, left) = (step.clone(), left.clone());
        move |event: leptos::web_sys::Event| {
            let Some(pressed) = event.dyn_ref::<KeyboardEvent>() else { return };
            match pressed.key().as_str() {
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
        el("button", "stepper-button")
            .attr("type", "button")
            .attr("aria-label", [name, label].concat())
            .attr_live("aria-disabled", move || (value() == end).then(|| "true".to_owned()))
            .child(icon(glyph))
            .press(move || step(by))
    };
    let input = el("input", "stepper-input")
        .attr("id", id.clone())
        .attr("type", "text")
        .attr("role", "spinbutton")
        .attr("autocomplete", "off")
        .attr("maxlength", "7")
        .attr("inputmode", if least < 0 { "text" } else { "numeric" })
        .attr("aria-valuemin", least.to_string())
        .attr("aria-valuemax", most.to_string())
        .attr_live("aria-valuenow", move || Some(now().to_string()))
        .attr_live("aria-invalid", wrong)
        .prop_live("value", shown)
        .input("input", typed)
        .on("blur", move |_| left())
        .on("keydown", key);
    let words = el("label", "stepper-text").attr("for", id).child(el("span", "stepper-label").child(label));
    let words = words.child(note.map(|note| el("span", "stepper-note").child(note)));
    let less = button("One less: ", Glyph::Minus, least, -1);
    let more = button("One more: ", Glyph::Plus, most, 1);
    el("div", "stepper").child(words).child(el("div", "stepper-box").child(less).child(input).child(more))
}

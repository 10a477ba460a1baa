//! Less, a number, more; or type it.

use super::{Glyph, fresh_id, icon};
use crate::ui::plain::{El, el, live};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::KeyboardEvent;

/// A number between two bounds. A typed one is heard as soon as it is within them; any other changes nothing, and the
/// field says what it takes.
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
    let shown = {
        let value = value.clone();
        move || draft.get().unwrap_or_else(|| value().to_string())
    };
    let wrong_id = [&id, "-error"].concat();
    let described = {
        let wrong_id = wrong_id.clone();
        move || wrong.get().then(|| wrong_id.clone())
    };
    let told = live(move || {
        let bounds = ["A whole number from ", &written(least), " to ", &written(most), "."].concat();
        let told = el("p", "field-error stepper-wrong").attr("id", wrong_id.clone()).attr("role", "alert");
        wrong.get().then(|| told.child(icon(Glyph::Warn)).child(bounds))
    });
    let now = value.clone();
    let key = {
        let step = step.clone();
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
        .attr_live("aria-invalid", move || wrong.get().then(|| "true".to_owned()))
        .attr_live("aria-describedby", described)
        .prop_live("value", shown)
        .input("input", typed)
        .on("blur", move |_| left())
        .on("keydown", key);
    let words = el("label", "stepper-text").attr("for", id).child(el("span", "stepper-label").child(label));
    let words = words.child(note.map(|note| el("span", "stepper-note").child(note)));
    let less = button("One less: ", Glyph::Minus, least, -1);
    let more = button("One more: ", Glyph::Plus, most, 1);
    let number = el("div", "stepper-box").child(less).child(input).child(more);
    el("div", "stepper").child(words).child(number).child(told)
}

/// A bound with a true minus sign.
fn written(bound: i32) -> String {
    bound.to_string().replace('-', "\u{2212}")
}

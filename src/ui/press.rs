//! One press, one act: a finger that trembles, a double click and a key that is held down are one press.

use leptos::ev::{self, Event, KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use std::cell::Cell;

/// A second press within so many milliseconds of the one before is the same: faster than a person can want another act.
const PAUSE: f64 = 350.0;

thread_local! {
    /// When an act was last asked for, on the page's own clock.
    static LAST: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// Whether a click asks for an act of its own. One without a pointer (a key, assistive technology) always does.
#[must_use]
pub fn is_one(event: &Event) -> bool {
    if event.dyn_ref::<MouseEvent>().is_none_or(|click| click.detail() == 0) {
        return true;
    }
    let now = event.time_stamp();
    let is_one = now - LAST.get() >= PAUSE;
    if is_one {
        LAST.set(now);
    }
    is_one
}

/// From now on a key that is held down presses a button once.
pub fn hear_held_keys() {
    let listener = window_event_listener(ev::keydown, |event: KeyboardEvent| {
        let presses = event.repeat() && matches!(event.key().as_str(), "Enter" | " ");
        let on_button = || {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            target.and_then(|target| target.closest("button.button").ok().flatten()).is_some()
        };
        if presses && on_button() {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

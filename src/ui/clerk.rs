//! What `public/boot.js` offers, which runs before the program and without it: versions, the offline copy, and a word
//! to the player when the program panics. A page without it lacks nothing else.

use js_sys::{Function, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};

/// What the clerk at the door fires when something of it changes.
pub const CHANGES: [&str; 3] = ["clerk-ready", "clerk-waiting", "clerk-replaced"];

fn told(name: &str) -> Option<(JsValue, JsValue)> {
    let clerk = Reflect::get(&window(), &"clerk".into()).ok().filter(JsValue::is_object)?;
    let value = Reflect::get(&clerk, &name.into()).ok()?;
    Some((clerk, value))
}

/// Whether one of its states holds: `able`, `ready`, `waiting`, `replaced`, `panicked`.
#[must_use]
pub fn is(name: &str) -> bool {
    told(name).is_some_and(|(_, value)| value.is_truthy())
}

/// The name of this build; none if it is no release.
#[must_use]
pub fn build() -> Option<String> {
    told("build").and_then(|(_, value)| value.as_string()).filter(|build| !build.is_empty())
}

/// Whether the address is one at which browsers let a page work offline.
#[must_use]
pub fn is_secure() -> bool {
    Reflect::get(&window(), &"isSecureContext".into()).is_ok_and(|secure| secure.is_truthy())
}

/// Uses the build that waits; the page is loaded again.
pub fn update() {
    if let Some((clerk, update)) = told("update") {
        // What it throws is on the console, and the old build goes on.
        drop(update.dyn_into::<Function>().map(|update| update.call0(&clerk)));
    }
}

/// From now on a panic is told to the player, with a way on, and to the console.
pub fn tell_of_panics() {
    #[cfg(target_arch = "wasm32")]
    std::panic::set_hook(Box::new(|info| {
        let why = JsValue::from_str(&info.to_string());
        if let Some((clerk, tell)) = told("panic") {
            // There is no one left to hear that it could not be told.
            drop(tell.dyn_into::<Function>().map(|tell| tell.call1(&clerk, &why)));
        }
    }));
}

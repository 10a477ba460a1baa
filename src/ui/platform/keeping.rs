//! What the device says of its storage: how long it keeps things, how much room there is, and by which clock.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;

use super::reach::{ask, get, hear, navigator};
use crate::storage::slots::Moment;

/// The moment by the device's clock.
#[must_use]
pub fn now() -> Moment {
    let minutes = js_sys::Date::now() / 60_000.0;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "minutes since 1970 fit for ages"
    )]
    Moment(minutes.clamp(0.0, f64::from(u32::MAX)) as u32)
}

/// Whether the browser promised to keep what is stored until it is told otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// It was not asked yet.
    Unasked,
    /// It promised.
    Given,
    /// It may clear it when the device is short of room.
    Refused,
    /// It knows no such promise, or this address is not secure.
    Unknown,
}

/// Asks the browser to keep what is stored.
pub fn ask_to_keep(heard: impl Fn(Promise) + 'static) {
    let storage = get(&navigator(), "storage");
    let Some(answer) = storage.and_then(|storage| ask(&storage, "persist", &[])) else {
        return heard(Promise::Unknown);
    };
    hear(answer, move |outcome| {
        heard(match outcome.ok().and_then(|answer| answer.as_bool()) {
            Some(true) => Promise::Given,
            Some(false) => Promise::Refused,
            None => Promise::Unknown,
        });
    });
}

fn says(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Whether the app was put on the home screen and opened from there.
#[must_use]
pub fn is_installed() -> bool {
    let standing = get(&navigator(), "standalone").and_then(|standing| standing.as_bool());
    standing == Some(true) || says("(display-mode: standalone)")
}

/// Whether this is an iPad or iPhone: there a page that is not installed loses what it stored after seven days of use
/// without a visit, and an installed page must not be led to a download.
#[must_use]
pub fn is_apple_touch() -> bool {
    let navigator = navigator();
    let text = |name: &str| get(&navigator, name).and_then(|value| value.as_string()).unwrap_or_default();
    let fingers = get(&navigator, "maxTouchPoints").and_then(|count| count.as_f64()).unwrap_or_default();
    let (agent, platform) = (text("userAgent"), text("platform"));
    // An iPad says that it is a Mac; no Mac has five fingers.
    agent.contains("iPad") || agent.contains("iPhone") || (platform == "MacIntel" && fingers > 1.0)
}

/// Whether the address is one at which browsers allow working offline and the rest: https, or the device itself.
#[must_use]
pub fn is_secure() -> bool {
    get(&window(), "isSecureContext").and_then(|secure| secure.as_bool()).unwrap_or(false)
}

/// The address of the page, without the place within it.
#[must_use]
pub fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Takes the place within the page out of the address bar, without a step in the history.
pub fn replace_hash(hash: &str) {
    let history = get(&window(), "history");
    if let Some(history) = history {
        let there = JsValue::from_str(&[&address(), hash].concat());
        // A browser that refuses leaves the address as it was.
        let _ = ask(&history, "replaceState", &[&JsValue::NULL, &JsValue::from_str(""), &there]);
    }
}

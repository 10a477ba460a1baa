//! Other windows of this device: which of them writes a campaign, and news of what was saved there.

use leptos::prelude::*;
use leptos::wasm_bindgen::prelude::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};

use super::reach::{ask, get, hear, name_of, navigator, object};

/// The name under which windows call each other, and before each lock.
const NAME: &str = "poland-in-arms";

/// What becomes of the wish to write a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// This window has it.
    Ours,
    /// Another window has it.
    Theirs,
}

/// A campaign held by this window; let go when told to.
#[derive(Clone, Copy)]
pub struct Held {
    /// Ends the hold.
    release: StoredValue<Option<js_sys::Function>, LocalStorage>,
    /// Counts what was asked for: an answer to an earlier question is none any more.
    asked: StoredValue<u32>,
}

impl Held {
    /// Nothing is held.
    pub fn nothing() -> Self {
        Self { release: StoredValue::new_local(None), asked: StoredValue::new(0) }
    }

    /// Lets go of what is held or waited for.
    pub fn release(self) {
        self.asked.update_value(|asked| *asked = asked.wrapping_add(1));
        if let Some(Some(release)) = self.release.try_update_value(Option::take) {
            // The lock ends with the promise; nobody waits for this call's answer.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }

    /// Asks to be the one window that writes a campaign; takes it from another if `steal`. Where the browser has no locks,
    /// it is as if it were held, and the count of saves alone tells windows apart.
    pub fn ask(self, campaign: u32, steal: bool, heard: impl Fn(Hold) + Clone + 'static) {
        self.release();
        let options = match steal {
            true => object(&[("steal", &JsValue::TRUE)]),
            false => object(&[("ifAvailable", &JsValue::TRUE)]),
        };
        self.request(campaign, &options, heard);
    }

    /// Waits until the window that writes a campaign lets go of it.
    fn wait(self, campaign: u32, heard: impl Fn(Hold) + Clone + 'static) {
        self.request(campaign, &object(&[]), heard);
    }

    fn request(self, campaign: u32, options: &JsValue, heard: impl Fn(Hold) + Clone + 'static) {
        let Some(locks) = get(&navigator(), "locks") else { return heard(Hold::Ours) };
        let turn = self.asked.get_value();
        let is_current = move || self.asked.get_value() == turn;
        let granted = {
            let heard = heard.clone();
            Closure::once_into_js(move |lock: JsValue| -> JsValue {
                if !is_current() {
                    return JsValue::UNDEFINED;
                }
                if lock.is_null() {
                    heard(Hold::Theirs);
                    self.wait(campaign, heard);
                    return JsValue::UNDEFINED;
                }
                let until = js_sys::Promise::new(&mut |release, _| self.release.set_value(Some(release)));
                heard(Hold::Ours);
                until.into()
            })
        };
        let name = JsValue::from_str(&[NAME, ":", &campaign.to_string()].concat());
        let Some(promise) = ask(&locks, "request", &[&name, options, &granted]) else {
            return heard(Hold::Ours);
        };
        hear(promise, move |outcome| {
            // Another window took it.
            if is_current() && outcome.is_err_and(|error| name_of(&error) == "AbortError") {
                self.release.set_value(None);
                heard(Hold::Theirs);
                self.wait(campaign, heard);
            }
        });
    }
}

/// The line between the windows of this device.
#[derive(Clone, Copy)]
pub struct Line(StoredValue<Option<JsValue>, LocalStorage>);

impl Line {
    /// Opens the line; `news` hears which campaign was saved elsewhere, and its count of saves.
    pub fn open(news: impl Fn(u32, u32) + 'static) -> Self {
        let class =
            get(&window(), "BroadcastChannel").and_then(|class| class.dyn_into::<js_sys::Function>().ok());
        let line = class.and_then(|class| {
            js_sys::Reflect::construct(&class, &js_sys::Array::of1(&JsValue::from_str(NAME))).ok()
        });
        if let Some(line) = &line {
            let hear = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
                let said = get(&event, "data").and_then(|data| data.as_string()).unwrap_or_default();
                let (campaign, count) = said.split_once(':').unwrap_or_default();
                if let (Ok(campaign), Ok(count)) = (campaign.parse(), count.parse()) {
                    news(campaign, count);
                }
            });
            // As long as the page lives, it listens.
            let _ = ask(line, "addEventListener", &[&JsValue::from_str("message"), &hear.into_js_value()]);
        }
        Self(StoredValue::new_local(line))
    }

    /// Tells the other windows that a campaign was saved here.
    pub fn tell(self, campaign: u32, count: u32) {
        self.0.with_value(|line| {
            if let Some(line) = line {
                let said = JsValue::from_str(&[&campaign.to_string(), ":", &count.to_string()].concat());
                // Nobody may be listening.
                let _ = ask(line, "postMessage", &[&said]);
            }
        });
    }
}

/// Calls when the page comes back into view, or is looked at again.
pub fn on_return(called: impl Fn() + Clone + 'static) {
    let again = called.clone();
    let seen = window_event_listener(leptos::ev::visibilitychange, move |_| again());
    let focused = window_event_listener(leptos::ev::focus, move |_| called());
    on_cleanup(move || {
        seen.remove();
        focused.remove();
    });
}

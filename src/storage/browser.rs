//! The browser's own storage: the one place that touches it.
//!
//! gloo-storage opens it; its `get` and `set` are not used. They keep JSON values, and what is kept here is text that must
//! come back byte for byte, damaged texts above all, which are no JSON and have to be handed out; and all of them but `set`
//! panic where the browser refuses, while [`Store`] answers with a reason.

use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::{JsCast, JsValue};

use super::slots::Slots;
use super::store::{Memory, Store, StoreError};

/// The local storage of the page's origin, found to be there and to keep what it is given.
#[derive(Debug)]
pub struct Browser {
    storage: web_sys::Storage,
}

/// Written and removed to see whether storage works.
const PROBE: &str = "poland-in-arms:probe";

impl Browser {
    /// The browser's storage, if it may be used. A full one is still good for reading, and for writing less.
    ///
    /// # Errors
    /// When it is forbidden, missing or keeps nothing.
    pub fn probe() -> Result<Self, StoreError> {
        // Opening it panics where storage is forbidden or missing, so the window is asked first.
        let allowed = web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))));
        let browser = Self { storage: allowed.then(LocalStorage::raw).ok_or(StoreError::Denied)? };
        match browser.write(PROBE, "1") {
            Ok(()) => {
                let kept = browser.read(PROBE)?;
                browser.remove(PROBE)?;
                if kept.is_some() { Ok(browser) } else { Err(StoreError::Denied) }
            }
            Err(StoreError::Full) if browser.storage.length().is_ok_and(|texts| texts > 0) => Ok(browser),
            Err(_) => Err(StoreError::Denied),
        }
    }
}

/// The campaigns kept in this browser; where it keeps nothing, a shelf that lasts as long as the page, and why.
#[must_use]
pub fn slots() -> (Slots, Option<StoreError>) {
    match Browser::probe() {
        Ok(browser) => (Slots::new(browser), None),
        Err(error) => (Slots::new(Memory::default()), Some(error)),
    }
}

impl Store for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.storage.get_item(name).map_err(|error| reason(&error))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.storage.set_item(name, text).map_err(|error| reason(&error))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.storage.remove_item(name).map_err(|error| reason(&error))
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        let count = self.storage.length().map_err(|error| reason(&error))?;
        let names = (0..count).map(|at| self.storage.key(at).map_err(|error| reason(&error)));
        names.filter_map(Result::transpose).collect()
    }
}

/// By the error's name: its class differs from browser to browser, and the number 22 is going out of use.
fn reason(error: &JsValue) -> StoreError {
    let name = error.dyn_ref::<js_sys::Error>().map(|error| String::from(error.name()));
    let name = name.or_else(|| js_sys::Reflect::get(error, &"name".into()).ok()?.as_string());
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
        Some("SecurityError") => StoreError::Denied,
        _ => StoreError::Failed,
    }
}

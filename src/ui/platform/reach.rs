//! Reaching what a browser may or may not have, by name: no name is taken for granted, and what is missing is `None`.

use leptos::wasm_bindgen::{JsCast, JsValue};

/// A property of a thing, if it is there.
pub fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = js_sys::Reflect::get(of, &JsValue::from_str(name)).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// What a thing answers when it is asked to do something; none if it cannot or will not.
pub fn ask(of: &JsValue, name: &str, with: &[&JsValue]) -> Option<JsValue> {
    let function = get(of, name)?.dyn_into::<js_sys::Function>().ok()?;
    let with: js_sys::Array = with.iter().copied().collect();
    js_sys::Reflect::apply(&function, of, &with).ok()
}

/// Hears what a promise comes to: its value, or that it was refused.
pub fn hear(promise: JsValue, heard: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    leptos::task::spawn_local(async move {
        let outcome = match promise.dyn_into::<js_sys::Promise>() {
            Ok(promise) => wasm_bindgen_futures::JsFuture::from(promise).await,
            Err(value) => Ok(value),
        };
        heard(outcome);
    });
}

/// A thing with these properties.
pub fn object(properties: &[(&str, &JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (name, value) in properties {
        // A plain object takes any property.
        let _ = js_sys::Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// The browser's `navigator`.
pub fn navigator() -> JsValue {
    get(&leptos::prelude::window(), "navigator").unwrap_or(JsValue::UNDEFINED)
}

/// What an error calls itself, such as `AbortError`.
pub fn name_of(error: &JsValue) -> String {
    get(error, "name").and_then(|name| name.as_string()).unwrap_or_default()
}

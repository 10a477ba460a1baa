//! Attributes and listeners set by their names: `{..fixed("scope", "col")}`, `{..on("click", move |_| …)}`.
//!
//! Leptos makes code of its own for each pair of an attribute and a type of value, for each kind of event, and for each
//! type of closure. Set by name, with a few types of value and what is called held in a box, all of them share theirs: 77
//! types of attributes became about a dozen, and the whole app went from 830.6 to 798.6 kB (brotli), measured in one go.

use leptos::ev::{Custom, Event};
use leptos::prelude::*;
use leptos::tachys::html::attribute::custom::{CustomAttr, custom_attribute};
use leptos::tachys::html::event::{On, on as listen};
use leptos::tachys::html::property::{Property, prop};
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use std::sync::{Arc, Mutex};

/// An attribute with a value known beforehand.
type Fixed = CustomAttr<&'static str, &'static str>;
/// An attribute that may be left out.
type Given = CustomAttr<&'static str, Option<String>>;
/// An attribute that follows what it reads.
type Followed = CustomAttr<&'static str, SharedReactiveFunction<Option<String>>>;
/// What a field shows.
type Shown = Property<&'static str, SharedReactiveFunction<String>>;
/// A listener.
type Heard = On<Custom<Event>, Box<dyn FnMut(Event)>>;

/// An attribute with a value known beforehand.
pub fn fixed(name: &'static str, value: &'static str) -> Fixed {
    custom_attribute(name, value)
}

/// An attribute with a value, or none and so left out.
pub fn given(name: &'static str, value: impl Into<Option<String>>) -> Given {
    custom_attribute(name, value.into())
}

/// `true` while something is so, else left out.
pub fn flag(name: &'static str, is: bool) -> Given {
    given(name, is.then(|| "true".to_owned()))
}

/// An attribute that follows what its value reads.
pub fn follows<V: Into<Option<String>>>(
    name: &'static str,
    value: impl Fn() -> V + Send + 'static,
) -> Followed {
    let value: SharedReactiveFunction<Option<String>> = Arc::new(Mutex::new(move || value().into()));
    custom_attribute(name, value)
}

/// `true` as long as something is so, else left out.
pub fn flags(name: &'static str, is: impl Fn() -> bool + Send + 'static) -> Followed {
    follows(name, move || is().then(|| "true".to_owned()))
}

/// The value that a field shows, which is not its attribute.
pub fn shows(value: impl Fn() -> String + Send + 'static) -> Shown {
    let value: SharedReactiveFunction<String> = Arc::new(Mutex::new(value));
    prop("value", value)
}

/// Hears an event.
pub fn on(event: &'static str, heard: impl FnMut(Event) + 'static) -> Heard {
    listen(Custom::new(event), Box::new(heard) as Box<dyn FnMut(Event)>)
}

/// Hears what is typed or chosen: the value of the field after the event.
pub fn hears(event: &'static str, mut heard: impl FnMut(String) + 'static) -> Heard {
    on(event, move |event| heard(event_target_value(&event)))
}

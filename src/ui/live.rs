//! Parts of a view that follow what they read: `live(move || …)` is drawn anew, and of a `kept` list what stays the same
//! stays. Each is of one type, whatever closure draws it, since a view of a new type is code of its own.

use leptos::prelude::*;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A part that is drawn anew when what it reads changes. It takes the place of the one before instead of being changed.
pub fn live<V: IntoAny>(draw: impl Fn() -> V + Send + 'static) -> AnyView {
    let drawn: Box<dyn FnMut() -> Once + Send> = Box::new(move || once(draw().into_any()));
    drawn.into_any()
}

type Once = Box<dyn FnMut() -> AnyView + Send>;

fn once(view: AnyView) -> Once {
    let mut view = Some(view);
    Box::new(move || view.take().unwrap_or_else(nothing))
}

/// A part of a list that may change: what tells it from another, and how it is drawn.
pub type Part = (u64, Box<dyn FnOnce() -> AnyView + Send>);

/// A part told by its content.
pub fn part(content: &impl Hash, draw: impl FnOnce() -> AnyView + Send + 'static) -> Part {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    (hasher.finish(), Box::new(draw))
}

/// Parts of which each stays, with its focus and what is typed in it, as long as its content does.
pub fn kept(parts: impl Fn() -> Vec<Part> + Send + 'static) -> AnyView {
    let each: Box<dyn Fn() -> Vec<Part> + Send> = Box::new(parts);
    For(ForProps { each, key: |part: &Part| part.0, children: |part: Part| (part.1)() }).into_any()
}

/// Nothing at all.
#[must_use]
#[inline(never)]
pub fn nothing() -> AnyView {
    Vec::<AnyView>::new().into_any()
}

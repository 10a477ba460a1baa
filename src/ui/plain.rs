//! Parts of a view that follow what they read: `live(move || …)` is drawn anew, `kept` keeps of a list what stays the same.
//! Each is of one type, whatever closure draws it, since a view of a new type is code of its own.
//!
//! `el("div", "row").child("words").on("click", …)` is how the forms and sheets of an act still build their elements; all
//! else is written in `view!`.

use leptos::attr::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::attr::custom::custom_attribute;
use leptos::html::custom;
use leptos::prelude::*;
use leptos::tachys::html::event::{Custom, on};
use leptos::tachys::html::property::prop;
use leptos::web_sys::Event;
use std::hash::{DefaultHasher, Hash, Hasher};

/// An element in the making; boxed, since it is handed on at every step.
pub struct El(Box<Making>);

struct Making {
    tag: &'static str,
    attributes: Vec<AnyAttribute>,
    children: Vec<AnyView>,
}

/// Anything that can stand inside an element.
pub trait Node {
    /// It as a view of the one kind.
    fn node(self) -> AnyView;
}

/// An element with a tag and its classes.
#[must_use]
#[inline(never)]
pub fn el(tag: &'static str, class: &str) -> El {
    let element = El(Box::new(Making { tag, attributes: Vec::new(), children: Vec::new() }));
    if class.is_empty() { element } else { element.attr("class", class) }
}

/// A part that is drawn anew when what it reads changes.
pub fn live<N: Node>(draw: impl Fn() -> N + Send + 'static) -> AnyView {
    let drawn: Box<dyn FnMut() -> Once + Send> = Box::new(move || once(draw().node()));
    drawn.into_any()
}

type Once = Box<dyn FnMut() -> AnyView + Send>;

/// A view that takes the place of the one before instead of being compared with it: their tags may differ.
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

impl El {
    // The next three are held once: what calls them is written a thousand times, and must stay small.

    #[inline(never)]
    fn put(mut self, attribute: AnyAttribute) -> Self {
        self.0.attributes.push(attribute);
        self
    }

    #[inline(never)]
    fn named(self, name: &'static str, value: String) -> Self {
        self.put(custom_attribute(name, value).into_any_attr())
    }

    #[inline(never)]
    fn hold(mut self, child: AnyView) -> Self {
        self.0.children.push(child);
        self
    }

    /// An attribute.
    #[must_use]
    pub fn attr(self, name: &'static str, value: impl Into<String>) -> Self {
        self.named(name, value.into())
    }

    /// An attribute, if there is a value for it.
    #[must_use]
    pub fn attr_if(self, name: &'static str, value: Option<impl Into<String>>) -> Self {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// An attribute that follows what it reads; without a value it is taken away.
    #[must_use]
    pub fn attr_live(self, name: &'static str, value: impl Fn() -> Option<String> + Send + 'static) -> Self {
        self.following(name, Box::new(value))
    }

    #[inline(never)]
    fn following(self, name: &'static str, value: Box<dyn FnMut() -> Option<String> + Send>) -> Self {
        self.put(custom_attribute(name, value).into_any_attr())
    }

    /// A property that is yes or no, such as `checked`.
    #[must_use]
    pub fn flag_live(self, name: &'static str, value: impl Fn() -> bool + Send + 'static) -> Self {
        let value: Box<dyn FnMut() -> bool + Send> = Box::new(value);
        self.put(prop(name, value).into_any_attr())
    }

    /// Hears an event.
    #[must_use]
    pub fn on(self, event: &'static str, hear: impl FnMut(Event) + 'static) -> Self {
        self.hearing(event, Box::new(hear))
    }

    #[inline(never)]
    fn hearing(self, event: &'static str, hear: Box<dyn FnMut(Event)>) -> Self {
        self.put(on(Custom::<Event>::new(event), hear).into_any_attr())
    }

    /// Hears a press: a click, or the key that stands for one.
    #[must_use]
    pub fn press(self, mut hear: impl FnMut() + 'static) -> Self {
        self.on("click", move |_| hear())
    }

    /// Hears what is typed or chosen.
    #[must_use]
    pub fn input(self, event: &'static str, mut hear: impl FnMut(String) + 'static) -> Self {
        self.on(event, move |event| hear(event_target_value(&event)))
    }

    /// Something inside it, after what is there already.
    #[must_use]
    pub fn child(self, child: impl Node) -> Self {
        self.hold(child.node())
    }

    /// Several things inside it.
    #[must_use]
    pub fn children<N: Node>(self, children: impl IntoIterator<Item = N>) -> Self {
        children.into_iter().fold(self, El::child)
    }
}

impl Node for El {
    #[inline(never)]
    fn node(self) -> AnyView {
        let Making { tag, attributes, children } = *self.0;
        custom(tag).child(children).add_any_attr(attributes).into_any()
    }
}

impl Node for AnyView {
    fn node(self) -> AnyView {
        self
    }
}

impl Node for String {
    #[inline(never)]
    fn node(self) -> AnyView {
        self.into_any()
    }
}

impl Node for &str {
    #[inline(never)]
    fn node(self) -> AnyView {
        self.to_owned().node()
    }
}

impl<N: Node> Node for Option<N> {
    fn node(self) -> AnyView {
        self.map_or_else(nothing, Node::node)
    }
}

impl<N: Node> Node for Vec<N> {
    fn node(self) -> AnyView {
        self.into_iter().map(Node::node).collect::<Vec<AnyView>>().into_any()
    }
}

//! What a list is looked through with: a search box, chips that filter, and heads that unfold.

use super::{Glyph, icon};
use crate::ui::plain::{El, Node, el};

/// A search box, and the filters under it.
#[must_use]
pub fn lookup(
    name: &str,
    placeholder: &str,
    group: &str,
    value: impl Fn() -> String + Send + 'static,
    heard: impl FnMut(String) + 'static,
    chips: impl IntoIterator<Item = El>,
) -> El {
    let input = el("input", "field-input lookup-input")
        .attr("type", "search")
        .attr("placeholder", placeholder)
        .attr("autocomplete", "off")
        .prop_live("value", value)
        .input("input", heard);
    let label = el("label", "lookup-box")
        .child(el("span", "unseen").child(name))
        .child(icon(Glyph::Search))
        .child(input);
    let filters = el("div", "filters").attr("role", "group").attr("aria-label", group).children(chips);
    el("div", "lookup").child(label).child(filters)
}

/// A word that stays pressed.
#[must_use]
pub fn chip(
    words: impl Node,
    pressed: impl Fn() -> bool + Send + 'static,
    press: impl FnMut() + 'static,
) -> El {
    el("button", "chip")
        .attr("type", "button")
        .attr_live("aria-pressed", move || Some(pressed().to_string()))
        .child(words)
        .press(press)
}

/// A button that unfolds what stands under it. What it shows goes in as children.
#[must_use]
pub fn opener(class: &str, open: impl Fn() -> bool + Send + 'static, press: impl FnMut() + 'static) -> El {
    el("button", class)
        .attr("type", "button")
        .attr_live("aria-expanded", move || Some(open().to_string()))
        .press(press)
}

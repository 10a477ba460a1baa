//! What a list is looked through with: chips that filter, and heads that unfold.

use crate::ui::plain::{El, Node, el};

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

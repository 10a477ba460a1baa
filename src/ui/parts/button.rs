//! Buttons. A refused one keeps its place in the tab order and says why.

use super::{Glyph, fresh_id, icon};
use crate::ui::plain::{El, Node, el};
use leptos::prelude::{AnyView, IntoAny};

/// How loud a button is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Filled: the one next step.
    Go,
    /// Outlined.
    Plain,
    /// Faint outline, for ways back.
    Quiet,
    /// No outline, for words among words.
    Bare,
}

impl Kind {
    const fn class(self) -> &'static str {
        match self {
            Self::Go => "button button-go",
            Self::Plain => "button",
            Self::Quiet => "button button-quiet",
            Self::Bare => "button button-bare",
        }
    }
}

/// A button with words.
#[must_use]
pub fn button(kind: Kind, label: &str, press: impl FnMut() + 'static) -> El {
    el("button", kind.class())
        .attr("type", "button")
        .child(el("span", "button-label").child(label))
        .press(press)
}

/// A button with an icon before its words.
#[must_use]
pub fn button_with(kind: Kind, glyph: Glyph, label: impl Node, press: impl FnMut() + 'static) -> El {
    el("button", kind.class())
        .attr("type", "button")
        .child(icon(glyph))
        .child(el("span", "button-label").child(label))
        .press(press)
}

/// A button that may be refused: while there is a reason it does nothing, and the reason stands after it.
#[must_use]
pub fn refusable(kind: Kind, label: &str, reason: Option<String>, press: impl FnMut() + 'static) -> AnyView {
    let Some(reason) = reason else { return button(kind, label, press).node() };
    let id = fresh_id("reason");
    let refused =
        button(kind, label, || {}).attr("aria-disabled", "true").attr("aria-describedby", id.clone());
    let reason = el("span", "button-reason").attr("id", id).child(reason);
    vec![refused.node(), reason.node()].into_any()
}

/// A square button with an icon only. Its name is heard, and seen as a hint under a pointer.
#[must_use]
pub fn icon_button(kind: Kind, glyph: Glyph, name: &str, press: impl FnMut() + 'static) -> El {
    el("button", &[kind.class(), " button-square"].concat())
        .attr("type", "button")
        .attr("aria-label", name)
        .attr("title", name)
        .child(icon(glyph))
        .press(press)
}

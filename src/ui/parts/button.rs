//! Buttons. A refused one keeps its place in the tab order and says why.

use super::{Glyph, fresh_id, icon};
use crate::ui::attr::{flag, given, on};
use crate::ui::press::is_one;
use leptos::prelude::*;

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

/// What a press does. Boxed, since a listener of a new type is code of its own.
type Press = Box<dyn FnMut()>;

/// A button with words.
#[must_use]
pub fn button(kind: Kind, label: &str, press: impl FnMut() + 'static) -> AnyView {
    worded(kind, None, label.to_owned(), None, Box::new(press))
}

/// A button with an icon before its words.
#[must_use]
pub fn button_with(kind: Kind, glyph: Glyph, label: &str, press: impl FnMut() + 'static) -> AnyView {
    worded(kind, Some(glyph), label.to_owned(), None, Box::new(press))
}

/// A button that may be refused: while there is a reason it does nothing, and the reason stands after it.
#[must_use]
pub fn refusable(kind: Kind, label: &str, reason: Option<String>, press: impl FnMut() + 'static) -> AnyView {
    let Some(reason) = reason else { return button(kind, label, press) };
    let id = fresh_id("reason");
    view! {
        {worded(kind, None, label.to_owned(), Some(id.clone()), Box::new(|| {}))}
        <span class="button-reason" {..given("id", id)}>{reason}</span>
    }
    .into_any()
}

fn worded(
    kind: Kind,
    glyph: Option<Glyph>,
    label: String,
    refused: Option<String>,
    mut press: Press,
) -> AnyView {
    view! {
        <button
            type="button"
            class=kind.class()
            {..flag("aria-disabled", refused.is_some())}
            {..given("aria-describedby", refused)}
            {..on("click", move |event| if kind != Kind::Go || is_one(&event) { press() })}
        >
            {glyph.map(icon)}
            <span class="button-label">{label}</span>
        </button>
    }
    .into_any()
}

/// A square button with an icon only. Its name is heard, and seen as a hint under a pointer.
#[must_use]
pub fn icon_button(kind: Kind, glyph: Glyph, name: &str, press: impl FnMut() + 'static) -> AnyView {
    square([kind.class(), " button-square"].concat(), glyph, name.to_owned(), Box::new(press))
}

fn square(class: String, glyph: Glyph, name: String, mut press: Press) -> AnyView {
    view! {
        <button type="button" {..given("class", class)} {..given("aria-label", name.clone())} {..given("title", name)} {..on("click", move |_| press())}>
            {icon(glyph)}
        </button>
    }
    .into_any()
}

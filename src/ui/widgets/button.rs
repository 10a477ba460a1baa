//! Buttons. A refused one keeps its place in the tab order and says why.

use super::{Glyph, Icon, fresh_id};
use leptos::prelude::*;

/// How loud a button is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ButtonKind {
    /// Filled: the one next step.
    Go,
    /// Outlined.
    #[default]
    Plain,
    /// Faint outline, for ways back.
    Quiet,
    /// No outline, for words among words.
    Bare,
}

impl ButtonKind {
    fn class(self, shorten: bool, square: bool) -> String {
        let kind = match self {
            Self::Go => "button button-go",
            Self::Plain => "button",
            Self::Quiet => "button button-quiet",
            Self::Bare => "button button-bare",
        };
        let shorten = if shorten { " button-shorten" } else { "" };
        let square = if square { " button-square" } else { "" };
        [kind, shorten, square].concat()
    }
}

/// A button with words. While `refused` holds a reason it does nothing and the reason stands after it.
#[component]
pub fn Button(
    /// What it does, in a word or two.
    #[prop(into)]
    label: Signal<String>,
    /// Runs when pressed and not refused.
    #[prop(into)]
    on_press: Callback<()>,
    /// How loud it is; plain by default.
    #[prop(optional)]
    kind: ButtonKind,
    /// An icon before the words.
    #[prop(optional, into)]
    icon: Option<Glyph>,
    /// Why it may not be pressed now.
    #[prop(optional, into)]
    refused: MaybeProp<String>,
    /// Cut the words with an ellipsis rather than wrap them.
    #[prop(optional)]
    shorten: bool,
) -> impl IntoView {
    let id = fresh_id("reason");
    let described = id.clone();
    let is_refused = move || refused.with(Option::is_some);
    view! {
        <button
            type="button"
            class=kind.class(shorten, false)
            aria-disabled=move || is_refused().then_some("true")
            aria-describedby=move || is_refused().then(|| described.clone())
            on:click=move |_| {
                if !refused.with_untracked(Option::is_some) {
                    on_press.run(());
                }
            }
        >
            {icon.map(|glyph| view! { <Icon glyph /> })}
            <span class="button-label">{move || label.get()}</span>
        </button>
        {move || {
            let id = id.clone();
            refused.get().map(|why| view! { <span class="button-reason" id=id>{why}</span> })
        }}
    }
    .into_any()
}

/// A square button with an icon only. Its name is heard, and seen as a hint under a pointer.
#[component]
pub fn IconButton(
    /// What it shows.
    glyph: Glyph,
    /// Its name.
    #[prop(into)]
    name: Signal<String>,
    /// Runs when pressed and not off.
    #[prop(into)]
    on_press: Callback<()>,
    /// How loud it is; bare by default.
    #[prop(default = ButtonKind::Bare)]
    kind: ButtonKind,
    /// Nothing to do now.
    #[prop(optional, into)]
    off: Signal<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=kind.class(false, true)
            aria-label=move || name.get()
            title=move || name.get()
            aria-disabled=move || off.get().then_some("true")
            on:click=move |_| {
                if !off.get_untracked() {
                    on_press.run(());
                }
            }
        >
            <Icon glyph />
        </button>
    }
    .into_any()
}

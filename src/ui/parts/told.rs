//! What is told in words: facts and lines with their clause, notices.

use super::{Glyph, cite, icon};
use crate::ui::plain::{El, Node, el};
use leptos::prelude::*;

/// A fact with its clause, for `ul.act-facts`.
#[must_use]
pub fn fact(text: impl Node, number: &'static str) -> El {
    el("li", "act-fact").child(el("span", "").child(text)).child(cite(number))
}

/// The first lines of a card, with their clause at the right.
#[must_use]
pub fn cited(text: impl Node, number: &'static str) -> El {
    el("p", "card-lead card-cited").child(el("span", "").child(text)).child(cite(number))
}

/// A notice within a page: a title, and what there is all the same.
#[must_use]
pub fn notice(class: &'static str, glyph: Glyph, title: &str, text: impl Node) -> AnyView {
    notice_of(class, glyph, title.to_owned(), text.node())
}

fn notice_of(class: &'static str, glyph: Glyph, title: String, text: AnyView) -> AnyView {
    view! {
        <div class=class>
            {icon(glyph)}
            <div>
                <b class="notice-title">{title}</b>
                <p class="notice-text">{text}</p>
            </div>
        </div>
    }
    .into_any()
}

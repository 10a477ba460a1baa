//! What is told in words: facts and lines with their clause, notices.

use super::{Glyph, cite, icon};
use crate::ui::plain::{El, Node, el};

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
pub fn notice(class: &str, glyph: Glyph, title: &str, text: impl Node) -> El {
    let words = el("div", "").child(el("b", "notice-title").child(title));
    el("div", class).child(icon(glyph)).child(words.child(el("p", "notice-text").child(text)))
}

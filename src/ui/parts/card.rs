//! Heads, sections and rows of a panel.

use super::{Glyph, cite, icon};
use crate::ui::plain::{El, Node, el};
use leptos::prelude::AnyView;

/// The head of a screen: a small line and the title. Tools go in as children.
#[must_use]
pub fn head(line: impl Node, title: &str) -> El {
    el("header", "when").child(el("p", "when-line").child(line)).child(el("h1", "when-title").child(title))
}

/// A section under a ruled title; `must` makes it the red band of what has to be done.
#[must_use]
pub fn card(title: &str, must: bool) -> El {
    el("section", if must { "card card-must" } else { "card" }).child(el("h2", "card-title").child(title))
}

/// One thing that may, must or may not be done.
pub struct Row(Box<Told>);

#[derive(Default)]
struct Told {
    title: String,
    text: Option<String>,
    date: Option<String>,
    cite: Option<&'static str>,
    refused: bool,
    acts: Vec<AnyView>,
}

/// A row with its title.
#[must_use]
pub fn row(title: impl Into<String>) -> Row {
    Row(Box::new(Told { title: title.into(), ..Told::default() }))
}

impl Row {
    /// What to know about it, or why it is refused.
    #[must_use]
    pub fn text(mut self, text: impl Into<Option<String>>) -> Self {
        self.0.text = text.into();
        self
    }

    /// A last word that must not be missed: the month from which it may be done.
    #[must_use]
    pub fn date(mut self, date: Option<String>) -> Self {
        self.0.date = date;
        self
    }

    /// Its clause.
    #[must_use]
    pub fn cite(mut self, number: impl Into<Option<&'static str>>) -> Self {
        self.0.cite = number.into();
        self
    }

    /// Not now: the title steps back.
    #[must_use]
    pub fn refused(mut self, refused: bool) -> Self {
        self.0.refused = refused;
        self
    }

    /// A button at the right.
    #[must_use]
    pub fn act(mut self, act: impl Node) -> Self {
        self.0.acts.push(act.node());
        self
    }
}

impl Node for Row {
    #[inline(never)]
    fn node(self) -> AnyView {
        let told = *self.0;
        let acts = if told.acts.is_empty() { "" } else { " row-acts" };
        let refused = if told.refused { " is-refused" } else { "" };
        let mut row =
            el("div", &["row", acts, refused].concat()).child(el("b", "row-title").child(told.title));
        if told.text.is_some() || told.date.is_some() {
            let text = el("p", "row-text").child(told.text.unwrap_or_default());
            row = row.child(match told.date {
                Some(date) => text.child(" ").child(el("em", "").child(date)),
                None => text,
            });
        }
        if let Some(number) = told.cite {
            row = row.child(el("span", "row-cite").child(cite(number)));
        }
        if !told.acts.is_empty() {
            row = row.child(el("div", "row-act").children(told.acts));
        }
        row.node()
    }
}

/// A page with nothing on it yet: what will stand here, and how to begin.
#[must_use]
pub fn empty(glyph: Glyph, title: &str, text: &str) -> El {
    el("div", "empty")
        .child(icon(glyph))
        .child(el("p", "empty-title").child(title))
        .child(el("p", "empty-text").child(text))
}

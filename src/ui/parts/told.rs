//! A notice within a page.

use super::{Glyph, icon};
use leptos::prelude::*;

/// A notice within a page: a title, and what there is all the same.
#[must_use]
pub fn notice(class: &'static str, glyph: Glyph, title: &str, text: impl IntoAny) -> AnyView {
    notice_of(class, glyph, title.to_owned(), text.into_any())
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

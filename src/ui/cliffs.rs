//! What a step makes worse, before it is taken: said, not forbidden.

use leptos::prelude::*;

use crate::ui::cite::cite;
use crate::ui::parts::{Glyph, icon};
use crate::ui::tree::tree;
use crate::view::cliffs::Worse;

/// What an act makes worse, each number with both its derivations; nothing for an act that makes nothing worse.
#[must_use]
pub fn worse_part(all: Vec<Worse>) -> Option<AnyView> {
    let part = |all: Vec<Worse>| {
        view! {
            <section class="worse">
                <h3 class="worse-title">{icon(Glyph::Warn)}"It makes worse"</h3>
                <ul>{all.into_iter().map(item).collect_view()}</ul>
            </section>
        }
        .into_any()
    };
    (!all.is_empty()).then(|| part(all))
}

fn item(one: Worse) -> AnyView {
    let Worse { what, before, after, cite: clause, lines: [now, then], .. } = one;
    view! {
        <li class="worse-item">
            <span>{what}": "<b>{before}</b>" to "<b>{after}</b></span>
            {cite(clause.number())}
            <details class="worse-fold">
                <summary>"Both, term by term"</summary>
                {tree(now)}
                {tree(then)}
            </details>
        </li>
    }
    .into_any()
}

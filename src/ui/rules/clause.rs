//! A clause of the book: its number, its text, what it says now, and the rulings on it.

use leptos::html::Article;
use leptos::prelude::*;

use super::ruling::RulingCard;
use crate::model::clause::Clause;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::rulebook::{Now, Tone, by_ruling, clause_state, rulings_on};

/// One clause.
#[component]
pub fn ClauseRow(
    /// Which.
    clause: Clause,
) -> impl IntoView {
    let session = Session::here();
    let now = session.view(move |campaign| clause_state(campaign, clause));
    let changed = session.view(move |campaign| by_ruling(campaign).contains(&clause));
    let article = NodeRef::<Article>::new();
    let marked = session.bookmark.get_untracked() == Some(clause);
    if marked {
        article.on_load(|article| show_in_panel(&article));
    }
    view! {
        <article class="clause" class:is-marked=marked node_ref=article>
            <h3 class="clause-head">
                <span class="clause-number">{clause.number()}</span>
                <span class="clause-title">{clause.title()}</span>
                <Show when=move || changed.get() == Some(true)>
                    <span class="badge badge-overruled">"By ruling"</span>
                </Show>
            </h3>
            <p class="clause-text">{clause.text()}</p>
            <NowLines now />
            {rulings_on(clause).map(|ruling| view! { <RulingCard ruling /> }).collect_view()}
        </article>
    }
    .into_any()
}

/// Scrolls the panel, and nothing but the panel, to an element in it.
fn show_in_panel(element: &leptos::web_sys::Element) {
    if let Ok(Some(panel)) = element.closest(".stage-panel") {
        let below = element.get_bounding_client_rect().top() - panel.get_bounding_client_rect().top();
        panel.set_scroll_top(panel.scroll_top() + below as i32);
    }
}

/// What a clause says now, line by line.
#[component]
pub fn NowLines(
    /// The lines.
    now: Memo<Option<Vec<Now>>>,
) -> impl IntoView {
    let line = |one: Now| {
        let (class, glyph, name) = match one.tone {
            Tone::Ruling => ("now-line now-ruling", Some(Glyph::Rules), "Ruling: "),
            Tone::State => ("now-line", None, ""),
            Tone::Met => ("now-line now-met", Some(Glyph::Check), "Met: "),
            Tone::Unmet => ("now-line now-unmet", Some(Glyph::Close), "Not met: "),
        };
        view! {
            <li class=class>
                {glyph.map(|glyph| view! { <Icon glyph /> })}
                <span>
                    <span class="unseen">{name}</span>
                    {one.text}
                </span>
            </li>
        }
    };
    move || {
        let lines = now.get().filter(|lines| !lines.is_empty())?;
        Some(
            view! {
                <div class="now">
                    <span class="now-title">"Now"</span>
                    <ul class="now-lines">{lines.into_iter().map(line).collect_view()}</ul>
                </div>
            }
            .into_any(),
        )
    }
}

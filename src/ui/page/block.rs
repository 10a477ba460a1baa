//! The blocks of a card.

use leptos::prelude::*;

use super::looks::classes;
use super::part::Part;
use super::row::RowView;
use super::words::{clause, deeds, figure, text};
use super::{Site, in_place, keyed, look, notice_view, nth};
use crate::ui::attr::{follows, given};
use crate::ui::live::nothing;
use crate::view::page::{Block, Figure, Look, Loud, Mark};

/// One block. Its kind never changes.
#[component]
pub(super) fn BlockView(site: Site, block: Part<Block>) -> impl IntoView {
    match block.with_untracked(Clone::clone) {
        Some(Block::Rows(_)) => rows(site, block),
        Some(Block::Deeds(name, of)) => {
            let class = if of.iter().any(|deed| deed.loud != Loud::Chip) { "button-group" } else { "chips" };
            let role = name.as_ref().map(|_| "group".to_owned());
            let list = Part::pick(block, |block: &Block| match block {
                Block::Deeds(_, deeds) => Some(deeds.clone()),
                _ => None,
            });
            view! { <div {..given("role", role)} {..given("aria-label", name.clone())} class=class>{deeds(site, list)}</div> }.into_any()
        }
        Some(Block::Form(_) | Block::Table(_) | Block::Tree(_) | Block::Graphs(_)) => {
            (site.drawers.block)(site, block)
        }
        _ => in_place(move || block.with(|block| block.as_ref().map(|block| whole(site, block)))),
    }
}

/// A block that is drawn as a whole and changed in place.
fn whole(site: Site, block: &Block) -> AnyView {
    match block {
        Block::Text(words, cite) => {
            let class = if cite.is_some() { "card-lead card-cited" } else { "card-lead" };
            view! { <p class=class><span>{text(site, words)}</span>{cite.map(|one| clause(site, one))}</p> }
                .into_any()
        }
        Block::Notice(told) => notice_view(site, told),
        Block::Strip(marks) => {
            let mark = |mark: &Mark| {
                let class = if mark.done { "phases-item is-done" } else { "phases-item" };
                let now = mark.now.then(|| "step".to_owned());
                view! { <li {..given("aria-current", now)} class=class>{text(site, &mark.name)}</li> }
                    .into_any()
            };
            view! { <ol class="phases">{marks.iter().map(mark).collect_view()}</ol> }.into_any()
        }
        Block::Figures(all) => figures(site, all),
        Block::Rows(_)
        | Block::Deeds(..)
        | Block::Table(_)
        | Block::Form(_)
        | Block::Tree(_)
        | Block::Graphs(_) => nothing(),
    }
}

/// Headline figures side by side.
pub(super) fn figures(site: Site, figures: &[Figure]) -> AnyView {
    let one = |of: &Figure| {
        view! {
            <div class="figure">
                <dt class="figure-label">{of.label.clone()}</dt>
                <dd>{figure(site, of, "figure-value")}</dd>
            </div>
        }
        .into_any()
    };
    view! { <dl class="heads">{figures.iter().map(one).collect_view()}</dl> }.into_any()
}

/// Rows in their list, told by their keys.
fn rows(site: Site, block: Part<Block>) -> AnyView {
    let list = |block: &Option<Block>| match block {
        Some(Block::Rows(rows)) => rows.iter().map(|row| row.key.clone()).collect(),
        _ => Vec::new(),
    };
    let of_look = move || {
        block.with(|block| match block {
            Some(Block::Rows(rows)) => look(rows),
            _ => Look::Row,
        })
    };
    let rows = keyed(
        move || block.with(list),
        move |at| {
            let row = Part::pick(block, move |block: &Block| match block {
                Block::Rows(rows) => nth(rows, &at, |row| &row.key).cloned(),
                _ => None,
            });
            view! { <RowView site row /> }.into_any()
        },
    );
    view! { <ul {..follows("class", move || classes(of_look()).list.to_owned())}>{rows}</ul> }.into_any()
}

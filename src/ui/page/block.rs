//! The blocks of a card.

use leptos::prelude::*;

use super::field::field;
use super::looks::classes;
use super::part::Part;
use super::row::RowView;
use super::table::TableView;
use super::words::{clause, deeds, figure, text};
use super::{Site, keyed, live, look, notice_view, nth};
use crate::ui::attr::{follows, given, on};
use crate::ui::live::nothing;
use crate::ui::parts::{graph, tree};
use crate::view::form::Asked;
use crate::view::page::{Block, Figure, Graph, Look, Loud, Mark};

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
        Some(Block::Table(_)) => view! { <TableView site block /> }.into_any(),
        Some(Block::Form(_)) => form(site, block),
        _ => live(move || block.with(|block| block.as_ref().map(|block| whole(site, block)))),
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
        Block::Tree(line) => tree(line.clone()),
        Block::Graphs(all) => {
            let one = |of: &Graph| {
                let choose = of.choose.clone();
                let class = if of.chosen { "graph is-chosen" } else { "graph" };
                view! {
                    <figure {..on("click", move |_| site.act(choose.clone()))} class=class>
                        <figcaption class="graph-name">{of.name}</figcaption>
                        {graph(of.clone())}
                    </figure>
                }
                .into_any()
            };
            view! { <div class="graphs">{all.iter().map(one).collect_view()}</div> }.into_any()
        }
        Block::Rows(_) | Block::Deeds(..) | Block::Table(_) | Block::Form(_) => nothing(),
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

/// Fields, told by the keys of their questions.
fn form(site: Site, block: Part<Block>) -> AnyView {
    let keys = |block: &Option<Block>| match block {
        Some(Block::Form(fields)) => fields.iter().map(|(ask, _)| ask.key.clone().into()).collect(),
        _ => Vec::new(),
    };
    let fields = keyed(
        move || block.with(keys),
        move |(key, _)| {
            let of = Part::pick(block, move |block: &Block| match block {
                Block::Form(fields) => fields.iter().find(|(ask, _): &&Asked| ask.key == key).cloned(),
                _ => None,
            });
            field(site, of)
        },
    );
    view! { <div class="form">{fields}</div> }.into_any()
}

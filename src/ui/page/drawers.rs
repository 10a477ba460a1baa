//! What draws the blocks that not every screen has: forms, tables, trees, graphs.
//!
//! The desk comes with screens that have none of them, so it is not to load what draws them: a screen that has them says
//! so, and they come with it.

use leptos::prelude::*;

use super::field::field;
use super::part::Part;
use super::table::TableView;
use super::{Site, in_place, keyed};
use crate::ui::attr::on;
use crate::ui::live::nothing;
use crate::ui::parts::graph;
use crate::ui::tree::tree;
use crate::view::form::Asked;
use crate::view::page::{Block, Graph};

/// How a screen draws such blocks, and the fields of its rows.
#[derive(Clone, Copy)]
pub struct Drawers {
    pub(super) block: fn(Site, Part<Block>) -> AnyView,
    pub(super) field: fn(Site, Part<Asked>) -> AnyView,
}

impl Drawers {
    /// For a screen that has none of them.
    pub const NONE: Self = Self { block: |_, _| nothing(), field: |_, _| nothing() };
    /// For all others.
    pub const ALL: Self = Self { block, field };
}

fn block(site: Site, block: Part<Block>) -> AnyView {
    match block.with_untracked(Clone::clone) {
        Some(Block::Table(_)) => view! { <TableView site block /> }.into_any(),
        Some(Block::Form(_)) => form(site, block),
        _ => in_place(move || block.with(|block| block.as_ref().map(|block| whole(site, block)))),
    }
}

/// A block that is drawn as a whole and changed in place.
fn whole(site: Site, block: &Block) -> AnyView {
    match block {
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
        Block::Text(..)
        | Block::Notice(_)
        | Block::Strip(_)
        | Block::Figures(_)
        | Block::Rows(_)
        | Block::Deeds(..)
        | Block::Table(_)
        | Block::Form(_) => nothing(),
    }
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

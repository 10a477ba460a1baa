//! The graphs of the tracked values.

use leptos::prelude::*;

use crate::ui::parts::graph;
use crate::ui::plain::{el, live};
use crate::ui::session::Session;
use crate::view::page::Graph;
use crate::view::treasury::{LedgerKind, graphs};

/// The graphs: the one of what is looked at; where the page is wide, all four, of which a tap chooses.
pub(super) fn graph_card(kind: RwSignal<LedgerKind>) -> AnyView {
    let session = Session::here();
    live(move || {
        let LedgerKind::Of(_) = kind.get() else { return None };
        let graphs = session.ask(graphs)?;
        let one = move |of: Graph| {
            let mine = LedgerKind::Of(of.account);
            let chosen = kind.get_untracked() == mine;
            let class = if chosen { "graph is-chosen" } else { "graph" };
            let name = el("figcaption", "graph-name").child(of.name);
            el("figure", class).child(name).child(graph(of)).press(move || kind.set(mine))
        };
        Some(el("div", "graphs").children(graphs.into_iter().map(one)))
    })
}

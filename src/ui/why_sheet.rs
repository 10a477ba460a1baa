//! Sheets that explain: how a number came about, and what a clause says.

use leptos::prelude::*;

use crate::model::clause::Clause;
use crate::ui::rules::NowLines;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::explain::Line;

/// A derivation as the tree that the screen draws.
#[must_use]
pub fn tree(line: Line) -> TreeNode {
    TreeNode {
        label: line.label,
        value: line.value,
        cite: line.cite,
        note: line.note,
        children: line.children.into_iter().map(tree).collect(),
    }
}

/// How a number came about.
#[component]
pub fn WhySheet(
    /// The number's name.
    title: String,
    /// Its derivation.
    line: Line,
) -> impl IntoView {
    let session = Session::here();
    view! {
        <Sheet title on_close=move || session.close_sheet()>
            <Tree node=tree(line) on_cite=move |number: String| session.open_clause(&number) />
        </Sheet>
    }
    .into_any()
}

/// What a clause says, and where to read on.
#[component]
pub fn ClauseSheet(
    /// The clause.
    clause: Clause,
) -> impl IntoView {
    let session = Session::here();
    let now = session.view(move |campaign| crate::view::rulebook::clause_now(campaign, clause));
    let title = format!("{} · {}", clause.number(), clause.title());
    let read = move || {
        view! {
            <Button label="Read in the rulebook" icon=Glyph::Rules on_press=move || session.read(clause) />
        }
    };
    view! {
        <Sheet title on_close=move || session.close_sheet() footer=read>
            <p>{clause.text()}</p>
            <NowLines now />
        </Sheet>
    }
    .into_any()
}

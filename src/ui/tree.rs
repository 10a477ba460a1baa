//! How a number came about.

use crate::ui::attr::given;
use crate::ui::cite::cite;
use crate::view::explain::Line;
use leptos::prelude::*;

/// How deep the terms lie open at first.
const OPEN: usize = 2;

/// A derivation: the result above, its terms below, theirs indented and folded.
#[must_use]
pub fn tree(line: Line) -> AnyView {
    view! {
        <div class="tree tree-root">
            <div class="tree-line">{words(&line)} {clause(&line)}</div>
            {list(line.children, 1)}
        </div>
    }
    .into_any()
}

fn words(line: &Line) -> AnyView {
    let note = line.note.clone().map(|note| view! { <span class="tree-note">{note}</span> }.into_any());
    view! {
        <span class="tree-label">{line.label.clone()}</span>
        <span class="tree-value">{line.value.clone()}</span>
        {note}
    }
    .into_any()
}

/// The clause a line rests on.
fn clause(line: &Line) -> Option<AnyView> {
    let clause = cite(line.cite?.number());
    Some(view! { <span class="tree-cite">{clause}</span> }.into_any())
}

fn list(lines: Vec<Line>, depth: usize) -> Option<AnyView> {
    let item = |line: Line| view! { <li class="tree-node">{branch(line, depth)}</li> }.into_any();
    let some = !lines.is_empty();
    some.then(|| view! { <ul class="tree-list">{lines.into_iter().map(item).collect_view()}</ul> }.into_any())
}

fn branch(line: Line, depth: usize) -> AnyView {
    let (head, clause) = (words(&line), clause(&line));
    if line.children.is_empty() {
        return view! { <div class="tree-line">{head} {clause}</div> }.into_any();
    }
    // The clause is a button, and a summary may not hold one: it stands beside it.
    view! {
        {clause}
        <details class="tree-fold" {..given("open", (depth < OPEN).then(String::new))}>
            <summary class="tree-line">{head}</summary>
            {list(line.children, depth + 1)}
        </details>
    }
    .into_any()
}

//! How a number came about.

use super::cite;
use crate::model::clause::Clause;
use crate::ui::plain::{El, Node, el};
use crate::view::explain::Line;
use leptos::prelude::AnyView;

/// How deep the terms lie open at first.
const OPEN: usize = 2;

/// A derivation: the result above, its terms below, theirs indented and folded.
#[must_use]
pub fn tree(line: Line) -> El {
    let (head, clause) = (words(&line), clause(&line));
    el("div", "tree tree-root")
        .child(el("div", "tree-line").children(head).child(clause))
        .child(list(line.children, 1))
}

fn words(line: &Line) -> Vec<El> {
    let mut words = vec![
        el("span", "tree-label").child(line.label.as_str()),
        el("span", "tree-value").child(line.value.as_str()),
    ];
    words.extend(line.note.as_ref().map(|note| el("span", "tree-note").child(note.as_str())));
    words
}

/// The clause a line rests on.
#[must_use]
pub fn cite_of(line: &Line) -> Option<El> {
    let number = line.cite.as_ref()?;
    let clause = Clause::ALL.iter().find(|clause| clause.number() == number)?;
    Some(cite(clause.number()))
}

fn clause(line: &Line) -> Option<El> {
    Some(el("span", "tree-cite").child(cite_of(line)?))
}

fn list(lines: Vec<Line>, depth: usize) -> Option<El> {
    let item = |line: Line| el("li", "tree-node").child(branch(line, depth));
    (!lines.is_empty()).then(|| el("ul", "tree-list").children(lines.into_iter().map(item)))
}

fn branch(line: Line, depth: usize) -> AnyView {
    let (head, clause) = (words(&line), clause(&line));
    if line.children.is_empty() {
        return el("div", "tree-line").children(head).child(clause).node();
    }
    // The clause is a button, and a summary may not hold one: it stands beside it.
    let fold = el("details", "tree-fold").attr_if("open", (depth < OPEN).then_some(""));
    let fold = fold.child(el("summary", "tree-line").children(head)).child(list(line.children, depth + 1));
    vec![clause.node(), fold.node()].node()
}

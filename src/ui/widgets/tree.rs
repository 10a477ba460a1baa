//! How a number came about.

use super::cite::cite_view;
use leptos::prelude::*;

/// A number and what it was made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreeNode {
    /// What it is.
    pub label: String,
    /// How much, with its sign and unit.
    pub value: String,
    /// The clause that says so.
    pub cite: Option<String>,
    /// What else to know.
    pub note: Option<String>,
    /// What it was made of.
    pub children: Vec<TreeNode>,
}

/// How deep the terms lie open at first.
const OPEN: usize = 2;

/// A derivation: the result above, its terms below, theirs indented and folded.
#[component]
pub fn Tree(
    /// The result.
    node: TreeNode,
    /// Opens a clause.
    #[prop(optional, into)]
    on_cite: Option<Callback<(String,)>>,
) -> impl IntoView {
    view! {
        <div class="tree tree-root">
            <div class="tree-line">{line(&node)} {clause(&node, on_cite)}</div>
            {list(node.children, on_cite, 1)}
        </div>
    }
    .into_any()
}

fn line(node: &TreeNode) -> AnyView {
    view! {
        <span class="tree-label">{node.label.clone()}</span>
        <span class="tree-value">{node.value.clone()}</span>
        {node.note.clone().map(|note| view! { <span class="tree-note">{note}</span> })}
    }
    .into_any()
}

fn clause(node: &TreeNode, on_cite: Option<Callback<(String,)>>) -> Option<AnyView> {
    let cite = node.cite.clone()?;
    Some(view! { <span class="tree-cite">{cite_view(cite, on_cite)}</span> }.into_any())
}

fn list(nodes: Vec<TreeNode>, on_cite: Option<Callback<(String,)>>, depth: usize) -> Option<AnyView> {
    let item = |node: TreeNode| view! { <li class="tree-node">{branch(node, on_cite, depth)}</li> };
    (!nodes.is_empty())
        .then(|| view! { <ul class="tree-list">{nodes.into_iter().map(item).collect_view()}</ul> }.into_any())
}

fn branch(node: TreeNode, on_cite: Option<Callback<(String,)>>, depth: usize) -> AnyView {
    let (line, clause) = (line(&node), clause(&node, on_cite));
    if node.children.is_empty() {
        return view! { <div class="tree-line">{line} {clause}</div> }.into_any();
    }
    // The clause can be a button, and a summary may not hold one: it stands beside it.
    view! {
        {clause}
        <details class="tree-fold" open=depth < OPEN>
            <summary class="tree-line">{line}</summary>
            {list(node.children, on_cite, depth + 1)}
        </details>
    }
    .into_any()
}

//! Sections of a panel and the rows within them.

use super::cite::cite_view;
use leptos::prelude::*;

/// A section under a ruled title.
#[component]
pub fn Card(
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// The red band: what has to be done.
    #[prop(optional)]
    must: bool,
    /// Rows, clocks, tables.
    children: Children,
) -> impl IntoView {
    view! {
        <section class=if must { "card card-must" } else { "card" }>
            <h2 class="card-title">{move || title.get()}</h2>
            {children()}
        </section>
    }
    .into_any()
}

/// One thing that may, must or may not be done: title, a line of text, its clause, and a button or two as children.
#[component]
pub fn Row(
    /// What it is.
    #[prop(into)]
    title: Signal<String>,
    /// What to know about it, or why it is refused.
    #[prop(optional, into)]
    text: MaybeProp<String>,
    /// The month from which it may be done, or another last word that must not be missed.
    #[prop(optional, into)]
    date: MaybeProp<String>,
    /// Its clause.
    #[prop(optional, into)]
    cite: MaybeProp<String>,
    /// Opens the clause.
    #[prop(optional, into)]
    on_cite: Option<Callback<(String,)>>,
    /// Not now: the title steps back.
    #[prop(optional, into)]
    refused: Signal<bool>,
    /// Buttons, at the right.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let acts = children.is_some();
    let body = move || {
        let date = date.get().map(|date| view! { " " <em>{date}</em> });
        (date.is_some() || text.with(Option::is_some))
            .then(|| view! { <p class="row-text">{text.get()} {date}</p> })
    };
    view! {
        <div class="row" class:row-acts=acts class:is-refused=move || refused.get()>
            <b class="row-title">{move || title.get()}</b>
            {body}
            {move || cite.get().map(|clause| view! { <span class="row-cite">{cite_view(clause, on_cite)}</span> })}
            {children.map(|children| view! { <div class="row-act">{children()}</div> })}
        </div>
    }
    .into_any()
}

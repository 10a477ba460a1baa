//! Acts taken back, and lines that were left.

use leptos::prelude::*;

use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::record::{BranchView, branches, undone};

/// So many of the acts taken back are listed; the rest is counted.
const LISTED: usize = 6;

/// The acts that were taken back and can be done again.
#[component]
pub fn TakenBack() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(undone);
    let count = Memo::new(move |_| seen.with(|seen| seen.as_ref().map_or(0, Vec::len)));
    let next = Signal::derive(move || {
        let title = seen.with(|seen| seen.iter().flatten().last().map(|(_, title)| title.clone()));
        format!("Do again: {}", title.unwrap_or_default())
    });
    let row = |(_, title): (u32, String)| view! { <li class="undone-line">{title}</li> };
    view! {
        <Show when=move || { count.get() > 0 }>
            <section class="undone">
                <h2 class="log-head">"Taken back"</h2>
                <ol class="undone-list">
                    {move || {
                        let more = count.get().saturating_sub(LISTED);
                        (more > 0).then(|| view! { <li class="undone-more">{format!("{more} later acts, and")}</li> })
                    }}
                    {move || {
                        let acts = seen.get().unwrap_or_default();
                        let more = acts.len().saturating_sub(LISTED);
                        acts.into_iter().skip(more).map(row).collect_view()
                    }}
                </ol>
                <Button label=next icon=Glyph::Redo shorten=true on_press=move || session.redo() />
            </section>
        </Show>
    }
    .into_any()
}

/// The lines that were left, each to be taken up again.
#[component]
pub fn LeftLines() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(branches);
    let count = Memo::new(move |_| seen.with(|seen| seen.as_ref().map_or(0, Vec::len)));
    let open = RwSignal::new(false);
    let words = move || match count.get() {
        1 => "One line was left".to_owned(),
        more => format!("{more} lines were left"),
    };
    let row = move |one: BranchView| {
        let last = one.last;
        view! {
            <Row title=one.title text=one.text>
                <Button label="Take up" on_press=move || session.take_up(last) />
            </Row>
        }
    };
    view! {
        <Show when=move || { count.get() > 0 }>
            <section class="left">
                <button
                    type="button"
                    class="left-head"
                    aria-expanded=move || if open.get() { "true" } else { "false" }
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    <span>{words}</span>
                    <Icon glyph=Glyph::Forward />
                </button>
                <Show when=move || open.get()>
                    <p class="left-text">"Acts that were undone and played otherwise. Taking one up leaves the present line in its place; none is lost."</p>
                    {move || seen.get().unwrap_or_default().into_iter().map(row).collect_view()}
                </Show>
            </section>
        </Show>
    }
    .into_any()
}

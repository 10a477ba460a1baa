//! The Rules screen: the book by section, what each clause says now, and how the group reads it.

mod clause;
mod ruling;

use leptos::prelude::*;

use crate::model::clause::Section;
use crate::ui::session::Session;
use crate::ui::turn::Foot;
use crate::ui::widgets::*;
use crate::view::rulebook::{SectionView, Shelf, book, by_ruling};

pub use clause::NowLines;

use clause::ClauseRow;

/// The shelves, by the key of the choice.
const SHELVES: [(&str, Shelf); 3] =
    [("whole", Shelf::Whole), ("rulings", Shelf::Rulings), ("changed", Shelf::Changed)];

/// What is looked up.
#[derive(Clone, Copy)]
struct Desk {
    shelf: RwSignal<Shelf>,
    wanted: RwSignal<String>,
}

/// The Rules screen.
#[component]
pub fn RulesScreen() -> impl IntoView {
    let session = Session::here();
    let desk = Desk { shelf: RwSignal::new(Shelf::Whole), wanted: RwSignal::new(String::new()) };
    let found = session.view(move |campaign| book(campaign, desk.shelf.get(), &desk.wanted.get()));
    let sections = Memo::new(move |_| {
        found.with(|found| found.iter().flatten().map(|one| one.section).collect::<Vec<_>>())
    });
    view! {
        <header class="when">
            <p class="when-line">"The Polish Rules, in our words"</p>
            <h1 class="when-title">"Rules"</h1>
        </header>
        <Lookup desk />
        <div class="book">
            <For each=move || sections.get() key=|section| *section let:section>
                <Part desk section found />
            </For>
            <Show when=move || sections.with(Vec::is_empty)>
                <Empty
                    glyph=Glyph::Search
                    title="No clause"
                    text=Signal::derive(move || nothing(desk.shelf.get()))
                />
            </Show>
        </div>
        <Foot />
    }
    .into_any()
}

/// Why no clause is shown.
fn nothing(shelf: Shelf) -> Option<String> {
    let why = match shelf {
        Shelf::Changed => "Every clause is read by default.",
        Shelf::Rulings => "No clause with a ruling holds all these words.",
        Shelf::Whole => "No clause holds all these words.",
    };
    Some(why.to_owned())
}

/// The search box and the shelves.
#[component]
fn Lookup(desk: Desk) -> impl IntoView {
    let session = Session::here();
    let changed = session.view(|campaign| by_ruling(campaign).len());
    let chip = move |(key, shelf): (&'static str, Shelf)| {
        let label = move || match shelf {
            Shelf::Whole => "The whole book".to_owned(),
            Shelf::Rulings => "Rulings".to_owned(),
            Shelf::Changed => format!("By ruling ({})", changed.get().unwrap_or(0)),
        };
        view! {
            <button
                type="button"
                class="chip"
                data-shelf=key
                aria-pressed=move || if desk.shelf.get() == shelf { "true" } else { "false" }
                on:click=move |_| desk.shelf.set(shelf)
            >
                {label}
            </button>
        }
    };
    view! {
        <div class="lookup">
            <label class="lookup-box">
                <span class="unseen">"Look for words or a clause number"</span>
                <Icon glyph=Glyph::Search />
                <input
                    type="search"
                    class="field-input lookup-input"
                    placeholder="Words, or a number: 22.3 l"
                    autocomplete="off"
                    prop:value=move || desk.wanted.get()
                    on:input=move |ev| desk.wanted.set(event_target_value(&ev))
                />
            </label>
            <div class="filters" role="group" aria-label="What of the book">
                {SHELVES.map(chip).collect_view()}
            </div>
        </div>
    }
    .into_any()
}

/// A section: a heading that folds, and its clauses. While something is looked for, it lies open.
#[component]
fn Part(desk: Desk, section: Section, found: Memo<Option<Vec<SectionView>>>) -> impl IntoView {
    let session = Session::here();
    let marked = session.bookmark.get_untracked();
    let open = RwSignal::new(marked.is_some_and(|clause| clause.section() == section));
    let clauses = Memo::new(move |_| {
        found.with(|found| {
            let mine = found.iter().flatten().find(|one| one.section == section);
            mine.map(|one| one.clauses.clone()).unwrap_or_default()
        })
    });
    let searching =
        move || desk.shelf.get() != Shelf::Whole || !desk.wanted.with(|text| text.trim().is_empty());
    let lies_open = Memo::new(move |_| open.get() || searching());
    let count = move || clauses.with(Vec::len);
    view! {
        <section class="part">
            <h2 class="part-head">
                <button
                    type="button"
                    class="part-tap"
                    aria-expanded=move || if lies_open.get() { "true" } else { "false" }
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    <span class="part-title">{section.title()}</span>
                    <span class="part-count">{count}</span>
                    <Icon glyph=Glyph::Forward />
                </button>
            </h2>
            <Show when=move || lies_open.get()>
                <For each=move || clauses.get() key=|clause| *clause let:clause>
                    <ClauseRow clause />
                </For>
            </Show>
        </section>
    }
    .into_any()
}

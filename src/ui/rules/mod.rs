//! The Rules screen: the book by section, what each clause says now, and how the group reads it.

mod clause;
mod ruling;

use leptos::prelude::*;

use crate::model::clause::Section;
use crate::ui::page::foot;
use crate::ui::parts::{Glyph, chip, empty, head, icon, lookup, opener};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::rulebook::{SectionView, Shelf, book, by_ruling};

pub use clause::now_lines;

/// The shelves, by the key of the choice.
const SHELVES: [(&str, Shelf); 3] =
    [("whole", Shelf::Whole), ("rulings", Shelf::Rulings), ("changed", Shelf::Changed)];

/// What is looked up, the sections that lie open, and the ruling that is being read otherwise.
#[derive(Clone, Copy)]
struct Desk {
    shelf: RwSignal<Shelf>,
    wanted: RwSignal<String>,
    open: RwSignal<Vec<Section>>,
    ruling: RwSignal<String>,
    reading: RwSignal<String>,
}

impl Desk {
    fn is_searching(self) -> bool {
        self.shelf.get() != Shelf::Whole || !self.wanted.with(|text| text.trim().is_empty())
    }
}

/// The Rules screen.
pub fn screen() -> AnyView {
    let session = Session::here();
    let marked = session.bookmark.get_untracked();
    let desk = Desk {
        shelf: RwSignal::new(Shelf::Whole),
        wanted: RwSignal::new(String::new()),
        open: RwSignal::new(marked.map(|clause| clause.section()).into_iter().collect()),
        ruling: RwSignal::new(String::new()),
        reading: RwSignal::new(String::new()),
    };
    let sections = live(move || {
        let (shelf, wanted) = (desk.shelf.get(), desk.wanted.get());
        let found = session.ask(|campaign| book(campaign, shelf, &wanted)).unwrap_or_default();
        if found.is_empty() {
            return empty(Glyph::Search, "No clause", why_none(shelf)).node();
        }
        found.into_iter().map(|section| part(desk, section)).collect::<Vec<El>>().node()
    });
    if marked.is_some() {
        request_animation_frame(clause::show_marked);
    }
    vec![
        head("The Polish Rules, in our words", "Rules").node(),
        look(desk).node(),
        el("div", "book").child(sections).node(),
        foot(),
    ]
    .node()
}

/// Why no clause is shown.
const fn why_none(shelf: Shelf) -> &'static str {
    match shelf {
        Shelf::Changed => "Every clause is read by default.",
        Shelf::Rulings => "No clause with a ruling holds all these words.",
        Shelf::Whole => "No clause holds all these words.",
    }
}

/// The search box and the shelves.
fn look(desk: Desk) -> El {
    let session = Session::here();
    let shelf = move |(key, shelf): (&'static str, Shelf)| {
        let label = live(move || match shelf {
            Shelf::Whole => "The whole book".to_owned(),
            Shelf::Rulings => "Rulings".to_owned(),
            Shelf::Changed => {
                let changed = session.ask(|campaign| by_ruling(campaign).len()).unwrap_or(0);
                ["By ruling (", &changed.to_string(), ")"].concat()
            }
        });
        chip(label, move || desk.shelf.get() == shelf, move || desk.shelf.set(shelf)).attr("data-shelf", key)
    };
    lookup(
        "Look for words or a clause number",
        "Words, or a number: 22.3 l",
        "What of the book",
        move || desk.wanted.get(),
        move |text| desk.wanted.set(text),
        SHELVES.map(shelf),
    )
}

/// A section: a heading that folds, and its clauses. While something is looked for, it lies open.
fn part(desk: Desk, SectionView { section, clauses }: SectionView) -> El {
    let lies_open = move || desk.open.with(|open| open.contains(&section)) || desk.is_searching();
    let fold = move || {
        desk.open.update(|open| match open.iter().position(|one| *one == section) {
            Some(at) => drop(open.remove(at)),
            None => open.push(section),
        });
    };
    let tap = opener("part-tap", lies_open, fold)
        .child(el("span", "part-title").child(section.title()))
        .child(el("span", "part-count").child(clauses.len().to_string()))
        .child(icon(Glyph::Forward));
    let body = live(move || {
        let clauses = if lies_open() { clauses.as_slice() } else { &[] };
        clauses.iter().map(|clause| clause::clause_row(*clause, desk)).collect::<Vec<Option<El>>>()
    });
    el("section", "part").child(el("h2", "part-head").child(tap)).child(body)
}

//! Draws a [`Page`](crate::view::page::Page): each kind of block in one place.
//!
//! The page is built anew after every act, as data, and compared with the one before. Cards, blocks, rows and deeds are
//! drawn in keyed lists, each from a memo of its own: what equals its former self is not touched, and an element whose
//! content changed is changed in place, so that focus and whatever lies open stay.

mod act;
mod block;
mod drawers;
mod field;
mod foot;
mod looks;
mod part;
mod row;
mod table;
mod words;

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;
use std::sync::{Arc, Mutex};

use crate::ui::attr::follows;
use crate::ui::live::{kept, part as told_by};
use crate::ui::parts::{self, Glyph, notice, tabs};
use crate::ui::session::Session;
use crate::view::page::{Block, Card, Head, Key, Look, Notice, Page, PageState, Row, Tabs, Tone};

use block::{BlockView, figures};
use foot::saved_sign;
use looks::classes;
use part::Part;
use words::{clause, deeds, text};

pub use drawers::Drawers;
pub use foot::foot;

/// Builds a page from what the session holds and from the page's own state.
type Build = fn(Session, &PageState) -> Option<Page>;

/// Hears an answer that the screen keeps elsewhere than in the page's own state, and says whether it did.
type Hear = fn(Session, &str, &str) -> bool;

/// Where a page is drawn: its session, its own state, and what its screen hears itself.
#[derive(Clone, Copy)]
pub struct Site {
    session: Session,
    state: RwSignal<PageState>,
    hear: Hear,
    drawers: Drawers,
}

/// A screen that is a page, with the foot under it.
#[must_use]
pub fn screen(drawers: Drawers, build: Build, hear: Hear) -> AnyView {
    screen_with(PageState::default(), drawers, build, hear)
}

/// The same, with what lies open or is answered at first.
#[must_use]
pub fn screen_with(state: PageState, drawers: Drawers, build: Build, hear: Hear) -> AnyView {
    let session = Session::here();
    let site = Site { session, state: RwSignal::new(state), hear, drawers };
    let page = Part::new(move || site.state.with(|state| build(session, state)));
    view! {
        <PageHead site head=Part::pick(page, |page: &Page| Some(page.head.clone())) />
        {tabbed(site, page)}
        {foot()}
    }
    .into_any()
}

/// A sheet that is a page: its title, its cards, and its tools in reach below.
#[must_use]
pub fn sheet(drawers: Drawers, build: Build) -> AnyView {
    let session = Session::here();
    let site = Site { session, state: RwSignal::new(PageState::default()), hear: |_, _, _| false, drawers };
    let page = Part::new(move || site.state.with(|state| build(session, state)));
    let tools = Part::pick(page, |page: &Page| Some(page.head.tools.clone()));
    let has_tools = tools.with_untracked(|tools| tools.as_ref().is_some_and(|tools| !tools.is_empty()));
    let foot = has_tools.then(|| deeds(site, tools));
    let title =
        move || page.with(|page| page.as_ref().map_or_else(String::new, |page| page.head.title.clone()));
    parts::sheet(title, move || session.close_sheet(), cards(site, page), foot)
}

/// Cards alone, for a screen that is not a page yet.
#[must_use]
pub fn cards_of(drawers: Drawers, build: Build) -> AnyView {
    let session = Session::here();
    let site = Site { session, state: RwSignal::new(PageState::default()), hear: |_, _, _| false, drawers };
    cards(site, Part::new(move || site.state.with(|state| build(session, state))))
}

/// The cards; where the screen has parts, under the tabs that turn to them.
fn tabbed(site: Site, page: Part<Page>) -> AnyView {
    let cards = cards(site, page);
    let tabs_of = Part::pick(page, |page: &Page| page.head.tabs.clone());
    let Some(Tabs { label, all, .. }) = tabs_of.with_untracked(Option::clone) else { return cards };
    let open = move || tabs_of.with(|tabs| tabs.as_ref().map_or("", |tabs| tabs.open));
    view! {
        {tabs(label, all, open, move |id| site.answer("tab", id))}
        <div class="tab-page" role="tabpanel" {..follows("aria-labelledby", move || ["tab-", open()].concat())}>
            {cards}
        </div>
    }
    .into_any()
}

/// The title, what stands around it, the notice under it, and the headline figures.
#[component]
fn PageHead(site: Site, head: Part<Head>) -> impl IntoView {
    let line = in_place(move || head.with(|head| Some(text(site, &head.as_ref()?.line))));
    let tools = Part::pick(head, |head: &Head| Some(head.tools.clone()));
    view! {
        <header class="when">
            <p class="when-line"><span>{line}</span> " " {saved_sign()}</p>
            <h1 class="when-title">{move || head.with(|head| head.as_ref().map(|head| head.title.clone()))}</h1>
            <div class="when-tools">{deeds(site, tools)}</div>
        </header>
        {in_place(move || head.with(|head| head.as_ref()?.notice.as_ref().map(|notice| notice_view(site, notice))))}
        {in_place(move || head.with(|head| {
            head.as_ref().filter(|head| !head.figures.is_empty()).map(|head| figures(site, &head.figures))
        }))}
    }
}

/// A notice: a title, the rest, and the clause.
fn notice_view(site: Site, told: &Notice) -> AnyView {
    let (class, glyph) = match told.warns {
        true => ("notice notice-warn", Glyph::Warn),
        false => ("notice", Glyph::Info),
    };
    let words = view! { {text(site, &told.text)} " " {told.cite.map(|one| clause(site, one))} };
    notice(class, glyph, &told.title, words.into_any())
}

fn cards(site: Site, page: Part<Page>) -> AnyView {
    keyed(
        move || {
            page.with(|page| page.iter().flat_map(|page| &page.cards).map(|card| card.key.clone()).collect())
        },
        move |at| {
            let card = Part::pick(page, move |page: &Page| nth(&page.cards, &at, |card| &card.key).cloned());
            view! { <CardView site card /> }.into_any()
        },
    )
}

/// A section, or its blocks alone.
#[component]
fn CardView(site: Site, card: Part<Card>) -> impl IntoView {
    let inside = Part::pick(card, |card: &Card| Some(card.blocks.clone()));
    let tone = move || card.with(|card| card.as_ref().map_or(Tone::Plain, |card| card.tone));
    let inside = blocks(site, inside);
    if untrack(tone) == Tone::Bare {
        return inside;
    }
    let title = in_place(move || card.with(|card| card.as_ref().map(|card| text(site, &card.title))));
    let tools = Part::pick(card, |card: &Card| Some(card.tools.clone()));
    let class = move || if tone() == Tone::Must { "card card-must" } else { "card" }.to_owned();
    view! {
        <section {..follows("class", class)}>
            <h2 class="card-title">{title}{deeds(site, tools)}</h2>
            {inside}
        </section>
    }
    .into_any()
}

/// Blocks, each told by its kind, of rows with their look, and its place among those of its kind.
fn blocks(site: Site, list: Part<Vec<Block>>) -> AnyView {
    keyed(
        move || list.with(|list| list.iter().flatten().map(|block| kind(block).into()).collect()),
        move |(kind_of, nth): At| {
            let find =
                move |list: &Vec<Block>| list.iter().filter(|one| kind(one) == kind_of).nth(nth).cloned();
            let block = Part::pick(list, find);
            view! { <BlockView site block /> }.into_any()
        },
    )
}

/// The look of rows in one list.
fn look(rows: &[Row]) -> Look {
    rows.first().map(|row| row.look).unwrap_or_default()
}

fn kind(block: &Block) -> &'static str {
    match block {
        Block::Text(..) => "text",
        Block::Notice(_) => "notice",
        Block::Strip(_) => "strip",
        Block::Figures(_) => "figures",
        // Rows of another look stand in a list of another kind.
        Block::Rows(rows) => classes(look(rows)).list,
        Block::Deeds(..) => "deeds",
        Block::Table(_) => "table",
        Block::Tree(_) => "tree",
        Block::Graphs(_) => "graphs",
        Block::Form(_) => "form",
    }
}

/// A place in a keyed list: the key, and which of those that have it, should two have the same.
type At = (Key, usize);

/// The item at a place.
fn nth<'a, T>(list: &'a [T], (key, nth): &At, key_of: fn(&T) -> &Key) -> Option<&'a T> {
    list.iter().filter(|one| key_of(one) == key).nth(*nth)
}

/// A part that is changed in place when what it reads changes. Held as Leptos holds a closure that is written in a view,
/// since one of a new type is code of its own.
fn in_place(draw: impl Fn() -> Option<AnyView> + Send + 'static) -> AnyView {
    let draw: SharedReactiveFunction<Option<AnyView>> = Arc::new(Mutex::new(draw));
    draw.into_any()
}

/// A list that is drawn by keys: what stays in it is not touched.
fn keyed(
    keys: impl Fn() -> Vec<Key> + Send + 'static,
    draw: impl Fn(At) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    list(Box::new(keys), Arc::new(draw))
}

type Keys = Box<dyn Fn() -> Vec<Key> + Send>;
type Draw = Arc<dyn Fn(At) -> AnyView + Send + Sync>;

/// Held once for all lists, since a list of a new type is code of its own.
fn list(keys: Keys, draw: Draw) -> AnyView {
    kept(move || {
        let mut places: Vec<At> = Vec::new();
        for key in keys() {
            let before = places.iter().filter(|(one, _)| *one == key).count();
            places.push((key, before));
        }
        let place = |at: At| {
            let draw = draw.clone();
            told_by(&at.clone(), move || draw(at))
        };
        places.into_iter().map(place).collect()
    })
}

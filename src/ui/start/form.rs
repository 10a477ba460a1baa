//! The form of a campaign, new or under way: sections of questions, what they amount to, and the way in.

use leptos::prelude::*;

use super::asks::AskView;
use crate::ui::platform;
use crate::ui::session::Session;
use crate::ui::why_sheet::tree;
use crate::ui::widgets::*;
use crate::view::setup::{Answer, Ask, Draft, Filled, Item, begin, fill, level, level_words, summary};

/// A form being filled in.
#[derive(Clone, Copy)]
pub struct Sheet {
    draft: RwSignal<Draft>,
    filled: Memo<Filled>,
}

impl Sheet {
    /// The answer to a question.
    pub fn answer(self, key: String) -> Memo<Answer> {
        Memo::new(move |_| self.filled.with(|filled| filled.answer(&key)))
    }

    /// Adds a row to a list.
    fn add(self, list: &str) {
        self.draft.update(|draft| {
            draft.add(list);
        });
    }

    /// Answers a question.
    pub fn put(self, key: &str, value: &str) {
        self.draft.update(|draft| draft.put(key, value));
    }
}

/// The form.
#[component]
pub fn FormPage(
    /// The campaign is under way.
    late: bool,
    /// Goes back to the title page.
    #[prop(into)]
    on_back: Callback<()>,
) -> impl IntoView {
    let draft = RwSignal::new(Draft::new(late));
    let filled = Memo::new(move |_| draft.with(fill));
    let sheet = Sheet { draft, filled };
    let title = if late { "A campaign under way" } else { "A new campaign" };
    let sections = move || filled.with(|form| form.sections.iter().map(|one| one.id).collect::<Vec<_>>());
    view! {
        <main class="app start-form">
            <div class="start-page">
                <header class="when">
                    <p class="when-line">
                        <Button label="Back" kind=ButtonKind::Bare icon=Glyph::Back on_press=on_back />
                    </p>
                    <h1 class="when-title">{title}</h1>
                </header>
                <div class="start-columns">
                    <div class="start-sections">
                        <For each=sections key=|id| *id let:id>
                            <SectionView sheet id />
                        </For>
                    </div>
                    <Outcome sheet late />
                </div>
                <Foot sheet late />
            </div>
        </main>
    }
    .into_any()
}

/// One section, open or folded away.
#[component]
fn SectionView(sheet: Sheet, id: &'static str) -> impl IntoView {
    let head = Memo::new(move |_| {
        sheet.filled.with(|form| {
            let section = form.section(id)?;
            Some((section.title, section.lead.clone(), section.folded))
        })
    });
    let Some((title, _, folded)) = head.get_untracked() else { return ().into_any() };
    let lead = move || head.get().and_then(|(_, lead, _)| lead);
    let body = move || view! { <Items sheet id /> };
    if folded {
        view! {
            <details class="card start-fold">
                <summary class="start-summary">
                    <h2 class="start-fold-title">{title}</h2>
                    <span class="row-text">{lead}</span>
                    <Icon glyph=Glyph::Forward />
                </summary>
                {body()}
            </details>
        }
        .into_any()
    } else if title.is_empty() {
        view! { <section class="card start-first">{body()}</section> }.into_any()
    } else {
        view! {
            <section class="card">
                <h2 class="card-title">{title}</h2>
                {move || lead().map(|lead| view! { <p class="card-lead">{lead}</p> })}
                {body()}
            </section>
        }
        .into_any()
    }
}

/// What a part of a section is made of; while that stays, it keeps its place and focus.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Part {
    Ask(Ask),
    Heading(String),
    List(&'static str, &'static str, &'static str),
}

impl From<&Item> for Part {
    fn from(item: &Item) -> Self {
        match item {
            Item::Ask(ask, _) => Part::Ask(ask.clone()),
            Item::Heading(words) => Part::Heading(words.clone()),
            Item::List { list, add, one, .. } => Part::List(list, add, one),
        }
    }
}

#[component]
fn Items(sheet: Sheet, id: &'static str) -> impl IntoView {
    let parts = Memo::new(move |_| {
        sheet.filled.with(|form| {
            form.section(id)
                .map(|section| section.items.iter().map(Part::from).collect::<Vec<_>>())
                .unwrap_or_default()
        })
    });
    view! {
        <div class="form start-asks">
            <For each=move || parts.get() key=Clone::clone let:part>
                {match part {
                    Part::Ask(ask) => view! { <AskView sheet ask /> }.into_any(),
                    Part::Heading(words) => view! { <h3 class="start-heading">{words}</h3> }.into_any(),
                    Part::List(list, add, one) => view! { <ListView sheet list add one /> }.into_any(),
                }}
            </For>
        </div>
    }
    .into_any()
}

/// A list that grows.
#[component]
fn ListView(sheet: Sheet, list: &'static str, add: &'static str, one: &'static str) -> impl IntoView {
    let rows = Memo::new(move |_| sheet.draft.with(|draft| draft.rows(list).to_vec()));
    let fault = Memo::new(move |_| sheet.filled.with(|form| form.list_fault(list)));
    view! {
        <div class="start-rows">
            <For each=move || rows.get() key=|row| *row let:row>
                <RowView sheet list row one />
            </For>
            {move || fault.get().map(|why| view! { <p class="field-error" role="alert"><Icon glyph=Glyph::Warn />{why}</p> })}
            <Button
                label=add
                kind=ButtonKind::Quiet
                icon=Glyph::Plus
                on_press=move || sheet.add(list)
            />
        </div>
    }
    .into_any()
}

#[component]
fn RowView(sheet: Sheet, list: &'static str, row: u16, one: &'static str) -> impl IntoView {
    let asks = Memo::new(move |_| sheet.filled.with(|form| form.row(list, row)));
    let remove = move || {
        sheet.draft.update(|draft| draft.remove(list, row));
        Session::here().said.set(format!("{one} removed."));
    };
    view! {
        <fieldset class="start-row">
            <legend class="unseen">{one}</legend>
            <For each=move || asks.get() key=Clone::clone let:ask>
                <AskView sheet ask />
            </For>
            <div class="start-row-act">
                <IconButton glyph=Glyph::Close name=format!("Remove: {one}") on_press=remove />
            </div>
        </fieldset>
    }
    .into_any()
}

/// What the answers amount to.
#[component]
fn Outcome(sheet: Sheet, late: bool) -> impl IntoView {
    let level = Memo::new(move |_| sheet.filled.with(|form| level(&form.setup)));
    view! {
        <aside class="start-outcome">
            <section class="card">
                <h2 class="card-title">"Victory level"</h2>
                {move || view! { <Tree node=tree(level.get()) /> }}
            </section>
            {late.then(|| view! { <AsItStands sheet /> })}
        </aside>
    }
    .into_any()
}

/// The state of play as the form has it, to be read over before joining.
#[component]
fn AsItStands(sheet: Sheet) -> impl IntoView {
    let lines = Memo::new(move |_| sheet.filled.with(|form| summary(&form.setup)));
    view! {
        <section class="card start-stands">
            <h2 class="card-title">"As it stands"</h2>
            <dl class="start-lines">
                {move || {
                    lines
                        .get()
                        .into_iter()
                        .map(|(label, words)| view! { <dt>{label}</dt> <dd>{words}</dd> })
                        .collect_view()
                }}
            </dl>
        </section>
    }
    .into_any()
}

/// The level in short, what is wrong, and the way in.
#[component]
fn Foot(sheet: Sheet, late: bool) -> impl IntoView {
    let session = Session::here();
    let level = Memo::new(move |_| sheet.filled.with(|form| level_words(&form.setup)));
    let refused = RwSignal::new(None::<String>);
    let said = |(question, why): (String, String)| format!("{question}: {why}");
    let fault = Memo::new(move |_| sheet.filled.with(|form| form.fault.clone()).map(said));
    let go = move || match begin(&sheet.filled.get_untracked()) {
        Ok(campaign) => session.begin(campaign),
        Err(why) => refused.set(Some(said(why))),
    };
    view! {
        <footer class="foot start-foot">
            {move || {
                fault
                    .get()
                    .or_else(|| refused.get())
                    .map(|why| {
                        view! {
                            <p class="field-error start-wrong" role="alert">
                                <Icon glyph=Glyph::Warn />
                                <span>{why}</span>
                                <Button label="Show me" kind=ButtonKind::Quiet on_press=show_fault />
                            </p>
                        }
                    })
            }}
            <p class="start-short">
                "Victory level " <b>{move || level.get().0}</b> <span class="start-how">{move || level.get().1}</span>
            </p>
            <button
                type="button"
                class="button button-go"
                aria-disabled=move || fault.with(Option::is_some).then_some("true")
                on:click=move |_| {
                    if fault.with_untracked(Option::is_some) { show_fault() } else { go() }
                }
            >
                {if late { "Join" } else { "Begin" }}
            </button>
        </footer>
    }
    .into_any()
}

/// Brings the first question that is answered wrongly into view.
fn show_fault() {
    platform::show_first(".start-sections .field-error");
}

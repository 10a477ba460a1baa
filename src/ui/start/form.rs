//! The form of a campaign, new or under way: sections of questions, what they amount to, and the way in.

use leptos::prelude::*;

use super::Page;
use crate::ui::attr::{flags, on};
use crate::ui::form::{Put, alert, question};
use crate::ui::live::{Part, kept, live, part};
use crate::ui::parts::{Glyph, Kind, button, button_with, icon, icon_button};
use crate::ui::platform;
use crate::ui::session::Session;
use crate::ui::tree::tree;
use crate::view::form::{Answer, Ask, Draft, Item};
use crate::view::setup::{Filled, begin, fill, level, level_words, summary};

/// A form being filled in: what was typed, and what it amounts to.
#[derive(Clone, Copy)]
struct Sheet {
    draft: RwSignal<Draft>,
    filled: RwSignal<Filled>,
    /// Made once: a question that stays keeps it.
    put: Put,
}

impl Sheet {
    /// The answer to a question.
    fn answer(self, key: String) -> Memo<Answer> {
        Memo::new(move |_| self.filled.with(|filled| filled.answer(&key)))
    }

    fn question(self, asked: &Ask) -> Part {
        question(asked, move |key| self.answer(key).into(), self.put)
    }

    fn change(self, change: &dyn Fn(&mut Draft)) {
        changed(self.draft, self.filled, change);
    }

    /// The first question whose answer makes no sense, and why.
    fn fault(self) -> Option<String> {
        self.filled.with(|form| form.fault.as_ref().map(said))
    }
}

fn changed(draft: RwSignal<Draft>, filled: RwSignal<Filled>, change: &dyn Fn(&mut Draft)) {
    draft.update(|draft| change(draft));
    filled.set(draft.with_untracked(fill));
}

fn said((question, why): &(String, String)) -> String {
    [question, ": ", why].concat()
}

/// The form.
pub fn page(page: RwSignal<Page>, late: bool) -> AnyView {
    let draft = Draft::new(late);
    let (filled, draft) = (RwSignal::new(fill(&draft)), RwSignal::new(draft));
    let put = Put::new(move |(key, value): (String, String)| {
        changed(draft, filled, &|draft| draft.put(&key, &value));
    });
    let sheet = Sheet { draft, filled, put };
    let title = if late { "A campaign under way" } else { "A new campaign" };
    let sections = move || {
        sheet.filled.with(|form| {
            let section = |id: &'static str| part(&id, move || section(sheet, id));
            form.sections.iter().map(|one| section(one.id)).collect()
        })
    };
    view! {
        <main class="app start-form">
            <div class="start-page">
                <header class="when">
                    <p class="when-line">
                        {button_with(Kind::Bare, Glyph::Back, "Back", move || page.set(Page::Title))}
                    </p>
                    <h1 class="when-title">{title}</h1>
                </header>
                <div class="start-columns">
                    <div class="start-sections">{kept(sections)}</div>
                    {outcome(sheet, late)}
                </div>
                {foot(sheet, late)}
            </div>
        </main>
    }
    .into_any()
}

/// One section, open or folded away.
fn section(sheet: Sheet, id: &'static str) -> AnyView {
    let seen = sheet.filled.with_untracked(|form| form.section(id).map(|one| (one.title, one.folded)));
    let (title, folded) = seen.unwrap_or_default();
    let lead = move || sheet.filled.with(|form| form.section(id).and_then(|section| section.lead.clone()));
    let body = view! { <div class="form start-asks">{kept(move || items(sheet, id))}</div> };
    if folded {
        return view! {
            <details class="card start-fold">
                <summary class="start-summary">
                    <h2 class="start-fold-title">{title}</h2>
                    <span class="row-text">{move || lead()}</span>
                    {icon(Glyph::Forward)}
                </summary>
                {body}
            </details>
        }
        .into_any();
    }
    if title.is_empty() {
        return view! { <section class="card start-first">{body}</section> }.into_any();
    }
    let lead = live(move || lead().map(|lead| view! { <p class="card-lead">{lead}</p> }.into_any()));
    view! { <section class="card"><h2 class="card-title">{title}</h2>{lead}{body}</section> }.into_any()
}

/// What a section asks; a question keeps its field as long as it stays the same.
fn items(sheet: Sheet, id: &str) -> Vec<Part> {
    let item = |item: &Item| match item {
        Item::Ask(asked, _) => sheet.question(asked),
        Item::Heading(words) => {
            let shown = words.clone();
            part(words, move || view! { <h3 class="start-heading">{shown}</h3> }.into_any())
        }
        Item::List { list, add, one, .. } => {
            let (list, add, one) = (*list, *add, *one);
            part(&list, move || rows(sheet, list, add, one))
        }
    };
    sheet
        .filled
        .with(|form| form.section(id).map(|one| one.items.iter().map(item).collect()).unwrap_or_default())
}

/// A list that grows.
fn rows(sheet: Sheet, list: &'static str, add: &'static str, one: &'static str) -> AnyView {
    let rows = move || {
        let row = |row: u16| part(&row, move || list_row(sheet, list, row, one));
        sheet.draft.with(|draft| draft.rows(list).iter().map(|number| row(*number)).collect())
    };
    let wrong = move || {
        let why = sheet.filled.with(|form| form.list_fault(list));
        why.map(|why| part(&why.clone(), move || alert(&why))).into_iter().collect()
    };
    let add = button_with(Kind::Quiet, Glyph::Plus, add, move || {
        sheet.change(&|draft| {
            draft.add(list);
        });
    });
    view! { <div class="start-rows">{kept(rows)}{kept(wrong)}{add}</div> }.into_any()
}

fn list_row(sheet: Sheet, list: &'static str, row: u16, one: &'static str) -> AnyView {
    let session = Session::here();
    let asks = move || {
        let asked = sheet.filled.with(|form| form.row(list, row));
        asked.iter().map(|asked| sheet.question(asked)).collect()
    };
    let remove = icon_button(Kind::Bare, Glyph::Close, &["Remove: ", one].concat(), move || {
        sheet.change(&|draft| draft.remove(list, row));
        session.announcement.set([one, " removed."].concat());
    });
    view! {
        <fieldset class="start-row">
            <legend class="unseen">{one}</legend>
            {kept(asks)}
            <div class="start-row-act">{remove}</div>
        </fieldset>
    }
    .into_any()
}

/// What the answers amount to: the level, and of a campaign under way the state of play, to be read over before joining.
fn outcome(sheet: Sheet, late: bool) -> AnyView {
    let why = kept(move || {
        let line = sheet.filled.with(|form| level(&form.setup));
        vec![part(&line.clone(), move || tree(line))]
    });
    let stands = late.then(|| {
        let line =
            |(label, words): (&'static str, String)| view! { <dt>{label}</dt><dd>{words}</dd> }.into_any();
        let lines = live(move || {
            let lines = sheet.filled.with(|form| summary(&form.setup));
            lines.into_iter().map(line).collect::<Vec<AnyView>>()
        });
        view! {
            <section class="card start-stands">
                <h2 class="card-title">"As it stands"</h2>
                <dl class="start-lines">{lines}</dl>
            </section>
        }
        .into_any()
    });
    view! {
        <aside class="start-outcome">
            <section class="card"><h2 class="card-title">"Victory level"</h2>{why}</section>
            {stands}
        </aside>
    }
    .into_any()
}

/// The level in short, what is wrong, and the way in.
fn foot(sheet: Sheet, late: bool) -> AnyView {
    let session = Session::here();
    let refused = RwSignal::new(None::<String>);
    let wrong = kept(move || {
        let why = sheet.fault().or_else(|| refused.get());
        let shown = |why: String| {
            part(&why.clone(), move || {
                view! {
                    <p class="field-error start-wrong" role="alert">
                        {icon(Glyph::Warn)}
                        <span>{why}</span>
                        {button(Kind::Quiet, "Show me", show_fault)}
                    </p>
                }
                .into_any()
            })
        };
        why.map(shown).into_iter().collect()
    });
    let short = live(move || {
        let (level, how) = sheet.filled.with(|form| level_words(&form.setup));
        view! { "Victory level " <b>{level}</b> " " <span class="start-how">{how}</span> }.into_any()
    });
    let go = move |_| {
        let begun = sheet.filled.with_untracked(|filled| filled.fault.is_none().then(|| begin(filled)));
        match begun {
            Some(Ok(campaign)) => session.begin(campaign),
            Some(Err(why)) => refused.set(Some(said(&why))),
            None => show_fault(),
        }
    };
    view! {
        <footer class="foot start-foot">
            {wrong}
            <p class="start-short">{short}</p>
            <button
                class="button button-go"
                type="button"
                {..flags("aria-disabled", move || sheet.fault().is_some())}
                {..on("click", go)}
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

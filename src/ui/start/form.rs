//! The form of a campaign, new or under way: sections of questions, what they amount to, and the way in.

use leptos::prelude::*;

use super::Page;
use crate::ui::form::{Put, alert, question};
use crate::ui::parts::{Glyph, Kind, button, button_with, card, head, icon, icon_button, tree};
use crate::ui::plain::{El, Node, Part, el, kept, live, part};
use crate::ui::platform;
use crate::ui::session::Session;
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
pub fn page(page: RwSignal<Page>, late: bool) -> El {
    let draft = Draft::new(late);
    let (filled, draft) = (RwSignal::new(fill(&draft)), RwSignal::new(draft));
    let put = Put::new(move |(key, value): (String, String)| {
        changed(draft, filled, &|draft| draft.put(&key, &value));
    });
    let sheet = Sheet { draft, filled, put };
    let title = if late { "A campaign under way" } else { "A new campaign" };
    let back = button_with(Kind::Bare, Glyph::Back, "Back", move || page.set(Page::Title));
    let sections = move || {
        sheet.filled.with(|form| {
            let section = |id: &'static str| part(&id, move || section(sheet, id));
            form.sections.iter().map(|one| section(one.id)).collect()
        })
    };
    let columns = el("div", "start-columns")
        .child(el("div", "start-sections").child(kept(sections)))
        .child(outcome(sheet, late));
    let page = el("div", "start-page").child(head(back, title)).child(columns).child(foot(sheet, late));
    el("main", "app start-form").child(page)
}

/// One section, open or folded away.
fn section(sheet: Sheet, id: &'static str) -> AnyView {
    let seen = sheet.filled.with_untracked(|form| form.section(id).map(|one| (one.title, one.folded)));
    let (title, folded) = seen.unwrap_or_default();
    let lead = move || sheet.filled.with(|form| form.section(id).and_then(|section| section.lead.clone()));
    let body = el("div", "form start-asks").child(kept(move || items(sheet, id)));
    if folded {
        let summary = el("summary", "start-summary")
            .child(el("h2", "start-fold-title").child(title))
            .child(el("span", "row-text").child(live(lead)))
            .child(icon(Glyph::Forward));
        el("details", "card start-fold").child(summary).child(body).node()
    } else if title.is_empty() {
        el("section", "card start-first").child(body).node()
    } else {
        let lead = live(move || lead().map(|lead| el("p", "card-lead").child(lead)));
        card(title, false).child(lead).child(body).node()
    }
}

/// What a section asks; a question keeps its field as long as it stays the same.
fn items(sheet: Sheet, id: &str) -> Vec<Part> {
    let item = |item: &Item| match item {
        Item::Ask(asked, _) => sheet.question(asked),
        Item::Heading(words) => {
            let shown = words.clone();
            part(words, move || el("h3", "start-heading").child(shown).node())
        }
        Item::List { list, add, one, .. } => {
            let (list, add, one) = (*list, *add, *one);
            part(&list, move || rows(sheet, list, add, one).node())
        }
    };
    sheet
        .filled
        .with(|form| form.section(id).map(|one| one.items.iter().map(item).collect()).unwrap_or_default())
}

/// A list that grows.
fn rows(sheet: Sheet, list: &'static str, add: &'static str, one: &'static str) -> El {
    let rows = move || {
        let row = |row: u16| part(&row, move || list_row(sheet, list, row, one).node());
        sheet.draft.with(|draft| draft.rows(list).iter().map(|number| row(*number)).collect())
    };
    let wrong = move || {
        let why = sheet.filled.with(|form| form.list_fault(list));
        why.map(|why| part(&why.clone(), move || alert(&why).node())).into_iter().collect()
    };
    let add = button_with(Kind::Quiet, Glyph::Plus, add, move || {
        sheet.change(&|draft| {
            draft.add(list);
        });
    });
    el("div", "start-rows").child(kept(rows)).child(kept(wrong)).child(add)
}

fn list_row(sheet: Sheet, list: &'static str, row: u16, one: &'static str) -> El {
    let session = Session::here();
    let asks = move || {
        let asked = sheet.filled.with(|form| form.row(list, row));
        asked.iter().map(|asked| sheet.question(asked)).collect()
    };
    let remove = icon_button(Kind::Bare, Glyph::Close, &["Remove: ", one].concat(), move || {
        sheet.change(&|draft| draft.remove(list, row));
        session.said.set([one, " removed."].concat());
    });
    el("fieldset", "start-row")
        .child(el("legend", "unseen").child(one))
        .child(kept(asks))
        .child(el("div", "start-row-act").child(remove))
}

/// What the answers amount to: the level, and of a campaign under way the state of play, to be read over before joining.
fn outcome(sheet: Sheet, late: bool) -> El {
    let why = kept(move || {
        let line = sheet.filled.with(|form| level(&form.setup));
        vec![part(&line.clone(), move || tree(line).node())]
    });
    let stands = late.then(|| {
        let line =
            |(label, words): (&str, String)| vec![el("dt", "").child(label), el("dd", "").child(words)];
        let lines = live(move || {
            let lines = sheet.filled.with(|form| summary(&form.setup));
            lines.into_iter().flat_map(line).collect::<Vec<El>>()
        });
        el("section", "card start-stands")
            .child(el("h2", "card-title").child("As it stands"))
            .child(el("dl", "start-lines").child(lines))
    });
    el("aside", "start-outcome").child(card("Victory level", false).child(why)).child(stands)
}

/// The level in short, what is wrong, and the way in.
fn foot(sheet: Sheet, late: bool) -> El {
    let session = Session::here();
    let refused = RwSignal::new(None::<String>);
    let wrong = kept(move || {
        let why = sheet.fault().or_else(|| refused.get());
        let shown = |why: String| {
            part(&why.clone(), move || {
                el("p", "field-error start-wrong")
                    .attr("role", "alert")
                    .child(icon(Glyph::Warn))
                    .child(el("span", "").child(why))
                    .child(button(Kind::Quiet, "Show me", show_fault))
                    .node()
            })
        };
        why.map(shown).into_iter().collect()
    });
    let short = live(move || {
        let (level, how) = sheet.filled.with(|form| level_words(&form.setup));
        vec![
            "Victory level ".node(),
            el("b", "").child(level).node(),
            " ".node(),
            el("span", "start-how").child(how).node(),
        ]
    });
    let go = move || {
        let begun = sheet.filled.with_untracked(|filled| filled.fault.is_none().then(|| begin(filled)));
        match begun {
            Some(Ok(campaign)) => session.begin(campaign),
            Some(Err(why)) => refused.set(Some(said(&why))),
            None => show_fault(),
        }
    };
    let go = el("button", "button button-go")
        .attr("type", "button")
        .attr_live("aria-disabled", move || sheet.fault().map(|_| "true".to_owned()))
        .child(if late { "Join" } else { "Begin" })
        .press(go);
    el("footer", "foot start-foot").child(wrong).child(el("p", "start-short").child(short)).child(go)
}

/// Brings the first question that is answered wrongly into view.
fn show_fault() {
    platform::show_first(".start-sections .field-error");
}

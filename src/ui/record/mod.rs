//! The Record screen: what was done, newest first, and the table's own acts: corrections, notes, lines taken up again.

mod correct;
mod entry;
mod lines;
mod log;
mod note;

use leptos::prelude::*;

use crate::engine::campaign::Campaign;
use crate::ui::page::foot;
use crate::ui::parts::{Glyph, Kind as Loud, button_with, head};
use crate::ui::plain::{Node, el, live, nothing};
use crate::ui::session::Session;
use crate::view::record::{Item, Kind, log as found};

use entry::Doing;

/// So many acts are shown at first, and so many more each time.
const STEP: usize = 60;

/// What is looked for in the log.
#[derive(Clone, Copy)]
struct Wanted {
    kind: RwSignal<Kind>,
    text: RwSignal<String>,
    most: RwSignal<usize>,
}

/// A sheet of this screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Nothing,
    Correct,
    Note,
}

/// How many acts are shown, the newest first, until this one is among them.
fn most_to(campaign: &Campaign, seq: u32) -> usize {
    let items = found(campaign, Kind::All, "", usize::MAX).items;
    let mut acts = items.iter().filter(|item| matches!(item, Item::Act(_)));
    acts.position(|item| *item == Item::Act(seq)).map_or(0, |before| before + 1)
}

/// The Record screen.
pub fn screen() -> AnyView {
    let session = Session::here();
    let line = live(move || {
        session.ask(|campaign| {
            let acts = match found(campaign, Kind::All, "", 0).found {
                1 => "one act".to_owned(),
                acts => [&acts.to_string(), " acts"].concat(),
            };
            [&campaign.game().setup.name, " · ", &acts].concat()
        })
    });
    let (doing, entry) = (Doing::new(), session.entry.get_untracked());
    let most =
        entry.and_then(|seq| untrack(|| session.ask(|campaign| most_to(campaign, seq)))).unwrap_or(STEP);
    if let Some(seq) = entry {
        doing.arrive(seq);
        session.entry.set(None);
    }
    let wanted = Wanted {
        kind: RwSignal::new(Kind::All),
        text: RwSignal::new(String::new()),
        most: RwSignal::new(most.max(STEP)),
    };
    let open = RwSignal::new(Open::Nothing);
    let correct = button_with(Loud::Plain, Glyph::Edit, "Correct a value", move || open.set(Open::Correct));
    let note = button_with(Loud::Plain, Glyph::Record, "Write a note", move || open.set(Open::Note));
    let sheet = live(move || {
        let close = move || open.set(Open::Nothing);
        match open.get() {
            Open::Nothing => nothing(),
            Open::Correct => correct::correct_sheet(close),
            Open::Note => note::note_sheet(close),
        }
    });
    vec![
        head(line, "Record").node(),
        el("div", "record-tools").child(correct).child(note).node(),
        lines::left_lines(),
        log::look(wanted).node(),
        lines::taken_back(),
        log::acts(wanted, doing),
        foot(),
        sheet,
    ]
    .node()
}

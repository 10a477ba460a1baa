//! One act of the record: what was done, what came of it, and what the table said beside it.

use leptos::prelude::*;

use super::note::note_field;
use crate::ui::parts::{Glyph, Kind, button_with, cite, icon, opener, thrown};
use crate::ui::plain::{El, Node, el, live, nothing};
use crate::ui::platform::{refocus, show_first};
use crate::ui::session::Session;
use crate::view::record::{EntryView, Overruled, Thrown, entry};
use crate::view::words::need::Reason;

/// What is being done with the entry that lies open, one at a time.
#[derive(Clone, Copy)]
pub(super) struct Doing {
    seq: RwSignal<Option<u32>>,
    noting: RwSignal<bool>,
    sure: RwSignal<bool>,
    /// The note as it is typed.
    pub note: RwSignal<String>,
}

impl Doing {
    /// Nothing lies open.
    pub fn new() -> Self {
        Self {
            seq: RwSignal::new(None),
            noting: RwSignal::new(false),
            sure: RwSignal::new(false),
            note: RwSignal::new(String::new()),
        }
    }

    fn is_at(self, seq: u32) -> bool {
        self.seq.get() == Some(seq)
    }

    fn open(self, seq: Option<u32>) {
        self.noting.set(false);
        self.sure.set(false);
        self.seq.set(seq);
    }

    /// Opens this entry once the record is drawn, and goes there.
    pub fn arrive(self, seq: u32) {
        self.open(Some(seq));
        request_animation_frame(move || show_first(&["#", &head_id(seq)].concat()));
    }

    /// Done with this entry: its head has the focus again.
    pub fn leave(self, seq: u32) {
        self.open(None);
        refocus(Some(head_id(seq)));
    }
}

fn head_id(seq: u32) -> String {
    ["entry-", &seq.to_string()].concat()
}

/// One act.
pub(super) fn entry_row(seq: u32, doing: Doing) -> Option<El> {
    let session = Session::here();
    let one = session.ask(|campaign| entry(campaign, seq))??;
    let toggle = move || {
        let open = doing.seq.get_untracked() == Some(seq);
        doing.open((!open).then_some(seq));
    };
    let more = opener("button button-bare button-square entry-more", move || doing.is_at(seq), toggle)
        .attr("id", head_id(seq))
        .attr("aria-label", ["More: ", &one.title].concat())
        .child(icon(Glyph::More));
    let head = el("div", "entry-head").child(el("h3", "entry-title").child(one.title.as_str())).child(more);
    let (later, note) = (one.later, one.note.clone());
    let tools = live(move || doing.is_at(seq).then(|| tools(seq, later, note.clone(), doing)));
    let class = if one.is_calendar { "entry is-calendar" } else { "entry" };
    Some(el("article", class).child(head).children(told(one)).child(tools))
}

/// Dice, badges, facts and the note.
fn told(one: EntryView) -> Vec<AnyView> {
    let EntryView { facts, dice, overruled, by_hand, note, .. } = one;
    let fact = |(text, number): (String, &'static str)| {
        el("li", "entry-fact").child(el("span", "").child(text)).child(cite(number))
    };
    let badge = || el("p", "entry-badges").child(el("span", "badge badge-hand").child("By hand"));
    let beside =
        |note: String| el("p", "entry-note").child(icon(Glyph::Edit)).child(el("span", "").child(note));
    vec![
        by_hand.then(badge).node(),
        overruled.map(by_agreement).node(),
        dice.map(as_thrown).node(),
        (!facts.is_empty()).then(|| el("ul", "entry-facts").children(facts.into_iter().map(fact))).node(),
        note.map(beside).node(),
    ]
}

fn as_thrown(dice: Thrown) -> El {
    el("p", "entry-dice")
        .children(dice.faces.into_iter().map(thrown))
        .child(el("span", "entry-source").child(dice.source))
}

/// What the table agreed on against the rules.
fn by_agreement(one: Overruled) -> El {
    let line = |reason: Reason| {
        let words = el("span", "").child(reason.text).child(" ");
        let words = match reason.date {
            Some(date) => words.child("From ").child(el("em", "").child([&date, "."].concat())),
            None => words,
        };
        el("li", "entry-fact").child(words).child(cite(reason.cite))
    };
    let badge = el("span", "badge badge-overruled").child("By agreement");
    el("div", "entry-agreed")
        .child(el("p", "").child(badge).child(" ").child(one.why))
        .child(el("ul", "entry-facts").children(one.unmet.into_iter().map(line)))
}

/// What can be done with an entry.
fn tools(seq: u32, later: usize, note: Option<String>, doing: Doing) -> El {
    let area = el("div", "entry-tools");
    if doing.noting.get() {
        return area.child(note_field(seq, doing));
    }
    let words = if note.is_some() { "Change the note" } else { "Add a note" };
    let write = button_with(Kind::Quiet, Glyph::Edit, words, move || {
        doing.note.set(note.clone().unwrap_or_default());
        doing.noting.set(true);
    });
    area.child(write).child(if later > 0 { back(seq, later, doing) } else { nothing() })
}

/// Back to an entry, asked twice.
fn back(seq: u32, later: usize, doing: Doing) -> AnyView {
    let session = Session::here();
    let label = live(move || match (doing.sure.get(), later) {
        (false, _) => "Undo to here".to_owned(),
        (true, 1) => "Take one act back".to_owned(),
        (true, count) => ["Take ", &count.to_string(), " acts back"].concat(),
    });
    let go = button_with(Kind::Quiet, Glyph::Undo, label, move || {
        if doing.sure.get_untracked() {
            session.undo_to(seq);
            doing.leave(seq);
        } else {
            doing.sure.set(true);
        }
    });
    let text = "They can be done again, or stay as a line that was left.";
    let sure = live(move || doing.sure.get().then(|| el("span", "entry-sure").child(text)));
    vec![go.node(), sure].node()
}

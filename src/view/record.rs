//! The Record screen: the acts in force, newest first; those taken back; the lines that were left.

mod correct;
mod entry;
mod kind;

use crate::engine::campaign::Campaign;
use crate::engine::journal::{Branch, Entry, Seq};
use crate::game::command::Command;
use crate::game::event::Event;
use crate::model::date::{GameDate, Phase};
use crate::view::form;
use crate::view::page::{
    Action, Block, Card, Deed, Glyph, Head, Look, Loud, Notice, Page, PageState, Row, Sheet, Step, Text, Tone,
};
use crate::view::words::figures::counted;
use crate::view::words::{done_title, fact};

use entry::entry_row;

pub use correct::{Shelf, Tracked, tracked};
pub use kind::Kind;

/// So many acts are shown at first, and so many more each time.
const STEP: usize = 60;
/// So many of the acts taken back are listed; the rest is counted.
const LISTED: usize = 6;

/// The key of an entry's row.
#[must_use]
pub fn entry_key(seq: Seq) -> String {
    format!("entry-{seq}")
}

/// The screen, as its state has it: `kind`, `words` and `most` say what of the log is shown.
#[must_use]
pub fn page(campaign: &Campaign, state: &PageState) -> Page {
    let kind = state.answer("kind").and_then(Kind::of_id).unwrap_or(Kind::All);
    let words = state.answer("words").unwrap_or_default();
    let most = state.number("most").and_then(|most| usize::try_from(most).ok()).unwrap_or(STEP);
    let acts = counted(found(campaign, Kind::All, "").count() as i64, "act", "acts");
    let mut cards = vec![tools()];
    cards.extend(left(campaign, state));
    cards.push(look(kind, words));
    cards.extend(undone(campaign));
    cards.extend(log(campaign, kind, words, most, state));
    let line = format!("{} · {acts}", campaign.game().setup.name);
    Page { head: Head { title: "Record".into(), line: line.into(), ..Head::default() }, cards }
}

/// What the state is when the record is opened at an entry: it lies open, and as many acts are shown as it takes.
#[must_use]
pub fn opened_at(campaign: &Campaign, seq: Seq) -> PageState {
    let mut state = PageState::default();
    state.fold(&entry_key(seq).into(), true);
    if let Some(before) = found(campaign, Kind::All, "").position(|entry| entry.seq == seq) {
        state.put("most".into(), (before + 1).max(STEP).to_string());
    }
    state
}

fn tools() -> Card {
    let correct = Deed::new("Correct a value", Action::Sheet(Sheet::Correct)).glyph(Glyph::Edit);
    let note = Deed::new("Write a note", Action::Sheet(Sheet::Note)).glyph(Glyph::Record);
    Card::new("tools", "", vec![Block::Deeds(None, vec![correct, note])]).tone(Tone::Bare)
}

/// The search box and the filters.
fn look(kind: Kind, words: &str) -> Card {
    let form = form::asked(|form| {
        form.hint("Words, a name, a month").words("words", "Look for words in the record", words);
    });
    let chip = |one: &Kind| {
        Deed::new(one.name(), Action::Answer("kind".into(), one.id().into()))
            .loud(Loud::Chip)
            .pressed(*one == kind)
    };
    let chips = Kind::ALL.iter().map(chip).collect();
    let blocks = vec![Block::Form(form), Block::Deeds(Some("Which acts".into()), chips)];
    Card::new("look", "", blocks).tone(Tone::Bare)
}

/// The acts in force of a kind that hold every word that is looked for, the newest first. A mere turn of the calendar is
/// told by the headings.
fn found<'a>(campaign: &'a Campaign, kind: Kind, wanted: &str) -> impl Iterator<Item = &'a Entry> {
    let words: Vec<String> = plain(wanted).split_whitespace().map(str::to_owned).collect();
    let fits = move |entry: &&Entry| {
        !is_mere_turn(entry) && kind.takes(entry) && (words.is_empty() || holds(entry, &words))
    };
    campaign.journal().line().into_iter().rev().filter(fits)
}

/// The newest `most` acts that are found, under their months and phases.
fn log(campaign: &Campaign, kind: Kind, wanted: &str, most: usize, state: &PageState) -> Vec<Card> {
    let all: Vec<&Entry> = found(campaign, kind, wanted).collect();
    let mut cards: Vec<Card> = Vec::new();
    for entry in all.iter().take(most) {
        let (month, phase) = when(entry);
        let key = format!("{}-{}", month.index(), phase.id());
        let row = entry_row(campaign, entry, state);
        match cards.last_mut().filter(|card| card.key == key) {
            Some(Card { blocks, .. }) => {
                if let Some(Block::Rows(rows)) = blocks.last_mut() {
                    rows.push(row);
                }
            }
            None => {
                let title = Text::from(format!("{month} · {}", phase.name()));
                cards.push(Card::new(key, title, vec![Block::Rows(vec![row])]));
            }
        }
    }
    let older = all.len().saturating_sub(most);
    if all.is_empty() {
        let none = Notice {
            warns: false,
            title: "No act".into(),
            text: "No act of this kind holds all these words.".into(),
            cite: None,
        };
        cards.push(Card::new("none", "", vec![Block::Notice(none)]).tone(Tone::Bare));
    }
    if older > 0 {
        let more = Action::Answer("most".into(), (most + STEP).to_string());
        let more = Deed::new(format!("Show older ({older})"), more).key("older");
        cards.push(Card::new("older", "", vec![Block::Deeds(None, vec![more])]).tone(Tone::Bare));
    }
    cards
}

/// Text as people type it when they look for it: small letters without accents.
#[must_use]
pub fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'ó' | 'Ó' | 'ö' | 'Ö' => 'o',
        'ś' | 'Ś' => 's',
        'ń' | 'Ń' => 'n',
        'ü' | 'Ü' => 'u',
        'ł' | 'Ł' => 'l',
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(letter).collect()
}

fn holds(entry: &Entry, words: &[String]) -> bool {
    let (date, phase) = when(entry);
    let mut text = format!("{} {date} {}", title(entry), phase.name());
    for one in &entry.facts {
        text.push(' ');
        text.push_str(&fact(one));
    }
    for more in [entry.note.as_deref(), reason(&entry.command)].into_iter().flatten() {
        text.push(' ');
        text.push_str(more);
    }
    let text = plain(&text);
    words.iter().all(|word| text.contains(word.as_str()))
}

/// The month and phase an act stands under: one that turns the calendar stands under what it began.
fn when(entry: &Entry) -> (GameDate, Phase) {
    let mut when = (entry.date, entry.phase);
    for one in &entry.facts {
        if let Event::MonthBegan(date) = &one.event {
            when = (*date, Phase::Political);
        } else if let Event::PhaseBegan(phase) = &one.event {
            when.1 = *phase;
        }
    }
    when
}

fn turns_calendar(command: &Command) -> bool {
    matches!(command, Command::NextPhase { .. } | Command::NextMonth { .. })
}

/// Whether a fact says no more than that the calendar turned.
fn is_mere_date(event: &Event) -> bool {
    matches!(event, Event::MonthBegan(_) | Event::PhaseBegan(_) | Event::RollOpened(_))
}

fn is_mere_turn(entry: &Entry) -> bool {
    turns_calendar(&entry.command)
        && entry.note.is_none()
        && entry.facts.iter().all(|fact| is_mere_date(&fact.event))
}

/// What was done, as the record heads it.
#[must_use]
pub fn title(entry: &Entry) -> String {
    if let Command::ChangeRuling(_) = entry.command {
        return "A ruling was changed".into();
    }
    if !turns_calendar(&entry.command) {
        return done_title(&entry.command);
    }
    let (date, phase) = when(entry);
    if date == entry.date { format!("The {} phase began", phase.name()) } else { format!("{date} began") }
}

/// Why the table did it.
fn reason(command: &Command) -> Option<&str> {
    if let Command::Correct { reason, .. } | Command::Overrule { reason, .. } = command {
        Some(reason)
    } else {
        None
    }
}

/// The acts that were taken back and can be done again, the last of them at the end.
fn undone(campaign: &Campaign) -> Option<Card> {
    let journal = campaign.journal();
    let acts: Vec<&Entry> = journal.undone.iter().filter_map(|seq| journal.entry(*seq)).collect();
    let next = format!("Do again: {}", title(acts.last()?));
    let more = acts.len().saturating_sub(LISTED);
    let rest = (more > 0).then(|| Row::new("more", format!("{more} later acts, and")).look(Look::Undone));
    let rows = acts.iter().skip(more).map(|one| Row::new(entry_key(one.seq), title(one)).look(Look::Undone));
    let again = Deed::new(next, Action::Step(Step::Redo, "".into())).key("again").glyph(Glyph::Redo);
    let rows = Block::Rows(rest.into_iter().chain(rows).collect());
    Some(Card::new("undone", "Taken back", vec![rows, Block::Deeds(None, vec![again])]))
}

/// The lines that were left, the latest first, each to be taken up again.
fn left(campaign: &Campaign, state: &PageState) -> Option<Card> {
    let journal = campaign.journal();
    let line = |branch: Branch| {
        let last = journal.entry(branch.last)?;
        let (month, _) = when(last);
        let from = match branch.from.and_then(|seq| journal.entry(seq)) {
            Some(from) => format!("left after “{}” in {}", title(from), when(from).0),
            None => "left at the start".into(),
        };
        let acts = if branch.length == 1 { "One act".into() } else { format!("{} acts", branch.length) };
        let take = Deed::new("Take up", Action::Step(Step::TakeUp(branch.last), "".into()));
        let text = format!("{acts} to {month}, {from}.");
        Some(Row::new(entry_key(branch.last), title(last)).text(text).deeds(vec![take]))
    };
    let lines: Vec<Row> = journal.branches().into_iter().filter_map(line).collect();
    let words = match lines.len() {
        0 => return None,
        1 => "One line was left".to_owned(),
        more => format!("{more} lines were left"),
    };
    let text = "Acts that were undone and played otherwise. Taking one up leaves the present line in its place; none \
                is lost.";
    let open = state.is_open("left");
    let row = Row::new("left", words).look(Look::Section);
    let row = row.opens(open, false, || vec![Block::Text(text.into(), None), Block::Rows(lines)]);
    Some(Card::new("left", "", vec![Block::Rows(vec![row])]).tone(Tone::Bare))
}

#[cfg(test)]
mod tests;

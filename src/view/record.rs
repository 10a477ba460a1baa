//! The Record screen: the acts in force, newest first; those taken back; the lines that were left.

mod correct;
mod kind;

use crate::engine::campaign::Campaign;
use crate::engine::journal::{Branch, Entry, Seq};
use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::refusal::Unmet;
use crate::model::date::{GameDate, Phase};
use crate::view::page::{
    Action, Badge, Block, Card, Deed, Glyph, Head, Look, Loud, Notice, Page, PageState, Row, Sheet, Sign,
    Span, Step, Text, Tone,
};
use crate::view::setup::{Answer, Ask, Kind as FieldKind};
use crate::view::words::figures::counted;
use crate::view::words::need::{longest_last, need};
use crate::view::words::{done_title, fact};

pub use correct::{Shelf, Tracked, correct_fields, put_correct, tracked};
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
    let ask = Ask {
        key: "words".into(),
        label: "Look for words in the record".into(),
        hint: Some("Words, a name, a month".into()),
        kind: FieldKind::Text,
        first: false,
    };
    let answer = Answer { value: words.to_owned(), fault: None };
    let chip = |one: &Kind| {
        Deed::new(one.name(), Action::Answer("kind".into(), one.id().into()))
            .loud(Loud::Chip)
            .pressed(*one == kind)
    };
    let chips = Kind::ALL.iter().map(chip).collect();
    let blocks = vec![Block::Form(vec![(ask, answer)]), Block::Deeds(Some("Which acts".into()), chips)];
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

/// An entry: what was done, what came of it, and what the table said beside it; opened, what can be done with it.
fn entry_row(campaign: &Campaign, entry: &Entry, state: &PageState) -> Row {
    let (key, title) = (entry_key(entry.seq), title(entry));
    let open = state.is_open(&key);
    let mut row = Row::new(key.clone(), title.clone()).look(Look::Entry);
    row.faint = turns_calendar(&entry.command);
    if let Some((_, dice, source)) = entry.command.roll() {
        row.sign = Some(Sign::Dice(dice.iter().map(|die| die.pips()).collect()));
        row.aside = source.name().into();
    }
    let mut more = Deed::new(format!("More: {title}"), Action::Fold(key.into(), true)).loud(Loud::Icon);
    more.glyph = Some(Glyph::More);
    row.deeds = vec![more.key("more").pressed(open)];
    let mut blocks = Vec::new();
    if matches!(entry.command, Command::Correct { .. }) {
        blocks.push(Block::Text(Span::Badge(Badge::Hand, "By hand".into()).into(), None));
    }
    if let Command::Overrule { reason, .. } = &entry.command {
        let why =
            Text::from(Span::Badge(Badge::Overruled, "By agreement".into())).plain(format!(" {reason}"));
        blocks.push(Block::Text(why, None));
        let unmet = longest_last(&entry.overruled).into_iter().enumerate();
        blocks.extend(Block::rows(unmet.map(|(at, one)| unmet_row(at, one)).collect()));
    }
    blocks.extend(Block::rows(fact_rows(entry, &title)));
    if let Some(note) = &entry.note {
        blocks.push(Block::Text(Text::from(Span::Icon(Glyph::Edit)).plain(note.clone()), None));
    }
    if open {
        blocks.extend(tools_of(campaign, entry, state));
    }
    row.more = Some(blocks);
    row
}

fn unmet_row(at: usize, unmet: &Unmet) -> Row {
    let text = match unmet.from {
        Some(from) => Text::from(format!("{} From", need(unmet))).date(Some(format!("{from}."))),
        None => need(unmet).into(),
    };
    Row::fact(format!("unmet-{at}"), text, unmet.clause)
}

/// What came of it, each with its clause. What the title says already is not said again.
fn fact_rows(entry: &Entry, title: &str) -> Vec<Row> {
    let told = entry.facts.iter().filter(|one| !is_mere_date(&one.event)).enumerate();
    let rows = told.map(|(at, one)| (at, fact(one), one.clause));
    rows.filter(|(_, text, _)| text.trim_end_matches('.') != title)
        .map(|(at, text, clause)| Row::fact(format!("fact-{at}"), text, clause))
        .collect()
}

/// How many acts in force were done after an entry.
fn later(campaign: &Campaign, seq: Seq) -> usize {
    let journal = campaign.journal();
    let back = |at: &Seq| journal.entry(*at).and_then(|one| one.after);
    std::iter::successors(journal.head, back).take_while(|at| *at > seq).count()
}

/// What can be done with an entry: a note beside it, or back to it, which is asked twice.
fn tools_of(campaign: &Campaign, entry: &Entry, state: &PageState) -> Vec<Block> {
    let form = format!("{}-", entry_key(entry.seq));
    let under = |what: &str| format!("{form}{what}");
    let (noting, sure) = (under("noting"), under("sure"));
    let own = entry.note.as_deref().unwrap_or_default();
    if state.answer(&noting).is_some() {
        let typed = state.answer(&under("note")).unwrap_or(own);
        let ask = Ask {
            key: under("note"),
            label: "Note".into(),
            hint: Some("Empty takes it away.".into()),
            kind: FieldKind::Text,
            first: false,
        };
        let keep = Action::Step(Step::Annotate(entry.seq, typed.to_owned()), form.clone().into());
        let deeds = vec![
            Deed::new("Keep", keep).loud(Loud::Go),
            Deed::new("Cancel", Action::Forget(form.clone().into())),
        ];
        let answer = Answer { value: typed.to_owned(), fault: None };
        return vec![Block::Form(vec![(ask, answer)]), Block::Deeds(None, deeds)];
    }
    let words = if own.is_empty() { "Add a note" } else { "Change the note" };
    let write = Deed::new(words, Action::Answer(noting.into(), "yes".into())).glyph(Glyph::Edit);
    let mut deeds = vec![write.key("note").loud(Loud::Quiet)];
    let mut blocks = Vec::new();
    let later = later(campaign, entry.seq);
    if later > 0 {
        let asked = state.answer(&sure).is_some();
        let (label, action) = match (asked, later) {
            (false, _) => ("Undo to here".to_owned(), Action::Answer(sure.into(), "yes".into())),
            (true, later) => {
                let label =
                    if later == 1 { "Take one act back".into() } else { format!("Take {later} acts back") };
                (label, Action::Step(Step::UndoTo(entry.seq), form.into()))
            }
        };
        deeds.push(Deed::new(label, action).key("back").glyph(Glyph::Undo).loud(Loud::Quiet));
        if asked {
            let text = "They can be done again, or stay as a line that was left.";
            blocks.push(Block::Text(text.into(), None));
        }
    }
    blocks.insert(0, Block::Deeds(None, deeds));
    blocks
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

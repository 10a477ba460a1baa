//! The Record screen: the acts in force, newest first; those taken back; the lines that were left.

mod correct;
mod kind;

use crate::engine::campaign::Campaign;
use crate::engine::journal::{Entry, Seq};
use crate::game::command::Command;
use crate::game::event::{Event, Fact};
use crate::model::date::{GameDate, Phase};
use crate::view::words::need::{Reason, reasons};
use crate::view::words::{done_title, fact};

pub use correct::{Shelf, Tracked, correct_fields, put_correct, tracked};
pub use kind::Kind;

/// A line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A month, over its phases.
    Month(GameDate),
    /// A phase, over what was done in it.
    Phase(GameDate, Phase),
    /// An act.
    Act(Seq),
}

/// The log as far as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogView {
    /// Headings and acts, newest first.
    pub items: Vec<Item>,
    /// How many acts were found.
    pub found: usize,
    /// How many of them are not shown.
    pub older: usize,
}

/// The newest `most` acts in force of a kind that hold every word that is looked for. A mere turn of the calendar is told by
/// the headings.
#[must_use]
pub fn log(campaign: &Campaign, kind: Kind, wanted: &str, most: usize) -> LogView {
    let words: Vec<String> = plain(wanted).split_whitespace().map(str::to_owned).collect();
    let fits = |entry: &&&Entry| {
        !is_mere_turn(entry) && kind.takes(entry) && (words.is_empty() || holds(entry, &words))
    };
    let line = campaign.journal().line();
    let found: Vec<&Entry> = line.iter().rev().filter(fits).copied().collect();
    let mut items = Vec::new();
    let mut under: Option<(GameDate, Phase)> = None;
    for entry in found.iter().take(most) {
        let (month, phase) = when(entry);
        if under.map(|(above, _)| above) != Some(month) {
            items.push(Item::Month(month));
        }
        if under != Some((month, phase)) {
            items.push(Item::Phase(month, phase));
        }
        under = Some((month, phase));
        items.push(Item::Act(entry.seq));
    }
    LogView { items, found: found.len(), older: found.len().saturating_sub(most) }
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

/// An act done against the rules by agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overruled {
    /// Why the table agreed.
    pub why: String,
    /// The conditions that were not met.
    pub unmet: Vec<Reason>,
}

/// Dice as they fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The faces.
    pub faces: Vec<u8>,
    /// Where they were rolled.
    pub source: &'static str,
}

/// An act of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryView {
    /// What was done.
    pub title: String,
    /// Only the calendar turned.
    pub is_calendar: bool,
    /// What came of it, each with its clause.
    pub facts: Vec<(String, &'static str)>,
    /// The dice.
    pub dice: Option<Thrown>,
    /// Done by agreement.
    pub overruled: Option<Overruled>,
    /// A value was corrected by hand.
    pub by_hand: bool,
    /// A note beside it.
    pub note: Option<String>,
    /// How many acts were done after it.
    pub later: usize,
}

/// An act of the record, in force or not.
#[must_use]
pub fn entry(campaign: &Campaign, seq: Seq) -> Option<EntryView> {
    let journal = campaign.journal();
    let entry = journal.entry(seq)?;
    let title = title(entry);
    let told = |one: &&Fact| !is_mere_date(&one.event);
    let words = |one: &Fact| (fact(one), one.clause.number());
    let facts = entry.facts.iter().filter(told).map(words);
    let overruled = if let Command::Overrule { reason, .. } = &entry.command {
        Some(Overruled { why: reason.clone(), unmet: reasons(&entry.overruled) })
    } else {
        None
    };
    let mut later = 0;
    let mut at = journal.head;
    while let Some(one) = at.filter(|one| *one > seq) {
        later += 1;
        at = journal.entry(one).and_then(|one| one.after);
    }
    Some(EntryView {
        is_calendar: turns_calendar(&entry.command),
        facts: facts.filter(|(text, _)| text.trim_end_matches('.') != title).collect(),
        title,
        dice: entry.command.roll().map(|(_, dice, source)| Thrown {
            faces: dice.iter().map(|die| die.pips()).collect(),
            source: source.name(),
        }),
        overruled,
        by_hand: matches!(entry.command, Command::Correct { .. }),
        note: entry.note.clone(),
        later,
    })
}

/// The acts that were taken back and can be done again, the last of them first.
#[must_use]
pub fn undone(campaign: &Campaign) -> Vec<(Seq, String)> {
    let journal = campaign.journal();
    let entries = journal.undone.iter().filter_map(|seq| journal.entry(*seq));
    entries.map(|entry| (entry.seq, title(entry))).collect()
}

/// A line that was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchView {
    /// Its last entry.
    pub last: Seq,
    /// The act it ends with.
    pub title: String,
    /// Where it left, how long it is, and when it ends.
    pub text: String,
}

/// The lines that were left, the latest first.
#[must_use]
pub fn branches(campaign: &Campaign) -> Vec<BranchView> {
    let journal = campaign.journal();
    let view = |branch: crate::engine::journal::Branch| {
        let last = journal.entry(branch.last)?;
        let (month, _) = when(last);
        let from = match branch.from.and_then(|seq| journal.entry(seq)) {
            Some(from) => format!("left after “{}” in {}", title(from), when(from).0),
            None => "left at the start".into(),
        };
        let acts = if branch.length == 1 { "One act".into() } else { format!("{} acts", branch.length) };
        let text = format!("{acts} to {month}, {from}.");
        Some(BranchView { last: branch.last, title: title(last), text })
    };
    journal.branches().into_iter().filter_map(view).collect()
}

#[cfg(test)]
mod tests;

//! The marks of a record's entries, and how two records stand to each other: the same, ahead, behind, or diverged.
//!
//! A mark is drawn from the mark of the entry before and from the entry as it is written down, note and number left out:
//! so two devices that did the same acts have the same marks, and any difference shows from there on. Whatever is added
//! to the saved form later must leave the text of old entries as it was (`: skip`), or their marks would change.

use std::collections::BTreeMap;

use crate::engine::campaign::Campaign;
use crate::engine::journal::{Entry, Journal, Seq};
use crate::game::lineage::{Brought, Lineage, Mark, Relation};
use crate::model::wire::{Value, Wire};

use super::digest::Digest;
use super::envelope::to_ascii;

/// How many entries before the last a lineage names.
const RECENT: usize = 24;

/// The marks of a record, by entry.
#[derive(Clone, Debug)]
pub struct Marks {
    by_seq: Vec<Mark>,
    seqs: BTreeMap<Mark, Seq>,
}

impl Marks {
    /// Draws the marks of a record.
    #[must_use]
    pub fn of(journal: &Journal) -> Self {
        let mut marks = Self { by_seq: Vec::with_capacity(journal.entries.len()), seqs: BTreeMap::new() };
        for entry in &journal.entries {
            let mark = match journal.brought_at(entry.seq) {
                Some(brought) => brought.lineage.head,
                None => mark(entry.after.and_then(|after| marks.at(after)), entry),
            };
            marks.by_seq.push(mark);
            // Twice the same act after the same entry is one line to us: the first stands for both.
            marks.seqs.entry(mark).or_insert(entry.seq);
        }
        marks
    }

    /// The mark of an entry.
    #[must_use]
    pub fn at(&self, seq: Seq) -> Option<Mark> {
        self.by_seq.get(usize::try_from(seq).ok()?).copied()
    }

    /// The marks of the entries in force, oldest first.
    fn line(&self, journal: &Journal) -> Vec<Mark> {
        journal.line().into_iter().filter_map(|entry| self.at(entry.seq)).collect()
    }

    /// The entry with this mark.
    #[must_use]
    pub fn find(&self, mark: Mark) -> Option<Seq> {
        self.seqs.get(&mark).copied()
    }
}

fn mark(before: Option<Mark>, entry: &Entry) -> Mark {
    let mut parts = vec![
        ("date", entry.date.to_wire()),
        ("phase", entry.phase.to_wire()),
        ("command", entry.command.to_wire()),
        ("facts", entry.facts.to_wire()),
    ];
    if !entry.overruled.is_empty() {
        parts.push(("overruled", entry.overruled.to_wire()));
    }
    let whole = Value::Map(parts.into_iter().map(|(name, value)| (name.into(), value)).collect());
    let text = to_ascii(&whole).unwrap_or_default();
    let before = before.unwrap_or_default().bytes();
    let [a, b, c, d, e, f, ..] = Digest::of_parts([before.as_slice(), text.as_bytes()]).0;
    Mark::of_bytes([a, b, c, d, e, f])
}

/// The line in force in short.
#[must_use]
pub fn lineage(journal: &Journal, marks: &Marks) -> Lineage {
    let line = marks.line(journal);
    let root = match journal.brought() {
        Some(brought) => brought.lineage.root,
        None => line.first().copied().unwrap_or_default(),
    };
    // Since the last state that was brought over; what came before it is told by the state's own line.
    let (since, before) = match journal.last_brought(journal.head) {
        Some((brought, after)) => (after.saturating_add(1), Some(&brought.lineage)),
        None => (line.len(), None),
    };
    let known = line.iter().rev().take(since).skip(1).map(|mark| mark.short());
    let older = before.into_iter().flat_map(|before| before.recent.iter().copied());
    let earlier = before.map_or(0, |before| before.length.saturating_sub(1));
    Lineage {
        root,
        head: line.last().copied().unwrap_or_default(),
        length: u32::try_from(since).unwrap_or(u32::MAX).saturating_add(earlier),
        recent: known.chain(older).take(RECENT).collect(),
    }
}

/// The state of a campaign without the record behind it, to be handed over.
#[must_use]
pub fn brought(campaign: &Campaign) -> Brought {
    let journal = campaign.journal();
    Brought { lineage: lineage(journal, &Marks::of(journal)), game: campaign.game().clone() }
}

/// How `theirs` stands to `mine`.
#[must_use]
pub fn relation(mine: &Journal, theirs: &Journal) -> Relation {
    let (here, there) = (Marks::of(mine), Marks::of(theirs));
    let (ours, others) = (here.line(mine), there.line(theirs));
    let count = |entries: usize| u32::try_from(entries).unwrap_or(u32::MAX);
    let Some(last) = others.last() else { return Relation::Unknown };
    if let Some(at) = ours.iter().position(|mark| mark == last) {
        let behind = ours.len() - at - 1;
        return if behind == 0 { Relation::Same } else { Relation::Behind(count(behind)) };
    }
    if here.find(*last).is_some() {
        return Relation::Left;
    }
    let common = others.iter().rposition(|mark| ours.contains(mark));
    if let Some(at) = common.and_then(|at| others.get(at).map(|mark| (at, mark))) {
        let here = ours.iter().rev().take_while(|mark| *mark != at.1).count();
        let there = others.len() - at.0 - 1;
        return match here {
            0 => Relation::Ahead(count(there)),
            _ => Relation::Diverged { here: count(here), there: count(there) },
        };
    }
    match theirs.brought() {
        Some(brought) => match diverged_at(&ours, &brought.lineage) {
            Some((back, here)) => {
                let there = count(back).saturating_add(count(others.len()));
                if here == 0 {
                    Relation::Ahead(there)
                } else {
                    Relation::Diverged { here: count(here), there }
                }
            }
            None if brought.lineage.root == lineage(mine, &here).root => Relation::Distant,
            None => Relation::Unknown,
        },
        None => Relation::Unknown,
    }
}

/// Where a line here and the line of a state that is not here diverged, as far as the state tells: how many of the entries
/// before the state's last, and how many here, come after the last one in common.
fn diverged_at(ours: &[Mark], theirs: &Lineage) -> Option<(usize, usize)> {
    theirs.recent.iter().enumerate().find_map(|(back, short)| {
        ours.iter().rev().position(|mark| mark.short() == *short).map(|here| (back, here))
    })
}

/// Fast-forwards to a state without the acts between: one entry stands for them, after the last one in common.
fn fast_forward(mine: &Campaign, theirs: &Campaign, here: &Marks) -> Option<Campaign> {
    let brought = theirs.journal().brought()?;
    let line = mine.journal().line();
    let (_, since) = diverged_at(&here.line(mine.journal()), &brought.lineage)?;
    let after = line.len().checked_sub(since.checked_add(1)?).and_then(|at| line.get(at))?.seq;
    let mut grown = mine.clone();
    grown.fast_forward(after, theirs.journal()).then_some(grown)
}

/// Puts two records of one campaign together: every entry of both, at the end of `theirs`, or of `mine` where that lies
/// ahead. None if they have no entry in common, or what should be common is not the same state.
#[must_use]
pub fn together(mine: &Campaign, theirs: &Campaign) -> Option<Campaign> {
    let (here, there) = (Marks::of(mine.journal()), Marks::of(theirs.journal()));
    if there.at(0).is_some_and(|root| here.find(root).is_some()) {
        let same = |seq| there.at(seq).and_then(|mark| here.find(mark));
        let mut grown = mine.clone();
        return (same_state(mine, theirs, &same) && grown.take_in(theirs.journal(), same)).then_some(grown);
    }
    if let Some(grown) = fast_forward(mine, theirs, &here) {
        return Some(grown);
    }
    // The record there reaches further back: this one is taken in by it, and its line in force is taken up again.
    let same = |seq| here.at(seq).and_then(|mark| there.find(mark));
    let mut grown = theirs.clone();
    let head = theirs.journal().head?;
    let done = same_state(theirs, mine, &same) && grown.take_in(mine.journal(), same);
    let ahead = relation(mine.journal(), theirs.journal());
    let stays = matches!(ahead, Relation::Behind(_) | Relation::Same | Relation::Left);
    (done && (stays || grown.journal().head == Some(head) || grown.take_up(head))).then_some(grown)
}

/// Takes what `other` has beyond `kept` into it, as a line that was left; the line in force stays. None if the two have no
/// entry in common.
#[must_use]
pub fn beside(kept: &Campaign, other: &Campaign) -> Option<Campaign> {
    let head = kept.journal().head?;
    let (here, there) = (Marks::of(kept.journal()), Marks::of(other.journal()));
    let mut grown = kept.clone();
    let same = |seq| there.at(seq).and_then(|mark| here.find(mark));
    (grown.take_in(other.journal(), same) && grown.take_up(head)).then_some(grown)
}

/// Whether the state that `other` begins with, if it was brought over, is the one of `campaign` at that entry.
fn same_state(campaign: &Campaign, other: &Campaign, same: &impl Fn(Seq) -> Option<Seq>) -> bool {
    other.journal().brought().is_none_or(|brought| {
        let there = same(0).and_then(|seq| campaign.journal().fold_to(Some(seq)));
        there.as_ref() == Some(&brought.game)
    })
}

#[cfg(test)]
mod tests;

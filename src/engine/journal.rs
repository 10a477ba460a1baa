//! The record: every act with its facts, appended for ever; a cursor for undo and redo; the undone lines kept as branches.

use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::game::Game;
use crate::model::quantity::Die;
use crate::model::setup::Setup;
use crate::model::wire::{Wire, saved};
use crate::rules::base_game::SQUARES;
use std::collections::BTreeSet;

use crate::game::command::Command;
use crate::game::event::{Event, Fact};
use crate::game::evolve::evolve;
use crate::game::lineage::Brought;
use crate::game::refusal::Unmet;
use crate::game::texts::LONGEST_TEXT;

/// The most entries a record holds: some ten times a full campaign.
pub const MOST_ENTRIES: usize = 50_000;

/// The most rolls of which a record keeps the dice: as many as there may be entries.
const MOST_DRAWN: usize = MOST_ENTRIES;
/// The most dice of one roll.
const MOST_DICE: usize = 3;

/// An entry's place in the record, counted from 0; never given twice.
pub type Seq = u32;

saved! {
    /// One act and what came of it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Entry {
        /// Its place in the record.
        pub seq: Seq,
        /// The entry it followed; the first has none.
        pub after: Option<Seq> = skip,
        /// The month in which it was done.
        pub date: GameDate,
        /// The phase in which it was done.
        pub phase: Phase,
        /// What was asked for.
        pub command: Command,
        /// What happened.
        pub facts: Vec<Fact>,
        /// Conditions that were not met and overruled.
        pub overruled: Vec<Unmet> = skip,
        /// A note added to it.
        pub note: Option<String> = skip,
    }
}

saved! {
    /// Dice the app drew for an act: drawn once, whatever is undone and done again.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Drawn {
        /// The act, by name and month.
        pub act: String,
        /// The dice.
        pub dice: Vec<Die>,
    }
}

saved! {
    /// The record of a campaign.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Journal {
        /// Every entry ever made, in the order of its making.
        pub entries: Vec<Entry>,
        /// The last entry in force.
        pub head: Option<Seq> = default,
        /// Undone entries that redo takes up again, the next one last.
        pub undone: Vec<Seq> = skip,
        /// Dice the app drew.
        pub drawn: Vec<Drawn> = skip,
    }
}

/// What is wrong with a record that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// There is no entry.
    Empty,
    /// There are more entries than a record holds.
    TooManyEntries(usize),
    /// A text in an entry is longer than the books take.
    TextTooLong(Seq),
    /// The first entry does not set a campaign up, or a later one does.
    NotBegun,
    /// Entry numbers do not run from 0, or one follows an entry that is not before it.
    Order(Seq),
    /// The cursor points to no entry.
    Cursor,
    /// A setup that cannot be played.
    Setup,
    /// More drawn dice than a record holds, or than an act takes, or the name of their act is too long.
    Drawn,
}

/// A line that was left: it can be taken up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Its last entry.
    pub last: Seq,
    /// The entry after which it left the present line; none if it left at the start.
    pub from: Option<Seq>,
    /// How many entries it has beyond that.
    pub length: usize,
}

impl Journal {
    /// The entry with this number.
    #[must_use]
    pub fn entry(&self, seq: Seq) -> Option<&Entry> {
        self.entries.get(usize::try_from(seq).ok()?)
    }

    /// The entries in force, oldest first.
    #[must_use]
    pub fn line(&self) -> Vec<&Entry> {
        self.line_to(self.head)
    }

    /// The entries from the start to `last`, oldest first.
    #[must_use]
    pub fn line_to(&self, last: Option<Seq>) -> Vec<&Entry> {
        let mut line = Vec::new();
        let mut at = last;
        while let Some(entry) = at.and_then(|seq| self.entry(seq)) {
            line.push(entry);
            at = entry.after;
        }
        line.reverse();
        line
    }

    /// Adds an entry after the last one in force; what was undone stays as a branch.
    pub fn append(
        &mut self,
        date: GameDate,
        phase: Phase,
        command: Command,
        facts: Vec<Fact>,
        overruled: Vec<Unmet>,
    ) -> Seq {
        let seq = Seq::try_from(self.entries.len()).unwrap_or(Seq::MAX);
        self.entries.push(Entry {
            seq,
            after: self.head,
            date,
            phase,
            command,
            facts,
            overruled,
            note: None,
        });
        self.head = Some(seq);
        self.undone.clear();
        seq
    }

    /// Steps back by one entry; the first, which sets the campaign up, stays.
    pub fn undo(&mut self) -> bool {
        let Some(head) = self.head else { return false };
        let Some(before) = self.entry(head).and_then(|entry| entry.after) else { return false };
        self.undone.push(head);
        self.head = Some(before);
        true
    }

    /// Steps forward again by one entry.
    pub fn redo(&mut self) -> bool {
        let Some(next) = self.undone.pop() else { return false };
        self.head = Some(next);
        true
    }

    /// The state that this record begins with, if it was brought over from another record.
    #[must_use]
    pub fn brought(&self) -> Option<&Brought> {
        brought_by(self.entries.first()?)
    }

    /// The last state on a line that was brought over, and how many entries of the line come after it.
    #[must_use]
    pub fn last_brought(&self, last: Option<Seq>) -> Option<(&Brought, usize)> {
        let line = self.line_to(last);
        line.into_iter().rev().enumerate().find_map(|(after, entry)| Some((brought_by(entry)?, after)))
    }

    /// Fast-forwards to a state that lies ahead of an entry, without the acts between: one entry stands for them. What came
    /// after the entry here stays as a line that was left. Its number, by which the state's own record is known here.
    pub fn fast_forward(&mut self, after: Seq, brought: Brought) -> Option<Seq> {
        let from = self.entry(after)?;
        let (date, phase) = (from.date, from.phase);
        let told = Command::Note { text: "The state was taken over from another record.".to_owned() };
        let event = Event::StateBrought(Box::new(brought));
        self.head = Some(after);
        Some(self.append(date, phase, told, vec![Fact { event, clause: Clause::BaseTable }], Vec::new()))
    }

    /// The state that an entry brings over, if it does.
    #[must_use]
    pub fn brought_at(&self, seq: Seq) -> Option<&Brought> {
        brought_by(self.entry(seq)?)
    }

    /// The month with which the record begins.
    #[must_use]
    pub fn from(&self) -> GameDate {
        let late = self.entries.first().and_then(setup_of).and_then(|setup| setup.late.as_ref());
        let begun = late.map_or(GameDate::START, |late| late.date);
        self.brought().map_or(begun, |brought| brought.game.date)
    }

    /// A record that begins with a state brought over from another.
    #[must_use]
    pub fn bring(brought: Brought) -> Self {
        let setup = &brought.game.setup;
        let (date, phase) = (brought.game.date, brought.game.phase);
        let begin = Command::Begin(Box::new(setup.clone()));
        let begun = Event::CampaignBegun(Box::new(setup.clone()));
        let facts = [begun, Event::StateBrought(Box::new(brought))];
        let facts = facts.map(|event| Fact { event, clause: Clause::BaseTable });
        let mut journal = Self::default();
        journal.append(date, phase, begin, facts.into(), Vec::new());
        journal
    }

    /// The lines that were left, the latest first.
    #[must_use]
    pub fn branches(&self) -> Vec<Branch> {
        let undone = self.undone.iter().filter_map(|seq| self.entry(*seq));
        let present: BTreeSet<Seq> = self.line().into_iter().chain(undone).map(|entry| entry.seq).collect();
        let followed: BTreeSet<Seq> = self.entries.iter().filter_map(|entry| entry.after).collect();
        let is_left = |entry: &&Entry| !present.contains(&entry.seq) && !followed.contains(&entry.seq);
        let branch = |leaf: &Entry| {
            let line = self.line_to(Some(leaf.seq));
            let own = line.iter().rev().take_while(|entry| !present.contains(&entry.seq)).count();
            let from = line.iter().rev().nth(own).map(|entry| entry.seq);
            Branch { last: leaf.seq, from, length: own }
        };
        self.entries.iter().rev().filter(is_left).map(branch).collect()
    }

    /// Takes up a line that was left; the present one stays as a branch.
    pub fn take_up(&mut self, last: Seq) -> bool {
        if self.entry(last).is_none() {
            return false;
        }
        self.head = Some(last);
        self.undone.clear();
        true
    }

    /// The game after the entries in force: the fold of their facts.
    #[must_use]
    pub fn fold(&self) -> Option<Game> {
        self.fold_to(self.head)
    }

    /// The game after an entry: the fold of the facts up to it.
    #[must_use]
    pub fn fold_to(&self, last: Option<Seq>) -> Option<Game> {
        let line = self.line_to(last);
        let mut game = Game::new(setup_of(line.first()?)?);
        for fact in line.iter().flat_map(|entry| entry.facts.iter()) {
            evolve(&mut game, &fact.event);
        }
        Some(game)
    }

    /// Takes in the entries of another record of the same campaign that are not here yet; `same` gives the entry here
    /// that is the same as one there. The line in force stays; what comes lies beside it as lines that were left. Notes
    /// and drawn dice of both are kept. Answers with the entries here for those there, by their place.
    pub fn graft(&mut self, other: &Journal, same: impl Fn(Seq) -> Option<Seq>) -> Vec<Option<Seq>> {
        let mut here: Vec<Option<Seq>> = Vec::with_capacity(other.entries.len());
        for entry in &other.entries {
            let after =
                entry.after.and_then(|after| here.get(usize::try_from(after).ok()?).copied().flatten());
            let known = same(entry.seq).or_else(|| {
                let after = after?;
                let seq = Seq::try_from(self.entries.len()).ok()?;
                self.entries.push(Entry { seq, after: Some(after), ..entry.clone() });
                Some(seq)
            });
            if let Some(mine) = known.and_then(|seq| self.entries.get_mut(usize::try_from(seq).ok()?)) {
                mine.note = both_notes(mine.note.take(), entry.note.as_deref());
            }
            here.push(known);
        }
        for drawn in &other.drawn {
            if self.drawn.iter().all(|mine| mine.act != drawn.act) {
                self.drawn.push(drawn.clone());
            }
        }
        here
    }

    /// Checks a record that was read.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<(), JournalError> {
        if self.entries.is_empty() {
            return Err(JournalError::Empty);
        }
        if self.entries.len() > MOST_ENTRIES {
            return Err(JournalError::TooManyEntries(self.entries.len()));
        }
        for (at, entry) in self.entries.iter().enumerate() {
            let numbered = usize::try_from(entry.seq) == Ok(at);
            let ordered = entry.after.is_none_or(|after| after < entry.seq);
            if !numbered || !ordered {
                return Err(JournalError::Order(entry.seq));
            }
            let begins = setup_of(entry).is_some();
            if begins != entry.after.is_none() || (at == 0) != begins {
                return Err(JournalError::NotBegun);
            }
            // Names, reasons, notes; the ids among them are short.
            if !entry.to_wire().texts_fit(LONGEST_TEXT) {
                return Err(JournalError::TextTooLong(entry.seq));
            }
            if setup_of(entry).is_some_and(|setup| !stands_on_the_display(setup)) {
                return Err(JournalError::Setup);
            }
            if brought_by(entry).is_some_and(|brought| brought.game.marker >= SQUARES) {
                return Err(JournalError::Setup);
            }
        }
        let bounded =
            |drawn: &Drawn| drawn.dice.len() <= MOST_DICE && drawn.act.chars().count() <= LONGEST_TEXT;
        if self.drawn.len() > MOST_DRAWN || !self.drawn.iter().all(bounded) {
            return Err(JournalError::Drawn);
        }
        let known = |seq: &Seq| self.entry(*seq).is_some();
        if !self.head.as_ref().is_some_and(known) || !self.undone.iter().all(known) {
            return Err(JournalError::Cursor);
        }
        // Redo steps from the head along the undone entries: each must follow the one before it.
        let mut at = self.head;
        for seq in self.undone.iter().rev() {
            if self.entry(*seq).and_then(|entry| entry.after) != at {
                return Err(JournalError::Cursor);
            }
            at = Some(*seq);
        }
        Ok(())
    }
}

/// What two tables noted beside the same entry.
fn both_notes(mine: Option<String>, theirs: Option<&str>) -> Option<String> {
    match (mine, theirs) {
        (Some(mine), Some(theirs)) if !mine.contains(theirs) => {
            Some(format!("{mine} / {theirs}").chars().take(LONGEST_TEXT).collect())
        }
        (mine, theirs) => mine.or_else(|| theirs.map(str::to_owned)),
    }
}

/// Whether Poland's marker begins on one of the display's squares.
fn stands_on_the_display(setup: &Setup) -> bool {
    setup.late.as_ref().map_or(setup.start_square, |late| late.marker) < SQUARES
}

/// The state that an entry brings over from another record.
fn brought_by(entry: &Entry) -> Option<&Brought> {
    entry.facts.iter().find_map(|fact| {
        if let Event::StateBrought(brought) = &fact.event { Some(brought.as_ref()) } else { None }
    })
}

/// The setup that an entry lays down, if it begins a campaign.
fn setup_of(entry: &Entry) -> Option<&Setup> {
    entry.facts.iter().find_map(|fact| {
        if let Event::CampaignBegun(setup) = &fact.event { Some(setup.as_ref()) } else { None }
    })
}

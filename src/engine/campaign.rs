//! A campaign: its record, the game at the cursor, and the one door through which acts come in.

use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::quantity::Die;
use crate::model::setup::{DiceSource, Setup};

use super::decide::decide;
use super::journal::{Drawn, Entry, Journal, JournalError, Seq};
use crate::game::act::Roll;
use crate::game::command::Command;
use crate::game::event::Fact;
use crate::game::refusal::{Need, Refusal, Unmet};
use crate::rules::s22_8_victory::polish_level;

/// A campaign in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    journal: Journal,
    game: Game,
}

/// What was asked for, before a campaign exists.
fn blank(setup: &Setup) -> Game {
    Game::new(&Setup { late: None, ..setup.clone() })
}

impl Campaign {
    /// Sets a campaign up.
    ///
    /// # Errors
    /// Every condition the setup does not meet.
    pub fn begin(setup: Setup) -> Result<Self, Refusal> {
        let command = Command::Begin(Box::new(setup.clone()));
        let decision = decide(&blank(&setup), &command)?;
        let mut journal = Journal::default();
        let (date, phase) = (decision.after.date, decision.after.phase);
        journal.append(date, phase, command, decision.facts, decision.overruled);
        Ok(Self { journal, game: decision.after })
    }

    /// A campaign from a record that was read.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn resume(journal: Journal) -> Result<Self, JournalError> {
        journal.check()?;
        let game = journal.fold().ok_or(JournalError::Setup)?;
        Ok(Self { journal, game })
    }

    /// The game at the cursor.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The victory points Poland needs (22.8 a, c).
    #[must_use]
    pub fn victory_level(&self) -> i32 {
        polish_level(&self.game).value()
    }

    /// The record.
    #[must_use]
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Does an act, and writes it into the record.
    ///
    /// # Errors
    /// Every unmet condition, when the rules do not allow it.
    pub fn submit(&mut self, command: Command) -> Result<&[Fact], Refusal> {
        if matches!(command, Command::Begin(_)) {
            let unmet = vec![Unmet { clause: Clause::BaseTable, need: Need::NoCampaignYet, from: None }];
            return Err(Refusal { unmet });
        }
        self.check_dice(&command)?;
        let decision = decide(&self.game, &command)?;
        self.remember_dice(&command);
        let (date, phase) = (self.game.date, self.game.phase);
        self.game = decision.after;
        self.journal.append(date, phase, command, decision.facts, decision.overruled);
        Ok(self.journal.entries.last().map_or(&[], |entry| entry.facts.as_slice()))
    }

    /// Takes the last act back; it can be redone, or stays as a branch.
    pub fn undo(&mut self) -> bool {
        self.journal.undo() && self.refold()
    }

    /// Does the act again that was taken back last.
    pub fn redo(&mut self) -> bool {
        self.journal.redo() && self.refold()
    }

    /// Takes up a line that was left, by its last entry.
    pub fn take_up(&mut self, last: Seq) -> bool {
        self.journal.take_up(last) && self.refold()
    }

    /// Takes in what another record of this campaign has beyond this one, and takes up its line, unless that lies behind
    /// the present one; the present line stays as one that was left. `same` gives the entry here that is the same as one there. Whether it could be done:
    /// a record that would hold too many entries, or one without a common entry, stays as it was.
    pub fn take_in(&mut self, other: &Journal, same: impl Fn(Seq) -> Option<Seq>) -> bool {
        let mut journal = self.journal.clone();
        let here = journal.graft(other, same);
        let head = other.head.and_then(|head| here.get(usize::try_from(head).ok()?).copied().flatten());
        let Some(head) = head else { return false };
        if journal.line().iter().all(|entry| entry.seq != head) {
            journal.take_up(head);
        }
        match Self::resume(journal) {
            Ok(grown) => {
                *self = grown;
                true
            }
            Err(_) => false,
        }
    }

    /// Fast-forwards to a state that lies ahead of an entry here, and to whatever was done since in the record it begins;
    /// what was done here after that entry stays as a line that was left. Whether it could be done.
    pub fn fast_forward(&mut self, after: Seq, other: &Journal) -> bool {
        let (mut journal, Some(brought)) = (self.journal.clone(), other.brought()) else { return false };
        let Some(forwarded) = journal.fast_forward(after, brought.clone()) else { return false };
        match Self::resume(journal) {
            Ok(grown) => {
                *self = grown;
                self.take_in(other, |seq| (seq == 0).then_some(forwarded))
            }
            Err(_) => false,
        }
    }

    fn refold(&mut self) -> bool {
        match self.journal.fold() {
            Some(game) => {
                self.game = game;
                true
            }
            None => false,
        }
    }

    /// How many acts are in force, those before a state that was brought over counted.
    #[must_use]
    pub fn acts(&self) -> u32 {
        let count = |entries: usize| u32::try_from(entries).unwrap_or(u32::MAX);
        let length = match self.journal.last_brought(self.journal.head) {
            Some((brought, after)) => brought.lineage.length.saturating_add(count(after)),
            None => count(self.journal.line().len()),
        };
        length.saturating_sub(1)
    }

    /// The last act in force, unless it is the setting up: what undo would take back.
    #[must_use]
    pub fn undoable(&self) -> Option<&Entry> {
        self.journal.head.and_then(|seq| self.journal.entry(seq)).filter(|entry| entry.after.is_some())
    }

    /// The act that redo would do again.
    #[must_use]
    pub fn redoable(&self) -> Option<&Entry> {
        self.journal.undone.last().and_then(|seq| self.journal.entry(*seq))
    }

    /// Writes a note beside an entry; an empty one takes it away.
    pub fn annotate(&mut self, seq: Seq, note: &str) -> bool {
        let note: String = note.trim().chars().take(crate::game::texts::LONGEST_TEXT).collect();
        match usize::try_from(seq).ok().and_then(|at| self.journal.entries.get_mut(at)) {
            Some(entry) => {
                entry.note = (!note.is_empty()).then_some(note);
                true
            }
            None => false,
        }
    }

    /// The dice the app drew for this roll before, if it did.
    #[must_use]
    pub fn drawn(&self, roll: Roll) -> Option<&[Die]> {
        let act = self.roll_name(roll);
        self.journal.drawn.iter().find(|drawn| drawn.act == act).map(|drawn| drawn.dice.as_slice())
    }

    /// Keeps dice that the app drew for a roll, before anything is done with them: undone or not, they stand.
    pub fn keep_drawn(&mut self, roll: Roll, dice: Vec<Die>) {
        if self.drawn(roll).is_none() {
            self.journal.drawn.push(Drawn { act: self.roll_name(roll), dice });
        }
    }

    fn check_dice(&self, command: &Command) -> Result<(), Refusal> {
        // By agreement the table may roll again.
        if matches!(command, Command::Overrule { .. }) {
            return Ok(());
        }
        match command.roll().map(|(roll, dice, _)| (dice, self.drawn(roll))) {
            Some((dice, Some(drawn))) if dice != drawn => {
                let need = Need::DiceStand(drawn.to_vec());
                Err(Refusal { unmet: vec![Unmet { clause: Clause::BaseTable, need, from: None }] })
            }
            _ => Ok(()),
        }
    }

    fn remember_dice(&mut self, command: &Command) {
        if let Some((roll, dice, DiceSource::App)) = command.roll() {
            self.keep_drawn(roll, dice);
        }
    }

    /// The name under which a roll's dice are kept: one for each roll the rules know.
    fn roll_name(&self, roll: Roll) -> String {
        // The name is kept on disk: it is made of ids, not of words for people.
        let date = format!("{}-{:02}", self.game.date.year(), self.game.date.month());
        match roll {
            Roll::Bid => "bid".to_owned(),
            Roll::Revolt { .. } => format!("revolt {date}"),
            Roll::Guerrillas { province } => format!("guerrillas {} {date}", province.id()),
        }
    }
}

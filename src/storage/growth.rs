//! What was added to a record since it was last saved: so that saving an act costs the act, not the whole game.

use crate::engine::journal::{Drawn, Entry, Journal, Seq};
use crate::model::wire::saved;

saved! {
    /// The acts added to a record, and where its cursor stands now.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Growth {
        /// How many entries there were before.
        from: u32,
        /// How many drawn dice there were before.
        drawn_from: u32 = skip,
        entries: Vec<Entry> = skip,
        head: Option<Seq>,
        undone: Vec<Seq> = skip,
        drawn: Vec<Drawn> = skip,
        /// Entries of which the note changed, with the note.
        notes: Vec<(Seq, Option<String>)> = skip,
    }
}

impl Growth {
    /// What `now` has beyond `before`; none if it is not the same record grown.
    #[must_use]
    pub fn between(before: &Journal, now: &Journal) -> Option<Self> {
        let kept = now.entries.get(..before.entries.len())?;
        let mut notes = Vec::new();
        for (old, new) in before.entries.iter().zip(kept) {
            if old.note != new.note {
                notes.push((new.seq, new.note.clone()));
            }
            let done = |entry: &Entry| (entry.seq, entry.after, entry.date, entry.phase);
            let same = done(old) == done(new) && old.command == new.command && old.facts == new.facts;
            if !same || old.overruled != new.overruled {
                return None;
            }
        }
        if now.drawn.get(..before.drawn.len())? != before.drawn.as_slice() {
            return None;
        }
        Some(Self {
            from: u32::try_from(before.entries.len()).ok()?,
            drawn_from: u32::try_from(before.drawn.len()).ok()?,
            entries: now.entries.get(before.entries.len()..)?.to_vec(),
            head: now.head,
            undone: now.undone.clone(),
            drawn: now.drawn.get(before.drawn.len()..)?.to_vec(),
            notes,
        })
    }

    /// Adds it to the record it grew from; whether it fits there.
    #[must_use]
    pub fn add_to(self, journal: &mut Journal) -> bool {
        let fits = |count: u32, held: usize| usize::try_from(count) == Ok(held);
        if !fits(self.from, journal.entries.len()) || !fits(self.drawn_from, journal.drawn.len()) {
            return false;
        }
        for (seq, note) in self.notes {
            let Some(entry) = usize::try_from(seq).ok().and_then(|at| journal.entries.get_mut(at)) else {
                return false;
            };
            entry.note = note;
        }
        journal.entries.extend(self.entries);
        journal.drawn.extend(self.drawn);
        journal.head = self.head;
        journal.undone = self.undone;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::testing::{play_on, richer};

    #[test]
    fn what_was_added_makes_the_record_whole_again() {
        let before = richer();
        let mut now = before.clone();
        play_on(&mut now, "an act");
        now.annotate(1, "another word");
        now.annotate(0, "noted");
        assert!(now.undo());
        let growth = Growth::between(before.journal(), now.journal()).unwrap();
        assert_eq!(growth.entries.len(), 1);
        let mut journal = before.journal().clone();
        assert!(growth.clone().add_to(&mut journal));
        assert_eq!(&journal, now.journal());
        assert!(!growth.add_to(&mut journal), "it fits once");
    }

    #[test]
    fn another_record_is_no_growth() {
        let before = richer();
        let mut now = before.clone();
        play_on(&mut now, "an act");
        assert!(Growth::between(now.journal(), before.journal()).is_none(), "it cannot shrink");
        let mut other = now.journal().clone();
        other.entries[1].facts.clear();
        assert!(Growth::between(before.journal(), &other).is_none());
        let mut other = now.journal().clone();
        other.drawn.clear();
        assert!(Growth::between(before.journal(), &other).is_none());
    }
}

//! Saving a campaign: an act at a time, and whole now and then. Every text is read back before it counts, and none that
//! could still be needed is written over.

use super::shelf::Moment;
use super::{
    CampaignId, Mark, NotSaved, Pointer, SLOTS, Seen, Slots, json, pointer_name, slot_name, step_name,
};
use crate::engine::campaign::Campaign;
use crate::storage::envelope;
use crate::storage::growth::Growth;
use crate::storage::store::StoreError;

/// Acts added to a slot before the campaign is written whole again.
pub(super) const STEPS: u32 = 40;

impl Slots {
    /// Saves a campaign, under an id that was opened here or is new; `at` is told on the shelf.
    ///
    /// # Errors
    /// When it is not saved; what was saved before is then still there, and saving may be tried again.
    pub fn save(&mut self, id: CampaignId, campaign: &Campaign, at: Option<Moment>) -> Result<(), NotSaved> {
        let (mark, pointer) = self.pointer(id)?;
        let mut seen = self.seen.remove(&id).unwrap_or_default();
        // A campaign that is gone was forgotten elsewhere, or the storage was emptied: here it is still in play. One that
        // was opened without its pointer is not gone.
        if mark == Mark::Absent && seen.mark != Mark::Absent {
            seen = Seen::default();
        }
        if mark != seen.mark {
            self.seen.insert(id, seen);
            return Err(NotSaved::SavedElsewhere);
        }
        let saved = self.write(id, campaign, &mut seen, pointer);
        self.seen.insert(id, seen);
        saved?;
        self.put_on_shelf(id, campaign, at);
        Ok(())
    }

    fn write(
        &self,
        id: CampaignId,
        campaign: &Campaign,
        seen: &mut Seen,
        pointer: Option<Pointer>,
    ) -> Result<(), NotSaved> {
        let pointer = pointer.filter(|_| seen.journal.is_some());
        let (Some(held), Some(pointer)) = (seen.journal.as_mut(), pointer) else {
            return self.write_whole(id, campaign, seen);
        };
        let Some(growth) = Growth::between(held, campaign.journal()) else {
            return self.write_whole(id, campaign, seen);
        };
        let number = seen.steps.saturating_add(1);
        let step = step_name(id, pointer.now, number);
        let text = envelope::encode_acts(&growth).map_err(NotSaved::Unwritable)?;
        let count = pointer.count.saturating_add(1);
        let turned = Pointer { steps: number, count, ..pointer };
        if let Err(error) = self.write_checked(&step, &text).and_then(|()| self.turn(id, &turned)) {
            // The act does not count, and may leave nothing behind.
            let _ = self.store.remove(&step);
            return Err(error.into());
        }
        (seen.mark, seen.steps) = (Mark::At(count), number);
        // The act is added, as reading will add it: so the work of a save does not copy the whole record.
        if !growth.add_to(held) {
            seen.journal = None;
        }
        if number >= STEPS {
            // The act is saved. Where there is no room for the whole, the next one is added to the acts too.
            let _ = self.write_whole(id, campaign, seen);
        }
        Ok(())
    }

    /// Keeps a text of a newer version, which cannot be read here, under an id of its own.
    ///
    /// # Errors
    /// When it is not kept; nothing of it stays then.
    pub fn keep_unread(
        &mut self,
        name: &str,
        version: &str,
        text: &str,
        at: Option<Moment>,
    ) -> Result<(), NotSaved> {
        let id = self.new_id();
        let pointer =
            Pointer { now: 1, steps: 0, before: None, before_steps: 0, damaged: Vec::new(), count: 1 };
        let kept = self.write_checked(&slot_name(id, 1), text).and_then(|()| self.turn(id, &pointer));
        if let Err(error) = kept {
            let _ = self.forget(id);
            return Err(error.into());
        }
        self.relist(id, |listed| {
            listed.name = name.chars().take(super::LONGEST_LABEL).collect();
            listed.saved = at;
            listed.waits = Some(version.to_owned());
        })?;
        Ok(())
    }

    /// Writes a campaign into a slot that holds neither a good text nor a damaged one.
    fn write_whole(&self, id: CampaignId, campaign: &Campaign, seen: &mut Seen) -> Result<(), NotSaved> {
        let text = envelope::encode(campaign).map_err(NotSaved::Unwritable)?;
        let (_, pointer) = self.pointer(id)?;
        let last = pointer.as_ref().and_then(|pointer| pointer.before);
        let taken =
            |slot: &u8| Some(*slot) == seen.good || Some(*slot) == last || seen.damaged.contains(slot);
        let free = last.filter(|last| Some(*last) != seen.good && !seen.damaged.contains(last));
        let now = SLOTS.into_iter().find(|slot| !taken(slot)).or(free);
        let now = now.ok_or(StoreError::Full)?;
        let name = slot_name(id, now);
        // Acts of a text that lay here once are none of this one's.
        self.remove_steps(id, now);
        if let Err(error) = self.write_checked(&name, &text) {
            if Some(now) != last {
                let _ = self.store.remove(&name);
            }
            return Err(error.into());
        }
        let count = if let Mark::At(count) = seen.mark { count.saturating_add(1) } else { 1 };
        let damaged = seen.damaged.clone();
        let turned = Pointer { now, steps: 0, before: seen.good, before_steps: seen.steps, damaged, count };
        self.turn(id, &turned)?;
        if let Some(last) = free.filter(|last| *last != now) {
            self.remove_steps(id, last);
            let _ = self.store.remove(&slot_name(id, last));
        }
        let journal = Some(campaign.journal().clone());
        *seen = Seen { mark: Mark::At(count), good: Some(now), steps: 0, journal, damaged: turned.damaged };
        Ok(())
    }

    fn turn(&self, id: CampaignId, pointer: &Pointer) -> Result<(), StoreError> {
        let name = pointer_name(id);
        let before = self.store.read(&name)?;
        let turned = self.write_checked(&name, &json(pointer)?);
        if turned == Err(StoreError::NotKept) {
            // Half a pointer is none: the old one is put back, if the place takes it.
            let _ = before.map(|before| self.store.write(&name, &before));
        }
        turned
    }

    fn remove_steps(&self, id: CampaignId, slot: u8) {
        let acts = format!("{}:", slot_name(id, slot));
        for name in self.store.names().unwrap_or_default() {
            if name.starts_with(&acts) {
                // What stays behind is passed over: it fits no later text.
                let _ = self.store.remove(&name);
            }
        }
    }

    /// Writes a text and reads it back.
    fn write_checked(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.store.write(name, text)?;
        if self.store.read(name)?.as_deref() == Some(text) { Ok(()) } else { Err(StoreError::NotKept) }
    }
}

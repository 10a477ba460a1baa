//! Reading a campaign back: its latest text, or what can be put together if that is damaged. Nothing is written here.

use super::{CampaignId, Fault, Generation, Mark, OpenError, Opened, Pointer, SLOTS, Seen, Slots};
use super::{pointer_name, slot_name, step_name};
use crate::engine::campaign::Campaign;
use crate::engine::journal::Journal;
use crate::storage::envelope::{self, SaveError};
use crate::storage::growth::Growth;
use crate::storage::store::StoreError;

/// A slot that was read: its record with the acts added to it, and what stopped the reading before the last of them.
struct Held {
    journal: Journal,
    steps: u32,
    fault: Option<Fault>,
}

impl Slots {
    pub(super) fn read(&self, id: CampaignId) -> Result<(Opened, Seen), OpenError> {
        let (mark, pointer) = self.pointer(id).map_err(OpenError::Store)?;
        let Some(pointer) = pointer else {
            return match self.longest(id, mark, Fault::Pointer) {
                Err(OpenError::Lost(_)) if mark == Mark::Absent && self.slots_of(id).is_empty() => {
                    Err(OpenError::NoSuch)
                }
                found => found,
            };
        };
        let fault = match self.hold(id, pointer.now, pointer.steps) {
            Ok(Held { journal, steps, fault: None }) => match Campaign::resume(journal) {
                Ok(campaign) => {
                    let journal = campaign.journal().clone();
                    let good = Some(pointer.now);
                    let seen = Seen { mark, good, steps, journal: Some(journal), damaged: pointer.damaged };
                    return Ok((Opened { campaign, generation: Generation::Latest }, seen));
                }
                Err(error) => Fault::Unreadable(SaveError::Record(error)),
            },
            Ok(Held { fault: Some(fault), .. }) | Err(fault) => fault,
        };
        if is_newer(&fault) {
            return Err(OpenError::Lost(fault));
        }
        self.mend(id, mark, pointer, fault)
    }

    /// The latest text is damaged: the longest record that its parts and the text before still make.
    fn mend(
        &self,
        id: CampaignId,
        mark: Mark,
        pointer: Pointer,
        fault: Fault,
    ) -> Result<(Opened, Seen), OpenError> {
        let part = self.hold(id, pointer.now, pointer.steps).ok().map(|held| held.journal);
        let before = pointer.before.and_then(|slot| {
            let held = self.hold(id, slot, pointer.before_steps).ok()?;
            let mut journal = held.journal;
            let added = if held.fault.is_none() {
                self.add_steps(id, pointer.now, pointer.steps, &mut journal)
            } else {
                0
            };
            Some((journal, added == pointer.steps && held.fault.is_none()))
        });
        let whole = before.as_ref().is_some_and(|(_, whole)| *whole);
        let candidates = part.into_iter().chain(before.map(|(journal, _)| journal));
        let readable = candidates.filter_map(|journal| Campaign::resume(journal).ok());
        let Some(campaign) = readable.max_by_key(|campaign| campaign.journal().entries.len()) else {
            return self.longest(id, mark, fault);
        };
        // Both texts stay as they are: what is saved next is written whole, into a slot of its own.
        let mut damaged = pointer.damaged;
        damaged.push(pointer.now);
        let seen = Seen { mark, good: pointer.before, steps: 0, journal: None, damaged };
        let generation = if whole { Generation::Mended(fault) } else { Generation::Earlier(fault) };
        Ok((Opened { campaign, generation }, seen))
    }

    /// Without a pointer, or where neither of its texts can be read: the longest record in any slot, also one set aside.
    /// Every other text is left alone, and a text of a newer version is not passed over.
    fn longest(&self, id: CampaignId, mark: Mark, fault: Fault) -> Result<(Opened, Seen), OpenError> {
        let mut longest: Option<(u8, u32, Campaign)> = None;
        for slot in SLOTS {
            let held = match self.hold(id, slot, u32::MAX) {
                Ok(Held { fault: Some(newer), .. }) => return Err(OpenError::Lost(newer)),
                Err(newer) if is_newer(&newer) => return Err(OpenError::Lost(newer)),
                Ok(held) => held,
                Err(_) => continue,
            };
            let Ok(campaign) = Campaign::resume(held.journal) else { continue };
            let length = |campaign: &Campaign| campaign.journal().entries.len();
            if longest.as_ref().is_none_or(|(_, _, best)| length(&campaign) >= length(best)) {
                longest = Some((slot, held.steps, campaign));
            }
        }
        let Some((good, steps, campaign)) = longest else { return Err(OpenError::Lost(fault)) };
        let damaged = self.slots_of(id).into_iter().filter(|slot| *slot != good).collect();
        let seen = Seen { mark, good: Some(good), steps, journal: None, damaged };
        Ok((Opened { campaign, generation: Generation::Earlier(fault) }, seen))
    }

    /// The slots of a campaign in which something lies.
    pub(super) fn slots_of(&self, id: CampaignId) -> Vec<u8> {
        SLOTS.filter(|slot| !matches!(self.store.read(&slot_name(id, *slot)), Ok(None))).collect()
    }

    /// A slot with the acts added to it, `steps` of them at most; with no number of them, only one that is newer stops it.
    fn hold(&self, id: CampaignId, slot: u8, steps: u32) -> Result<Held, Fault> {
        let text = match self.store.read(&slot_name(id, slot)) {
            Ok(Some(text)) => text,
            Ok(None) | Err(_) => return Err(Fault::Missing),
        };
        let mut journal = envelope::read_journal(&text).map_err(Fault::Unreadable)?;
        let read = self.add_steps(id, slot, steps, &mut journal);
        let fault = (read < steps).then(|| self.step_fault(id, slot, read + 1));
        let fault = fault.filter(|fault| steps != u32::MAX || is_newer(fault));
        Ok(Held { journal, steps: read, fault })
    }

    /// Adds the acts of a slot to a record as far as they can be read and fit; how many were.
    fn add_steps(&self, id: CampaignId, slot: u8, most: u32, journal: &mut Journal) -> u32 {
        let mut read = 0;
        while read < most && self.step(id, slot, read + 1).is_ok_and(|step| step.add_to(journal)) {
            read += 1;
        }
        read
    }

    fn step(&self, id: CampaignId, slot: u8, number: u32) -> Result<Growth, Fault> {
        match self.store.read(&step_name(id, slot, number)) {
            Ok(Some(text)) => envelope::read_acts(&text).map_err(Fault::Unreadable),
            Ok(None) | Err(_) => Err(Fault::Missing),
        }
    }

    fn step_fault(&self, id: CampaignId, slot: u8, number: u32) -> Fault {
        match self.step(id, slot, number) {
            Err(fault) => fault,
            Ok(_) => Fault::Missing,
        }
    }

    pub(super) fn pointer(&self, id: CampaignId) -> Result<(Mark, Option<Pointer>), StoreError> {
        let Some(text) = self.store.read(&pointer_name(id))? else { return Ok((Mark::Absent, None)) };
        let pointer = super::read::<Pointer>(&text);
        Ok((pointer.as_ref().map_or(Mark::Unreadable, |pointer| Mark::At(pointer.count)), pointer))
    }
}

fn is_newer(fault: &Fault) -> bool {
    matches!(fault, Fault::Unreadable(SaveError::Newer { .. }))
}

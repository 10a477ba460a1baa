//! Which campaigns are kept, and how: each in two generations, so that no failed or damaged write loses a game.
//!
//! A new text goes into a slot that holds neither the last good one nor a damaged one, is read back, and only then does
//! the campaign's pointer turn to it. The names, all behind [`PREFIX`]:
//!
//! | name | holds |
//! |---|---|
//! | `campaign:3` | the pointer of campaign 3: its present slot, the one before, damaged ones, a count |
//! | `campaign:3:1` | a slot: a saved campaign, as a file would hold it |
//! | `shelf` | the list with names and months; it can be made anew from the campaigns |
//! | `closing:3` | the quarter's close that is being filled in for campaign 3 |
//! | `open`, `screen` | the campaign and the screen that were open last |

mod closing;

use std::collections::BTreeMap;

use crate::engine::campaign::Campaign;
use crate::model::date::GameDate;
use crate::model::wire::{Value, Wire, Wrong, wire};

use super::envelope::{self, SaveError};
use super::store::{Store, StoreError};

/// Before every name, since the browser's storage is shared with whatever else the address serves.
pub const PREFIX: &str = "poland-in-arms:";
const SHELF: &str = "poland-in-arms:shelf";
const OPEN: &str = "poland-in-arms:open";
const SCREEN: &str = "poland-in-arms:screen";
const CAMPAIGN: &str = "poland-in-arms:campaign:";

/// Slots for each campaign: the present one, the one before, and room to set damaged ones aside.
const SLOTS: std::ops::RangeInclusive<u8> = 1..=8;
/// The longest address of a screen that is kept.
const LONGEST_SCREEN: usize = 200;

/// A campaign's place on this device; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CampaignId(u32);

impl CampaignId {
    /// The bare number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The id with this number, as an address names it.
    #[must_use]
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }
}

impl Wire for CampaignId {
    fn to_wire(&self) -> Value {
        self.0.to_wire()
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        u32::from_wire(value).map(Self)
    }
}

/// A campaign on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its place.
    pub id: CampaignId,
    /// Its name; nothing if it cannot be read.
    pub name: String,
    /// The month it is in; none if it cannot be read.
    pub month: Option<GameDate>,
    /// Larger the later it was saved.
    pub updated: u32,
}

wire!(open struct Listed { id, name, month, updated });

/// Why the latest text of a campaign was not the one opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is gone.
    Missing,
    /// It cannot be read.
    Unreadable(SaveError),
    /// The pointer that says which is the latest cannot be read.
    Pointer,
}

/// Which text of a campaign was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Generation {
    /// The latest.
    Latest,
    /// An earlier one; the acts after it are lost, and the damaged text stays to be downloaded.
    Earlier(Fault),
}

/// A campaign that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The campaign.
    pub campaign: Campaign,
    /// Which text of it.
    pub generation: Generation,
}

/// Why a campaign cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is none of that id.
    NoSuch,
    /// No text of it can be read; why the latest cannot.
    Lost(Fault),
    /// The storage failed.
    Store(StoreError),
}

/// Why a campaign was not saved. What was saved before is still there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSaved {
    /// It is too large to be read back.
    Unwritable(SaveError),
    /// Another window saved this campaign since it was opened here.
    SavedElsewhere,
    /// The storage did not keep it.
    Store(StoreError),
}

impl From<StoreError> for NotSaved {
    fn from(error: StoreError) -> Self {
        NotSaved::Store(error)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Pointer {
    now: u8,
    before: Option<u8>,
    damaged: Vec<u8>,
    count: u32,
}

wire!(open struct Pointer { now, before: skip, damaged: skip, count });

/// What is known of a campaign's pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mark {
    #[default]
    Absent,
    Unreadable,
    At(u32),
}

/// A campaign as this window last saw it.
#[derive(Clone, Debug, Default)]
struct Seen {
    mark: Mark,
    good: Option<u8>,
    damaged: Vec<u8>,
}

#[derive(Debug, Default)]
struct Shelf {
    next: u32,
    campaigns: Vec<Listed>,
}

wire!(open struct Shelf { next: default, campaigns: default });

/// The campaigns kept in a store.
pub struct Slots {
    store: Box<dyn Store>,
    seen: BTreeMap<CampaignId, Seen>,
}

impl std::fmt::Debug for Slots {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Slots").field("seen", &self.seen).finish_non_exhaustive()
    }
}

fn pointer_name(id: CampaignId) -> String {
    format!("{CAMPAIGN}{}", id.0)
}

fn slot_name(id: CampaignId, slot: u8) -> String {
    format!("{CAMPAIGN}{}:{slot}", id.0)
}

impl Slots {
    /// The campaigns kept in `store`.
    #[must_use]
    pub fn new(store: impl Store + 'static) -> Self {
        Self { store: Box::new(store), seen: BTreeMap::new() }
    }

    /// Every campaign, the one saved last first.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        let shelf = self.shelf();
        let known = |id| shelf.campaigns.iter().find(|listed| listed.id == id).cloned();
        let ids = self.ids()?;
        let mut listed: Vec<Listed> =
            ids.into_iter().map(|id| known(id).unwrap_or_else(|| self.look(id))).collect();
        listed.sort_by_key(|one| std::cmp::Reverse((one.updated, one.id)));
        Ok(listed)
    }

    /// An id for a new campaign.
    #[must_use]
    pub fn new_id(&self) -> CampaignId {
        let kept = self.ids().unwrap_or_default().into_iter().map(|id| id.0);
        let highest = kept.chain(self.seen.keys().map(|id| id.0)).max().unwrap_or(0);
        CampaignId(highest.saturating_add(1).max(self.shelf().next))
    }

    /// Opens a campaign: its latest text, or an earlier one if that is damaged. Nothing is written.
    ///
    /// # Errors
    /// When no text of it can be read. A text of a newer version is not passed over for an earlier one.
    pub fn open(&mut self, id: CampaignId) -> Result<Opened, OpenError> {
        let (opened, seen) = self.read(id)?;
        self.seen.insert(id, seen);
        Ok(opened)
    }

    fn read(&self, id: CampaignId) -> Result<(Opened, Seen), OpenError> {
        let (mark, pointer) = self.pointer(id).map_err(OpenError::Store)?;
        let Some(pointer) = pointer else {
            return if mark == Mark::Absent { Err(OpenError::NoSuch) } else { self.read_without_pointer(id) };
        };
        let fault = match self.read_slot(id, pointer.now) {
            Ok(campaign) => {
                let seen = Seen { mark, good: Some(pointer.now), damaged: pointer.damaged };
                return Ok((Opened { campaign, generation: Generation::Latest }, seen));
            }
            Err(fault @ Fault::Unreadable(SaveError::Newer { .. })) => return Err(OpenError::Lost(fault)),
            Err(fault) => fault,
        };
        let Some((good, campaign)) =
            pointer.before.and_then(|slot| Some((slot, self.read_slot(id, slot).ok()?)))
        else {
            return Err(OpenError::Lost(fault));
        };
        let mut damaged = pointer.damaged;
        damaged.push(pointer.now);
        let seen = Seen { mark, good: Some(good), damaged };
        Ok((Opened { campaign, generation: Generation::Earlier(fault) }, seen))
    }

    /// With the pointer damaged the longest record that can be read is taken, and every other text is left alone.
    fn read_without_pointer(&self, id: CampaignId) -> Result<(Opened, Seen), OpenError> {
        let readable = SLOTS.filter_map(|slot| Some((slot, self.read_slot(id, slot).ok()?)));
        let longest = readable.max_by_key(|(_, campaign)| campaign.journal().entries.len());
        let (good, campaign) = longest.ok_or(OpenError::Lost(Fault::Pointer))?;
        let kept = |slot: &u8| *slot != good && !matches!(self.store.read(&slot_name(id, *slot)), Ok(None));
        let seen = Seen { mark: Mark::Unreadable, good: Some(good), damaged: SLOTS.filter(kept).collect() };
        Ok((Opened { campaign, generation: Generation::Earlier(Fault::Pointer) }, seen))
    }

    fn read_slot(&self, id: CampaignId, slot: u8) -> Result<Campaign, Fault> {
        match self.store.read(&slot_name(id, slot)) {
            Ok(Some(text)) => envelope::decode(&text).map_err(Fault::Unreadable),
            Ok(None) | Err(_) => Err(Fault::Missing),
        }
    }

    /// Saves a campaign, under an id that was opened here or is new.
    ///
    /// # Errors
    /// When it is not saved; what was saved before is then still there, and saving may be tried again.
    pub fn save(&mut self, id: CampaignId, campaign: &Campaign) -> Result<(), NotSaved> {
        let text = envelope::encode(campaign).map_err(NotSaved::Unwritable)?;
        let (mark, _) = self.pointer(id)?;
        let seen = self.seen.get(&id).cloned().unwrap_or_default();
        // A campaign that is gone was forgotten elsewhere, or the storage was emptied: here it is still in play.
        if mark != Mark::Absent && mark != seen.mark {
            return Err(NotSaved::SavedElsewhere);
        }
        let good = if mark == Mark::Absent { None } else { seen.good };
        let damaged = if mark == Mark::Absent { Vec::new() } else { seen.damaged };
        let now = SLOTS.into_iter().find(|slot| Some(*slot) != good && !damaged.contains(slot));
        let now = now.ok_or(StoreError::Full)?;
        self.write_checked(&slot_name(id, now), &text)?;
        let count = if let Mark::At(count) = mark { count.saturating_add(1) } else { 1 };
        let pointer = Pointer { now, before: good, damaged: damaged.clone(), count };
        self.write_checked(&pointer_name(id), &json(&pointer)?)?;
        self.seen.insert(id, Seen { mark: Mark::At(count), good: Some(now), damaged });
        self.put_on_shelf(id, campaign);
        Ok(())
    }

    /// Forgets a campaign with everything kept of it.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn forget(&mut self, id: CampaignId) -> Result<(), StoreError> {
        self.store.remove(&pointer_name(id))?;
        for slot in SLOTS {
            self.store.remove(&slot_name(id, slot))?;
        }
        self.store.remove(&closing::name(id))?;
        self.seen.remove(&id);
        let mut shelf = self.shelf();
        shelf.campaigns.retain(|listed| listed.id != id);
        if self.last_open() == Some(id) {
            self.remember_open(None);
        }
        self.write_shelf(&shelf)
    }

    /// Every text kept of a campaign, damaged or not, to be downloaded when nothing else helps.
    #[must_use]
    pub fn raw(&self, id: CampaignId) -> Vec<String> {
        SLOTS.filter_map(|slot| self.store.read(&slot_name(id, slot)).ok().flatten()).collect()
    }

    /// The campaign that was open last.
    #[must_use]
    pub fn last_open(&self) -> Option<CampaignId> {
        self.store.read(OPEN).ok().flatten()?.parse().ok().map(CampaignId)
    }

    /// Remembers which campaign is open. Not worth an error: nothing is lost if it fails.
    pub fn remember_open(&self, id: Option<CampaignId>) {
        let _ = match id {
            Some(id) => self.store.write(OPEN, &id.0.to_string()),
            None => self.store.remove(OPEN),
        };
    }

    /// The address of the screen that was open last.
    #[must_use]
    pub fn last_screen(&self) -> Option<String> {
        let screen = self.store.read(SCREEN).ok().flatten()?;
        (screen.len() <= LONGEST_SCREEN).then_some(screen)
    }

    /// Remembers which screen is open. Not worth an error: nothing is lost if it fails.
    pub fn remember_screen(&self, screen: &str) {
        if screen.len() <= LONGEST_SCREEN && screen.is_ascii() {
            let _ = self.store.write(SCREEN, screen);
        }
    }

    fn ids(&self) -> Result<Vec<CampaignId>, StoreError> {
        let names = self.store.names()?;
        let ids = names.iter().filter_map(|name| name.strip_prefix(CAMPAIGN)?.parse().ok().map(CampaignId));
        Ok(ids.collect())
    }

    fn pointer(&self, id: CampaignId) -> Result<(Mark, Option<Pointer>), StoreError> {
        let Some(text) = self.store.read(&pointer_name(id))? else { return Ok((Mark::Absent, None)) };
        let pointer = read::<Pointer>(&text);
        Ok((pointer.as_ref().map_or(Mark::Unreadable, |pointer| Mark::At(pointer.count)), pointer))
    }

    /// A campaign that the shelf does not name.
    fn look(&self, id: CampaignId) -> Listed {
        let campaign = self.read(id).ok().map(|(opened, _)| opened.campaign);
        Listed {
            id,
            name: campaign.as_ref().map(|campaign| campaign.game().setup.name.clone()).unwrap_or_default(),
            month: campaign.map(|campaign| campaign.game().date),
            updated: 0,
        }
    }

    fn shelf(&self) -> Shelf {
        let text = self.store.read(SHELF).ok().flatten();
        text.and_then(|text| read(&text)).unwrap_or_default()
    }

    /// The list follows the campaigns, which are saved already: that it cannot be written loses nothing.
    fn put_on_shelf(&self, id: CampaignId, campaign: &Campaign) {
        let mut shelf = self.shelf();
        let last = shelf.campaigns.iter().map(|listed| listed.updated).max().unwrap_or(0);
        shelf.campaigns.retain(|listed| listed.id != id);
        shelf.campaigns.push(Listed {
            id,
            name: campaign.game().setup.name.clone(),
            month: Some(campaign.game().date),
            updated: last.saturating_add(1),
        });
        shelf.next = shelf.next.max(id.0.saturating_add(1));
        let _ = self.write_shelf(&shelf);
    }

    fn write_shelf(&self, shelf: &Shelf) -> Result<(), StoreError> {
        self.store.write(SHELF, &json(shelf)?)
    }

    /// Writes a text and reads it back.
    fn write_checked(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.store.write(name, text)?;
        if self.store.read(name)?.as_deref() == Some(text) { Ok(()) } else { Err(StoreError::NotKept) }
    }
}

fn read<T: Wire>(text: &str) -> Option<T> {
    T::from_wire(&envelope::from_json(text).ok()?).ok()
}

fn json(value: &impl Wire) -> Result<String, StoreError> {
    envelope::to_ascii(&value.to_wire()).map_err(|_| StoreError::Failed)
}

#[cfg(test)]
mod tests;

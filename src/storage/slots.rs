//! Which campaigns are kept, and how: each in two generations, so that no failed or damaged write loses a game.
//!
//! A campaign is written whole into a slot, and then act by act beside it, so that a long game stays cheap to save; after
//! some forty acts it is written whole again into another slot. Every text is read back before the campaign's pointer turns
//! to it, and the slot before stays, with its acts: with them the latest can be put together again if it is damaged. The
//! names, all behind [`PREFIX`]:
//!
//! | name | holds |
//! |---|---|
//! | `campaign:3` | the pointer of campaign 3: its present slot and acts, the slot before, damaged ones, a count |
//! | `campaign:3:1` | a slot: a saved campaign, as a file would hold it |
//! | `campaign:3:1:7` | the seventh act added to that slot |
//! | `shelf` | the list with names and months; it can be made anew from the campaigns |
//! | `closing:3` | the quarter's close that is being filled in for campaign 3 |
//! | `open`, `screen` | the campaign and the screen that were open last |
//! | `trial` | the campaign that is being opened, and how often that was tried without coming to an end |

mod attempts;
mod closing;
mod reading;
mod shelf;
mod writing;

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::campaign::Campaign;
use crate::engine::journal::Journal;
use crate::model::wire::{Value, Wire, Wrong, saved};

use super::envelope::{self, SaveError};
use super::store::{Store, StoreError};

pub use shelf::{Copied, LONGEST_LABEL, Listed, Moment, Stands};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// The latest, put together from the text before it and the acts since: nothing is lost, and the damaged text stays.
    Mended(Fault),
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

saved! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    struct Pointer {
        now: u8,
        steps: u32 = skip,
        before: Option<u8> = skip,
        before_steps: u32 = skip,
        damaged: Vec<u8> = skip,
        count: u32,
        ..
    }
}

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
    steps: u32,
    /// The record as the good slot and its acts hold it; none if it is to be written whole.
    journal: Option<Journal>,
    damaged: Vec<u8>,
}

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

fn step_name(id: CampaignId, slot: u8, number: u32) -> String {
    format!("{CAMPAIGN}{}:{slot}:{number}", id.0)
}

impl Slots {
    /// The campaigns kept in `store`.
    #[must_use]
    pub fn new(store: impl Store + 'static) -> Self {
        Self { store: Box::new(store), seen: BTreeMap::new() }
    }

    /// An id for a new campaign.
    #[must_use]
    pub fn new_id(&self) -> CampaignId {
        // What is left of a campaign without its pointer is not written over either.
        let names = self.store.names().unwrap_or_default();
        let kept =
            names.iter().filter_map(|name| name.strip_prefix(CAMPAIGN)?.split(':').next()?.parse().ok());
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

    /// Whether another window saved this campaign since it was opened or saved here.
    #[must_use]
    pub fn is_stale(&self, id: CampaignId) -> bool {
        let here = self.seen.get(&id).map(|seen| seen.mark);
        let there = self.pointer(id).map(|(mark, _)| mark);
        matches!((here, there), (Some(here), Ok(there)) if there != Mark::Absent && here != there)
    }

    /// How often a campaign was saved, as this window last saw it.
    #[must_use]
    pub fn saves(&self, id: CampaignId) -> u32 {
        match self.seen.get(&id).map(|seen| seen.mark) {
            Some(Mark::At(count)) => count,
            _ => 0,
        }
    }

    /// Reads a campaign without opening it here.
    ///
    /// # Errors
    /// When no text of it can be read.
    pub fn look_into(&self, id: CampaignId) -> Result<Opened, OpenError> {
        self.read(id).map(|(opened, _)| opened)
    }

    /// A copy of a campaign under an id of its own.
    ///
    /// # Errors
    /// When it cannot be opened or the copy not saved.
    pub fn duplicate(
        &mut self,
        id: CampaignId,
        label: &str,
        at: Option<Moment>,
    ) -> Result<CampaignId, NotSaved> {
        let (opened, _) = self.read(id).map_err(|_| NotSaved::Store(StoreError::Failed))?;
        let copy = self.new_id();
        self.save(copy, &opened.campaign, at)?;
        self.relist(copy, |listed| listed.label = Some(label.chars().take(LONGEST_LABEL).collect()))?;
        Ok(copy)
    }

    /// Forgets a campaign with everything kept of it.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn forget(&mut self, id: CampaignId) -> Result<(), StoreError> {
        for name in self.names_of(id)? {
            self.store.remove(&name)?;
        }
        self.seen.remove(&id);
        let mut shelf = self.shelf();
        shelf.campaigns.retain(|listed| listed.id != id);
        if self.last_open() == Some(id) {
            self.remember_open(None);
        }
        self.write_shelf(&shelf)
    }

    /// Every name under which something of a campaign is kept, its pointer first.
    fn names_of(&self, id: CampaignId) -> Result<Vec<String>, StoreError> {
        let pointer = pointer_name(id);
        let parts = [&pointer, ":"].concat();
        let closing = closing::name(id);
        let mut names = self.store.names()?;
        names.retain(|name| *name == pointer || name.starts_with(&parts) || *name == closing);
        names.sort_by_key(|name| (*name != pointer, name.clone()));
        Ok(names)
    }

    /// Every text kept of a campaign, damaged or not, with its name, to be handed out when nothing else helps.
    #[must_use]
    pub fn raw(&self, id: CampaignId) -> Vec<(String, String)> {
        let names = self.names_of(id).unwrap_or_default();
        names.into_iter().filter_map(|name| Some((name.clone(), self.store.read(&name).ok()??))).collect()
    }

    /// The text that a campaign's pointer calls the latest, or the first there is; damaged or not.
    #[must_use]
    pub(super) fn latest_text(&self, id: CampaignId) -> String {
        let now = self.pointer(id).ok().and_then(|(_, pointer)| pointer).map(|pointer| pointer.now);
        let mut slots = now.into_iter().chain(self.slots_of(id));
        slots.find_map(|slot| self.store.read(&slot_name(id, slot)).ok()?).unwrap_or_default()
    }

    /// How much room a campaign takes, in characters, its names counted.
    #[must_use]
    pub fn size(&self, id: CampaignId) -> usize {
        self.raw(id).iter().map(|(name, text)| name.len() + text.len()).sum()
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

    /// The campaigns of which the pointer or a slot is kept: one without its pointer is still a campaign.
    fn ids(&self) -> Result<BTreeSet<CampaignId>, StoreError> {
        let id = |name: &String| {
            let name = name.strip_prefix(CAMPAIGN)?;
            let id = match name.split_once(':') {
                Some((id, slot)) => slot.parse().is_ok_and(|slot: u8| SLOTS.contains(&slot)).then_some(id)?,
                None => name,
            };
            id.parse().ok().map(CampaignId)
        };
        Ok(self.store.names()?.iter().filter_map(id).collect())
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

//! The shelf: what is told of each campaign without opening it. It can be made anew from the campaigns, so that it cannot
//! be written loses nothing but names given on the shelf.

use super::{CampaignId, SHELF, Slots, json, read, slot_name, step_name};
use crate::engine::campaign::Campaign;
use crate::model::date::GameDate;
use crate::model::order::sort_by_key;
use crate::model::wire::{Value, Wire, Wrong, saved};
use crate::storage::envelope::from_json;
use crate::storage::store::StoreError;

/// The longest name that a campaign is given on the shelf, in letters.
pub const LONGEST_LABEL: usize = 80;

/// A moment by the device's clock: minutes since 1970. It is shown to people and decides nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub u32);

impl Wire for Moment {
    fn to_wire(&self) -> Value {
        self.0.to_wire()
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        u32::from_wire(value).map(Self)
    }
}

saved! {
    /// A copy that was taken outside this device.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Copied {
        /// How many entries the record had.
        pub entries: u32,
        /// When.
        pub at: Moment,
        ..
    }
}

saved! {
    /// How a campaign stands, in short.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Stands {
        /// Poland exists.
        pub active: bool,
        /// Poland's victory points.
        pub victory: i32,
        /// The points to reach.
        pub level: i32,
        ..
    }
}

saved! {
    /// A campaign on the shelf.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Listed {
        /// Its place.
        pub id: CampaignId,
        /// Its own name; nothing if it cannot be read.
        pub name: String,
        /// The name it was given on the shelf.
        pub label: Option<String> = skip,
        /// The month it is in; none if it cannot be read.
        pub month: Option<GameDate>,
        /// How it stands.
        pub stands: Option<Stands> = skip,
        /// How many entries its record has.
        pub entries: u32 = skip,
        /// Larger the later it was saved.
        pub updated: u32,
        /// When it was saved, if the device knew.
        pub saved: Option<Moment> = skip,
        /// The last copy taken outside this device.
        pub copied: Option<Copied> = skip,
        /// Put away, out of the list.
        pub archived: bool = skip,
        /// Removed, and kept until it is removed for good.
        pub removed: bool = skip,
        /// The version that wrote it, if it is newer than the one that found it: it waits for that one.
        pub waits: Option<String> = skip,
        ..
    }
}

impl Listed {
    /// The name to be shown: the one given on the shelf, or its own.
    #[must_use]
    pub fn shown(&self) -> &str {
        self.label.as_deref().unwrap_or(&self.name)
    }
}

saved! {
    #[derive(Debug, Default)]
    pub(super) struct Shelf {
        pub next: u32 = default,
        pub campaigns: Vec<Listed> = default,
        ..
    }
}

impl Slots {
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
        sort_by_key(&mut listed, |one| std::cmp::Reverse((one.updated, one.id)));
        Ok(listed)
    }

    /// What the shelf tells of a campaign.
    #[must_use]
    pub fn listed(&self, id: CampaignId) -> Option<Listed> {
        self.shelf().campaigns.into_iter().find(|listed| listed.id == id)
    }

    /// A campaign that the shelf does not name: as much as its text tells without being opened, since the start page shows
    /// the shelf before the program that opens campaigns is there.
    fn look(&self, id: CampaignId) -> Listed {
        let text = |name: &str| from_json(&self.store.read(name).ok()??).ok();
        let pointer = self.pointer(id).ok().and_then(|(_, pointer)| pointer);
        let (now, steps) = pointer.map_or((1, 0), |pointer| (pointer.now, pointer.steps));
        let slots = std::iter::once(now).chain(self.slots_of(id));
        let mut readable = slots.filter_map(|slot| text(&slot_name(id, slot)));
        let whole = readable.find(|whole| part(whole, "campaign").is_some());
        let record = whole.as_ref().and_then(|whole| part(whole, "campaign"));
        let first = record.and_then(|record| entries(record)?.first());
        let name = first.and_then(|entry| part(part(part(entry, "command")?, "begin")?, "name")?.text().ok());
        let acts =
            (1..=steps).rev().find_map(|step| last_month(part(&text(&step_name(id, now, step))?, "acts")?));
        let month = acts.or_else(|| record.and_then(last_month));
        Listed { id, name: name.unwrap_or_default().to_owned(), month, ..Listed::default() }
    }

    /// Changes what the shelf tells of a campaign: its name, whether it is put away or removed, its last copy.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub fn relist(&self, id: CampaignId, change: impl FnOnce(&mut Listed)) -> Result<(), StoreError> {
        let mut shelf = self.shelf();
        let at = shelf.campaigns.iter().position(|listed| listed.id == id);
        let mut listed = at.map_or_else(|| self.look(id), |at| shelf.campaigns.remove(at));
        change(&mut listed);
        shelf.campaigns.push(listed);
        self.write_shelf(&shelf)
    }

    pub(super) fn shelf(&self) -> Shelf {
        let text = self.store.read(SHELF).ok().flatten();
        text.and_then(|text| read(&text)).unwrap_or_default()
    }

    /// The list follows the campaigns, which are saved already: that it cannot be written loses nothing.
    pub(super) fn put_on_shelf(&self, id: CampaignId, campaign: &Campaign, at: Option<Moment>) {
        let mut shelf = self.shelf();
        let last = shelf.campaigns.iter().map(|listed| listed.updated).max().unwrap_or(0);
        let place = shelf.campaigns.iter().position(|listed| listed.id == id);
        let mut listed =
            place.map_or_else(|| Listed { id, ..Listed::default() }, |place| shelf.campaigns.remove(place));
        listed.tell(campaign);
        listed.updated = last.saturating_add(1);
        listed.saved = at;
        shelf.campaigns.push(listed);
        shelf.next = shelf.next.max(id.0.saturating_add(1));
        let _ = self.write_shelf(&shelf);
    }

    pub(super) fn write_shelf(&self, shelf: &Shelf) -> Result<(), StoreError> {
        self.store.write(SHELF, &json(shelf)?)
    }
}

/// A part of what was read, by its name.
fn part<'v>(value: &'v Value, name: &str) -> Option<&'v Value> {
    value.map().ok()?.iter().find(|(given, _)| given == name).map(|(_, part)| part)
}

fn entries(record: &Value) -> Option<&[Value]> {
    match part(record, "entries")? {
        Value::List(entries) => Some(entries),
        _ => None,
    }
}

/// The month in which the last entry was made.
fn last_month(record: &Value) -> Option<GameDate> {
    GameDate::from_wire(part(entries(record)?.last()?, "date")?).ok()
}

impl Listed {
    fn tell(&mut self, campaign: &Campaign) {
        let game = campaign.game();
        self.waits = None;
        self.name.clone_from(&game.setup.name);
        self.month = Some(game.date);
        self.entries = u32::try_from(campaign.journal().entries.len()).unwrap_or(u32::MAX);
        self.stands = Some(Stands {
            active: game.poland.is_active(),
            victory: game.victory.count(),
            level: campaign.victory_level(),
        });
    }
}

//! The shelf in the session: what is on it, and what is done with a campaign without opening it.

use leptos::prelude::*;

use super::{Session, Wanted};
use crate::storage::bundle::bundle;
use crate::storage::slots::{Copied, LONGEST_LABEL, Listed};
use crate::storage::{CampaignId, NotSaved, envelope};
use crate::ui::platform::keeping::now;
use crate::ui::save_words::not_saved_words;

/// A sheet of the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfSheet {
    /// What can be done with a campaign without opening it.
    Manage(CampaignId),
    /// Bringing a campaign in.
    BringIn,
    /// Where campaigns are kept, and how safely.
    Keeping,
}

impl Session {
    /// The campaigns on the shelf, the latest first.
    pub fn shelf(self) -> Vec<Listed> {
        self.slots.with_value(|slots| slots.list().unwrap_or_default())
    }

    /// How much room a campaign takes, in characters.
    pub fn size_of(self, id: CampaignId) -> usize {
        self.slots.with_value(|slots| slots.size(id))
    }

    /// What the shelf tells of the campaign in play.
    pub fn listed(self) -> Option<Listed> {
        let id = self.id.get_value()?;
        self.slots.with_value(|slots| slots.listed(id))
    }

    /// Its place, if the campaign in play is kept.
    pub fn place(self) -> Option<CampaignId> {
        self.id.get_value()
    }

    fn relist(self, id: CampaignId, change: impl FnOnce(&mut Listed)) -> bool {
        let done = self.slots.with_value(|slots| slots.relist(id, change));
        if done.is_err() {
            self.notice.set(Some("The shelf could not be written. Nothing is changed.".to_owned()));
        }
        self.shelved.set(());
        done.is_ok()
    }

    /// Gives a campaign another name on the shelf; an empty one gives it its own back.
    pub fn rename(self, id: CampaignId, name: &str) {
        let name: String =
            name.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST_LABEL).collect();
        let label = (!name.is_empty()).then_some(name);
        if self.relist(id, |listed| listed.label = label.clone().filter(|label| *label != listed.name))
            && self.id.get_value() == Some(id)
        {
            self.label.set(label);
        }
    }

    /// Puts a campaign away, or back.
    pub fn put_away(self, id: CampaignId, away: bool) {
        self.relist(id, |listed| listed.archived = away);
    }

    /// Takes a campaign off the shelf, or puts it back; it is kept until it is removed for good.
    pub fn remove(self, id: CampaignId, removed: bool) {
        self.relist(id, |listed| listed.removed = removed);
    }

    /// Removes a campaign for good.
    pub fn forget(self, id: CampaignId) {
        drop(self.take_left(id));
        let forgotten = self.slots.try_update_value(|slots| slots.forget(id));
        if !matches!(forgotten, Some(Ok(()))) {
            self.notice.set(Some("The campaign could not be removed from this device.".to_owned()));
        }
        self.shelved.set(());
    }

    /// A copy of a campaign, under the next name.
    pub fn duplicate(self, id: CampaignId, name: &str) {
        let done = self.slots.try_update_value(|slots| slots.duplicate(id, name, Some(now())));
        if let Some(Err(error)) = done {
            self.notice.set(Some(not_saved_words(&error)));
        }
        self.shelved.set(());
    }

    /// Remembers that a copy of a campaign was taken outside this device.
    pub fn note_copy(self, id: CampaignId) {
        self.relist(id, |listed| listed.copied = Some(Copied { entries: listed.entries, at: now() }));
    }

    /// A campaign as a file: its name and its text.
    ///
    /// # Errors
    /// Why it cannot be written, in words.
    pub fn file_of(self, id: CampaignId) -> Result<(String, String), String> {
        let listed = self.slots.with_value(|slots| slots.listed(id)).unwrap_or_default();
        let open = self.id.get_value() == Some(id);
        let campaign = match open.then(|| self.campaign.get_untracked()).flatten() {
            Some(campaign) => campaign,
            None => {
                let opened = self.slots.with_value(|slots| slots.look_into(id));
                opened.map_err(|error| crate::ui::save_words::not_opened_words(&error))?.campaign
            }
        };
        let text = envelope::filed(&campaign, listed.label.as_deref());
        let text = text.map_err(|error| not_saved_words(&NotSaved::Unwritable(error)))?;
        Ok((crate::view::shelf::file_name(listed.shown(), &campaign), text))
    }

    /// Every campaign that can be read, in one file.
    ///
    /// # Errors
    /// Why it cannot be written, in words.
    pub fn file_of_all(self) -> Result<(String, String), String> {
        let ids = self.shelf().into_iter().filter(|listed| !listed.removed).map(|listed| listed.id);
        let files: Vec<String> = ids.filter_map(|id| self.file_of(id).ok()).map(|(_, text)| text).collect();
        let text = bundle(&files).map_err(|error| not_saved_words(&NotSaved::Unwritable(error)))?;
        Ok((crate::view::shelf::file_name_of_all(files.len()), text))
    }

    /// Opens a campaign of the shelf, whatever lies open now.
    pub fn open_from_shelf(self, id: CampaignId) {
        if self.campaign.with_untracked(Option::is_none) {
            return self.want(Wanted::Kept(id));
        }
        // The desk stays and asks for nothing anew: what lies on it is changed here.
        self.leave();
        self.slots.with_value(|slots| slots.begin_opening(id));
        self.open(id, false);
        request_animation_frame(move || self.stands());
    }
}

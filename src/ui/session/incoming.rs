//! What comes in from outside: a link, a file, a text. It waits to be looked at, and touches nothing until a choice is made.

use leptos::prelude::*;
use leptos::web_sys::Event;

use super::Session;
use crate::engine::campaign::Campaign;
use crate::storage::envelope::Filed;
use crate::storage::marks::together;
use crate::storage::raw::LARGEST_RAW;
use crate::storage::{CampaignId, NotSaved, Slots, link};
use crate::ui::platform::keeping::{now, replace_hash};
use crate::ui::platform::share::{Given, read_files};
use crate::ui::save_words::not_saved_words;

/// Something that has come and was not read yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incoming {
    /// A link, as it stands in the address.
    Link(String),
    /// A text, and what it came as: a file's name.
    Text(String, String),
}

impl Session {
    /// Takes a link out of the address, if one is there; whether it is one.
    pub fn look_at_address(self, hash: &str) -> bool {
        let is_link = link::is_link(hash);
        if is_link {
            self.incoming.set(Some(Incoming::Link(hash.to_owned())));
        } else if self.incoming.with_untracked(|now| matches!(now, Some(Incoming::Link(_)))) {
            // The way back was taken.
            self.incoming.set(None);
        }
        is_link
    }

    /// Takes in the files of an event, dropped or chosen; whether there are any.
    pub fn take_files(self, event: &Event) -> bool {
        let told = move |name: &str, what: &str| {
            self.notice.set(Some([name, " ", what, " Nothing is changed."].concat()));
        };
        let count = read_files(event, LARGEST_RAW, move |given| match given {
            Given::Text(name, text) => {
                self.shelf_sheet.set(None);
                self.incoming.set(Some(Incoming::Text(name, text)));
            }
            Given::TooLarge(name) => told(&name, "is larger than any campaign: it is some other file."),
            Given::Unreadable(name) => told(&name, "cannot be read by this browser."),
        });
        if count > 1 {
            let words = "One file at a time: the first is shown. A file may hold several campaigns.";
            self.notice.set(Some(words.to_owned()));
        }
        count > 0
    }

    /// Nothing is taken of what has come.
    pub fn let_pass(self) {
        if self.incoming.with_untracked(|now| matches!(now, Some(Incoming::Link(_)))) {
            replace_hash(self.screen.get_untracked().hash());
        }
        self.incoming.set(None);
    }

    /// Every campaign of this device that can be read, with its place and name: what comes is compared with them.
    pub fn campaigns_here(self) -> Vec<(CampaignId, String, Campaign)> {
        let open = self.place();
        let shelf = self.shelf().into_iter().filter(|listed| !listed.removed);
        let read = |listed: crate::storage::slots::Listed| {
            let id = listed.id;
            let campaign = match open == Some(id) {
                true => self.campaign.get_untracked(),
                false => {
                    self.slots.with_value(|slots| slots.look_into(id)).ok().map(|opened| opened.campaign)
                }
            };
            Some((id, listed.shown().to_owned(), campaign?))
        };
        shelf.filter_map(read).collect()
    }

    /// Puts campaigns on the shelf as new ones: all, or none.
    ///
    /// # Errors
    /// Why they could not be kept, in words; the shelf is then as it was.
    pub fn keep_as_new(self, files: &[Filed]) -> Result<Vec<CampaignId>, String> {
        let mut kept = Vec::new();
        for filed in files {
            let id = self.slots.with_value(Slots::new_id);
            let saved = self.slots.try_update_value(|slots| {
                slots.save(id, &filed.campaign, Some(now()))?;
                let label = filed.label.clone().filter(|label| *label != filed.campaign.game().setup.name);
                if label.is_some() {
                    slots.relist(id, |listed| listed.label = label)?;
                }
                Ok::<(), NotSaved>(())
            });
            kept.push(id);
            if let Some(Err(error)) = saved {
                for id in kept {
                    // What was written of them goes again.
                    let _ = self.slots.try_update_value(|slots| slots.forget(id));
                }
                self.shelved.set(());
                return Err(not_saved_words(&error));
            }
        }
        self.shelved.set(());
        Ok(kept)
    }

    /// Takes a campaign that has come into one that is here: theirs is the line in force then, unless it lies behind, and
    /// what was here alone stays as a line that was left.
    ///
    /// # Errors
    /// Why it could not be done, in words; nothing is changed then.
    pub fn take_over(self, id: CampaignId, theirs: &Campaign) -> Result<(), String> {
        const APART: &str = "The two could not be put together: where they should be the same, they differ. Keep it as a new \
                             campaign instead.";
        if self.place() == Some(id) {
            if !self.may_write() {
                return Err("This campaign is open in another window: play on here first.".to_owned());
            }
            let grown = self.campaign.with_untracked(|mine| together(mine.as_ref()?, theirs)).ok_or(APART)?;
            self.campaign.set(Some(grown));
            self.save();
            return Ok(());
        }
        let done = self.slots.try_update_value(|slots| {
            let mine =
                slots.open(id).map_err(|error| crate::ui::save_words::not_opened_words(&error))?.campaign;
            let grown = together(&mine, theirs).ok_or_else(|| APART.to_owned())?;
            slots.save(id, &grown, Some(now())).map_err(|error| not_saved_words(&error))
        });
        self.shelved.set(());
        done.unwrap_or(Ok(()))
    }

    /// Keeps a text that this version cannot read, as it is, until one comes that can.
    ///
    /// # Errors
    /// Why it could not be kept, in words.
    pub fn keep_unread(self, name: &str, version: &str, text: &str) -> Result<(), String> {
        let kept = self.slots.try_update_value(|slots| slots.keep_unread(name, version, text, Some(now())));
        self.shelved.set(());
        kept.unwrap_or(Ok(())).map_err(|error| not_saved_words(&error))
    }
}

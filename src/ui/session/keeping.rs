//! Opening, beginning, leaving and saving campaigns.

use leptos::prelude::*;

use super::{HeldBack, Saved, Session, Wanted, Window};
use crate::engine::campaign::Campaign;
use crate::storage::marks::beside;
use crate::storage::{CampaignId, Generation, NotSaved, OpenError, Slots};
use crate::ui::clerk;
use crate::ui::platform::keeping::{Promise, ask_to_keep, now};
use crate::ui::save_words::{mended_words, not_opened_words, not_saved_words, recovered_words};
use crate::ui::screens::Screen;
use crate::view::example::{example, is_example};

/// Why the campaign that was open last stays closed.
pub(super) const NOT_AGAIN: &str = "The campaign that was open last did not open twice, so it stays closed. Nothing of it is \
                                    lost: tap it to try once more, or save it to a file from the rescue page.";

/// The pause before what could not be saved is tried again.
const PAUSE: std::time::Duration = std::time::Duration::from_secs(3);

impl Session {
    /// Asks for a campaign: the desk comes and opens it.
    pub fn want(self, wanted: Wanted) {
        self.wanted.set(Some(wanted));
    }

    /// Whether a campaign is asked for and not open yet.
    pub fn is_wanted(self) -> bool {
        self.wanted.with(Option::is_some)
    }

    /// Opens the campaign that is asked for; whether one lies open.
    pub fn bring(self) -> bool {
        match self.wanted.get_untracked() {
            Some(Wanted::Kept(id)) => {
                self.slots.with_value(|slots| slots.begin_opening(id));
                self.open(id, false);
            }
            Some(Wanted::Example) => self.look_at_example(),
            None => {}
        }
        self.wanted.set(None);
        self.campaign.with_untracked(Option::is_some)
    }

    /// The campaign is drawn: its opening did not bring the program down.
    pub fn stands(self) {
        // What was asked for before the program came down is still called.
        if !clerk::is("panicked") {
            self.slots.with_value(Slots::end_opening);
        }
    }

    /// Opens the example. One that was only looked at is looked at again, and does not pile up on the shelf.
    fn look_at_example(self) {
        let there = self.shelf().into_iter().find(|one| is_example(&one.name, one.month));
        match (there, example()) {
            (Some(there), _) => self.open(there.id, false),
            (None, Ok(campaign)) => self.begin(campaign),
            (None, Err(_)) => {
                self.notice.set(Some("The example does not open in this version.".to_owned()));
            }
        }
    }

    /// Puts a new campaign on the shelf and opens it.
    pub fn begin(self, campaign: Campaign) {
        let id = self.slots.with_value(Slots::new_id);
        self.lay_open(id, campaign, false);
        self.save();
        self.go(Screen::Turn);
    }

    /// Opens a campaign from the shelf; takes it from another window if `steal`.
    pub(super) fn open(self, id: CampaignId, steal: bool) {
        let is_behind = self.slots.with_value(|slots| slots.is_stale(id));
        let opened: Result<_, OpenError> =
            self.slots.try_update_value(|slots| slots.open(id)).unwrap_or(Err(OpenError::NoSuch));
        match opened {
            Ok(opened) => {
                let left = self.take_left(id);
                let is_unsaved = left.is_some();
                self.lay_open(
                    id,
                    match left {
                        Some(mine) if is_behind => beside(&opened.campaign, &mine).unwrap_or(opened.campaign),
                        Some(mine) => mine,
                        None => opened.campaign,
                    },
                    steal,
                );
                let (begun, basket) = self.slots.with_value(|slots| slots.closing(id));
                self.basket.set(basket);
                self.closing.set(begun);
                if is_unsaved {
                    self.save();
                } else if !matches!(self.saved.get_untracked(), Saved::No(_)) {
                    self.saved.set(Saved::Yes);
                }
                if self.listed().is_some_and(|listed| listed.waits.is_some()) {
                    // It waited for this version.
                    self.save();
                }
                match opened.generation {
                    Generation::Latest => {}
                    Generation::Mended(fault) => self.notice.set(Some(mended_words(&fault))),
                    Generation::Earlier(fault) => self.notice.set(Some(recovered_words(&fault))),
                }
            }
            Err(error) => {
                self.stands();
                self.notice.set(Some(not_opened_words(&error)));
            }
        }
    }

    fn lay_open(self, id: CampaignId, campaign: Campaign, steal: bool) {
        self.id.set_value(Some(id));
        let label = self.slots.with_value(|slots| slots.listed(id)).and_then(|listed| listed.label);
        self.label.set(label);
        self.basket.set(Default::default());
        self.closing.set(None);
        self.campaign.set(Some(campaign));
        self.slots.with_value(|slots| slots.remember_open(Some(id)));
        self.hold(id, steal);
    }

    /// Goes back to the start page; the campaign stays on the shelf, and acts that could not be saved yet are not let go.
    pub fn leave(self) {
        if let (Saved::No(_), None) = (self.saved.get_untracked(), self.forbidden.get_value()) {
            if let Some(left) = self.id.get_value().zip(self.campaign.get_untracked()) {
                self.unsaved.update_value(|all| all.push(left));
            }
            self.try_later();
        }
        self.let_go();
        self.id.set_value(None);
        self.campaign.set(None);
        self.label.set(None);
        self.sheet.set(None);
        self.held_back.set(None);
        self.picked.set(None);
        if !matches!(self.saved.get_untracked(), Saved::No(_)) {
            self.saved.set(Saved::Nothing);
        }
        self.slots.with_value(|slots| slots.remember_open(None));
        self.shelved.set(());
    }

    /// The name of the campaign in play, as the shelf has it.
    pub fn name(self) -> Option<String> {
        self.label.get().or_else(|| self.ask(|campaign| campaign.game().setup.name.clone()))
    }

    /// Tells whether the last act is saved. Where nothing at all is kept, that is said whatever is saved for the moment.
    pub(super) fn tell_saved(self, saved: Saved) {
        self.saved.set(self.forbidden.get_value().map_or(saved, Saved::No));
    }

    /// A campaign that was left before it could be saved; it is saved from elsewhere then, or let go.
    pub(super) fn take_left(self, id: CampaignId) -> Option<Campaign> {
        self.unsaved.try_update_value(|all| {
            let at = all.iter().position(|(left, _)| *left == id)?;
            Some(all.remove(at).1)
        })?
    }

    /// Saves what was left before it could be saved; why not, if some still cannot be.
    fn save_left(self) -> Option<NotSaved> {
        let mut why = None;
        let mut still = Vec::new();
        for (id, campaign) in self.unsaved.get_value() {
            match self.slots.try_update_value(|slots| slots.save(id, &campaign, Some(now()))) {
                Some(Err(error)) => {
                    why = Some(error);
                    still.push((id, campaign));
                }
                _ => {
                    self.tell_windows(id);
                    self.shelved.set(());
                }
            }
        }
        self.unsaved.set_value(still);
        why
    }

    /// Saves the campaign; what cannot be saved says so, and is tried again until it can.
    pub fn save(self) {
        let left = self.save_left();
        if let Some(why) = &left {
            self.saved.set(Saved::No(not_saved_words(why)));
            self.try_later();
        }
        let Some(id) = self.id.get_value() else {
            if left.is_none() {
                self.tell_saved(Saved::Nothing);
            }
            return;
        };
        let outcome = self.campaign.with_untracked(|campaign| {
            let campaign = campaign.as_ref()?;
            self.slots.try_update_value(|slots| slots.save(id, campaign, Some(now())))
        });
        match outcome {
            Some(Ok(())) => {
                if left.is_none() {
                    self.tell_saved(Saved::Yes);
                }
                self.tell_windows(id);
                self.ask_promise();
            }
            Some(Err(NotSaved::SavedElsewhere)) => {
                self.window.set(Window::Behind);
                self.held_back.set(Some(HeldBack::Unsaved));
            }
            Some(Err(error)) => {
                self.saved.set(Saved::No(not_saved_words(&error)));
                self.try_later();
            }
            None => {}
        }
    }

    /// Tries to save again after a pause: room may have been made in another window, and nobody should have to know.
    fn try_later(self) {
        if self.retrying.get_value() {
            return;
        }
        self.retrying.set_value(true);
        set_timeout(
            move || {
                self.retrying.set_value(false);
                if matches!(self.saved.get_untracked(), Saved::No(_)) {
                    self.save();
                }
            },
            PAUSE,
        );
    }

    /// Asks the browser once, after the first save, to keep what is stored.
    fn ask_promise(self) {
        if self.promise.get_untracked() == Promise::Unasked {
            self.promise.set(Promise::Unknown);
            ask_to_keep(move |promise| self.promise.set(promise));
        }
    }
}

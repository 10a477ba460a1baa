//! What every screen shares: the campaign in play, the sheet that lies open, and the one way to do an act.

mod closing;

use leptos::prelude::*;

use crate::engine::campaign::Campaign;
use crate::engine::command::Command;
use crate::engine::refusal::Refusal;
use crate::model::clause::Clause;
use crate::model::economy::Basket;
use crate::storage::browser::slots;
use crate::storage::{CampaignId, Generation, NotSaved, OpenError, Slots};
use crate::ui::platform;
use crate::ui::save_words::{not_opened_words, not_saved_words, recovered_words};
use crate::ui::screens::Screen;
use crate::ui::treasury::Page;
use crate::view::chart::Pick;
use crate::view::example::{example, is_example};
use crate::view::explain::{Headline, Line, explain};
use crate::view::treasury::CloseDraft;
use crate::view::words::done_title;
use closing::{is_close, is_purchase};

/// Whether the last act is on the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// Nothing to save yet.
    Nothing,
    /// Saved.
    Yes,
    /// Not saved, and why.
    No(String),
}

/// The sheet that lies open.
#[derive(Clone, Debug, PartialEq)]
pub enum Laid {
    /// An act to be filled in and done.
    Act(Box<Command>),
    /// How a number came about.
    Why(String, Line),
    /// A clause, and what it says now.
    Clause(Clause),
    /// A province or city, where the map has no panel beside it.
    Place(Pick),
    /// The list of places, where the map has no panel beside it.
    Places,
    /// The group's status card.
    Card,
    /// The campaign itself: name, saving, leaving.
    Campaign,
}

/// The campaign that is asked for from the start page, until the desk is there to open it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One of the shelf.
    Kept(CampaignId),
    /// The example.
    Example,
}

/// What every screen shares. Provided once, by the app.
#[derive(Clone, Copy)]
pub struct Session {
    /// The campaign in play.
    pub campaign: RwSignal<Option<Campaign>>,
    /// Whether it is saved.
    pub saved: RwSignal<Saved>,
    /// The sheet that lies open.
    pub laid: RwSignal<Option<Laid>>,
    /// The screen.
    pub screen: RwSignal<Screen>,
    /// The place picked on the map.
    pub picked: RwSignal<Option<Pick>>,
    /// The clause at which the rulebook lies open.
    pub bookmark: RwSignal<Option<Clause>>,
    /// The entry at which the record is to be opened.
    pub entry: RwSignal<Option<u32>>,
    /// What is chosen from the price list and not bought yet.
    pub basket: RwSignal<Basket>,
    /// The quarter's close as it is being filled in.
    pub closing: RwSignal<Option<CloseDraft>>,
    /// The page at which the treasury lies open.
    pub treasury_page: RwSignal<Page>,
    /// The last thing said to everyone, and to screen readers.
    pub said: RwSignal<String>,
    /// A notice that stays until it is closed.
    pub notice: RwSignal<Option<String>>,
    wanted: RwSignal<Option<Wanted>>,
    opener: StoredValue<Option<String>>,
    id: StoredValue<Option<CampaignId>>,
    slots: StoredValue<Slots, LocalStorage>,
}

impl Session {
    /// Opens the shelf, and the campaign that lay open last.
    pub fn start() -> Self {
        let (slots, fault) = slots();
        let last = slots.last_open();
        let screen = slots.last_screen().and_then(|hash| Screen::from_hash(&hash));
        let session = Self {
            campaign: RwSignal::new(None),
            saved: RwSignal::new(Saved::Nothing),
            laid: RwSignal::new(None),
            screen: RwSignal::new(screen.unwrap_or(Screen::Turn)),
            picked: RwSignal::new(None),
            bookmark: RwSignal::new(None),
            entry: RwSignal::new(None),
            basket: RwSignal::new(Basket::default()),
            closing: RwSignal::new(None),
            treasury_page: RwSignal::new(Page::Quarter),
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            wanted: RwSignal::new(last.map(Wanted::Kept)),
            opener: StoredValue::new(None),
            id: StoredValue::new(None),
            slots: StoredValue::new_local(slots),
        };
        if let Some(fault) = fault {
            session.saved.set(Saved::No(not_saved_words(&NotSaved::Store(fault))));
        }
        session
    }

    /// The session of the page; call it in a component's body.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// What `of` makes of the campaign in play; none without one. Inside a `live` part the part follows the campaign.
    pub fn ask<T>(self, of: impl FnOnce(&Campaign) -> T) -> Option<T> {
        self.campaign.with(|campaign| campaign.as_ref().map(of))
    }

    /// Does an act; it is saved before it is shown. A refusal changes nothing.
    ///
    /// # Errors
    /// The refusal, for the sheet that asked.
    pub fn submit(self, command: Command) -> Result<(), Refusal> {
        let title = done_title(&command);
        let (bought, closed) = (is_purchase(&command), is_close(&command));
        platform::refocus(platform::focused_id());
        let outcome = self.campaign.try_update(|campaign| match campaign {
            Some(campaign) => campaign.submit(command).map(|_| ()),
            None => Ok(()),
        });
        match outcome {
            Some(Err(refusal)) => Err(refusal),
            _ => {
                if bought {
                    self.basket.set(Basket::default());
                }
                if closed {
                    self.closing.set(None);
                }
                if bought || closed {
                    self.keep_basket();
                }
                self.save();
                self.said.set(format!("{title}."));
                Ok(())
            }
        }
    }

    /// Does an act at once, or lays its sheet open to say why it is refused.
    pub fn submit_or_ask(self, command: Command) {
        if self.submit(command.clone()).is_err() {
            self.open_act(command);
        }
    }

    /// Lays an act's sheet open.
    pub fn open_act(self, command: Command) {
        self.lay(Laid::Act(Box::new(command)));
    }

    /// Opens a headline number.
    pub fn open_why(self, title: &str, headline: Headline) {
        let line =
            self.campaign.with_untracked(|campaign| campaign.as_ref().map(|one| explain(one, headline)));
        if let Some(line) = line {
            self.lay(Laid::Why(title.to_owned(), line));
        }
    }

    /// Opens a clause by its number, as a screen shows it.
    pub fn open_clause(self, number: &str) {
        let clause = Clause::ALL.iter().copied().find(|clause| clause.number() == number);
        if let Some(clause) = clause {
            self.lay(Laid::Clause(clause));
        }
    }

    /// Opens the rulebook at a clause.
    pub fn read(self, clause: Clause) {
        self.laid.set(None);
        self.bookmark.set(Some(clause));
        self.go(Screen::Rules);
    }

    /// Opens the record at an entry.
    pub fn read_entry(self, seq: u32) {
        self.entry.set(Some(seq));
        self.go(Screen::Record);
    }

    /// Lays a sheet open, and remembers what opened it.
    fn lay(self, laid: Laid) {
        if self.laid.with_untracked(Option::is_none) {
            self.opener.set_value(platform::focused_id());
        }
        self.laid.set(Some(laid));
    }

    /// Closes the sheet; the focus goes back to what opened it, drawn anew or not.
    pub fn close_sheet(self) {
        self.laid.set(None);
        platform::refocus(self.opener.get_value());
    }

    /// Keeps dice that the app drew for an act: saved before they are shown, so that they stand.
    pub fn keep_dice(self, command: &Command, dice: Vec<crate::model::quantity::Die>) {
        self.campaign.update_untracked(|campaign| {
            if let Some(campaign) = campaign {
                campaign.keep_drawn(command, dice);
            }
        });
        self.save();
    }

    /// Takes the last act back.
    pub fn undo(self) {
        self.step("Taken back", Campaign::undo);
    }

    /// Does the act again that was taken back.
    pub fn redo(self) {
        self.step("Done again", Campaign::redo);
    }

    /// Takes acts back until this entry is the last in force.
    pub fn undo_to(self, seq: u32) {
        self.step("Taken back", |campaign| {
            let before = campaign.journal().head;
            while campaign.undoable().is_some_and(|last| last.seq > seq) && campaign.undo() {}
            campaign.journal().head != before
        });
    }

    /// Takes up a line that was left, by its last entry.
    pub fn take_up(self, last: u32) {
        self.step("Another line is taken up", |campaign| campaign.take_up(last));
    }

    /// Writes a note beside an entry.
    pub fn annotate(self, seq: u32, note: &str) {
        self.step("Noted", |campaign| campaign.annotate(seq, note));
    }

    fn step(self, said: &str, change: impl FnOnce(&mut Campaign) -> bool) {
        platform::refocus(platform::focused_id());
        let changed = self.campaign.try_update(|campaign| campaign.as_mut().is_some_and(change));
        if changed == Some(true) {
            self.save();
            self.said.set(format!("{said}."));
        }
    }

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
            Some(Wanted::Kept(id)) => self.open(id),
            Some(Wanted::Example) => self.look_at_example(),
            None => {}
        }
        self.wanted.set(None);
        self.campaign.with_untracked(Option::is_some)
    }

    /// Opens the example. One that was only looked at is looked at again, and does not pile up on the shelf.
    fn look_at_example(self) {
        let there = self.shelf().into_iter().find(|one| is_example(&one.name, one.month));
        match (there, example()) {
            (Some(there), _) => self.open(there.id),
            (None, Ok(campaign)) => self.begin(campaign),
            (None, Err(_)) => {
                self.notice.set(Some("The example does not open in this version.".to_owned()));
            }
        }
    }

    /// Puts a new campaign on the shelf and opens it.
    pub fn begin(self, campaign: Campaign) {
        let id = self.slots.with_value(Slots::new_id);
        self.id.set_value(Some(id));
        self.basket.set(Basket::default());
        self.closing.set(None);
        self.campaign.set(Some(campaign));
        self.save();
        self.slots.with_value(|slots| slots.remember_open(Some(id)));
        self.go(Screen::Turn);
    }

    /// Opens a campaign from the shelf.
    fn open(self, id: CampaignId) {
        let opened: Result<_, OpenError> =
            self.slots.try_update_value(|slots| slots.open(id)).unwrap_or(Err(OpenError::NoSuch));
        match opened {
            Ok(opened) => {
                self.id.set_value(Some(id));
                let (begun, basket) = self.slots.with_value(|slots| slots.closing(id));
                self.basket.set(basket);
                self.closing.set(begun);
                self.campaign.set(Some(opened.campaign));
                if !matches!(self.saved.get_untracked(), Saved::No(_)) {
                    self.saved.set(Saved::Yes);
                }
                if let Generation::Earlier(fault) = opened.generation {
                    self.notice.set(Some(recovered_words(&fault)));
                }
                self.slots.with_value(|slots| slots.remember_open(Some(id)));
            }
            Err(error) => self.notice.set(Some(not_opened_words(&error))),
        }
    }

    /// Goes back to the start page; the campaign stays on the shelf.
    pub fn leave(self) {
        self.id.set_value(None);
        self.campaign.set(None);
        self.laid.set(None);
        self.picked.set(None);
        if !matches!(self.saved.get_untracked(), Saved::No(_)) {
            self.saved.set(Saved::Nothing);
        }
        self.slots.with_value(|slots| slots.remember_open(None));
    }

    /// The campaigns on the shelf, the latest first.
    pub fn shelf(self) -> Vec<crate::storage::Listed> {
        let mut listed = self.slots.with_value(|slots| slots.list().unwrap_or_default());
        listed.sort_by_key(|one| std::cmp::Reverse(one.updated));
        listed
    }

    /// Takes a campaign off the shelf for good.
    pub fn forget(self, id: CampaignId) {
        let forgotten = self.slots.try_update_value(|slots| slots.forget(id));
        if !matches!(forgotten, Some(Ok(()))) {
            self.notice.set(Some("The campaign could not be removed from this device.".to_owned()));
        }
    }

    /// Shows a screen.
    pub fn go(self, screen: Screen) {
        self.screen.set(screen);
        platform::set_hash(screen.hash());
    }

    /// Keeps the screen for the next visit.
    pub fn remember_screen(self, screen: Screen) {
        self.slots.with_value(|slots| slots.remember_screen(screen.hash()));
    }

    /// Saves the campaign; what cannot be saved says so until it can.
    pub fn save(self) {
        let Some(id) = self.id.get_value() else { return };
        let outcome = self.campaign.with_untracked(|campaign| {
            let campaign = campaign.as_ref()?;
            self.slots.try_update_value(|slots| slots.save(id, campaign))
        });
        match outcome {
            Some(Ok(())) => self.saved.set(Saved::Yes),
            Some(Err(error)) => self.saved.set(Saved::No(not_saved_words(&error))),
            None => {}
        }
    }
}

//! What every screen shares: the campaign in play, the sheet that lies open, and the one way to do an act.

mod closing;
mod incoming;
mod keeping;
mod shelf;
mod windows;

use leptos::prelude::*;

use crate::engine::campaign::Campaign;
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::refusal::Refusal;
use crate::model::clause::Clause;
use crate::model::economy::Basket;
use crate::model::power::Power;
use crate::storage::browser::slots;
use crate::storage::{CampaignId, NotSaved, Slots};
use crate::ui::platform;
use crate::ui::platform::keeping::Promise;
use crate::ui::platform::windows::{Held, Line as WindowLine};
use crate::ui::save_words::not_saved_words;
use crate::ui::screens::Screen;
use crate::view::chart::Pick;
use crate::view::explain::{Headline, Line, explain};
use crate::view::treasury::{CloseDraft, Tab};
use crate::view::words::done_title;
use closing::{is_close, is_purchase};

pub use incoming::Incoming;
pub use shelf::ShelfSheet;
pub use windows::{HeldBack, Window};

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
pub enum OpenSheet {
    /// An act to be filled in and done.
    Act(Box<Act>),
    /// How a number came about.
    Why(String, Line),
    /// A clause, and what it says now.
    Clause(Clause),
    /// Two powers, and what can be done between them.
    Pair(Power, Power),
    /// A province or city, where the map has no panel beside it.
    Place(Pick),
    /// The list of places, where the map has no panel beside it.
    Places,
    /// The group's status card.
    Card,
    /// A value to be corrected by hand.
    Correct,
    /// A note for the record.
    Note,
    /// The campaign itself: name, saving, leaving.
    Campaign,
    /// Handing the campaign over: link, picture, file.
    HandOver,
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
    pub sheet: RwSignal<Option<OpenSheet>>,
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
    /// The part at which the treasury lies open.
    pub treasury_page: RwSignal<Tab>,
    /// The last thing said to everyone, and to screen readers.
    pub announcement: RwSignal<String>,
    /// A notice that stays until it is closed.
    pub notice: RwSignal<Option<String>>,
    /// Whether this window writes the campaign, or another one of this device does.
    pub window: RwSignal<Window>,
    /// An act that was not taken, since this window does not write the campaign.
    pub held_back: RwSignal<Option<HeldBack>>,
    /// Something that came from outside and waits to be looked at.
    pub incoming: RwSignal<Option<Incoming>>,
    /// The name the campaign has on the shelf, if it is another than its own.
    pub label: RwSignal<Option<String>>,
    /// Whether the browser promised to keep what is stored.
    pub promise: RwSignal<Promise>,
    /// The sheet of the shelf that lies open, over whatever else there is.
    pub shelf_sheet: RwSignal<Option<ShelfSheet>>,
    /// Changes whenever the shelf does.
    pub shelved: RwSignal<()>,
    wanted: RwSignal<Option<Wanted>>,
    opener: StoredValue<Option<String>>,
    id: StoredValue<Option<CampaignId>>,
    slots: StoredValue<Slots, LocalStorage>,
    held: Held,
    line: StoredValue<Option<WindowLine>, LocalStorage>,
    retrying: StoredValue<bool>,
    /// Why nothing at all is kept in this browser, if so.
    forbidden: StoredValue<Option<String>>,
    /// Campaigns that were left before their last acts could be saved.
    unsaved: StoredValue<Vec<(CampaignId, Campaign)>>,
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
            sheet: RwSignal::new(None),
            screen: RwSignal::new(screen.unwrap_or(Screen::Turn)),
            picked: RwSignal::new(None),
            bookmark: RwSignal::new(None),
            entry: RwSignal::new(None),
            basket: RwSignal::new(Basket::default()),
            closing: RwSignal::new(None),
            treasury_page: RwSignal::new(Tab::Quarter),
            announcement: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            window: RwSignal::new(Window::Writer),
            held_back: RwSignal::new(None),
            incoming: RwSignal::new(None),
            label: RwSignal::new(None),
            promise: RwSignal::new(Promise::Unasked),
            shelf_sheet: RwSignal::new(None),
            shelved: RwSignal::new(()),
            wanted: RwSignal::new(None),
            opener: StoredValue::new(None),
            id: StoredValue::new(None),
            slots: StoredValue::new_local(slots),
            held: Held::nothing(),
            line: StoredValue::new_local(None),
            retrying: StoredValue::new(false),
            forbidden: StoredValue::new(fault.map(|fault| not_saved_words(&NotSaved::Store(fault)))),
            unsaved: StoredValue::new(Vec::new()),
        };
        session.tell_saved(Saved::Nothing);
        session.listen();
        match last {
            Some(id) if session.slots.with_value(|slots| slots.may_open(id)) => {
                session.wanted.set(Some(Wanted::Kept(id)));
            }
            Some(_) => {
                session.slots.with_value(|slots| slots.remember_open(None));
                session.notice.set(Some(keeping::NOT_AGAIN.to_owned()));
            }
            None => {}
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
        if !self.may_write() {
            self.held_back.set(Some(HeldBack::Act(Box::new(command))));
            return Ok(());
        }
        let title = done_title(&command);
        let (bought, closed) = (is_purchase(&command), is_close(&command));
        platform::refocus(platform::focused_id());
        // A refusal changes nothing, so nothing is drawn again.
        let outcome = self.campaign.try_maybe_update(|campaign| {
            let outcome = campaign.as_mut().map(|campaign| campaign.submit(command).map(|_| ()));
            (matches!(outcome, Some(Ok(()))), outcome)
        });
        match outcome.flatten() {
            None => Ok(()),
            Some(Err(refusal)) => Err(refusal),
            Some(Ok(())) => {
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
                self.announcement.set(format!("{title}."));
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
    pub fn open_act(self, act: impl Into<Act>) {
        self.open_sheet(OpenSheet::Act(Box::new(act.into())));
    }

    /// Opens a headline number.
    pub fn open_why(self, title: &str, headline: Headline) {
        let line =
            self.campaign.with_untracked(|campaign| campaign.as_ref().map(|one| explain(one, headline)));
        if let Some(line) = line {
            self.open_sheet(OpenSheet::Why(title.to_owned(), line));
        }
    }

    /// Opens a clause by its number, as a screen shows it.
    pub fn open_clause(self, number: &str) {
        let clause = Clause::ALL.iter().copied().find(|clause| clause.number() == number);
        if let Some(clause) = clause {
            self.open_sheet(OpenSheet::Clause(clause));
        }
    }

    /// Opens the rulebook at a clause.
    pub fn read(self, clause: Clause) {
        self.sheet.set(None);
        self.bookmark.set(Some(clause));
        self.go(Screen::Rules);
    }

    /// Opens the record at an entry.
    pub fn read_entry(self, seq: u32) {
        self.entry.set(Some(seq));
        self.go(Screen::Record);
    }

    /// Shows a place: in the panel beside the map, or in a sheet.
    pub fn show_place(self, pick: Pick) {
        self.picked.set(Some(pick));
        if platform::panel_is_beside_map() {
            self.go(Screen::Map);
            platform::focus_panel();
        } else {
            self.sheet.set(Some(OpenSheet::Place(pick)));
        }
    }

    /// Opens a sheet, and remembers what opened it.
    pub fn open_sheet(self, sheet: OpenSheet) {
        if self.sheet.with_untracked(Option::is_none) {
            self.opener.set_value(platform::focused_id());
        }
        self.sheet.set(Some(sheet));
    }

    /// Closes the sheet; the focus goes back to what opened it, drawn anew or not.
    pub fn close_sheet(self) {
        self.sheet.set(None);
        platform::refocus(self.opener.get_value());
    }

    /// Takes away whatever lies over the page.
    pub fn close_all(self) {
        self.incoming.set(None);
        self.shelf_sheet.set(None);
        self.held_back.set(None);
        self.close_sheet();
    }

    /// Keeps dice that the app drew for an act: saved before they are shown, so that they stand.
    pub fn keep_dice(self, roll: Roll, dice: Vec<crate::model::quantity::Die>) {
        if !self.may_write() {
            self.held_back.set(Some(HeldBack::Other));
            return;
        }
        self.campaign.update_untracked(|campaign| {
            if let Some(campaign) = campaign {
                campaign.keep_drawn(roll, dice);
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
        if !self.may_write() {
            self.held_back.set(Some(HeldBack::Other));
            return;
        }
        platform::refocus(platform::focused_id());
        let changed = self.campaign.try_maybe_update(|campaign| {
            let changed = campaign.as_mut().is_some_and(change);
            (changed, changed)
        });
        if changed == Some(true) {
            self.save();
            self.announcement.set(format!("{said}."));
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
}

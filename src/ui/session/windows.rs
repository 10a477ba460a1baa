//! Several windows of one device: one of them writes a campaign, the others look on. What was saved elsewhere is never
//! written over, and an act that comes too late is kept beside it if the player wants.

use leptos::prelude::*;

use super::{Saved, Session};
use crate::game::command::Command;
use crate::storage::CampaignId;
use crate::storage::marks::beside;
use crate::ui::platform::windows::{Hold, Line, on_leaving, on_return};

/// How this window stands to the campaign in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// It writes it.
    Writer,
    /// Another window writes it; this one looks on.
    Reader,
    /// Another window saved it since: what is shown here is behind.
    Behind,
}

/// What was not done, since this window does not write the campaign.
#[derive(Clone, Debug, PartialEq)]
pub enum HeldBack {
    /// An act.
    Act(Box<Command>),
    /// Undo, redo, a note or dice.
    Other,
    /// Acts that are done here and could not be saved, since another window had saved.
    Unsaved,
}

impl Session {
    /// Begins to listen to the other windows. Called once.
    pub(super) fn listen(self) {
        let line = Line::open(move |campaign, count| {
            let ours = self.id.get_value().filter(|id| id.number() == campaign);
            let Some(id) = ours else { return self.shelved.set(()) };
            if self.slots.with_value(|slots| slots.saves(id)) < count {
                self.window.set(Window::Behind);
            }
        });
        self.line.set_value(Some(line));
        // A window that slept may have missed the call.
        on_return(move || self.look_round());
        // WebKit lets a page that is loaded again wait for what the page before it held.
        on_leaving(
            move || self.let_go(),
            move || {
                if let Some(id) = self.id.get_value() {
                    self.hold(id, false);
                    self.look_round();
                }
            },
        );
    }

    /// Looks whether another window saved the campaign since it was opened here.
    fn look_round(self) {
        let Some(id) = self.id.get_value() else { return };
        if self.slots.with_value(|slots| slots.is_stale(id)) {
            self.window.set(Window::Behind);
        }
    }

    pub(super) fn tell_windows(self, id: CampaignId) {
        let count = self.slots.with_value(|slots| slots.saves(id));
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.tell(id.number(), count);
            }
        });
    }

    /// Asks to be the window that writes a campaign; takes it from another one if `steal`.
    pub(super) fn hold(self, id: CampaignId, steal: bool) {
        self.window.set(Window::Writer);
        self.held.ask(id.number(), steal, move |hold| match (hold, self.window.get_untracked()) {
            (Hold::Theirs, Window::Writer) => self.window.set(Window::Reader),
            (Hold::Ours, Window::Reader) => {
                self.window.set(Window::Writer);
                self.look_round();
            }
            _ => {}
        });
    }

    pub(super) fn let_go(self) {
        self.held.release();
    }

    /// Whether this window may write the campaign now.
    pub(super) fn may_write(self) -> bool {
        self.look_round();
        self.window.get_untracked() == Window::Writer
    }

    /// Shows what is saved, and writes it from here on. What is only here is let go.
    pub fn play_on_here(self) {
        let Some(id) = self.id.get_value() else { return };
        self.held_back.set(None);
        self.tell_saved(Saved::Yes);
        self.sheet.set(None);
        self.open(id, true);
        self.announcement.set("What was saved last is shown.".to_owned());
    }

    /// Keeps what was done or asked for here on a line beside the one that was saved elsewhere, and shows that one.
    pub fn keep_beside(self) {
        let Some(id) = self.id.get_value() else { return };
        let Some(mut mine) = self.campaign.get_untracked() else { return };
        if let Some(HeldBack::Act(command)) = self.held_back.get_untracked()
            && mine.submit(*command.clone()).is_err()
        {
            // It is refused here too: what is saved is shown, and the sheet says why.
            self.play_on_here();
            return self.open_act(*command);
        }
        self.play_on_here();
        let Some(grown) = self.campaign.with_untracked(|now| beside(now.as_ref()?, &mine)) else {
            return self
                .notice
                .set(Some("Nothing could be kept beside it: the two have no act in common.".to_owned()));
        };
        if self.id.get_value() == Some(id) {
            self.campaign.set(Some(grown));
            self.save();
            self.notice.set(Some(
                "It is kept on a line of its own: see the lines that were left, in the record.".to_owned(),
            ));
        }
    }
}

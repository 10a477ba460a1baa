//! What a press does.

use leptos::prelude::*;

use super::Site;
use crate::game::command::Command;
use crate::ui::platform;
use crate::ui::screens::Screen;
use crate::ui::session::OpenSheet;
use crate::view::page::{Action, Sheet, Step};

impl Site {
    /// Does what a deed says.
    pub(super) fn act(self, action: Action) {
        let session = self.session;
        platform::keep_focus();
        match action {
            Action::Open(act) => match act.command() {
                // The quarter has a page of its own.
                Some(Command::CloseQuarter(_)) => session.to_close(),
                _ => session.open_act(*act),
            },
            Action::Do(command, form) => match session.submit((*command).clone()) {
                Ok(()) => {
                    if let Some(form) = form {
                        self.state.update(|state| state.forget(&form));
                    }
                }
                Err(_) => session.open_act(*command),
            },
            Action::Step(step, form) => {
                match step {
                    Step::Redo => session.redo(),
                    Step::UndoTo(seq) => session.undo_to(seq),
                    Step::TakeUp(last) => session.take_up(last),
                    Step::Annotate(seq, note) => session.annotate(seq, &note),
                }
                if !form.is_empty() {
                    self.state.update(|state| state.forget(&form));
                }
            }
            Action::Explain(title, headline) => session.open_why(title, headline),
            Action::Derive(line) => session.open_sheet(OpenSheet::Why(line.label.clone(), line)),
            Action::Place(pick) => session.show_place(pick),
            Action::Entry(seq) => session.read_entry(seq),
            Action::Go(address) => {
                if let Some(screen) = Screen::from_hash(address) {
                    session.go(screen);
                }
            }
            Action::Sheet(sheet) => session.open_sheet(match sheet {
                Sheet::Card => OpenSheet::Card,
                Sheet::Correct => OpenSheet::Correct,
                Sheet::Note => OpenSheet::Note,
                Sheet::Campaign => OpenSheet::Campaign,
                Sheet::HandOver => OpenSheet::HandOver,
                Sheet::Pair(one, other) => OpenSheet::Pair(one, other),
            }),
            Action::Fold(key, alone) => self.state.update(|state| state.fold(&key, alone)),
            Action::Basket(basket) => {
                let said = if basket.is_empty() { "The basket is empty." } else { "It is in the basket." };
                session.basket.set(*basket);
                session.announcement.set(said.to_owned());
            }
            Action::Answer(key, answer) => self.answer(&key, &answer),
            Action::Forget(begins) => self.state.update(|state| state.forget(&begins)),
        }
    }

    /// Takes an answer: the screen's own, or the page's.
    pub(super) fn answer(self, key: &str, answer: &str) {
        if !(self.hear)(self.session, key, answer) {
            self.state.update(|state| state.put(key.to_owned().into(), answer.to_owned()));
        }
    }
}

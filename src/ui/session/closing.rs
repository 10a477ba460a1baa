//! The quarter's close in the session: what is filled in stays, and the way to it.

use leptos::prelude::*;

use super::Session;
use crate::game::command::Command;
use crate::ui::screens::Screen;
use crate::view::treasury::{CloseDraft, Tab, put_in_basket};

impl Session {
    /// Keeps the close as it is filled in so far; nothing, and it begins anew.
    pub fn keep_closing(self, draft: Option<CloseDraft>) {
        self.closing.set(draft);
        self.keep_basket();
    }

    /// Keeps what is chosen from the price list, with the close as it is filled in.
    pub fn keep_basket(self) {
        let (begun, basket) = (self.closing.get_untracked(), self.basket.get_untracked());
        if let Some(id) = self.id.get_value() {
            self.slots.with_value(|slots| slots.keep_closing(id, begun, basket));
        }
    }

    /// Puts an answer of the price list into the basket, and says whether it was one.
    pub fn put_in_basket(self, key: &str, answer: &str) -> bool {
        let put = self.basket.try_maybe_update(|basket| {
            let put = put_in_basket(basket, key, answer);
            (put, put)
        });
        put == Some(true)
    }

    /// Goes to the quarter's close.
    pub fn to_close(self) {
        self.treasury_page.set(Tab::Quarter);
        self.go(Screen::Treasury);
    }
}

/// Whether an act closes the quarter, by the rules or by agreement.
pub(super) fn is_close(command: &Command) -> bool {
    matches!(command.itself(), Command::CloseQuarter(_))
}

/// Whether an act buys the basket, by the rules or by agreement.
pub(super) fn is_purchase(command: &Command) -> bool {
    let command = command.itself();
    matches!(command, Command::Buy(_))
        || matches!(command, Command::CloseQuarter(close) if !close.basket.is_empty())
}

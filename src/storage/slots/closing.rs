//! A quarter's close that is being filled in, and what is chosen from the price list: kept beside the campaign, so that
//! leaving half-way loses nothing. It is no part of the game, and that it cannot be kept or read loses none of it.

use super::{CampaignId, Slots, json, read};
use crate::game::command::Close;
use crate::model::date::GameDate;
use crate::model::economy::Basket;
use crate::model::wire::saved;

const CLOSING: &str = "poland-in-arms:closing:";

saved! {
    /// A close that was begun, and in which month.
    #[derive(Clone, Debug, PartialEq, Eq)]
    struct Begun {
        month: GameDate,
        close: Close,
    }
}

saved! {
    struct Kept {
        begun: Option<Begun> = skip,
        basket: Basket = default,
    }
}

pub(super) fn name(id: CampaignId) -> String {
    format!("{CLOSING}{}", id.number())
}

impl Slots {
    /// Keeps a close that was begun and what is in the basket, or lets both go.
    pub fn keep_closing(&self, id: CampaignId, begun: Option<(GameDate, Close)>, basket: Basket) {
        let _ = if begun.is_none() && basket.is_empty() {
            self.store.remove(&name(id))
        } else {
            let begun = begun.map(|(month, close)| Begun { month, close });
            json(&Kept { begun, basket }).and_then(|text| self.store.write(&name(id), &text))
        };
    }

    /// The close that was begun, and what was in the basket.
    #[must_use]
    pub fn closing(&self, id: CampaignId) -> (Option<(GameDate, Close)>, Basket) {
        let text = self.store.read(&name(id)).ok().flatten();
        match text.and_then(|text| read::<Kept>(&text)) {
            Some(kept) => (kept.begun.map(|begun| (begun.month, begun.close)), kept.basket),
            None => (None, Basket::default()),
        }
    }
}

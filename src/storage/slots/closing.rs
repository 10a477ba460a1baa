//! A quarter's close that is being filled in: kept beside the campaign, so that leaving half-way loses nothing. It is no
//! part of the game, and that it cannot be kept or read loses none of it.

use super::{CampaignId, Slots, json, read};
use crate::engine::command::Close;
use crate::model::date::GameDate;
use crate::model::wire::wire;

const CLOSING: &str = "poland-in-arms:closing:";

struct Kept {
    month: GameDate,
    close: Close,
}

wire!(struct Kept { month, close });

pub(super) fn name(id: CampaignId) -> String {
    format!("{CLOSING}{}", id.number())
}

impl Slots {
    /// Keeps a close of this month, or lets it go.
    pub fn keep_closing(&self, id: CampaignId, draft: Option<(GameDate, Close)>) {
        let _ = match draft {
            Some((month, close)) => {
                json(&Kept { month, close }).and_then(|text| self.store.write(&name(id), &text))
            }
            None => self.store.remove(&name(id)),
        };
    }

    /// The close that was kept.
    #[must_use]
    pub fn closing(&self, id: CampaignId) -> Option<(GameDate, Close)> {
        let text = self.store.read(&name(id)).ok().flatten()?;
        read::<Kept>(&text).map(|kept| (kept.month, kept.close))
    }
}

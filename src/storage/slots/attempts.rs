//! A campaign that panics the program when it is opened is not opened again and again: each opening is an attempt, begun
//! before and ended once the desk is drawn.

use super::{CampaignId, PREFIX, Slots, json, read};
use crate::model::wire::saved;

const NAME: &str = "trial";
/// Attempts without an end after which a campaign stays closed.
const MOST: u32 = 2;

saved! {
    struct Attempts {
        id: CampaignId,
        times: u32,
        ..
    }
}

impl Slots {
    fn attempts(&self, id: CampaignId) -> u32 {
        let text = self.store.read(&[PREFIX, NAME].concat()).ok().flatten();
        let last = text.and_then(|text| read::<Attempts>(&text));
        last.filter(|last| last.id == id).map_or(0, |last| last.times)
    }

    /// Whether a campaign may be opened unasked. One that twice did not come to an end of its opening stays closed, until it
    /// is asked for: the attempts begin anew.
    #[must_use]
    pub fn may_open(&self, id: CampaignId) -> bool {
        let may = self.attempts(id) < MOST;
        if !may {
            self.end_opening();
        }
        may
    }

    /// Begins to open a campaign.
    pub fn begin_opening(&self, id: CampaignId) {
        let attempts = Attempts { id, times: self.attempts(id).saturating_add(1) };
        // That it cannot be kept must not keep a campaign closed.
        let _ = json(&attempts).and_then(|text| self.store.write(&[PREFIX, NAME].concat(), &text));
    }

    /// The campaign is open and drawn.
    pub fn end_opening(&self) {
        let _ = self.store.remove(&[PREFIX, NAME].concat());
    }
}

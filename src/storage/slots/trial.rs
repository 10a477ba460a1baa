//! A campaign that brings the program down when it is opened is not opened again and again: opening it is a trial, begun
//! before and ended once the desk is drawn.

use super::{CampaignId, PREFIX, Slots, json, read};
use crate::model::wire::saved;

const TRIAL: &str = "trial";
/// Trials without an end after which a campaign stays closed.
const MOST: u32 = 2;

saved! {
    struct Trial {
        id: CampaignId,
        times: u32,
        ..
    }
}

impl Slots {
    fn trial(&self) -> Option<Trial> {
        self.store.read(&[PREFIX, TRIAL].concat()).ok().flatten().and_then(|text| read(&text))
    }

    fn times(&self, id: CampaignId) -> u32 {
        self.trial().filter(|trial| trial.id == id).map_or(0, |trial| trial.times)
    }

    /// Whether a campaign may be opened unasked. One whose trials did not come to an end twice stays closed, until it is
    /// asked for: the trials begin anew.
    #[must_use]
    pub fn may_open(&self, id: CampaignId) -> bool {
        let may = self.times(id) < MOST;
        if !may {
            self.end_trial();
        }
        may
    }

    /// Begins to open a campaign.
    pub fn begin_trial(&self, id: CampaignId) {
        let trial = Trial { id, times: self.times(id).saturating_add(1) };
        // That it cannot be kept must not keep a campaign closed.
        let _ = json(&trial).and_then(|text| self.store.write(&[PREFIX, TRIAL].concat(), &text));
    }

    /// The campaign is open and drawn.
    pub fn end_trial(&self) {
        let _ = self.store.remove(&[PREFIX, TRIAL].concat());
    }
}

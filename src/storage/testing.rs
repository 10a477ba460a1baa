//! Campaigns to be saved in tests.

use crate::engine::campaign::Campaign;
use crate::game::command::Command;
use crate::model::quantity::Die;
use crate::model::rulings::Rulings;
use crate::model::setup::{CampaignEnd, DiceSource, HouseRules, Setup};

/// A campaign just set up.
pub fn campaign(name: &str) -> Campaign {
    let setup = Setup {
        name: name.to_owned(),
        bid: 5,
        die: None,
        die_source: None,
        start_square: 12,
        end: CampaignEnd::Dec1815,
        rulings: Rulings::default(),
        house: HouseRules::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    };
    Campaign::begin(setup).unwrap()
}

/// Adds an act.
pub fn play_on(campaign: &mut Campaign, note: &str) {
    campaign.submit(Command::Note { text: note.to_owned() }).unwrap();
}

/// A campaign with a branch, an undone act, dice of the app and a note beside an entry.
pub fn richer() -> Campaign {
    let mut campaign = campaign("Monday group");
    campaign.submit(Command::RollBid { die: Die::FACES[2], source: DiceSource::App }).unwrap();
    campaign.submit(Command::NextMonth { leave: true }).unwrap();
    assert!(campaign.undo());
    play_on(&mut campaign, "another line");
    play_on(&mut campaign, "to be undone");
    assert!(campaign.undo());
    assert!(campaign.annotate(1, "a good roll"));
    campaign
}

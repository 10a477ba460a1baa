//! Dice that the app drew stand, whatever is undone and done again; dice of the table are the table's.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::journal::{Drawn, JournalError, MOST_ENTRIES};
use poland_in_arms::game::command::Command;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::power::Power;
use poland_in_arms::model::quantity::Die;
use poland_in_arms::model::setup::DiceSource;
use poland_in_arms::storage;

use crate::chance::Chance;
use crate::play::setup;

fn roll(pips: [u8; 3], source: DiceSource) -> Command {
    Command::RollRevolt { dice: pips.map(|pips| Die::new(pips).unwrap()), source, warsaw_empty: true }
}

/// January 1805 with Prussia at war with Austria: a roll is due.
fn roll_is_due() -> Campaign {
    let chance = &mut Chance::new(1);
    let mut setup = setup(chance);
    setup.die = None;
    setup.rulings = poland_in_arms::model::rulings::Rulings::default();
    let mut campaign = Campaign::begin(setup).unwrap();
    campaign.submit(Command::DeclareWar { by: Power::Austria, on: Power::Prussia }).unwrap();
    campaign
}

#[test]
fn dice_of_the_app_stand_over_undo_redo_and_saving() {
    let mut campaign = roll_is_due();
    campaign.submit(roll([1, 2, 3], DiceSource::App)).unwrap();
    assert!(campaign.undo());
    let refused = |campaign: &mut Campaign, act| {
        let unmet = campaign.submit(act).unwrap_err().unmet;
        let drawn = [1, 2, 3].map(|pips| Die::new(pips).unwrap()).to_vec();
        assert!(unmet.len() == 1 && unmet[0].need == Need::DiceStand(drawn), "{unmet:?}");
    };
    for source in [DiceSource::App, DiceSource::Table] {
        refused(&mut campaign, roll([6, 6, 6], source));
    }
    // Not after other acts, and not in a copy that was saved.
    campaign.submit(Command::Note { text: "again".to_owned() }).unwrap();
    refused(&mut campaign, roll([6, 6, 6], DiceSource::App));
    let mut opened = storage::decode(&storage::encode(&campaign).unwrap()).unwrap();
    refused(&mut opened, roll([6, 6, 6], DiceSource::App));
    opened.submit(roll([1, 2, 3], DiceSource::App)).unwrap();
    // Next month is another roll.
    opened.submit(Command::NextMonth { leave: true }).unwrap();
    opened.submit(roll([6, 6, 6], DiceSource::App)).unwrap();
    assert!(opened.game().poland.revolt().is_some());
}

#[test]
fn dice_drawn_and_not_yet_used_stand_too() {
    let mut campaign = roll_is_due();
    let any = roll([6, 6, 6], DiceSource::App);
    let name = any.roll().unwrap().0;
    campaign.keep_drawn(name, vec![Die::new(1).unwrap(); 3]);
    campaign.keep_drawn(name, vec![Die::new(6).unwrap(); 3]);
    assert_eq!(campaign.drawn(name), Some(&[Die::new(1).unwrap(); 3][..]));
    assert!(campaign.submit(any).is_err());
    campaign.submit(roll([1, 1, 1], DiceSource::App)).unwrap();
}

#[test]
fn dice_of_the_table_may_be_put_right() {
    let mut campaign = roll_is_due();
    campaign.submit(roll([1, 2, 3], DiceSource::Table)).unwrap();
    assert!(campaign.undo());
    campaign.submit(roll([6, 6, 6], DiceSource::Table)).unwrap();
    assert!(campaign.game().poland.revolt().is_some());
}

#[test]
fn by_agreement_the_table_rolls_again() {
    let mut campaign = roll_is_due();
    campaign.submit(roll([1, 2, 3], DiceSource::App)).unwrap();
    let act = Box::new(roll([6, 6, 6], DiceSource::Table));
    campaign.submit(Command::Overrule { act, reason: "the cat".to_owned() }).unwrap();
    assert!(campaign.game().poland.revolt().is_some());
}

#[test]
fn a_record_from_elsewhere_holds_no_more_dice_than_rolls_take() {
    let die = Die::new(1).unwrap();
    let read = |drawn: Vec<Drawn>| {
        let mut journal = roll_is_due().journal().clone();
        journal.drawn = drawn;
        Campaign::resume(journal).map(|campaign| campaign.journal().drawn.len())
    };
    let drawn = |letters, dice| Drawn { act: "ż".repeat(letters), dice: vec![die; dice] };
    assert_eq!(read(vec![drawn(500, 3); 2]), Ok(2));
    assert_eq!(read(vec![drawn(500, 3), drawn(501, 3)]), Err(JournalError::Drawn));
    assert_eq!(read(vec![drawn(6, 4)]), Err(JournalError::Drawn));
    assert_eq!(read(vec![drawn(1, 1); MOST_ENTRIES]), Ok(MOST_ENTRIES));
    assert_eq!(read(vec![drawn(1, 1); MOST_ENTRIES + 1]), Err(JournalError::Drawn));
}

use super::*;
use crate::model::power::Partitioner;
use crate::model::setup::{CampaignEnd, HouseRules, Setup};
use std::collections::BTreeSet;

fn campaign() -> Campaign {
    let setup = Setup {
        name: "Test".into(),
        bid: 0,
        die: None,
        die_source: None,
        start_square: 12,
        end: CampaignEnd::Dec1815,
        rulings: crate::model::rulings::Rulings::default(),
        house: HouseRules::default(),
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    };
    Campaign::begin(setup).expect("the setup can be played")
}

fn labels(view: &PairView) -> Vec<&str> {
    view.acts.iter().map(|act| act.label.as_str()).collect()
}

#[test]
fn every_pair_stands_in_the_table_once() {
    let cells: Vec<Cell> = table(&campaign()).into_iter().flat_map(|(_, cells)| cells).collect();
    let pairs: BTreeSet<_> = cells.iter().map(|cell| (cell.one, cell.other)).collect();
    assert_eq!((cells.len(), pairs.len()), (28, 28));
    assert!(cells.iter().all(|cell| cell.one > cell.other));
}

#[test]
fn before_a_creation_a_power_may_only_make_poland() {
    let campaign = campaign();
    let prussia = pair(&campaign, Power::Poland, Power::Prussia);
    assert_eq!(labels(&prussia), ["Prussia creates Poland"]);
    assert!(prussia.acts[0].is_open());
    let austria = pair(&campaign, Power::Poland, Power::Austria);
    assert!(!austria.acts[0].is_open());
    assert!(pair(&campaign, Power::Poland, Power::Spain).acts.is_empty());
    assert_eq!(
        would_make(&campaign, Power::Prussia).as_deref(),
        Some("Its Poland would be Masovia and Posen.")
    );
    assert_eq!(would_make(&campaign, Power::Spain), None);
}

#[test]
fn a_creator_is_told_with_its_bar_garrisons_and_subsidy() {
    let mut campaign = campaign();
    campaign.submit(Command::CreatePoland { by: Partitioner::Prussia }).expect("a Poland");
    let prussia = pair(&campaign, Power::Poland, Power::Prussia);
    assert_eq!(prussia.bond, Bond::Alliance);
    assert_eq!(prussia.words, "Allied since January 1805");
    let cites: Vec<&str> = prussia.notes.iter().map(|note| note.cite).collect();
    assert_eq!(cites, ["22.2.1 d", "22.2.1 a", "22.2.1 e", "22.2.1 g"]);
    assert_eq!(prussia.notes[0].date.as_deref(), Some("July 1806"));
    let war = prussia.acts.iter().find(|act| act.label == "Declare war on Prussia").expect("a war");
    assert_eq!(war.reasons[0].date.as_deref(), Some("July 1806"));
    assert_eq!(would_make(&campaign, Power::Prussia), None);
    assert!(points(&campaign).iter().all(|line| line.power == Power::Prussia));
}

#[test]
fn wars_stand_before_alliances_and_say_who_declared() {
    let mut campaign = campaign();
    let acts = [
        Command::MakeAlliance { one: Power::Austria, other: Power::Britain },
        Command::DeclareWar { by: Power::France, on: Power::Austria },
    ];
    acts.into_iter().for_each(|act| {
        campaign.submit(act).expect("diplomacy");
    });
    let bonds = bonds(&campaign);
    assert_eq!(bonds.iter().map(|cell| cell.bond).collect::<Vec<_>>(), [Bond::Declared, Bond::Alliance]);
    let war = pair(&campaign, Power::France, Power::Austria);
    assert_eq!(war.words, "France declared war, in force as diplomacy ends");
    assert!(war.notes.iter().any(|note| note.cite == "22.2.1 f"));
    assert_eq!(
        labels(&war),
        ["Peace between France and Austria", "Count the war between Austria and France"]
    );
    let call = pair(&campaign, Power::Britain, Power::France);
    assert!(labels(&call).contains(&"Great Britain joins Austria against France"));
}

#[test]
fn s22_8a_the_partitioners_stand_against_their_levels() {
    let mut campaign = campaign();
    let words = |campaign: &Campaign| rivals(campaign).into_iter().map(|row| row.words).collect::<Vec<_>>();
    assert_eq!(
        words(&campaign),
        ["0 of 300", "not entered, of 310", "not entered, of 300", "not entered, of 315"]
    );
    let points = crate::model::quantity::VictoryPoints::new(62);
    campaign.submit(Command::NoteVictory { power: Partitioner::Austria, points }).expect("noted");
    assert_eq!(words(&campaign)[1], "62 of 310");
    assert_eq!(
        rivals(&campaign)[1].enter,
        Some(Command::NoteVictory { power: Partitioner::Austria, points })
    );
    assert_eq!(rivals(&campaign)[0].enter, None);
}

#[test]
fn the_board_says_what_a_creation_asks() {
    let view = board(&campaign());
    assert_eq!(view.french.len(), 10);
    assert_eq!(view.facts.len(), 4);
    assert!(view.facts[0].text.contains("Prussia holds the city"));
    let order = order(&campaign());
    assert!(!order.land.contains(&Power::Poland) && order.land.len() == 7);
    assert_eq!(minors(&campaign()).modifiers.len(), 4);
}

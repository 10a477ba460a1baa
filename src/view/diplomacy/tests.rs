use super::pair::{blocks, would_make};
use super::*;
use crate::game::command::Command;
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

/// Two powers as they are told: deeds that are open or wait, and rows of what is known or refused.
fn pair(campaign: &Campaign, one: Power, other: Power) -> Card {
    Card::new("pair", Text::none(), blocks(campaign.game(), one, other))
}

fn deeds(card: &Card) -> Vec<&Deed> {
    card.blocks
        .iter()
        .flat_map(|block| match block {
            Block::Deeds(_, deeds) => deeds.iter().collect(),
            _ => Vec::new(),
        })
        .collect()
}

fn labels(card: &Card) -> Vec<String> {
    let refused = card.rows().into_iter().filter(|row| row.faint).map(|row| row.title.words());
    deeds(card).into_iter().map(|deed| deed.label.clone()).chain(refused).collect()
}

#[test]
fn every_pair_stands_in_the_table_once() {
    let table = matrix(campaign().game());
    let cells: Vec<&Cell> = table.rows.iter().flat_map(|row| row.cells.iter().skip(1)).collect();
    let mut pairs = BTreeSet::new();
    for cell in &cells {
        let Some(Action::Sheet(Sheet::Pair(one, other))) = cell.opens else {
            panic!("a cell opens its pair")
        };
        assert!(one > other && cell.spoken.is_some());
        pairs.insert((one, other));
    }
    assert_eq!((cells.len(), pairs.len()), (28, 28));
    assert_eq!(table.columns.len(), 8);
}

#[test]
fn before_a_creation_a_power_may_only_make_poland() {
    let campaign = campaign();
    let prussia = pair(&campaign, Power::Poland, Power::Prussia);
    assert_eq!(labels(&prussia), ["Prussia creates Poland"]);
    assert_eq!(deeds(&prussia).len(), 1);
    let austria = pair(&campaign, Power::Poland, Power::Austria);
    assert_eq!((deeds(&austria).len(), austria.rows().len()), (0, 1));
    assert!(austria.rows()[0].faint);
    assert!(pair(&campaign, Power::Poland, Power::Spain).blocks.is_empty());
    let made = |power| would_make(campaign.game(), power);
    assert_eq!(made(Power::Prussia).as_deref(), Some("Its Poland would be Masovia and Posen."));
    assert_eq!(made(Power::Spain), None);
}

#[test]
fn a_creator_is_told_with_its_bar_garrisons_and_subsidy() {
    let mut campaign = campaign();
    campaign.submit(Command::CreatePoland { by: Partitioner::Prussia }).expect("a Poland");
    let mut state = PageState::default();
    state.fold(&"prussia".into(), false);
    let page = page(&campaign, &state);
    let row = page.row("prussia").expect("Poland and Prussia");
    assert_eq!(row.sign, Some(Sign::Bond(Bond::Alliance)));
    assert_eq!(
        (row.text.words(), row.aside.words()),
        ("Allied since January 1805".into(), "Bar to July 1806".into())
    );
    let prussia = pair(&campaign, Power::Poland, Power::Prussia);
    let facts = prussia.rows().into_iter().filter(|row| row.look == Look::Fact);
    let facts: Vec<(&str, String)> =
        facts.map(|row| (row.cite.map_or("", |one| one.number()), row.text.words())).collect();
    let cites: Vec<&str> = facts.iter().map(|(cite, _)| *cite).collect();
    assert_eq!(cites, ["22.2.1 d", "22.2.1 a", "22.2.1 e", "22.2.1 g"]);
    assert!(facts[0].1.ends_with("Free from July 1806."));
    let war = page.row("Declare war on Prussia").expect("a war");
    assert!(war.faint && war.text.words().ends_with("From July 1806."));
    assert_eq!(would_make(campaign.game(), Power::Prussia), None);
    let points = page.card("points").expect("the creator has points");
    let Some(Block::Table(table)) = points.blocks.first() else { panic!("points stand in a table") };
    assert!(table.rows.iter().all(|row| row.cells[0].text.words() == "Prussia"));
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
    let signs: Vec<Option<Sign>> = bonds(campaign.game()).into_iter().map(|row| row.sign).collect();
    assert_eq!(signs, [Some(Sign::Bond(Bond::Declared)), Some(Sign::Bond(Bond::Alliance))]);
    let words = bond_words(campaign.game(), Power::France, Power::Austria);
    assert_eq!(words, "France declared war, in force as diplomacy ends");
    let war = pair(&campaign, Power::France, Power::Austria);
    assert!(war.rows().iter().any(|row| row.cite.is_some_and(|one| one.number() == "22.2.1 f")));
    assert_eq!(
        labels(&war),
        ["Peace between France and Austria", "Count the war between Austria and France"]
    );
    let call = pair(&campaign, Power::Britain, Power::France);
    assert!(labels(&call).contains(&"Great Britain joins Austria against France".to_owned()));
}

#[test]
fn two_powers_are_chosen_in_the_sheet() {
    let campaign = campaign();
    let mut state = PageState::default();
    let pair = (Power::Austria, Power::France);
    assert_eq!(sheet(&campaign, pair, &state).head.title, "Austria and France");
    state.put("other".into(), "spain".into());
    assert_eq!(sheet(&campaign, pair, &state).head.title, "Austria and Spain");
}

#[test]
fn s22_8a_the_partitioners_stand_against_their_levels() {
    let mut campaign = campaign();
    let rows = |campaign: &Campaign| {
        let page = page(campaign, &PageState::default());
        page.card("victory").expect("levels").rows().into_iter().cloned().collect::<Vec<Row>>()
    };
    let words: Vec<String> = rows(&campaign).iter().map(|row| row.text.words()).collect();
    assert_eq!(words, ["0 of 300", "not entered, of 310", "not entered, of 300", "not entered, of 315"]);
    let points = crate::model::quantity::VictoryPoints::new(62);
    let enter = Command::NoteVictory { power: Partitioner::Austria, points };
    campaign.submit(enter.clone()).expect("noted");
    let rows = rows(&campaign);
    assert_eq!(rows[1].text.words(), "62 of 310");
    let change = rows[1].deed("Change").expect("they can be changed");
    assert_eq!(change.action, Action::Open(Box::new(enter.into())));
    assert!(rows[0].deed("Why").is_some() && rows[0].deeds.len() == 1);
}

#[test]
fn the_board_says_what_a_creation_asks() {
    let campaign = campaign();
    let page = page(&campaign, &PageState::default());
    let board = page.card("board").expect("the board");
    assert_eq!(deeds(board).len(), 10);
    assert_eq!(board.rows().iter().filter(|row| !row.deeds.is_empty()).count(), 4);
    assert!(board.rows()[0].text.words().contains("Prussia holds the city"));
    let land = &page.row("By land").expect("the order").notes[0].words();
    assert!(!land.contains("Poland") && land.matches('›').count() == 6);
    let minors = page.card("minors").expect("minor countries");
    assert_eq!(minors.rows().iter().filter(|row| row.figure.is_some()).count(), 4);
    let france_last = chosen(&campaign, "france-last", "yes");
    assert_eq!(france_last, Some(Command::ChooseOrder { france_last: true, britain_first: false }));
}

//! The books of France's Poland of March 1807 and of others, against the worked cases.

use super::quarter::card as quarter;
use super::shop::{Item, counter, counters, ware};
use super::till::{Till, till as till_of};
use super::*;
use crate::engine::offers::close_quarter;
use crate::game::close::StepKind;
use crate::game::command::Command;
use crate::model::date::Phase;
use crate::model::economy::{Basket, Column};
use crate::model::forces::{CorpsId, FleetId, Place};
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::view::forces::tests::{at, campaign, french_poland, in_phase, placed, play, prussian_poland};
use crate::view::page::{Action, Block, Card, Deed, Table};

/// Provinces given to a Prussian Poland of January 1806, besides Masovia and Posen.
fn with(provinces: &[Province]) -> Campaign {
    let mut campaign = prussian_poland();
    let cede = |province: &Province| Command::CedeProvince { province: *province, to: Power::Poland };
    play(&mut campaign, provinces.iter().map(cede));
    campaign
}

fn booked() -> Campaign {
    let mut campaign = placed();
    in_phase(&mut campaign, Phase::Economic);
    let book = close_quarter(campaign.game());
    play(&mut campaign, [book]);
    campaign
}

/// The page at a part of it, with nothing chosen.
fn cards(campaign: &Campaign, tab: Tab) -> Vec<Card> {
    page(campaign, tab, None, &Basket::default(), &PageState::default()).cards
}

fn card(campaign: &Campaign, tab: Tab, key: &str) -> Option<Card> {
    cards(campaign, tab).into_iter().find(|card| card.key == key)
}

/// A table of the books, in words; its last row is the foot.
fn table(campaign: &Campaign, key: &str) -> Option<Vec<Vec<String>>> {
    let table = |block: Block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    };
    let Table { rows, foot, .. } = card(campaign, Tab::Books, key)?.blocks.into_iter().find_map(table)?;
    let cells = rows.into_iter().map(|row| row.cells).chain([foot]);
    Some(cells.map(|cells| cells.iter().map(|cell| cell.text.words()).collect()).collect())
}

/// The words of a card that stand outside of its rows and tables.
fn texts(card: &Card) -> Vec<String> {
    let text = |block: &Block| match block {
        Block::Text(text, _) => Some(text.words()),
        Block::Notice(notice) => Some(notice.text.words()),
        _ => None,
    };
    card.blocks.iter().filter_map(text).collect()
}

fn income_of(campaign: &Campaign) -> (String, String) {
    let table = table(campaign, "income").expect("a Poland");
    let foot = table.last().expect("a foot");
    (foot[3].clone(), foot[4].clone())
}

fn till(campaign: &Campaign, basket: &Basket) -> Till {
    till_of(campaign.game(), basket)
}

fn item(campaign: &Campaign, basket: &Basket, item: Item) -> Option<Row> {
    ware(campaign.game(), basket, item, true)
}

#[test]
fn cases_3_to_7_s22_3l_income() {
    use Province::{EastGalicia, Lithuania, Podolia, Polesia, WestGalicia};
    let pairs = [
        (vec![], ("21 $", "9 MP")),
        (vec![WestGalicia], ("33 $", "12 MP")),
        (vec![WestGalicia, EastGalicia], ("32 $", "12 MP")),
        (vec![Lithuania], ("36 $", "15 MP")),
        (vec![WestGalicia, EastGalicia, Lithuania, Polesia, Podolia], ("64 $", "24 MP")),
    ];
    for (provinces, (money, manpower)) in pairs {
        assert_eq!(income_of(&with(&provinces)), (money.to_owned(), manpower.to_owned()), "{provinces:?}");
    }
}

#[test]
fn case_5_s22_3l_a_fourth_province_that_costs() {
    let income = |provinces: &[Province]| card(&with(provinces), Tab::Books, "income").expect("a Poland");
    let cliff = texts(&income(&[Province::WestGalicia])).get(1).cloned().expect("a warning");
    assert!(cliff.contains("East Galicia −1 $ (32 $ · 12 MP)"), "{cliff}");
    assert!(cliff.starts_with("With one more province each pays 2 times its print, not 3"), "{cliff}");
    let four = income(&[Province::WestGalicia, Province::EastGalicia]);
    assert_eq!(texts(&four), ["4 provinces count: each of the seven pays 2 times its print."]);
    assert_eq!(texts(&income(&[])), ["2 provinces count: each of the seven pays 3 times its print."]);
    let mut state = PageState::default();
    state.fold(&"further".into(), false);
    let further = books::income(with(&[]).game(), &state).expect("a Poland");
    assert_eq!(further.rows().len(), 1 + 5, "a head, and each further province");
}

#[test]
fn s22_5b_an_occupied_province_pays_nothing() {
    let income = table(&french_poland(), "income").expect("a Poland");
    assert_eq!(income[0], ["Masovia", "—", "", "0", "0"]);
    assert_eq!(income[1][1..3], ["4 · 2", "× 3"]);
    assert_eq!(income_of(&french_poland()), ("24 $".to_owned(), "9 MP".to_owned()));
}

#[test]
fn case_21_s22_3n_bands_of_cavalry() {
    let campaign = french_poland();
    let basket = Basket::default();
    let row = item(&campaign, &basket, Item::Cavalry).expect("cavalry has a price");
    assert_eq!((row.text.words().as_str(), row.cite), ("5 $ · 4 MP", Some(Clause::S22_3n)));
    let notes: Vec<String> = row.notes.iter().map(Text::words).collect();
    let begin = ["I Cavalry off the map and never destroyed; ", "20 $ · 5 MP: ", "8 $ · 2 MP: "];
    assert_eq!(notes.len(), begin.len());
    assert!(notes.iter().zip(begin).all(|(note, begin)| note.starts_with(begin)), "{notes:?}");
    assert!(item(&campaign, &basket, Item::CavalryByChoice).is_none());
}

#[test]
fn case_22_s22_3m_a_basket_is_added_up() {
    let campaign = booked();
    let basket = Basket { infantry: 5, depots: 2, corps: vec![CorpsId::InfantryI], ..Basket::default() };
    let sum = till(&campaign, &basket);
    assert_eq!(sum.total.value, "18 $ · 10 MP");
    let row = item(&campaign, &basket, Item::Infantry).expect("infantry has a price");
    assert_eq!(row.text.words(), "3 $ · 2 MP = 15 $ · 10 MP");
    assert!(row.notes[0].words().ends_with("arrives in June 1807"), "{:?}", row.notes);
    let all = [
        Province::WestGalicia,
        Province::EastGalicia,
        Province::Lithuania,
        Province::Polesia,
        Province::Podolia,
    ];
    let major = with(&all);
    assert_eq!(till(&major, &basket).total.value, "28 $ · 10 MP");
    let row = item(&major, &basket, Item::Infantry).expect("infantry has a price");
    assert_eq!(row.cite, Some(Clause::S22_6a));
    assert!(row.notes[0].words().starts_with("as a Major Power; "), "{:?}", row.notes);
}

#[test]
fn s22_3m_cavalry_asks_when_it_arrives_until_the_group_says_so() {
    use crate::model::date::Months;
    use crate::model::economy::Recruit;
    use crate::model::setup::HouseRule;
    let mut campaign = booked();
    let cavalry = Basket { cavalry: 1, corps: vec![CorpsId::CavalryII], ..Basket::default() };
    assert!(till(&campaign, &cavalry).asks_arrival);
    assert!(!till(&campaign, &Basket { militia: 2, ..Basket::default() }).asks_arrival);
    let said = HouseRule::Arrival(Recruit::Cavalry, Some(Months(3)));
    play(&mut campaign, [Command::ChangeHouseRule(said)]);
    assert!(!till(&campaign, &cavalry).asks_arrival);
}

#[test]
fn a_basket_is_planned_before_its_phase() {
    let campaign = placed();
    let basket = Basket { militia: 2, ..Basket::default() };
    let sum = till(&campaign, &basket);
    assert_eq!(sum.hand.label, "In hand, March 1807");
    assert_eq!(sum.short, None);
    assert!(
        sum.reasons.iter().any(|reason| reason.text.words().ends_with("From March 1807.")),
        "{:?}",
        sum.reasons
    );
    let empty = till(&campaign, &Basket::default());
    assert!(empty.empty && empty.refused.is_some());
}

#[test]
fn what_is_short_is_said() {
    let campaign = booked();
    let purse = campaign.game().purse;
    assert_eq!((purse.money.count(), purse.manpower.count()), (27, 9));
    let sum = till(&campaign, &Basket { infantry: 10, ..Basket::default() });
    assert_eq!(sum.short.as_deref(), Some("3 $ · 11 MP"));
    assert!(sum.reasons.iter().any(|reason| reason.cite == Some(Clause::S22_3m)), "{:?}", sum.reasons);
}

/// 22.3 o: 27 $ in hand, and two corps cost 2 $; a depot costs 1 $ to buy and 1 $ each quarter. Income is 24 $.
#[test]
fn s22_3o_upkeep_that_could_not_be_paid_is_said_before() {
    let campaign = booked();
    let few = till(&campaign, &Basket { depots: 2, ..Basket::default() });
    let unpaid = |till: &Till| till.unpaid.as_ref().map(|row| (row.text.words(), row.cite));
    assert_eq!((few.upkeep.value.as_str(), unpaid(&few)), ("4 $", None));
    let many = till(&campaign, &Basket { depots: 26, ..Basket::default() });
    assert_eq!(many.left, "1 $ · 9 MP");
    let text = "The upkeep to come would be 28 $: with what is left and income as it stands, 3 $ of it could not be paid.";
    assert_eq!(unpaid(&many), Some((text.to_owned(), Some(Clause::S22_3o))));
    let dear = till(&campaign, &Basket { depots: 28, ..Basket::default() });
    assert_eq!((dear.short.as_deref(), unpaid(&dear)), (Some("1 $"), None), "too dear is said already");
}

#[test]
fn what_finds_no_room_is_said() {
    let campaign = booked();
    // II Infantry is full, IV holds its 20 militia; two infantry wait already.
    let eight = till(&campaign, &Basket { infantry: 8, ..Basket::default() });
    assert_eq!(
        eight.homeless[0].text.words(),
        "8 of 8 infantry find no room in corps; they would garrison cities."
    );
    let housed =
        till(&campaign, &Basket { infantry: 8, corps: vec![CorpsId::InfantryI], ..Basket::default() });
    assert!(housed.homeless.is_empty(), "{:?}", housed.homeless);
    let tight =
        till(&campaign, &Basket { infantry: 9, corps: vec![CorpsId::InfantryIII], ..Basket::default() });
    assert_eq!(
        tight.homeless[0].text.words(),
        "3 of 9 infantry find no room in corps; they would garrison cities."
    );
    let ships = till(&campaign, &Basket { ships: 1, ..Basket::default() });
    assert_eq!(ships.homeless[0].text.words(), "1 of 1 ships find no room in a fleet.");
    let fleet = till(&campaign, &Basket { ships: 1, fleets: vec![FleetId::I], ..Basket::default() });
    assert!(fleet.homeless.is_empty());
}

#[test]
fn a_purchase_empties_what_was_planned() {
    let mut campaign = booked();
    let sum = till(&campaign, &Basket { militia: 3, depots: 1, ..Basket::default() });
    assert_eq!(sum.reasons, []);
    play(&mut campaign, [sum.command]);
    assert_eq!(campaign.game().purse.manpower.count(), 3);
}

#[test]
fn case_33_s22_3o_upkeep_and_the_fifth_depot() {
    let mut campaign = placed();
    let at = Place::City(City::Posen);
    play(&mut campaign, [Command::PlaceDepot { at }, Command::PlaceDepot { at }]);
    let upkeep = table(&campaign, "upkeep").expect("a Poland");
    assert_eq!(upkeep.last().expect("a foot")[2], "4 $");
    let free = texts(&card(&campaign, Tab::Books, "upkeep").expect("a Poland"));
    assert_eq!(free, ["3 provincial corps and all factors cost nothing."]);
    assert_eq!(upkeep[2][..2], ["Depots", "2"]);
    in_phase(&mut campaign, Phase::Economic);
    let book = close_quarter(campaign.game());
    play(&mut campaign, [book]);
    let three = till(&campaign, &Basket { depots: 3, ..Basket::default() });
    assert!(three.reasons.iter().any(|reason| reason.cite == Some(Clause::S22_3c)), "{:?}", three.reasons);
}

/// The close as it stands or is foreseen.
fn now(campaign: &Campaign) -> Card {
    quarter(campaign, None, &Basket::default(), &PageState::default())
}

fn step(card: &Card, kind: StepKind) -> Row {
    card.rows().into_iter().find(|row| row.key == kind.id()).cloned().expect("the step is shown")
}

fn value(card: &Card, kind: StepKind) -> String {
    step(card, kind).figure.expect("a figure").value
}

/// In hand after it all.
fn then(card: &Card) -> Option<String> {
    let row = card.rows().into_iter().find(|row| row.key == "then")?.clone();
    row.figure.map(|figure| figure.value)
}

/// The button that closes it, once it is due.
fn closing(card: &Card) -> Option<Deed> {
    let deeds = card.blocks.iter().find_map(|block| match block {
        Block::Deeds(_, deeds) => Some(deeds),
        _ => None,
    });
    deeds?.iter().find(|deed| deed.label == "Close the quarter").cloned()
}

fn command(card: &Card) -> Command {
    match closing(card).expect("it is due").action {
        Action::Do(command, _) => *command,
        other => panic!("{other:?} closes nothing"),
    }
}

#[test]
fn the_quarter_is_foreseen_as_it_is_closed() {
    let mut campaign = placed();
    let foreseen = now(&campaign);
    assert_eq!(closing(&foreseen), None);
    assert_eq!(foreseen.title.words(), "The next quarter, March 1807");
    assert_eq!(then(&foreseen).as_deref(), Some("27 $ · 9 MP"));
    in_phase(&mut campaign, Phase::Economic);
    let due = now(&campaign);
    assert_eq!(closing(&due).map(|deed| deed.refused), Some(None));
    assert_eq!(then(&due), then(&foreseen));
    assert_eq!(value(&due, StepKind::Income), "+24 $ · +9 MP");
    assert_eq!(value(&due, StepKind::Upkeep), "−2 $");
    assert_eq!(step(&due, StepKind::Upkeep).aside.words(), "in hand 27 $ · 9 MP");
    assert!(step(&due, StepKind::VictoryPoints).title.words().ends_with("assumed"), "no card was entered");
    play(&mut campaign, [command(&due)]);
    let after = now(&campaign);
    assert_eq!(closing(&after), None);
    assert!(texts(&after)[0].starts_with("March 1807 is closed"));
    assert_eq!(after.title.words(), "The next quarter, June 1807");
    assert_eq!(till(&campaign, &Basket::default()).hand.value, "27 $ · 9 MP");
}

#[test]
fn a_close_is_filled_in_step_by_step() {
    let mut campaign = placed();
    in_phase(&mut campaign, Phase::Economic);
    let game = campaign.game().clone();
    let basket = Basket { infantry: 2, ..Basket::default() };
    let mut close = filled(&game, None, &basket);
    for (key, answer) in [
        ("other-income/add", ""),
        ("loans/add", ""),
        ("victory-points/victory", "6"),
        ("marker/drift", "-1"),
        ("other-income/other:0:name", "Trade"),
        ("other-income/other:0:money", "3"),
        ("loans/loans:0:name", "Loan to France"),
        ("loans/loans:0:money", "-2"),
        ("next-manipulation/column", "second"),
        ("next-manipulation/column:", "nonsense"),
        ("other-income/other:7:money", "9"),
        ("other-income/other:0:money", "much"),
    ] {
        close = answered(&game, close, &format!("close/{key}"), answer).expect("it is of the close");
    }
    let draft = (game.date, close.clone());
    let mut state = PageState::default();
    state.fold(&StepKind::OtherIncome.id().into(), true);
    let seen = quarter(&campaign, Some(&draft), &basket, &state);
    assert_eq!(value(&seen, StepKind::VictoryPoints), "+6 VP");
    assert_eq!(step(&seen, StepKind::VictoryPoints).title.words(), StepKind::VictoryPoints.name());
    assert_eq!(value(&seen, StepKind::OtherIncome), "+3 $");
    assert_eq!(value(&seen, StepKind::Purchases), "−6 $ · −4 MP");
    assert_eq!(then(&seen).as_deref(), Some("22 $ · 5 MP"));
    let shown = step(&seen, StepKind::OtherIncome).more.expect("it lies open");
    let shown = shown.iter().any(|block| match block {
        Block::Form(fields) => fields
            .iter()
            .any(|(ask, answer)| ask.key == "close/other-income/other:0:name" && answer.value == "Trade"),
        _ => false,
    });
    assert!(shown);
    for _ in 0..2 {
        close = answered(&game, close, "close/loans/drop", "").expect("it is of the close");
    }
    assert!(close.loans.is_empty());
    // A draft of another month is none of this one's.
    let stale = (game.date.next(), close);
    assert_eq!(filled(&game, Some(&stale), &basket).other, []);
    play(&mut campaign, [command(&seen)]);
    assert_eq!(campaign.game().purse, Sum::new(22, 5));
}

#[test]
fn s22_8b_a_manipulation_lands_in_the_forecast() {
    let mut campaign = booked();
    let shown = books::manipulation(campaign.game());
    assert_eq!(texts(&shown), [""; 0]);
    let rows: Vec<[String; 3]> = shown
        .rows()
        .iter()
        .map(|row| {
            let marker = row.figure.clone().map(|figure| figure.value).unwrap_or_default();
            [row.aside.words(), row.text.words(), marker]
        })
        .collect();
    assert_eq!(rows.len(), 1 + 7, "their names, and the seven columns");
    assert_eq!(
        (&rows[1], &rows[4]),
        (&["−14 $", "−9 MP", "+2"].map(str::to_owned), &["—", "—", "0"].map(str::to_owned))
    );
    play(&mut campaign, [Command::ChooseManipulation { column: Column::Second }]);
    assert_eq!(value(&now(&campaign), StepKind::ManipulationLands), "−7 $");
    assert_eq!(
        texts(&books::manipulation(campaign.game()))[0],
        "Chosen in March 1807: −7 $, marker +1. It lands in June 1807."
    );
    at(&mut campaign, 1807, 6);
    in_phase(&mut campaign, Phase::Economic);
    let foreseen = now(&campaign);
    play(&mut campaign, [command(&foreseen)]);
    let purse = sum(campaign.game().purse);
    assert_eq!(then(&foreseen), Some(purse), "what was foreseen is what was booked");
}

#[test]
fn s22_2_1g_to_i_the_subsidy_of_the_first_creator() {
    let subsidy = |campaign: &Campaign| {
        let card = card(campaign, Tab::Books, "subsidy").expect("a Poland");
        card.rows().into_iter().next().cloned().expect("a row")
    };
    let mut campaign = prussian_poland();
    assert_eq!(subsidy(&campaign).title.words(), "Prussia is paid 7 $");
    at(&mut campaign, 1806, 2);
    play(&mut campaign, [Command::MakeAlliance { one: Power::Poland, other: Power::France }]);
    at(&mut campaign, 1806, 7);
    play(&mut campaign, [Command::DeclareWar { by: Power::Prussia, on: Power::France }]);
    let turning = subsidy(&campaign);
    assert!(turning.text.words().ends_with("August 1806."), "{:?}", turning.text);
    assert_eq!(turning.cite, Some(Clause::S22_2_1i));
    at(&mut campaign, 1806, 8);
    let stopped = subsidy(&campaign);
    assert_eq!(
        (stopped.title.words().as_str(), stopped.cite),
        ("Prussia is paid nothing", Some(Clause::S22_2_1h))
    );
    assert_eq!(subsidy(&french_poland()).cite, Some(Clause::S22_2_1g));
}

#[test]
fn counters_say_why_they_are_not_to_be_had() {
    let campaign = booked();
    let row = |id| counter(campaign.game(), &Basket::default(), CounterId::Corps(id), true);
    let asks = row(CorpsId::InfantryI).field.expect("it is to be had");
    assert_eq!(asks.0.hint.as_deref(), Some("1 $ · holds 16 infantry"));
    let refused = |id| Some(row(id)).filter(|row| row.field.is_none()).and_then(|row| row.cite);
    assert_eq!(refused(CorpsId::InfantryIV).map(Clause::number), Some("base: corps"));
    assert_eq!(refused(CorpsId::CavalryI), Some(Clause::S22_3f));
    assert_eq!(counters(campaign.game()).len(), 8, "six regular corps and two fleets");
}

#[test]
fn without_a_poland_the_prices_stand() {
    let campaign = campaign();
    assert_eq!(head(&campaign).notice.and_then(|one| one.cite), Some(Clause::S22_2i));
    let books: Vec<_> = cards(&campaign, Tab::Books).into_iter().map(|card| card.key).collect();
    assert_eq!(books, ["manipulation"]);
    let row = item(&campaign, &Basket::default(), Item::Militia).expect("militia has a price");
    assert_eq!((row.text.words().as_str(), row.notes), ("2 MP", Vec::new()));
    let next = now(&campaign);
    assert_eq!(then(&next), None);
    assert!(next.rows().iter().all(|row| row.aside.is_empty()));
}

/// What has a key on a page has it alone: rows are told by it.
#[test]
fn every_key_of_a_list_is_its_own() {
    for campaign in [booked(), placed(), campaign()] {
        for card in Tab::ALL.into_iter().flat_map(|tab| cards(&campaign, tab)) {
            for block in &card.blocks {
                let keys = |block: &Block| -> Vec<_> {
                    match block {
                        Block::Rows(rows) => rows.iter().map(|row| row.key.clone()).collect(),
                        Block::Table(table) => table.rows.iter().map(|row| row.key.clone()).collect(),
                        _ => Vec::new(),
                    }
                };
                let mut keys = keys(block);
                let count = keys.len();
                keys.sort();
                keys.dedup();
                assert_eq!(keys.len(), count, "{}: {keys:?}", card.key);
            }
        }
    }
}

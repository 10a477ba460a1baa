//! The books of France's Poland of March 1807 and of others, against the worked cases.

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
use crate::view::forms::{add_line, close_fields, drop_line, put_close};

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

fn income_of(campaign: &Campaign) -> (String, String) {
    let income = income(campaign).expect("a Poland");
    (income.money, income.manpower)
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
    let three = income(&with(&[Province::WestGalicia])).expect("a Poland");
    let cliff = three.cliff.expect("a warning");
    assert!(cliff.contains("East Galicia −1 $ (32 $ · 12 MP)"), "{cliff}");
    assert!(cliff.starts_with("With one more province each pays 2 times its print, not 3"), "{cliff}");
    let four = with(&[Province::WestGalicia, Province::EastGalicia]);
    assert_eq!(income(&four).expect("a Poland").cliff, None);
    let two = income(&with(&[])).expect("a Poland");
    assert_eq!(two.cliff, None);
    assert_eq!(two.multiplier, "2 provinces count: each of the seven pays 3 times its print.");
    assert_eq!(two.further.len(), 5);
}

#[test]
fn s22_5b_an_occupied_province_pays_nothing() {
    let income = income(&french_poland()).expect("a Poland");
    assert_eq!(income.rows[0].name, "Masovia");
    assert_eq!((income.rows[0].money.as_str(), income.rows[0].printed.as_str()), ("0", "—"));
    assert_eq!((income.rows[1].printed.as_str(), income.rows[1].times.as_str()), ("4 · 2", "× 3"));
    assert_eq!((income.money.as_str(), income.manpower.as_str()), ("24 $", "9 MP"));
}

#[test]
fn case_21_s22_3n_bands_of_cavalry() {
    let campaign = french_poland();
    let basket = Basket::default();
    let row = item_row(&campaign, &basket, Item::Cavalry).expect("cavalry has a price");
    assert_eq!((row.price.as_str(), row.cite), ("5 $ · 4 MP", "22.3 n"));
    assert_eq!(row.condition.as_deref(), Some("I Cavalry off the map and never destroyed"));
    let others: Vec<&str> = row.others.iter().map(|band| band.price.as_str()).collect();
    assert_eq!(others, ["20 $ · 5 MP", "8 $ · 2 MP"]);
    assert!(item_row(&campaign, &basket, Item::CavalryByChoice).is_none());
}

#[test]
fn case_22_s22_3m_a_basket_is_added_up() {
    let campaign = booked();
    let basket = Basket { infantry: 5, depots: 2, corps: vec![CorpsId::InfantryI], ..Basket::default() };
    let sum = till(&campaign, &basket);
    assert_eq!(sum.total.value, "18 $ · 10 MP");
    assert_eq!(item_sum(&campaign, &basket, Item::Infantry).as_deref(), Some("15 $ · 10 MP"));
    let row = item_row(&campaign, &basket, Item::Infantry).expect("infantry has a price");
    assert_eq!(row.arrives.as_deref(), Some("arrives in June 1807"));
    let all = [
        Province::WestGalicia,
        Province::EastGalicia,
        Province::Lithuania,
        Province::Polesia,
        Province::Podolia,
    ];
    let major = with(&all);
    assert_eq!(till(&major, &basket).total.value, "28 $ · 10 MP");
    let row = item_row(&major, &basket, Item::Infantry).expect("infantry has a price");
    assert_eq!((row.cite, row.condition.as_deref()), ("22.6 a", Some("as a Major Power")));
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
        sum.reasons.iter().any(|reason| reason.date.as_deref() == Some("March 1807")),
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
    assert!(sum.reasons.iter().any(|reason| reason.cite == "22.3 m"), "{:?}", sum.reasons);
}

/// 22.3 o: 27 $ in hand, and two corps cost 2 $; a depot costs 1 $ to buy and 1 $ each quarter. Income is 24 $.
#[test]
fn s22_3o_upkeep_that_could_not_be_paid_is_said_before() {
    let campaign = booked();
    let few = till(&campaign, &Basket { depots: 2, ..Basket::default() });
    assert_eq!((few.upkeep.value.as_str(), few.unpaid), ("4 $", None));
    let many = till(&campaign, &Basket { depots: 26, ..Basket::default() });
    assert_eq!(many.left, "1 $ · 9 MP");
    let text = "The upkeep to come would be 28 $: with what is left and income as it stands, 3 $ of it could not be paid.";
    assert_eq!(many.unpaid, Some((text.to_owned(), "22.3 o")));
    let dear = till(&campaign, &Basket { depots: 28, ..Basket::default() });
    assert_eq!((dear.short.as_deref(), dear.unpaid), (Some("1 $"), None), "too dear is said already");
}

#[test]
fn what_finds_no_room_is_said() {
    let campaign = booked();
    // II Infantry is full, IV holds its 20 militia; two infantry wait already.
    let eight = till(&campaign, &Basket { infantry: 8, ..Basket::default() });
    assert_eq!(eight.homeless[0].0, "8 of 8 infantry find no room in corps; they would garrison cities.");
    let housed =
        till(&campaign, &Basket { infantry: 8, corps: vec![CorpsId::InfantryI], ..Basket::default() });
    assert!(housed.homeless.is_empty(), "{:?}", housed.homeless);
    let tight =
        till(&campaign, &Basket { infantry: 9, corps: vec![CorpsId::InfantryIII], ..Basket::default() });
    assert_eq!(tight.homeless[0].0, "3 of 9 infantry find no room in corps; they would garrison cities.");
    let ships = till(&campaign, &Basket { ships: 1, ..Basket::default() });
    assert_eq!(ships.homeless[0].0, "1 of 1 ships find no room in a fleet.");
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
    let upkeep = upkeep(&campaign).expect("a Poland");
    assert_eq!(upkeep.total, "4 $");
    assert_eq!(upkeep.free, "3 provincial corps and all factors cost nothing.");
    assert_eq!((upkeep.rows[2].name.as_str(), upkeep.rows[2].count.as_str()), ("Depots", "2"));
    in_phase(&mut campaign, Phase::Economic);
    let book = close_quarter(campaign.game());
    play(&mut campaign, [book]);
    let three = till(&campaign, &Basket { depots: 3, ..Basket::default() });
    assert!(three.reasons.iter().any(|reason| reason.cite == "22.3 c"), "{:?}", three.reasons);
}

fn now(campaign: &Campaign) -> QuarterView {
    quarter(campaign, None, &Basket::default()).expect("quarters are left")
}

fn step(seen: &QuarterView, kind: StepKind) -> &StepRow {
    seen.rows.iter().find(|row| row.kind == kind).expect("the step is shown")
}

#[test]
fn the_quarter_is_foreseen_as_it_is_closed() {
    let mut campaign = placed();
    let foreseen = now(&campaign);
    assert!(!foreseen.due && !foreseen.short);
    assert_eq!((foreseen.month.as_str(), foreseen.then.as_deref()), ("March 1807", Some("27 $ · 9 MP")));
    in_phase(&mut campaign, Phase::Economic);
    let due = now(&campaign);
    assert!(due.due && due.reasons.is_empty());
    assert_eq!(due.then, foreseen.then);
    assert_eq!(step(&due, StepKind::Income).line.value, "+24 $ · +9 MP");
    assert_eq!(step(&due, StepKind::Upkeep).line.value, "−2 $");
    assert_eq!(step(&due, StepKind::Upkeep).in_hand.as_deref(), Some("27 $ · 9 MP"));
    assert!(step(&due, StepKind::VictoryPoints).assumed, "no card was entered");
    play(&mut campaign, [due.command]);
    let after = now(&campaign);
    assert!(!after.due && after.closed.is_some());
    assert_eq!(after.month, "June 1807");
    assert_eq!(till(&campaign, &Basket::default()).hand.value, "27 $ · 9 MP");
}

#[test]
fn a_close_is_filled_in_step_by_step() {
    let mut campaign = placed();
    in_phase(&mut campaign, Phase::Economic);
    let game = campaign.game().clone();
    let basket = Basket { infantry: 2, ..Basket::default() };
    let mut close = filled(&game, None, &basket);
    add_line(&game, &mut close, StepKind::OtherIncome);
    add_line(&game, &mut close, StepKind::Loans);
    for (key, value) in [
        ("victory", "6"),
        ("drift", "-1"),
        ("other:0:name", "Trade"),
        ("other:0:money", "3"),
        ("loans:0:name", "Loan to France"),
        ("loans:0:money", "-2"),
        ("column", "second"),
        ("column:", "nonsense"),
        ("other:7:money", "9"),
        ("other:0:money", "much"),
    ] {
        put_close(&game, &mut close, key, value);
    }
    let draft = (game.date, close.clone());
    let seen = quarter(&campaign, Some(&draft), &basket).expect("it is due");
    assert_eq!(step(&seen, StepKind::VictoryPoints).line.value, "+6 VP");
    assert!(!step(&seen, StepKind::VictoryPoints).assumed);
    assert_eq!(step(&seen, StepKind::OtherIncome).line.value, "+3 $");
    assert_eq!(step(&seen, StepKind::Purchases).line.value, "−6 $ · −4 MP");
    assert_eq!(seen.then.as_deref(), Some("22 $ · 5 MP"));
    let shown = close_fields(&game, &close, StepKind::OtherIncome);
    assert!(shown.iter().any(|field| field.key == "other:0:name" && field.value == "Trade"));
    drop_line(&mut close, StepKind::Loans, 0);
    drop_line(&mut close, StepKind::Loans, 0);
    assert!(close.loans.is_empty());
    // A draft of another month is none of this one's.
    let stale = (game.date.next(), close);
    assert_eq!(filled(&game, Some(&stale), &basket).other, []);
    play(&mut campaign, [seen.command]);
    assert_eq!(campaign.game().purse, Sum::new(22, 5));
}

#[test]
fn s22_8b_a_manipulation_lands_in_the_forecast() {
    let mut campaign = booked();
    let shown = manipulations(&campaign);
    assert!(shown.reasons.is_empty());
    assert_eq!(shown.rows.len(), 7);
    assert_eq!((shown.rows[0].purse.as_str(), shown.rows[0].points.as_str()), ("−14 $ · −9 MP", "+2"));
    assert_eq!((shown.rows[3].purse.as_str(), shown.rows[3].points.as_str()), ("Nothing", "0"));
    play(&mut campaign, [Command::ChooseManipulation { column: Column::Second }]);
    assert_eq!(step(&now(&campaign), StepKind::ManipulationLands).line.value, "−7 $");
    assert_eq!(
        manipulations(&campaign).pending.as_deref(),
        Some("Chosen in March 1807: −7 $, marker +1. It lands in June 1807.")
    );
    at(&mut campaign, 1807, 6);
    in_phase(&mut campaign, Phase::Economic);
    let foreseen = now(&campaign);
    play(&mut campaign, [foreseen.command]);
    let purse = sum(campaign.game().purse);
    assert_eq!(foreseen.then, Some(purse), "what was foreseen is what was booked");
}

#[test]
fn s22_2_1g_to_i_the_subsidy_of_the_first_creator() {
    let mut campaign = prussian_poland();
    assert_eq!(subsidy(&campaign).map(|one| one.title), Some("Prussia is paid 7 $".into()));
    at(&mut campaign, 1806, 2);
    play(&mut campaign, [Command::MakeAlliance { one: Power::Poland, other: Power::France }]);
    at(&mut campaign, 1806, 7);
    play(&mut campaign, [Command::DeclareWar { by: Power::Prussia, on: Power::France }]);
    let turning = subsidy(&campaign).expect("a Poland");
    assert_eq!((turning.date.as_deref(), turning.cite), (Some("August 1806"), "22.2.1 i"));
    at(&mut campaign, 1806, 8);
    let stopped = subsidy(&campaign).expect("a Poland");
    assert_eq!((stopped.title.as_str(), stopped.cite), ("Prussia is paid nothing", "22.2.1 h"));
    assert_eq!(subsidy(&french_poland()).map(|one| one.cite), Some("22.2.1 g"));
}

#[test]
fn counters_say_why_they_are_not_to_be_had() {
    let campaign = booked();
    let row = |id| counter_row(&campaign, CounterId::Corps(id));
    assert_eq!(row(CorpsId::InfantryI).refused, None);
    assert_eq!(row(CorpsId::InfantryI).note, "1 $ · holds 16 infantry");
    assert_eq!(row(CorpsId::InfantryIV).refused.map(|one| one.cite), Some("base: corps"));
    assert_eq!(row(CorpsId::CavalryI).refused.map(|one| one.cite), Some("22.3 f"));
    assert_eq!(counters(&campaign).len(), 8, "six regular corps and two fleets");
}

#[test]
fn without_a_poland_the_prices_stand() {
    let campaign = campaign();
    assert_eq!(head(&campaign).notice.and_then(|one| one.cite), Some(Clause::S22_2i));
    assert!(income(&campaign).is_none() && upkeep(&campaign).is_none() && subsidy(&campaign).is_none());
    let row = item_row(&campaign, &Basket::default(), Item::Militia).expect("militia has a price");
    assert_eq!((row.price.as_str(), row.arrives), ("2 MP", None));
    let next = now(&campaign);
    assert!(next.then.is_none() && next.rows.iter().all(|row| row.in_hand.is_none()));
}

//! The quarters to come of the example, and of a Prussian Poland.

use super::*;
use crate::game::command::Command;
use crate::model::date::Phase;
use crate::model::power::Power;
use crate::view::example::example;
use crate::view::forces::tests::{at, in_phase, play, prussian_poland};

fn row<'a>(view: &'a AheadView, name: &str) -> &'a AheadRow {
    let names: Vec<&str> = view.rows.iter().map(|row| row.name.as_str()).collect();
    view.rows.iter().find(|row| row.name == name).unwrap_or_else(|| panic!("{name} in {names:?}"))
}

fn values(view: &AheadView, name: &str) -> Vec<String> {
    let of = |cell: &Option<AheadCell>| match cell {
        Some(AheadCell { value, beside: Some(beside), .. }) => format!("{value} {beside}"),
        Some(cell) => cell.value.clone(),
        None => "none".to_owned(),
    };
    row(view, name).cells.iter().map(of).collect()
}

fn texts(view: &AheadView) -> Vec<String> {
    view.news.iter().map(|news| format!("{}: {}", news.month, news.text)).collect()
}

#[test]
fn the_example_is_foreseen_as_its_books_stand() {
    let campaign = example().expect("the example");
    let view = ahead(&campaign, &Assumptions::default(), false);
    let months: Vec<String> =
        view.months.iter().map(|month| format!("{} {}", month.name, month.year)).collect();
    assert_eq!(months, ["Dec 1807", "Mar 1808", "Jun 1808", "Sep 1808"]);
    // Masovia 9 and West Galicia 12; Posen pays nothing to Poland while Prussia holds it (22.5 b). Manpower 3 and 3.
    assert_eq!(values(&view, "Income")[0], "+21 $ +6 MP");
    // IV, II and I Infantry, II Cavalry, the depot of Warsaw (22.3 o); the second column (22.8 b).
    assert_eq!(values(&view, "Upkeep")[0], "−5 $");
    assert_eq!(values(&view, "Manipulation"), ["−7 $", "0 $", "0 $", "0 $"]);
    let purse = campaign.game().purse.money.count();
    assert_eq!(values(&view, "In hand")[0], format!("{} $ 6 MP", purse + 21 - 5 - 7));
    let why = &row(&view, "In hand").cells[0].as_ref().expect("a figure").why;
    let labels: Vec<&str> = why.children.iter().map(|one| one.label.as_str()).collect();
    assert_eq!(labels, ["In hand before", "Money and manpower", "Upkeep", "The manipulation lands"]);
    assert!(view.premises.is_empty() && view.later.is_empty());
    // To December 1815: eight years and a quarter.
    assert_eq!(view.later_count, 33 - 4);
    assert_eq!(ahead(&campaign, &Assumptions::default(), true).later.len(), 29);
    assert_eq!(texts(&view), ["September 1808: No longer barred: war of Poland on France."]);
    // 70 and 300, and the handicap of 4 (22.8 a; 21.1 b).
    let levels: Vec<(&str, bool)> =
        view.levels.iter().map(|one| (one.level.value.as_str(), one.own)).collect();
    assert_eq!(levels, [("74", false), ("304", true)]);
}

#[test]
fn s22_2_1i_the_subsidy_is_told_with_the_month_it_stops() {
    let mut campaign = prussian_poland();
    let act = |month: u16, act| (GameDate::new(1806, month).expect("a month"), act);
    let none = ahead(&campaign, &Assumptions::default(), false);
    assert_eq!(values(&none, "Subsidy of Prussia"), ["7 $"; 4]);
    let war = Command::DeclareWar { by: Power::Prussia, on: Power::France };
    let assumptions = Assumptions {
        expected: vec![
            act(1, Command::MakeAlliance { one: Power::Poland, other: Power::France }),
            act(4, war.clone()),
        ],
        ..Assumptions::default()
    };
    let view = ahead(&campaign, &assumptions, false);
    assert_eq!(values(&view, "Subsidy of Prussia"), ["7 $", "0 $", "0 $", "0 $"]);
    let was: Vec<String> =
        row(&view, "Subsidy of Prussia").cells.iter().flatten().map(|cell| cell.was.concat()).collect();
    assert_eq!(was, ["", "7 $", "7 $", "7 $"]);
    assert!(texts(&view).iter().any(|text| text.starts_with("April 1806: No subsidy from May 1806")));
    assert_eq!(view.premises[1].text, "April 1806: Prussia declares war on France.");
    // What the rules refuse is said to be refused; a month that is over brings nothing.
    at(&mut campaign, 1806, 5);
    let view = ahead(&campaign, &assumptions, false);
    assert_eq!(view.premises[0].refused.as_deref(), Some("That month is over."));
    let peace = crate::engine::offers::make_peace(Power::Poland, Power::Spain);
    let refused = Assumptions { expected: vec![act(6, peace)], ..Assumptions::default() };
    assert!(ahead(&campaign, &refused, false).premises[0].refused.is_some());
}

#[test]
fn s22_3s_an_assumption_marks_what_it_changes_and_is_taken_back() {
    use crate::game::command::Correction;
    let mut campaign = prussian_poland();
    let low = Command::Correct { value: Correction::Marker(15), reason: "low".into() };
    play(&mut campaign, [low]);
    let mut assumptions = Assumptions { die_fails: true, ..Assumptions::default() };
    put_other(&mut assumptions, 4, 0);
    put_column(&mut assumptions, "column-6");
    let view = ahead(&campaign, &assumptions, true);
    // 21 and 9, halved and rounded down (22.3 s); the sixth column lands a quarter later (22.8 b).
    let income = row(&view, "Income").cells[0].as_ref().expect("income");
    assert_eq!((income.value.as_str(), income.was.join(" ")), ("+10 $", "+21 $ +9 MP".to_owned()));
    // Where nothing was, nothing is struck.
    let other = row(&view, "Other income").cells[0].as_ref().expect("other income");
    assert!(other.changed && other.was.is_empty());
    assert_eq!(values(&view, "Other income"), ["+4 $"; 4]);
    assert_eq!(values(&view, "Manipulation")[..2], ["0 $", "+5 $"]);
    let premises: Vec<&str> = view.premises.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(
        premises,
        [
            "The economic-loss die fails wherever it is due.",
            "Other income in each quarter: +4 $.",
            "Manipulation chosen in each quarter: +5 $, marker −2.",
        ]
    );
    assert!(view.later.iter().all(|later| later.changed));
    assert_eq!((other_money(&assumptions), other_manpower(&assumptions)), (4, 0));
    for say in [Say::Column, Say::Other, Say::Die, Say::Act(0)] {
        take_back(&mut assumptions, say);
    }
    assert_eq!(assumptions, Assumptions::default());
    let cells = ahead(&campaign, &assumptions, false).rows;
    assert!(
        cells
            .iter()
            .flat_map(|row| row.cells.iter().flatten())
            .all(|cell| !cell.changed && cell.was.is_empty())
    );
}

#[test]
fn a_close_that_is_being_filled_in_is_the_first_quarter() {
    let mut campaign = prussian_poland();
    at(&mut campaign, 1806, 3);
    let basket = Basket { infantry: 3, ..Basket::default() };
    assert_eq!(filling(&campaign, None, &basket), None, "not due yet");
    in_phase(&mut campaign, Phase::Economic);
    assert_eq!(filling(&campaign, None, &Basket::default()), None, "nothing is filled in");
    let first = filling(&campaign, None, &basket);
    let view = ahead(&campaign, &Assumptions { first, ..Assumptions::default() }, false);
    assert!(view.filling && view.premises.is_empty());
    // Three infantry at 3$ 2MP (22.3 m); the next quarter buys nothing by itself.
    assert_eq!(values(&view, "Purchases")[..2], ["−9 $ −6 MP", "0 $"]);
    assert!(texts(&view).iter().any(|text| text == "June 1806: 3 infantry to place."));
    assert!(view.rows.iter().flat_map(|row| row.cells.iter().flatten()).all(|cell| !cell.changed));
}

#[test]
fn before_a_poland_only_points_and_the_marker_move() {
    let campaign = crate::view::forces::tests::campaign();
    let view = ahead(&campaign, &Assumptions::default(), false);
    let names: Vec<&str> = view.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["Victory points", "Points in all", "Marker"]);
}

#[test]
fn an_act_is_expected_from_the_first_month_that_can_have_it() {
    let mut campaign = prussian_poland();
    let what_if = WhatIf::default();
    let war = Command::DeclareWar { by: Power::Russia, on: Power::Poland };
    let month = |month: u16| GameDate::new(1806, month).expect("a month");
    assert_eq!(expect(&campaign, &what_if), Ok((month(1), war.clone())));
    in_phase(&mut campaign, Phase::Reinforcement);
    assert_eq!(expect(&campaign, &what_if), Ok((month(2), war)));
    assert_eq!(premises(&campaign).months.len(), 24);
    let (id, _) = premises(&campaign).months[3].clone();
    let peace = WhatIf { month: id, kind: "peace".into(), ..what_if.clone() };
    assert_eq!(expect(&campaign, &peace).map(|(month, _)| month), Ok(month(5)));
    let alone = WhatIf { other: what_if.one.clone(), ..what_if };
    assert!(expect(&campaign, &alone).is_err());
}

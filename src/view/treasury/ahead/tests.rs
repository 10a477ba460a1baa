//! The quarters to come of the example, and of a Prussian Poland.

use super::*;
use crate::game::command::Command;
use crate::model::date::Phase;
use crate::model::power::Power;
use crate::view::example::example;
use crate::view::forces::tests::{at, in_phase, play, prussian_poland};
use crate::view::page::Deed;

/// The cards of the page, with what is answered and what lies open.
struct View(Vec<Card>);

fn ahead(campaign: &Campaign, first: Option<Close>, answers: &[(&str, &str)]) -> View {
    let mut state = PageState::default();
    for (key, answer) in answers {
        state.put((*key).to_owned().into(), (*answer).to_owned());
    }
    state.fold(&"later".into(), false);
    View(cards(campaign, first, &state))
}

impl View {
    fn card(&self, key: &str) -> Option<&Card> {
        self.0.iter().find(|card| card.key == key)
    }

    fn table(&self, key: &str) -> &Table {
        let blocks = &self.card(key).expect("a card").blocks;
        let table = |block: &'_ Block| matches!(block, Block::Table(_));
        match blocks.iter().find(|block| table(block)) {
            Some(Block::Table(table)) => table,
            _ => panic!("no table on {key}"),
        }
    }

    fn names(&self) -> Vec<String> {
        self.table("quarters").rows.iter().map(|row| row.cells[0].text.words()).collect()
    }

    /// The figures of a line.
    fn row(&self, name: &str) -> &[Cell] {
        let rows = &self.table("quarters").rows;
        let row = rows.iter().find(|row| row.cells[0].text.words() == name);
        &row.unwrap_or_else(|| panic!("{name} in {:?}", self.names())).cells[1..]
    }

    fn premises(&self) -> Vec<Row> {
        self.card("premises").map_or_else(Vec::new, |card| card.rows().into_iter().cloned().collect())
    }

    /// The further quarters.
    fn later(&self) -> Table {
        let rows = self.card("quarters").expect("a card").rows();
        let fold = rows.into_iter().find(|row| row.key == "later").expect("a fold");
        match fold.more.as_deref() {
            Some([Block::Table(table)]) => table.clone(),
            other => panic!("{other:?}"),
        }
    }
}

/// What is seen of a figure, and what is struck out above it.
fn shown(cell: &Cell) -> (String, Vec<String>) {
    let seen = cell.text.0.iter().filter(|span| !matches!(span, Span::Unseen(_) | Span::Struck(_)));
    let value = Text(seen.cloned().collect()).words();
    let beside = Text(cell.note.0.iter().filter(|span| !matches!(span, Span::Badge(..))).cloned().collect());
    let struck = cell.text.0.iter().filter_map(|span| match span {
        Span::Struck(words) => Some(words.clone()),
        _ => None,
    });
    let whole = if beside.is_empty() { value } else { format!("{value} {}", beside.words()) };
    (whole, struck.collect())
}

/// Whether an assumption changes a figure.
fn changed(cell: &Cell) -> bool {
    cell.text.0.iter().any(|span| matches!(span, Span::Strong(_)))
}

fn values(view: &View, name: &str) -> Vec<String> {
    view.row(name).iter().map(|cell| shown(cell).0).collect()
}

fn texts(view: &View) -> Vec<String> {
    let rows = view.card("news").map(Card::rows).unwrap_or_default();
    rows.iter().map(|row| row.text.words()).collect()
}

#[test]
fn the_example_is_foreseen_as_its_books_stand() {
    let campaign = example().expect("the example");
    let view = ahead(&campaign, None, &[]);
    let months: Vec<String> =
        view.table("quarters").columns[1..].iter().map(|column| column.name.words()).collect();
    assert_eq!(months, ["Dec 1807", "Mar 1808", "Jun 1808", "Sep 1808"]);
    // Masovia 9 and West Galicia 12; Posen pays nothing to Poland while Prussia holds it (22.5 b). Manpower 3 and 3.
    assert_eq!(values(&view, "Income")[0], "+21 $ +6 MP");
    // IV, II and I Infantry, II Cavalry, the depot of Warsaw (22.3 o); the second column (22.8 b).
    assert_eq!(values(&view, "Upkeep")[0], "−5 $");
    assert_eq!(values(&view, "Manipulation"), ["−7 $", "0 $", "0 $", "0 $"]);
    let purse = campaign.game().purse.money.count();
    assert_eq!(values(&view, "In hand")[0], format!("{} $ 6 MP", purse + 21 - 5 - 7));
    let Some(Action::Derive(why)) = &view.row("In hand")[0].opens else { panic!("it opens") };
    let labels: Vec<&str> = why.children.iter().map(|one| one.label.as_str()).collect();
    assert_eq!(labels, ["In hand before", "Money and manpower", "Upkeep", "The manipulation lands"]);
    assert!(view.premises().is_empty());
    // To December 1815: eight years and a quarter.
    assert_eq!(view.later().rows.len(), 33 - 4);
    let folded = View(cards(&campaign, None, &PageState::default()));
    let head = folded.card("quarters").expect("a card").rows()[0].clone();
    assert_eq!((head.title.words().as_str(), head.more), ("29 quarters more, to the campaign's end", None));
    assert_eq!(texts(&view), ["September 1808 No longer barred: war of Poland on France."]);
    // 70 and 300, and the handicap of 4 (22.8 a; 21.1 b).
    let levels = view.table("points");
    let level: Vec<String> = levels.rows[0].cells[1..].iter().map(|cell| cell.text.words()).collect();
    assert_eq!(level, ["74", "304"]);
    let own: Vec<bool> =
        levels.columns[1..].iter().map(|one| one.name.words().ends_with("this campaign")).collect();
    assert_eq!(own, [false, true]);
}

#[test]
fn s22_2_1i_the_subsidy_is_told_with_the_month_it_stops() {
    let mut campaign = prussian_poland();
    let none = ahead(&campaign, None, &[]);
    assert_eq!(values(&none, "Subsidy of Prussia"), ["7 $"; 4]);
    let expected =
        [("if/act/1806-01/alliance/poland/france/", "yes"), ("if/act/1806-04/war/prussia/france/", "yes")];
    let view = ahead(&campaign, None, &expected);
    assert_eq!(values(&view, "Subsidy of Prussia"), ["7 $", "0 $", "0 $", "0 $"]);
    let was: Vec<String> = view.row("Subsidy of Prussia").iter().map(|cell| shown(cell).1.concat()).collect();
    assert_eq!(was, ["", "7 $", "7 $", "7 $"]);
    assert!(texts(&view).iter().any(|text| text.starts_with("April 1806 No subsidy from May 1806")));
    assert_eq!(view.premises()[1].title.words(), "April 1806: Prussia declares war on France.");
    // What the rules refuse is said to be refused; a month that is over brings nothing.
    at(&mut campaign, 1806, 5);
    let view = ahead(&campaign, None, &expected);
    assert_eq!(view.premises()[0].text.words(), "Not allowed: That month is over.");
    let peace = ahead(&campaign, None, &[("if/act/1806-06/peace/poland/spain/", "yes")]);
    assert!(peace.premises()[0].text.words().starts_with("Not allowed: "));
}

#[test]
fn s22_3s_an_assumption_marks_what_it_changes_and_is_taken_back() {
    use crate::game::command::Correction;
    let mut campaign = prussian_poland();
    let low = Command::Correct { value: Correction::Marker(15), reason: "low".into() };
    play(&mut campaign, [low]);
    let answers = [("if/die", "yes"), ("if/other/money", "4"), ("if/column", "column-6")];
    let view = ahead(&campaign, None, &answers);
    // 21 and 9, halved and rounded down (22.3 s); the sixth column lands a quarter later (22.8 b).
    let (income, was) = shown(&view.row("Income")[0]);
    assert_eq!((income.as_str(), was.join(" ")), ("+10 $ +4 MP", "+21 $ +9 MP".to_owned()));
    // Where nothing was, nothing is struck.
    let other = &view.row("Other income")[0];
    assert!(changed(other) && shown(other).1.is_empty());
    assert_eq!(values(&view, "Other income"), ["+4 $"; 4]);
    assert_eq!(values(&view, "Manipulation")[..2], ["0 $", "+5 $"]);
    let premises: Vec<String> = view.premises().iter().map(|one| one.title.words()).collect();
    assert_eq!(
        premises,
        [
            "The economic-loss die fails wherever it is due.",
            "Other income in each quarter: +4 $.",
            "Manipulation chosen in each quarter: +5 $, marker −2.",
        ]
    );
    assert!(view.later().rows.iter().all(|row| row.cells[0].note.words() == "what if"));
    let mut state = PageState::default();
    for (key, answer) in answers {
        state.put(key.into(), answer.to_owned());
    }
    let assumed = what_if::assumptions(&state);
    assert!(assumed.die_fails && assumed.column.is_some() && assumed.other.len() == 1);
    for premise in view.premises() {
        let Action::Forget(key) = &premise.deeds[0].action else { panic!("{:?}", premise.deeds) };
        state.forget(key);
    }
    assert_eq!(state, PageState::default());
    assert_eq!(what_if::assumptions(&state), Assumptions::default());
    let rows = &ahead(&campaign, None, &[]).table("quarters").rows.clone();
    assert!(
        rows.iter().flat_map(|row| &row.cells[1..]).all(|cell| !changed(cell) && shown(cell).1.is_empty())
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
    let view = ahead(&campaign, first, &[]);
    let filled = "The first quarter is as it stands filled in under Quarter.";
    let told = |block: &Block| matches!(block, Block::Text(text, _) if text.words() == filled);
    assert!(view.card("quarters").is_some_and(|card| card.blocks.iter().any(told)));
    assert!(view.premises().is_empty());
    // Three infantry at 3$ 2MP (22.3 m); the next quarter buys nothing by itself.
    assert_eq!(values(&view, "Purchases")[..2], ["−9 $ −6 MP", "0 $"]);
    assert!(texts(&view).iter().any(|text| text == "June 1806 3 infantry to place."));
    assert!(view.table("quarters").rows.iter().flat_map(|row| &row.cells[1..]).all(|cell| !changed(cell)));
}

#[test]
fn before_a_poland_only_points_and_the_marker_move() {
    let campaign = crate::view::forces::tests::campaign();
    let view = ahead(&campaign, None, &[]);
    assert_eq!(view.names(), ["Victory points", "Points in all", "Marker"]);
}

/// What `Expect it` would answer, with these answers of its questions.
fn expects(campaign: &Campaign, answers: &[(&str, &str)]) -> Deed {
    let mut state = PageState::default();
    state.fold(&"what-if".into(), false);
    for (key, answer) in answers {
        state.put((*key).to_owned().into(), (*answer).to_owned());
    }
    let card = what_if::questions(campaign, &state);
    let more = card.rows()[0].more.clone().expect("it lies open");
    let deeds = more.into_iter().find_map(|block| match block {
        Block::Deeds(_, deeds) => Some(deeds),
        _ => None,
    });
    deeds.and_then(|mut deeds| deeds.pop()).expect("a button")
}

#[test]
fn an_act_is_expected_from_the_first_month_that_can_have_it() {
    let mut campaign = prussian_poland();
    let war = Command::DeclareWar { by: Power::Russia, on: Power::Poland };
    let expected = |campaign: &Campaign, answers: &[(&str, &str)]| {
        let Action::Answer(key, answer) = expects(campaign, answers).action else { panic!("it answers") };
        let mut state = PageState::default();
        state.put(key, answer);
        what_if::assumptions(&state).expected
    };
    let month = |month: u16| GameDate::new(1806, month).expect("a month");
    assert_eq!(expected(&campaign, &[]), [(month(1), war.clone())]);
    in_phase(&mut campaign, Phase::Reinforcement);
    assert_eq!(expected(&campaign, &[]), [(month(2), war.clone())]);
    // A month that is over cannot be chosen, nor one that is too far away.
    assert_eq!(expected(&campaign, &[("act/month", "1806-01")]), [(month(2), war.clone())]);
    assert_eq!(expected(&campaign, &[("act/month", "1808-02")]), [(month(2), war)]);
    let peace = expected(&campaign, &[("act/month", "1806-05"), ("act/kind", "peace")]);
    assert_eq!(peace.iter().map(|(month, _)| *month).collect::<Vec<_>>(), [month(5)]);
    assert!(expects(&campaign, &[("act/other", "russia")]).refused.is_some());
}

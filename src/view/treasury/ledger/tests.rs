//! The ledger of Prussia's Poland of 1806, and its table.

use super::*;
use crate::game::command::{CardSquare, Correction, NamedIncome};
use crate::model::date::Phase;
use crate::model::economy::Basket;
use crate::model::quantity::{Money, Sum};
use crate::view::forces::tests::{at, campaign, in_phase, play, prussian_poland};

/// March 1806, booked with a loan, two infantry bought; then a correction, and a note at the purchase.
fn booked() -> Campaign {
    let mut campaign = prussian_poland();
    at(&mut campaign, 1806, 3);
    in_phase(&mut campaign, Phase::Economic);
    let other = vec![NamedIncome { name: "=Loan, of \"France\"".into(), sum: Sum::new(3, 0) }];
    let card = CardSquare { victory: 5, drift: -1 };
    play(&mut campaign, [Command::BookEconomy { card, loss: None, other }]);
    play(&mut campaign, [Command::Buy(Basket { infantry: 2, ..Basket::default() })]);
    let bought = campaign.journal().head.expect("an entry");
    assert!(campaign.annotate(bought, "for the spring"));
    let reason = "miscounted".to_owned();
    play(&mut campaign, [Command::Correct { value: Correction::Money(Money::new(20)), reason }]);
    campaign
}

/// What the page says of a kind: its card.
fn of(campaign: &Campaign, kind: LedgerKind) -> Card {
    let mut state = PageState::default();
    state.put(KIND.into(), kind.name().into());
    cards(campaign, &state).into_iter().find(|card| card.key == kind.name()).expect("its card")
}

fn figure(card: &Card, key: &str) -> Option<String> {
    card.rows().into_iter().find(|row| row.key == key)?.figure.clone().map(|figure| figure.value)
}

/// The years, without the names above them.
fn years(card: &Card) -> Vec<Row> {
    let rows = card.rows().into_iter().filter(|row| row.look == Look::Line && row.key != "heads");
    rows.cloned().collect()
}

/// The lines of a year that lies open.
fn lines(year: &Row) -> Vec<TableRow> {
    match year.more.as_deref() {
        Some([Block::Table(table)]) => table.rows.clone(),
        other => panic!("{other:?}"),
    }
}

/// A line in words: cause, clause, what moved, the value after it.
fn told(row: &TableRow) -> [String; 4] {
    let clause = row.cells[1].cite.map_or("", Clause::number).to_owned();
    [row.cells[0].text.words(), clause, row.cells[2].text.words(), row.cells[3].text.words()]
}

#[test]
fn every_line_has_its_cause_and_the_balance_runs() {
    let campaign = booked();
    let card = |account| of(&campaign, LedgerKind::Of(account));
    let money = card(Account::Money);
    assert_eq!(figure(&money, "opening").as_deref(), Some("0 $ in January 1805"));
    assert_eq!(figure(&money, "closing").as_deref(), Some("20 $"));
    assert!(!money.blocks.iter().any(|block| matches!(block, Block::Text(..))), "something moved");
    let all = years(&money);
    assert_eq!(all.iter().map(|year| year.key.as_ref()).collect::<Vec<_>>(), ["1806", "1805"]);
    let year = &all[0];
    let sums = (year.aside.words(), year.text.words(), year.figure.clone().map(|figure| figure.value));
    assert_eq!(sums, ("gained +29 $".to_owned(), "lost −9 $".to_owned(), Some("20 $".to_owned())));
    let rows = lines(year);
    let (months, lines): (Vec<&TableRow>, Vec<&TableRow>) = rows.iter().partition(|row| row.cells.len() == 1);
    let expected = [
        ["Corrected by hand: miscounted", "base: table", "−3 $", "20 $"],
        ["Purchases", "22.3 m", "−6 $", "23 $"],
        ["=Loan, of \"France\"", "base: economy", "+3 $", "29 $"],
        ["Income of the provinces", "22.3 l", "+21 $", "26 $"],
        ["First start", "22.3 e", "+5 $", "5 $"],
    ];
    assert_eq!(
        lines.iter().map(|row| told(row)).collect::<Vec<_>>(),
        expected.map(|row| row.map(str::to_owned))
    );
    assert_eq!((lines[1].cells[0].note.words().as_str(), lines[1].cells[2].marked), ("for the spring", true));
    let months: Vec<&str> = months.iter().map(|row| row.key.as_ref()).collect();
    assert_eq!(months, ["March 1806", "January 1806"]);
    assert_eq!((&all[1].more, &all[1].tap), (&None, &Some(Action::Fold("1805".into(), false))));
    assert_eq!(figure(&card(Account::Manpower), "closing").as_deref(), Some("5 MP"));
    assert_eq!(figure(&card(Account::Victory), "closing").as_deref(), Some("5 VP"));
    // Square 22, the alliance of the creation +3, the display −1.
    assert_eq!(figure(&card(Account::Marker), "closing").as_deref(), Some("24"));
}

#[test]
fn a_year_without_a_line_says_so() {
    let campaign = booked();
    let mut state = PageState::default();
    state.fold(&"1805".into(), false);
    let card = cards(&campaign, &state).remove(1);
    let year = years(&card).remove(1);
    assert_eq!(year.more, Some(vec![Block::Text("Nothing moved this year.".into(), None)]));
}

#[test]
fn a_line_opens_its_entry() {
    let campaign = booked();
    for kind in LedgerKind::ALL {
        let mut month = String::new();
        for row in years(&of(&campaign, kind)).iter().filter(|year| year.more.is_some()).flat_map(lines) {
            match &row.cells[0].opens {
                Some(Action::Entry(entry)) => {
                    let entry = campaign.journal().entry(*entry).expect("an entry");
                    assert_eq!(entry.date.to_string(), month, "{}", row.cells[0].text.words());
                }
                _ => month = row.cells[0].text.words(),
            }
        }
    }
}

#[test]
fn s22_2_1g_other_powers() {
    let card = of(&booked(), LedgerKind::Others);
    assert_eq!(figure(&card, "Prussia").as_deref(), Some("+4 PP, +7 $"));
    let all = years(&card);
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].text.words(), "Prussia +4 PP, +7 $");
    let rows: Vec<[String; 4]> = lines(&all[0]).iter().filter(|row| row.cells.len() > 1).map(told).collect();
    let rows: Vec<[&str; 3]> =
        rows.iter().map(|[cause, _, moved, after]| [cause, moved, after].map(String::as_str)).collect();
    let expected = [
        ["Prussia: Subsidy", "+7 $", "+7 $"],
        ["Prussia: Alliance at the creation", "+3 PP", "+4 PP"],
        ["Prussia: Creation of Poland", "+1 PP", "+1 PP"],
    ];
    assert_eq!(rows, expected);
}

#[test]
fn nothing_has_moved() {
    for kind in LedgerKind::ALL {
        let texts = of(&campaign(), kind).blocks;
        let nothing =
            |block: &Block| matches!(block, Block::Text(text, _) if text.words().starts_with("Nothing "));
        assert!(texts.iter().any(nothing), "{}", kind.name());
    }
    assert_eq!(csv(&campaign()).lines().count(), 2, "the header, and the start square");
}

#[test]
fn the_table_is_a_file_with_the_campaign_and_the_month() {
    assert_eq!(csv_name(&booked()), "poland-in-arms-test-1806-03-ledger.csv");
}

#[test]
fn the_table_adds_up() {
    let text = csv(&booked());
    assert!(text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']));
    let lines: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(lines[0], "date,kind,amount,balance,cause,clause,note");
    assert_eq!(lines[1], "1805-01,Marker,22,22,At the start,22.2 k,");
    for line in [
        "1806-01,Money,5,5,First start,22.3 e,",
        "1806-01,Prussia: political points,1,1,Creation of Poland,22.2.1 a,",
        "1806-03,Prussia: money,7,7,Subsidy,22.2.1 i,",
        "1806-03,Money,3,29,\"'=Loan, of \"\"France\"\"\",base: economy,",
        "1806-03,Money,-6,23,Purchases,22.3 m,for the spring",
        "1806-03,Manpower,-4,5,Purchases,22.3 m,for the spring",
        "1806-03,Money,-3,20,Corrected by hand: miscounted,base: table,",
    ] {
        assert!(lines.contains(&line), "{line} in {text}");
    }
    // Date, kind and the two numbers are the first four cells of every line, and hold no quotes.
    for account in Account::ALL {
        let mut sum = 0;
        for line in lines.iter().skip(1).filter(|line| line.split(',').nth(1) == Some(account_name(account)))
        {
            let cells: Vec<i32> =
                line.split(',').skip(2).take(2).map(|cell| cell.parse().expect("a number")).collect();
            sum += cells[0];
            assert_eq!(sum, cells[1], "{line}");
        }
        assert_eq!(sum, statement(&booked(), account).closing());
    }
}

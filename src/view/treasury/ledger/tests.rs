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

fn of(account: Account) -> LedgerView {
    ledger(&booked(), LedgerKind::Of(account))
}

#[test]
fn every_line_has_its_cause_and_the_balance_runs() {
    let view = of(Account::Money);
    assert_eq!(view.opening.as_deref(), Some("0 $ in January 1805"));
    assert_eq!((view.closing.as_str(), view.empty), ("20 $", None));
    let years: Vec<&str> = view.years.iter().map(|year| year.year.as_str()).collect();
    assert_eq!(years, ["1806", "1805"]);
    let year = &view.years[0];
    assert_eq!((year.gained.as_str(), year.lost.as_str(), year.closing.as_str()), ("+29 $", "−9 $", "20 $"));
    let lines: Vec<(&str, &str, &str, &str)> = year
        .rows
        .iter()
        .map(|row| (row.cause.as_str(), row.moved.as_str(), row.balance.as_str(), row.cite))
        .collect();
    let expected = [
        ("Corrected by hand: miscounted", "−3 $", "20 $", "base: table"),
        ("Purchases", "−6 $", "23 $", "22.3 m"),
        ("=Loan, of \"France\"", "+3 $", "29 $", "base: economy"),
        ("Income of the provinces", "+21 $", "26 $", "22.3 l"),
        ("First start", "+5 $", "5 $", "22.3 e"),
    ];
    assert_eq!(lines, expected);
    assert_eq!(year.rows[1].note.as_deref(), Some("for the spring"));
    assert_eq!((year.rows[1].date.as_str(), year.rows[1].falls), ("March 1806", true));
    assert_eq!(view.years[1].rows, []);
    assert_eq!(of(Account::Manpower).closing, "5 MP");
    assert_eq!(of(Account::Victory).closing, "5 VP");
    // Square 22, the alliance of the creation +3, the display −1.
    assert_eq!(of(Account::Marker).closing, "24");
}

#[test]
fn a_line_opens_its_entry() {
    let campaign = booked();
    for kind in LedgerKind::ALL {
        for row in ledger(&campaign, kind).years.iter().flat_map(|year| &year.rows) {
            let entry = campaign.journal().entry(row.entry).expect("an entry");
            assert_eq!(entry.date.to_string(), row.date, "{}", row.cause);
        }
    }
}

#[test]
fn s22_2_1g_other_powers() {
    let view = ledger(&booked(), LedgerKind::Others);
    assert_eq!(view.powers, [("Prussia", "+4 PP, +7 $".to_owned())]);
    assert_eq!(view.years.len(), 1);
    assert_eq!(view.years[0].gained, "Prussia +4 PP, +7 $");
    let rows: Vec<(Option<&str>, &str, &str, &str)> = view.years[0]
        .rows
        .iter()
        .map(|row| (row.power, row.cause.as_str(), row.moved.as_str(), row.balance.as_str()))
        .collect();
    let expected = [
        (Some("Prussia"), "Subsidy", "+7 $", "+7 $"),
        (Some("Prussia"), "Alliance at the creation", "+3 PP", "+4 PP"),
        (Some("Prussia"), "Creation of Poland", "+1 PP", "+1 PP"),
    ];
    assert_eq!(rows, expected);
}

#[test]
fn nothing_has_moved() {
    for kind in LedgerKind::ALL {
        assert!(ledger(&campaign(), kind).empty.is_some(), "{}", kind.name());
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

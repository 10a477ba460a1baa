//! The accounts of the books, and what other powers are given.

use crate::table::*;
use poland_in_arms::engine::ledger::{Account, LevelTo, Share, Statement, levels, of_others, statement};
use poland_in_arms::game::command::{Command, Correction, NamedIncome};
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Money, PoliticalPoints, VictoryPoints};
use poland_in_arms::model::rulings::{BracketLevel, HandicapSign};
use poland_in_arms::model::setup::{CampaignEnd, HouseRule};
use poland_in_arms::model::why::{Cause, Term};

fn of(table: &Table, account: Account) -> Statement {
    statement(table.campaign(), account)
}

/// What moved, the balance after it, and the clause.
fn lines(table: &Table, account: Account) -> Vec<(i32, i32, Clause)> {
    of(table, account).postings.iter().map(|one| (one.moved, one.balance, one.clause)).collect()
}

/// 22.3 e, l, m, o: the money of the first quarter, line by line; what moves no money is no line of it.
#[test]
fn s22_3l_every_dollar_is_a_line() {
    let mut table = prussian_poland();
    table.at(1806, 3).in_phase(Phase::Economic);
    let other =
        vec![NamedIncome { name: "A loan".to_owned(), sum: poland_in_arms::model::quantity::Sum::new(3, 0) }];
    table.does(Command::BookEconomy { card: Default::default(), loss: Some(false), other });
    table.does(buy(|basket| basket.infantry = 2)).does(buy(|basket| basket.militia = 1));
    let money = [
        (5, 5, Clause::S22_3e),
        (21, 26, Clause::S22_3l),
        (3, 29, Clause::BaseEconomy),
        (-6, 23, Clause::S22_3m),
    ];
    assert_eq!(lines(&table, Account::Money), money);
    let manpower = [(9, 9, Clause::S22_3l), (-4, 5, Clause::S22_3m), (-2, 3, Clause::S22_3m)];
    assert_eq!(lines(&table, Account::Manpower), manpower);
    let account = of(&table, Account::Money);
    assert_eq!(account.postings[2].term, Term::Named(month(1806, 3), "A loan".to_owned()));
    // Each line opens the entry it was booked in.
    let journal = table.campaign().journal();
    assert!(matches!(
        journal.entry(account.postings[0].entry).unwrap().command,
        Command::CreatePoland { .. }
    ));
    assert!(matches!(journal.entry(account.postings[3].entry).unwrap().command, Command::Buy(_)));
    assert_eq!(account.postings[0].date, month(1806, 1));
    let years: Vec<_> =
        account.years().iter().map(|one| (one.year, one.gained, one.lost, one.closing)).collect();
    assert_eq!(years, [(1805, 0, 0, 0), (1806, 29, -6, 23)]);
    let months = account.months();
    let at = |year, number| months.iter().find(|(date, _)| *date == month(year, number)).unwrap().1;
    assert_eq!((at(1805, 12), at(1806, 1), at(1806, 2), at(1806, 3)), (0, 5, 5, 23));
    assert_eq!(months.len(), 15);
}

/// 22.2 k: points beyond the display are lost, and the line says how many.
#[test]
fn s22_2k_points_beyond_the_display() {
    let mut table = Table::set_up(|setup| setup.start_square = 37);
    table.at(1805, 3).books();
    let account = of(&table, Account::Marker);
    assert_eq!(account.opening, 37);
    let line = &account.postings[0];
    assert_eq!((line.moved, line.lost, line.balance), (2, 4, 39));
    table.at(1805, 6).books();
    let account = of(&table, Account::Marker);
    assert_eq!((account.postings[1].moved, account.postings[1].lost), (0, 6));
}

/// base: table: a correction is the difference it made; what is undone is no line.
#[test]
fn base_table_corrections() {
    let mut table = prussian_poland();
    table.corrects(Correction::Money(Money::new(12))).corrects(Correction::Money(Money::new(12)));
    table.corrects(Correction::VictoryPoints(VictoryPoints::new(4)));
    let last = of(&table, Account::Money).postings.last().unwrap().clone();
    assert_eq!((last.moved, last.balance, last.clause), (7, 12, Clause::BaseTable));
    assert_eq!(of(&table, Account::Money).postings.len(), 2, "the second changed nothing");
    assert_eq!(of(&table, Account::Victory).closing(), 4);
}

/// 22.2.1 a, c, g, i: what other powers are given is listed, to be marked on the board.
#[test]
fn s22_2_1g_what_others_are_given() {
    let mut table = prussian_poland();
    table.at(1806, 3).books();
    table.at(1806, 4).does(declare(Power::Prussia, Power::France));
    let given: Vec<_> = of_others(table.campaign())
        .into_iter()
        .map(|one| (one.date, one.power, one.share, one.cause, one.clause))
        .collect();
    let points = |count| Share::Points(PoliticalPoints::new(count));
    let (january, march, april) = (month(1806, 1), month(1806, 3), month(1806, 4));
    assert!(
        given.contains(&(january, Power::Prussia, points(1), Cause::Creation, Clause::S22_2_1a)),
        "{given:?}"
    );
    let subsidy = (march, Power::Prussia, Share::Money(Money::new(7)), Cause::Subsidy, Clause::S22_2_1i);
    assert!(given.contains(&subsidy), "{given:?}");
    let war = (april, Power::Prussia, points(-3), Cause::WarDeclared, Clause::BaseWar);
    assert!(given.contains(&war), "{given:?}");
    assert!(given.is_sorted_by_key(|one| one.0));
    assert_eq!(given.len(), 4, "the alliance of the creation besides: {given:?}");
}

/// 22.2.1 h: a subsidy that stopped gives nothing.
#[test]
fn s22_2_1h_a_stopped_subsidy_is_no_line() {
    let mut table = Table::new();
    table.gives_warsaw_to(Partitioner::Prussia).at(1806, 1).does(create(Partitioner::Prussia));
    table.does(ally(Power::Poland, Power::Russia)).at(1806, 2).does(declare(Power::Prussia, Power::Russia));
    table.at(1806, 6).books();
    let money = of_others(table.campaign()).into_iter().filter(|one| matches!(one.share, Share::Money(_)));
    assert_eq!(money.count(), 0);
}

/// 22.8 a, c; 21.1 b: both levels carry the handicap, the one of the campaign's end decides; the group's own stands alone.
#[test]
fn s22_8a_both_levels() {
    let level = |year, level, counts| LevelTo { end: month(year, 12), level, counts };
    // Bid 5, roll 3: a handicap of 4.
    let bid = |end, sign, bracket| {
        Table::set_up(move |setup| {
            (setup.bid, setup.die, setup.end) = (5, Some(die(3)), end);
            (setup.rulings.handicap_sign, setup.rulings.bracket_level) = (sign, bracket);
        })
    };
    let long = bid(CampaignEnd::Dec1815, HandicapSign::RaisesLevel, BracketLevel::FirstNumber);
    assert_eq!(levels(long.game()), [level(1807, 74, false), level(1815, 304, true)]);
    let short = bid(CampaignEnd::Dec1807, HandicapSign::LowersLevel, BracketLevel::Bracketed);
    assert_eq!(levels(short.game()), [level(1807, 66, true), level(1815, 266, false)]);
    let behind = bid(CampaignEnd::Dec1815, HandicapSign::StartsBehind, BracketLevel::Bracketed);
    assert_eq!(levels(behind.game()), [level(1807, 70, false), level(1815, 270, true)]);
    let mut own = bid(CampaignEnd::Dec1815, HandicapSign::RaisesLevel, BracketLevel::FirstNumber);
    own.does(Command::ChangeHouseRule(HouseRule::Level(Some(VictoryPoints::new(250)))));
    assert_eq!(levels(own.game()), [level(1815, 254, true)]);
}

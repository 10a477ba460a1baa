//! The Economic phase: income, upkeep, purchases, manipulation.

use crate::table::*;
use poland_in_arms::game::command::{CardSquare, Command, Correction, NamedIncome};
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::economy::Column;
use poland_in_arms::model::forces::{CorpsId, Counter, FleetId, Place};
use poland_in_arms::model::place::City;
use poland_in_arms::model::power::Power;
use poland_in_arms::model::quantity::{Manpower, Money, Sum};
use poland_in_arms::model::setup::{HouseRule, Kept, Ware};
use poland_in_arms::rules::s22_3_forces::costs;

fn rich(table: &mut Table) -> &mut Table {
    table.corrects(Correction::Money(Money::new(100))).corrects(Correction::Manpower(Manpower::new(100)))
}

/// 22.3 l, base: economy: booked once, in an Economic phase.
#[test]
fn s22_3l_booked_once() {
    let book = |loss| Command::BookEconomy { card: CardSquare::default(), loss, other: Vec::new() };
    let mut table = prussian_poland();
    table.refuses_until(book(Some(false)), Clause::BaseEconomy, month(1806, 3));
    table.at(1806, 3).in_phase(Phase::Economic);
    table.refuses(Command::NextPhase { leave: false }, Clause::BaseEconomy);
    table.refuses(buy(|basket| basket.depots = 1), Clause::BaseEconomy);
    table.refuses(choose(Column::Fourth), Clause::BaseEconomy);
    table.books();
    assert_eq!(table.game().purse, Sum::new(5 + 21, 9));
    table.refuses(book(Some(false)), Clause::BaseEconomy).does(Command::NextPhase { leave: false });
}

/// 22.3 m: every price, and what the purse cannot bear.
#[test]
fn s22_3m_prices() {
    let mut table = prussian_poland();
    table.at(1806, 3).books();
    let need = Need::Afford(Sum::new(10 * 3 - 26, 20 - 9));
    table.refuses_for(buy(|basket| basket.infantry = 10), Clause::S22_3m, need);
    table.sets_arrivals();
    rich(&mut table).does(buy(|basket| {
        basket.infantry = 1;
        basket.militia = 1;
        basket.ships = 1;
        basket.depots = 1;
        basket.corps.push(CorpsId::InfantryI);
        basket.fleets.push(FleetId::I);
    }));
    assert_eq!(table.game().purse, Sum::new(100 - 3 - 5 - 1 - 1, 100 - 2 - 2 - 2));
    table.refuses(buy(|basket| basket.corps.push(CorpsId::InfantryI)), Clause::BaseCorps);
    table.refuses(buy(|basket| basket.corps.extend([CorpsId::InfantryII; 2])), Clause::BaseCorps);
    table.refuses(buy(|_| {}), Clause::S22_3m);
    table.refuses(buy(|basket| basket.ships = 20), Clause::S22_3c);
    table.refuses(buy(|basket| basket.corps.push(CorpsId::CavalryI)), Clause::S22_3f);
    table.refuses(buy(|basket| basket.cavalry_by_choice = 1), Clause::S22_3n);
}

/// 22.3 n: the guard's death and its cost.
#[test]
fn s22_3n_once_destroyed_for_good() {
    let mut table = with_krasinski();
    let price = |table: &Table| costs::price(table.game(), costs::cavalry_ware(table.game())).value();
    assert_eq!(price(&table), Sum::new(20, 5));
    table.does(lose(CorpsId::CavalryI, poland_in_arms::model::forces::Factors::new(0, 0, 7)));
    assert!(!table.on_map(CorpsId::CavalryI) && table.cited(Clause::S22_3n));
    assert_eq!(price(&table), Sum::new(8, 2));
    table.corrects(Correction::Corps(CorpsId::CavalryI, Counter::OnMap(Place::City(City::Warsaw))));
    assert_eq!(price(&table), Sum::new(8, 2), "on the map again, once destroyed");
}

/// 22.3 o: what cannot be paid is named; the group's own table is honoured (base: table).
#[test]
fn s22_3o_upkeep() {
    let mut table = prussian_poland();
    table.next_phase();
    table.does(place(
        CorpsId::InfantryIV,
        City::Warsaw,
        poland_in_arms::model::forces::Factors::new(0, 20, 0),
    ));
    assert_eq!(costs::upkeep(table.game()).value(), Sum::new(1, 0));
    table.does(Command::ChangeHouseRule(HouseRule::Upkeep(Kept::Corps, Some(40))));
    table.at(1806, 3).in_phase(Phase::Economic);
    let book = Command::BookEconomy { card: CardSquare::default(), loss: Some(false), other: Vec::new() };
    table.refuses_for(book, Clause::S22_3o, Need::UpkeepPaid(Sum::new(40 - 26, 0)));
    let loan = NamedIncome { name: "Loan".to_owned(), sum: Sum::new(14, 0) };
    table.does(Command::BookEconomy { card: CardSquare::default(), loss: Some(false), other: vec![loan] });
    assert_eq!(table.game().purse, Sum::new(0, 9));
    table.does(Command::ChangeHouseRule(HouseRule::Price(Ware::Depot, Some(Sum::new(0, 0)))));
    table.does(buy(|basket| basket.depots = 1));
    table.at(1806, 6).in_phase(Phase::Economic);
    let short = Command::BookEconomy { card: CardSquare::default(), loss: Some(false), other: Vec::new() };
    table.refuses(short.clone(), Clause::S22_3o).does(overrule(short));
    assert_eq!(table.game().purse.money, Money::ZERO, "never below nothing");
}

/// 22.8 b: chosen once, landing with its points in the next phase.
#[test]
fn s22_8b_manipulation() {
    let mut table = prussian_poland();
    table.at(1806, 3).books().does(choose(Column::Seventh));
    table.refuses(choose(Column::First), Clause::S22_8b);
    let purse = table.game().purse;
    table.at(1806, 6).books();
    assert_eq!(table.game().purse, purse + Sum::new(21 + 6, 9 + 5));
    assert_eq!(table.scored(Power::Poland), -3);
    rich(&mut table).does(choose(Column::First));
    table.at(1806, 9).books();
    assert_eq!(table.game().purse, Sum::new(100 + 21 - 14, 100 + 9 - 9));
    assert_eq!(table.scored(Power::Poland), 2);
    table.at(1806, 12).books();
    assert_eq!(table.scored(Power::Poland), 0, "nothing chosen, nothing lands");
}

/// 22.3 l: a conquest and a possession pay once; a house print is what is multiplied.
#[test]
fn s22_3l_outside_the_seven() {
    use poland_in_arms::model::place::Province;
    let mut table = prussian_poland();
    table.does(cede(Province::Livonia, Power::Poland));
    let gain = |name: &str, sum| Command::GainPossession { name: name.to_owned(), printed: sum, from: None };
    table.does(gain("Saxony", Sum::new(4, 2)));
    table.refuses(gain("Saxony", Sum::new(4, 2)), Clause::BaseControl);
    table.refuses(gain("Hanover", Sum::new(400, 2)), Clause::S22_3l);
    assert_eq!(table.income(), Sum::new(21 + 6 + 4, 9 + 2 + 2));
    table.does(Command::ChangeHouseRule(HouseRule::Printed(Province::Posen, Some(Sum::new(5, 2)))));
    assert_eq!(table.income(), Sum::new(24 + 6 + 4, 9 + 2 + 2));
    table.does(Command::LosePossession { name: "Saxony".to_owned() });
    table.refuses(Command::LosePossession { name: "Saxony".to_owned() }, Clause::BaseControl);
}

//! Cliffs: a step that makes a number of the rules worse is said before it is taken.

use crate::table::*;
use poland_in_arms::engine::cliffs::{self, Cliff, Number};
use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, Place};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Money, Morale, Sum};
use poland_in_arms::model::why::Amount;

fn numbers(cliffs: &[Cliff]) -> Vec<Number> {
    cliffs.iter().map(|cliff| cliff.number).collect()
}

fn of(game: &Game, act: &Command) -> Vec<Cliff> {
    cliffs::cliffs(game, act)
}

/// Case 5, 22.3 l: the fourth province lowers income, in money or in manpower, and from three provinces to four by as much
/// as 10$.
#[test]
fn case_05_s22_3l_the_fourth_province() {
    let mut table = french_poland();
    let east = cede(Province::EastGalicia, Power::Poland);
    table.does(peace(Power::France, Power::Prussia)).does(peace(Power::Poland, Power::Prussia));
    let found = of(table.game(), &east);
    assert_eq!(numbers(&found), [Number::IncomeMoney]);
    let cliff = &found[0];
    assert_eq!(cliff.clause, Clause::S22_3l);
    assert_eq!(cliff.before.amount, Amount::Sum(Sum::new(33, 12)));
    assert_eq!(cliff.after.amount, Amount::Sum(Sum::new(32, 12)));
    assert!(told(&cliff.after).contains("Multiplier of 4 provinces: × 2"));
    // The fifth makes nothing worse; and once it is there, so is what it pays.
    table.does(east);
    assert_eq!(of(table.game(), &cede(Province::Lithuania, Power::Poland)), []);

    // East Galicia 5, Lithuania 5, Podolia 6: 48$. With Masovia 3: 38$.
    let mut dear = all_seven(|_| {});
    for province in [Province::Masovia, Province::Posen, Province::WestGalicia, Province::Polesia] {
        dear.does(cede(province, province.holder_of_1805()));
    }
    let found = of(dear.game(), &cede(Province::Masovia, Power::Poland));
    let amounts = [&found[0].before, &found[0].after].map(|why| why.amount);
    assert_eq!(amounts, [Sum::new(48, 18), Sum::new(38, 14)].map(Amount::Sum));
    assert_eq!(numbers(&found), [Number::IncomeMoney, Number::IncomeManpower]);
}

/// 22.6 a, 22.3 m: the seventh province makes infantry dearer, and it is the morale that pays for it.
#[test]
fn s22_6a_a_major_power_pays_more_for_infantry() {
    let mut table = all_seven(|_| {});
    table.does(cede(Province::Podolia, Power::Russia));
    let found = of(table.game(), &cede(Province::Podolia, Power::Poland));
    assert_eq!(numbers(&found), [Number::InfantryPrice]);
    assert_eq!(found[0].clause, Clause::S22_6a);
    let amounts = [&found[0].before, &found[0].after].map(|why| why.amount);
    assert_eq!(amounts, [Sum::new(3, 2), Sum::new(5, 2)].map(Amount::Sum));
    // And losing it again costs income and morale, 22.3 j.
    table.does(cede(Province::Podolia, Power::Poland));
    let found = of(table.game(), &cede(Province::Podolia, Power::Russia));
    let lost =
        [Number::IncomeMoney, Number::IncomeManpower, Number::InfantryMorale, Number::ProvincialMorale];
    assert_eq!(numbers(&found), lost);
    let morale = [&found[2].before, &found[2].after].map(|why| why.amount);
    assert_eq!(morale, [Morale::from_halves(8), Morale::from_halves(7)].map(Amount::Morale));
}

/// 22.3 n, f: Krasinski's arrival makes cavalry 20$ 5MP.
#[test]
fn s22_3n_krasinski_makes_cavalry_dear() {
    let mut table = prussian_poland();
    table.at(1807, 1).does(ally(Power::Poland, Power::France)).next_phase();
    let found = of(table.game(), &krasinski());
    assert_eq!(numbers(&found), [Number::CavalryPrice, Number::Upkeep]);
    let amounts = [&found[0].before, &found[0].after].map(|why| why.amount);
    assert_eq!(amounts, [Sum::new(5, 4), Sum::new(20, 5)].map(Amount::Sum));
    assert_eq!((found[0].clause, found[1].clause), (Clause::S22_3n, Clause::S22_3o));
    // 22.3 n: its death makes it 8$ 2MP for good; that is no cliff beside 20$ 5MP.
    table.does(krasinski());
    assert_eq!(of(table.game(), &destroy(CorpsId::CavalryI)), []);
}

/// 22.6 e, 22.3 o: once Dominant, provincial corps are regular and pay upkeep.
#[test]
fn s22_6e_regular_provincial_corps_pay() {
    let mut table = all_seven(|_| {});
    table.does_all(Province::CONQUESTS.map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::France)).next_phase();
    table.at(1806, 2);
    let found = of(table.game(), &peace(Power::Poland, Power::France));
    assert_eq!(numbers(&found), [Number::Upkeep]);
    let amounts = [&found[0].before, &found[0].after].map(|why| why.amount);
    assert_eq!(amounts, [Sum::new(0, 0), Sum::new(7, 0)].map(Amount::Sum));
}

/// Spending is no cliff, nor is a creation, nor what is refused; a corps that is placed is one dollar of upkeep (22.3 o).
#[test]
fn s22_3o_what_is_a_cliff_and_what_is_not() {
    let mut table = Table::new();
    table.at(1806, 1);
    assert_eq!(of(table.game(), &create(Partitioner::Prussia)), []);
    table.does(create(Partitioner::Prussia)).next_phase();
    let militia = Factors::new(0, 20, 0);
    assert_eq!(
        numbers(&of(table.game(), &place(CorpsId::InfantryIV, City::Warsaw, militia))),
        [Number::Upkeep]
    );
    assert_eq!(of(table.game(), &place(CorpsId::InfantryI, City::Warsaw, militia)), [], "refused");
    table.at(1806, 3).books().corrects(Correction::Money(Money::new(50)));
    assert_eq!(of(table.game(), &buy(|basket| basket.infantry = 3)), []);
}

/// 22.5 b: a province whose capital an enemy takes pays nothing; 22.7, 22.3 l: dissolved, nothing pays.
#[test]
fn s22_5b_s22_7f_what_others_take() {
    let mut table = prussian_poland();
    table.at(1806, 4).does(declare(Power::Russia, Power::Poland));
    let taken = of(table.game(), &capture(City::Posen, Power::Russia));
    assert_eq!(numbers(&taken), [Number::IncomeMoney, Number::IncomeManpower]);
    assert_eq!(taken[0].after.amount, Amount::Sum(Sum::new(9, 3)));
    let mut ripe = russians_in_warsaw(|_| {});
    ripe.at(1808, 8).does(dissolve_army());
    let found = of(ripe.game(), &dissolve());
    assert_eq!(numbers(&found), [Number::IncomeMoney, Number::IncomeManpower]);
    // Going on does it, too: what both sides have fulfilled happens at the end of the phase (22.7 c).
    assert_eq!(cliffs::ahead(ripe.game()), found);
    let mut calm = prussian_poland();
    calm.corrects(Correction::Corps(CorpsId::InfantryI, Counter::OnMap(Place::City(City::Warsaw))));
    assert_eq!(cliffs::ahead(calm.game()), []);
}

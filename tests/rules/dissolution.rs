//! Dissolving Poland and creating it again.

use crate::table::*;
use poland_in_arms::game::command::Correction;
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::forces::{CorpsId, Factors, Store};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::Poland;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Manpower, Money, Sum};

use Province::{Masovia, Posen};

/// 22.7 a: never France, never an ally, never an enemy that is besieged.
#[test]
fn s22_7a_only_the_three() {
    for (holder, may) in
        [(Power::France, false), (Power::Turkey, false), (Power::Russia, true), (Power::Austria, true)]
    {
        let mut table = prussian_poland();
        table.does(declare(holder, Power::Poland)).does(capture(City::Warsaw, holder)).does(dissolve_army());
        table.at(1806, 4);
        if may {
            table.does(dissolve());
            assert!(
                matches!(table.game().poland, Poland::Dissolved { by, .. } if by == holder.partitioner())
            );
        } else {
            table.refuses_for(dissolve(), Clause::S22_7a, Need::DissolverInWarsaw);
        }
    }
    let mut ally = prussian_poland();
    ally.does(capture(City::Warsaw, Power::Prussia)).at(1806, 6);
    ally.refuses(dissolve_army(), Clause::S22_7c).refuses(dissolve(), Clause::S22_7a);
}

/// 22.7 c: the Polish player's choice, at any time while Warsaw is occupied, and his alone.
#[test]
fn s22_7c_the_polish_players_choice() {
    let mut table = prussian_poland();
    table.refuses_for(dissolve_army(), Clause::S22_7c, Need::WarsawOccupied);
    let mut held = russians_in_warsaw(|_| {});
    held.at(1808, 9).refuses_for(dissolve(), Clause::S22_7c, Need::ArmyDissolved);
    held.in_phase(Phase::Naval).does(dissolve_army());
    held.refuses_for(dissolve_army(), Clause::S22_7c, Need::ArmyNotDissolved);
    assert!(held.is_active());
    held.at(1808, 10).does(dissolve());
}

/// 22.7 c: with the army gone Poland goes on, buys, and loses what it bought when it ends.
#[test]
fn s22_7c_poland_goes_on_without_an_army() {
    let mut table = russians_in_warsaw(|_| {});
    table.sets_arrivals().does(dissolve_army());
    table.at(1808, 6).books().corrects(Correction::Money(Money::new(50)));
    table.corrects(Correction::Manpower(Manpower::new(50))).does(buy(|basket| {
        basket.militia = 4;
        basket.cavalry = 2;
        basket.corps.push(CorpsId::InfantryII);
    }));
    table.at(1808, 7).next_phase();
    assert_eq!(table.game().forces.pool, Factors::new(0, 4, 0));
    table.does(place(CorpsId::InfantryII, City::Posen, Factors::new(0, 4, 0)));
    table.at(1808, 8).does(dissolve());
    assert!(!table.on_map(CorpsId::InfantryII));
    assert_eq!(table.game().forces.reserve, Factors::new(0, 0, 2));
}

/// 22.7 d: if creator and dissolver are one.
#[test]
fn s22_7d_the_creator_dissolves() {
    let mut table = prussian_poland();
    table.does(declare(Power::Prussia, Power::Poland)).does(capture(City::Warsaw, Power::Prussia));
    table.at(1806, 4).does(dissolve_army()).does(dissolve());
    assert_eq!((table.scored(Power::Poland), table.scored(Power::Prussia)), (-3, -2 + 1));
}

/// 22.7 d: the creator of this Poland, not of an earlier one.
#[test]
fn s22_7d_not_an_earlier_creator() {
    let mut table = dissolved(|_| {});
    table.gives_warsaw_to(Partitioner::Austria).does(create(Partitioner::Austria));
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1808, 11).does(dissolve_army()).does(dissolve());
    let scored = [Power::Austria, Power::Prussia, Power::Russia].map(|power| table.scored(power));
    assert_eq!(scored, [-2, 0, 1]);
}

/// 22.7 f: infantry and militia lost, cavalry, money and manpower noted; provincial corps vanish.
#[test]
fn s22_7f_what_is_noted() {
    let mut table = russians_in_warsaw(|_| {});
    table.corrects(Correction::Factors(Store::Garrison(City::Posen), Factors::new(2, 3, 4)));
    table.corrects(Correction::Money(Money::new(17))).at(1808, 8);
    table.does(dissolve_army()).does(dissolve());
    assert_eq!((table.game().purse, table.game().forces.reserve), (Sum::new(17, 0), Factors::new(0, 0, 4)));
    assert!(CorpsId::ALL.iter().all(|corps| !table.on_map(*corps)));
    table.books_when_due();
    assert_eq!(table.game().purse, Sum::new(17, 0));
}

/// 22.7 f: provincial corps that are regular have their cavalry noted, too (22.6 d).
#[test]
fn s22_7f_regular_provincial_cavalry_is_noted() {
    let mut table = dominant(|_| {});
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.corrects(Correction::Factors(Store::Pool, Factors::NONE));
    table.at(1806, 5).does(dissolve_army());
    assert_eq!(table.game().forces.reserve, Factors::new(0, 0, 9));
    table.does(dissolve());
    assert_eq!(table.game().forces.reserve, Factors::new(0, 0, 9));
}

/// 22.7 g: cities Poland took without their province go back, too.
#[test]
fn s22_7g_cities_without_their_province() {
    let mut table = prussian_poland();
    table.does(declare(Power::Poland, Power::Austria)).does(capture(City::Olmutz, Power::Poland));
    table.does(besiege(City::Brunn, Power::Poland));
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1806, 4).does(dissolve_army()).does(dissolve());
    let cities = &table.game().board.cities;
    assert_eq!((cities[City::Olmutz].holder, cities[City::Brunn].siege), (Power::Austria, None));
}

/// 22.7 h: the marker goes on by the display's adjustment, and scores.
#[test]
fn s22_7h_the_marker_goes_on() {
    let mut table = dissolved(|_| {});
    let (marker, victory) = (table.game().marker, table.victory());
    table.at(1808, 9).books_card(5, 1);
    assert_eq!((table.game().marker, table.victory()), (marker + 1, victory + 5));
    assert!(table.cited(Clause::S22_7h) && !table.cited(Clause::S22_2b));
    assert_eq!(table.game().purse, Sum::new(5, 0), "no income and no upkeep");
}

/// 22.7 e
#[test]
fn s22_7e_twelve_months_for_the_dissolver() {
    let mut table = dissolved(|_| {});
    table.does(cede(Masovia, Power::Russia));
    table.refuses_until(create(Partitioner::Russia), Clause::S22_7e, month(1809, 8));
    table.at(1809, 7).refuses(create(Partitioner::Russia), Clause::S22_7e);
    table.at(1809, 8).does(create(Partitioner::Russia));
}

/// 22.3 g: once again, with a new first placement.
#[test]
fn s22_3g_created_again() {
    let mut table = dissolved(|_| {});
    let purse = table.game().purse;
    table.does(create(Partitioner::Prussia));
    assert_eq!((table.game().purse, table.game().forces.pool), (purse, Factors::new(5, 20, 0)));
    assert!(table.cited(Clause::S22_3g) && !table.cited(Clause::S22_3e));
    assert_eq!(table.poland(), [Masovia, Posen]);
    table.next_phase().does(place(CorpsId::InfantryIV, City::Warsaw, Factors::new(0, 20, 0)));
}

/// 22.5 f: nobody gains or pays, and nobody is barred.
#[test]
fn s22_5f_the_last_province_lost() {
    let mut table = prussian_poland();
    table.does_all([Masovia, Posen].map(|province| cede(province, Power::Prussia)));
    assert!(table.saw(&Event::Landless(true)));
    table.does(cede(Posen, Power::Poland));
    assert!(table.saw(&Event::Landless(false)), "in time");
    table.does(cede(Posen, Power::Prussia)).at(1806, 2);
    assert!(matches!(table.game().poland, Poland::Dissolved { by: None, .. }));
    assert!(Power::ALL.iter().all(|power| table.scored(*power) == 0));
    table.does(create(Partitioner::Prussia));
    assert_eq!(table.scored(Power::Prussia), 3, "a later creation");
}

/// 22.7 b: the month of the occupation does not count, nor one in which the holder was besieged.
#[test]
fn s22_7b_complete_months() {
    let mut table = russians_in_warsaw(|_| {});
    table.does(dissolve_army()).at(1808, 6);
    table.refuses_until(dissolve(), Clause::S22_7b, month(1808, 8));
    table.in_phase(Phase::Land).does(besiege(City::Warsaw, Power::Poland));
    table.at(1808, 7).does(lift(City::Warsaw)).at(1808, 9);
    table.refuses_until(dissolve(), Clause::S22_7b, month(1808, 10));
    table.at(1808, 10).does(dissolve());
}

//! The close: the whole Economic phase as one act, in the base game's order, every condition of every step named.

use crate::table::*;
use poland_in_arms::engine::preview;
use poland_in_arms::game::close::StepKind;
use poland_in_arms::game::command::{
    BritishCut, CardSquare, Close, Command, Conversion, Correction, NamedIncome,
};
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::economy::{Basket, Column, Order, Recruit};
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, FleetId, Place, Store};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Manpower, Money, Sum, VictoryPoints};
use poland_in_arms::model::rulings::{CavalryOverlap, ManipulationTiming};
use poland_in_arms::model::setup::{HouseRule, Kept};
use poland_in_arms::model::why::Cause;

use Province::{EastGalicia, Lithuania, Masovia, Posen, WestGalicia};

/// A Poland of just these provinces in March 1806, in its Economic phase.
fn holding(provinces: &[Province]) -> Table {
    let mut table = all_seven(|_| {});
    for province in Province::POLISH {
        if !provinces.contains(&province) {
            table.does(cede(province, province.holder_of_1805()));
        }
    }
    table.at(1806, 3).in_phase(Phase::Economic);
    table
}

/// Prussia's Poland of January 1806 in the Economic phase of March.
fn march_1806() -> Table {
    let mut table = prussian_poland();
    table.at(1806, 3).in_phase(Phase::Economic);
    table
}

fn named(name: &str, money: i32, manpower: i32) -> NamedIncome {
    NamedIncome { name: name.to_owned(), sum: Sum::new(money, manpower) }
}

fn rich(table: &mut Table) -> &mut Table {
    table.corrects(Correction::Money(Money::new(200))).corrects(Correction::Manpower(Manpower::new(100)))
}

/// Cases 2 to 7, 22.3 l: what the provinces pay, through the close.
#[test]
fn cases_02_to_07_s22_3l_income() {
    let cases: [(&[Province], i32, i32); 6] = [
        (&[Masovia], 9, 3),
        (&[Masovia, Posen], 21, 9),
        (&[Masovia, Posen, WestGalicia], 33, 12),
        (&[Masovia, Posen, WestGalicia, EastGalicia], 32, 12),
        (&[Masovia, Posen, Lithuania], 36, 15),
        (&Province::POLISH, 64, 24),
    ];
    for (provinces, money, manpower) in cases {
        let mut table = holding(provinces);
        let before = table.game().purse;
        table.closes(|_| {});
        assert_eq!(table.game().purse - before, Sum::new(money, manpower), "{provinces:?}");
    }
}

/// Cases 8 and 9, 22.2.1 g-i: what the creator is paid, through the close.
#[test]
fn cases_08_09_s22_2_1g_h_i_the_subsidy() {
    let paid = |table: &mut Table, year, in_month| table.at(year, in_month).closes(|_| {}).subsidy();
    for (war, expected) in
        [(7, [Some(7), Some(7), Some(0), Some(0)]), (9, [Some(7), Some(7), Some(7), Some(0)])]
    {
        let mut table = prussian_poland();
        table.at(1806, 2).does(ally(Power::Poland, Power::France));
        let mut got = vec![paid(&mut table, 1806, 3), paid(&mut table, 1806, 6)];
        table.at(1806, war).does(declare(Power::Prussia, Power::France));
        got.push(paid(&mut table, 1806, 9));
        got.push(paid(&mut table, 1806, 12));
        assert_eq!(got, expected);
        table.at(1807, 1).does(declare(Power::Poland, Power::France));
        assert_eq!(paid(&mut table, 1807, 3), Some(7));
    }
    let mut again = dissolved(|_| {});
    again.does(create(Partitioner::Prussia)).at(1808, 9).closes(|_| {});
    assert_eq!(again.subsidy(), None, "22.2.1 g: at the first creation only");
}

/// Case 21, 22.3 m, n: what a cavalry factor costs, through the close.
#[test]
fn case_21_s22_3n_the_bands_of_cavalry() {
    let paid = |on_map: bool, destroyed: bool, overlap: CavalryOverlap| {
        let mut table = Table::ruled(|rulings| rulings.cavalry_overlap = overlap);
        table.at(1806, 1).does(create(Partitioner::Prussia)).sets_arrivals();
        rich(&mut table).corrects(Correction::EverDestroyed(CorpsId::CavalryI, destroyed));
        if on_map {
            table.corrects(Correction::Corps(CorpsId::CavalryI, Counter::OnMap(Place::City(City::Warsaw))));
        }
        table.at(1806, 3).in_phase(Phase::Economic);
        let before = table.steps(|_| {}).last().unwrap().in_hand;
        before - table.closes(|close| close.basket.cavalry = 1).game().purse
    };
    let narrow = CavalryOverlap::Narrower;
    assert_eq!(paid(true, false, narrow), Sum::new(20, 5));
    assert_eq!(paid(false, false, narrow), Sum::new(5, 4));
    assert_eq!(paid(false, false, CavalryOverlap::Eight), Sum::new(8, 2));
    assert_eq!(paid(true, true, narrow), Sum::new(8, 2));
    assert_eq!(paid(false, true, narrow), Sum::new(8, 2));
}

/// Case 22, 22.3 m and 22.6 a: a basket, through the close.
#[test]
fn case_22_s22_3m_a_basket() {
    let basket = Basket { infantry: 5, depots: 2, corps: vec![CorpsId::InfantryI], ..Basket::default() };
    for (mut table, cost) in
        [(march_1806(), Sum::new(18, 10)), (holding(&Province::POLISH), Sum::new(28, 10))]
    {
        rich(&mut table);
        let before = table.steps(|_| {}).last().unwrap().in_hand;
        table.closes(|close| close.basket = basket.clone());
        assert_eq!(before - table.game().purse, cost);
    }
}

/// Case 32, 22.8 b: chosen in one close, each column lands in the next with its points.
#[test]
fn case_32_s22_8b_the_seven_columns() {
    let printed = [(-14, -9, 2), (-7, 0, 1), (0, -5, 1), (0, 0, 0), (0, 4, -2), (5, 0, -2), (6, 5, -3)];
    for (column, (money, manpower, points)) in Column::ALL.iter().copied().zip(printed) {
        let mut table = march_1806();
        table.closes(|close| {
            close.column = Some(column);
            close.card = Some(CardSquare::default());
        });
        assert_eq!(table.scored(Power::Poland), 0, "nothing yet");
        let (before, square) = (table.game().purse, i32::from(table.game().marker));
        table.at(1806, 6).closes(|close| close.card = Some(CardSquare::default()));
        assert_eq!(table.game().purse - before, Sum::new(21 + money, 9 + manpower), "{column:?}");
        assert_eq!(i32::from(table.game().marker) - square, points, "{column:?}");
    }
}

/// Case 33, 22.3 o and c: 6 corps, a fleet, 4 depots are 11$; a fifth depot is refused.
#[test]
fn case_33_s22_3o_upkeep() {
    let mut table = eleven_counters();
    table.at(1806, 3).in_phase(Phase::Economic);
    let upkeep = table.steps(|_| {}).into_iter().find(|step| step.kind == StepKind::Upkeep).unwrap();
    assert_eq!(upkeep.purse, Sum::new(-11, 0));
    let fifth = table.closing(|close| close.basket.depots = 1);
    table.refuses_for(fifth, Clause::S22_3c, Need::DepotsLeft(0));
    table.closes(|_| {});
    assert_eq!(table.game().purse, Sum::new(5 + 21 - 11, 9));
}

/// base: economy: one act is what booking, buying and choosing are, the marker last.
#[test]
fn one_act_is_what_the_three_acts_are() {
    let card = CardSquare { victory: 4, drift: -1 };
    let basket = Basket { infantry: 2, militia: 1, depots: 1, ..Basket::default() };
    let mut three = march_1806();
    let loan = vec![named("Loan", 3, 0)];
    three.does(Command::BookEconomy { card, loss: Some(false), other: loan.clone() });
    let booked: Vec<Event> = three.facts().iter().map(|fact| fact.event.clone()).collect();
    three.does(Command::Buy(basket.clone())).does(choose(Column::Second));
    let mut one = march_1806();
    one.closes(|close| {
        *close =
            Close { card: Some(card), loans: loan, basket, column: Some(Column::Second), ..close.clone() };
    });
    assert_eq!(one.game(), three.game());
    let facts: Vec<Event> = one.facts().iter().map(|fact| fact.event.clone()).collect();
    let at = |wanted: &dyn Fn(&Event) -> bool| facts.iter().position(wanted).unwrap();
    let bought = at(&|event| matches!(event, Event::PurseMoved(_, Cause::Purchase)));
    let chosen = at(&|event| matches!(event, Event::ManipulationChosen(_)));
    let drifted = at(&|event| matches!(event, Event::PointsMoved { cause: Cause::Drift, .. }));
    assert!(bought < chosen && chosen < drifted && drifted + 2 == facts.len());
    assert!(booked.iter().all(|event| facts.contains(event)));
    let again = one.closing(|_| {});
    one.refuses(again, Clause::BaseEconomy).does(Command::NextPhase { leave: false });
}

/// base: economy: in its phase only, and once.
#[test]
fn a_close_has_its_time() {
    let mut table = prussian_poland();
    let act = table.closing(|_| {});
    table.refuses_until(act, Clause::BaseEconomy, month(1806, 3));
    table.at(1806, 3).books();
    let act = table.closing(|_| {});
    table.refuses_for(act, Clause::BaseEconomy, Need::NotBookedYet);
}

/// 22.3 m, o: purchases are judged by the purse that the earlier steps leave.
#[test]
fn s22_3m_what_upkeep_takes_cannot_be_spent() {
    let mut table = march_1806();
    table.does(Command::ChangeHouseRule(HouseRule::Upkeep(Kept::Corps, Some(20))));
    table.corrects(Correction::Corps(CorpsId::InfantryI, Counter::OnMap(Place::City(City::Warsaw))));
    // 5 + 21 - 20 = 6$ and 9MP: two infantry are to be had, three are not.
    let three = table.closing(|close| close.basket.infantry = 3);
    table.refuses_for(three, Clause::S22_3m, Need::Afford(Sum::new(3, 0)));
    let lent = table.closing(|close| {
        close.loans.push(named("Loan", 3, 0));
        close.basket.infantry = 3;
    });
    table.allows(&lent);
    table.closes(|close| close.basket.infantry = 2);
    assert_eq!(table.game().purse, Sum::new(0, 5));
}

/// 22.3 o: upkeep that cannot be paid; overruled, the purse is empty and the line says so.
#[test]
fn s22_3o_upkeep_that_cannot_be_paid() {
    let mut table = march_1806();
    table.does(Command::ChangeHouseRule(HouseRule::Upkeep(Kept::Corps, Some(40))));
    table.corrects(Correction::Corps(CorpsId::InfantryI, Counter::OnMap(Place::City(City::Warsaw))));
    let act = table.closing(|_| {});
    table.refuses_for(act.clone(), Clause::S22_3o, Need::UpkeepPaid(Sum::new(40 - 26, 0)));
    let upkeep = table.steps(|_| {}).into_iter().find(|step| step.kind == StepKind::Upkeep).unwrap();
    assert_eq!(upkeep.purse, Sum::new(-26, 0));
    assert!(
        told(&upkeep.why).contains("Not paid, by agreement: 14 $ (base: table)"),
        "{}",
        told(&upkeep.why)
    );
    table.does(overrule(act));
    assert_eq!(table.game().purse.money, Money::ZERO);
}

/// 22.3 s, 22.2 i, base: economy: each condition by its name, and all of them at once.
#[test]
fn every_condition_is_named_at_once() {
    let mut table = march_1806();
    let no_die = table.closing(|close| close.loss = None);
    table.refuses_for(no_die, Clause::S22_3s, Need::LossDie);
    let card = table.closing(|close| close.card = Some(CardSquare { victory: 31, drift: 0 }));
    table.refuses_for(card, Clause::BaseEconomy, Need::Between(0, 30));
    let blank = table.closing(|close| close.other.push(named(" ", 1, 0)));
    table.refuses_for(blank, Clause::BaseEconomy, Need::TextGiven);
    let much = table.closing(|close| close.loans.push(named("Loan", 1000, 0)));
    table.refuses_for(much, Clause::BaseEconomy, Need::Between(-999, 999));
    let many = table.closing(|close| close.other = vec![named("Trade", 1, 0); 21]);
    table.refuses_for(many, Clause::BaseEconomy, Need::Between(0, 20));
    let repaid = table.closing(|close| close.loans.push(named("Paid back", -27, 0)));
    table.refuses_for(repaid, Clause::BaseEconomy, Need::Afford(Sum::new(1, 0)));
    let crowd = table.closing(|close| close.basket.infantry = 501);
    table.refuses(crowd, Clause::S22_3m);
    let all = table.closing(|close| {
        close.loss = None;
        close.british_cut = Some(BritishCut { gained: 9, cut: 3 });
        close.other.push(named("", 1, 0));
        close.converted.push(Conversion { from: Store::Pool, militia: 1 });
        close.basket.cavalry = 1;
        close.basket.depots = 9;
    });
    let unmet: Vec<Need> = table.unmet(&all).into_iter().map(|one| one.need).collect();
    assert_eq!(
        unmet,
        [
            Need::AtWar(Power::Poland, Power::Britain),
            Need::LossDie,
            Need::TextGiven,
            Need::ConversionPlayed,
            Need::ArrivalSet(Recruit::Cavalry),
            Need::DepotsLeft(4),
        ]
    );
}

/// 22.2 i: without a Poland nothing is bought, lent or chosen, and each is named once.
#[test]
fn s22_2i_without_a_poland() {
    let mut table = Table::new();
    table.at(1805, 3).in_phase(Phase::Economic);
    let act = table.closing(|close| {
        close.other.push(named("Trade", 1, 0));
        close.loans.push(named("Loan", 1, 0));
        close.basket.depots = 1;
        close.column = Some(Column::Fourth);
        close.loss = Some(false);
    });
    let unmet: Vec<(Clause, Need)> =
        table.unmet(&act).into_iter().map(|one| (one.clause, one.need)).collect();
    assert_eq!(
        unmet,
        [
            (Clause::S22_3s, Need::NoLossDie),
            (Clause::S22_2i, Need::PolandExists),
            (Clause::S22_3m, Need::Afford(Sum::new(1, 0))),
            (Clause::S22_8b, Need::PolandExists),
        ]
    );
    table.closes(|_| {});
    assert_eq!(table.game().purse, Sum::default());
}

/// 22.7 h, 22.7 f: while dissolved the marker drifts and scores, and the saved money lies still.
#[test]
fn s22_7h_while_dissolved() {
    let mut table = dissolved(|_| {});
    let purse = table.game().purse;
    let (victory, square) = (table.victory(), table.game().marker);
    table.at(1808, 9).closes(|close| close.card = Some(CardSquare { victory: 3, drift: 2 }));
    assert_eq!((table.game().purse, table.victory()), (purse, victory + 3));
    assert_eq!(table.game().marker, square + 2);
    assert!(table.cited(Clause::S22_7h));
}

/// 22.8 b, ruling `manipulation-timing`: chosen and landed in the same close, points with the marker.
#[test]
fn s22_8b_landing_at_once_by_ruling() {
    let mut table = Table::ruled(|rulings| rulings.manipulation_timing = ManipulationTiming::ThisPhase);
    table.at(1806, 1).does(create(Partitioner::Prussia)).at(1806, 3).in_phase(Phase::Economic);
    let square = table.game().marker;
    table.closes(|close| {
        close.card = Some(CardSquare { victory: 0, drift: 1 });
        close.column = Some(Column::Second);
    });
    assert_eq!(table.game().purse, Sum::new(5 + 21 - 7, 9));
    assert_eq!((table.game().marker, table.game().economy.manipulation), (square + 1 + 1, None));
}

/// 22.8 c: the level reached through a close.
#[test]
fn s22_8c_the_level_is_reached_in_a_close() {
    let mut table = march_1806();
    table.corrects(Correction::VictoryPoints(VictoryPoints::new(296)));
    table.closes(|close| close.card = Some(CardSquare { victory: 4, drift: 0 }));
    assert!(table.saw(&Event::VictoryReached(VictoryPoints::new(300))));
}

/// base: arrival: cavalry and ships have no printed delay: unset asks, set they come when the group says.
#[test]
fn unset_arrivals_ask() {
    let mut table = march_1806();
    rich(&mut table);
    for (what, act) in [
        (Recruit::Cavalry, table.closing(|close| close.basket.cavalry = 1)),
        (Recruit::Ship, table.closing(|close| close.basket.ships = 1)),
    ] {
        table.refuses_for(act.clone(), Clause::BaseArrival, Need::ArrivalSet(what));
        table.refuses(overrule(act), Clause::BaseArrival);
    }
    table.does(Command::ChangeHouseRule(HouseRule::Arrival(
        Recruit::Cavalry,
        Some(poland_in_arms::model::date::Months(5)),
    )));
    table.closes(|close| (close.basket.cavalry, close.basket.infantry, close.basket.militia) = (1, 1, 1));
    let due = |what| table.game().economy.orders.iter().find(|order| order.what == what).unwrap().due;
    assert_eq!(due(Recruit::Cavalry), month(1806, 8));
    assert_eq!(due(Recruit::Infantry), month(1806, 6));
    assert_eq!(due(Recruit::Militia), month(1806, 4));
    table.refuses(buy(|basket| basket.ships = 1), Clause::BaseArrival);
}

/// base: economy: Great Britain cuts a third of what it gained, and only while at war with Poland.
#[test]
fn great_britains_cut() {
    let mut table = march_1806();
    table.corrects(Correction::VictoryPoints(VictoryPoints::new(20)));
    let cut = |gained, cut| move |close: &mut Close| close.british_cut = Some(BritishCut { gained, cut });
    let peace_act = table.closing(cut(10, 3));
    table.refuses_for(peace_act, Clause::BaseEconomy, Need::AtWar(Power::Poland, Power::Britain));
    table.at(1806, 4).does(declare(Power::Britain, Power::Poland)).at(1806, 6).in_phase(Phase::Economic);
    let four = table.closing(cut(11, 4));
    table.refuses_for(four, Clause::BaseEconomy, Need::AThirdAtMost(3));
    let vast = table.closing(cut(60_000, 4));
    table.refuses_for(vast, Clause::BaseEconomy, Need::Between(0, 30));
    table.closes(|close| {
        cut(11, 3)(close);
        close.card = Some(CardSquare { victory: 5, drift: 0 });
    });
    assert_eq!(table.victory(), 20 + 5 - 3);
    assert!(table.saw(&Event::VictoryScored(VictoryPoints::new(-3), Cause::BritishCut)));
}

/// base: economy, base: arrival: militia made infantry: an optional rule, 3$ a factor, three months, at peace.
#[test]
fn militia_made_infantry() {
    let mut table = prussian_poland();
    table.next_phase().does(place(CorpsId::InfantryII, City::Warsaw, Factors::new(0, 3, 0)));
    table.does(garrison(City::Posen, Factors::new(0, 4, 0)));
    table.at(1806, 3).in_phase(Phase::Economic);
    let of = |from, militia| move |close: &mut Close| close.converted.push(Conversion { from, militia });
    let corps = Store::Corps(CorpsId::InfantryII);
    let off = table.closing(of(corps, 2));
    table.refuses_for(off, Clause::BaseEconomy, Need::ConversionPlayed);
    table.does(Command::ChangeHouseRule(HouseRule::Conversion(true)));
    let many = table.closing(of(corps, 4));
    table.refuses_for(many, Clause::BaseCorps, Need::Enough(4, 3));
    let none = table.closing(of(corps, 0));
    table.refuses_for(none, Clause::BaseCorps, Need::SomeFactors);
    let twice = table.closing(|close| {
        of(corps, 1)(close);
        of(corps, 1)(close);
    });
    table.refuses_for(twice, Clause::BaseCorps, Need::NamedOnce);
    let crowd = table.closing(|close| (0..41).for_each(|_| of(corps, 1)(close)));
    table.refuses(crowd, Clause::BaseEconomy);
    table.corrects(Correction::Money(Money::ZERO));
    // 21$ pay for seven; the eighth is 3$ short.
    table.corrects(Correction::Factors(Store::Pool, Factors::new(0, 9, 0)));
    let dear = table.closing(of(Store::Pool, 8));
    table.refuses_for(dear, Clause::BaseEconomy, Need::Afford(Sum::new(3 + 1, 0)));
    table.closes(|close| {
        of(corps, 3)(close);
        of(Store::Garrison(City::Posen), 1)(close);
    });
    // 21 - 1 for II corps - 4 x 3.
    assert_eq!(table.game().purse, Sum::new(21 - 1 - 12, 9));
    let order = Order { what: Recruit::Infantry, count: 4, due: month(1806, 6) };
    assert!(table.game().economy.orders.contains(&order));
    assert!(!table.on_map(CorpsId::InfantryII), "without factors it leaves the map, and is not destroyed");
    assert_eq!(table.game().forces.garrisons[City::Posen], Factors::new(0, 3, 0));
    table.at(1806, 4).does(declare(Power::Russia, Power::Poland)).at(1806, 6).in_phase(Phase::Economic);
    assert!(table.game().forces.pool.infantry >= 4);
    let war = table.closing(of(Store::Garrison(City::Posen), 1));
    table.refuses_for(war, Clause::BaseEconomy, Need::PeaceWithAll);
}

/// base: economy: the ports whose trade can be named are those conquered beyond the seven provinces.
#[test]
fn trade_of_conquered_ports() {
    let mut table = march_1806();
    assert!(preview::trade_lines(table.game()).is_empty());
    table.does(cede(Province::Livonia, Power::Poland)).does(cede(Province::EastPrussia, Power::Poland));
    let names: Vec<String> = preview::trade_lines(table.game()).into_iter().map(|line| line.name).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&"Trade of Riga".to_owned()), "{names:?}");
}

/// base: economy: the lines are the booking, whatever is in it.
#[test]
fn the_lines_are_the_booking() {
    let mut table = march_1806();
    rich(&mut table).sets_arrivals();
    let fill = |close: &mut Close| {
        close.loss = Some(true);
        close.other.push(named("Trade", 4, 1));
        close.loans.push(named("Loan", -3, 0));
        close.basket =
            Basket { infantry: 1, cavalry: 2, ships: 0, fleets: vec![FleetId::I], ..Basket::default() };
        close.column = Some(Column::First);
    };
    let steps = table.steps(fill);
    let (purse, marker, victory) = (table.game().purse, i32::from(table.game().marker), table.victory());
    table.closes(fill);
    let facts: Vec<_> = steps.iter().flat_map(|step| step.facts.clone()).collect();
    assert_eq!(facts[..], table.facts()[..facts.len()]);
    assert_eq!(table.facts().len(), facts.len() + 1, "and that it is booked");
    assert_eq!(table.game().purse, purse + steps.iter().map(|step| step.purse).sum());
    assert_eq!(steps.last().unwrap().in_hand, table.game().purse);
    let squares: i32 = steps.iter().map(|step| step.marker.count()).sum();
    assert_eq!(i32::from(table.game().marker), marker + squares);
    assert_eq!(table.victory(), victory + steps.iter().map(|step| step.victory.count()).sum::<i32>());
}

/// base: order: a year of closes.
#[test]
fn a_year_of_closes() {
    let mut table = prussian_poland();
    let says = |victory, drift| Some(CardSquare { victory, drift });
    // 5 + 21 = 26$, 9MP; two infantry: 20$ 5MP; marker 15 + 1.
    table.at(1806, 3).closes(|close| {
        close.card = says(4, 1);
        close.basket.infantry = 2;
        close.column = Some(Column::Second);
    });
    assert_eq!((table.game().purse, table.game().marker), (Sum::new(20, 5), 16));
    // + 21 - 7; the marker + 1 for the manipulation + 1; the die fails in September: 10$ 4MP.
    table.at(1806, 6).closes(|close| close.card = says(4, 1));
    assert_eq!((table.game().purse, table.game().marker), (Sum::new(34, 14), 18));
    table.at(1806, 9).closes(|close| {
        close.card = says(5, 1);
        close.loss = Some(true);
        close.column = Some(Column::Sixth);
    });
    assert_eq!((table.game().purse, table.game().marker), (Sum::new(44, 18), 19));
    // + 21 + 5; the marker - 2 + 1.
    table.at(1806, 12).closes(|close| close.card = says(5, 1));
    assert_eq!((table.game().purse, table.game().marker), (Sum::new(70, 27), 18));
    assert_eq!(table.victory(), 4 + 4 + 5 + 5);
    assert_eq!(table.game().forces.pool.infantry, 5 + 2, "5 of the start, 2 bought in March");
    assert_eq!(poland_in_arms::engine::ledger::victory(table.campaign()).value(), 18);
    assert_eq!(poland_in_arms::engine::ledger::marker(table.campaign()).value(), 18);
    assert_eq!(poland_in_arms::engine::ledger::treasury(table.campaign()).value(), Sum::new(70, 0));
}

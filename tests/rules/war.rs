//! Poland at war: conquest, occupation, the loss of Warsaw, peace, and the standing it wins.

use crate::table::*;
use poland_in_arms::game::command::Command;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::forces::{CorpsId, Factors, Store};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::Commonwealth;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::Sum;
use poland_in_arms::rules::s22_4_minors::{group_modifier, modifier_of_group};
use poland_in_arms::rules::s22_6_standing::{DominanceConditions, Standing, dominance_conditions, standing};

use Province::{EastPrussia, Lithuania, Livonia, Masovia, Podolia, Polesia, Posen};

fn commonwealth(table: &Table) -> Commonwealth {
    *table.game().poland.active().expect("Poland exists")
}

#[test]
fn s22_5a_a_province_of_the_three_joins_at_once() {
    let mut table = prussian_poland();
    table.refuses_for(
        conquer(Lithuania, Power::Poland),
        Clause::BaseControl,
        Need::AtWar(Power::Poland, Power::Russia),
    );
    table.does(declare(Power::Poland, Power::Russia)).does(conquer(Lithuania, Power::Poland));
    assert_eq!(table.poland(), [Masovia, Posen, Lithuania]);
    assert!(table.cited(Clause::S22_5a));
    assert_eq!(table.corps(CorpsId::Lithuania), Factors::new(4, 0, 0), "22.3 k follows");
    assert_eq!(table.income(), Sum::new(36, 15), "22.3 l follows");
    table.at(1806, 2).does(peace(Power::Poland, Power::Russia));
    assert_eq!(table.poland(), [Masovia, Posen, Lithuania], "a peace does not give it back");
}

#[test]
fn s22_5c_from_any_other_holder_by_cession() {
    let mut table = prussian_poland();
    table.does(cede(Polesia, Power::Turkey)).does(declare(Power::Poland, Power::Turkey));
    table.does(conquer(Polesia, Power::Poland));
    assert_eq!(table.poland(), [Masovia, Posen]);
    assert!(table.cited(Clause::S22_5c) && !table.on_map(CorpsId::Polesia));
    table.at(1806, 2).does(surrender(Power::Turkey, Power::Poland, &[Polesia], 18));
    assert_eq!(table.poland(), [Masovia, Posen, Polesia]);
    assert_eq!(table.corps(CorpsId::Polesia), Factors::new(0, 0, 3));
}

#[test]
fn s22_5b_occupied_until_the_war_is_over() {
    let mut table = prussian_poland();
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Posen, Power::Russia));
    assert_eq!(table.income(), Sum::new(9, 3));
    table.at(1806, 2).does(peace(Power::Russia, Power::Poland));
    assert_eq!(table.income(), Sum::new(21, 9));
    assert_eq!(table.game().board.cities[City::Posen].holder, Power::Poland);
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Posen, Power::Russia));
    table.at(1806, 3).does(surrender(Power::Poland, Power::Russia, &[Posen], 18));
    assert_eq!((table.poland(), table.income()), (vec![Masovia], Sum::new(9, 3)));
}

#[test]
fn s22_5d_the_loss_of_warsaw() {
    let mut table = prussian_poland();
    table.does(declare(Power::Turkey, Power::Poland)).in_phase(Phase::Land);
    table.does(besiege(City::Warsaw, Power::Turkey));
    assert_eq!(table.scored(Power::Poland), 0, "besieged is not occupied");
    table.does(capture(City::Warsaw, Power::Turkey));
    assert_eq!((table.scored(Power::Poland), table.scored(Power::Prussia)), (-2, -1));
    table.does(besiege(City::Warsaw, Power::Poland)).does(lift(City::Warsaw));
    assert_eq!(table.scored(Power::Poland), 0, "the same occupation");

    let mut friend = prussian_poland();
    friend.does(capture(City::Warsaw, Power::Prussia));
    assert_eq!(friend.scored(Power::Poland), 0);
}

#[test]
fn s22_5e_a_province_lost_by_peace() {
    let mut table = prussian_poland();
    table.does(declare(Power::Russia, Power::Poland)).at(1806, 2);
    table.does(surrender(Power::Poland, Power::Russia, &[Posen], 18));
    assert!(table.cited(Clause::S22_5e) && !table.on_map(CorpsId::Posen));
    assert_eq!(table.poland(), [Masovia]);
}

/// base: peace: only what its parties hold changes hands at it.
#[test]
fn a_peace_cedes_what_its_parties_hold() {
    let mut table = prussian_poland();
    table.does(declare(Power::Spain, Power::Poland)).at(1806, 2);
    table.refuses(surrender(Power::Spain, Power::Poland, &[Lithuania], 0), Clause::BasePeace);
    table.refuses(surrender(Power::Spain, Power::Poland, &[Posen], 0), Clause::BasePeace);
    table.does(peace(Power::Spain, Power::Poland));
}

/// A garrison falls with its city, and comes home from a ceded one (base: control).
#[test]
fn a_garrison_goes_with_its_city() {
    let mut table = prussian_poland();
    table
        .next_phase()
        .does(garrison(City::Posen, Factors::new(0, 3, 0)))
        .does(garrison(City::Warsaw, Factors::new(0, 4, 0)));
    table.corrects(poland_in_arms::game::command::Correction::Factors(Store::Pool, Factors::NONE));
    table.at(1806, 2).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    assert!(table.game().forces.garrisons[City::Warsaw].is_none() && table.game().forces.pool.is_none());
    table.does(cede(Posen, Power::Prussia));
    assert_eq!(table.game().forces.pool, Factors::new(0, 3, 0));
}

#[test]
fn s22_6a_a_major_power() {
    let mut table = all_seven(|_| {});
    assert!(commonwealth(&table).major && table.cited(Clause::S22_6a));
    table.does(cede(Posen, Power::Prussia));
    assert!(!commonwealth(&table).major);
}

/// 22.6 b c d: every condition missing by itself.
#[test]
fn s22_6b_c_d_dominance() {
    let all = DominanceConditions { major: true, conquests: true, france: true, peace: true };
    let mut table = all_seven(|_| {});
    table.does_all([Livonia, EastPrussia].map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::France));
    let none = DominanceConditions { conquests: false, france: false, peace: false, ..all };
    assert_eq!(dominance_conditions(table.game()), none);
    table.at(1806, 2).does(surrender(Power::Poland, Power::France, &[], 0));
    assert_eq!(dominance_conditions(table.game()), DominanceConditions { peace: true, ..none });
    table.does(declare(Power::France, Power::Poland)).at(1806, 3).does(peace(Power::France, Power::Poland));
    assert_eq!(dominance_conditions(table.game()), DominanceConditions { conquests: false, ..all });
    table.does(cede(Province::Moravia, Power::Poland));
    assert_eq!(standing(table.game()), Standing::Dominant);
    assert!(table.cited(Clause::S22_6d));
    table.does(declare(Power::Poland, Power::Turkey));
    assert_eq!(standing(table.game()), Standing::Dominant, "kept while a and b hold");
    table.does(cede(Podolia, Power::Russia));
    assert_eq!(standing(table.game()), Standing::Independent);
    table.does(cede(Podolia, Power::Poland));
    assert_eq!(standing(table.game()), Standing::Major, "at war it does not come back");
}

/// 22.6 c: the record against France survives a dissolution.
#[test]
fn s22_6c_the_record_survives() {
    let mut table = prussian_poland();
    table.does(declare(Power::Poland, Power::France)).at(1806, 2).does(peace(Power::Poland, Power::France));
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1806, 5).does(dissolve_army()).does(dissolve()).does(create(Partitioner::Prussia));
    assert!(dominance_conditions(table.game()).france);

    let mut overruled = prussian_poland();
    overruled.does(overrule(peace(Power::Poland, Power::France)));
    assert!(!dominance_conditions(overruled.game()).france, "no war, no record");
}

/// 22.4 a b
#[test]
fn s22_4a_b_control_rolls() {
    use poland_in_arms::model::minor::MinorGroup;
    for (at, group) in MinorGroup::ALL.iter().enumerate() {
        assert_eq!(group_modifier(*group), [1, -1, -2, 0][at]);
        let plain = modifier_of_group(prussian_poland().game(), *group).value();
        assert_eq!(modifier_of_group(dominant(|_| {}).game(), *group).value(), plain + 1);
    }
}

/// base: war, base: order: one war, one alliance, in the Political phase.
#[test]
fn wars_and_alliances_of_the_base_game() {
    let mut table = Table::new();
    table.refuses_for(declare(Power::Spain, Power::Spain), Clause::BaseWar, Need::TwoPowers);
    table.does(ally(Power::Spain, Power::France));
    assert_eq!((table.scored(Power::Spain), table.scored(Power::France)), (1, 1));
    table.refuses(ally(Power::France, Power::Spain), Clause::BaseWar);
    table.does(declare(Power::Spain, Power::France));
    assert_eq!(table.scored(Power::Spain), -5);
    assert!(!table.game().diplomacy.allied(Power::Spain, Power::France));
    table.refuses(ally(Power::Spain, Power::France), Clause::BaseWar);
    table.refuses(declare(Power::France, Power::Spain), Clause::BaseWar);
    table.next_phase();
    table.refuses_until(declare(Power::Spain, Power::Turkey), Clause::BaseOrder, month(1805, 2));
    table.refuses(peace(Power::Spain, Power::France), Clause::BaseOrder);
    table.at(1805, 2).refuses(join(Power::Turkey, Power::Spain, Power::France), Clause::BaseWar);
    table.does(ally(Power::Turkey, Power::Spain)).does(join(Power::Turkey, Power::Spain, Power::France));
}

/// base: siege
#[test]
fn a_siege_is_a_matter_of_war() {
    let mut table = Table::new();
    table.refuses_for(
        besiege(City::Warsaw, Power::Russia),
        Clause::BaseSiege,
        Need::AtWar(Power::Russia, Power::Prussia),
    );
    table.refuses(lift(City::Warsaw), Clause::BaseSiege);
    table.refuses(besiege(City::Warsaw, Power::Prussia), Clause::BaseSiege);
    table.does(declare(Power::Russia, Power::Prussia)).does(besiege(City::Warsaw, Power::Russia));
    table.does(Command::LiftSiege { city: City::Warsaw });
}

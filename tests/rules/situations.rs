//! Situations the text leaves open, by their numbers, played as the readings of the clauses say.

use crate::table::*;
use poland_in_arms::engine::duties::Reminder;
use poland_in_arms::game::command::{CardSquare, Command, Correction};
use poland_in_arms::game::duty::DutyKind;
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::board::{CityState, FrenchLeader, Occupation, Tenure};
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::{Months, Phase};
use poland_in_arms::model::diplomacy::{Alliance, Bar, Barred};
use poland_in_arms::model::economy::{Basket, Column, Order, Pending, Recruit};
use poland_in_arms::model::forces::{
    CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store,
};
use poland_in_arms::model::late::PolandThen;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::{Commonwealth, Founder, Poland, Subsidy};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Manpower, Money, Morale, PoliticalPoints, Sum};
use poland_in_arms::model::rulings::{EconomicPhases, PreDow, WaitingIncome, WaitingPoints};
use poland_in_arms::rules::base_game::has_economic_phase;
use poland_in_arms::rules::s22_2_creation::partitioner;
use poland_in_arms::rules::s22_3_forces::{costs, income, morale};
use poland_in_arms::rules::s22_6_standing::{Standing, is_provincial, standing};

use Province::{EastPrussia, Lithuania, Livonia, Masovia, Moravia, Podolia, Posen, WestGalicia};

fn place_in_facts(table: &Table, what: impl Fn(&Event) -> bool) -> usize {
    table.facts().iter().position(|fact| what(&fact.event)).expect("it happened")
}

fn money(amount: i32) -> Correction {
    Correction::Money(Money::new(amount))
}

fn controller(table: &Table, province: Province) -> Power {
    table.game().board.controller(province)
}

fn city(table: &Table, city: City) -> CityState {
    table.game().board.cities[city]
}

/// 22.2 h
#[test]
fn situation_01_the_order_inside_a_political_phase() {
    let mut table = before_a_revolt(|_| {});
    table.does(declare(Power::Spain, Power::Britain)).does(Command::MakePeace {
        one: Power::Spain,
        other: Power::Britain,
        loser: None,
        ceded: Vec::new(),
        months: 1,
    });
    table.does(roll_before_empty_warsaw(6, 6, 6));
    table.at(1806, 4).does(Command::NextMonth { leave: true });
    let struck = place_in_facts(&table, |event| matches!(event, Event::BarEnded(_)));
    let success = place_in_facts(&table, |event| matches!(event, Event::PolandCreated(_)));
    let roll = place_in_facts(&table, |event| *event == Event::RollOpened(false));
    assert!(struck < success && success < roll, "{:?}", table.facts());

    // At the end: wars come into force, then Krasinski is looked at.
    let mut end = prussian_poland();
    end.at(1807, 1).does(ally(Power::Poland, Power::France)).does(declare(Power::Spain, Power::Britain));
    end.next_phase();
    let wars = place_in_facts(&end, |event| *event == Event::WarsInForce);
    let krasinski = place_in_facts(&end, |event| *event == Event::GuardTurned(Guard::Due));
    assert!(wars < krasinski);
}

/// 22.2.1 i, 22.2 b
#[test]
fn situation_02_creation_and_dissolution_in_an_economic_month() {
    let mut made = Table::new();
    made.at(1806, 3).does(create(Partitioner::Prussia));
    let marker = made.game().marker;
    made.books();
    assert_eq!(made.subsidy(), Some(7));
    assert_eq!(made.game().marker, marker, "no 6 points any more");
    assert_eq!(made.game().purse, Sum::new(5 + 21, 9));

    let mut gone = Table::new();
    gone.at(1806, 1).does(create(Partitioner::Prussia));
    gone.at(1808, 3).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    gone.at(1808, 6).does(dissolve_army()).does(dissolve());
    let (marker, purse) = (gone.game().marker, gone.game().purse);
    gone.books();
    assert_eq!((gone.game().marker, gone.game().purse, gone.subsidy()), (marker, purse, None));
}

/// 22.2 k
#[test]
fn situation_03_the_marker_stays_on_the_display() {
    let mut table = Table::new();
    table.corrects(Correction::Marker(38)).does(create(Partitioner::Prussia));
    assert_eq!(table.game().marker, 39);
    let lost = table.facts().iter().find_map(|fact| match fact.event {
        Event::PointsMoved { power: Power::Poland, lost, .. } => Some(lost),
        _ => None,
    });
    assert_eq!(lost, Some(PoliticalPoints::new(2)), "the log says so");
    table.corrects(Correction::Marker(1)).does(declare(Power::Poland, Power::Spain));
    assert_eq!(table.game().marker, 0);
}

/// 22.2 c
#[test]
fn situation_04_no_second_poland() {
    let mut table = prussian_poland();
    for by in Partitioner::ALL {
        table.refuses(create(*by), Clause::S22_2c);
    }
    table.refuses(create_by_france(), Clause::S22_2c);
}

/// 22.2 h: the holder of Warsaw is asked before France, and whoever comes first makes it.
#[test]
fn situation_05_prussia_and_france_could_both_create() {
    let able = || {
        let mut table = Table::new();
        table.does(declare(Power::France, Power::Prussia)).does_all([
            besiege(City::Warsaw, Power::France),
            leader_at_warsaw(FrenchLeader::Napoleon),
            french_in(Masovia),
        ]);
        table
    };
    able().does(create(Partitioner::Prussia)).refuses(create_by_france(), Clause::S22_2c);
    able().allows(&create(Partitioner::Prussia)).does(create_by_france());
}

/// 22.2.2 a, 22.2.3 a
#[test]
fn situation_06_france_or_a_stranger_holds_warsaw() {
    let mut conquered = napoleon_before_warsaw(|_| {});
    conquered.does(capture(City::Warsaw, Power::France)).does(conquer(Masovia, Power::France));
    assert_eq!(controller(&conquered, Masovia), Power::France);
    conquered.refuses(create(Partitioner::Prussia), Clause::S22_2_1a);
    conquered.does(create_by_france());
    assert!(conquered.poland().contains(&Masovia) && city(&conquered, City::Warsaw).holder == Power::Poland);

    let mut ceded = napoleon_before_warsaw(|_| {});
    ceded.does(capture(City::Warsaw, Power::France));
    ceded.does(surrender(Power::Prussia, Power::France, &[Masovia], 18));
    ceded.refuses_for(create_by_france(), Clause::S22_2_2a, Need::WarsawNotFrench);
    ceded.does(declare(Power::Russia, Power::France)).does(roll(6, 6, 6));
    assert_eq!(ceded.game().poland.revolt().map(|revolt| revolt.against), Some(Power::France));

    let mut turkish = Table::new();
    turkish.does(cede(Masovia, Power::Turkey)).does(declare(Power::France, Power::Turkey));
    for by in Partitioner::ALL {
        turkish.refuses(create(*by), Clause::S22_2_1a);
    }
    turkish.refuses_for(roll(6, 6, 6), Clause::S22_2_3a, Need::HolderAtWar(Power::Turkey));
    turkish.does_all([
        besiege(City::Warsaw, Power::France),
        leader_at_warsaw(FrenchLeader::Napoleon),
        french_in(Masovia),
    ]);
    turkish.does(create_by_france());
    assert_eq!(turkish.poland(), [Masovia]);
}

/// 22.2.1 b, 22.2.1 j
#[test]
fn situation_07_a_conquered_province_given_to_poland() {
    let mut table = Table::new();
    table.does(declare(Power::Prussia, Power::Russia)).does(conquer(Lithuania, Power::Prussia));
    table.does(create(Partitioner::Prussia));
    assert_eq!(table.poland(), [Masovia, Posen, Lithuania]);
    assert_eq!(table.enemies(), []);
    assert!(table.reminders().contains(&Reminder::TroopsGoHome(Clause::S22_2_1j)));
    table.does(peace(Power::Prussia, Power::Russia));
    assert_eq!(controller(&table, Lithuania), Power::Poland, "peace between the others cannot give it back");
    assert_eq!(city(&table, City::Vilna).holder, Power::Poland);
}

/// 22.2.2 i
#[test]
fn situation_08_france_takes_a_province_of_an_ally_or_neutral() {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(french_in(Lithuania)).does(create_by_france());
    assert_eq!(table.poland(), [Masovia, Posen, WestGalicia, Lithuania]);
    assert_eq!(table.enemies(), [Power::Prussia]);
    assert_eq!((table.scored(Power::Austria), table.scored(Power::Russia)), (0, 0));
    assert_eq!(city(&table, City::Lublin).holder, Power::Poland);
    assert!(table.reminders().contains(&Reminder::TroopsGoHome(Clause::S22_2_2i)));
}

/// 22.2.1 h
#[test]
fn situation_09_one_ally_at_war_with_the_creator_is_enough() {
    let mut table = prussian_poland();
    table.does(ally(Power::Poland, Power::France)).does(ally(Power::Poland, Power::Spain));
    table.does(declare(Power::Prussia, Power::France)).does(declare(Power::Prussia, Power::Spain));
    assert_eq!(table.subsidy_in(1806, 3), Some(0));
    table
        .at(1806, 4)
        .does(break_with(Power::Poland, Power::France))
        .does(declare(Power::Poland, Power::France));
    assert_eq!(table.subsidy_in(1806, 6), Some(0), "Spain's war still stops it");
    table.at(1806, 7).does(declare(Power::Poland, Power::Spain));
    assert_eq!(table.subsidy_in(1806, 9), Some(7));
}

/// 22.2.1 h, 22.2.1 e
#[test]
fn situation_10_poland_at_war_with_its_creator() {
    let mut table = prussian_poland();
    assert_eq!(partitioner::garrison_rights(table.game()), [City::Thorn]);
    table.does(declare(Power::Prussia, Power::Poland));
    assert_eq!(partitioner::garrison_rights(table.game()), []);
    assert!(
        table.reminders().contains(&Reminder::SubsidyToEnemy(Partitioner::Prussia)),
        "the table is warned"
    );
    assert_eq!(table.subsidy_in(1806, 3), Some(7));
    table.at(1806, 4).does(peace(Power::Prussia, Power::Poland));
    assert_eq!(partitioner::garrison_rights(table.game()), [], "the right ended with the war");
}

/// 22.2.1 d
#[test]
fn situation_11_the_creator_attacks_within_the_bar() {
    let mut table = prussian_poland();
    table.at(1806, 5).does(declare(Power::Prussia, Power::Poland));
    assert_eq!(table.scored(Power::Prussia), -5);
    table.at(1806, 6).does(peace(Power::Prussia, Power::Poland));
    table.refuses_until(declare(Power::Poland, Power::Prussia), Clause::S22_2_1d, month(1807, 7));
    table.at(1807, 7).does(declare(Power::Poland, Power::Prussia));
}

/// 22.2.3 h
#[test]
fn situation_12_warsaws_controller_changes_during_a_revolt() {
    let mut table = revolt_in_warsaw(|_| {});
    table.at(1806, 4).does(surrender(Power::Prussia, Power::Russia, &[Masovia], 18));
    assert_eq!(city(&table, City::Warsaw).holder, Power::Poland, "the rebels stay");
    table.at(1806, 5);
    assert_eq!(table.poland(), [Masovia, Posen], "Prussia's, and Masovia");

    let mut siege = revolt_before_warsaw(|_| {});
    siege.does(surrender(Power::Prussia, Power::Russia, &[Masovia], 18));
    let warsaw = city(&siege, City::Warsaw);
    assert_eq!((warsaw.holder, warsaw.siege.map(|siege| siege.by)), (Power::Russia, Some(Power::Poland)));
}

/// 22.2.3 n
#[test]
fn situation_13_the_controller_makes_peace_during_a_revolt() {
    let mut table = revolt_in_warsaw(|_| {});
    table.at(1806, 4).does(peace(Power::Prussia, Power::Russia));
    assert!(table.game().poland.revolt().is_some());
    table.at(1806, 5);
    assert!(table.is_active());
}

/// 22.2.3 l
#[test]
fn situation_14_fourth_corps_destroyed_or_too_late() {
    let mut destroyed = revolt_in_warsaw(|_| {});
    destroyed.at(1806, 4).in_phase(Phase::Land).does(destroy(CorpsId::InfantryIV));
    assert!(destroyed.game().poland.revolt().is_none() && !destroyed.is_active());
    assert_eq!(city(&destroyed, City::Warsaw).holder, Power::Prussia);
    destroyed.at(1806, 5).allows(&roll(1, 1, 1));

    let mut late = revolt_before_warsaw(|_| {});
    late.at(1806, 7);
    assert!(!late.on_map(CorpsId::InfantryIV) && late.corps(CorpsId::InfantryIV).is_none());
    assert_eq!(city(&late, City::Warsaw).siege, None);
    assert_eq!(late.scored(Power::Poland), 0);
    late.allows(&roll(1, 1, 1));
}

/// 22.2.3 b, 22.2.3 n
#[test]
fn situation_15_warsaw_held_by_its_controllers_enemy() {
    let mut table = before_a_revolt(|_| {});
    table.does(capture(City::Warsaw, Power::Russia)).does(garrison_of_warsaw(10));
    table.refuses_for(roll(6, 6, 6), Clause::S22_2_3b, Need::FewInfantry(10));
    table.does(garrison_of_warsaw(9)).does(roll(6, 6, 6));
    let revolt = table.game().poland.revolt().copied().unwrap();
    assert_eq!(revolt.against, Power::Prussia);
    let warsaw = city(&table, City::Warsaw);
    assert_eq!((warsaw.holder, warsaw.siege.map(|siege| siege.by)), (Power::Russia, Some(Power::Poland)));
}

/// 22.2.3 g
#[test]
fn situation_16_warsaw_lost_and_retaken_inside_the_window() {
    let mut table = revolt_in_warsaw(|_| {});
    table.at(1806, 4).in_phase(Phase::Land).does(capture(City::Warsaw, Power::Russia));
    table.at(1806, 5);
    assert!(table.game().poland.revolt().is_some_and(|revolt| revolt.warsaw_since.is_none()));
    table.in_phase(Phase::Land).does(capture(City::Warsaw, Power::Poland));
    table.at(1806, 6);
    assert!(!table.is_active());
    table.at(1806, 7);
    assert!(table.is_active());
}

/// 22.2.3 o
#[test]
fn situation_17_another_creation_during_a_revolt() {
    let mut prussia = revolt_before_warsaw(|_| {});
    prussia.does(lose(CorpsId::InfantryIV, Factors::new(0, 6, 0)));
    prussia.does(create(Partitioner::Prussia));
    assert!(prussia.game().poland.revolt().is_none());
    assert_eq!(prussia.corps(CorpsId::InfantryIV), Factors::new(0, 14, 0));
    assert_eq!(prussia.game().forces.pool, Factors::new(5, 25 - 14, 0));

    let mut held = revolt_in_warsaw(|_| {});
    held.refuses_for(create(Partitioner::Prussia), Clause::S22_2_3o, Need::RebelsNotInWarsaw);

    let mut france = before_a_revolt(|_| {});
    france.does(declare(Power::France, Power::Prussia)).does_all([
        besiege(City::Warsaw, Power::France),
        leader_at_warsaw(FrenchLeader::Napoleon),
        french_in(Masovia),
    ]);
    france.does(roll(6, 6, 6)).does(create_by_france());
    assert_eq!(france.game().forces.pool, Factors::new(5, 5, 0));
}

/// 22.2.3 d
#[test]
fn situation_18_fourth_corps_in_an_empty_warsaw() {
    let mut table = revolt_in_warsaw(|_| {});
    assert!(table.saw(&Event::RevoltTookWarsaw));
    assert_eq!(table.corps(CorpsId::InfantryIV), Factors::new(0, 20, 0));
    table.at(1806, 4);
    assert!(!table.is_active());
    table.at(1806, 5);
    assert!(table.is_active());
}

/// 22.2.3 m
#[test]
fn situation_19_success_with_a_saved_reserve() {
    let mut table = dissolved(|_| {});
    table.corrects(Correction::Factors(Store::Reserve, Factors::new(0, 0, 9)));
    table.at(1808, 9).does(declare(Power::Russia, Power::Prussia)).does(roll_before_empty_warsaw(6, 6, 6));
    table.at(1808, 11).next_phase();
    assert_eq!(table.corps(CorpsId::InfantryIV), Factors::new(0, 20, 0));
    assert_eq!(table.game().forces.pool, Factors::new(5, 20, 9));
    table.does(place(CorpsId::CavalryII, City::Warsaw, Factors::new(0, 0, 3)));
    table.refuses(
        Command::Reinforce { corps: CorpsId::CavalryII, factors: Factors::new(0, 0, 6) },
        Clause::S22_3b,
    );
    table.does(garrison(City::Posen, Factors::new(0, 0, 6)));
}

/// 22.2.3 c, 22.2.3 l
#[test]
fn situation_20_every_revolt_brings_two_victory_points() {
    let mut table = revolt_before_warsaw(|_| {});
    assert_eq!(table.victory(), 2);
    table.does(destroy(CorpsId::InfantryIV));
    table.at(1806, 4).does(roll(6, 6, 6));
    assert_eq!(table.victory(), 4);
}

/// 22.2.3 j
#[test]
fn situation_21_poland_attacks_within_its_protection() {
    let mut table = revolt_in_warsaw(|_| {});
    table.at(1806, 5).does(ally(Power::Austria, Power::Turkey));
    table.refuses_until(declare(Power::Turkey, Power::Poland), Clause::S22_2_3j, month(1807, 5));
    table.refuses(join(Power::Austria, Power::Turkey, Power::Poland), Clause::S22_2_3j);
    table.does(declare(Power::Poland, Power::Turkey));
    assert_eq!(table.scored(Power::Poland), -3);
    table.refuses(declare(Power::Turkey, Power::Poland), Clause::BaseWar);
    table.does(join(Power::Austria, Power::Turkey, Power::Poland));
    table.refuses(declare(Power::Spain, Power::Poland), Clause::S22_2_3j);
    table.at(1807, 5).does(declare(Power::Spain, Power::Poland));
}

/// 22.2.3 i
#[test]
fn situation_22_foreign_troops_leave_a_poland_of_a_revolt() {
    let mut table = revolt_in_warsaw(|_| {});
    table.does(capture(City::Thorn, Power::Russia)).does(besiege(City::Posen, Power::Russia));
    table.at(1806, 5);
    assert!(table.reminders().contains(&Reminder::TroopsGoHome(Clause::S22_2_3i)));
    assert_eq!(city(&table, City::Thorn).holder, Power::Poland);
    assert_eq!(city(&table, City::Posen).siege, None);
    assert_eq!(partitioner::garrison_rights(table.game()), []);
}

/// 22.2.2 f
#[test]
fn situation_23_peace_while_french_troops_are_in_poland() {
    let mut table = french_poland();
    let need = || Need::FrenchGone(vec![Masovia, WestGalicia]);
    table.refuses_for(peace(Power::Poland, Power::Prussia), Clause::S22_2_2f, need());
    assert!(table.reminders().contains(&Reminder::SueBoth));
    table.does(peace(Power::France, Power::Prussia)).does(peace(Power::Poland, Power::Prussia));

    let mut gone = french_poland();
    gone.does(french_leave(Masovia)).refuses(peace(Power::Poland, Power::Prussia), Clause::S22_2_2f);
    // The siege of Warsaw is French, too.
    gone.does(french_leave(WestGalicia)).refuses(peace(Power::Poland, Power::Prussia), Clause::S22_2_2f);
    gone.does(lift(City::Warsaw)).does(peace(Power::Poland, Power::Prussia));

    let mut broken = french_poland();
    broken.does(break_with(Power::Poland, Power::France)).does(peace(Power::Poland, Power::Prussia));
}

/// 22.3 f
#[test]
fn situation_24_krasinski_waits_for_a_free_warsaw() {
    let due = || {
        let mut table = prussian_poland();
        table.at(1807, 1).does(ally(Power::Poland, Power::France)).next_phase();
        assert_eq!(table.game().forces.guard, Guard::Due);
        assert!(table.duties().contains(&DutyKind::PlaceKrasinski));
        table
    };
    let waits = |table: &mut Table| {
        table.in_phase(Phase::Reinforcement);
        table.refuses_for(krasinski(), Clause::S22_3f, Need::WarsawFree);
        assert!(table.reminders().contains(&Reminder::KrasinskiWaits));
        assert!(!table.duties().contains(&DutyKind::PlaceKrasinski));
    };
    let mut besieged = due();
    besieged
        .at(1807, 2)
        .does(declare(Power::Russia, Power::Poland))
        .does(besiege(City::Warsaw, Power::Russia));
    waits(&mut besieged);
    besieged.does(capture(City::Warsaw, Power::Russia));
    waits(&mut besieged);
    besieged.does(capture(City::Warsaw, Power::France)).does(krasinski());

    let mut ceded = due();
    ceded.does(cede(Masovia, Power::Prussia));
    waits(&mut ceded);
}

/// 22.3 g
#[test]
fn situation_25_krasinski_and_the_guard_return() {
    let mut table = with_krasinski();
    table.does(lose(CorpsId::CavalryI, Factors::new(0, 0, 2)));
    table.at(1808, 5).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1808, 6).does(dissolve_army());
    table.at(1808, 8).does(dissolve()).does(create(Partitioner::Prussia)).next_phase();
    assert_eq!(table.game().forces.guard, Guard::Returning);
    table.does(krasinski());
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 5), "what it had");
    assert_eq!(table.game().forces.leaders[Leader::Krasinski], LeaderPost::With(CorpsId::CavalryI));
}

/// 22.3 g, 22.3 f
#[test]
fn situation_26_krasinski_first_comes_to_a_second_poland() {
    let mut table = russians_in_warsaw(|_| {});
    table.corrects(Correction::Factors(Store::Garrison(City::Posen), Factors::new(0, 0, 4)));
    table.at(1808, 8).does(dissolve_army()).does(dissolve()).does(create(Partitioner::Prussia));
    table.does(ally(Power::Poland, Power::France)).next_phase();
    table.does(krasinski());
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 7));
    assert_eq!(table.game().forces.pool.cavalry, 4, "besides what was saved");
    table.refuses(krasinski(), Clause::S22_3f);
}

/// 22.3 n
#[test]
fn situation_27_a_guard_put_by_is_not_destroyed() {
    let mut table = with_krasinski();
    let price = |table: &Table| costs::price(table.game(), costs::cavalry_ware(table.game())).value();
    assert_eq!(price(&table), Sum::new(20, 5));
    table.at(1808, 5).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.does(dissolve_army());
    assert!(!table.on_map(CorpsId::CavalryI) && !table.game().forces.corps[CorpsId::CavalryI].ever_destroyed);
    assert_eq!(price(&table), Sum::new(5, 4));
}

/// 22.3 k
#[test]
fn situation_28_a_provincial_corps_and_its_province() {
    let mut table = prussian_poland();
    table.does(cede(Posen, Power::Prussia));
    assert!(!table.on_map(CorpsId::Posen));
    table.does(cede(Posen, Power::Poland));
    assert_eq!(table.corps(CorpsId::Posen), Factors::new(4, 0, 0), "back at once");
    table.at(1806, 2).does(declare(Power::Russia, Power::Poland)).does(capture(City::Posen, Power::Russia));
    assert!(table.on_map(CorpsId::Posen), "an occupied province is still Polish");
    table.does(lose(CorpsId::Posen, Factors::new(2, 0, 0)));
    table.does(destroy(CorpsId::Masovia));
    table.at(1806, 7).next_phase();
    assert!(!table.on_map(CorpsId::Masovia) && table.corps(CorpsId::Posen).infantry == 2);
    assert!(table.duties().contains(&DutyKind::RaiseProvincials));
    table.does(raise());
    assert_eq!(table.corps(CorpsId::Posen), Factors::new(2, 0, 0), "not while an enemy holds its capital");
    assert_eq!(table.corps(CorpsId::Masovia), Factors::new(4, 0, 0));
    table.refuses(raise(), Clause::S22_3k);
}

/// 22.5 b
#[test]
fn situation_29_an_occupied_province() {
    let mut table = all_seven(|_| {});
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Posen, Power::Russia));
    table.refuses_for(conquer(Posen, Power::Russia), Clause::S22_5b, Need::OnlyOccupied(Posen));
    assert_eq!(table.income(), Sum::new(64 - 8, 24 - 4), "it pays nothing and counts");
    assert_eq!(standing(table.game()), Standing::Major);
    assert!(table.reminders().contains(&Reminder::Occupied(vec![Posen])));
    table.does(capture(City::Warsaw, Power::Russia));
    table.at(1806, 5).does(dissolve_army()).does(dissolve());
    assert_eq!(controller(&table, Posen), Power::Prussia, "back whoever occupies it");
}

/// 22.5 e, 22.5 f
#[test]
fn situation_30_poland_without_masovia_or_without_land() {
    let mut table = russians_in_warsaw(|_| {});
    assert!(table.game().board.occupation.is_some());
    table.does(cede(Masovia, Power::Russia));
    assert_eq!(table.game().board.occupation, None);
    assert!(!table.on_map(CorpsId::Masovia));
    assert_eq!(table.income(), Sum::new(12, 6));
    table.refuses(dissolve_army(), Clause::S22_7c);
    table.does(cede(Posen, Power::Russia));
    assert!(table.reminders().contains(&Reminder::Landless) && table.is_active());
    let marker = table.game().marker;
    table.at(1808, 6);
    assert!(matches!(table.game().poland, Poland::Dissolved { by: None, .. }));
    assert!(table.cited(Clause::S22_5f));
    assert_eq!(table.game().marker, marker, "without points");
}

/// 22.7 c
#[test]
fn situation_31_the_army_dissolved_and_warsaw_freed() {
    let mut table = russians_in_warsaw(|_| {});
    table.corrects(Correction::Factors(Store::Corps(CorpsId::InfantryI), Factors::new(9, 0, 0)));
    table.corrects(Correction::Factors(Store::Corps(CorpsId::CavalryII), Factors::new(0, 0, 3)));
    table.corrects(Correction::Factors(Store::Pool, Factors::NONE));
    table.does(dissolve_army());
    assert_eq!(table.game().forces.reserve, Factors::new(0, 0, 3));
    assert!(table.corps(CorpsId::InfantryI).is_none() && table.corps(CorpsId::Posen).infantry == 4);
    table.at(1808, 6).does(capture(City::Warsaw, Power::Poland));
    assert!(!table.game().poland.active().unwrap().army_dissolved);
    assert_eq!(table.game().forces.pool, Factors::new(0, 0, 3), "the cavalry returns");
    table.does(capture(City::Warsaw, Power::Russia));
    table.at(1808, 9).refuses(dissolve(), Clause::S22_7c);
}

/// 22.7 a, 22.7 b
#[test]
fn situation_32_hands_change_in_warsaw() {
    let counts = |table: &Table| table.game().board.occupation.and_then(|occupation| occupation.counts_since);
    let mut table = russians_in_warsaw(|_| {});
    table
        .at(1808, 6)
        .does(declare(Power::Austria, Power::Poland))
        .does(declare(Power::Turkey, Power::Poland));
    table.does(capture(City::Warsaw, Power::Austria));
    assert_eq!(counts(&table), Some(month(1808, 5)), "among the three it counts on");
    table.does(dissolve_army());
    table.at(1808, 8).allows(&dissolve()).does(capture(City::Warsaw, Power::Turkey));
    assert_eq!(counts(&table), None);
    table.refuses_for(dissolve(), Clause::S22_7a, Need::DissolverInWarsaw);
    table.does(capture(City::Warsaw, Power::Austria));
    assert_eq!(counts(&table), Some(month(1808, 8)), "anew");
    table.at(1808, 11).does(dissolve());
    assert_eq!(table.scored(Power::Austria), 1, "the last holder is the dissolver");

    let mut allied = prussian_poland();
    allied.does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Prussia));
    assert_eq!(allied.game().board.occupation, None, "an ally does not occupy");

    let mut besieged = russians_in_warsaw(|_| {});
    besieged.at(1808, 7).does(besiege(City::Warsaw, Power::Poland));
    assert_eq!(counts(&besieged), None, "the holder besieged: counts anew");
    besieged.allows(&dissolve_army());
    besieged.does(lift(City::Warsaw));
    assert_eq!(counts(&besieged), Some(month(1808, 7)));
}

/// 22.7 c
#[test]
fn situation_33_the_polish_player_refuses_for_ever() {
    let mut table = russians_in_warsaw(|_| {});
    let scored = table.scored_in_all(Power::Poland);
    table.at(1811, 1);
    assert!(table.is_active());
    table.refuses_for(dissolve(), Clause::S22_7c, Need::ArmyDissolved);
    assert_eq!(table.scored_in_all(Power::Poland), scored);
}

/// 22.7 i, 22.3 g, 22.7 d, 22.7 g
#[test]
fn situation_34_everything_that_ends() {
    let mut table = all_seven(|_| {});
    table.next_phase();
    table.does(place(CorpsId::InfantryI, City::Warsaw, Factors::new(5, 0, 0)));
    table.corrects(Correction::ShipsWaiting(2));
    table.does(Command::PlaceFleet { fleet: FleetId::I, port: City::Memel, ships: 2 });
    table.does(Command::PlaceDepot { at: Place::City(City::Warsaw) });
    table.does(Command::PlaceLeader { leader: Leader::Kosciuszko, with: CorpsId::InfantryI });
    table.does(Command::PlaceLeader { leader: Leader::Poniatowski, with: CorpsId::InfantryI });
    table.at(1806, 3).does(ally(Power::Poland, Power::France)).does(declare(Power::Russia, Power::Poland));
    table.in_phase(Phase::Land).does(capture(City::Warsaw, Power::Russia));
    table.does(Command::RiseAfterCombat { province: Lithuania });
    table.does(Command::LoseLeader { leader: Leader::Poniatowski, post: LeaderPost::Dead });
    table.does(Command::LoseLeader { leader: Leader::Kosciuszko, post: LeaderPost::Captured });
    table.books().sets_arrivals();
    table.corrects(money(100)).corrects(Correction::Manpower(Manpower::new(60)));
    table.does(buy(|basket| {
        *basket = Basket { infantry: 2, militia: 1, cavalry: 3, ships: 1, depots: 1, ..Basket::default() };
        basket.corps.push(CorpsId::InfantryII);
    }));
    table.does(choose(Column::Sixth));
    table.at(1806, 6).does(dissolve_army()).does(dissolve());

    let game = table.game();
    assert_eq!((game.diplomacy.wars.len(), game.diplomacy.alliances.len()), (0, 0));
    assert_eq!(table.scored(Power::France), 0, "alliances end without points");
    let forces = &game.forces;
    assert!(
        forces.corps.iter().all(|(_, corps)| corps.counter == Counter::OffMap && corps.factors.is_none())
    );
    assert!(forces.depots.is_empty() && forces.depots_bought == 0);
    assert_eq!(forces.guerrillas[Lithuania], 0);
    assert_eq!((forces.ships, forces.all_ships()), (3, 3), "ships wait, those on order too");
    assert_eq!(forces.reserve, Factors::new(0, 0, 3), "cavalry on order is put by");
    assert!(game.economy.orders.is_empty() && game.economy.manipulation.is_none());
    assert_eq!(forces.leaders[Leader::Poniatowski], LeaderPost::Dead);
    assert_eq!(forces.leaders[Leader::Kosciuszko], LeaderPost::OffMap);
    assert_eq!(partitioner::garrison_rights(game), []);
    assert_eq!(standing(game), Standing::None);
    let bar = |bar: &Bar| bar.barred == Barred::War { by: Some(Power::Poland), on: Power::Prussia };
    assert!(game.diplomacy.bars.iter().any(bar), "bars are dates and run on");
}

/// 22.7 g
#[test]
fn situation_35_conquests_at_a_dissolution() {
    let mut table = all_seven(|_| {});
    table.does_all([Livonia, EastPrussia].map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::Austria)).does(conquer(Moravia, Power::Poland));
    let saxony = Command::GainPossession { name: "Saxony".to_owned(), printed: Sum::new(4, 2), from: None };
    table.does(saxony).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1806, 4).does(dissolve_army()).does(dissolve());
    let holders = [Livonia, EastPrussia, Moravia].map(|province| controller(&table, province));
    assert_eq!(holders, [Power::Russia, Power::Prussia, Power::Austria]);
    assert!(table.game().board.possessions.is_empty(), "minor countries become neutral");
    assert_eq!(
        [Power::Prussia, Power::Austria].map(|power| table.scored(power)),
        [-2, 0],
        "no points for land"
    );
}

/// 22.7 g
#[test]
fn situation_36_the_dissolvers_troops_in_a_returned_province() {
    let mut peace = russians_in_warsaw(|_| {});
    peace.at(1808, 8).does(dissolve_army()).does(dissolve());
    assert_eq!(city(&peace, City::Warsaw).holder, Power::Prussia, "Russians go home");

    let mut war = russians_in_warsaw(|_| {});
    war.at(1808, 8).does(declare(Power::Russia, Power::Prussia)).does(dissolve_army()).does(dissolve());
    assert_eq!(controller(&war, Masovia), Power::Prussia);
    assert_eq!(city(&war, City::Warsaw).holder, Power::Russia, "where at war they stay");
}

/// 22.2 h, 22.7 e
#[test]
fn situation_37_created_again_in_the_phase_of_dissolution() {
    let mut table = dissolved(|_| {});
    table.does(declare(Power::Austria, Power::Prussia));
    table.refuses_until(roll(6, 6, 6), Clause::S22_2h, month(1808, 9));
    table.allows(&create(Partitioner::Prussia));
    let mut other = dissolved(|_| {});
    other.does(create(Partitioner::Prussia));
    assert_eq!(other.game().creations, 2);
}

/// 22.7 i
#[test]
fn situation_38_old_and_new_bars_both_count() {
    let mut table = Table::new();
    table.at(1807, 6).does(create(Partitioner::Prussia));
    table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1807, 9).does(dissolve_army()).does(dissolve());
    table.does(cede(Masovia, Power::Austria)).does(create(Partitioner::Austria));
    table.refuses_until(declare(Power::Poland, Power::Prussia), Clause::S22_2_1d, month(1808, 12));
    table.refuses_until(declare(Power::Poland, Power::Austria), Clause::S22_2_1d, month(1809, 3));
    table.at(1808, 12).does(declare(Power::Poland, Power::Prussia));
}

/// 22.6 a
#[test]
fn situation_39_price_and_morale_at_that_moment() {
    let mut table = all_seven(|_| {});
    let price = |table: &Table| costs::price(table.game(), costs::infantry_ware(table.game())).value();
    let halves =
        |table: &Table| morale::morale(table.game(), poland_in_arms::model::forces::Arm::Infantry).value();
    table.at(1806, 3).in_phase(Phase::Land);
    assert_eq!((price(&table), halves(&table)), (Sum::new(5, 2), Morale::from_halves(8)));
    table.does(cede(Podolia, Power::Russia));
    assert_eq!((price(&table), halves(&table)), (Sum::new(3, 2), Morale::from_halves(7)));
    table.books().does(buy(|basket| basket.infantry = 1));
    assert_eq!(table.game().purse.money, Money::new(5 + 52 - 3));
}

/// 22.6 e
#[test]
fn situation_40_dominance_lost() {
    let mut table = dominant(|_| {});
    assert!(!is_provincial(table.game(), CorpsId::Posen));
    table.in_phase(Phase::Reinforcement).corrects(Correction::Factors(Store::Pool, Factors::new(5, 0, 0)));
    table.does(lose(CorpsId::Posen, Factors::new(3, 0, 0)));
    table.does(cede(Livonia, Power::Russia));
    assert_eq!(standing(table.game()), Standing::Major);
    assert!(is_provincial(table.game(), CorpsId::Posen));
    assert_eq!(table.corps(CorpsId::Posen), Factors::new(1, 0, 0), "at what it has");
    table.refuses(
        Command::Reinforce { corps: CorpsId::Posen, factors: Factors::new(1, 0, 0) },
        Clause::S22_3k,
    );

    let mut given_up = dominant(|_| {});
    given_up.does(transfer(
        Store::Corps(CorpsId::Posen),
        Store::Garrison(City::Posen),
        Factors::new(4, 0, 0),
    ));
    given_up.does(cede(Livonia, Power::Russia));
    assert!(!given_up.on_map(CorpsId::Posen), "nothing comes back for nothing");
}

/// 22.8 b, 22.7 i
#[test]
fn situation_41_a_manipulation_that_cannot_land() {
    let mut table = prussian_poland();
    table.at(1806, 3).books().does(choose(Column::First));
    table
        .at(1806, 6)
        .in_phase(Phase::Economic)
        .corrects(money(0))
        .corrects(Correction::Manpower(Manpower::ZERO));
    table.does(cede(Posen, Power::Prussia)).books();
    assert!(table.saw(&Event::ManipulationLanded(Column::First, false)));
    assert_eq!((table.game().purse, table.scored(Power::Poland)), (Sum::new(9, 3), 0));
    table.does(choose(Column::Fifth));
    table.does(cede(Masovia, Power::Prussia));
    table.at(1806, 7);
    assert!(!table.is_active());
    assert!(table.saw(&Event::ManipulationLapsed(Column::Fifth)));
}

/// 22.2.3 f
#[test]
fn situation_42_months_run_over_the_end_of_a_year() {
    assert_eq!(month(1806, 11).plus(Months(4)), month(1807, 3));
    let mut table = Table::new();
    table.at(1806, 11).does(declare(Power::Russia, Power::Prussia)).does(roll(6, 6, 6));
    table.at(1807, 2);
    assert!(table.game().poland.revolt().is_some());
    table.at(1807, 3);
    assert!(table.game().poland.revolt().is_none());

    let mut bars = Table::new();
    bars.at(1815, 6).does(create(Partitioner::Prussia));
    bars.refuses_until(declare(Power::Poland, Power::Prussia), Clause::S22_2_1d, month(1816, 12));
}

/// 22.2.1 c, 22.2.1 h, 22.3 f, 22.3 n, 22.7 b: what a group that joins late is asked for is honoured.
#[test]
fn situation_43_joining_late() {
    let mut start = late(month(1808, 4));
    let subsidy = Some(Subsidy { stopped_by: Some(Power::France), flowed_last_month: false });
    start.poland = PolandThen::Active(Commonwealth {
        founder: Founder::Partitioner { power: Partitioner::Prussia, subsidy },
        created: month(1807, 9),
        major: false,
        dominant: false,
        army_dissolved: true,
        garrisons_ended: false,
    });
    start.creations = 1;
    start.purse = Sum::new(30, 20);
    let polish = |province: Province| {
        (province, Tenure { owner: Power::Poland, conqueror: None, poland_had_it_from: Some(Power::Prussia) })
    };
    start.provinces = vec![polish(Masovia), polish(Posen)];
    start.cities = vec![(
        City::Warsaw,
        poland_in_arms::model::board::CityState { holder: Power::Russia, since: month(1808, 2), siege: None },
    )];
    start.occupation = Some(Occupation::begun(Power::Russia, month(1808, 2)));
    start.wars = vec![war_between(Power::Russia, Power::Poland), war_between(Power::Prussia, Power::France)];
    let pact = Alliance { one: Power::Poland, other: Power::France, since: month(1807, 10) };
    start.alliances = vec![pact];
    start.bars = vec![Bar {
        barred: Barred::War { by: Some(Power::Poland), on: Power::Prussia },
        made: month(1807, 9),
        free: month(1809, 3),
        clause: Clause::S22_2_1d,
    }];
    start.french_wars_not_lost = 1;
    start.corps = vec![
        (CorpsId::Posen, Counter::OnMap(Place::Country(Posen)), Factors::new(4, 0, 0)),
        (CorpsId::InfantryI, Counter::OnMap(Place::City(City::Posen)), Factors::new(12, 0, 0)),
    ];
    start.ever_destroyed = vec![CorpsId::CavalryI];
    start.guard = Guard::Came;
    start.leaders = vec![(Leader::Poniatowski, LeaderPost::Dead)];
    start.orders = vec![Order { what: Recruit::Infantry, count: 2, due: month(1808, 4) }];
    start.manipulation = Some(Pending { column: Column::Seventh, chosen: month(1808, 3) });

    let mut table = Table::set_up(|setup| setup.late = Some(Box::new(start)));
    assert_eq!((table.game().date, table.game().marker, table.victory()), (month(1808, 4), 20, 40));
    assert!(!table.on_map(CorpsId::Masovia), "a corps the table did not list was destroyed");
    assert_eq!(table.scored(Power::Poland), 0, "Warsaw was lost before");
    table.refuses(dissolve(), Clause::S22_7b);
    table.refuses_until(declare(Power::Poland, Power::Prussia), Clause::S22_2_1d, month(1809, 3));
    assert_eq!(costs::price(table.game(), costs::cavalry_ware(table.game())).value(), Sum::new(8, 2));
    table.next_phase();
    assert_eq!(table.game().forces.pool, Factors::new(2, 0, 0));
    table.at(1808, 5).allows(&dissolve());
    assert_eq!(table.subsidy_in(1808, 6), None, "dissolved as the Political phase of May ended");
    assert!(!table.is_active());
    table.at(1808, 7).does(peace(Power::Prussia, Power::France)).does(create(Partitioner::Prussia));
    assert_eq!(table.scored(Power::Prussia), 1 + 2, "a later creation");

    let mut untold = late(month(1808, 4));
    untold.poland = PolandThen::Dissolved { by: Some(Partitioner::Russia), since: month(1808, 1) };
    let mut setup = setup();
    setup.late = Some(Box::new(untold));
    let refused = poland_in_arms::engine::campaign::Campaign::begin(setup);
    assert!(refused.is_err(), "how often Poland was created must be told");
}

/// 22.2 b, base: economy
#[test]
fn situation_44_an_economic_phase_every_month() {
    let mut table = Table::ruled(|rulings| rulings.economic_phases = EconomicPhases::EveryMonth);
    for number in 1..=12 {
        assert!(has_economic_phase(month(1805, number), &table.game().setup.rulings));
    }
    table.books();
    assert_eq!(table.scored(Power::Poland), 6);
    table.at(1805, 2).does(create(Partitioner::Prussia)).books();
    assert_eq!(table.subsidy(), Some(7));
    assert_eq!(Table::new().game().phase, Phase::Political);
    assert!(!has_economic_phase(month(1805, 2), &Table::new().game().setup.rulings));
}

/// 22.5 b
#[test]
fn situation_45_prussians_in_a_besieged_warsaw() {
    let mut table = french_poland();
    assert_eq!(city(&table, City::Warsaw).holder, Power::Prussia);
    assert_eq!(table.income(), Sum::new(33 - 9, 12 - 3), "it counts and pays nothing");
    assert_eq!(table.game().board.occupation, None, "a besieged enemy does not occupy");
    table.does(capture(City::Warsaw, Power::France));
    assert_eq!(table.income(), Sum::new(33, 12));
}

/// 22.7 c
#[test]
fn situation_46_both_conditions_fulfilled() {
    let mut table = russians_in_warsaw(|_| {});
    table.does(dissolve_army());
    table.at(1808, 7).next_phase();
    assert!(table.is_active());
    table.at(1808, 8).allows(&dissolve());
    assert!(table.is_active() && table.reminders().contains(&Reminder::DissolutionRipe));
    table.next_phase();
    assert!(!table.is_active(), "else it happens as that phase ends");
    assert_eq!((table.scored(Power::Poland), table.scored(Power::Russia)), (-3, 1));
}

/// 22.2 h, 22.7 e
#[test]
fn situation_47_a_roll_in_the_phase_in_whose_first_step_poland_ended() {
    let mut landless = prussian_poland();
    landless.does(declare(Power::Russia, Power::Prussia));
    landless.does_all([Masovia, Posen].map(|province| cede(province, Power::Prussia)));
    landless.at(1806, 2);
    assert!(!landless.is_active());
    landless.allows(&roll(1, 1, 1));
    assert!(landless.duties().contains(&DutyKind::RollRevolt));
    landless.allows(&create(Partitioner::Prussia));
    let bars = |bar: &&Bar| matches!(bar.barred, Barred::Creating(_));
    assert_eq!(landless.game().diplomacy.bars.iter().filter(bars).count(), 0);

    let mut failed = revolt_before_warsaw(|_| {});
    failed.at(1806, 7).allows(&roll(1, 1, 1));
}

/// 22.2.1 f
#[test]
fn situation_48_a_war_declared_in_this_phase() {
    let mut table = Table::new();
    table.at(1806, 2).does(declare(Power::France, Power::Prussia));
    let need = Need::PeaceWithFrance(Power::Prussia);
    table.refuses_for(create(Partitioner::Prussia), Clause::S22_2_1f, need);
    let mut other = Table::ruled(|rulings| rulings.pre_dow = PreDow::AlsoThisPhase);
    other.at(1806, 2).does(declare(Power::France, Power::Prussia)).does(create(Partitioner::Prussia));
}

/// base: peace
#[test]
fn situation_49_eighteen_months_from_peace_step_to_peace_step() {
    let mut table = Table::new();
    table.does(declare(Power::France, Power::Austria));
    table.at(1806, 1).does(surrender(Power::Austria, Power::France, &[], 18));
    table.refuses_until(declare(Power::France, Power::Austria), Clause::BasePeace, month(1807, 8));
    table.refuses_until(declare(Power::Austria, Power::France), Clause::BasePeace, month(1807, 8));
    table.at(1807, 8).does(declare(Power::Austria, Power::France));
}

/// 22.5 d
#[test]
fn situation_50_warsaw_passes_between_enemies() {
    let mut table = russians_in_warsaw(|_| {});
    table.at(1808, 6).does(declare(Power::Turkey, Power::Poland));
    table.does(capture(City::Warsaw, Power::Turkey));
    assert_eq!(table.scored(Power::Poland), 0);
    table.does(capture(City::Warsaw, Power::Poland)).does(capture(City::Warsaw, Power::Turkey));
    assert_eq!(table.scored(Power::Poland), -2, "a new occupation");
}

/// 22.8 b
#[test]
fn situation_51_a_costly_manipulation_lands_after_income_and_upkeep() {
    let mut table = prussian_poland();
    table.at(1806, 3).books().does(choose(Column::Second)).corrects(money(0));
    table.at(1806, 6).books();
    assert_eq!(table.game().purse.money, Money::new(21 - 7));
    let income = place_in_facts(&table, |event| matches!(event, Event::IncomeCollected { .. }));
    let landed = place_in_facts(&table, |event| matches!(event, Event::ManipulationLanded(_, true)));
    assert!(income < landed);
    assert_eq!(table.scored(Power::Poland), 1);
}

/// 22.3 s
#[test]
fn situation_52_the_instability_die_halves_what_is_collected() {
    let mut table = prussian_poland();
    table.at(1806, 3).in_phase(Phase::Economic).corrects(money(11));
    let card = CardSquare::default();
    let book = |loss| Command::BookEconomy { card, loss, other: Vec::new() };
    table.refuses_for(book(None), Clause::S22_3s, Need::LossDie);
    table.does(book(Some(true)));
    assert_eq!(table.game().purse, Sum::new(11 + 10, 4), "21$ 9MP halved, fractions down");
    assert_eq!(table.subsidy(), Some(7));
    assert_eq!(income::halved(Sum::new(21, 9)), Sum::new(10, 4));

    table.at(1806, 6).in_phase(Phase::Economic).corrects(Correction::Marker(20));
    table.refuses_for(book(Some(false)), Clause::S22_3s, Need::NoLossDie).does(book(None));
}

/// 22.2.1 h
#[test]
fn situation_53_the_creator_enters_a_war_as_a_called_ally() {
    let mut table = prussian_poland();
    table.does(ally(Power::Poland, Power::France)).does(ally(Power::Prussia, Power::Russia));
    table.does(declare(Power::Russia, Power::France)).does(join(
        Power::Prussia,
        Power::Russia,
        Power::France,
    ));
    assert_eq!(table.subsidy_in(1806, 3), Some(7), "it did not declare it");
}

/// 22.2 b
#[test]
fn situation_54_six_victory_points_and_nothing_else() {
    let mut table = Table::ruled(|rulings| {
        rulings.waiting_points = WaitingPoints::SixOnly;
        rulings.waiting_income = WaitingIncome::VictoryPoints;
    });
    table.at(1805, 3).books_card(4, -2);
    assert_eq!((table.victory(), table.game().marker), (6, 12));
}

/// 22.2 h
#[test]
fn situation_55_france_is_not_refused_if_the_holder_declines() {
    let mut table = Table::new();
    table
        .does(declare(Power::France, Power::Prussia))
        .does_all([besiege(City::Warsaw, Power::France), leader_at_warsaw(FrenchLeader::Napoleon)]);
    table.allows(&create(Partitioner::Prussia)).does(create_by_france());
    assert_eq!(table.poland(), [Masovia, Posen]);
}

/// 22.6 b
#[test]
fn situation_56_the_three_conquests() {
    let mut table = all_seven(|_| {});
    table.does(declare(Power::Poland, Power::Russia)).does(conquer(Livonia, Power::Poland));
    assert_eq!(controller(&table, Livonia), Power::Poland);
    assert_eq!(table.income(), Sum::new(64 + 6, 24 + 2));
    table.at(1806, 2).does(peace(Power::Poland, Power::Russia));
    assert_eq!(controller(&table, Livonia), Power::Russia, "not ceded");
    table.does(declare(Power::Poland, Power::Russia)).does(conquer(Livonia, Power::Poland));
    table.at(1806, 3).does(surrender(Power::Russia, Power::Poland, &[Livonia], 0));
    assert_eq!(controller(&table, Livonia), Power::Poland);
    table.at(1806, 4).does(declare(Power::Russia, Power::Poland)).does(conquer(Livonia, Power::Russia));
    assert_eq!(controller(&table, Livonia), Power::Russia, "22.5 b keeps the seven only");
}

/// 22.3 f, 22.3 g
#[test]
fn situation_57_re_creation_by_france_before_a_besieged_warsaw() {
    let mut table = with_krasinski();
    table.at(1808, 5).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1808, 8).does(dissolve_army()).does(dissolve());
    table
        .does(declare(Power::France, Power::Prussia))
        .does_all([besiege(City::Warsaw, Power::France), leader_at_warsaw(FrenchLeader::Napoleon)]);
    table.does(create_by_france()).next_phase();
    assert_eq!(table.game().forces.guard, Guard::Returning);
    table.refuses_for(krasinski(), Clause::S22_3f, Need::WarsawFree);
    table.does(capture(City::Warsaw, Power::France)).does(krasinski());
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 7));
}

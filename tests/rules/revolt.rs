//! The Polish revolt, from the dice to Poland or the grave.

use crate::table::*;
use poland_in_arms::engine::duties::Reminder;
use poland_in_arms::game::command::Command;
use poland_in_arms::game::duty::DutyKind;
use poland_in_arms::game::event::{Event, RevoltEnd};
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::forces::{CorpsId, Factors, Leader, Place, Store};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{PoliticalPoints, Sum};
use poland_in_arms::model::why::Cause;
use poland_in_arms::rules::s22_2_creation::revolt::{self, SIEGE_BONUS};

use Province::{Masovia, Posen};

/// 22.2.3 a, 22.2.3 d
#[test]
fn s22_2_3a_a_roll_of_fifteen_is_nothing() {
    let mut table = before_a_revolt(|_| {});
    assert!(table.duties().contains(&DutyKind::RollRevolt));
    table.refuses(Command::NextPhase { leave: false }, Clause::S22_2_3a);
    table.does(roll(5, 5, 5));
    assert!(table.game().poland.revolt().is_none() && table.duties().is_empty());
    table.refuses_until(roll(6, 6, 6), Clause::S22_2_3a, month(1806, 4));
    table.next_phase().refuses(roll(6, 6, 6), Clause::S22_2_3a);
    table.at(1806, 4).does(roll(5, 5, 6));
    assert!(table.game().poland.revolt().is_some());
    table.refuses(roll(6, 6, 6), Clause::S22_2_3a);
    table.at(1806, 5).refuses(roll(6, 6, 6), Clause::S22_2_3a);
}

/// 22.2.3 a: not while Poland exists; the roll waits for a phase that began without.
#[test]
fn s22_2_3a_no_roll_beside_a_poland() {
    let mut table = before_a_revolt(|_| {});
    table.does(create(Partitioner::Prussia)).refuses(roll(6, 6, 6), Clause::S22_2_3a);
}

/// 22.2.3 c d, 22.2.3 n: nothing but IV corps and Warsaw.
#[test]
fn s22_2_3d_only_fourth_corps() {
    let mut table = revolt_before_warsaw(|_| {});
    assert_eq!(table.victory(), 2);
    assert_eq!(table.corps(CorpsId::InfantryIV), Factors::new(0, 20, 0));
    assert_eq!(table.game().board.cities[City::Warsaw].siege.map(|siege| siege.by), Some(Power::Poland));
    table.refuses_for(capture(City::Posen, Power::Poland), Clause::S22_2_3n, Need::OnlyWarsaw);
    table.refuses_for(besiege(City::Thorn, Power::Poland), Clause::S22_2_3n, Need::OnlyWarsaw);
    table.in_phase(Phase::Reinforcement);
    table.refuses(place(CorpsId::InfantryI, City::Warsaw, Factors::new(1, 0, 0)), Clause::S22_2i);
    table.refuses(garrison(City::Warsaw, Factors::new(0, 1, 0)), Clause::S22_2i);
    table.refuses(Command::PlaceDepot { at: Place::City(City::Warsaw) }, Clause::S22_2i);
    let kosciuszko = Command::PlaceLeader { leader: Leader::Kosciuszko, with: CorpsId::InfantryIV };
    table.refuses(kosciuszko, Clause::S22_2i);
    let guerrillas = Command::RiseAfterCombat { province: Masovia };
    table.refuses(guerrillas, Clause::S22_2i);
    table.does(Command::MoveCorps { corps: CorpsId::InfantryIV, to: Place::Country(Masovia) });
    table.does(lose(CorpsId::InfantryIV, Factors::new(0, 3, 0)));
    table.refuses(lose(CorpsId::InfantryI, Factors::new(1, 0, 0)), Clause::S22_2i);
    let out =
        transfer(Store::Corps(CorpsId::InfantryIV), Store::Garrison(City::Warsaw), Factors::new(0, 1, 0));
    table.refuses(out, Clause::S22_2i);
    assert_eq!(table.game().purse, Sum::default());
}

/// 22.2.3 e: one, on either die.
#[test]
fn s22_2_3e_the_siege_of_the_poles() {
    assert_eq!(SIEGE_BONUS, 1);
    let table = revolt_before_warsaw(|_| {});
    let clock = Reminder::RevoltClock { fall_by: month(1806, 6), success: None };
    assert!(table.reminders().contains(&clock));
}

/// 22.2.3 f g: begun before the walls, fallen, held, besieged while held.
#[test]
fn s22_2_3f_g_siege_fall_and_success() {
    let mut table = revolt_before_warsaw(|_| {});
    table.at(1806, 5).in_phase(Phase::Land).does(capture(City::Warsaw, Power::Poland));
    assert!(table.saw(&Event::RevoltTookWarsaw));
    let clock = Reminder::RevoltClock { fall_by: month(1806, 6), success: Some(month(1806, 7)) };
    assert!(table.reminders().contains(&clock));
    table.at(1806, 6).does(besiege(City::Warsaw, Power::Prussia));
    table.at(1806, 7);
    assert!(table.is_active() && table.saw(&Event::RevoltEnded(RevoltEnd::Succeeded)));
    assert_eq!(table.scored(Power::Poland), 3);
    assert_eq!(table.poland(), [Masovia, Posen]);
    assert!(table.enemies().is_empty());
    assert_eq!(table.game().purse, Sum::default());
    assert_eq!(table.game().forces.pool, Factors::NONE, "22.3 e does not apply");
    assert!(table.game().diplomacy.alliances.is_empty());
}

/// 22.2.3 g l: lost after the window, and lost inside it for too long.
#[test]
fn s22_2_3l_lost_after_the_window() {
    let mut table = revolt_before_warsaw(|_| {});
    table.at(1806, 6).in_phase(Phase::Land).does(capture(City::Warsaw, Power::Poland));
    table.at(1806, 7).in_phase(Phase::Land).does(capture(City::Warsaw, Power::Russia));
    assert!(table.saw(&Event::RevoltEnded(RevoltEnd::Failed)));
    assert!(!table.on_map(CorpsId::InfantryIV));
    assert_eq!(table.game().board.cities[City::Warsaw].holder, Power::Russia);
    assert_eq!(table.scored(Power::Poland), 0);

    let mut inside = revolt_in_warsaw(|_| {});
    inside.at(1806, 4).does(capture(City::Warsaw, Power::Prussia));
    inside.at(1806, 6);
    assert!(inside.game().poland.revolt().is_some());
    inside.at(1806, 7);
    assert!(inside.game().poland.revolt().is_none());
}

/// 22.2.3 k: no points for its battles and sieges.
#[test]
fn s22_2_3k_no_points_for_its_battles() {
    let won = || Command::BookPoints { points: PoliticalPoints::new(1), cause: Cause::Battle };
    let mut table = revolt_before_warsaw(|_| {});
    table.refuses_for(won(), Clause::S22_2_3k, Need::NoRevoltPoints);
    let mut after = revolt_in_warsaw(|_| {});
    after.at(1806, 5).does(won());
}

/// 22.2.3 h: all that its enemy controls, conquests too.
#[test]
fn s22_2_3h_what_the_enemy_controls_at_success() {
    let mut table = revolt_in_warsaw(|_| {});
    table.does(conquer(Province::Lithuania, Power::Prussia)).does(cede(Posen, Power::Austria));
    table.at(1806, 5);
    assert_eq!(table.poland(), [Masovia, Province::Lithuania]);
    assert_eq!(
        revolt::provinces(
            table.game(),
            &poland_in_arms::model::poland::Revolt {
                began: month(1806, 3),
                against: Power::Austria,
                warsaw_since: None,
            }
        )
        .len(),
        4
    );
}

/// 22.2.3 m: survivors, nothing else.
#[test]
fn s22_2_3m_what_is_left_of_fourth_corps() {
    let mut table = revolt_in_warsaw(|_| {});
    table.does(lose(CorpsId::InfantryIV, Factors::new(0, 9, 0)));
    table.at(1806, 5);
    assert_eq!(table.corps(CorpsId::InfantryIV), Factors::new(0, 11, 0));
    assert_eq!((table.game().purse, table.game().forces.pool), (Sum::default(), Factors::NONE));
    assert_eq!(table.corps(CorpsId::Posen), Factors::new(4, 0, 0), "22.3 k all the same");
}

/// 22.2.3 o: in either way another creation ends it, and France's siege of Warsaw is not lost for the rebels'.
#[test]
fn s22_2_3o_overtaken() {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(declare(Power::Russia, Power::Prussia)).does(garrison_of_warsaw(9)).does(roll(6, 6, 6));
    assert_eq!(table.game().board.cities[City::Warsaw].siege.map(|siege| siege.by), Some(Power::France));
    table.does(leader_at_warsaw(FrenchLeader::Other)).refuses(create_by_france(), Clause::S22_2_2b);
    table.does(leader_at_warsaw(FrenchLeader::Napoleon)).does(create_by_france());
    assert!(table.saw(&Event::RevoltEnded(RevoltEnd::Overtaken)));
    assert!(table.on_map(CorpsId::InfantryIV));
    assert_eq!(table.game().forces.pool, Factors::new(5, 5, 0));
    assert_eq!(table.enemies(), [Power::Prussia]);
}

/// 22.2.3 o, 22.3 g: the survivors count towards the twenty militia of a later creation.
#[test]
fn s22_2_3o_overtaken_after_a_dissolution() {
    let mut table = dissolved(|_| {});
    table
        .at(1808, 9)
        .does(declare(Power::Russia, Power::Prussia))
        .does(garrison_of_warsaw(1))
        .does(roll(6, 6, 6));
    table.does(lose(CorpsId::InfantryIV, Factors::new(0, 5, 0))).does(create(Partitioner::Prussia));
    assert_eq!(table.game().forces.pool, Factors::new(5, 5, 0));
}

/// 22.7 d: at the dissolution of a Poland born of a revolt nobody pays for its creation.
#[test]
fn s22_7d_a_revolt_has_no_creator() {
    let mut table = revolt_in_warsaw(|_| {});
    table.at(1807, 5).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1807, 8).does(dissolve_army()).does(dissolve());
    let scored: Vec<i32> = Power::ALL.iter().map(|power| table.scored(*power)).collect();
    assert_eq!(scored, [0, 0, 0, 0, 1, 0, 0, -3]);
}

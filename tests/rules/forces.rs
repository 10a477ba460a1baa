//! Corps, capacities, transfers, first placement, provincial corps, Krasinski, guerrillas, leaders, fleets, depots.

use crate::table::*;
use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::duty::DutyKind;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::forces::{
    Arm, CorpsId, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store,
};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Money, Morale, Sum};
use poland_in_arms::model::setup::DiceSource;
use poland_in_arms::rules::s22_3_forces::corps::capacity;
use poland_in_arms::rules::s22_3_forces::leaders::{LEADERLESS, leader_row};
use poland_in_arms::rules::s22_3_forces::morale::{morale, morale_in, provincial_morale};
use poland_in_arms::rules::s22_6_standing::{Standing, standing};

use Province::{Lithuania, Masovia, Podolia, Polesia, Posen};

fn reinforce(corps: CorpsId, factors: Factors) -> Command {
    Command::Reinforce { corps, factors }
}

/// All corps that may be placed, with `pool` waiting, in Reinforcement.
fn placing(pool: Factors) -> Table {
    let mut table = prussian_poland();
    table.corrects(Correction::Factors(Store::Pool, pool)).next_phase();
    table
}

#[test]
fn s22_3a_b_capacities() {
    let mut table = placing(Factors::new(60, 60, 60));
    let cases = [
        (CorpsId::InfantryI, Factors::new(16, 0, 0), Factors::new(17, 0, 0), Factors::new(0, 1, 0)),
        (CorpsId::InfantryII, Factors::new(3, 5, 0), Factors::new(4, 5, 0), Factors::new(0, 0, 1)),
        (CorpsId::InfantryIII, Factors::new(8, 0, 0), Factors::new(0, 9, 0), Factors::new(0, 0, 1)),
        (CorpsId::InfantryIV, Factors::new(0, 20, 0), Factors::new(0, 21, 0), Factors::new(1, 0, 0)),
        (CorpsId::CavalryII, Factors::new(0, 0, 3), Factors::new(0, 0, 4), Factors::new(1, 0, 0)),
    ];
    for (corps, fits, too_many, wrong) in cases {
        let clause = if capacity(corps).takes(Arm::Cavalry) { Clause::S22_3b } else { Clause::S22_3a };
        table.refuses_for(place(corps, City::Warsaw, too_many), clause, Need::Fits(corps));
        table.refuses_for(place(corps, City::Warsaw, wrong), clause, Need::Fits(corps));
        table.does(place(corps, City::Warsaw, fits));
        table.refuses(place(corps, City::Warsaw, fits), Clause::BaseCorps);
    }
    table.refuses(reinforce(CorpsId::InfantryII, Factors::new(1, 0, 0)), Clause::S22_3a);
    assert_eq!(capacity(CorpsId::CavalryI).factors, 7);
    for province in Province::POLISH {
        let corps = CorpsId::of_province(province).unwrap();
        let infantry = !matches!(province, Province::WestGalicia | Polesia | Podolia);
        let full = if infantry { Factors::new(4, 0, 0) } else { Factors::new(0, 0, 3) };
        assert!(capacity(corps).holds(full) && capacity(corps).factors == full.total());
    }
}

#[test]
fn s22_3c_fleets_and_depots() {
    let mut table = placing(Factors::NONE);
    table.does(cede(Lithuania, Power::Poland)).corrects(Correction::ShipsWaiting(21));
    let fleet = |fleet, ships| Command::PlaceFleet { fleet, port: City::Memel, ships };
    table.refuses_for(fleet(FleetId::I, 11), Clause::S22_3c, Need::FleetRoom);
    table.does(fleet(FleetId::I, 10)).does(fleet(FleetId::II, 10));
    table.refuses(fleet(FleetId::I, 1), Clause::S22_3c);
    assert!(!table.duties().contains(&DutyKind::PlaceForces), "the twenty-first ship waits");
    table.does(Command::MoveFleet { fleet: FleetId::I, to: Some(City::Riga) });
    let berth = |table: &Table| table.game().forces.fleets[FleetId::I].counter.place();
    assert_eq!(berth(&table), Some(Place::City(City::Riga)));
    table.does(Command::MoveFleet { fleet: FleetId::I, to: None });
    assert_eq!(berth(&table), Some(Place::Abroad));
    table.refuses(Command::MoveFleet { fleet: FleetId::I, to: Some(City::Vilna) }, Clause::S21_1c);
    table.does(Command::LoseShips { fleet: FleetId::I, ships: 10 });
    table.refuses_for(Command::MoveFleet { fleet: FleetId::I, to: None }, Clause::S22_3c, Need::FleetOnMap);
    assert!(!table.game().forces.fleets[FleetId::I].counter.is_on_map());
    table.refuses(Command::LoseShips { fleet: FleetId::II, ships: 11 }, Clause::S22_3c);
    table.does(Command::PlaceDepot { at: Place::City(City::Warsaw) });
    table.does(Command::RemoveDepot { at: Place::City(City::Warsaw) });
    table.refuses(Command::RemoveDepot { at: Place::City(City::Warsaw) }, Clause::S22_3c);
}

#[test]
fn s22_3d_q_leaders() {
    let printed = Leader::ALL.iter().map(|leader| {
        let row = leader_row(*leader);
        (row.strategic, row.tactical, row.corps, row.seniority, row.from_year)
    });
    let expected = [
        (3, 3, 3, "B", None),
        (2, 2, 2, "B", None),
        (3, 4, 1, "C*", Some(1807)),
        (1, 5, 3, "D*", Some(1809)),
    ];
    assert_eq!(printed.collect::<Vec<_>>(), expected);
    assert_eq!(LEADERLESS, (1, 2));

    let lead = |leader, with| Command::PlaceLeader { leader, with };
    let mut table = placing(Factors::new(5, 0, 0));
    table.does(place(CorpsId::InfantryI, City::Warsaw, Factors::new(5, 0, 0)));
    table.does(lead(Leader::Kosciuszko, CorpsId::InfantryI));
    table.refuses(lead(Leader::Krasinski, CorpsId::InfantryI), Clause::S22_3f);
    table.refuses_until(lead(Leader::Rudsinski, CorpsId::Posen), Clause::S22_3d, month(1809, 1));
    table.at(1809, 1);
    let need = Need::ProvincialOnly(Leader::Rudsinski);
    table.refuses_for(lead(Leader::Rudsinski, CorpsId::InfantryI), Clause::S22_3d, need);
    table.does(lead(Leader::Rudsinski, CorpsId::Posen)).does(destroy(CorpsId::Posen));
    assert_eq!(table.game().forces.leaders[Leader::Rudsinski], LeaderPost::OffMap);
    table.does(Command::LoseLeader { leader: Leader::Kosciuszko, post: LeaderPost::Dead });
    table.refuses(lead(Leader::Kosciuszko, CorpsId::InfantryI), Clause::S22_3d);
}

#[test]
fn s22_3e_r_first_placement() {
    let mut table = Table::new();
    table.at(1806, 1).gives_warsaw_to(Partitioner::Russia).does(create(Partitioner::Russia));
    assert_eq!((table.game().forces.pool, table.game().forces.ships), (Factors::new(5, 25, 0), 1));
    table.refuses(place(CorpsId::InfantryIV, City::Warsaw, Factors::new(0, 20, 0)), Clause::S22_2l);
    table.next_phase();
    assert!(table.duties().contains(&DutyKind::PlaceForces));
    table.refuses(Command::NextPhase { leave: false }, Clause::S22_3r);
    table.refuses_for(garrison(City::Posen, Factors::new(1, 0, 0)), Clause::S22_3r, Need::FreeOfEnemies);
    table.does(place(CorpsId::InfantryIV, City::Warsaw, Factors::new(0, 20, 0)));
    table.does(place(CorpsId::InfantryI, City::Vilna, Factors::new(5, 0, 0)));
    table.does(Command::PlaceFleet { fleet: FleetId::I, port: City::Memel, ships: 1 });
    for city in [City::Warsaw, City::Vilna, City::Minsk, City::Nemirov] {
        table.does(Command::PlaceDepot { at: Place::City(city) });
    }
    assert_eq!(table.game().purse.money, Money::new(5), "counters used now are free");
    table.next_phase();
    table.at(1806, 2).next_phase();
    assert_eq!(table.game().forces.pool, Factors::new(0, 5, 0), "what was not placed waits");
    let second = place(CorpsId::InfantryII, City::Warsaw, Factors::new(0, 5, 0));
    table.refuses_for(second, Clause::S22_3m, Need::CounterBought);
    table.does(garrison(City::Kovno, Factors::new(0, 5, 0)));
    assert!(table.duties().is_empty());
}

#[test]
fn s22_3r_not_beside_an_enemy() {
    let mut table = prussian_poland();
    table.does(declare(Power::Russia, Power::Poland)).does(besiege(City::Warsaw, Power::Russia)).next_phase();
    table.refuses_for(
        place(CorpsId::InfantryIV, City::Warsaw, Factors::new(0, 20, 0)),
        Clause::S22_3r,
        Need::FreeOfEnemies,
    );
    table.does(place(CorpsId::InfantryIV, City::Posen, Factors::new(0, 20, 0)));
}

/// 22.3 f, 22.3 h
#[test]
fn s22_3h_no_factor_leaves_the_guard() {
    let mut table = with_krasinski();
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 7));
    table.corrects(Correction::Factors(Store::Pool, Factors::new(0, 0, 3)));
    table.corrects(Correction::Factors(Store::Corps(CorpsId::CavalryII), Factors::new(0, 0, 1)));
    table.corrects(Correction::Corps(
        CorpsId::CavalryII,
        poland_in_arms::model::forces::Counter::OnMap(Place::City(City::Warsaw)),
    ));
    let out =
        transfer(Store::Corps(CorpsId::CavalryI), Store::Corps(CorpsId::CavalryII), Factors::new(0, 0, 1));
    table.refuses_for(out, Clause::S22_3h, Need::NotFromGuard);
    table.does(lose(CorpsId::CavalryI, Factors::new(0, 0, 2)));
    table.does(reinforce(CorpsId::CavalryI, Factors::new(0, 0, 1)));
    table.does(transfer(
        Store::Corps(CorpsId::CavalryII),
        Store::Corps(CorpsId::CavalryI),
        Factors::new(0, 0, 1),
    ));
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 7));
    assert!(!table.on_map(CorpsId::CavalryII), "an emptied corps is off the map");
}

#[test]
fn transfers_keep_to_one_place_and_to_the_arms() {
    let mut table = placing(Factors::new(10, 10, 0));
    table.does(place(CorpsId::InfantryI, City::Warsaw, Factors::new(8, 0, 0)));
    table.does(place(CorpsId::InfantryII, City::Posen, Factors::new(0, 4, 0)));
    let first = Store::Corps(CorpsId::InfantryI);
    let second = Store::Corps(CorpsId::InfantryII);
    table.refuses_for(transfer(first, second, Factors::new(2, 0, 0)), Clause::BaseCorps, Need::SamePlace);
    table.does(Command::MoveCorps { corps: CorpsId::InfantryII, to: Place::Country(Masovia) });
    table.refuses_for(
        transfer(second, first, Factors::new(0, 2, 0)),
        Clause::S22_3a,
        Need::Fits(CorpsId::InfantryI),
    );
    table.does(transfer(first, second, Factors::new(2, 0, 0)));
    table.refuses(transfer(first, second, Factors::new(9, 0, 0)), Clause::BaseCorps);
    table.refuses_for(
        transfer(first, Store::Pool, Factors::new(1, 0, 0)),
        Clause::BaseCorps,
        Need::CorpsOrGarrison,
    );
    table.refuses(transfer(first, Store::Corps(CorpsId::Masovia), Factors::new(1, 0, 0)), Clause::S22_3k);
    table.refuses(transfer(Store::Corps(CorpsId::Masovia), second, Factors::new(1, 0, 0)), Clause::S22_3k);
    table.does(transfer(first, Store::Garrison(City::Warsaw), Factors::new(6, 0, 0)));
    assert!(
        !table.on_map(CorpsId::InfantryI) && !table.game().forces.corps[CorpsId::InfantryI].ever_destroyed
    );
}

#[test]
fn s22_3i_manpower_is_saved() {
    let mut table = prussian_poland();
    table.at(1806, 3).books().at(1806, 6).books();
    assert_eq!(table.game().purse, Sum::new(5 + 21 + 21, 18));
    assert_eq!(poland_in_arms::engine::ledger::manpower(table.campaign()).value(), Sum::new(0, 18));
}

#[test]
fn s22_3j_morale() {
    let halves = |table: &Table| {
        let arms = [Arm::Infantry, Arm::Cavalry, Arm::Militia].map(|arm| morale(table.game(), arm).value());
        let provincial = provincial_morale(table.game()).value();
        [arms[0], arms[1], arms[2], provincial].map(Morale::halves)
    };
    assert_eq!(halves(&prussian_poland()), [7, 8, 4, 2]);
    assert_eq!(halves(&all_seven(|_| {})), [8, 8, 4, 4]);
    let posen = |table: &Table| morale_in(table.game(), CorpsId::Posen, Arm::Infantry).value().halves();
    assert_eq!([posen(&prussian_poland()), posen(&all_seven(|_| {})), posen(&dominant(|_| {}))], [2, 4, 8]);
}

/// 22.3 k: never mixed, never bought, no upkeep, raised full whether on the map or off.
#[test]
fn s22_3k_provincial_corps() {
    let mut table = placing(Factors::new(9, 0, 0));
    table.does(lose(CorpsId::Posen, Factors::new(1, 0, 0)));
    table.refuses(reinforce(CorpsId::Posen, Factors::new(1, 0, 0)), Clause::S22_3k);
    table.does(destroy(CorpsId::Posen));
    table.refuses(place(CorpsId::Posen, City::Posen, Factors::new(4, 0, 0)), Clause::S22_3k);
    table.at(1806, 3).books();
    table.refuses(buy(|basket| basket.corps.push(CorpsId::Posen)), Clause::S22_3k);
    table.at(1806, 7).refuses(raise(), Clause::S22_3k);
    table.next_phase().does(raise());
    assert_eq!(table.corps(CorpsId::Posen), Factors::new(4, 0, 0));
    table.refuses(raise(), Clause::S22_3k);
}

/// 22.3 k, 22.5 c: lost to a power that is none of the three, back at a peace.
#[test]
fn s22_3k_removed_with_its_province_and_back() {
    let mut table = prussian_poland();
    table.does(declare(Power::Turkey, Power::Poland)).does(destroy(CorpsId::Posen));
    table.does(conquer(Posen, Power::Turkey)).does(conquer(Masovia, Power::Turkey));
    assert!(!table.on_map(CorpsId::Posen) && !table.on_map(CorpsId::Masovia));
    table.does(cede(Lithuania, Power::Poland));
    table.at(1806, 2).does(peace(Power::Turkey, Power::Poland));
    assert_eq!(table.corps(CorpsId::Posen), Factors::new(4, 0, 0));
    assert_eq!(table.corps(CorpsId::Masovia), Factors::new(4, 0, 0));
}

/// 22.3 f: both conditions at one moment, tested as a Political phase ends.
#[test]
fn s22_3f_krasinskis_conditions() {
    let mut table = prussian_poland();
    table.at(1807, 1).next_phase();
    table.refuses(krasinski(), Clause::S22_3f);
    table.at(1807, 2).does(declare(Power::Spain, Power::Poland)).does(ally(Power::Poland, Power::France));
    table.next_phase();
    table.refuses_for(krasinski(), Clause::S22_3f, Need::GuardPeace);
    assert_eq!(table.game().forces.guard, Guard::Awaited);
    table.at(1807, 3).does(peace(Power::Spain, Power::Poland)).next_phase();
    assert_eq!(table.game().forces.guard, Guard::Due, "a peace made in the phase counts at once");
    table.at(1807, 4).does(break_with(Power::Poland, Power::France)).next_phase();
    table.does(krasinski());
    assert_eq!(table.game().forces.leaders[Leader::Krasinski], LeaderPost::With(CorpsId::CavalryI));
    table.at(1807, 5).does(declare(Power::Spain, Power::Poland)).next_phase();
    assert_eq!(table.game().forces.guard, Guard::Came, "once placed, he stays");
    table.refuses_for(krasinski(), Clause::S22_3f, Need::KrasinskiDue);
}

/// 22.3 f, 22.2.2 i: created by France Poland is at war, so he comes after the peace.
#[test]
fn s22_3f_after_frances_creation_he_waits_for_peace() {
    let mut table = french_poland();
    table.next_phase();
    assert_eq!(table.game().forces.guard, Guard::Awaited);
    table.at(1807, 4).does(peace(Power::France, Power::Prussia)).does(peace(Power::Poland, Power::Prussia));
    table.next_phase().does(krasinski());
}

/// 22.3 g, 22.7 i: the dead stay dead, a prisoner comes back with the next creation.
#[test]
fn s22_3g_a_dead_krasinski_does_not_return() {
    let mut table = with_krasinski();
    table.does(Command::LoseLeader { leader: Leader::Krasinski, post: LeaderPost::Dead });
    table.at(1808, 5).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.at(1808, 8).does(dissolve_army()).does(dissolve()).does(create(Partitioner::Prussia)).next_phase();
    table.does(krasinski());
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 7));
    assert_eq!(table.game().forces.leaders[Leader::Krasinski], LeaderPost::Dead);
}

/// 22.3 g, 22.7 c: put by when the army is dissolved, back when Warsaw is free.
#[test]
fn s22_3g_the_guard_returns_to_a_freed_warsaw() {
    let mut table = with_krasinski();
    table.at(1807, 2).does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    table.does(dissolve_army());
    assert_eq!((table.game().forces.reserve.cavalry, table.game().forces.guard_reserve), (7, 7));
    table.does(capture(City::Warsaw, Power::Poland));
    assert_eq!(table.game().forces.guard, Guard::Returning);
    table.next_phase().does(krasinski());
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 7));
    assert!(table.game().forces.reserve.is_none());
}

#[test]
fn s22_3p_guerrillas() {
    let rolls =
        |province, pips| Command::RollGuerrillas { province, die: die(pips), source: DiceSource::Table };
    let mut table = Table::new();
    table.in_phase(Phase::Land).refuses(rolls(Masovia, 1), Clause::S22_2i);
    table.at(1805, 2).does(create(Partitioner::Prussia));
    table.refuses(rolls(Masovia, 1), Clause::S22_3p);
    table.in_phase(Phase::Land).does(rolls(Masovia, 2));
    assert_eq!(table.game().forces.guerrillas[Masovia], 3);
    table.refuses_until(rolls(Masovia, 1), Clause::S22_3p, month(1805, 3));
    table.refuses_for(rolls(Lithuania, 1), Clause::S22_3p, Need::ProvincePolish(Lithuania));
    table.refuses_for(rolls(Polesia, 1), Clause::S22_3p, Need::GuerrillaProvince(Polesia));
    table.does(Command::RiseAfterCombat { province: Posen });
    assert_eq!(table.game().forces.guerrillas[Posen], 1);
    table.refuses(Command::LoseGuerrillas { province: Posen, count: 2 }, Clause::S22_3p);
    table.does(Command::LoseGuerrillas { province: Posen, count: 1 });
    table.does(rolls(Posen, 6));
    assert_eq!(table.game().forces.guerrillas[Posen], 0);
    table.at(1805, 3).in_phase(Phase::Land).does(rolls(Masovia, 4));
    assert_eq!(table.game().forces.guerrillas[Masovia], 4);
}

/// 22.6 e: regular provincial corps are filled, bought and kept up like any corps.
#[test]
fn s22_6e_regular_provincial_corps() {
    use poland_in_arms::model::setup::Kept;
    use poland_in_arms::rules::s22_3_forces::costs::kept;
    let mut table = dominant(|_| {});
    assert_eq!(standing(table.game()), Standing::Dominant);
    assert_eq!(kept(table.game(), Kept::Corps), 7);
    table.corrects(Correction::Factors(Store::Pool, Factors::new(5, 0, 5))).in_phase(Phase::Reinforcement);
    table.does(lose(CorpsId::Posen, Factors::new(1, 0, 0)));
    table.does(reinforce(CorpsId::Posen, Factors::new(1, 0, 0)));
    table.refuses(reinforce(CorpsId::Posen, Factors::new(1, 0, 0)), Clause::S22_3a);
    table.does(destroy(CorpsId::Podolia));
    table.at(1806, 3).books().does(buy(|basket| basket.corps.push(CorpsId::Podolia)));
    table.at(1806, 7).next_phase();
    table.refuses(raise(), Clause::S22_3k);
    table.does(place(CorpsId::Podolia, City::Nemirov, Factors::new(0, 0, 3)));
    table.at(1809, 1);
    table.does(Command::PlaceLeader { leader: Leader::Rudsinski, with: CorpsId::Posen });
}

/// base: arrival
#[test]
fn purchases_arrive_in_reinforcement() {
    let mut table = prussian_poland();
    table.at(1806, 3).books().does(buy(|basket| {
        basket.militia = 2;
        basket.infantry = 1;
    }));
    table.corrects(Correction::Factors(Store::Pool, Factors::NONE));
    table.at(1806, 4);
    assert!(table.game().forces.pool.is_none());
    table.next_phase();
    assert_eq!(table.game().forces.pool, Factors::new(0, 2, 0));
    table.at(1806, 6).next_phase();
    assert_eq!(table.game().forces.pool, Factors::new(1, 2, 0));
}

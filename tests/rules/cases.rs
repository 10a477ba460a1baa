//! The worked cases, by their numbers: given these inputs the rules must give these values.

use crate::table::*;
use poland_in_arms::game::command::Correction;
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::diplomacy::{War, WarCause};
use poland_in_arms::model::economy::{Basket, Column};
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, Guard, Place, Store};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::minor::Minor;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::Poland;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::Sum;
use poland_in_arms::model::rulings::{BarCount, CavalryOverlap, SubsidyWar};
use poland_in_arms::rules::s21_1_bids::handicap;
use poland_in_arms::rules::s22_2_creation::{partitioner, revolt};
use poland_in_arms::rules::s22_3_forces::{costs, guerrillas, income, provincial};
use poland_in_arms::rules::s22_4_minors;
use poland_in_arms::rules::s22_6_standing::{Standing, standing};
use poland_in_arms::rules::s22_8_victory::manipulation;

use Province::{EastGalicia, Lithuania, Masovia, Podolia, Polesia, Posen, WestGalicia};

/// A Poland of just these provinces.
pub fn poland_of(provinces: &[Province]) -> Game {
    let mut table = all_seven(|_| {});
    for province in Province::POLISH {
        if !provinces.contains(&province) {
            table.does(cede(province, province.holder_of_1805()));
        }
    }
    table.game().clone()
}

fn pays(provinces: &[Province], money: i32, manpower: i32) {
    assert_eq!(income::income(&poland_of(provinces)).value(), Sum::new(money, manpower), "{provinces:?}");
}

#[test]
fn case_01_s21_1b_bid_less_half_the_die() {
    let cases = [(5, 3, 4), (5, 6, 2), (1, 6, 0), (0, 1, 0), (7, 1, 7), (3, 2, 2), (12, 5, 10)];
    for (bid, pips, expected) in cases {
        assert_eq!(handicap(bid, Some(die(pips))).value(), expected, "bid {bid}, die {pips}");
    }
}

#[test]
fn case_02_s22_3l_masovia() {
    pays(&[Masovia], 9, 3);
}

#[test]
fn case_03_s22_3l_masovia_posen() {
    pays(&[Masovia, Posen], 21, 9);
}

#[test]
fn case_04_s22_3l_three_provinces() {
    pays(&[Masovia, Posen, WestGalicia], 33, 12);
}

#[test]
fn case_05_s22_3l_a_fourth_province_can_cost_money() {
    pays(&[Masovia, Posen, WestGalicia, EastGalicia], 32, 12);
    let change = income::change_with(&poland_of(&[Masovia, Posen, WestGalicia]), EastGalicia);
    assert_eq!(change, Sum::new(-1, 0));

    let (mut steps, mut money_falls, mut manpower_falls) = (0, 0, 0);
    let mut game = poland_of(&[Masovia]);
    for set in 0u32..128 {
        if set.count_ones() != 3 {
            continue;
        }
        for (at, province) in Province::POLISH.into_iter().enumerate() {
            let part = set & (1 << at) != 0;
            let owner = if part { Power::Poland } else { province.holder_of_1805() };
            game.board.provinces[province].owner = owner;
            game.board.provinces[province].conqueror = None;
            game.board.cities[province.capital()].holder = owner;
        }
        for province in Province::POLISH {
            if !game.is_part_of_poland(province) {
                let change = income::change_with(&game, province);
                steps += 1;
                money_falls += u32::from(change.money.count() < 0);
                manpower_falls += u32::from(change.manpower.count() < 0);
            }
        }
    }
    assert_eq!((steps, money_falls, manpower_falls), (140, 133, 120));
}

#[test]
fn case_06_s22_3l_masovia_posen_lithuania() {
    pays(&[Masovia, Posen, Lithuania], 36, 15);
}

#[test]
fn case_07_s22_3l_all_seven() {
    pays(&Province::POLISH, 64, 24);
}

/// Prussia creates Poland in January 1806; alliance with France in February; Prussia declares on France in `month`.
fn prussia_attacks_france(table: &mut Table, by: Power, on: Power, in_month: u16) {
    table.at(1806, 1).does(create(Partitioner::Prussia));
    table.at(1806, 2).does(ally(Power::Poland, Power::France));
    assert_eq!(table.subsidy_in(1806, 3), Some(7));
    assert_eq!(table.subsidy_in(1806, 6), Some(7));
    table.at(1806, in_month).does(declare(by, on));
}

#[test]
fn case_08_s22_2_1g_h_i_the_subsidy_stops_and_resumes() {
    let mut table = Table::new();
    prussia_attacks_france(&mut table, Power::Prussia, Power::France, 7);
    let stops = Event::SubsidyTurned { stopped_by: Some(Power::France), from: month(1806, 8) };
    assert!(table.saw(&stops) && table.cited(Clause::S22_2_1h));
    assert_eq!(table.subsidy_in(1806, 9), Some(0));
    assert_eq!(table.subsidy_in(1806, 12), Some(0));
    table.at(1807, 1).does(declare(Power::Poland, Power::France));
    assert!(table.saw(&Event::SubsidyTurned { stopped_by: None, from: month(1807, 2) }));
    assert_eq!(table.subsidy_in(1807, 3), Some(7));
    assert!(table.cited(Clause::S22_2_1i));
}

#[test]
fn case_09_s22_2_1i_a_change_counts_from_the_next_month() {
    let mut table = Table::new();
    prussia_attacks_france(&mut table, Power::Prussia, Power::France, 9);
    assert_eq!(table.books().subsidy(), Some(7), "September 1806");
    assert_eq!(table.subsidy_in(1806, 12), Some(0));
}

#[test]
fn case_10_s22_2_1g_no_subsidy_at_a_later_creation() {
    for by in [Partitioner::Prussia, Partitioner::Russia] {
        let mut table = dissolved(|_| {});
        if by == Partitioner::Russia {
            table.does(cede(Masovia, Power::Russia)).at(1809, 8);
        }
        table.does(create(by)).books_when_due();
        assert_eq!(table.subsidy(), None, "{by:?}");
    }
}

#[test]
fn case_11_s22_2_1a_c_points_of_the_first_and_a_later_creation() {
    let mut first = Table::new();
    first.does(cede(Masovia, Power::Russia)).does(create(Partitioner::Russia));
    assert_eq!((first.scored(Power::Russia), first.scored(Power::Poland)), (1 + 3, 3));

    let mut later = dissolved(|_| {});
    later.does(cede(Masovia, Power::Austria)).does(create(Partitioner::Austria));
    assert_eq!((later.scored(Power::Austria), later.scored(Power::Poland)), (1 + 2, 2));
}

#[test]
fn case_12_s22_2_1d_eighteen_months_bar_war_on_the_creator() {
    let war = || declare(Power::Poland, Power::Prussia);
    let mut table = prussian_poland();
    table.refuses_until(war(), Clause::S22_2_1d, month(1807, 7));
    table.at(1807, 6).refuses_until(war(), Clause::S22_2_1d, month(1807, 7));
    table.at(1807, 7).does(war());

    let mut longer = Table::ruled(|rulings| rulings.bar_count = BarCount::FromNextMonth);
    longer.at(1806, 1).does(create(Partitioner::Prussia));
    longer.at(1807, 7).refuses_until(war(), Clause::S22_2_1d, month(1807, 8));
    longer.at(1807, 8).does(war());
}

#[test]
fn case_13_s22_2_1e_garrison_rights() {
    let rights = |by: Partitioner, give: &[Province]| {
        let mut table = Table::new();
        if by != Partitioner::Prussia {
            table.does(cede(Masovia, by.into()));
        }
        table.does(create(by));
        for province in give {
            table.does(cede(*province, Power::Poland));
        }
        partitioner::garrison_rights(table.game())
    };
    assert_eq!(rights(Partitioner::Prussia, &[]), [City::Thorn]);
    assert_eq!(rights(Partitioner::Austria, &[]), [City::Krakow, City::Czernowitz]);
    let russian = [City::Kovno, City::Grodno, City::BrestLitovsk, City::Memel];
    assert_eq!(rights(Partitioner::Russia, &[]), russian);
    assert_eq!(rights(Partitioner::Russia, &[Posen]), russian, "not in a province another power held");
}

#[test]
fn case_14_s22_2_2_france_creates_poland() {
    let mut table = french_poland();
    assert_eq!(table.poland(), [Masovia, Posen, WestGalicia]);
    assert_eq!(table.enemies(), [Power::Prussia]);
    assert_eq!((table.scored(Power::France), table.scored(Power::Poland)), (1 + 2, 2));
    assert_eq!(table.game().purse, Sum::new(5, 0));
    assert_eq!(table.game().forces.pool, Factors::new(5, 25, 0));
    assert_eq!(table.game().forces.ships, 0);
    let war = || declare(Power::Poland, Power::France);
    table.refuses_until(war(), Clause::S22_2_2g, month(1808, 9));
    table.at(1808, 8).refuses_until(war(), Clause::S22_2_2g, month(1808, 9));
    table.at(1808, 9).does(war());
}

#[test]
fn case_15_s22_2_2b_napoleon_or_a_b_leader_once_he_is_dead() {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(leader_at_warsaw(FrenchLeader::Other));
    table.refuses_for(create_by_france(), Clause::S22_2_2b, Need::NapoleonThere);
    table.does(leader_at_warsaw(FrenchLeader::SeniorityB));
    table.refuses_for(create_by_france(), Clause::S22_2_2b, Need::NapoleonThere);
    table.does(poland_in_arms::game::command::Command::NoteNapoleon { dead: true });
    table.does(create_by_france());
}

#[test]
fn case_16_s22_2_2h_i_with_a_war_on_russia_besides() {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(declare(Power::France, Power::Russia)).does(create_by_france());
    assert_eq!(table.poland(), [Masovia, Posen, WestGalicia, Lithuania, Polesia, Podolia]);
    assert_eq!(table.enemies(), [Power::Prussia, Power::Russia]);
    assert_eq!(table.game().forces.ships, 1);
    assert_eq!(table.income(), Sum::new(48, 18), "Prussians still hold besieged Warsaw");
    table.does(capture(City::Warsaw, Power::France));
    assert_eq!(table.income(), Sum::new(54, 20));
}

#[test]
fn case_17_s22_2_3a_ten_of_216_rolls_begin_the_revolt() {
    let mut begun = 0;
    for one in 1..=6 {
        for two in 1..=6 {
            for three in 1..=6 {
                begun += u32::from(revolt::begins([die(one), die(two), die(three)]));
            }
        }
    }
    assert_eq!(begun, 10);
}

#[test]
fn case_18_s22_2_3a_no_roll_at_war_with_france_only() {
    let mut table = Table::new();
    table.does(declare(Power::France, Power::Prussia));
    table.refuses_for(roll(6, 6, 6), Clause::S22_2_3a, Need::HolderAtWar(Power::Prussia));
}

#[test]
fn case_19_s22_2_3b_nine_infantry_and_ten() {
    let mut table = before_a_revolt(|_| {});
    table.does(garrison_of_warsaw(10));
    table.refuses_for(roll(6, 6, 6), Clause::S22_2_3b, Need::FewInfantry(10));
    table.does(garrison_of_warsaw(9)).allows(&roll(6, 6, 6));
}

#[test]
fn case_20_s22_2_3f_g_window_and_hold() {
    let mut table = revolt_before_warsaw(|_| {});
    table.at(1806, 6).in_phase(Phase::Land).does(capture(City::Warsaw, Power::Poland));
    table.at(1806, 7);
    assert!(!table.is_active());
    table.at(1806, 8);
    assert!(table.is_active() && table.game().poland.active().unwrap().created == month(1806, 8));

    let mut late = revolt_before_warsaw(|_| {});
    late.at(1806, 6).next_phase();
    assert!(late.game().poland.revolt().is_some());
    late.at(1806, 7);
    assert!(late.game().poland.revolt().is_none() && !late.is_active());
}

#[test]
fn case_21_s22_3m_n_the_bands_of_cavalry() {
    let price = |on_map: bool, destroyed: bool, overlap: CavalryOverlap| {
        let mut game = prussian_poland().game().clone();
        game.setup.rulings.cavalry_overlap = overlap;
        let guard = &mut game.forces.corps[CorpsId::CavalryI];
        guard.ever_destroyed = destroyed;
        if on_map {
            guard.counter = Counter::OnMap(Place::City(City::Warsaw));
        }
        costs::price(&game, costs::cavalry_ware(&game)).value()
    };
    let narrow = CavalryOverlap::Narrower;
    assert_eq!(price(true, false, narrow), Sum::new(20, 5));
    assert_eq!(price(false, false, narrow), Sum::new(5, 4));
    assert_eq!(price(false, false, CavalryOverlap::Eight), Sum::new(8, 2));
    assert_eq!(price(true, true, narrow), Sum::new(8, 2));
    assert_eq!(price(false, true, narrow), Sum::new(8, 2));
}

#[test]
fn case_22_s22_3m_a_basket() {
    let basket = Basket { infantry: 5, depots: 2, corps: vec![CorpsId::InfantryI], ..Basket::default() };
    assert_eq!(costs::cost(prussian_poland().game(), &basket).value(), Sum::new(15 + 1 + 2, 10));
    let major = all_seven(|_| {});
    assert_eq!(costs::cost(major.game(), &basket).value(), Sum::new(28, 10));
}

#[test]
fn case_23_s22_3f_krasinski_after_december_1806() {
    let mut table = prussian_poland();
    table.at(1806, 11).does(ally(Power::Poland, Power::France)).next_phase();
    table.refuses(krasinski(), Clause::S22_3f);
    table.at(1806, 12).next_phase();
    assert_eq!(table.game().forces.guard, Guard::Awaited);
    table.refuses_until(krasinski(), Clause::S22_3f, month(1807, 1));
    table.at(1807, 1).next_phase().does(krasinski());
}

#[test]
fn case_24_s22_3k_raised_in_january_and_july_and_at_once() {
    let mut table = prussian_poland();
    assert_eq!(table.corps(CorpsId::Masovia), Factors::new(4, 0, 0));
    assert!(!table.on_map(CorpsId::WestGalicia));
    table.at(1807, 1);
    let months: Vec<u16> = (1..=12)
        .filter(|number| provincial::is_raising_month(month(1807, *number), &table.game().setup.rulings))
        .collect();
    assert_eq!(months, [1, 7]);
    for number in 1..=12 {
        table.at(1807, number).does(lose(CorpsId::Masovia, Factors::new(1, 0, 0))).next_phase();
        if [1, 7].contains(&number) {
            table.does(raise());
            assert_eq!(table.corps(CorpsId::Masovia).infantry, 4);
        } else {
            table.refuses(raise(), Clause::S22_3k);
            table.does(Correction::Factors(Store::Corps(CorpsId::Masovia), Factors::new(4, 0, 0)).by_hand());
        }
    }
    table.does(cede(WestGalicia, Power::Poland));
    assert_eq!(table.corps(CorpsId::WestGalicia), Factors::new(0, 0, 3), "at once in December");
}

/// A correction as an act.
trait ByHand {
    fn by_hand(self) -> poland_in_arms::game::command::Command;
}

impl ByHand for Correction {
    fn by_hand(self) -> poland_in_arms::game::command::Command {
        poland_in_arms::game::command::Command::Correct { value: self, reason: "by hand".to_owned() }
    }
}

#[test]
fn case_25_s22_3p_guerrilla_dice() {
    let rise =
        |province| (1..=6).map(|pips| guerrillas::raised(province, die(pips)).value()).collect::<Vec<_>>();
    assert_eq!(rise(Lithuania), [5, 4, 3, 2, 1, 0]);
    assert_eq!(rise(Posen), [2, 1, 0, 0, 0, 0]);
}

#[test]
fn case_26_s22_4_minor_countries() {
    let minors = [Minor::Hanover, Minor::Denmark, Minor::Tunis, Minor::Sweden];
    let rolls = |game: &Game| minors.map(|minor| s22_4_minors::modifier(game, minor).value());
    assert_eq!(rolls(prussian_poland().game()), [1, -1, -2, 0]);
    assert_eq!(rolls(dominant(|_| {}).game()), [2, 0, -1, 1]);
}

#[test]
fn case_27_s22_5d_warsaw_occupied_once() {
    let mut table = prussian_poland();
    table.does(ally(Power::Poland, Power::France)).does(ally(Power::Poland, Power::Spain));
    table.does(break_with(Power::Poland, Power::Prussia));
    table.at(1806, 2).does(declare(Power::Russia, Power::Poland)).in_phase(Phase::Land);
    table.does(capture(City::Warsaw, Power::Russia));
    let scored =
        [Power::Poland, Power::France, Power::Spain, Power::Prussia].map(|power| table.scored(power));
    assert_eq!(scored, [-2, -1, -1, 0]);
    let before = table.scored_in_all(Power::Poland);
    table.at(1806, 6);
    assert_eq!(table.scored_in_all(Power::Poland), before, "once");
}

#[test]
fn case_28_s22_6_neither_major_dominant() {
    let six: Vec<Province> = Province::POLISH.into_iter().filter(|one| *one != Podolia).collect();
    let mut seven = all_seven(|_| {});
    assert_eq!(standing(seven.game()), Standing::Major);
    seven.does(cede(Podolia, Power::Russia));
    assert_eq!(seven.poland(), six);
    assert_eq!(standing(seven.game()), Standing::Independent);
    assert_eq!(standing(dominant(|_| {}).game()), Standing::Dominant);
}

#[test]
fn case_29_s22_7b_two_complete_months() {
    let mut table = russians_in_warsaw(|_| {});
    table.does(dissolve_army());
    table.at(1808, 7).refuses_until(dissolve(), Clause::S22_7b, month(1808, 8));
    table.at(1808, 8).allows(&dissolve());

    let mut left = russians_in_warsaw(|_| {});
    left.at(1808, 7).in_phase(Phase::Land);
    left.does(capture(City::Warsaw, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
    left.at(1808, 8).does(dissolve_army()).refuses_until(dissolve(), Clause::S22_7b, month(1808, 10));
    left.at(1808, 10);
    assert!(left.is_active());
    left.allows(&dissolve());
}

#[test]
fn case_30_s22_7d_e_g_points_and_provinces() {
    let mut table = french_poland();
    table.does(declare(Power::Russia, Power::Poland)).in_phase(Phase::Land);
    table.does(lift(City::Warsaw)).does(capture(City::Warsaw, Power::Russia));
    table.at(1807, 6).does(dissolve_army()).does(dissolve());
    let scored = [Power::Poland, Power::France, Power::Russia].map(|power| table.scored(power));
    assert_eq!(scored, [-3, -2, 1]);
    let board = &table.game().board;
    assert_eq!(board.controller(Masovia), Power::Prussia);
    assert_eq!(board.controller(Posen), Power::Prussia);
    assert_eq!(board.controller(WestGalicia), Power::Austria);
    table.does(cede(Masovia, Power::Russia));
    table.refuses_until(create(Partitioner::Russia), Clause::S22_7e, month(1808, 6));
    table.at(1808, 5).refuses_until(create(Partitioner::Russia), Clause::S22_7e, month(1808, 6));
    table.at(1808, 6).does(create(Partitioner::Russia));
}

#[test]
fn case_31_s22_3g_saved_and_started_again() {
    let mut table = russians_in_warsaw(|_| {});
    table.corrects(Correction::Money(poland_in_arms::model::quantity::Money::new(11)));
    table.corrects(Correction::Manpower(poland_in_arms::model::quantity::Manpower::new(4)));
    table.corrects(Correction::Factors(Store::Corps(CorpsId::InfantryI), Factors::new(16, 0, 0)));
    table.corrects(Correction::Factors(Store::Corps(CorpsId::InfantryII), Factors::new(8, 0, 0)));
    table.corrects(Correction::Factors(Store::Garrison(City::Thorn), Factors::new(6, 12, 3)));
    table.corrects(Correction::Factors(Store::Corps(CorpsId::CavalryII), Factors::new(0, 0, 3)));
    table.corrects(Correction::Factors(Store::Pool, Factors::NONE));
    table.at(1808, 8).does(dissolve_army()).does(dissolve());
    assert_eq!(table.game().purse, Sum::new(11, 4));
    assert_eq!(table.game().forces.reserve, Factors::new(0, 0, 6));
    table.does(create(Partitioner::Prussia));
    assert_eq!(table.game().purse, Sum::new(11, 4));
    assert_eq!(table.game().forces.pool, Factors::new(5, 20, 6));
}

#[test]
fn case_32_s22_8b_the_seven_columns() {
    let columns: Vec<(i32, i32, i32)> = Column::ALL
        .iter()
        .map(|column| manipulation(*column))
        .map(|row| (row.purse.money.count(), row.purse.manpower.count(), row.points.count()))
        .collect();
    let printed = [(-14, -9, 2), (-7, 0, 1), (0, -5, 1), (0, 0, 0), (0, 4, -2), (5, 0, -2), (6, 5, -3)];
    assert_eq!(columns, printed);
}

#[test]
fn case_33_s22_3o_upkeep_and_a_fifth_depot() {
    let mut table = eleven_counters();
    assert!(table.on_map(CorpsId::Masovia) && table.on_map(CorpsId::Posen));
    assert_eq!(costs::upkeep(table.game()).value(), Sum::new(11, 0));
    let fifth = poland_in_arms::game::command::Command::PlaceDepot { at: Place::City(City::Warsaw) };
    table.refuses_for(fifth, Clause::S22_3c, Need::DepotsLeft(0));
    table.at(1806, 3).books();
    table.refuses_for(buy(|basket| basket.depots = 1), Clause::S22_3c, Need::DepotsLeft(0));
}

#[test]
fn case_34_s22_2_3a_odds() {
    let odds = |rolls: i32| 1.0 - (206.0f64 / 216.0).powi(rolls);
    let percent = |rolls: i32| format!("{:.2}", odds(rolls) * 100.0);
    assert_eq!([percent(1), percent(12), percent(24)], ["4.63", "43.38", "67.94"]);
}

#[test]
fn case_35_s22_2_1g_h_france_declares_instead() {
    let paid = |ruling: SubsidyWar| {
        let mut table = Table::ruled(|rulings| rulings.subsidy_war = ruling);
        prussia_attacks_france(&mut table, Power::France, Power::Prussia, 7);
        let september = table.subsidy_in(1806, 9);
        let december = table.subsidy_in(1806, 12);
        table.at(1807, 1).does(declare(Power::Poland, Power::France));
        [september, december, table.subsidy_in(1807, 3)].map(Option::unwrap)
    };
    assert_eq!(paid(SubsidyWar::CreatorDeclared), [7, 7, 7]);
    assert_eq!(paid(SubsidyWar::AnyDeclarer), [0, 0, 7]);
}

#[test]
fn case_36_s22_2_1f_wars_with_france() {
    let mut declared = Table::new();
    declared.at(1806, 2).does(declare(Power::Prussia, Power::France));
    let need = Need::PeaceWithFrance(Power::Prussia);
    declared.at(1806, 3).refuses_for(create(Partitioner::Prussia), Clause::S22_2_1f, need);

    let mut attacked = Table::new();
    attacked.does(declare(Power::France, Power::Prussia)).does(create(Partitioner::Prussia));

    let war = War {
        by: Power::Prussia,
        on: Power::France,
        since: None,
        cause: WarCause::BeforePlay,
        in_force: true,
        excepted: false,
    };
    let mut before = Table::set_up(|setup| setup.wars.push(war));
    before.at(1806, 3).does(create(Partitioner::Prussia));
}

#[test]
fn case_37_s22_7e_who_may_create_after_a_dissolution() {
    let mut table = dissolved(|_| {});
    assert!(matches!(table.game().poland, Poland::Dissolved { by: Some(Partitioner::Russia), .. }));
    assert_eq!(table.game().board.controller(Masovia), Power::Prussia);
    table.allows(&create(Partitioner::Prussia));
    let austria = Need::ControlsWarsaw(Power::Austria);
    table.refuses_for(create(Partitioner::Austria), Clause::S22_2_1a, austria);
    table.refuses(create(Partitioner::Russia), Clause::S22_2_1a);
    table.refuses_until(create(Partitioner::Russia), Clause::S22_7e, month(1809, 8));
    table.at(1809, 7).refuses(create(Partitioner::Russia), Clause::S22_7e);
    table.at(1809, 8);
    let russia = Need::ControlsWarsaw(Power::Russia);
    table.refuses_for(create(Partitioner::Russia), Clause::S22_2_1a, russia);
}

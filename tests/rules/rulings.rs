//! Every other reading of every ruling, and the difference it makes. `every_other_reading_has_a_test` counts them.

use crate::table::*;
use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::economy::Column;
use poland_in_arms::model::forces::{CorpsId, Factors, Guard, Store};
use poland_in_arms::model::minor::MinorGroup;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Manpower, Money, Sum};
use poland_in_arms::model::rulings::*;
use poland_in_arms::model::setup::{CampaignEnd, DiceSource};
use poland_in_arms::rules::base_game::has_economic_phase;
use poland_in_arms::rules::s21_1_bids::memel_is_port;
use poland_in_arms::rules::s22_2_creation::partitioner::garrison_rights;
use poland_in_arms::rules::s22_3_forces::costs;
use poland_in_arms::rules::s22_4_minors::modifier_of_group;
use poland_in_arms::rules::s22_6_standing::{Standing, standing};
use poland_in_arms::rules::s22_8_victory::polish_level;

use Province::{Livonia, Masovia, Podolia, Posen};

/// The value under the default and under each other reading.
fn readings<T>(ruling: RulingId, of: impl Fn(&dyn Fn(&mut Rulings)) -> T) -> Vec<T> {
    (0..ruling.options().len()).map(|option| of(&|rulings| assert!(rulings.choose(ruling, option)))).collect()
}

fn money(amount: i32) -> Correction {
    Correction::Money(Money::new(amount))
}

#[test]
fn every_other_reading_has_a_test() {
    let others: usize = RulingId::ALL.iter().map(|ruling| ruling.options().len() - 1).sum();
    let text = include_str!("rulings.rs");
    let tested = |ruling: &&RulingId| text.contains(&format!("readings(RulingId::{ruling:?},"));
    let missing: Vec<_> = RulingId::ALL.iter().filter(|ruling| !tested(ruling)).collect();
    assert!(missing.is_empty(), "no test of {missing:?}");
    assert_eq!((RulingId::ALL.len(), others), (35, 39));
}

#[test]
fn economic_phases() {
    let months = readings(RulingId::EconomicPhases, |ruled| {
        let table = Table::ruled(ruled);
        (1..=12)
            .filter(|number| has_economic_phase(month(1805, *number), &table.game().setup.rulings))
            .count()
    });
    assert_eq!(months, [4, 12]);
}

#[test]
fn bar_count() {
    let free = readings(RulingId::BarCount, |ruled| {
        let mut creation = Table::ruled(ruled);
        creation.at(1806, 1).does(create(Partitioner::Prussia));
        let mut revolt = revolt_in_warsaw(ruled);
        revolt.at(1806, 5);
        [&creation, &revolt].map(|table| table.game().diplomacy.bars[0].free)
    });
    assert_eq!(free, [[month(1807, 7), month(1807, 5)], [month(1807, 8), month(1807, 6)]]);
}

#[test]
fn handicap_sign() {
    let values = readings(RulingId::HandicapSign, |ruled| {
        let mut table = Table::set_up(|setup| {
            setup.bid = 5;
            ruled(&mut setup.rulings);
        });
        table.does(Command::RollBid { die: die(3), source: DiceSource::Table });
        (polish_level(table.game()).value(), table.victory())
    });
    assert_eq!(values, [(304, 0), (296, 0), (300, -4)]);

    let mut changed = Table::set_up(|setup| setup.bid = 5);
    changed.rules(RulingId::HandicapSign, 2);
    assert_eq!(changed.victory(), -5, "chosen later, it is booked then");
    changed.rules(RulingId::HandicapSign, 0);
    assert_eq!(changed.victory(), 0);
}

#[test]
fn memel_port() {
    let port = readings(RulingId::MemelPort, |ruled| {
        let mut table = Table::ruled(ruled);
        table.does(create(Partitioner::Prussia));
        let before = memel_is_port(table.game());
        table.does(cede(Province::Lithuania, Power::Poland));
        [before, memel_is_port(table.game())]
    });
    assert_eq!(port, [[true, true], [false, true]]);
}

#[test]
fn waiting_income() {
    let values = readings(RulingId::WaitingIncome, |ruled| {
        let mut table = Table::ruled(ruled);
        table.at(1805, 3).books();
        (table.game().marker, table.victory())
    });
    assert_eq!(values, [(18, 0), (12, 6)]);
}

#[test]
fn waiting_points() {
    let values = readings(RulingId::WaitingPoints, |ruled| {
        let mut table = Table::ruled(ruled);
        table.at(1805, 3).books_card(4, -1);
        (table.game().marker, table.victory())
    });
    assert_eq!(values, [(17, 4), (18, 4), (18, 0)]);
}

#[test]
fn revolt_roll() {
    let due = readings(RulingId::RevoltRoll, |ruled| {
        let mut table = Table::ruled(ruled);
        table.does(declare(Power::Russia, Power::Prussia));
        let now = table.unmet(&roll(6, 6, 6)).is_empty();
        table.at(1805, 2);
        [now, table.unmet(&roll(6, 6, 6)).is_empty()]
    });
    assert_eq!(due, [[true, true], [false, true]]);
}

#[test]
fn creator_pp() {
    let points = readings(RulingId::CreatorPp, |ruled| {
        let mut table = Table::ruled(ruled);
        table.does(create(Partitioner::Prussia));
        let mut france = napoleon_before_warsaw(ruled);
        france.does(create_by_france());
        [table.scored(Power::Prussia), france.scored(Power::France), table.scored(Power::Poland)]
    });
    assert_eq!(points, [[4, 3, 3], [3, 2, 3]]);
}

#[test]
fn creation_bar() {
    let bound = readings(RulingId::CreationBar, |ruled| {
        let mut table = Table::ruled(ruled);
        table.does(create(Partitioner::Prussia));
        let mut france = napoleon_before_warsaw(ruled);
        france.does(create_by_france());
        let refused = |table: &Table, by, on| !table.unmet(&declare(by, on)).is_empty();
        [
            refused(&table, Power::Poland, Power::Prussia),
            refused(&table, Power::Prussia, Power::Poland),
            refused(&france, Power::France, Power::Poland),
        ]
    });
    assert_eq!(bound, [[true, false, false], [true, true, true]]);
}

#[test]
fn garrison_capitals() {
    let rights = |by: Partitioner| {
        readings(RulingId::GarrisonCapitals, move |ruled| {
            let mut table = Table::ruled(ruled);
            table.gives_warsaw_to(by).does(create(by));
            garrison_rights(table.game())
        })
    };
    assert_eq!(rights(Partitioner::Prussia)[1], [City::Posen, City::Thorn]);
    let austrian = [City::Lublin, City::Lemberg, City::Krakow, City::Czernowitz];
    assert_eq!(rights(Partitioner::Austria)[1], austrian);
    let russian = rights(Partitioner::Russia);
    assert_eq!(russian[0], [City::Kovno, City::Grodno, City::BrestLitovsk, City::Memel]);
    assert!([City::Vilna, City::Minsk, City::Nemirov].iter().all(|city| russian[1].contains(city)));
    assert_eq!(russian[1].len(), 7);
}

#[test]
fn pre_dow() {
    let open = readings(RulingId::PreDow, |ruled| {
        let mut table = Table::ruled(ruled);
        table.at(1806, 2).does(declare(Power::Prussia, Power::France));
        let now = table.unmet(&create(Partitioner::Prussia)).is_empty();
        table.at(1806, 3);
        [now, table.unmet(&create(Partitioner::Prussia)).is_empty()]
    });
    assert_eq!(open, [[false, false], [true, false]]);
}

#[test]
fn subsidy_war() {
    let paid = readings(RulingId::SubsidyWar, |ruled| {
        let mut table = Table::ruled(ruled);
        table.at(1806, 1).does(create(Partitioner::Prussia)).does(ally(Power::Poland, Power::France));
        table.does(declare(Power::France, Power::Prussia));
        table.subsidy_in(1806, 3)
    });
    assert_eq!(paid, [Some(7), Some(0)]);
}

#[test]
fn subsidy_return() {
    let stopped = |ruled: &dyn Fn(&mut Rulings)| {
        let mut table = Table::ruled(ruled);
        table.at(1806, 1).does(create(Partitioner::Prussia)).does(ally(Power::Poland, Power::France));
        table.does(declare(Power::Prussia, Power::France));
        assert_eq!(table.subsidy_in(1806, 3), Some(0));
        table.at(1806, 4);
        table
    };
    let after_peace = readings(RulingId::SubsidyReturn, |ruled| {
        let mut table = stopped(ruled);
        table.does(peace(Power::Prussia, Power::France));
        table.subsidy_in(1806, 6)
    });
    assert_eq!(after_peace, [Some(7), Some(0)]);
    let after_breach = readings(RulingId::SubsidyReturn, |ruled| {
        let mut table = stopped(ruled);
        table.does(break_with(Power::Poland, Power::France));
        table.subsidy_in(1806, 6)
    });
    assert_eq!(after_breach, [Some(7), Some(0)]);
    let after_entering = readings(RulingId::SubsidyReturn, |ruled| {
        let mut table = stopped(ruled);
        table.does(declare(Power::Poland, Power::France));
        table.subsidy_in(1806, 6)
    });
    assert_eq!(after_entering, [Some(7), Some(7)]);
}

#[test]
fn separate_peace() {
    let open = readings(RulingId::SeparatePeace, |ruled| {
        let mut table = napoleon_before_warsaw(ruled);
        table.does(create_by_france()).does(peace(Power::France, Power::Prussia));
        table.unmet(&peace(Power::Poland, Power::Prussia)).is_empty()
    });
    assert_eq!(open, [true, false]);
    let with_france = readings(RulingId::SeparatePeace, |ruled| {
        let mut table = napoleon_before_warsaw(ruled);
        table.does(create_by_france()).does(declare(Power::France, Power::Poland));
        table.unmet(&peace(Power::Poland, Power::France)).is_empty()
    });
    assert_eq!(with_france, [true, true]);
}

#[test]
fn militia_hold_warsaw() {
    let due = readings(RulingId::MilitiaHoldWarsaw, |ruled| {
        let mut table = before_a_revolt(ruled);
        table.does(Command::CountWarsaw { infantry: 6, militia: 4 });
        table.unmet(&roll(6, 6, 6)).is_empty()
    });
    assert_eq!(due, [true, false]);
}

#[test]
fn revolt_vp() {
    let values = readings(RulingId::RevoltVp, |ruled| {
        let mut few = before_a_revolt(ruled);
        few.does(garrison_of_warsaw(9)).does(roll(6, 6, 6));
        let mut many = before_a_revolt(ruled);
        many.does(garrison_of_warsaw(10));
        let rolled = many.tries(roll(6, 6, 6)).is_ok();
        assert!(many.game().poland.revolt().is_none());
        let mut low = before_a_revolt(ruled);
        low.does(garrison_of_warsaw(10));
        let _ = low.tries(roll(1, 1, 1));
        (few.victory(), rolled, many.victory(), low.victory(), few.game().poland.revolt().is_some())
    });
    assert_eq!(values, [(2, false, 0, 0, true), (0, true, 2, 0, true)]);
}

#[test]
fn revolt_hold() {
    let created = |fell_in: u16| {
        readings(RulingId::RevoltHold, move |ruled| {
            let mut table = revolt_before_warsaw(ruled);
            table.at(1806, fell_in).in_phase(Phase::Land).does(capture(City::Warsaw, Power::Poland));
            table.at(1806, 12);
            table.game().poland.active().map(|poland| poland.created)
        })
    };
    assert_eq!(created(5), [Some(month(1806, 7)), Some(month(1806, 8)), Some(month(1806, 7))]);
    assert_eq!(created(6), [Some(month(1806, 8)), Some(month(1806, 9)), None]);
}

#[test]
fn revolt_start() {
    let starts = readings(RulingId::RevoltStart, |ruled| {
        let mut table = revolt_in_warsaw(ruled);
        table.at(1806, 5);
        (table.game().purse, table.game().forces.pool, table.corps(CorpsId::InfantryIV))
    });
    let corps = Factors::new(0, 20, 0);
    // What is left of IV corps is counted in the 25 militia.
    let first = (Sum::new(5, 0), Factors::new(5, 5, 0), corps);
    assert_eq!(starts, [(Sum::default(), Factors::NONE, corps), first]);
}

#[test]
fn revolt_regain() {
    let forces = readings(RulingId::RevoltRegain, |ruled| {
        let mut table = dissolved(ruled);
        table
            .at(1808, 9)
            .does(declare(Power::Russia, Power::Prussia))
            .does(roll_before_empty_warsaw(6, 6, 6));
        table.does(lose(CorpsId::InfantryIV, Factors::new(0, 12, 0))).at(1808, 11);
        (table.corps(CorpsId::InfantryIV).militia, table.game().forces.pool)
    });
    assert_eq!(forces, [(8, Factors::new(5, 20, 0)), (20, Factors::new(5, 0, 0))]);
}

#[test]
fn krasinski_peace() {
    let guards = readings(RulingId::KrasinskiPeace, |ruled| {
        let mut table = napoleon_before_warsaw(ruled);
        table.does(create_by_france()).next_phase();
        let now = table.game().forces.guard;
        let mut later = Table::ruled(ruled);
        later.at(1807, 1).does(create(Partitioner::Prussia)).does(ally(Power::Poland, Power::France));
        later.does(declare(Power::Spain, Power::Poland)).next_phase();
        (now, later.game().forces.guard)
    });
    assert_eq!(guards, [(Guard::Awaited, Guard::Awaited), (Guard::Due, Guard::Awaited)]);
}

#[test]
fn first_cavalry() {
    let bought = |year| {
        readings(RulingId::FirstCavalry, move |ruled| {
            let mut table = Table::ruled(ruled);
            table.at(year, 3).does(create(Partitioner::Prussia)).books().corrects(money(50));
            table.corrects(Correction::Manpower(Manpower::new(50)));
            table.tries(buy(|basket| basket.corps.push(CorpsId::CavalryI))).is_ok()
        })
    };
    assert_eq!(bought(1806), [false, false]);
    assert_eq!(bought(1807), [false, true]);

    let mut table = Table::ruled(|rulings| rulings.first_cavalry = FirstCavalry::BoughtFrom1807);
    table.at(1807, 3).does(create(Partitioner::Prussia)).books();
    table.does(buy(|basket| basket.corps.push(CorpsId::CavalryI)));
    table.corrects(Correction::Factors(Store::Pool, Factors::new(0, 0, 5))).at(1807, 4).next_phase();
    table.does(place(CorpsId::CavalryI, City::Posen, Factors::new(0, 0, 5)));
    table.at(1807, 5).does(ally(Power::Poland, Power::France)).next_phase().does(krasinski());
    assert_eq!(table.corps(CorpsId::CavalryI), Factors::new(0, 0, 7));
}

#[test]
fn ships_kept() {
    let ships = readings(RulingId::ShipsKept, |ruled| {
        let mut table = russians_in_warsaw(ruled);
        table.corrects(Correction::ShipsWaiting(3)).at(1808, 6).books().corrects(money(9));
        table.sets_arrivals().does(buy(|basket| basket.ships = 1));
        table.at(1808, 8).does(dissolve_army()).does(dissolve());
        table.game().forces.all_ships()
    });
    assert_eq!(ships, [4, 0]);
}

#[test]
fn provincial_step() {
    let raised = readings(RulingId::ProvincialStep, |ruled| {
        let mut table = Table::ruled(ruled);
        table.at(1806, 1).does(create(Partitioner::Prussia)).does(destroy(CorpsId::Posen));
        (1..=12)
            .filter(|number| {
                table.at(1806, *number);
                let phases = [Phase::Reinforcement, Phase::Economic];
                let open = phases.into_iter().filter(|phase| {
                    has_economic_phase(table.game().date, &table.game().setup.rulings)
                        || *phase != Phase::Economic
                });
                let open: Vec<Phase> = open.collect();
                open.into_iter().any(|phase| table.in_phase(phase).unmet(&raise()).is_empty())
            })
            .collect::<Vec<u16>>()
    });
    assert_eq!(raised, [[1, 7], [6, 12]]);
}

#[test]
fn multiplier_scope() {
    let incomes = readings(RulingId::MultiplierScope, |ruled| {
        let mut table = Table::ruled(ruled);
        table.does(create(Partitioner::Prussia)).does(cede(Livonia, Power::Poland));
        let three = table.income();
        table.does(Command::GainPossession {
            name: "Saxony".to_owned(),
            printed: Sum::new(4, 2),
            from: None,
        });
        [three, table.income()]
    });
    let every = [Sum::new(39, 15), Sum::new(2 * (3 + 4 + 6 + 4), 2 * (1 + 2 + 2 + 2))];
    assert_eq!(incomes, [[Sum::new(27, 11), Sum::new(31, 13)], every]);
}

#[test]
fn cavalry_overlap() {
    let paid = readings(RulingId::CavalryOverlap, |ruled| {
        let mut table = Table::ruled(ruled);
        table.at(1806, 3).does(create(Partitioner::Prussia)).books().corrects(money(50));
        table.corrects(Correction::Manpower(Manpower::new(50))).sets_arrivals();
        let chosen = table.unmet(&buy(|basket| basket.cavalry_by_choice = 1)).is_empty();
        if chosen {
            table.does(buy(|basket| (basket.cavalry, basket.cavalry_by_choice) = (1, 1)));
        } else {
            table.does(buy(|basket| basket.cavalry = 1));
        }
        (chosen, Sum::new(50, 50) - table.game().purse)
    });
    assert_eq!(paid, [(false, Sum::new(5, 4)), (false, Sum::new(8, 2)), (true, Sum::new(13, 6))]);
    let mut lost = Table::ruled(|rulings| rulings.cavalry_overlap = CavalryOverlap::BuyersChoice);
    lost.does(create(Partitioner::Prussia)).corrects(Correction::EverDestroyed(CorpsId::CavalryI, true));
    assert_eq!(costs::cavalry_choice(lost.game()), None);
}

#[test]
fn minor_dominant() {
    let modifiers = readings(RulingId::MinorDominant, |ruled| {
        let by_standing = modifier_of_group(dominant(ruled).game(), MinorGroup::Other).value();
        let mut table = Table::ruled(ruled);
        table.does(create(Partitioner::Prussia)).corrects(Correction::Marker(30));
        [by_standing, modifier_of_group(table.game(), MinorGroup::Other).value()]
    });
    assert_eq!(modifiers, [[1, 0], [0, 1]]);
}

#[test]
fn occupied_income() {
    let incomes = readings(RulingId::OccupiedIncome, |ruled| {
        let mut table = Table::ruled(ruled);
        table.does(create(Partitioner::Prussia)).does(declare(Power::Russia, Power::Poland));
        table.does(capture(City::Posen, Power::Russia));
        table.income()
    });
    assert_eq!(incomes, [Sum::new(9, 3), Sum::new(21, 9)]);
}

#[test]
fn warsaw_penalty() {
    let scored = readings(RulingId::WarsawPenalty, |ruled| {
        let mut table = russians_in_warsaw(ruled);
        table.at(1808, 8);
        let held = [Power::Poland, Power::Prussia].map(|power| table.scored_in_all(power));
        table.does(besiege(City::Warsaw, Power::Poland)).at(1808, 9);
        assert_eq!(table.scored(Power::Poland), 0, "not by a besieged enemy");
        table.does(capture(City::Warsaw, Power::Poland)).at(1808, 10);
        assert_eq!(table.scored(Power::Poland), 0);
        held
    });
    // Three for the alliance and four for the creation come before.
    assert_eq!(scored, [[3 - 2, 4 - 1], [3 - 2 * 4, 4 - 4]]);
}

#[test]
fn major_lasts() {
    let standings = readings(RulingId::MajorLasts, |ruled| {
        let mut table = all_seven(ruled);
        table.does(cede(Podolia, Power::Russia));
        let lost = standing(table.game());
        table.does(declare(Power::Russia, Power::Poland)).does(capture(City::Warsaw, Power::Russia));
        table.at(1806, 4).does(dissolve_army()).does(dissolve()).does(create(Partitioner::Prussia));
        [lost, standing(table.game())]
    });
    assert_eq!(standings, [[Standing::Independent; 2], [Standing::Major, Standing::Independent]]);
}

#[test]
fn france_war() {
    let standings = readings(RulingId::FranceWar, |ruled| {
        let mut table = all_seven(ruled);
        table.does(declare(Power::Poland, Power::France)).at(1806, 2);
        table
            .does(surrender(Power::Poland, Power::France, &[], 0))
            .does(declare(Power::Poland, Power::France));
        table.at(1806, 3).does(peace(Power::Poland, Power::France));
        table.does_all(Province::CONQUESTS.map(|province| cede(province, Power::Poland)));
        standing(table.game())
    });
    assert_eq!(standings, [Standing::Dominant, Standing::Major]);
}

#[test]
fn dominance_lasts() {
    let standings = readings(RulingId::DominanceLasts, |ruled| {
        let mut table = dominant(ruled);
        table.does(declare(Power::Poland, Power::Turkey));
        standing(table.game())
    });
    assert_eq!(standings, [Standing::Dominant, Standing::Major]);
}

#[test]
fn early_dissolution() {
    let dissolved_in = readings(RulingId::EarlyDissolution, |ruled| {
        let mut table = russians_in_warsaw(ruled);
        table.does(dissolve_army()).at(1808, 6);
        let open = table.unmet(&dissolve()).is_empty();
        table.next_phase();
        [open, !table.is_active()]
    });
    assert_eq!(dissolved_in, [[false, false], [true, true]]);
    let same_phase = readings(RulingId::EarlyDissolution, |ruled| {
        let mut table = russians_in_warsaw(ruled);
        table.at(1808, 6).does(dissolve_army());
        let from = table.unmet(&dissolve()).first().and_then(|one| one.from);
        table.next_phase();
        assert!(table.is_active(), "the phase that follows, not this one");
        (from, table.at(1808, 7).unmet(&dissolve()).is_empty())
    });
    assert_eq!(same_phase, [(Some(month(1808, 8)), false), (Some(month(1808, 7)), true)]);
}

#[test]
fn original_holder() {
    let holders = readings(RulingId::OriginalHolder, |ruled| {
        let mut table = Table::ruled(ruled);
        table.does(declare(Power::Prussia, Power::Russia)).does(conquer(Province::Lithuania, Power::Prussia));
        table.does(cede(Posen, Power::Austria)).does(create(Partitioner::Prussia));
        table.does(cede(Posen, Power::Poland)).does(declare(Power::Russia, Power::Poland));
        table.does(capture(City::Warsaw, Power::Russia));
        table.at(1805, 4).does(dissolve_army()).does(dissolve());
        [Masovia, Posen, Province::Lithuania].map(|province| table.game().board.controller(province))
    });
    let start = [Power::Prussia, Power::Prussia, Power::Russia];
    assert_eq!(holders, [start, [Power::Prussia, Power::Austria, Power::Prussia]]);
}

#[test]
fn bracket_level() {
    let levels = |end: CampaignEnd| {
        readings(RulingId::BracketLevel, move |ruled| {
            let table = Table::set_up(|setup| {
                setup.end = end;
                ruled(&mut setup.rulings);
            });
            polish_level(table.game()).value()
        })
    };
    assert_eq!(levels(CampaignEnd::Dec1815), [300, 270]);
    assert_eq!(levels(CampaignEnd::Dec1807), [70, 70]);
}

#[test]
fn manipulation_timing() {
    let values = readings(RulingId::ManipulationTiming, |ruled| {
        let mut table = Table::ruled(ruled);
        table.at(1806, 3).does(create(Partitioner::Prussia)).books();
        let before = (table.game().purse, table.game().marker);
        table.does(choose(Column::Sixth));
        let now = (table.game().purse - before.0, i32::from(table.game().marker) - i32::from(before.1));
        table.at(1806, 6).books();
        (now, table.scored(Power::Poland))
    });
    assert_eq!(values, [((Sum::default(), 0), -2), ((Sum::new(5, 0), -2), 0)]);
}

/// A ruling changed in play is logged under its clause and counts at once.
#[test]
fn a_ruling_changed_in_play() {
    let mut table = russians_in_warsaw(|_| {});
    table.does(dissolve_army()).at(1808, 6).refuses(dissolve(), Clause::S22_7b);
    table.rules(RulingId::EarlyDissolution, 1);
    assert!(table.cited(Clause::S22_7c));
    table.allows(&dissolve());
    let wrong = RulingChoice { ruling: RulingId::EarlyDissolution, option: 7 };
    table.refuses_for(Command::ChangeRuling(wrong), Clause::S22_7c, Need::OptionExists);
}

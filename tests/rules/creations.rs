//! The three creations, waiting before them, the bars they lay and the order of play, each with refused twins.

use crate::table::*;
use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::diplomacy::WarCause;
use poland_in_arms::model::forces::Factors;
use poland_in_arms::model::minor::Minor;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::Founder;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{PoliticalPoints, Sum};
use poland_in_arms::model::setup::{CampaignEnd, DiceSource};
use poland_in_arms::rules::s21_1_bids::{memel_guns, memel_is_port};
use poland_in_arms::rules::s22_2_creation::turn_order::{land_order, naval_order};
use poland_in_arms::rules::s22_3_forces::fleets::is_open_port;
use poland_in_arms::rules::s22_8_victory::polish_level;

use Province::{EastGalicia, Lithuania, Masovia, Podolia, Polesia, Posen, WestGalicia};

/// 21.1 a: Poland stands after all others.
#[test]
fn s21_1a_poland_is_last() {
    assert_eq!(Power::ALL.last(), Some(&Power::Poland));
    assert_eq!(Power::ALL.len(), 8);
}

/// 21.1 b
#[test]
fn s21_1b_the_die_is_rolled_once() {
    let mut table = Table::set_up(|setup| setup.bid = 5);
    assert_eq!(polish_level(table.game()).value(), 305, "not rolled: the bid stands whole");
    let roll = |pips| Command::RollBid { die: die(pips), source: DiceSource::Table };
    table.refuses(Command::NextPhase { leave: false }, Clause::S21_1b);
    table.does(roll(3));
    assert_eq!(polish_level(table.game()).value(), 304);
    table.refuses_for(roll(6), Clause::S21_1b, Need::BidNotRolled);
}

#[test]
fn s21_1c_memel_has_its_guns_in_a_polish_lithuania() {
    let mut table = prussian_poland();
    assert_eq!((memel_guns(table.game()).value(), memel_is_port(table.game())), (0, true));
    table.does(cede(Lithuania, Power::Poland));
    assert_eq!(memel_guns(table.game()).value(), 70);
    assert!(is_open_port(table.game(), City::Memel) && !is_open_port(table.game(), City::Warsaw));
    assert_eq!((City::Memel.spires(), City::Memel.fleches()), (3, 1));
}

#[test]
fn s22_2a_the_square_is_a_setting() {
    assert_eq!(Table::new().game().marker, 12);
    assert_eq!(Table::set_up(|setup| setup.start_square = 15).game().marker, 15);
    let mut beyond = setup();
    beyond.start_square = 40;
    assert!(poland_in_arms::engine::campaign::Campaign::begin(beyond).is_err());
    assert!(Table::new().poland().is_empty());
}

#[test]
fn s22_2b_six_points_each_economic_phase_until_created() {
    let mut table = Table::new();
    table.at(1805, 3).books_card(2, 1);
    assert_eq!((table.scored(Power::Poland), table.victory(), table.game().marker), (7, 2, 19));
    table.refuses(
        Command::BookEconomy { card: Default::default(), loss: None, other: Vec::new() },
        Clause::BaseEconomy,
    );
    table.at(1805, 6).books();
    assert_eq!(table.game().marker, 25);
    table.at(1805, 7).does(create(Partitioner::Prussia)).books_when_due();
    assert!(!table.facts().iter().any(|fact| fact.clause == Clause::S22_2b));
}

#[test]
fn s22_2d_only_in_the_political_phase() {
    let mut table = Table::new();
    table.next_phase();
    table.refuses_until(create(Partitioner::Prussia), Clause::S22_2d, month(1805, 2));
    table.refuses_until(create_by_france(), Clause::S22_2d, month(1805, 2));
    let mut land = russians_in_warsaw(|_| {});
    land.refuses_until(dissolve(), Clause::S22_2d, month(1808, 6));
}

#[test]
fn s22_2e_an_independent_power() {
    let mut table = prussian_poland();
    table.does(declare(Power::Spain, Power::Poland));
    assert_eq!(table.scored(Power::Spain), -3, "war on it costs as on any power");
    table.at(1806, 2).does(declare(Power::Poland, Power::Turkey));
    assert_eq!(table.scored(Power::Poland), -3);
    table.does(Command::BookPoints {
        points: PoliticalPoints::new(2),
        cause: poland_in_arms::model::why::Cause::Battle,
    });
    assert_eq!(table.scored(Power::Poland), 2);
}

#[test]
fn s22_2i_without_land_nothing_but_talk() {
    for mut table in [Table::new(), dissolved(|_| {})] {
        table.refuses(declare(Power::Poland, Power::Spain), Clause::S22_2i);
        table.refuses(declare(Power::Spain, Power::Poland), Clause::S22_2i);
        table.refuses(ally(Power::France, Power::Poland), Clause::S22_2i);
        table.refuses(Command::WarOnMinor { by: Power::Poland, minor: Minor::Saxony }, Clause::S22_2i);
        table.refuses(cede(Masovia, Power::Poland), Clause::S22_2i);
        table.refuses(capture(City::Warsaw, Power::Poland), Clause::S22_2i);
        table.books_when_due();
        table.refuses(buy(|basket| basket.militia = 1), Clause::S22_2i);
        table.refuses(choose(poland_in_arms::model::economy::Column::Sixth), Clause::S22_8b);
        table.does(Command::Note { text: "Poland talks.".to_owned() });
    }
}

/// 22.2 f, 22.2 l
#[test]
fn s22_2f_by_land_after_the_creator() {
    let after = |order: &[Power], power| {
        let at = order.iter().position(|one| *one == power).unwrap();
        order.get(at + 1).copied()
    };
    assert!(!land_order(Table::new().game()).contains(&Power::Poland));
    for by in Partitioner::ALL {
        let mut table = Table::new();
        table.gives_warsaw_to(*by).does(create(*by));
        assert_eq!(after(&land_order(table.game()), (*by).into()), Some(Power::Poland));
    }
    let mut france = french_poland();
    assert_eq!(land_order(france.game()).last(), Some(&Power::Poland));
    france.does(Command::ChooseOrder { france_last: true, britain_first: false });
    let order = land_order(france.game());
    assert_eq!(order[order.len() - 2..], [Power::Poland, Power::France]);
    let mut revolt = revolt_in_warsaw(|_| {});
    assert_eq!(after(&land_order(revolt.game()), Power::Prussia), Some(Power::Poland), "22.2.3 n");
    revolt.at(1806, 5);
    assert_eq!(after(&land_order(revolt.game()), Power::Prussia), Some(Power::Poland));
}

#[test]
fn s22_2g_at_sea_first_but_for_britain() {
    let mut table = prussian_poland();
    assert_eq!(naval_order(table.game())[0], Power::Poland);
    table.does(Command::ChooseOrder { france_last: false, britain_first: true });
    assert_eq!(naval_order(table.game())[..2], [Power::Britain, Power::Poland]);
    assert!(!naval_order(Table::new().game()).contains(&Power::Poland));
}

/// 22.2.1 a b c d, 22.3 e
#[test]
fn s22_2_1_each_of_the_three() {
    let polish = |by| match by {
        Partitioner::Austria => (vec![Masovia, WestGalicia, EastGalicia], 0),
        Partitioner::Prussia => (vec![Masovia, Posen], 0),
        Partitioner::Russia => (vec![Masovia, Lithuania, Polesia, Podolia], 1),
    };
    for by in Partitioner::ALL.iter().copied() {
        let (provinces, ships) = polish(by);
        let power = Power::from(by);
        let mut table = Table::new();
        table.at(1806, 4);
        if by != Partitioner::Prussia {
            table.refuses_for(create(by), Clause::S22_2_1a, Need::ControlsWarsaw(power));
            table.does(cede(Masovia, power));
        }
        table.does(create(by));
        assert_eq!(table.poland(), provinces);
        assert!(table.game().diplomacy.allied(power, Power::Poland) && table.enemies().is_empty());
        assert_eq!((table.scored(power), table.scored(Power::Poland)), (4, 3));
        assert_eq!(table.game().purse, Sum::new(5, 0));
        assert_eq!((table.game().forces.pool, table.game().forces.ships), (Factors::new(5, 25, 0), ships));
        table.refuses_until(declare(Power::Poland, power), Clause::S22_2_1d, month(1807, 10));
        table.does(declare(power, Power::Poland));
        assert_eq!(table.scored(power), -5, "the creator is not bound");
    }
}

/// 22.2.1 a: troops that pass through are no control (base: control).
#[test]
fn s22_2_1a_to_hold_the_city_is_not_to_control_masovia() {
    let mut table = Table::new();
    table.does(declare(Power::Russia, Power::Prussia)).does(capture(City::Warsaw, Power::Russia));
    table.refuses(create(Partitioner::Russia), Clause::S22_2_1a);
    table.does(conquer(Masovia, Power::Russia)).does(create(Partitioner::Russia));
    table.refuses(conquer(Masovia, Power::Russia), Clause::BaseControl);
}

/// 22.2.1 d: joining at an ally's call is declaring, too.
#[test]
fn s22_2_1d_the_bar_refuses_an_ally_s_call() {
    let mut table = prussian_poland();
    table.does(break_with(Power::Poland, Power::Prussia)).does(ally(Power::Poland, Power::France));
    table.does(declare(Power::France, Power::Prussia));
    table.refuses(join(Power::Poland, Power::France, Power::Prussia), Clause::S22_2_1d);
    table.at(1807, 7).does(join(Power::Poland, Power::France, Power::Prussia));
}

#[test]
fn s22_2_1f_every_war_with_france_bars_but_two() {
    let mut table = Table::new();
    table.does(declare(Power::Prussia, Power::France));
    table.refuses(create(Partitioner::Prussia), Clause::S22_2_1f);
    table.does(Command::MarkWar { partitioner: Partitioner::Prussia, excepted: true });
    table.allows(&create(Partitioner::Prussia));
    table.does(Command::MarkWar { partitioner: Partitioner::Prussia, excepted: false });
    table.at(1805, 2).does(peace(Power::Prussia, Power::France)).does(declare(Power::France, Power::Prussia));
    table.refuses(create(Partitioner::Prussia), Clause::S22_2_1f);

    let mut marked = Table::new();
    marked.does(declare(Power::France, Power::Prussia)).next_phase();
    marked
        .at(1805, 2)
        .does(peace(Power::France, Power::Prussia))
        .does(declare(Power::France, Power::Prussia));
    marked.refuses(create(Partitioner::Prussia), Clause::S22_2_1f);

    let mut others = Table::new();
    others.does(declare(Power::Russia, Power::Prussia)).does(create(Partitioner::Prussia));
}

/// 22.2.1 g: nobody is paid by a Poland of France's or of a revolt.
#[test]
fn s22_2_1g_printed_money_for_the_first_creator_only() {
    let paid = |by: Partitioner| {
        let mut table = Table::new();
        table.gives_warsaw_to(by).does(create(by));
        let before = table.game().purse;
        table.at(1805, 3).books();
        assert_eq!(table.game().purse, before + table.income(), "Poland pays nothing");
        table.subsidy()
    };
    assert_eq!(Partitioner::ALL.iter().map(|by| paid(*by)).collect::<Vec<_>>(), [Some(4), Some(7), Some(2)]);
    assert_eq!(french_poland().books().subsidy(), None);
    let mut revolt = revolt_in_warsaw(|_| {});
    assert_eq!(revolt.at(1806, 6).books().subsidy(), None);
}

#[test]
fn s22_2_1j_begins_at_peace_and_others_go_home() {
    let mut table = Table::new();
    table.does(declare(Power::Prussia, Power::Russia)).does(capture(City::Thorn, Power::Russia));
    table.does(besiege(City::Warsaw, Power::Russia)).does(create(Partitioner::Prussia));
    assert!(table.enemies().is_empty());
    assert_eq!(table.game().board.cities[City::Thorn].holder, Power::Poland);
    assert_eq!(table.game().board.cities[City::Warsaw].siege, None);
}

#[test]
fn s22_2_1k_the_alliance_may_be_broken() {
    let mut table = prussian_poland();
    table.does(break_with(Power::Poland, Power::Prussia));
    assert_eq!(table.scored(Power::Poland), -2);
    assert!(table.cited(Clause::S22_2_1k));
    table.refuses(break_with(Power::Poland, Power::Prussia), Clause::BaseWar);
    table.refuses(declare(Power::Poland, Power::Prussia), Clause::S22_2_1d);
}

/// 22.2.2 c d e: points, alliance and wars.
#[test]
fn s22_2_2c_d_e_frances_poland() {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(Command::WarOnMinor { by: Power::France, minor: Minor::Saxony });
    table.does(declare(Power::Turkey, Power::France)).does(create_by_france());
    assert_eq!(table.enemies(), [Power::Prussia, Power::Turkey]);
    assert!(table.game().diplomacy.wars.iter().filter(|war| war.cause == WarCause::Inherited).count() == 2);
    assert!(table.game().diplomacy.minor_wars.iter().any(|war| war.power == Power::Poland));
    assert!(table.game().diplomacy.allied(Power::France, Power::Poland));
    assert_eq!((table.scored(Power::France), table.scored(Power::Poland)), (3, 2));
    assert!(table.cited(Clause::S22_2_2c) && table.cited(Clause::S22_2_2d) && table.cited(Clause::S22_2_2e));
    table.does(declare(Power::France, Power::Spain));
    assert!(!table.enemies().contains(&Power::Spain), "France's later wars are not Poland's");
}

/// 22.2.2 d: the alliance is worth two at any creation, also after an earlier one.
#[test]
fn s22_2_2d_first_or_later_alike() {
    let mut table = dissolved(|_| {});
    table
        .does(declare(Power::France, Power::Prussia))
        .does_all([besiege(City::Warsaw, Power::France), leader_at_warsaw(FrenchLeader::Napoleon)]);
    table.does(create_by_france());
    assert_eq!((table.scored(Power::France), table.scored(Power::Poland)), (3, 2));
}

/// 22.2.2 a b
#[test]
fn s22_2_2a_b_every_missing_condition_is_named() {
    let mut table = Table::new();
    let unmet = table.unmet(&create_by_france());
    let needs: Vec<_> = unmet.into_iter().map(|one| one.need).collect();
    assert_eq!(needs, [Need::FranceAtWarWith(Power::Prussia), Need::FrenchAtWarsaw, Need::NapoleonThere]);
    table.does(declare(Power::France, Power::Prussia)).does(capture(City::Warsaw, Power::France));
    table.does(leader_at_warsaw(FrenchLeader::Napoleon)).does(besiege(City::Warsaw, Power::Prussia));
    table.refuses_for(create_by_france(), Clause::S22_2_2b, Need::FrenchAtWarsaw);
    table.does(lift(City::Warsaw)).does(create_by_france());
}

/// 22.2.2 f: a peace with France itself is never barred, nor one by who is not at war with France.
#[test]
fn s22_2_2f_what_is_no_separate_peace() {
    let mut table = french_poland();
    table.does(declare(Power::Poland, Power::Spain)).allows(&peace(Power::Poland, Power::Spain));
    table.does(declare(Power::France, Power::Poland)).allows(&peace(Power::France, Power::Poland));
}

/// 22.2.2 h: what France holds by cession counts only with French troops in it.
#[test]
fn s22_2_2h_frances_own_polish_provinces() {
    let mut table = napoleon_before_warsaw(|_| {});
    table.does(cede(Podolia, Power::France)).does(cede(Polesia, Power::France)).does(french_in(Polesia));
    table.does(create_by_france());
    assert_eq!(table.poland(), [Masovia, Posen, WestGalicia, Polesia]);
}

/// 22.8 a c, ruling handicap-sign aside.
#[test]
fn s22_8a_c_the_level_of_the_campaigns_end() {
    let level = |end| polish_level(Table::set_up(|setup| setup.end = end).game()).value();
    assert_eq!([level(CampaignEnd::Dec1807), level(CampaignEnd::Dec1815)], [70, 300]);
    let mut table = Table::set_up(|setup| setup.end = CampaignEnd::Dec1807);
    table.corrects(Correction::VictoryPoints(poland_in_arms::model::quantity::VictoryPoints::new(66)));
    table.at(1805, 3).books_card(3, 0);
    assert_eq!(table.game().won, None);
    table.at(1805, 6).books_card(1, 0);
    assert_eq!(table.game().won, Some(month(1805, 6)));
    assert!(table.facts().iter().any(|fact| matches!(fact.event, Event::VictoryReached(_))));
    assert_eq!(table.game().phase, Phase::Economic);
}

/// The founder of each Poland is remembered (22.7 d).
#[test]
fn the_founder_is_remembered() {
    let founder = |table: &Table| table.game().poland.active().map(|poland| poland.founder);
    assert!(matches!(
        founder(&prussian_poland()),
        Some(Founder::Partitioner { power: Partitioner::Prussia, .. })
    ));
    assert_eq!(founder(&french_poland()), Some(Founder::France));
    let mut revolt = revolt_in_warsaw(|_| {});
    revolt.at(1806, 5);
    assert_eq!(founder(&revolt), Some(Founder::Revolt { against: Power::Prussia }));
}

//! The forecast: quarters to come by the acts that book them, what they rest on, and the points still needed.

use crate::table::*;
use poland_in_arms::engine::forecast::{Assumptions, Prospect, Quarter, Uncertain, forecast, prospects};
use poland_in_arms::game::close::StepKind;
use poland_in_arms::game::command::{CardSquare, Close, Command, Correction, NamedIncome, StatusCard};
use poland_in_arms::game::event::Event;
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::economy::{Basket, Column};
use poland_in_arms::model::forces::{CorpsId, Counter, Place};
use poland_in_arms::model::place::City;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Sum, VictoryPoints};
use poland_in_arms::model::rulings::EconomicPhases;
use poland_in_arms::model::setup::{CampaignEnd, HouseRule, Kept};

/// A card that says the same of every square.
fn flat(victory: u8, drift: i8) -> StatusCard {
    (0..40).fold(StatusCard::default(), |all, square| all.with(square, Some(CardSquare { victory, drift })))
}

/// Prussia's Poland of January 1806, on a card of 6 points everywhere.
fn prussian(end: CampaignEnd) -> Table {
    let mut table = Table::set_up(|setup| {
        setup.end = end;
        setup.house.card = flat(6, 0);
    });
    table.at(1806, 1).does(create(Partitioner::Prussia));
    table
}

fn subsidies(quarters: &[Quarter]) -> Vec<i32> {
    let paid = |quarter: &Quarter| {
        quarter.steps.iter().flat_map(|step| &step.facts).find_map(|fact| match fact.event {
            Event::SubsidyPaid(_, paid) => Some(paid.count()),
            _ => None,
        })
    };
    quarters.iter().filter_map(paid).collect()
}

/// 22.3 l, o, 22.8 c: two years of a Poland that stays as it is: 21$ 9MP a quarter, 6 points, to December 1807.
#[test]
fn s22_3l_to_the_end_of_the_campaign() {
    let table = prussian(CampaignEnd::Dec1807);
    let quarters = forecast(table.game(), &Assumptions::default());
    let months: Vec<_> = quarters.iter().map(|quarter| quarter.month).collect();
    let expected = [(1806, 3), (1806, 6), (1806, 9), (1806, 12), (1807, 3), (1807, 6), (1807, 9), (1807, 12)];
    assert_eq!(months, expected.map(|(year, in_month)| month(year, in_month)));
    for (at, quarter) in (1..).zip(&quarters) {
        assert_eq!(quarter.purse, Sum::new(5 + 21 * at, 9 * at));
        assert_eq!(quarter.victory, VictoryPoints::new(6 * at));
        assert_eq!(quarter.marker, 15);
        assert!(quarter.unmet.is_empty() && quarter.refused.is_empty());
        assert_eq!(quarter.uncertain, [Uncertain::LossDie, Uncertain::OtherIncome, Uncertain::Wars]);
    }
    let long = forecast(prussian(CampaignEnd::Dec1815).game(), &Assumptions::default());
    assert_eq!((long.len(), long.last().unwrap().month), (40, month(1815, 12)));
}

/// 22.8 a, c, 21.1 b: what a quarter must still bring, against both levels.
#[test]
fn s22_8a_what_is_still_needed() {
    let mut table = Table::set_up(|setup| {
        setup.end = CampaignEnd::Dec1807;
        setup.house.card = flat(6, 0);
        (setup.bid, setup.die) = (5, Some(die(3)));
    });
    table.at(1806, 1).does(create(Partitioner::Prussia));
    table.corrects(Correction::VictoryPoints(VictoryPoints::new(24)));
    let quarters = forecast(table.game(), &Assumptions::default());
    let found = prospects(table.game(), &quarters);
    let of = |prospect: &Prospect| {
        (
            prospect.level.value(),
            prospect.quarters,
            prospect.missing,
            prospect.needed,
            prospect.brings.count(),
        )
    };
    // 70 and a handicap of 4, less 24, in 8 quarters: 6.25. 304 less 24 in 40: 7.
    assert_eq!(of(&found[0]), (74, 8, 50, Some(7), 24 + 48));
    assert_eq!(of(&found[1]), (304, 40, 280, Some(7), 24 + 48));
    assert_eq!((found[0].reached, found[1].reached), (None, None));
    table.corrects(Correction::VictoryPoints(VictoryPoints::new(57)));
    let quarters = forecast(table.game(), &Assumptions::default());
    let near = &prospects(table.game(), &quarters)[0];
    // 57 + 3 x 6 = 75.
    assert_eq!((near.reached, near.needed), (Some(month(1806, 9)), Some(3)));
    // The last quarter is closed: none is left.
    table.at(1807, 12).closes(|_| {});
    let over = &prospects(table.game(), &[])[0];
    assert_eq!((over.quarters, over.needed, over.missing), (0, None, 74 - 63));
    assert!(forecast(table.game(), &Assumptions::default()).is_empty());
}

/// Case 8, 22.2.1 g-i: an expected war stops the subsidy, another brings it back, and the month is said.
#[test]
fn case_08_s22_2_1h_the_subsidy_that_an_expected_war_stops() {
    let mut table = prussian(CampaignEnd::Dec1807);
    table.at(1806, 2).does(ally(Power::Poland, Power::France));
    let expected = vec![
        (month(1806, 7), declare(Power::Prussia, Power::France)),
        (month(1807, 1), declare(Power::Poland, Power::France)),
    ];
    let quarters = forecast(table.game(), &Assumptions { expected, ..Assumptions::default() });
    assert_eq!(subsidies(&quarters), [7, 7, 0, 0, 7, 7, 7, 7]);
    let turned = |quarter: &Quarter| {
        quarter.news.iter().find_map(|(_, fact)| match fact.event {
            Event::SubsidyTurned { stopped_by, from } => Some((stopped_by, from)),
            _ => None,
        })
    };
    assert_eq!(turned(&quarters[2]), Some((Some(Power::France), month(1806, 8))));
    assert_eq!(turned(&quarters[4]), Some((None, month(1807, 2))));
    assert_eq!(turned(&quarters[1]), None);
    let stopped = quarters[2].steps.iter().find(|step| step.kind == StepKind::Subsidy).unwrap();
    assert!(told(&stopped.why).contains("Stopped by the war with France"));
    assert_eq!(subsidies(&forecast(table.game(), &Assumptions::default())), [7; 8]);
    // Case 9: declared in September 1806, it is paid in that month still, and the forecast says from when it is not.
    table.at(1806, 9).does(declare(Power::Prussia, Power::France));
    let quarters = forecast(table.game(), &Assumptions::default());
    assert_eq!(turned(&quarters[0]), Some((Some(Power::France), month(1806, 10))));
    assert_eq!(subsidies(&quarters), [7, 0, 0, 0, 0, 0]);
}

/// 22.2.1 d: an expected act that the rules refuse then is said, and the forecast goes on without it.
#[test]
fn s22_2_1d_an_expected_act_that_is_refused() {
    let table = prussian(CampaignEnd::Dec1807);
    let war = declare(Power::Poland, Power::Prussia);
    let expected = vec![(month(1806, 5), war.clone())];
    let quarters = forecast(table.game(), &Assumptions { expected, ..Assumptions::default() });
    let (act, unmet) = &quarters[1].refused[0];
    assert_eq!((act, unmet[0].clause, unmet[0].from), (&war, Clause::S22_2_1d, Some(month(1807, 7))));
    assert_eq!(quarters.len(), 8);
}

/// 22.3 s: with the die failing, half of 21$ 9MP, fractions down; 22.8 b: a column each quarter; base: economy: income by
/// hand each quarter, and squares of the card taken otherwise.
#[test]
fn s22_3s_taken_otherwise() {
    let table = prussian(CampaignEnd::Dec1807);
    let fails = forecast(table.game(), &Assumptions { die_fails: true, ..Assumptions::default() });
    assert_eq!((fails[0].purse, fails[1].purse), (Sum::new(15, 4), Sum::new(25, 8)));
    let column = Some(Column::Sixth);
    let moved = forecast(table.game(), &Assumptions { column, ..Assumptions::default() });
    assert_eq!([0, 1, 2].map(|at: usize| moved[at].purse.money.count()), [26, 52, 78]);
    assert_eq!([0, 1, 2].map(|at: usize| moved[at].marker), [15, 13, 11]);
    let other = vec![NamedIncome { name: "Trade of Riga".to_owned(), sum: Sum::new(2, 0) }];
    let traded = forecast(table.game(), &Assumptions { other, ..Assumptions::default() });
    assert_eq!(traded[1].purse, Sum::new(5 + 2 * 23, 18));

    let mut blank = Table::new();
    blank.at(1806, 1).does(create(Partitioner::Prussia));
    let assumed = forecast(blank.game(), &Assumptions::default());
    assert!(assumed.iter().all(|quarter| quarter.uncertain.contains(&Uncertain::AssumedSquare)));
    let card = flat(9, 0);
    let overlaid = forecast(blank.game(), &Assumptions { card, ..Assumptions::default() });
    assert_eq!((overlaid[1].victory.count(), overlaid[1].marker), (18, 15));
    assert!(overlaid.iter().all(|quarter| quarter.uncertain.contains(&Uncertain::AssumedSquare)));
    let first = Some(Close { loss: Some(false), ..Close::default() });
    let later = forecast(blank.game(), &Assumptions { card: flat(9, 0), first, ..Assumptions::default() });
    assert!(later.iter().all(|quarter| quarter.uncertain.contains(&Uncertain::AssumedSquare)));
    // What the group read off its own card is not taken otherwise.
    let card = flat(9, 0);
    let read = forecast(table.game(), &Assumptions { card, ..Assumptions::default() });
    assert_eq!(read[1].victory.count(), 12);
}

/// 22.3 m, base: arrival: the close that is being filled in is the first, and what is on order is said when it comes.
#[test]
fn s22_3m_the_close_being_filled_in() {
    let mut table = prussian(CampaignEnd::Dec1807);
    table.at(1806, 3).in_phase(Phase::Economic);
    let basket = Basket { infantry: 2, ..Basket::default() };
    let first = Close { basket, loss: Some(false), column: Some(Column::Second), ..Close::default() };
    let quarters =
        forecast(table.game(), &Assumptions { first: Some(first.clone()), ..Assumptions::default() });
    assert_eq!(quarters[0].close, first);
    assert_eq!(
        [0, 1, 2].map(|at: usize| quarters[at].purse),
        [Sum::new(20, 5), Sum::new(20 + 21 - 7, 14), Sum::new(55, 23)]
    );
    assert_eq!(quarters[1].marker, 16);
    let arrives = quarters[1].news.iter().any(|(when, fact)| {
        *when == month(1806, 6) && matches!(fact.event, Event::OrderArrived(order) if order.count == 2)
    });
    assert!(arrives, "{:?}", quarters[1].news);
    table.does(Command::CloseQuarter(Box::new(first)));
    assert_eq!(table.game().purse, quarters[0].purse);
    assert_eq!(forecast(table.game(), &Assumptions::default())[0].month, month(1806, 6));
}

/// 22.3 o: upkeep that cannot be paid is foreseen with what is missing, and the forecast goes on by agreement.
#[test]
fn s22_3o_a_treasury_that_runs_dry() {
    let mut table = prussian(CampaignEnd::Dec1807);
    table.does(Command::ChangeHouseRule(HouseRule::Upkeep(Kept::Corps, Some(23))));
    table.corrects(Correction::Corps(CorpsId::InfantryI, Counter::OnMap(Place::City(City::Warsaw))));
    let quarters = forecast(table.game(), &Assumptions::default());
    // 5 + 21 - 23 = 3, 1, then 1$ short.
    assert_eq!([0, 1, 2].map(|at: usize| quarters[at].purse.money.count()), [3, 1, 0]);
    assert!(quarters[1].unmet.is_empty());
    assert_eq!(quarters[2].unmet[0].need, Need::UpkeepPaid(Sum::new(1, 0)));
    assert_eq!(quarters.len(), 8);
}

/// 22.2 b: waiting, a Poland without land: 6 points a quarter and the square's own; ruling `economic-phases`.
#[test]
fn s22_2b_waiting_for_creation() {
    let table = Table::set_up(|setup| {
        setup.end = CampaignEnd::Dec1807;
        setup.house.card = flat(3, -1);
    });
    let quarters = forecast(table.game(), &Assumptions::default());
    assert_eq!(quarters.len(), 12);
    assert_eq!((quarters[1].marker, quarters[1].victory.count()), (12 + 10, 6));
    assert!(quarters[0].uncertain.is_empty());
    assert_eq!(quarters[11].marker, 38, "39 and the last -1: points beyond the display are lost");
    let monthly = Table::set_up(|setup| {
        setup.end = CampaignEnd::Dec1807;
        setup.rulings.economic_phases = EconomicPhases::EveryMonth;
    });
    assert_eq!(forecast(monthly.game(), &Assumptions::default()).len(), 36);
}

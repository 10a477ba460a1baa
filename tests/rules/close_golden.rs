//! The close's lines as people read them: written from the rules by hand, every term with its clause.

use crate::table::*;
use poland_in_arms::engine::preview::Step;
use poland_in_arms::game::close::StepKind;
use poland_in_arms::game::command::{CardSquare, Close, Command, NamedIncome, StatusCard};
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::economy::Column;
use poland_in_arms::model::forces::{CorpsId, Factors};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::quantity::Sum;

/// Prussia's Poland, March 1806, IV corps in Warsaw, 5$ in hand, the card of square 15 entered.
fn march_1806() -> Table {
    let mut table = prussian_poland();
    let says = CardSquare { victory: 4, drift: 1 };
    table.does(Command::SetCard(Box::new(StatusCard::default().with(15, Some(says)))));
    table.next_phase().does(place(CorpsId::InfantryIV, City::Warsaw, Factors::new(0, 20, 0)));
    table.at(1806, 3).in_phase(Phase::Economic);
    table
}

fn filled(close: &mut Close) {
    close.other.push(NamedIncome { name: "Trade of Thorn".to_owned(), sum: Sum::new(2, 0) });
    close.loans.push(NamedIncome { name: "Loan from France".to_owned(), sum: Sum::new(5, 0) });
    close.basket.infantry = 2;
    close.basket.depots = 1;
    close.column = Some(Column::Second);
}

fn line(steps: &[Step], kind: StepKind) -> String {
    let found = steps.iter().find(|step| step.kind == kind);
    told(&found.unwrap_or_else(|| panic!("no {kind:?}")).why)
}

/// 22.3 l, m, o, s; 22.2.1 g-i; 22.8 b; base: economy.
#[test]
fn s22_3l_every_line_of_a_close() {
    let table = march_1806();
    let steps = table.steps(filled);
    let kinds: Vec<StepKind> = steps.iter().map(|step| step.kind).collect();
    assert_eq!(
        kinds,
        [
            StepKind::VictoryPoints,
            StepKind::LossDie,
            StepKind::Income,
            StepKind::Subsidy,
            StepKind::OtherIncome,
            StepKind::Loans,
            StepKind::Upkeep,
            StepKind::ManipulationLands,
            StepKind::Purchases,
            StepKind::NextManipulation,
            StepKind::Marker,
        ]
    );
    let victory = "Victory points: 4 (base: economy)\n  Square 15 of the card: 4 (base: economy)";
    assert_eq!(line(&steps, StepKind::VictoryPoints), victory);
    let die = "Economic-loss die passed, the marker on square: 15 (22.3 s)";
    assert_eq!(line(&steps, StepKind::LossDie), die);
    let income = "\
Income: 21 $ · 9 MP (22.3 l)
  Masovia: 9 $ · 3 MP (22.3 l)
    Printed on Masovia: 3 $ · 1 MP (22.3 l)
    Multiplier of 2 provinces: × 3 (22.3 l)
  Posen: 12 $ · 6 MP (22.3 l)
    Printed on Posen: 4 $ · 2 MP (22.3 l)
    Multiplier of 2 provinces: × 3 (22.3 l)";
    assert_eq!(line(&steps, StepKind::Income), income);
    let subsidy = "Subsidy of Prussia: 7 $ (22.2.1 i)\n  Subsidy of Prussia: 7 $ (22.2.1 g)";
    assert_eq!(line(&steps, StepKind::Subsidy), subsidy);
    let trade = "Trade and other income: 2 $ (base: economy)\n  Trade of Thorn: 2 $ (base: economy)";
    assert_eq!(line(&steps, StepKind::OtherIncome), trade);
    let loans = "Loans: 5 $ (base: economy)\n  Loan from France: 5 $ (base: economy)";
    assert_eq!(line(&steps, StepKind::Loans), loans);
    let upkeep = "\
Upkeep: −1 $ (22.3 o)
  Corps on the map: 1: −1 $ (22.3 o)
  Fleet on the map: 0: 0 $ (22.3 o)
  Depot on the map: 0: 0 $ (22.3 o)";
    assert_eq!(line(&steps, StepKind::Upkeep), upkeep);
    assert_eq!(line(&steps, StepKind::ManipulationLands), "No manipulation: 0 $ (22.8 b)");
    let purchases = "\
Cost: −7 $ · −4 MP (22.3 m)
  2 × infantry: −6 $ · −4 MP (22.3 m)
    Infantry, each: 3 $ · 2 MP (22.3 m)
    Number of infantry: × 2 (22.3 m)
  1 × depot: −1 $ (22.3 m)
    Depot, each: 1 $ (22.3 m)
    Number of depot: × 1 (22.3 m)";
    assert_eq!(line(&steps, StepKind::Purchases), purchases);
    assert_eq!(line(&steps, StepKind::NextManipulation), "Chosen: second column: −7 $ (22.8 b)");
    let marker = "\
Poland's square: 16 (22.2 k)
  Before: 15 (22.2 k)
  Adjustment of the display (PSA): 1 (base: economy)
    Square 15 of the card: 1 (base: economy)";
    assert_eq!(line(&steps, StepKind::Marker), marker);
    // 5 + 21 + 2 + 5 - 1 - 7 = 25$; 9 - 4 = 5MP.
    assert_eq!(steps.last().unwrap().in_hand, Sum::new(25, 5));
}

/// 22.3 s: half of 21$ 9MP is 10$ 4MP, fractions down.
#[test]
fn s22_3s_the_line_of_a_failed_die() {
    let steps = march_1806().steps(|close| close.loss = Some(true));
    assert_eq!(
        line(&steps, StepKind::LossDie),
        "Economic-loss die failed, the marker on square: 15 (22.3 s)"
    );
    let income = line(&steps, StepKind::Income);
    assert!(income.starts_with("Income, halved: 10 $ · 4 MP (22.3 s)\n  Income: 21 $ · 9 MP (22.3 l)\n"));
    assert!(income.ends_with("\n  Halved by the economic-loss die: −11 $ · −5 MP (22.3 s)"), "{income}");
}

/// 22.8 b, 22.2 k: the manipulation of March lands in June, and its points go with the adjustment; what is beyond the
/// display is lost.
#[test]
fn s22_8b_the_line_of_a_manipulation_that_lands() {
    let mut table = march_1806();
    table.closes(filled);
    table.at(1806, 6).in_phase(Phase::Economic);
    let card = Some(CardSquare { victory: 5, drift: 2 });
    let steps = table.steps(|close| close.card = card);
    assert_eq!(line(&steps, StepKind::ManipulationLands), "Second column: −7 $ (22.8 b)");
    let marker = "\
Poland's square: 19 (22.2 k)
  Before: 16 (22.2 k)
  June 1806: economic manipulation: 1 (22.8 b)
  Adjustment of the display (PSA): 2 (base: economy)
    Square 16 of the card: 2 (base: economy)";
    assert_eq!(line(&steps, StepKind::Marker), marker);
    table.corrects(poland_in_arms::game::command::Correction::Marker(38));
    let steps = table.steps(|close| close.card = card);
    let marker = "\
Poland's square: 39 (22.2 k)
  Before: 38 (22.2 k)
  June 1806: economic manipulation: 1 (22.8 b)
  Adjustment of the display (PSA): 2 (base: economy)
    Square 38 of the card: 2 (base: economy)
  Beyond the end of the display, lost: −2 (22.2 k)";
    assert_eq!(line(&steps, StepKind::Marker), marker);
}

/// 22.2 b: before its first creation Poland has points and a marker, and nothing else.
#[test]
fn s22_2b_the_lines_of_waiting() {
    let mut table = Table::new();
    table.at(1805, 3).in_phase(Phase::Economic);
    let steps = table.steps(|_| {});
    assert_eq!(
        steps.iter().map(|step| step.kind).collect::<Vec<_>>(),
        [StepKind::VictoryPoints, StepKind::Marker]
    );
    // Square 12 is where the box of 3 points, PSA +2, is assumed to be.
    let victory = "Victory points: 3 (base: economy)\n  Square 12, assumed: 3 (base: economy)";
    assert_eq!(line(&steps, StepKind::VictoryPoints), victory);
    let marker = "\
Poland's square: 20 (22.2 k)
  Before: 12 (22.2 k)
  Waiting for creation: 6 (22.2 b)
  Adjustment of the display (PSA): 2 (22.2 b)
    Square 12, assumed: 2 (base: economy)";
    assert_eq!(line(&steps, StepKind::Marker), marker);
    // 12 + 3 x 6: three points from square 12 to 29 are 5; on square 20 it is 3 + 5 x 8 / 17.
    table.closes(|_| {}).at(1805, 6).in_phase(Phase::Economic);
    let assumed = "\
Victory points: 5 (base: economy)
  Square 20, assumed: 5 (base: economy)
    Square 12, assumed: 3 (base: economy)
    Square 29, told by the base game: 8 (base: economy)";
    assert_eq!(line(&table.steps(|_| {}), StepKind::VictoryPoints), assumed);
}

/// base: economy: Great Britain's cut, and militia made infantry: 2 x 3$.
#[test]
fn the_lines_of_what_a_group_may_use() {
    use poland_in_arms::game::command::{BritishCut, Conversion};
    use poland_in_arms::model::forces::Store;
    use poland_in_arms::model::power::Power;
    let mut table = march_1806();
    table.does(Command::ChangeHouseRule(poland_in_arms::model::setup::HouseRule::Conversion(true)));
    let from = Store::Corps(CorpsId::InfantryIV);
    let steps = table.steps(|close| close.converted.push(Conversion { from, militia: 2 }));
    let converted = "\
2 militia made infantry: −6 $ (base: economy)
  Militia made infantry, each: 3 $ (base: economy)
  Number of militia: × 2 (base: economy)";
    assert_eq!(line(&steps, StepKind::Conversion), converted);
    assert!(steps.iter().all(|step| step.kind != StepKind::BritishCut));
    table.at(1806, 4).does(declare(Power::Britain, Power::Poland));
    let steps = table.steps(|close| close.british_cut = Some(BritishCut { gained: 9, cut: 3 }));
    assert_eq!(line(&steps, StepKind::BritishCut), "Cut by Great Britain: −3 (base: economy)");
    assert!(
        table.steps(|_| {}).iter().any(|step| step.kind == StepKind::BritishCut),
        "it is asked for in war"
    );
}

/// 22.2.1 h: the subsidy that an ally's war stops.
#[test]
fn s22_2_1h_the_line_of_a_stopped_subsidy() {
    use poland_in_arms::model::power::Power;
    let mut table = march_1806();
    table.closes(|_| {}).at(1806, 7).does(ally(Power::Poland, Power::France));
    table.does(declare(Power::Prussia, Power::France)).at(1806, 9).in_phase(Phase::Economic);
    let stopped = "\
Subsidy of Prussia: 0 $ (22.2.1 i)
  Subsidy of Prussia: 7 $ (22.2.1 g)
  Stopped by the war with France: −7 $ (22.2.1 h)";
    assert_eq!(line(&table.steps(|_| {}), StepKind::Subsidy), stopped);
}

/// 22.3 n: the price beside the guard; 22.6 a: as a Major Power.
#[test]
fn s22_3n_the_lines_of_dear_cavalry_and_infantry() {
    let mut guard = with_krasinski();
    guard.sets_arrivals();
    let steps = guard.steps(|close| close.basket.cavalry = 1);
    let cavalry = "\
  1 × cavalry, I Cavalry on the map and never destroyed: −20 $ · −5 MP (22.3 n)
    Cavalry, I Cavalry on the map and never destroyed, each: 20 $ · 5 MP (22.3 n)";
    assert!(line(&steps, StepKind::Purchases).contains(cavalry), "{}", line(&steps, StepKind::Purchases));
    let major = all_seven(|_| {});
    let steps = major.steps(|close| close.basket.infantry = 1);
    assert!(
        line(&steps, StepKind::Purchases).contains("Infantry, as a Major Power, each: 5 $ · 2 MP (22.6 a)")
    );
    let income = line(&steps, StepKind::Income);
    assert!(income.starts_with("Income: 64 $ · 24 MP (22.3 l)\n"));
    assert!(income.contains("Multiplier of 7 provinces: × 2 (22.3 l)"));
    assert!(
        Province::POLISH.iter().all(|province| income.contains(&format!("Printed on {}", province.name())))
    );
}

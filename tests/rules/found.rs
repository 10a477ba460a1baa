//! What tables found, each by its clause and with a refused twin.

use crate::table::*;
use poland_in_arms::model::forces::{CorpsId, Factors};
use poland_in_arms::model::place::Province;
use poland_in_arms::model::power::Power;
use poland_in_arms::rules::s22_6_standing::{Standing, is_provincial, standing};

/// All that Dominance asks, but for Podolia.
fn all_but_podolia() -> Table {
    let mut table = all_seven(|_| {});
    table.does(cede(Province::Podolia, Power::Russia));
    table.does_all(Province::CONQUESTS.map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::France)).next_phase();
    table.at(1806, 2).does(peace(Power::Poland, Power::France));
    table
}

#[test]
fn s22_3k_the_province_that_makes_poland_dominant_brings_its_corps() {
    let mut table = all_but_podolia();
    assert!(standing(table.game()) == Standing::Independent && !table.on_map(CorpsId::Podolia));
    table.does(cede(Province::Podolia, Power::Poland));
    assert_eq!(standing(table.game()), Standing::Dominant);
    assert_eq!(table.corps(CorpsId::Podolia), Factors::new(0, 0, 3));
    assert!(table.on_map(CorpsId::Podolia) && !is_provincial(table.game(), CorpsId::Podolia));
}

/// Its twin: a corps that was destroyed before does not come a second time with Dominance.
#[test]
fn s22_3k_dominance_alone_brings_no_corps() {
    let mut table = all_seven(|_| {});
    table.does_all(Province::CONQUESTS.map(|province| cede(province, Power::Poland)));
    table.does(declare(Power::Poland, Power::France)).does(destroy(CorpsId::Podolia)).next_phase();
    table.at(1806, 2).does(peace(Power::Poland, Power::France));
    assert!(standing(table.game()) == Standing::Dominant && !table.on_map(CorpsId::Podolia));
}

//! The campaign's own sheet: how it was set up, and the printed tables as this group plays them.

use crate::engine::campaign::Campaign;
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::date::Months;
use crate::model::economy::Recruit;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::setup::{HouseRule, Kept, Ware};
use crate::rules::base_game::options::CONVERSION;
use crate::rules::base_game::{arrival, printed_arrival};
use crate::rules::s21_1_bids::handicap;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::income;
use crate::rules::s22_3_forces::income::printed;
use crate::rules::s22_8_victory::polish_level;
use crate::view::words::figures::{counted, number, sum};

/// A line of how the campaign was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupLine {
    /// What.
    pub label: &'static str,
    /// How.
    pub value: String,
    /// The clause it rests on.
    pub cite: &'static str,
}

/// How the campaign was set up.
#[must_use]
pub fn setup_lines(campaign: &Campaign) -> Vec<SetupLine> {
    let game = campaign.game();
    let setup = &game.setup;
    let line = |label, value, clause: Clause| SetupLine { label, value, cite: clause.number() };
    let die = setup.die.map_or_else(|| "not rolled".into(), |die| die.pips().to_string());
    let mut lines = vec![
        line("Ends in", setup.end.name().to_owned(), Clause::S22_8c),
        line("Bid", setup.bid.to_string(), Clause::S21_1a),
        line("Die of the bid", die, Clause::S21_1b),
        line("Handicap", number(handicap(setup.bid, setup.die).value()), Clause::S21_1b),
        line("Start square", setup.start_square.to_string(), Clause::S22_2a),
    ];
    if let Some(late) = &setup.late {
        lines.push(line("Joined", late.date.to_string(), Clause::BaseTable));
    }
    lines
}

/// The level to reach.
#[must_use]
pub fn level(campaign: &Campaign) -> String {
    number(polish_level(campaign.game()).value())
}

/// A part of the printed tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// What is printed on the provinces.
    Provinces,
    /// The price list.
    Prices,
    /// Upkeep.
    Upkeep,
    /// Months from purchase to arrival.
    Arrival,
    /// Poland's victory level.
    Level,
}

impl Table {
    /// Every table.
    pub const ALL: [Table; 5] =
        [Table::Provinces, Table::Prices, Table::Upkeep, Table::Arrival, Table::Level];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Table::Provinces => "Printed on the provinces",
            Table::Prices => "Price list",
            Table::Upkeep => "Upkeep of a counter",
            Table::Arrival => "Months to arrival",
            Table::Level => "Victory level",
        }
    }

    /// The clause it rests on.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Table::Provinces => Clause::S22_3l,
            Table::Prices => Clause::S22_3m,
            Table::Upkeep => Clause::S22_3o,
            Table::Arrival => Clause::BaseArrival,
            Table::Level => Clause::S22_8a,
        }
    }
}

/// A value of a printed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Printed {
    /// What is printed on a province.
    Province(Province),
    /// A price.
    Price(Ware),
    /// Upkeep of one counter.
    Upkeep(Kept),
    /// Months to arrival.
    Arrival(Recruit),
    /// Poland's victory level.
    Level,
}

/// The numbers of a value, in the order of its fields.
pub type Numbers = (i32, i32);

/// A row of a printed table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRow {
    /// Which value.
    pub what: Printed,
    /// Its name.
    pub label: &'static str,
    /// What it is here.
    pub value: String,
    /// What is printed, where the group changed it.
    pub print: Option<String>,
    /// Its numbers, to begin a change with.
    pub numbers: Numbers,
    /// The name of each number.
    pub fields: &'static [&'static str],
    /// Nobody has said it: no print tells, and an act that needs it asks.
    pub unset: bool,
}

/// The rows of a table.
#[must_use]
pub fn house_rows(campaign: &Campaign, table: Table) -> Vec<HouseRow> {
    let game = campaign.game();
    let values: Vec<Printed> = match table {
        Table::Provinces => Province::ALL.iter().map(|one| Printed::Province(*one)).collect(),
        Table::Prices => Ware::ALL.iter().map(|one| Printed::Price(*one)).collect(),
        Table::Upkeep => Kept::ALL.iter().map(|one| Printed::Upkeep(*one)).collect(),
        Table::Arrival => Recruit::ALL.iter().map(|one| Printed::Arrival(*one)).collect(),
        Table::Level => vec![Printed::Level],
    };
    values.into_iter().map(|what| row(game, what)).collect()
}

const SUM_FIELDS: &[&str] = &["Money", "Manpower"];

fn row(game: &Game, what: Printed) -> HouseRow {
    let house = &game.setup.house;
    let of_sum = |label, now: Sum, print: Sum, changed: bool| HouseRow {
        what,
        label,
        value: sum(now),
        print: changed.then(|| sum(print)),
        numbers: (now.money.count(), now.manpower.count()),
        fields: SUM_FIELDS,
        unset: false,
    };
    match what {
        Printed::Province(province) => of_sum(
            province.name(),
            printed(game, province),
            income::print_of(province),
            house.printed[province].is_some(),
        ),
        Printed::Price(ware) => {
            let print = costs::print_of(ware);
            let changed = house.prices[ware];
            of_sum(ware.name(), changed.unwrap_or(print), print, changed.is_some())
        }
        Printed::Upkeep(kept) => {
            let print = i32::from(costs::upkeep_of(kept));
            let changed = house.upkeep[kept].map(i32::from);
            let now = changed.unwrap_or(print);
            HouseRow {
                what,
                label: kept.name(),
                value: sum(Sum::new(now, 0)),
                print: changed.map(|_| sum(Sum::new(print, 0))),
                numbers: (now, 0),
                fields: &["Money"],
                unset: false,
            }
        }
        Printed::Arrival(recruit) => {
            let words = |months: Option<Months>, none: &str| {
                months.map_or(none.to_owned(), |months| counted(i64::from(months.0), "month", "months"))
            };
            let now = arrival(recruit, game);
            HouseRow {
                what,
                label: recruit.name(),
                value: words(now, "Not set: asks"),
                print: house.arrival[recruit].map(|_| words(printed_arrival(recruit), "not told")),
                numbers: (
                    now.or(printed_arrival(Recruit::Infantry)).map_or(0, |months| i32::from(months.0)),
                    0,
                ),
                fields: &["Months"],
                unset: now.is_none(),
            }
        }
        Printed::Level => {
            let print = as_printed(game, |house| house.level = None);
            let of = |game: &Game| {
                polish_level(game).why().parts.first().map_or(0, |part| match part.amount {
                    crate::model::why::Amount::Number(level) => level,
                    _ => 0,
                })
            };
            let now = of(game);
            HouseRow {
                what,
                label: "Before the handicap",
                value: number(now),
                print: house.level.map(|_| number(of(&print))),
                numbers: (now, 0),
                fields: &["Victory points"],
                unset: false,
            }
        }
    }
}

/// An optional rule of the base game that the group plays or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionalRule {
    /// What.
    pub label: &'static str,
    /// What it means.
    pub note: String,
    /// Whether it is played.
    pub on: bool,
    /// Its clause.
    pub cite: &'static str,
}

/// Militia made infantry, as this group plays it.
#[must_use]
pub fn conversion(campaign: &Campaign) -> OptionalRule {
    OptionalRule {
        label: "Militia may be made infantry",
        note: format!("An optional rule of the base game: {} for each factor.", sum(CONVERSION)),
        on: campaign.game().setup.house.conversion,
        cite: Clause::BaseEconomy.number(),
    }
}

/// The act that plays it, or no longer.
#[must_use]
pub const fn play_conversion(on: bool) -> Command {
    Command::ChangeHouseRule(HouseRule::Conversion(on))
}

/// The game with a value of the tables as printed.
fn as_printed(game: &Game, restore: impl FnOnce(&mut crate::model::setup::HouseRules)) -> Game {
    let mut setup = game.setup.clone();
    restore(&mut setup.house);
    Game { setup, ..game.clone() }
}

/// The act that changes a value of the tables; without numbers it restores the print.
#[must_use]
pub fn change(what: Printed, numbers: Option<Numbers>) -> Command {
    let to_sum = numbers.map(|(money, manpower)| Sum::new(money, manpower));
    let first = numbers.map(|(first, _)| first);
    let rule = match what {
        Printed::Province(province) => HouseRule::Printed(province, to_sum),
        Printed::Price(ware) => HouseRule::Price(ware, to_sum),
        Printed::Upkeep(kept) => HouseRule::Upkeep(kept, first.and_then(|one| i16::try_from(one).ok())),
        Printed::Arrival(recruit) => {
            HouseRule::Arrival(recruit, first.and_then(|one| u16::try_from(one).ok()).map(Months))
        }
        Printed::Level => HouseRule::Level(first.map(VictoryPoints::new)),
    };
    Command::ChangeHouseRule(rule)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::setup::{CampaignEnd, HouseRules, Setup};

    fn campaign() -> Campaign {
        let setup = Setup {
            name: "Test".into(),
            bid: 5,
            die: crate::model::quantity::Die::new(3),
            die_source: None,
            start_square: 12,
            end: CampaignEnd::Dec1807,
            rulings: crate::model::rulings::Rulings::default(),
            house: HouseRules::default(),
            wars: Vec::new(),
            alliances: Vec::new(),
            late: None,
        };
        Campaign::begin(setup).expect("the setup can be played")
    }

    fn find(campaign: &Campaign, table: Table, what: Printed) -> HouseRow {
        house_rows(campaign, table).into_iter().find(|row| row.what == what).expect("a row")
    }

    #[test]
    fn the_setup_is_told_with_its_handicap() {
        let campaign = campaign();
        let lines: Vec<String> = setup_lines(&campaign).into_iter().map(|line| line.value).collect();
        assert_eq!(lines, ["December 1807", "5", "3", "4", "12"]);
        assert_eq!(level(&campaign), "74");
    }

    #[test]
    fn militia_made_infantry_is_off_until_the_group_plays_it() {
        let mut campaign = campaign();
        assert!(!conversion(&campaign).on);
        campaign.submit(play_conversion(true)).expect("a change");
        assert!(conversion(&campaign).on && campaign.game().setup.house.conversion);
        campaign.submit(play_conversion(false)).expect("a change");
        assert!(!conversion(&campaign).on);
    }

    #[test]
    fn no_print_tells_when_cavalry_and_ships_come() {
        use Recruit::{Cavalry, Infantry, Militia, Ship};
        let mut campaign = campaign();
        let unset = |campaign: &Campaign| {
            let rows = house_rows(campaign, Table::Arrival).into_iter();
            rows.filter(|row| row.unset).map(|row| (row.label, row.value)).collect::<Vec<_>>()
        };
        let asks = || "Not set: asks".to_owned();
        assert_eq!(unset(&campaign), [(Cavalry.name(), asks()), (Ship.name(), asks())]);
        for recruit in [Infantry, Militia] {
            assert!(!find(&campaign, Table::Arrival, Printed::Arrival(recruit)).unset);
        }
        campaign.submit(change(Printed::Arrival(Cavalry), Some((3, 0)))).expect("a change");
        assert_eq!(find(&campaign, Table::Arrival, Printed::Arrival(Cavalry)).value, "3 months");
        assert_eq!(unset(&campaign).len(), 1);
    }

    #[test]
    fn every_value_can_be_changed_and_restored() {
        let mut campaign = campaign();
        for table in Table::ALL {
            for before in house_rows(&campaign, table) {
                assert_eq!(before.print, None, "{}", before.label);
                campaign.submit(change(before.what, Some((7, 2)))).expect("a change");
                let changed = find(&campaign, table, before.what);
                let print = if before.unset { "not told" } else { before.value.as_str() };
                assert_eq!(changed.print.as_deref(), Some(print), "{}", before.label);
                assert_eq!(changed.numbers.0, 7, "{}", before.label);
                campaign.submit(change(before.what, None)).expect("the print");
                assert_eq!(find(&campaign, table, before.what), before);
            }
        }
    }
}

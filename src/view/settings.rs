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

/// A row of a printed table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRow {
    /// Its name.
    pub label: &'static str,
    /// What it is here.
    pub value: String,
    /// What is printed, where the group changed it.
    pub print: Option<String>,
    /// The rule that leaves it so, to begin a change with.
    pub rule: HouseRule,
    /// Nobody has said it: no print tells, and an act that needs it asks.
    pub unset: bool,
}

/// The rows of a table.
#[must_use]
pub fn house_rows(campaign: &Campaign, table: Table) -> Vec<HouseRow> {
    let game = campaign.game();
    match table {
        Table::Provinces => Province::ALL.iter().map(|one| of_province(game, *one)).collect(),
        Table::Prices => Ware::ALL.iter().map(|one| of_price(game, *one)).collect(),
        Table::Upkeep => Kept::ALL.iter().map(|one| of_upkeep(game, *one)).collect(),
        Table::Arrival => Recruit::ALL.iter().map(|one| of_arrival(game, *one)).collect(),
        Table::Level => vec![of_level(game)],
    }
}

fn of_province(game: &Game, province: Province) -> HouseRow {
    let now = printed(game, province);
    let changed = game.setup.house.printed[province].is_some();
    HouseRow {
        label: province.name(),
        value: sum(now),
        print: changed.then(|| sum(income::print_of(province))),
        rule: HouseRule::Printed(province, Some(now)),
        unset: false,
    }
}

fn of_price(game: &Game, ware: Ware) -> HouseRow {
    let (print, changed) = (costs::print_of(ware), game.setup.house.prices[ware]);
    let now = changed.unwrap_or(print);
    HouseRow {
        label: ware.name(),
        value: sum(now),
        print: changed.map(|_| sum(print)),
        rule: HouseRule::Price(ware, Some(now)),
        unset: false,
    }
}

fn of_upkeep(game: &Game, kept: Kept) -> HouseRow {
    let (print, changed) = (costs::upkeep_of(kept), game.setup.house.upkeep[kept]);
    let now = changed.unwrap_or(print);
    let words = |count: i16| sum(Sum::new(count.into(), 0));
    HouseRow {
        label: kept.name(),
        value: words(now),
        print: changed.map(|_| words(print)),
        rule: HouseRule::Upkeep(kept, Some(now)),
        unset: false,
    }
}

fn of_arrival(game: &Game, what: Recruit) -> HouseRow {
    let words = |months: Option<Months>, none: &str| {
        months.map_or(none.to_owned(), |months| counted(i64::from(months.0), "month", "months"))
    };
    let now = arrival(what, game);
    let begin = now.or(printed_arrival(Recruit::Infantry)).unwrap_or_default();
    HouseRow {
        label: what.name(),
        value: words(now, "Not set: asks"),
        print: game.setup.house.arrival[what].map(|_| words(printed_arrival(what), "not told")),
        rule: HouseRule::Arrival(what, Some(begin)),
        unset: now.is_none(),
    }
}

fn of_level(game: &Game) -> HouseRow {
    let of = |game: &Game| {
        polish_level(game).why().parts.first().map_or(0, |part| match part.amount {
            crate::model::why::Amount::Number(level) => level,
            _ => 0,
        })
    };
    let now = of(game);
    let mut setup = game.setup.clone();
    setup.house.level = None;
    let print = Game { setup, ..game.clone() };
    HouseRow {
        label: "Before the handicap",
        value: number(now),
        print: game.setup.house.level.map(|_| number(of(&print))),
        rule: HouseRule::Level(Some(VictoryPoints::new(now))),
        unset: false,
    }
}

/// The rule that restores the print.
#[must_use]
pub const fn as_printed(rule: HouseRule) -> HouseRule {
    match rule {
        HouseRule::Printed(province, _) => HouseRule::Printed(province, None),
        HouseRule::Price(ware, _) => HouseRule::Price(ware, None),
        HouseRule::Upkeep(kept, _) => HouseRule::Upkeep(kept, None),
        HouseRule::Arrival(what, _) => HouseRule::Arrival(what, None),
        HouseRule::Level(_) => HouseRule::Level(None),
        HouseRule::Conversion(_) => HouseRule::Conversion(false),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::setup::{CampaignEnd, HouseRules, Setup};
    use crate::view::forms::Filling;

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

    fn find(campaign: &Campaign, table: Table, label: &str) -> HouseRow {
        house_rows(campaign, table).into_iter().find(|row| row.label == label).expect("a row")
    }

    /// The row's rule with other numbers, as the sheet fills them in.
    fn set(campaign: &mut Campaign, row: &HouseRow, numbers: [&str; 2]) {
        let mut filling = Filling::new(campaign, Command::ChangeHouseRule(row.rule).into());
        let asked = filling.asked(campaign.game());
        assert!(!asked.is_empty(), "{}", row.label);
        for ((ask, _), number) in asked.iter().zip(numbers) {
            filling = filling.answered(campaign.game(), &ask.key, number);
        }
        let act = filling.act();
        campaign.submit(act.command().expect("no dice").clone()).expect("a change");
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
            assert!(!find(&campaign, Table::Arrival, recruit.name()).unset);
        }
        let cavalry = find(&campaign, Table::Arrival, Cavalry.name());
        set(&mut campaign, &cavalry, ["3", ""]);
        assert_eq!(find(&campaign, Table::Arrival, Cavalry.name()).value, "3 months");
        assert_eq!(unset(&campaign).len(), 1);
    }

    #[test]
    fn every_value_can_be_changed_and_restored() {
        let mut campaign = campaign();
        for table in Table::ALL {
            for before in house_rows(&campaign, table) {
                assert_eq!(before.print, None, "{}", before.label);
                set(&mut campaign, &before, ["7", "2"]);
                let changed = find(&campaign, table, before.label);
                let print = if before.unset { "not told" } else { before.value.as_str() };
                assert_eq!(changed.print.as_deref(), Some(print), "{}", before.label);
                assert!(changed.value.starts_with('7'), "{}: {}", before.label, changed.value);
                campaign.submit(Command::ChangeHouseRule(as_printed(before.rule))).expect("the print");
                assert_eq!(find(&campaign, table, before.label), before);
            }
        }
    }
}

//! The fields of every act.

mod pieces;

use super::options::{all_of, cessions, powers, powers_but};
use super::{Control, Field, Opt, dice_of};
use crate::game::act::Roll;
use crate::game::command::{Command, NamedIncome};
use crate::model::board::FrenchLeader;
use crate::model::economy::Column;
use crate::model::game::Game;
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::status_card::MOST_ON_CARD;
use crate::model::why::Cause;
use crate::rules::base_game::diplomacy::PEACE;
use crate::rules::s22_2_creation::revolt::INFANTRY_PREVENTS;
use crate::rules::s22_3_forces::guerrillas;
use crate::rules::s22_8_victory::manipulation;
use crate::view::words::figures::{signed, signed_sum};

/// The most months of enforced peace that are offered.
const MOST_MONTHS: i32 = 60;
/// The most factors counted in Warsaw.
const MOST_IN_WARSAW: i32 = 200;
/// The most points booked at once.
const MOST_POINTS: i32 = 20;
/// The most of one named income.
const MOST_INCOME: i32 = 999;
/// The most lines of named income in one booking.
const MOST_LINES: i32 = 8;
/// Causes offered for points of the base game.
const BOARD_CAUSES: [Cause; 2] = [Cause::Battle, Cause::BoardPoints];

fn choice(key: &str, label: &str, options: Vec<Opt>, value: &str) -> Field {
    let control = if options.len() > 5 { Control::Pick(options) } else { Control::Choice(options) };
    Field::new(key, label, control, value)
}

fn steps(key: &str, label: &str, least: i32, most: i32, value: impl Into<i32>) -> Field {
    Field::new(key, label, Control::Steps { least, most }, value.into())
}

fn toggle(key: &str, label: &str, on: bool) -> Field {
    Field::new(key, label, Control::Toggle, if on { "yes" } else { "no" })
}

fn dice(roll: Roll) -> Field {
    let names = dice_of(roll);
    let label = if names.len() > 1 { "Dice" } else { "Die" };
    Field::new("dice", label, Control::Dice(names), "")
}

pub(super) fn roll(game: &Game, roll: Roll) -> Vec<Field> {
    match roll {
        Roll::Bid => vec![dice(roll)],
        Roll::Revolt { warsaw_empty } => vec![
            dice(roll),
            toggle("warsaw-empty", "Warsaw is empty: nobody's factors are inside", warsaw_empty)
                .hint("IV Infantry goes into an empty city, and besieges it otherwise."),
        ],
        Roll::Guerrillas { province } => {
            let valued = game.polish_provinces().filter(|one| guerrillas::value(*one).is_some());
            let options = valued.map(|one| Opt::new(one.id(), one.name())).collect();
            vec![choice("province", "Province", options, province.id()), dice(roll)]
        }
    }
}

pub(super) fn fields(game: &Game, command: &Command) -> Vec<Field> {
    match command {
        Command::DeclareWar { .. }
        | Command::JoinWar { .. }
        | Command::MarkWar { .. }
        | Command::MakePeace { .. }
        | Command::MakeAlliance { .. }
        | Command::BreakAlliance { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. } => diplomacy(game, command),
        Command::BookEconomy { .. } | Command::ChooseManipulation { .. } => economy(game, command),
        Command::Note { text } => vec![Field::new("text", "Note", Control::Text, text)],
        Command::NoteVictory { power, points } => vec![
            choice("power", "Power", all_of!(Partitioner::ALL), power.id()),
            steps("points", "Its victory points", -MOST_INCOME, MOST_INCOME, points.count()),
        ],
        other => board(game, other),
    }
}

fn diplomacy(game: &Game, command: &Command) -> Vec<Field> {
    match command {
        Command::DeclareWar { by, on } => {
            vec![
                choice("by", "Who declares", powers(), by.id()),
                choice("on", "On whom", powers_but(*by), on.id()),
            ]
        }
        Command::JoinWar { by, ally, on } => vec![
            choice("by", "Who joins", powers(), by.id()),
            choice("ally", "Called by", powers_but(*by), ally.id()),
            choice("on", "Against", powers_but(*by), on.id()),
        ],
        Command::MarkWar { partitioner, excepted } => vec![
            choice("partitioner", "France's enemy", all_of!(Partitioner::ALL), partitioner.id()),
            toggle("excepted", "This war does not bar a creation", *excepted)
                .hint("Declared before play began, or by France in the first Political phase."),
        ],
        Command::MakePeace { one, other, loser, months, ceded } => {
            let mut fields = Vec::new();
            if *one != Power::Poland {
                fields.push(choice("one", "One side", powers(), one.id()));
            }
            fields.push(choice("other", "With", powers_but(*one), other.id()));
            let losers = vec![
                Opt::new("nobody", "By agreement"),
                Opt::new(one.id(), format!("{} surrenders", one.name())),
                Opt::new(other.id(), format!("{} surrenders", other.name())),
            ];
            fields.push(choice("loser", "Outcome", losers, loser.map_or("nobody", Power::id)));
            for (province, to) in cessions(game, command) {
                let ceded = ceded.iter().any(|one| one.province == province);
                let label = format!("{} goes to {}", province.name(), to.name());
                fields.push(toggle(&format!("cede:{}", province.id()), &label, ceded));
            }
            let months = steps("months", "Months of enforced peace", 0, MOST_MONTHS, *months);
            let hint = format!("{} in the base game, counted from Peace step to Peace step.", PEACE.0);
            fields.push(months.hint(&hint));
            fields
        }
        Command::MakeAlliance { one, other } => {
            vec![
                choice("one", "One partner", powers(), one.id()),
                choice("other", "With", powers_but(*one), other.id()),
            ]
        }
        Command::BreakAlliance { by, with } => {
            vec![
                choice("by", "Who breaks it", powers(), by.id()),
                choice("with", "With", powers_but(*by), with.id()),
            ]
        }
        Command::WarOnMinor { by, minor } | Command::PeaceWithMinor { by, minor } => vec![
            choice("by", "Power", powers(), by.id()),
            choice("minor", "Minor country", all_of!(Minor::ALL), minor.id()),
        ],
        Command::BookPoints { points, cause } => vec![
            steps("points", "Political points", -MOST_POINTS, MOST_POINTS, points.count())
                .hint("Battles: half a point for each corps of the enemy, rounded up, three at most."),
            choice("cause", "For", all_of!(BOARD_CAUSES), cause.id()),
        ],
        _ => Vec::new(),
    }
}

fn economy(game: &Game, command: &Command) -> Vec<Field> {
    match command {
        Command::BookEconomy { card, loss, other } => {
            let mut fields = vec![
                steps("victory", "Victory points of Poland's square", 0, MOST_ON_CARD, card.victory)
                    .hint("The small number on your printed card."),
                steps(
                    "drift",
                    "Adjustment of Poland's square (PSA)",
                    -MOST_ON_CARD,
                    MOST_ON_CARD,
                    card.drift,
                )
                .hint("The large number on your printed card."),
            ];
            if let Some(failed) = loss {
                let options = vec![Opt::new("no", "Passed"), Opt::new("yes", "Failed: income is halved")];
                let value = if *failed { "yes" } else { "no" };
                fields.push(choice("loss", "Economic-loss die", options, value));
            }
            if game.poland.is_active() || !other.is_empty() {
                let lines = i32::try_from(other.len()).unwrap_or(MOST_LINES);
                fields.push(
                    steps("lines", "Lines of other income", 0, MOST_LINES.max(lines), lines)
                        .hint("Trade, loans, tribute: one line for each, below nothing for a payment."),
                );
            }
            for (at, NamedIncome { name, sum }) in other.iter().enumerate() {
                fields.push(Field::new(&format!("name:{at}"), "What it is", Control::Text, name));
                let money = sum.money.count();
                fields.push(steps(&format!("money:{at}"), "Its money", -MOST_INCOME, MOST_INCOME, money));
                let manpower = sum.manpower.count();
                fields.push(steps(
                    &format!("manpower:{at}"),
                    "Its manpower",
                    -MOST_INCOME,
                    MOST_INCOME,
                    manpower,
                ));
            }
            fields
        }
        Command::ChooseManipulation { column } => {
            let options = Column::ALL.iter().map(|one| Opt::new(one.id(), column_words(*one))).collect();
            vec![Field::new("column", "Column", Control::Choice(options), column.id())]
        }
        _ => Vec::new(),
    }
}

/// A column as its terms: `−7 $, marker +1`.
pub(crate) fn column_words(column: Column) -> String {
    let row = manipulation(column);
    if row.purse.is_nothing() {
        return "No manipulation".into();
    }
    format!("{}, marker {}", signed_sum(row.purse), signed(row.points.count()))
}

fn board(game: &Game, command: &Command) -> Vec<Field> {
    match command {
        Command::TakeProvince { province, by } => vec![
            choice("province", "Province", all_of!(Province::ALL), province.id()),
            choice("by", "Conquered by", powers(), by.id()),
        ],
        Command::CedeProvince { province, to } => vec![
            choice("province", "Province", all_of!(Province::ALL), province.id()),
            choice("to", "New owner", powers(), to.id()),
        ],
        Command::TakeCity { city, by } => {
            vec![
                choice("city", "City", all_of!(City::ALL), city.id()),
                choice("by", "Taken by", powers(), by.id()),
            ]
        }
        Command::Besiege { city, by } => {
            vec![
                choice("city", "City", all_of!(City::ALL), city.id()),
                choice("by", "Besieged by", powers(), by.id()),
            ]
        }
        Command::LiftSiege { city } => {
            let besieged =
                City::ALL.iter().filter(|one| game.board.cities[**one].siege.is_some() || *one == city);
            let options = besieged.map(|one| Opt::new(one.id(), one.name())).collect();
            vec![choice("city", "City", options, city.id())]
        }
        Command::CountWarsaw { infantry, militia } => vec![
            steps("infantry", "Infantry and guard factors", 0, MOST_IN_WARSAW, *infantry).hint(&format!(
                "Of any power, in corps and garrison, inside the city. {INFANTRY_PREVENTS} prevent a revolt."
            )),
            steps("militia", "Militia factors", 0, MOST_IN_WARSAW, *militia),
        ],
        Command::NoteFrench { province, present } => vec![
            choice("province", "Province", all_of!(Province::ALL), province.id()),
            toggle("present", "French corps or factors are there", *present),
        ],
        Command::NoteFrenchLeader { leader } => {
            vec![choice("leader", "With the French at Warsaw", all_of!(FrenchLeader::ALL), leader.id())]
        }
        Command::NoteNapoleon { dead } => vec![toggle("dead", "Napoleon is dead", *dead)],
        Command::ChooseOrder { france_last, britain_first } => vec![
            toggle("france-last", "France moves last by land", *france_last),
            toggle("britain-first", "Great Britain moves first at sea", *britain_first),
        ],
        Command::GainPossession { name, printed, from } => {
            let mut from_whom = vec![Opt::new("nobody", "A minor country")];
            from_whom.extend(powers_but(Power::Poland));
            vec![
                Field::new("name", "Name", Control::Text, name),
                steps("money", "Printed money", 0, 99, printed.money.count()),
                steps("manpower", "Printed manpower", 0, 99, printed.manpower.count()),
                choice("from", "Holder of 1805", from_whom, from.map_or("nobody", Power::id)),
            ]
        }
        Command::LosePossession { name } => {
            let options = game.board.possessions.iter().map(|one| Opt::new(&one.name, &one.name)).collect();
            vec![choice("name", "Possession", options, name)]
        }
        other => pieces::fields(game, other),
    }
}

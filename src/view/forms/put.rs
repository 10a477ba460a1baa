//! Answers put into commands.

use super::options::{POSTS, place_from, store_from};
use crate::game::command::{Cession, Command, NamedIncome};
use crate::model::board::FrenchLeader;
use crate::model::economy::Column;
use crate::model::forces::{Arm, CorpsId, Factors, FleetId, Leader};
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{Manpower, Money, PoliticalPoints, Sum, VictoryPoints};
use crate::model::why::Cause;

fn set<T>(slot: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *slot = value;
    }
}

fn number<T: TryFrom<i32>>(value: &str) -> Option<T> {
    value.trim().replace('−', "-").parse::<i32>().ok().and_then(|number| T::try_from(number).ok())
}

fn arm(factors: &mut Factors, key: &str, value: &str) {
    let (Some(arm), Some(count)) = (Arm::from_id(key), number::<u16>(value)) else { return };
    match arm {
        Arm::Infantry => factors.infantry = count,
        Arm::Militia => factors.militia = count,
        Arm::Cavalry => factors.cavalry = count,
    }
}

pub(super) fn put(command: &mut Command, key: &str, value: &str) {
    match command {
        Command::Note { text } => value.clone_into(text),
        Command::NoteVictory { power, points } => match key {
            "power" => set(power, Partitioner::from_id(value)),
            _ => set(points, number(value).map(VictoryPoints::new)),
        },
        Command::BookEconomy { .. } | Command::ChooseManipulation { .. } => economy(command, key, value),
        Command::DeclareWar { .. }
        | Command::JoinWar { .. }
        | Command::MarkWar { .. }
        | Command::MakePeace { .. }
        | Command::MakeAlliance { .. }
        | Command::BreakAlliance { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. } => diplomacy(command, key, value),
        _ => {
            board(command, key, value);
            forces(command, key, value);
        }
    }
}

fn diplomacy(command: &mut Command, key: &str, value: &str) {
    let power = Power::from_id(value);
    match command {
        Command::DeclareWar { by, on } => match key {
            "by" => set(by, power),
            _ => set(on, power),
        },
        Command::JoinWar { by, ally, on } => match key {
            "by" => set(by, power),
            "ally" => set(ally, power),
            _ => set(on, power),
        },
        Command::MarkWar { partitioner, excepted } => match key {
            "partitioner" => set(partitioner, Partitioner::from_id(value)),
            _ => *excepted = value == "yes",
        },
        Command::MakePeace { .. } => peace(command, key, value),
        Command::MakeAlliance { one, other } => match key {
            "one" => set(one, power),
            _ => set(other, power),
        },
        Command::BreakAlliance { by, with } => match key {
            "by" => set(by, power),
            _ => set(with, power),
        },
        Command::WarOnMinor { by, minor } | Command::PeaceWithMinor { by, minor } => match key {
            "by" => set(by, power),
            _ => set(minor, Minor::from_id(value)),
        },
        Command::BookPoints { points, cause } => match key {
            "points" => set(points, number(value).map(PoliticalPoints::new)),
            _ => set(cause, Cause::from_id(value)),
        },
        _ => {}
    }
}

fn peace(command: &mut Command, key: &str, value: &str) {
    let Command::MakePeace { one, other, loser, ceded, months } = command else { return };
    match key {
        "one" | "other" => {
            set(if key == "one" { one } else { other }, Power::from_id(value));
            // Outcome and cessions were between other powers.
            *loser = None;
            ceded.clear();
        }
        "loser" => *loser = Power::from_id(value),
        "months" => set(months, number(value)),
        _ => {
            let Some(province) = key.strip_prefix("cede:").and_then(Province::from_id) else { return };
            ceded.retain(|cession| cession.province != province);
            if value == "yes" {
                ceded.push(Cession { province, to: *other });
            }
        }
    }
}

/// The peace's cessions are those it can move, each to the side that gains it; only the game knows which these are.
pub(super) fn direct_cessions(command: &mut Command, gains: &[(Province, Power)]) {
    if let Command::MakePeace { ceded, .. } = command {
        ceded.retain_mut(|cession| {
            let gain = gains.iter().find(|(province, _)| *province == cession.province);
            gain.is_some_and(|(_, to)| {
                cession.to = *to;
                true
            })
        });
    }
}

fn economy(command: &mut Command, key: &str, value: &str) {
    match command {
        Command::ChooseManipulation { column } => set(column, Column::from_id(value)),
        Command::BookEconomy { card, loss, other } => match key.split_once(':') {
            Some((part, at)) => {
                let line = at.parse::<usize>().ok().and_then(|at| other.get_mut(at));
                if let Some(NamedIncome { name, sum }) = line {
                    match part {
                        "name" => value.clone_into(name),
                        "money" => set(&mut sum.money, number(value).map(Money::new)),
                        _ => set(&mut sum.manpower, number(value).map(Manpower::new)),
                    }
                }
            }
            None => match key {
                "victory" => set(&mut card.victory, number(value)),
                "drift" => set(&mut card.drift, number(value)),
                "loss" => *loss = Some(value == "yes"),
                "lines" => {
                    if let Some(count) = number::<u8>(value) {
                        let blank = NamedIncome { name: String::new(), sum: Sum::default() };
                        other.resize(usize::from(count), blank);
                    }
                }
                _ => {}
            },
        },
        _ => {}
    }
}

fn board(command: &mut Command, key: &str, value: &str) {
    let yes = value == "yes";
    let power = Power::from_id(value);
    match command {
        Command::TakeProvince { province, by } => match key {
            "by" => set(by, power),
            _ => set(province, Province::from_id(value)),
        },
        Command::CedeProvince { province, to } => match key {
            "to" => set(to, power),
            _ => set(province, Province::from_id(value)),
        },
        Command::TakeCity { city, by } | Command::Besiege { city, by } => match key {
            "by" => set(by, power),
            _ => set(city, City::from_id(value)),
        },
        Command::LiftSiege { city } => set(city, City::from_id(value)),
        Command::CountWarsaw { infantry, militia } => match key {
            "infantry" => set(infantry, number(value)),
            _ => set(militia, number(value)),
        },
        Command::NoteFrench { province, present } => match key {
            "present" => *present = yes,
            _ => set(province, Province::from_id(value)),
        },
        Command::NoteFrenchLeader { leader } => set(leader, FrenchLeader::from_id(value)),
        Command::NoteNapoleon { dead } => *dead = yes,
        Command::ChooseOrder { france_last, britain_first } => match key {
            "france-last" => *france_last = yes,
            _ => *britain_first = yes,
        },
        Command::GainPossession { name, printed, from } => match key {
            "name" => value.clone_into(name),
            "money" => set(&mut printed.money, number(value).map(Money::new)),
            "manpower" => set(&mut printed.manpower, number(value).map(Manpower::new)),
            _ => *from = power,
        },
        Command::LosePossession { name } => value.clone_into(name),
        _ => {}
    }
}

fn forces(command: &mut Command, key: &str, value: &str) {
    match command {
        Command::PlaceCorps { at, factors, .. } => match key {
            "at" => set(at, place_from(value)),
            _ => arm(factors, key, value),
        },
        Command::Reinforce { factors, .. } => arm(factors, key, value),
        Command::Garrison { city, factors } => match key {
            "city" => set(city, City::from_id(value)),
            _ => arm(factors, key, value),
        },
        Command::Transfer { from, to, factors } => match key {
            "from" => set(from, store_from(value)),
            "to" => set(to, store_from(value)),
            _ => arm(factors, key, value),
        },
        Command::MoveCorps { to, .. } => set(to, place_from(value)),
        Command::LoseFactors { from, factors } => match key {
            "from" => set(from, store_from(value)),
            _ => arm(factors, key, value),
        },
        Command::PlaceLeader { leader, with } => match key {
            "leader" => set(leader, Leader::from_id(value)),
            _ => set(with, CorpsId::from_id(value)),
        },
        Command::LoseLeader { leader, post } => match key {
            "leader" => set(leader, Leader::from_id(value)),
            _ => set(post, POSTS.iter().find(|(id, ..)| *id == value).map(|(_, _, post)| *post)),
        },
        Command::PlaceFleet { fleet, port, ships } => match key {
            "fleet" => set(fleet, FleetId::from_id(value)),
            "port" => set(port, City::from_id(value)),
            _ => set(ships, number(value)),
        },
        Command::MoveFleet { fleet, to } => match key {
            "fleet" => set(fleet, FleetId::from_id(value)),
            _ => *to = City::from_id(value),
        },
        Command::LoseShips { fleet, ships } => match key {
            "fleet" => set(fleet, FleetId::from_id(value)),
            _ => set(ships, number(value)),
        },
        Command::PlaceDepot { at } | Command::RemoveDepot { at } => set(at, place_from(value)),
        Command::RiseAfterCombat { province } => {
            set(province, Province::from_id(value));
        }
        Command::LoseGuerrillas { province, count } => match key {
            "count" => set(count, number(value)),
            _ => set(province, Province::from_id(value)),
        },
        _ => {}
    }
}

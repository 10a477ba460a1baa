//! What each command asks.

use super::books::{book, column_words, house_rule, sum};
use super::correct::value as correction;
use super::options::{besieged, corps_on_map, depots, end_of_post, garrisons, others, places, stores};
use crate::game::command::{Cession, Command};
use crate::model::board::FrenchLeader;
use crate::model::economy::Column;
use crate::model::forces::{Arm, Factors, FleetId, Leader, Store};
use crate::model::game::Game;
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::{PoliticalPoints, VictoryPoints};
use crate::model::why::Cause;
use crate::rules::base_game::diplomacy::PEACE;
use crate::rules::base_game::diplomacy::possible_cessions;
use crate::rules::s22_2_creation::revolt::INFANTRY_PREVENTS;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;
use crate::view::form::Form;

/// The most months of enforced peace that are offered.
const MOST_MONTHS: i32 = 60;
/// The most factors counted in Warsaw.
const MOST_IN_WARSAW: i32 = 200;
/// The most points booked at once.
const MOST_POINTS: i32 = 20;
/// The most victory points of a power, either way.
const MOST: i32 = 999;
/// The most printed on a possession.
const MOST_PRINTED: i32 = 99;
/// Causes offered for points of the base game.
const BOARD_CAUSES: [Cause; 2] = [Cause::Battle, Cause::BoardPoints];

/// What a command asks, and the command with the answers.
pub(super) fn ask(form: &mut Form, game: &Game, command: &Command) -> Command {
    let pool = game.forces.pool;
    match command {
        Command::DeclareWar { by, on } => {
            let by = form.member("by", "Who declares", Power::ALL, *by);
            Command::DeclareWar { by, on: form.member("on", "On whom", &others(by), *on) }
        }
        Command::JoinWar { by, ally, on } => {
            let by = form.member("by", "Who joins", Power::ALL, *by);
            let ally = form.member("ally", "Called by", &others(by), *ally);
            Command::JoinWar { by, ally, on: form.member("on", "Against", &others(by), *on) }
        }
        Command::MarkWar { partitioner, excepted } => {
            let partitioner = form.member("partitioner", "France's enemy", Partitioner::ALL, *partitioner);
            form.hint("Declared before play began, or by France in the first Political phase.");
            let excepted = form.toggle("excepted", "This war does not bar a creation", *excepted);
            Command::MarkWar { partitioner, excepted }
        }
        Command::MakePeace { .. } => peace(form, game, command),
        Command::MakeAlliance { one, other } => {
            let one = form.member("one", "One partner", Power::ALL, *one);
            Command::MakeAlliance { one, other: form.member("other", "With", &others(one), *other) }
        }
        Command::BreakAlliance { by, with } => {
            let by = form.member("by", "Who breaks it", Power::ALL, *by);
            Command::BreakAlliance { by, with: form.member("with", "With", &others(by), *with) }
        }
        Command::WarOnMinor { by, minor } => {
            let (by, minor) = with_minor(form, *by, *minor);
            Command::WarOnMinor { by, minor }
        }
        Command::PeaceWithMinor { by, minor } => {
            let (by, minor) = with_minor(form, *by, *minor);
            Command::PeaceWithMinor { by, minor }
        }
        Command::BookPoints { points, cause } => {
            form.hint("Battles: half a point for each corps of the enemy, rounded up, three at most.");
            let points =
                form.amount("points", "Political points", points.count(), (-MOST_POINTS, MOST_POINTS));
            let cause = form.member("cause", "For", &BOARD_CAUSES, *cause);
            Command::BookPoints { points: PoliticalPoints::new(points), cause }
        }
        Command::TakeProvince { province, by } => {
            let province = form.member("province", "Province", Province::ALL, *province);
            Command::TakeProvince { province, by: form.member("by", "Conquered by", Power::ALL, *by) }
        }
        Command::CedeProvince { province, to } => {
            let province = form.member("province", "Province", Province::ALL, *province);
            Command::CedeProvince { province, to: form.member("to", "New owner", Power::ALL, *to) }
        }
        Command::TakeCity { city, by } => {
            let city = form.member("city", "City", City::ALL, *city);
            Command::TakeCity { city, by: form.member("by", "Taken by", Power::ALL, *by) }
        }
        Command::Besiege { city, by } => {
            let city = form.member("city", "City", City::ALL, *city);
            Command::Besiege { city, by: form.member("by", "Besieged by", Power::ALL, *by) }
        }
        Command::LiftSiege { city } => {
            Command::LiftSiege { city: form.member("city", "City", &besieged(game, *city), *city) }
        }
        Command::CountWarsaw { infantry, militia } => {
            form.hint(format!(
                "Of any power, in corps and garrison, inside the city. {INFANTRY_PREVENTS} prevent a revolt."
            ));
            let label = "Infantry and guard factors";
            let infantry = form.amount("infantry", label, *infantry, (0, MOST_IN_WARSAW));
            let militia = form.amount("militia", "Militia factors", *militia, (0, MOST_IN_WARSAW));
            Command::CountWarsaw { infantry, militia }
        }
        Command::NoteFrench { province, present } => {
            let province = form.member("province", "Province", Province::ALL, *province);
            let present = form.toggle("present", "French corps or factors are there", *present);
            Command::NoteFrench { province, present }
        }
        Command::NoteFrenchLeader { leader } => {
            let leader = form.member("leader", "With the French at Warsaw", FrenchLeader::ALL, *leader);
            Command::NoteFrenchLeader { leader }
        }
        Command::NoteNapoleon { dead } => {
            Command::NoteNapoleon { dead: form.toggle("dead", "Napoleon is dead", *dead) }
        }
        Command::ChooseOrder { france_last, britain_first } => Command::ChooseOrder {
            france_last: form.toggle("france-last", "France moves last by land", *france_last),
            britain_first: form.toggle("britain-first", "Great Britain moves first at sea", *britain_first),
        },
        Command::GainPossession { name, printed, from } => Command::GainPossession {
            name: form.words("name", "Name", name),
            printed: sum(form, "", ["Printed money", "Printed manpower"], *printed, (0, MOST_PRINTED)),
            from: form.member_or("from", "Holder of 1805", &others(Power::Poland), "A minor country", *from),
        },
        Command::LosePossession { name } => {
            let names = game.board.possessions.iter().map(|one| (one.name.clone(), one.name.clone()));
            Command::LosePossession { name: form.choice("name", "Possession", names.collect(), name) }
        }
        Command::PlaceCorps { corps, at, factors } => Command::PlaceCorps {
            corps: *corps,
            at: form.member("at", "Where", &places(game, false), *at),
            factors: arms(form, *factors, pool, |arm| capacity(*corps).takes(arm)),
        },
        Command::Reinforce { corps, factors } => Command::Reinforce {
            corps: *corps,
            factors: arms(form, *factors, pool, |arm| capacity(*corps).takes(arm)),
        },
        Command::Garrison { city, factors } => Command::Garrison {
            city: form.member("city", "City", &garrisons(game, *city), *city),
            factors: arms(form, *factors, pool, |_| true),
        },
        Command::Transfer { from, to, factors } => {
            let from = form.member("from", "From", &stores(game, true), *from);
            let to = form.member("to", "To", &stores(game, false), *to);
            Command::Transfer { from, to, factors: held(form, game, from, *factors) }
        }
        Command::MoveCorps { corps, to } => {
            Command::MoveCorps { corps: *corps, to: form.member("to", "Where to", &places(game, true), *to) }
        }
        Command::LoseFactors { from, factors } => {
            let from = form.member("from", "Whose", &stores(game, true), *from);
            Command::LoseFactors { from, factors: held(form, game, from, *factors) }
        }
        Command::PlaceLeader { leader, with } => Command::PlaceLeader {
            leader: form.member("leader", "Leader", Leader::ALL, *leader),
            with: form.member("with", "With", &corps_on_map(game, Some(*with)), *with),
        },
        Command::LoseLeader { leader, post } => Command::LoseLeader {
            leader: form.member("leader", "Leader", Leader::ALL, *leader),
            post: end_of_post(form, *post),
        },
        Command::PlaceFleet { fleet, port, ships } => Command::PlaceFleet {
            fleet: form.member("fleet", "Fleet", FleetId::ALL, *fleet),
            port: form.member("port", "Port", &ports(), *port),
            ships: form.amount("ships", "Ships", *ships, (0, FLEET_SHIPS.into())),
        },
        Command::MoveFleet { fleet, to } => {
            let fleet = form.member("fleet", "Fleet", FleetId::ALL, *fleet);
            let to = form.member_or("to", "Where to", &ports(), "Elsewhere on the board", *to);
            Command::MoveFleet { fleet, to }
        }
        Command::LoseShips { fleet, ships } => Command::LoseShips {
            fleet: form.member("fleet", "Fleet", FleetId::ALL, *fleet),
            ships: form.amount("ships", "Ships lost", *ships, (0, FLEET_SHIPS.into())),
        },
        Command::PlaceDepot { at } => {
            Command::PlaceDepot { at: form.member("at", "Where", &places(game, true), *at) }
        }
        Command::RemoveDepot { at } => {
            Command::RemoveDepot { at: form.member("at", "Which", &depots(game), *at) }
        }
        Command::RiseAfterCombat { province } => Command::RiseAfterCombat {
            province: form.member("province", "Province", &Province::POLISH, *province),
        },
        Command::LoseGuerrillas { province, count } => {
            let province = form.member("province", "Province", Province::ALL, *province);
            let most = i32::from(game.forces.guerrillas[province]).max(1);
            let count = form.amount("count", "Factors lost", *count, (0, most));
            Command::LoseGuerrillas { province, count }
        }
        Command::BookEconomy { card, loss, other } => book(form, game, *card, *loss, other),
        Command::ChooseManipulation { column } => {
            let columns: Vec<_> =
                Column::ALL.iter().map(|one| (one.id().to_owned(), column_words(*one), *one)).collect();
            let chosen = form.in_sight().one_of("column", "Column", &columns, column.id());
            Command::ChooseManipulation { column: chosen.unwrap_or(*column) }
        }
        Command::ChangeHouseRule(rule) => Command::ChangeHouseRule(house_rule(form, *rule)),
        Command::NoteVictory { power, points } => {
            let power = form.member("power", "Power", Partitioner::ALL, *power);
            let points = form.amount("points", "Its victory points", points.count(), (-MOST, MOST));
            Command::NoteVictory { power, points: VictoryPoints::new(points) }
        }
        Command::Correct { value, reason } => {
            let value = correction(form, game, *value);
            form.hint("It is kept in the record, beside the value.");
            Command::Correct { value, reason: form.words("reason", "Why", reason) }
        }
        Command::Note { text } => Command::Note { text: form.words("text", "Note", text) },
        // They ask nothing, or have a page of their own.
        Command::Begin(_)
        | Command::RollBid { .. }
        | Command::RollRevolt { .. }
        | Command::RollGuerrillas { .. }
        | Command::NextPhase { .. }
        | Command::NextMonth { .. }
        | Command::CreatePoland { .. }
        | Command::CreatePolandByFrance {}
        | Command::DestroyCorps { .. }
        | Command::RaiseProvincials {}
        | Command::PlaceKrasinski {}
        | Command::CloseQuarter(_)
        | Command::Buy(_)
        | Command::DissolveArmy {}
        | Command::DissolvePoland {}
        | Command::ChangeRuling(_)
        | Command::SetCard(_)
        | Command::Overrule { .. } => command.clone(),
    }
}

fn with_minor(form: &mut Form, by: Power, minor: Minor) -> (Power, Minor) {
    let by = form.member("by", "Power", Power::ALL, by);
    (by, form.member("minor", "Minor country", Minor::ALL, minor))
}

fn peace(form: &mut Form, game: &Game, command: &Command) -> Command {
    let Command::MakePeace { one, other, loser, ceded, months } = command else { return command.clone() };
    let was = (*one, *other);
    let one = if *one == Power::Poland { *one } else { form.member("one", "One side", Power::ALL, *one) };
    let other = form.member("other", "With", &others(one), *other);
    // Outcome and cessions are between these two.
    let same = (one, other) == was;
    let surrender =
        |power: Power| (power.id().to_owned(), format!("{} surrenders", power.name()), Some(power));
    let outcomes = [("nobody".to_owned(), "By agreement".to_owned(), None), surrender(one), surrender(other)];
    let loser = loser.filter(|_| same);
    let loser = form.one_of("loser", "Outcome", &outcomes, loser.map_or("nobody", Power::id)).flatten();
    let ceded = possible_cessions(game, one, other, loser).into_iter().filter(|Cession { province, to }| {
        let now = same && ceded.iter().any(|one| one.province == *province);
        form.toggle(
            &format!("cede:{}", province.id()),
            &format!("{} goes to {}", province.name(), to.name()),
            now,
        )
    });
    let ceded = ceded.collect();
    form.hint(format!("{} in the base game, counted from Peace step to Peace step.", PEACE.0));
    let months = form.amount("months", "Months of enforced peace", *months, (0, MOST_MONTHS));
    Command::MakePeace { one, other, loser, ceded, months }
}

/// Factors of those kept there.
fn held(form: &mut Form, game: &Game, from: Store, now: Factors) -> Factors {
    arms(form, now, game.forces.in_store(from), |_| true)
}

/// Factors of each arm that is there and that may be taken.
fn arms(form: &mut Form, now: Factors, there: Factors, takes: impl Fn(Arm) -> bool) -> Factors {
    Arm::ALL.iter().copied().fold(Factors::NONE, |all, arm| {
        let (count, most) = (now.count(arm), there.count(arm));
        let asked = takes(arm) && (most > 0 || count > 0);
        let label = match arm {
            Arm::Infantry => "Infantry factors",
            Arm::Militia => "Militia factors",
            Arm::Cavalry => "Cavalry factors",
        };
        let count = if asked { form.amount(arm.id(), label, count, (0, most.into())) } else { count };
        all.plus(Factors::of(arm, count))
    })
}

fn ports() -> Vec<City> {
    City::ALL.iter().copied().filter(|city| city.is_port()).collect()
}

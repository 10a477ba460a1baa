//! The fields of acts with corps, fleets, depots, leaders and guerrillas.

use super::super::options::{POSTS, all_of, corps_on_map, place_id, places, store_id, stores};
use super::super::{Field, Opt};
use super::{choice, steps};
use crate::game::command::Command;
use crate::model::forces::{Arm, Factors, FleetId, Leader};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;

/// The answer of a fleet that is in no port of the map.
const ELSEWHERE: &str = "abroad";

fn arms(of: Factors, most: Factors, takes: impl Fn(Arm) -> bool) -> Vec<Field> {
    let arms = Arm::ALL.iter().filter(|arm| takes(**arm) && (most.count(**arm) > 0 || of.count(**arm) > 0));
    arms.map(|arm| {
        let most = i32::from(most.count(*arm).max(of.count(*arm)));
        let label = match arm {
            Arm::Infantry => "Infantry factors",
            Arm::Militia => "Militia factors",
            Arm::Cavalry => "Cavalry factors",
        };
        steps(arm.id(), label, 0, most, of.count(*arm))
    })
    .collect()
}

pub(super) fn fields(game: &Game, command: &Command) -> Vec<Field> {
    let pool = game.forces.pool;
    match command {
        Command::PlaceCorps { corps, at, factors } => {
            let mut fields = vec![choice("at", "Where", places(game, false), &place_id(*at))];
            fields.extend(arms(*factors, pool, |arm| capacity(*corps).takes(arm)));
            fields
        }
        Command::Reinforce { corps, factors } => arms(*factors, pool, |arm| capacity(*corps).takes(arm)),
        Command::Garrison { city, factors } => {
            let own = City::ALL.iter().filter(|one| game.is_part_of_poland(one.province()) || *one == city);
            let options = own.map(|one| Opt::new(one.id(), one.name())).collect();
            let mut fields = vec![choice("city", "City", options, city.id())];
            fields.extend(arms(*factors, pool, |_| true));
            fields
        }
        Command::Transfer { from, to, factors } => {
            let mut fields = vec![
                choice("from", "From", stores(game, true), &store_id(*from)),
                choice("to", "To", stores(game, false), &store_id(*to)),
            ];
            fields.extend(arms(*factors, game.forces.in_store(*from), |_| true));
            fields
        }
        Command::MoveCorps { to, .. } => vec![choice("to", "Where to", places(game, true), &place_id(*to))],
        Command::LoseFactors { from, factors } => {
            let mut fields = vec![choice("from", "Whose", stores(game, true), &store_id(*from))];
            fields.extend(arms(*factors, game.forces.in_store(*from), |_| true));
            fields
        }
        Command::PlaceLeader { leader, with } => {
            let mut corps = corps_on_map(game);
            if corps.iter().all(|one| one.id != with.id()) {
                corps.push(Opt::new(with.id(), with.name()));
            }
            vec![
                choice("leader", "Leader", all_of!(Leader::ALL), leader.id()),
                choice("with", "With", corps, with.id()),
            ]
        }
        Command::LoseLeader { leader, post } => {
            let options = POSTS.iter().map(|(id, label, _)| Opt::new(*id, *label)).collect();
            let now = POSTS.iter().find(|(_, _, one)| one == post).map_or("", |(id, ..)| *id);
            vec![
                choice("leader", "Leader", all_of!(Leader::ALL), leader.id()),
                choice("post", "What became of him", options, now),
            ]
        }
        Command::PlaceFleet { fleet, port, ships } => {
            let ports = City::ALL.iter().filter(|city| city.is_port());
            let ports = ports.map(|city| Opt::new(city.id(), city.name())).collect();
            vec![
                choice("fleet", "Fleet", all_of!(FleetId::ALL), fleet.id()),
                choice("port", "Port", ports, port.id()),
                steps("ships", "Ships", 0, i32::from(FLEET_SHIPS), *ships),
            ]
        }
        Command::MoveFleet { fleet, to } => {
            let ports = City::ALL.iter().filter(|city| city.is_port());
            let ports = ports.map(|city| Opt::new(city.id(), city.name()));
            let berths = ports.chain([Opt::new(ELSEWHERE, "Elsewhere on the board")]).collect();
            vec![
                choice("fleet", "Fleet", all_of!(FleetId::ALL), fleet.id()),
                choice("to", "Where to", berths, to.map_or(ELSEWHERE, City::id)),
            ]
        }
        Command::LoseShips { fleet, ships } => vec![
            choice("fleet", "Fleet", all_of!(FleetId::ALL), fleet.id()),
            steps("ships", "Ships lost", 0, i32::from(FLEET_SHIPS), *ships),
        ],
        Command::PlaceDepot { at } => vec![choice("at", "Where", places(game, true), &place_id(*at))],
        Command::RemoveDepot { at } => {
            let options = game
                .forces
                .depots
                .iter()
                .map(|place| Opt::new(place_id(*place), crate::view::words::lists::place_name(*place)));
            let mut seen: Vec<Opt> = Vec::new();
            for option in options {
                if !seen.contains(&option) {
                    seen.push(option);
                }
            }
            vec![choice("at", "Which", seen, &place_id(*at))]
        }
        Command::RiseAfterCombat { province } => {
            vec![choice("province", "Province", all_of!(Province::POLISH), province.id())]
        }
        Command::LoseGuerrillas { province, count } => {
            let most = i32::from(game.forces.guerrillas[*province]);
            vec![
                choice("province", "Province", all_of!(Province::ALL), province.id()),
                steps("count", "Factors lost", 0, most.max(1), *count),
            ]
        }
        _ => Vec::new(),
    }
}

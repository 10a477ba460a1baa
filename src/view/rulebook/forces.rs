//! What the clauses on money, manpower and forces say now.

use super::Now;
use crate::model::clause::Clause;
use crate::model::forces::{Arm, CorpsId, Counter, FleetId, Guard, Leader};
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::setup::{Kept, Ware};
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::guard;
use crate::rules::s22_3_forces::income;
use crate::rules::s22_3_forces::leaders::leader_from;
use crate::rules::s22_3_forces::morale;
use crate::rules::s22_3_forces::provincial;
use crate::view::words::figures::{number, sum};
use crate::view::words::lists::{factors, listed, lower, place, post, ships, upper};

/// The clauses of 22.3.
pub fn state(game: &Game, clause: Clause) -> Vec<Now> {
    match clause {
        Clause::S22_3a => corps(game, Arm::Infantry),
        Clause::S22_3b => corps(game, Arm::Cavalry),
        Clause::S22_3c => counters(game),
        Clause::S22_3d => {
            let leader = |leader: &Leader| {
                let from = leader_from(*leader);
                let text = if game.date < from {
                    format!("not before {from}")
                } else {
                    post(game.forces.leaders[*leader])
                };
                Now::says(format!("{}: {text}.", leader.name()))
            };
            Leader::ALL.iter().map(leader).collect()
        }
        Clause::S22_3e => {
            let text = if game.creations == 0 {
                "Waits for the first creation."
            } else {
                "Used: Poland was created before. The next Poland starts as 22.3 g says."
            };
            vec![Now::says(text)]
        }
        Clause::S22_3f => guard(game),
        Clause::S22_3g => {
            let put_by = factors(game.forces.reserve);
            if game.poland.is_active() || game.creations == 0 {
                vec![Now::says("Nothing is put by for another Poland.")]
            } else {
                vec![Now::says(format!("Put by: {}, {put_by}.", sum(game.purse)))]
            }
        }
        Clause::S22_3h => {
            vec![Now::says(format!(
                "I Cavalry has {}.",
                factors(game.forces.corps[CorpsId::CavalryI].factors)
            ))]
        }
        Clause::S22_3i => vec![Now::says(format!("In hand: {} MP.", number(game.purse.manpower.count())))],
        other => prices(game, other),
    }
}

fn corps(game: &Game, arm: Arm) -> Vec<Now> {
    let on_map = |id: &&CorpsId| {
        capacity(**id).takes(arm) || (arm == Arm::Infantry && capacity(**id).takes(Arm::Militia))
    };
    let line = |id: &CorpsId| {
        let corps = game.forces.corps[*id];
        let Counter::OnMap(at) = corps.counter else { return None };
        Some(Now::says(format!("{} corps {}: {}.", id.name(), place(at), factors(corps.factors))))
    };
    let lines: Vec<Now> = CorpsId::ALL.iter().filter(on_map).filter_map(line).collect();
    if lines.is_empty() { vec![Now::says("None of them is on the map.")] } else { lines }
}

fn counters(game: &Game) -> Vec<Now> {
    let mut lines: Vec<Now> = FleetId::ALL
        .iter()
        .filter_map(|id| {
            let fleet = game.forces.fleets[*id];
            let at = fleet.counter.place()?;
            Some(Now::says(format!("{} {}: {}.", id.name(), place(at), ships(fleet.ships))))
        })
        .collect();
    lines.push(Now::says(format!(
        "Depots on the map: {} of {}.",
        game.forces.depots.len(),
        crate::rules::s22_3_forces::depots::DEPOTS
    )));
    lines
}

fn guard(game: &Game) -> Vec<Now> {
    let state = match game.forces.guard {
        Guard::Awaited => None,
        Guard::Due => Some("Available: he waits to be placed in Warsaw."),
        Guard::Returning => Some("He came before, and waits to be placed in Warsaw again."),
        Guard::Came => Some("He has come, and stays."),
    };
    if let Some(state) = state {
        return vec![Now::says(state)];
    }
    let conditions = guard::conditions(game);
    vec![
        Now::met(conditions.poland, "Poland exists."),
        Now::met(conditions.date, format!("It is {} or later.", guard::first_month())),
        Now::met(conditions.allied, "Poland is allied with France."),
        Now::met(conditions.peace, "Poland is at peace with every other power."),
    ]
}

fn prices(game: &Game, clause: Clause) -> Vec<Now> {
    let price = |ware: Ware| format!("{}: {}.", ware.name(), sum(costs::price(game, ware).value()));
    match clause {
        Clause::S22_3j => {
            let arm = |arm: &Arm| format!("{} {}", arm.name(), morale::morale(game, *arm).value());
            let mut parts: Vec<String> = Arm::ALL.iter().map(arm).collect();
            parts.push(format!("provincial corps {}", morale::provincial_morale(game).value()));
            vec![Now::says(format!("{}.", upper(&parts.join(", "))))]
        }
        Clause::S22_3k => {
            let next = provincial::next_raising(game.date, &game.setup.rulings);
            let to_raise: Vec<&str> = provincial::to_be_raised(game).map(CorpsId::name).collect();
            let mut lines = vec![Now::says(format!("Raised next in {next}."))];
            if !to_raise.is_empty() {
                lines.push(Now::says(format!("Below full strength: {}.", listed(to_raise))));
            }
            lines
        }
        Clause::S22_3l if !game.poland.is_active() => vec![Now::says("No Poland, no income.")],
        Clause::S22_3l => {
            let counted = income::provinces_counted(game);
            let times = income::multiplier(counted);
            vec![
                Now::says(format!("Provinces counted: {counted}, so × {times} now.")),
                Now::says(format!("Income now: {}.", sum(income::income(game).value()))),
            ]
        }
        Clause::S22_3m => {
            let wares = [
                costs::infantry_ware(game),
                Ware::Militia,
                Ware::Ship,
                Ware::Depot,
                Ware::Corps,
                Ware::Fleet,
            ];
            wares.into_iter().map(|ware| Now::says(price(ware))).collect()
        }
        Clause::S22_3n => {
            let mut lines =
                vec![Now::says(format!("In force now: {}", lower(&price(costs::cavalry_ware(game)))))];
            if let Some(other) = costs::cavalry_choice(game) {
                lines.push(Now::says(format!("Or, as the buyer chooses: {}", lower(&price(other)))));
            }
            lines
        }
        Clause::S22_3o => {
            let mut lines: Vec<Now> = Kept::ALL
                .iter()
                .map(|what| Now::says(format!("{}: {} pay.", what.name(), costs::kept(game, *what))))
                .collect();
            lines.push(Now::says(format!("Upkeep now: {}.", sum(costs::upkeep(game).value()))));
            lines
        }
        Clause::S22_3p => {
            let standing = |province: &Province| {
                let count = game.forces.guerrillas[*province];
                (count > 0).then(|| format!("{} {count}", province.name()))
            };
            let counts: Vec<String> = Province::ALL.iter().filter_map(standing).collect();
            let text = if counts.is_empty() {
                "No guerrillas stand now.".to_owned()
            } else {
                format!("{}.", counts.join(", "))
            };
            vec![Now::says(text)]
        }
        Clause::S22_3r => {
            let open = if game.forces.first_placement {
                "Counters placed now are free."
            } else {
                "No first placement is open."
            };
            let waiting = if game.forces.pool.is_none() {
                "Nothing waits".to_owned()
            } else {
                format!("Waiting: {}", factors(game.forces.pool))
            };
            vec![Now::says(open), Now::says(format!("{waiting}."))]
        }
        Clause::S22_3s => {
            let due = income::loss_die_due(game.marker);
            let text = if due { "below: the die is due" } else { "not below: no die" };
            vec![Now::says(format!("Square {}, {text}.", game.marker))]
        }
        _ => Vec::new(),
    }
}

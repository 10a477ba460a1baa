//! What the clauses on minor countries, war, standing, dissolution, victory and the base game say now.

use super::{Now, bars, conditions};
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::economy::Recruit;
use crate::model::game::Game;
use crate::model::minor::MinorGroup;
use crate::model::place::{City, Province};
use crate::model::poland::Poland;
use crate::model::power::Power;
use crate::rules::base_game;
use crate::rules::s22_3_forces::income;
use crate::rules::s22_4_minors;
use crate::rules::s22_5_war;
use crate::rules::s22_6_standing;
use crate::rules::s22_7_dissolution;
use crate::rules::s22_8_victory;
use crate::view::explain::standing_name;
use crate::view::words::event::square;
use crate::view::words::figures::{counted, number, signed};
use crate::view::words::lists::lower;
use crate::view::words::lists::{factors, listed};

/// The clauses of 22.4 to 22.8, and the facts of the base game.
pub fn state(game: &Game, clause: Clause) -> Vec<Now> {
    match clause {
        Clause::S22_4a => MinorGroup::ALL
            .iter()
            .map(|group| {
                let modifier = s22_4_minors::modifier_of_group(game, *group).value();
                Now::says(format!("{}: {}.", group.name(), signed(modifier)))
            })
            .collect(),
        Clause::S22_4b => {
            let applies = s22_4_minors::dominant_bonus_applies(game);
            vec![Now::met(applies, if applies { "Applies now." } else { "Does not apply now." })]
        }
        Clause::S22_5a => {
            let joins = Province::POLISH.iter().filter(|one| s22_5_war::joins_at_once(game, **one));
            let joins: Vec<&str> = joins.map(|one| one.name()).collect();
            vec![Now::says(format!("Would join at once: {}.", listed(joins)))]
        }
        Clause::S22_5b => occupied(game),
        Clause::S22_5d => match s22_5_war::enemy_in_warsaw(game) {
            Some(enemy) => vec![Now::says(format!("{} occupies Warsaw.", enemy.name()))],
            None => vec![Now::says("No unbesieged enemy is in a Polish Warsaw.")],
        },
        Clause::S22_5f => {
            let text = if game.done.landless {
                "Poland has lost its last province."
            } else {
                "Poland has land, or does not exist."
            };
            vec![Now::says(text)]
        }
        Clause::S22_6a | Clause::S22_6b | Clause::S22_6c | Clause::S22_6d | Clause::S22_6e => {
            standing(game, clause)
        }
        Clause::S22_7a
        | Clause::S22_7b
        | Clause::S22_7c
        | Clause::S22_7e
        | Clause::S22_7f
        | Clause::S22_7g
        | Clause::S22_7h => dissolution(game, clause),
        other => victory_and_base(game, other),
    }
}

fn occupied(game: &Game) -> Vec<Now> {
    let line = |(province, by): (Province, Power)| {
        let since = game.board.cities[province.capital()].since;
        let pays = if income::pays_nothing(game, province) { "pays nothing" } else { "pays" };
        let capital = province.capital().name();
        Now::says(format!("{}: {} has held {capital} since {since}; it {pays}.", province.name(), by.name()))
    };
    let lines: Vec<Now> = s22_5_war::occupied_provinces(game).map(line).collect();
    if lines.is_empty() { vec![Now::says("No Polish province is occupied.")] } else { lines }
}

fn standing(game: &Game, clause: Clause) -> Vec<Now> {
    let met = s22_6_standing::dominance_conditions(game);
    match clause {
        Clause::S22_6a => {
            let missing = Province::POLISH.iter().filter(|one| !game.is_part_of_poland(**one));
            let missing: Vec<&str> = missing.map(|one| one.name()).collect();
            let text = if missing.is_empty() {
                "All seven are Polish.".to_owned()
            } else {
                format!("Missing: {}.", listed(missing))
            };
            vec![Now::met(met.major, text)]
        }
        Clause::S22_6b => Province::CONQUESTS
            .iter()
            .map(|one| {
                let holder = game.board.controller(*one);
                Now::met(holder == Power::Poland, format!("{} is held by {}.", one.name(), holder.name()))
            })
            .collect(),
        Clause::S22_6c => {
            let diplomacy = &game.diplomacy;
            let text =
                format!("{} lost, {} not lost.", diplomacy.french_wars_lost, diplomacy.french_wars_not_lost);
            vec![Now::met(met.france, format!("Wars with France: {text}"))]
        }
        Clause::S22_6d => {
            let enemies: Vec<&str> = game.diplomacy.enemies(Power::Poland).map(Power::name).collect();
            let text = if enemies.is_empty() {
                "Poland is at peace.".to_owned()
            } else {
                format!("At war with {}.", listed(enemies))
            };
            vec![
                Now::met(met.peace, text),
                Now::says(format!("Standing now: {}.", standing_name(s22_6_standing::standing(game)))),
            ]
        }
        _ => {
            let regular = s22_6_standing::standing(game) == s22_6_standing::Standing::Dominant;
            vec![Now::says(if regular {
                "Provincial corps are regular now."
            } else {
                "Provincial corps are provincial now."
            })]
        }
    }
}

fn dissolution(game: &Game, clause: Clause) -> Vec<Now> {
    let occupation = game.board.occupation;
    let free = || vec![Now::says("Warsaw is not occupied.")];
    match clause {
        Clause::S22_7a if game.poland.is_active() => {
            conditions(game, clause, Command::DissolvePoland {}, "The dissolver")
        }
        Clause::S22_7b => occupation.map_or_else(free, |held| match held.counts_since {
            Some(since) => {
                let from = s22_7_dissolution::earliest(since);
                let by = held.by.name();
                vec![Now::met(
                    game.date >= from,
                    format!("{by} in Warsaw, counted from {since}: complete in {from}."),
                )]
            }
            None => vec![Now::says(format!("{} holds Warsaw, and its months do not count.", held.by.name()))],
        }),
        Clause::S22_7c => occupation.map_or_else(free, |_| {
            let done = game.poland.active().is_some_and(|poland| poland.army_dissolved);
            let text =
                if done { "The army is dissolved." } else { "The Polish player has not dissolved the army." };
            vec![Now::met(done, text)]
        }),
        Clause::S22_7e => bars(game, clause),
        Clause::S22_7f if !game.forces.reserve.is_none() => {
            vec![Now::says(format!("Put by: {}.", factors(game.forces.reserve)))]
        }
        Clause::S22_7g if game.poland.is_active() => {
            let held = Province::ALL.iter().filter(|one| game.board.controller(**one) == Power::Poland);
            held.map(|one| {
                Now::says(format!(
                    "{} would go to {}.",
                    one.name(),
                    s22_7_dissolution::goes_back_to(game, *one).name()
                ))
            })
            .collect()
        }
        Clause::S22_7h => {
            let applies = matches!(game.poland, Poland::Dissolved { .. });
            vec![Now::says(if applies { "Applies now." } else { "Poland is not dissolved." })]
        }
        _ => Vec::new(),
    }
}

fn victory_and_base(game: &Game, clause: Clause) -> Vec<Now> {
    match clause {
        Clause::S22_8a => vec![Now::says(format!("This campaign ends in {}.", game.setup.end.name()))],
        Clause::S22_8b => {
            let mut lines = Vec::new();
            match game.economy.manipulation {
                Some(pending) => lines.push(Now::says(format!(
                    "Chosen in {}: {}; it waits to land.",
                    pending.chosen,
                    lower(pending.column.name())
                ))),
                None => lines.push(Now::says("No manipulation is under way.")),
            }
            lines
        }
        Clause::S22_8c => {
            let level = number(s22_8_victory::polish_level(game).value());
            let text = format!("Poland has {} of {level} victory points.", number(game.victory.count()));
            vec![Now::met(game.won.is_some(), text)]
        }
        Clause::BaseEconomy => {
            let next = base_game::next_economic(game.date, &game.setup.rulings);
            vec![Now::says(format!("The next Economic phase is that of {next}."))]
        }
        Clause::BaseArrival => Recruit::ALL
            .iter()
            .map(|what| {
                let months = base_game::arrival(*what, game)
                    .map_or("not set".to_owned(), |months| counted(i64::from(months.0), "month", "months"));
                Now::says(format!("{}: {months}.", what.name()))
            })
            .collect(),
        Clause::BaseOrder => {
            vec![Now::says(format!("{}, {} phase.", game.date, game.phase.name()))]
        }
        Clause::BasePeace => bars(game, clause),
        Clause::BaseWar => vec![Now::says(format!("Poland's marker: {}.", square(game.marker)))],
        Clause::BaseSiege => {
            let besieged = City::ALL.iter().filter_map(|city| {
                let siege = game.board.cities[*city].siege?;
                Some(Now::says(format!(
                    "{} besieges {} since {}.",
                    siege.by.name(),
                    city.name(),
                    siege.since
                )))
            });
            besieged.collect()
        }
        Clause::BaseControl => {
            let conquered = Province::ALL.iter().filter_map(|one| {
                let tenure = game.board.provinces[*one];
                let by = tenure.conqueror?;
                Some(Now::says(format!(
                    "{} has conquered {}, {}'s until a peace cedes it.",
                    by.name(),
                    one.name(),
                    tenure.owner.name()
                )))
            });
            conquered.collect()
        }
        Clause::BaseTable => {
            let house = &game.setup.house;
            let changed = *house != crate::model::setup::HouseRules::default();
            let text = if changed {
                "Printed tables were changed for this campaign."
            } else {
                "Every table is as printed."
            };
            vec![Now::says(text)]
        }
        _ => Vec::new(),
    }
}

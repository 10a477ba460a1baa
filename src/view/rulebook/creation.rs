//! What the clauses on bids, creation, revolt and the order of play say now.

use super::{Now, bars, conditions};
use crate::engine::offers::{make_peace, poland_if_created, roll_revolt};
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::CorpsId;
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::poland::{Commonwealth, Founder, Subsidy};
use crate::model::power::{Partitioner, Power};
use crate::rules::base_game;
use crate::rules::s21_1_bids;
use crate::rules::s22_2_creation::general;
use crate::rules::s22_2_creation::partitioner;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_2_creation::revolt::roll_is_due;
use crate::rules::s22_2_creation::turn_order;
use crate::view::words::figures::{money, number, signed};
use crate::view::words::lists::{factors, listed};

const NO_POLAND: &str = "There is no Poland now.";

fn names(provinces: &[Province]) -> String {
    if provinces.is_empty() {
        "no province".into()
    } else {
        listed(provinces.iter().map(|province| province.name()))
    }
}

fn active(game: &Game, of: impl FnOnce(&Commonwealth) -> Vec<Now>) -> Vec<Now> {
    game.poland.active().map_or_else(|| vec![Now::says(NO_POLAND)], of)
}

fn creations(game: &Game) -> String {
    match game.creations {
        0 => "Poland was never created: the next creation is the first.".into(),
        1 => "Poland was created once.".into(),
        2 => "Poland was created twice.".into(),
        more => format!("Poland was created {more} times."),
    }
}

/// The clauses on bids, on creation in general, on creation by Warsaw's holder, and on the order of play.
pub fn general(game: &Game, clause: Clause) -> Vec<Now> {
    match clause {
        Clause::S21_1b => {
            let handicap = number(s21_1_bids::handicap(game.setup.bid, game.setup.die).value());
            let die = match game.setup.die {
                Some(die) => format!("die {}", die.pips()),
                None => "die not rolled".into(),
            };
            vec![Now::says(format!("Bid {}, {die}: the handicap is {handicap}.", game.setup.bid))]
        }
        Clause::S21_1c => {
            let port = if s21_1_bids::memel_is_port(game) { "an open port" } else { "no port" };
            let guns = number(s21_1_bids::memel_guns(game).value());
            vec![Now::says(format!("Memel is {port} with {guns} guns now."))]
        }
        Clause::S22_2a => {
            vec![Now::says(format!("This campaign began on square {}.", game.setup.start_square))]
        }
        Clause::S22_2b => {
            let next = base_game::next_economic(game.date, &game.setup.rulings);
            if general::is_waiting(game) {
                vec![Now::met(true, format!("Applies now; the next points come in {next}."))]
            } else {
                vec![Now::says(format!("No longer. {}", creations(game)))]
            }
        }
        Clause::S22_2c => creators(game),
        Clause::S22_2d => {
            let open = game.phase == Phase::Political;
            let text = if open {
                "It is the Political phase.".to_owned()
            } else {
                format!("The next Political phase is that of {}.", game.date.next())
            };
            vec![Now::met(open, text)]
        }
        Clause::S22_2e => active(game, |_| vec![Now::says("Applies now: Poland exists.")]),
        Clause::S22_2h => {
            let text = if game.phase != Phase::Political {
                "The Political phase of this month is over.".to_owned()
            } else if roll_is_due(game) {
                "A revolt roll is due in this phase.".into()
            } else {
                "No revolt roll is due in this phase.".into()
            };
            vec![Now::says(text)]
        }
        Clause::S22_2i => {
            let text =
                if game.poland.is_active() { "Not now: Poland exists." } else { "Applies now: no Poland." };
            vec![Now::says(text)]
        }
        Clause::S22_2k => vec![Now::says(format!("The marker stands on square {}.", game.marker))],
        Clause::S22_2f => vec![order(game, "By land", turn_order::land_order(game))],
        Clause::S22_2g | Clause::S22_2l => vec![order(game, "At sea", turn_order::naval_order(game))],
        other => by_warsaw(game, other),
    }
}

fn order(game: &Game, what: &str, order: Vec<Power>) -> Now {
    let has_place = game.poland.is_active() || game.poland.revolt().is_some();
    let place = if has_place { "" } else { " Poland has no place in it now." };
    let names: Vec<&str> = order.into_iter().map(Power::name).collect();
    Now::says(format!("{what}: {}.{place}", names.join(", ")))
}

fn creators(game: &Game) -> Vec<Now> {
    if game.poland.is_active() {
        return vec![Now::says("Poland exists, so nobody can create it.")];
    }
    let open = |act: &Command| crate::engine::decide::judge(game, act).is_empty();
    let mut lines: Vec<Now> = Partitioner::ALL
        .iter()
        .map(|by| {
            let can = open(&Command::CreatePoland { by: *by });
            Now::met(can, format!("{} {} create Poland now.", by.name(), if can { "can" } else { "cannot" }))
        })
        .collect();
    let can = open(&Command::CreatePolandByFrance {});
    lines.push(Now::met(can, format!("France {} create Poland now.", if can { "can" } else { "cannot" })));
    lines
}

fn subsidy(poland: &Commonwealth) -> Option<(Partitioner, Subsidy)> {
    match poland.founder {
        Founder::Partitioner { power, subsidy: Some(subsidy) } => Some((power, subsidy)),
        _ => None,
    }
}

fn by_warsaw(game: &Game, clause: Clause) -> Vec<Now> {
    match clause {
        Clause::S22_2_1a => {
            let holder = general::holder_of_warsaw(game);
            vec![Now::says(format!("{} controls Masovia now.", holder.name()))]
        }
        Clause::S22_2_1b if game.poland.is_active() => {
            vec![Now::says(format!("Poland is {}.", names(&game.polish_provinces().collect::<Vec<_>>())))]
        }
        Clause::S22_2_1b => poland_if_created(game)
            .into_iter()
            .filter(|(by, _)| by.partitioner().is_some())
            .map(|(by, made)| Now::says(format!("Of {}: {}.", by.name(), names(&made))))
            .collect(),
        Clause::S22_2_1c => vec![Now::says(creations(game))],
        Clause::S22_2_1d => bars(game, clause),
        Clause::S22_2_1e => {
            let cities = partitioner::garrison_rights(game);
            if cities.is_empty() {
                return vec![Now::says("No power has such a right now.")];
            }
            let creator = game.poland.active().and_then(|poland| poland.founder.power());
            let creator = creator.map_or("The creator", Power::name);
            let cities = listed(cities.iter().map(|city| city.name()));
            vec![Now::says(format!("{creator} may garrison {cities}."))]
        }
        Clause::S22_2_1f => Partitioner::ALL
            .iter()
            .map(|by| match game.diplomacy.war((*by).into(), Power::France) {
                None => Now::met(true, format!("{} is at peace with France.", by.name())),
                Some(war) if war.excepted => {
                    Now::met(true, format!("{}'s war with France does not bar a creation.", by.name()))
                }
                Some(_) => Now::met(false, format!("{}'s war with France bars a creation.", by.name())),
            })
            .collect(),
        Clause::S22_2_1g => active(game, |poland| match subsidy(poland) {
            Some((to, _)) => {
                let paid = money(partitioner::subsidy(to));
                vec![Now::says(format!("{} has a right to {paid} in each Economic phase.", to.name()))]
            }
            None => vec![Now::says("This Poland brings nobody a subsidy.")],
        }),
        Clause::S22_2_1h => active(game, |poland| match subsidy(poland) {
            Some((to, Subsidy { stopped_by: Some(ally), .. })) => {
                let (to, ally) = (to.name(), ally.name());
                vec![Now::says(format!(
                    "Stopped: {to} is at war with {ally}, Poland's ally, and Poland is in that war on neither side."
                ))]
            }
            Some(_) => vec![Now::says("It flows: nothing stops it.")],
            None => vec![Now::says("There is no subsidy to stop.")],
        }),
        Clause::S22_2_1i => active(game, |poland| match subsidy(poland) {
            Some((_, subsidy)) => {
                let pays = if subsidy.flowed_last_month { "pays" } else { "does not pay" };
                vec![Now::says(format!("An Economic phase in {} {pays} it.", game.date))]
            }
            None => vec![Now::says("There is no subsidy.")],
        }),
        Clause::S22_2_1j => active(game, |poland| {
            let founded = matches!(poland.founder, Founder::Partitioner { .. });
            let text = match (founded, poland.created == game.date) {
                (true, true) => "Applies in this phase.".to_owned(),
                (true, false) => format!("Applied in {}.", poland.created),
                (false, _) => "Not this Poland: Warsaw's holder did not make it.".into(),
            };
            vec![Now::says(text)]
        }),
        Clause::S22_2_1k => active(game, |poland| match poland.founder.power() {
            Some(creator) => {
                let allied = game.diplomacy.allied(Power::Poland, creator);
                let stands = if allied { "stands" } else { "is over" };
                vec![Now::says(format!("The alliance with {} {stands}.", creator.name()))]
            }
            None => vec![Now::says("Nobody made this Poland.")],
        }),
        _ => Vec::new(),
    }
}

/// The clauses on creation by France.
pub fn by_france(game: &Game, clause: Clause) -> Vec<Now> {
    let made_by_france = game.poland.active().is_some_and(|poland| poland.founder == Founder::France);
    let act = Command::CreatePolandByFrance {};
    match clause {
        Clause::S22_2_2a | Clause::S22_2_2b if game.poland.is_active() => {
            vec![Now::says("Not asked now: Poland exists.")]
        }
        Clause::S22_2_2a => conditions(game, clause, act.clone(), "Its war"),
        Clause::S22_2_2b => {
            let napoleon = if game.board.napoleon_dead { "Napoleon is dead" } else { "Napoleon lives" };
            let leader = game.board.french_leader.name();
            let mut lines = vec![Now::says(format!("{napoleon}. With the French at Warsaw: {leader}."))];
            lines.extend(conditions(game, clause, act.clone(), "The corps"));
            lines
        }
        Clause::S22_2_2e => active(game, |_| {
            let enemies: Vec<&str> = game.diplomacy.enemies(Power::France).map(Power::name).collect();
            let text = if enemies.is_empty() {
                "France is at peace.".to_owned()
            } else {
                format!("France fights {}.", listed(enemies))
            };
            vec![Now::says(text)]
        }),
        Clause::S22_2_2f if !made_by_france => vec![Now::says("Not now: no Poland of France's.")],
        Clause::S22_2_2f => {
            let enemies: Vec<Power> = game.diplomacy.enemies(Power::Poland).collect();
            if enemies.is_empty() {
                return vec![Now::says("Poland is at peace.")];
            }
            let peace = |enemy: &Power| {
                conditions(
                    game,
                    clause,
                    make_peace(Power::Poland, *enemy),
                    &format!("Peace with {}", enemy.name()),
                )
            };
            enemies.iter().flat_map(peace).collect()
        }
        Clause::S22_2_2g => bars(game, clause),
        Clause::S22_2_2h => {
            let french: Vec<Province> = game.board.provinces_with_french().collect();
            let mut lines = vec![Now::says(format!("French troops: {}.", names(&french)))];
            if !game.poland.is_active() {
                let made = poland_if_created(game).into_iter().find(|(by, _)| *by == Power::France);
                let made = made.map_or_else(Vec::new, |(_, made)| made);
                lines.push(Now::says(format!("Of France now: {}.", names(&made))));
            }
            lines
        }
        _ => Vec::new(),
    }
}

/// The clauses on the revolt.
pub fn by_revolt(game: &Game, clause: Clause) -> Vec<Now> {
    let revolt = game.poland.revolt();
    let none = || vec![Now::says("No revolt is under way.")];
    match clause {
        Clause::S22_2_3a | Clause::S22_2_3b => {
            let mut lines = Vec::new();
            if clause == Clause::S22_2_3b {
                let inside = revolt::infantry_in_warsaw(game);
                lines.push(Now::says(format!(
                    "Counted in Warsaw: {inside}, of {} needed.",
                    revolt::INFANTRY_PREVENTS
                )));
            }
            lines.extend(conditions(game, clause, roll_revolt(game), "A roll"));
            lines
        }
        Clause::S22_2_3d => revolt.map_or_else(none, |_| {
            let corps = game.forces.corps[CorpsId::InfantryIV];
            vec![Now::says(format!("IV Corps has {}.", factors(corps.factors)))]
        }),
        Clause::S22_2_3e => revolt.map_or_else(none, |revolt| {
            let bonus = signed(revolt::SIEGE_BONUS);
            let text = if revolt.warsaw_since.is_some() {
                "Not now: the Poles are inside Warsaw.".to_owned()
            } else {
                format!("Applies to the siege of Warsaw now: {bonus} on either die.")
            };
            vec![Now::says(text)]
        }),
        Clause::S22_2_3f => revolt.map_or_else(none, |revolt| {
            let end = revolt::window_ends(revolt);
            vec![Now::says(format!("Begun in {}: Warsaw must fall by the end of {end}.", revolt.began))]
        }),
        Clause::S22_2_3g => revolt.map_or_else(none, |revolt| match revolt.warsaw_since {
            Some(fell) => {
                let success = revolt::succeeds(fell, &game.setup.rulings);
                vec![Now::says(format!("Fallen in {fell}: held until then, success in {success}."))]
            }
            None => vec![Now::met(false, "The Poles do not hold Warsaw.")],
        }),
        Clause::S22_2_3h | Clause::S22_2_3n => revolt.map_or_else(none, |revolt| {
            vec![Now::says(format!("The revolt is against {}.", revolt.against.name()))]
        }),
        Clause::S22_2_3i => active(game, |poland| {
            let born = matches!(poland.founder, Founder::Revolt { .. });
            vec![Now::says(if born {
                "Applies to this Poland."
            } else {
                "Not this Poland: no revolt bore it."
            })]
        }),
        Clause::S22_2_3j => bars(game, clause),
        Clause::S22_2_3k => revolt.map_or_else(none, |_| vec![Now::says("Applies now.")]),
        Clause::S22_2_3l => revolt.map_or_else(none, |_| {
            let held = game.board.cities[City::Warsaw].holder == Power::Poland;
            let text = if held { "The Poles hold Warsaw." } else { "The Poles do not hold Warsaw." };
            vec![Now::says(text)]
        }),
        Clause::S22_2_3o => revolt.map_or_else(none, |revolt| {
            let text = if revolt.warsaw_since.is_some() {
                "Warsaw has fallen: only France may still create Poland."
            } else {
                "Open to France and to Warsaw's controller."
            };
            vec![Now::says(text)]
        }),
        _ => Vec::new(),
    }
}

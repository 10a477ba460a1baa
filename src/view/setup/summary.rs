//! What a form amounts to, in a few lines.

use crate::engine::campaign::Campaign;
use crate::model::forces::{CorpsId, Factors, Place};
use crate::model::game::Game;
use crate::model::setup::Setup;
use crate::rules::base_game::has_economic_phase;
use crate::rules::s21_1_bids::handicap;
use crate::rules::s22_8_victory::polish_level;
use crate::view::turn::poland_words;
use crate::view::words::event::{bar_name, square};
use crate::view::words::figures::{counted, number, sum};
use crate::view::words::lists::{factors, upper};

/// Label and words, line by line.
#[must_use]
pub fn summary(setup: &Setup) -> Vec<(&'static str, String)> {
    let game = match Campaign::begin(setup.clone()) {
        Ok(campaign) => campaign.game().clone(),
        Err(_) => Game::new(setup),
    };
    let mut lines = vec![
        ("When", when(&game)),
        ("Poland", poland_words(&game)),
        (
            "Marker",
            format!("Square {}; {} victory points.", square(game.marker), number(game.victory.count())),
        ),
    ];
    if game.creations > 0 {
        lines.push(("In hand", format!("{}.", sum(game.purse))));
    }
    let mut push = |label, words: Vec<String>| {
        if !words.is_empty() {
            lines.push((label, format!("{}.", upper(&words.join("; ")))));
        }
    };
    push("Wars", wars(&game));
    let allies = &game.diplomacy.alliances;
    push("Allies", allies.iter().map(|one| format!("{} and {}", one.one.name(), one.other.name())).collect());
    push("Cities", cities(&game));
    push("Army", army(&game));
    push("On order", orders(&game));
    let bars = game.diplomacy.bars.iter();
    push("Barred", bars.map(|bar| format!("{}, free from {}", bar_name(bar), bar.free)).collect());
    lines
}

/// The level and how it came about, in a line.
#[must_use]
pub fn level_words(setup: &Setup) -> (String, String) {
    let level = polish_level(&Game::new(setup)).value();
    let handicap = handicap(setup.bid, setup.die).value();
    let words = match (setup.bid, setup.die) {
        (0, _) => "no bid".to_owned(),
        (bid, None) => format!("bid {bid}, die not rolled yet"),
        (bid, Some(die)) => format!("bid {bid}, die {}: handicap {handicap}", die.pips()),
    };
    (number(level), words)
}

fn when(game: &Game) -> String {
    let economic = has_economic_phase(game.date, &game.setup.rulings);
    let quarter = if economic { ", a month with an Economic phase" } else { "" };
    format!("{}, {} phase{quarter}.", game.date, game.phase.name())
}

fn wars(game: &Game) -> Vec<String> {
    let pairs = game.diplomacy.wars.iter();
    pairs
        .map(|war| {
            let excepted = if war.excepted { " (bars no creation)" } else { "" };
            format!("{} on {}{excepted}", war.by.name(), war.on.name())
        })
        .collect()
}

fn cities(game: &Game) -> Vec<String> {
    let mut words = Vec::new();
    for (city, state) in game.board.cities.iter() {
        if state.holder != game.board.controller(city.province()) {
            words.push(format!("{} held by {}", city.name(), state.holder.name()));
        }
        if let Some(siege) = state.siege {
            words.push(format!("{} besieged by {}", city.name(), siege.by.name()));
        }
    }
    words
}

fn army(game: &Game) -> Vec<String> {
    let on_map = |id: &CorpsId| game.forces.corps[*id].counter.is_on_map();
    let corps: Vec<CorpsId> = CorpsId::ALL.iter().copied().filter(on_map).collect();
    let mut words = Vec::new();
    if !corps.is_empty() {
        let all = corps.iter().fold(Factors::NONE, |all, id| all.plus(game.forces.corps[*id].factors));
        words.push(format!("{} corps with {}", corps.len(), factors(all)));
    }
    let garrisons = game.forces.garrisons.iter().filter(|(_, held)| !held.is_none());
    let held: Vec<String> =
        garrisons.map(|(city, held)| format!("{} in {}", factors(*held), city.name())).collect();
    words.extend(held);
    if !game.forces.pool.is_none() {
        words.push(format!("{} to be placed", factors(game.forces.pool)));
    }
    if !game.forces.reserve.is_none() {
        words.push(format!("{} put by", factors(game.forces.reserve)));
    }
    let ships = i64::from(game.forces.all_ships());
    if ships > 0 {
        words.push(counted(ships, "ship", "ships"));
    }
    let depots = game.forces.depots.iter().filter(|place| **place != Place::Abroad).count();
    if depots > 0 {
        words.push(counted(i64::try_from(depots).unwrap_or(0), "depot", "depots"));
    }
    words
}

fn orders(game: &Game) -> Vec<String> {
    let orders = game.economy.orders.iter();
    orders
        .map(|order| format!("{} {} in {}", order.count, order.what.name().to_lowercase(), order.due))
        .collect()
}

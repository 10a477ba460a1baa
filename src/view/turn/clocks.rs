//! Clocks: what runs, how far it has run, when it ends.

use crate::model::date::{GameDate, Months};
use crate::model::game::Game;
use crate::rules::base_game;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_3_forces::provincial;
use crate::rules::s22_7_dissolution;
use crate::view::page::{Gauge, Look, Row};
use crate::view::words::event::bar_name;

fn clock(label: String, from: GameDate, to: GameDate, now: GameDate) -> Row {
    let gauge = Gauge {
        label: Some(label.clone()),
        value: i32::from(now.since(from).0),
        most: i32::from(to.since(from).0).max(1),
        note: String::new(),
    };
    Row { gauge: Some(gauge), ..Row::new(label.clone(), label).look(Look::Clock).text(to.to_string()) }
}

/// Every clock that runs.
pub fn clocks(game: &Game) -> Vec<Row> {
    let now = game.date;
    let mut clocks: Vec<Row> = game
        .diplomacy
        .bars
        .iter()
        .map(|bar| clock(format!("Bar: {}", bar_name(bar)), bar.made, bar.free, now))
        .collect();
    if let Some(revolt) = game.poland.revolt() {
        match revolt.warsaw_since {
            Some(fell) => {
                let success = revolt::succeeds(fell, &game.setup.rulings);
                clocks.push(clock("Warsaw held".into(), fell, success, now));
            }
            None => {
                let end = revolt::window_ends(revolt).next();
                clocks.push(clock("Warsaw must fall before".into(), revolt.began, end, now));
            }
        }
    }
    if let Some(since) = game.board.occupation.and_then(|occupation| occupation.counts_since) {
        let end = s22_7_dissolution::earliest(since);
        clocks.push(clock("Warsaw occupied".into(), since, end, now));
    }
    if game.poland.is_active() {
        let next = provincial::next_raising(now, &game.setup.rulings);
        let began = GameDate::START.plus(Months(next.index().saturating_sub(6)));
        clocks.push(clock("Provincial corps raised again".into(), began, next, now));
    }
    let economic = base_game::next_economic(now, &game.setup.rulings);
    let began = GameDate::START.plus(Months(economic.index().saturating_sub(3)));
    clocks.push(clock("Next Economic phase".into(), began, economic, now));
    clocks
}

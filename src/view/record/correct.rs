//! Correcting a tracked value by hand: which there are, and what each is now.

use crate::engine::decide::judge;
use crate::game::command::{Command, Correction};
use crate::model::forces::{CorpsId, Counter, FleetId, Leader, Store};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::rules::s22_3_forces::guerrillas;
use crate::view::forms::guard_words;
use crate::view::words::act::correction;
use crate::view::words::event::bar_name;
use crate::view::words::figures::{manpower, money, number};
use crate::view::words::lists::{factors, lower, place, post, ships, upper};

/// Where a value is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Money, points, counts.
    Books,
    /// Factors, ships, guerrillas.
    Strength,
    /// Counters and leaders.
    Counters,
    /// Months and bars.
    Months,
}

impl Shelf {
    /// Every shelf.
    pub const ALL: [Shelf; 4] = [Shelf::Books, Shelf::Strength, Shelf::Counters, Shelf::Months];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Shelf::Books => "Books",
            Shelf::Strength => "Strength",
            Shelf::Counters => "Counters",
            Shelf::Months => "Months",
        }
    }
}

/// A tracked value: what it is, what it is now, and the correction that would leave it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracked {
    /// Where it is looked for.
    pub shelf: Shelf,
    /// What it is.
    pub label: String,
    /// What it is now.
    pub now: String,
    /// The correction that changes nothing, to begin with.
    pub value: Correction,
}

/// Every value that can be corrected now.
#[must_use]
pub fn tracked(game: &Game) -> Vec<Tracked> {
    let mut values = vec![
        Correction::Money(game.purse.money),
        Correction::Manpower(game.purse.manpower),
        Correction::Marker(game.marker),
        Correction::VictoryPoints(game.victory),
        Correction::Creations(game.creations),
        Correction::FrenchWars(game.diplomacy.french_wars_lost, game.diplomacy.french_wars_not_lost),
    ];
    let forces = &game.forces;
    let stores = CorpsId::ALL
        .iter()
        .map(|id| Store::Corps(*id))
        .chain(City::ALL.iter().map(|city| Store::Garrison(*city)));
    for kept in [Store::Pool, Store::Reserve].into_iter().chain(stores) {
        values.push(Correction::Factors(kept, forces.in_store(kept)));
    }
    values.push(Correction::ShipsWaiting(forces.ships));
    values.extend(FleetId::ALL.iter().map(|id| Correction::Fleet(*id, forces.fleets[*id].ships)));
    let valued = Province::ALL.iter().filter(|one| guerrillas::value(**one).is_some());
    values.extend(valued.map(|one| Correction::Guerrillas(*one, forces.guerrillas[*one])));
    for id in CorpsId::ALL {
        values.push(Correction::Corps(*id, forces.corps[*id].counter));
        values.push(Correction::EverDestroyed(*id, forces.corps[*id].ever_destroyed));
    }
    values.extend(Leader::ALL.iter().map(|leader| Correction::Leader(*leader, forces.leaders[*leader])));
    values.push(Correction::Guard(forces.guard));
    values.extend(game.board.occupation.map(|held| Correction::OccupationCounts(held.counts_since)));
    if let Some(revolt) = game.poland.revolt() {
        values.push(Correction::RevoltBegan(revolt.began));
        values.extend(revolt.warsaw_since.map(|since| Correction::RevoltHolds(Some(since))));
    }
    let bars = game.diplomacy.bars.iter().enumerate();
    values.extend(bars.filter_map(|(at, bar)| Some(Correction::Bar(u8::try_from(at).ok()?, bar.free))));
    let taken = |value: &Correction| {
        let act = Command::Correct { value: *value, reason: "Checked".into() };
        judge(game, &act).is_empty()
    };
    values.into_iter().filter(taken).map(|value| as_tracked(game, value)).collect()
}

fn as_tracked(game: &Game, value: Correction) -> Tracked {
    let shelf = match value {
        Correction::Money(_)
        | Correction::Manpower(_)
        | Correction::Marker(_)
        | Correction::VictoryPoints(_)
        | Correction::Creations(_)
        | Correction::FrenchWars(..) => Shelf::Books,
        Correction::Factors(..)
        | Correction::ShipsWaiting(_)
        | Correction::Fleet(..)
        | Correction::Guerrillas(..) => Shelf::Strength,
        Correction::Corps(..)
        | Correction::EverDestroyed(..)
        | Correction::Leader(..)
        | Correction::Guard(_) => Shelf::Counters,
        Correction::OccupationCounts(_)
        | Correction::RevoltBegan(_)
        | Correction::RevoltHolds(_)
        | Correction::Bar(..) => Shelf::Months,
    };
    let label = match value {
        Correction::Bar(at, _) => {
            let bar = game.diplomacy.bars.get(usize::from(at));
            format!("End of the bar: {}", bar.map_or_else(String::new, bar_name))
        }
        Correction::Factors(Store::Pool, _) => "Factors that wait".into(),
        Correction::Factors(Store::Reserve, _) => "Factors put by".into(),
        other => upper(correction(other).trim_start_matches("the ")),
    };
    Tracked { shelf, label, now: now(value), value }
}

fn now(value: Correction) -> String {
    match value {
        Correction::Money(sum) => money(sum),
        Correction::Manpower(sum) => manpower(sum),
        Correction::Marker(square) => number(i32::from(square)),
        Correction::VictoryPoints(points) => number(points.count()),
        Correction::Factors(_, held) => factors(held),
        Correction::Corps(_, counter) => counter_words(counter),
        Correction::EverDestroyed(_, true) => "yes".into(),
        Correction::EverDestroyed(_, false) => "no".into(),
        Correction::ShipsWaiting(count) | Correction::Fleet(_, count) => ships(count),
        Correction::Leader(_, at) => post(at),
        Correction::Guerrillas(_, count) => number(i32::from(count)),
        Correction::Guard(guard) => lower(guard_words(guard)),
        Correction::Creations(count) => number(i32::from(count)),
        Correction::OccupationCounts(None) => "does not count".into(),
        Correction::RevoltHolds(None) => "not".into(),
        Correction::OccupationCounts(Some(month))
        | Correction::RevoltHolds(Some(month))
        | Correction::RevoltBegan(month)
        | Correction::Bar(_, month) => month.to_string(),
        Correction::FrenchWars(lost, not_lost) => format!("{lost} lost, {not_lost} not lost"),
    }
}

fn counter_words(counter: Counter) -> String {
    match counter {
        Counter::OffMap => "off the map".into(),
        Counter::Bought => "paid for".into(),
        Counter::OnMap(at) => place(at),
    }
}

//! Correcting a tracked value by hand: which there are, what each is now, and the fields that set it.

use crate::engine::decide::judge;
use crate::game::command::{Command, Correction};
use crate::model::date::{GameDate, Months};
use crate::model::forces::{
    Arm, CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store,
};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::quantity::{MOST, Manpower, Money, VictoryPoints};
use crate::rules::base_game::SQUARES;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::guerrillas;
use crate::view::forms::{Control, Field, Opt};
use crate::view::words::act::correction;
use crate::view::words::event::bar_name;
use crate::view::words::figures::{manpower, money, number};
use crate::view::words::lists::{factors, lower, place, place_name, post, ships, upper};

/// The most factors or ships of one kind.
const MOST_FACTORS: i32 = 999;
/// The most wars, or creations.
const MOST_TIMES: i32 = 99;
/// How far ahead a month may be set.
const AHEAD: Months = Months(36);

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
        _ => Shelf::Months,
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

const GUARDS: [(&str, Guard); 4] = [
    ("awaited", Guard::Awaited),
    ("due", Guard::Due),
    ("came", Guard::Came),
    ("returning", Guard::Returning),
];

fn guard_words(guard: Guard) -> &'static str {
    match guard {
        Guard::Awaited => "Not available yet",
        Guard::Due => "Waits to be placed",
        Guard::Came => "Has come",
        Guard::Returning => "Waits to be placed again",
    }
}

const POSTS: [(&str, &str, LeaderPost); 4] = [
    ("off-map", "Off the map", LeaderPost::OffMap),
    ("wounded", "Wounded", LeaderPost::Wounded),
    ("captured", "Captured", LeaderPost::Captured),
    ("dead", "Dead", LeaderPost::Dead),
];

fn field(key: &str, label: &str, control: Control, value: impl ToString) -> Field {
    Field { key: key.into(), label: label.into(), hint: None, control, value: value.to_string() }
}

fn steps(key: &str, label: &str, most: i32, value: impl Into<i32>) -> Field {
    field(key, label, Control::Steps { least: 0, most }, value.into())
}

/// The fields that set a value anew.
#[must_use]
pub fn correct_fields(game: &Game, value: &Correction) -> Vec<Field> {
    match *value {
        Correction::Money(sum) => vec![steps("value", "Money", MOST, sum.count())],
        Correction::Manpower(sum) => vec![steps("value", "Manpower", MOST, sum.count())],
        Correction::Marker(square) => vec![steps("value", "Square", i32::from(SQUARES) - 1, square)],
        Correction::VictoryPoints(points) => {
            let control = Control::Steps { least: -MOST_FACTORS, most: MOST_FACTORS };
            vec![field("value", "Victory points", control, points.count())]
        }
        Correction::Creations(count) => vec![steps("value", "Times created", MOST_TIMES, count)],
        Correction::FrenchWars(lost, not_lost) => {
            vec![steps("lost", "Lost", MOST_TIMES, lost), steps("not-lost", "Not lost", MOST_TIMES, not_lost)]
        }
        Correction::Factors(kept, held) => {
            let takes = |arm: &&Arm| match kept {
                Store::Corps(corps) => capacity(corps).takes(**arm) || held.count(**arm) > 0,
                _ => true,
            };
            let arm = |arm: &Arm| steps(arm.id(), &upper(arm.name()), MOST_FACTORS, held.count(*arm));
            Arm::ALL.iter().filter(takes).map(arm).collect()
        }
        Correction::ShipsWaiting(count) | Correction::Fleet(_, count) => {
            vec![steps("value", "Ships", MOST_FACTORS, count)]
        }
        Correction::Guerrillas(_, count) => vec![steps("value", "Guerrillas", MOST_FACTORS, count)],
        Correction::EverDestroyed(_, ever) => {
            let value = if ever { "yes" } else { "no" };
            vec![field("value", "Was totally destroyed at least once", Control::Toggle, value)]
        }
        Correction::Corps(_, counter) => {
            vec![field("value", "Where it is", Control::Pick(counter_options()), counter_id(counter))]
        }
        Correction::Leader(_, at) => vec![leader_field(game, at)],
        Correction::Guard(guard) => {
            let options = GUARDS.iter().map(|(id, guard)| Opt::new(*id, guard_words(*guard))).collect();
            let now = GUARDS.iter().find(|(_, one)| *one == guard).map_or("", |(id, _)| *id);
            vec![field("value", "Krasiński and I Cavalry", Control::Choice(options), now)]
        }
        Correction::OccupationCounts(month) => {
            let mut options = vec![Opt::new("none", "It does not count")];
            options.extend(month_options(game));
            let now = month.map_or_else(|| "none".into(), month_id);
            vec![field("value", "Counts from", Control::Pick(options), now)]
        }
        Correction::RevoltBegan(month) => {
            vec![field("value", "Began in", Control::Pick(month_options(game)), month_id(month))]
        }
        Correction::RevoltHolds(month) => {
            let now = month.map_or_else(String::new, month_id);
            vec![field("value", "Held since", Control::Pick(month_options(game)), now)]
        }
        Correction::Bar(_, month) => {
            vec![field("value", "First free month", Control::Pick(month_options(game)), month_id(month))]
        }
    }
}

fn leader_field(game: &Game, at: LeaderPost) -> Field {
    let mut options: Vec<Opt> = POSTS.iter().map(|(id, label, _)| Opt::new(*id, *label)).collect();
    let on_map = CorpsId::ALL.iter().filter(|id| game.forces.corps[**id].counter.is_on_map());
    options.extend(on_map.map(|id| Opt::new(id.id(), format!("With {} corps", id.name()))));
    let now = match at {
        LeaderPost::With(corps) => corps.id(),
        other => POSTS.iter().find(|(_, _, post)| *post == other).map_or("", |(id, ..)| *id),
    };
    field("value", "Where he is", Control::Pick(options), now)
}

fn counter_id(counter: Counter) -> String {
    match counter {
        Counter::OffMap => "off-map".into(),
        Counter::Bought => "bought".into(),
        Counter::OnMap(Place::City(city)) => format!("city:{}", city.id()),
        Counter::OnMap(Place::Country(province)) => format!("country:{}", province.id()),
        Counter::OnMap(Place::Abroad) => "abroad".into(),
    }
}

fn counter_options() -> Vec<Opt> {
    let places = Province::ALL.iter().flat_map(|province| {
        province.cities().map(Place::City).chain(std::iter::once(Place::Country(*province)))
    });
    let mut options = vec![Opt::new("off-map", "Off the map"), Opt::new("bought", "Paid for")];
    let option = |at: Place| Opt::new(counter_id(Counter::OnMap(at)), place_name(at));
    options.extend(places.chain(std::iter::once(Place::Abroad)).map(option));
    options
}

fn counter_from(id: &str) -> Option<Counter> {
    match id.split_once(':') {
        Some(("city", city)) => City::from_id(city).map(Place::City).map(Counter::OnMap),
        Some(("country", province)) => Province::from_id(province).map(Place::Country).map(Counter::OnMap),
        _ => match id {
            "off-map" => Some(Counter::OffMap),
            "bought" => Some(Counter::Bought),
            "abroad" => Some(Counter::OnMap(Place::Abroad)),
            _ => None,
        },
    }
}

fn month_id(month: GameDate) -> String {
    month.index().to_string()
}

fn month_from(id: &str) -> Option<GameDate> {
    id.parse().ok().map(|index| GameDate::START.plus(Months(index)))
}

/// The months of the campaign so far and some beyond, the latest first.
fn month_options(game: &Game) -> Vec<Opt> {
    let last = game.date.plus(AHEAD).index();
    let month = |index: u16| GameDate::START.plus(Months(index));
    (0..=last).rev().map(|index| Opt::new(index.to_string(), month(index).to_string())).collect()
}

fn set<T>(to: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *to = value;
    }
}

/// Puts an answer into a correction; an answer that makes no sense changes nothing.
pub fn put_correct(value: &mut Correction, key: &str, answer: &str) {
    let whole: Option<i32> = answer.parse().ok();
    let small = || answer.parse().ok();
    match value {
        Correction::Money(sum) => set(sum, whole.map(Money::new)),
        Correction::Manpower(sum) => set(sum, whole.map(Manpower::new)),
        Correction::VictoryPoints(points) => set(points, whole.map(VictoryPoints::new)),
        Correction::Marker(square) => set(square, answer.parse().ok()),
        Correction::Creations(count) => set(count, answer.parse().ok()),
        Correction::FrenchWars(lost, not_lost) => {
            set(if key == "lost" { lost } else { not_lost }, answer.parse().ok());
        }
        Correction::Factors(_, held) => put_factors(held, key, small()),
        Correction::ShipsWaiting(count) | Correction::Fleet(_, count) | Correction::Guerrillas(_, count) => {
            set(count, small());
        }
        Correction::EverDestroyed(_, ever) => *ever = answer == "yes",
        Correction::Corps(_, counter) => set(counter, counter_from(answer)),
        Correction::Leader(_, at) => {
            let post = POSTS.iter().find(|(id, ..)| *id == answer).map(|(_, _, post)| *post);
            set(at, post.or_else(|| CorpsId::from_id(answer).map(LeaderPost::With)));
        }
        Correction::Guard(guard) => {
            set(guard, GUARDS.iter().find(|(id, _)| *id == answer).map(|(_, guard)| *guard));
        }
        Correction::OccupationCounts(month) | Correction::RevoltHolds(month) => *month = month_from(answer),
        Correction::RevoltBegan(month) | Correction::Bar(_, month) => set(month, month_from(answer)),
    }
}

fn put_factors(held: &mut Factors, key: &str, count: Option<u16>) {
    match Arm::from_id(key) {
        Some(Arm::Infantry) => set(&mut held.infantry, count),
        Some(Arm::Militia) => set(&mut held.militia, count),
        Some(Arm::Cavalry) => set(&mut held.cavalry, count),
        None => {}
    }
}

//! How a tracked value is set anew.

use super::options::corps_on_map;
use crate::game::command::Correction;
use crate::model::date::{GameDate, Months};
use crate::model::forces::{Arm, Counter, Factors, Guard, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::quantity::{MOST, Manpower, Money, VictoryPoints};
use crate::rules::base_game::SQUARES;
use crate::rules::s22_3_forces::corps::capacity;
use crate::view::form::{Form, Member, option};
use crate::view::words::lists::upper;

/// The most factors, ships or victory points of one kind.
const MOST_COUNTED: i32 = 999;
/// The most wars, or creations.
const MOST_TIMES: i32 = 99;
/// How far ahead a month may be set.
const AHEAD: Months = Months(36);

/// A value that is set anew.
pub(super) fn value(form: &mut Form, game: &Game, now: Correction) -> Correction {
    let key = "value";
    match now {
        Correction::Money(sum) => {
            Correction::Money(Money::new(form.amount(key, "Money", sum.count(), (0, MOST))))
        }
        Correction::Manpower(sum) => {
            Correction::Manpower(Manpower::new(form.amount(key, "Manpower", sum.count(), (0, MOST))))
        }
        Correction::Marker(square) => {
            Correction::Marker(form.amount(key, "Square", square, (0, i32::from(SQUARES) - 1)))
        }
        Correction::VictoryPoints(points) => {
            let bounds = (-MOST_COUNTED, MOST_COUNTED);
            let points = form.amount(key, "Victory points", points.count(), bounds);
            Correction::VictoryPoints(VictoryPoints::new(points))
        }
        Correction::Creations(count) => {
            Correction::Creations(form.amount(key, "Times created", count, (0, MOST_TIMES)))
        }
        Correction::FrenchWars(lost, not_lost) => {
            let lost = form.amount("lost", "Lost", lost, (0, MOST_TIMES));
            Correction::FrenchWars(lost, form.amount("not-lost", "Not lost", not_lost, (0, MOST_TIMES)))
        }
        Correction::Factors(kept, held) => {
            let takes = |arm: Arm| match kept {
                Store::Corps(corps) => capacity(corps).takes(arm) || held.count(arm) > 0,
                Store::Pool | Store::Reserve | Store::Garrison(_) => true,
            };
            let held = Arm::ALL.iter().copied().filter(|arm| takes(*arm)).fold(Factors::NONE, |all, arm| {
                let count = form.amount(arm.id(), &upper(arm.name()), held.count(arm), (0, MOST_COUNTED));
                all.plus(Factors::of(arm, count))
            });
            Correction::Factors(kept, held)
        }
        Correction::ShipsWaiting(count) => Correction::ShipsWaiting(ships(form, count)),
        Correction::Fleet(fleet, count) => Correction::Fleet(fleet, ships(form, count)),
        Correction::Guerrillas(province, count) => {
            Correction::Guerrillas(province, form.amount(key, "Guerrillas", count, (0, MOST_COUNTED)))
        }
        Correction::EverDestroyed(corps, ever) => {
            let label = "Was totally destroyed at least once";
            Correction::EverDestroyed(corps, form.toggle(key, label, ever))
        }
        Correction::Corps(corps, at) => Correction::Corps(corps, counter(form, at)),
        Correction::Leader(leader, post) => Correction::Leader(leader, self::post(form, game, post)),
        Correction::Guard(guard) => {
            let guards = [Guard::Awaited, Guard::Due, Guard::Came, Guard::Returning];
            let guards = guards.map(|one| option(guard_words(one), guard_words(one), one));
            let chosen = form.one_of(key, "Krasiński and I Cavalry", &guards, guard_words(guard));
            Correction::Guard(chosen.unwrap_or(guard))
        }
        Correction::OccupationCounts(since) => {
            let mut months = vec![option("none", "It does not count", None)];
            months.extend(self::months(game).into_iter().map(|(id, words, month)| (id, words, Some(month))));
            let now = since.map_or_else(|| "none".to_owned(), month_id);
            let chosen = form.one_of(key, "Counts from", &months, &now);
            Correction::OccupationCounts(chosen.unwrap_or(since))
        }
        Correction::RevoltBegan(began) => Correction::RevoltBegan(month(form, game, "Began in", began)),
        Correction::RevoltHolds(since) => {
            Correction::RevoltHolds(since.map(|since| month(form, game, "Held since", since)))
        }
        Correction::Bar(at, free) => Correction::Bar(at, month(form, game, "First free month", free)),
    }
}

fn ships(form: &mut Form, count: u16) -> u16 {
    form.amount("value", "Ships", count, (0, MOST_COUNTED))
}

fn counter(form: &mut Form, now: Counter) -> Counter {
    let places = Province::ALL
        .iter()
        .flat_map(|province| province.cities().map(Place::City).chain([Place::Country(*province)]));
    let places = places.chain([Place::Abroad]).map(|at| (at.key(), at.words(), Counter::OnMap(at)));
    let off =
        [option("off-map", "Off the map", Counter::OffMap), option("bought", "Paid for", Counter::Bought)];
    let counters: Vec<(String, String, Counter)> = off.into_iter().chain(places).collect();
    let id = counters.iter().find(|(.., one)| *one == now).map_or("", |(id, ..)| id);
    form.one_of("value", "Where it is", &counters, id).unwrap_or(now)
}

fn post(form: &mut Form, game: &Game, now: LeaderPost) -> LeaderPost {
    let mut posts = vec![
        option("off-map", "Off the map", LeaderPost::OffMap),
        option("wounded", "Wounded", LeaderPost::Wounded),
        option("captured", "Captured", LeaderPost::Captured),
        option("dead", "Dead", LeaderPost::Dead),
    ];
    posts.extend(
        corps_on_map(game, None).into_iter().map(|corps| {
            option(corps.id(), &format!("With {} corps", corps.name()), LeaderPost::With(corps))
        }),
    );
    let id = posts.iter().find(|(.., post)| *post == now).map_or("", |(id, ..)| id);
    form.one_of("value", "Where he is", &posts, id).unwrap_or(now)
}

/// How far Krasinski's coming is.
pub(crate) const fn guard_words(guard: Guard) -> &'static str {
    match guard {
        Guard::Awaited => "Not available yet",
        Guard::Due => "Waits to be placed",
        Guard::Came => "Has come",
        Guard::Returning => "Waits to be placed again",
    }
}

fn month(form: &mut Form, game: &Game, label: &str, now: GameDate) -> GameDate {
    form.one_of("value", label, &months(game), &month_id(now)).unwrap_or(now)
}

fn month_id(month: GameDate) -> String {
    month.index().to_string()
}

/// The months of the campaign so far and some beyond, the latest first.
fn months(game: &Game) -> Vec<(String, String, GameDate)> {
    let last = game.date.plus(AHEAD).index();
    let month = |index: u16| GameDate::START.plus(Months(index));
    (0..=last).rev().map(month).map(|month| (month_id(month), month.to_string(), month)).collect()
}

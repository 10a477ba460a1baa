//! Poland's forces in a campaign under way: an army, a revolt's corps, or what a dissolution put by.

use crate::model::forces::{Arm, CorpsId, Counter, Factors, Guard, Leader, LeaderPost, Place};
use crate::model::late::LateStart;
use crate::model::place::{City, Province};
use crate::model::rulings::{FirstCavalry, Rulings};
use crate::rules::s22_3_forces::corps::{capacity, full_strength};
use crate::rules::s22_3_forces::depots::DEPOTS;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;
use crate::rules::s22_3_forces::guard;
use crate::rules::s22_3_forces::leaders::leader_from;

use super::map::Map;
use super::pieces::{self, Places};
use super::{Condition, MOST_FACTORS, Made, Now};
use crate::view::form::{Form, Member, option};

pub fn forces(form: &mut Form, now: Now, made: &Made, map: &Map, rulings: &Rulings, late: &mut LateStart) {
    match made.condition {
        Condition::Active(_) => army(form, now, map, rulings, late),
        Condition::Dissolved => put_by(form, now, late),
        Condition::NotYet => {}
    }
    if let Some(revolt) = late.revolt {
        rebels(form, revolt.warsaw_since.is_some(), late);
    }
}

/// Where a counter can be, its own country first.
fn places(map: &Map, bought: bool) -> Places {
    let mut places = vec![option("off-map", "Off the map", Counter::OffMap)];
    if bought {
        places.push(option("bought", "Paid for, to be placed", Counter::Bought));
    }
    let (own, others): (Vec<Province>, Vec<Province>) =
        Province::ALL.iter().partition(|province| map.is_polish(**province));
    for province in own.into_iter().chain(others) {
        let here = province.cities().map(Place::City).chain([Place::Country(province)]);
        places.extend(here.map(|place| option(&place.key(), &place.words(), Counter::OnMap(place))));
    }
    places.push(option("abroad", "Elsewhere on the board", Counter::OnMap(Place::Abroad)));
    places
}

fn army(form: &mut Form, now: Now, map: &Map, rulings: &Rulings, late: &mut LateStart) {
    form.section("corps", "Corps");
    let guarded = guard(form, now, rulings, late);
    let places = places(map, true);
    form.heading("Regular corps");
    for corps in CorpsId::ALL.iter().copied().filter(|corps| corps.home().is_none()) {
        if corps != CorpsId::CavalryI || guarded {
            one_corps(form, corps, &places, "off-map", Factors::NONE, late);
        }
    }
    let raised: Vec<CorpsId> = CorpsId::ALL
        .iter()
        .copied()
        .filter(|corps| corps.home().is_some_and(|home| map.is_polish(home)))
        .collect();
    let on_map: Places = places.iter().filter(|(.., counter)| *counter != Counter::Bought).cloned().collect();
    if !raised.is_empty() {
        form.heading("Provincial corps");
    }
    for corps in raised {
        let home = corps.home().map_or_else(String::new, |home| Place::Country(home).key());
        one_corps(form, corps, &on_map, &home, full_strength(corps), late);
    }
    form.section("others", "Garrisons, leaders, fleets");
    garrisons(form, map, late);
    leaders(form, now, late);
    pieces::fleets(form, late);
    pieces::depots(form, &places, late);
    pieces::guerrillas(form, map, late);
    form.heading("Waiting to be placed");
    late.pool = factors(form, "pool", Arm::ALL, Factors::NONE, MOST_FACTORS);
    late.ships = form.count("ships", "Ships", 0, FLEET_SHIPS * 2);
    let left = u16::from(DEPOTS).saturating_sub(u16::try_from(late.depots.len()).unwrap_or(u16::MAX));
    let depots = form.count("depots-bought", "Depots paid for", 0, left);
    late.depots_bought = u8::try_from(depots).unwrap_or(DEPOTS);
}

/// Krasinski and the guard; whether I Cavalry can be on the map at all.
fn guard(form: &mut Form, now: Now, rulings: &Rulings, late: &mut LateStart) -> bool {
    if now.date >= guard::first_month() {
        let states = [
            option("awaited", "Not yet available", Guard::Awaited),
            option("due", "Available, to be placed", Guard::Due),
            option("came", "Placed at least once", Guard::Came),
            option("returning", "Came once, to be placed again", Guard::Returning),
        ];
        late.guard = form.one_of("guard", "Krasiński and I Cavalry", &states, "awaited").unwrap_or_default();
    }
    let bought = rulings.first_cavalry == FirstCavalry::BoughtFrom1807;
    let possible = matches!(late.guard, Guard::Came | Guard::Returning) || bought;
    if possible {
        form.hint("22.3 n · The price of cavalry asks for it.");
        if form.toggle("guard-destroyed", "I Cavalry was totally destroyed at least once", false) {
            late.ever_destroyed.push(CorpsId::CavalryI);
        }
    }
    if late.guard == Guard::Returning {
        returning(form, late);
    }
    possible
}

fn returning(form: &mut Form, late: &mut LateStart) {
    let most = capacity(CorpsId::CavalryI).factors;
    late.guard_reserve = form.count("guard-cavalry", "Cavalry I Cavalry had, put by", 0, most);
    late.reserve = Factors::new(0, 0, late.guard_reserve);
}

fn arm_words(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "Infantry factors",
        Arm::Militia => "Militia factors",
        Arm::Cavalry => "Cavalry factors",
    }
}

fn factors(form: &mut Form, key: &str, arms: &[Arm], default: Factors, most: u16) -> Factors {
    arms.iter().fold(Factors::NONE, |all, arm| {
        let count = form.count(&format!("{key}:{}", arm.id()), arm_words(*arm), default.count(*arm), most);
        all.plus(Factors::of(*arm, count))
    })
}

fn one_corps(
    form: &mut Form,
    corps: CorpsId,
    places: &Places,
    default: &str,
    full: Factors,
    late: &mut LateStart,
) {
    let key = format!("corps:{}", corps.id());
    let label = format!("{} corps", corps.name());
    let counter = form.line().one_of(&key, &label, places, default).unwrap_or_default();
    if counter == Counter::OffMap {
        return;
    }
    let mut held = Factors::NONE;
    if counter.is_on_map() {
        let capacity = capacity(corps);
        held = factors(form, &key, capacity.arms, full, capacity.factors);
        if held.is_none() {
            form.fault("A corps on the map holds at least one factor.");
        } else if !capacity.holds(held) {
            form.fault(format!("{} holds {} factors at most.", corps.name(), capacity.factors));
        }
    }
    late.corps.push((corps, counter, held));
}

fn garrisons(form: &mut Form, map: &Map, late: &mut LateStart) {
    let cities: Vec<City> = City::ALL.iter().copied().filter(|city| map.is_polish(city.province())).collect();
    let first = cities.first().copied().unwrap_or(City::Warsaw);
    let mut seen = Vec::new();
    late.garrisons = form.list("garrison", "Garrison", "Add a garrison", |form| {
        let city = form.member("city", "City", &cities, first);
        if seen.contains(&city) {
            form.fault("This city is named already.");
        }
        seen.push(city);
        let held = factors(form, "of", Arm::ALL, Factors::NONE, MOST_FACTORS);
        if held.is_none() {
            form.fault("At least one factor.");
        }
        (city, held)
    });
}

fn leaders(form: &mut Form, now: Now, late: &mut LateStart) {
    form.heading("Leaders");
    let on_map: Vec<CorpsId> =
        late.corps.iter().filter(|(_, counter, _)| counter.is_on_map()).map(|(corps, ..)| *corps).collect();
    for leader in Leader::ALL.iter().copied().filter(|leader| leader_from(*leader) <= now.date) {
        if leader == Leader::Krasinski && !matches!(late.guard, Guard::Came | Guard::Returning) {
            continue;
        }
        let mut posts = vec![option("off-map", "Off the map", LeaderPost::OffMap)];
        let suits = |corps: &&CorpsId| leader != Leader::Rudsinski || corps.home().is_some();
        posts.extend(on_map.iter().filter(suits).map(|corps| {
            option(corps.id(), &format!("With {} corps", corps.name()), LeaderPost::With(*corps))
        }));
        posts.extend([
            option("captured", "Captured", LeaderPost::Captured),
            option("wounded", "Wounded", LeaderPost::Wounded),
            option("dead", "Dead", LeaderPost::Dead),
        ]);
        let post = form.one_of(&format!("leader:{}", leader.id()), leader.name(), &posts, "off-map");
        if let Some(post) = post.filter(|post| *post != LeaderPost::OffMap) {
            late.leaders.push((leader, post));
        }
    }
}

/// What was put by at the dissolution.
fn put_by(form: &mut Form, now: Now, late: &mut LateStart) {
    form.section("reserve", "Put by for a later Poland");
    let cavalry = form.count("reserve", "Regular cavalry, I Cavalry's counted", 0, MOST_FACTORS);
    late.reserve = Factors::new(0, 0, cavalry);
    if now.date >= guard::first_month()
        && form.toggle("guard-came", "Krasiński was placed at least once", false)
    {
        late.guard = Guard::Came;
        late.guard_reserve = form.count(
            "guard-cavalry",
            "Of that cavalry, I Cavalry had",
            0,
            capacity(CorpsId::CavalryI).factors,
        );
        if late.guard_reserve > cavalry {
            form.fault("More than all the cavalry put by.");
        }
        form.hint("22.3 n · The price of cavalry asks for it.");
        if form.toggle("guard-destroyed", "I Cavalry was totally destroyed at least once", false) {
            late.ever_destroyed.push(CorpsId::CavalryI);
        }
    }
    late.ships = form.count("ships", "Ships kept", 0, FLEET_SHIPS * 2);
    form.heading("Leaders who are dead");
    for leader in Leader::ALL.iter().copied().filter(|leader| leader_from(*leader) <= now.date) {
        if form.toggle(&format!("dead:{}", leader.id()), leader.name(), false) {
            late.leaders.push((leader, LeaderPost::Dead));
        }
    }
}

/// IV Infantry, the one corps of a revolt.
fn rebels(form: &mut Form, hold: bool, late: &mut LateStart) {
    form.section("rebels", "The revolt's corps");
    let corps = CorpsId::InfantryIV;
    let places = [
        option("city-warsaw", "In Warsaw", Place::City(City::Warsaw)),
        option("country-masovia", "Before Warsaw", Place::Country(Province::Masovia)),
    ];
    let place = form.one_of(
        "rebels",
        "IV Infantry stands",
        &places,
        if hold { "city-warsaw" } else { "country-masovia" },
    );
    let most = capacity(corps).factors;
    let militia = form.count("rebels:militia", "Militia in it", most, most);
    if militia == 0 {
        form.fault("Without a factor the revolt has failed.");
    }
    let place = place.unwrap_or(Place::Country(Province::Masovia));
    late.corps.push((corps, Counter::OnMap(place), Factors::new(0, militia, 0)));
}

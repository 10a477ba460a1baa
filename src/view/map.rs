//! The map: what is drawn on it, the list of its places, and what a place tells and lets one do.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge_act;
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::forces::{Arm, CorpsId, Counter, FleetId, Leader, LeaderPost, Place};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::model::why::{Amount, Term};
use crate::rules::s21_1_bids;
use crate::rules::s22_2_creation::partitioner;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::guerrillas;
use crate::rules::s22_3_forces::income;
use crate::rules::s22_7_dissolution;
use crate::view::chart::{Chart, CityMark, CounterMark, Pick, ProvinceMark, Spot, Symbol};
use crate::view::words::act_title;
use crate::view::words::figures::{counted, sum};
use crate::view::words::lists::{factors, listed, place_name};
use crate::view::words::need::adjective;
use crate::view::words::need::{Reason, reasons};

/// The map as it is drawn.
#[must_use]
pub fn chart(campaign: &Campaign) -> Chart {
    let game = campaign.game();
    Chart {
        title: "Poland in Arms".into(),
        date: game.date.to_string(),
        provinces: Province::ALL.iter().map(|province| province_mark(game, *province)).collect(),
        cities: City::ALL.iter().map(|city| city_mark(game, *city)).collect(),
        counters: counters(game),
    }
}

/// What a province pays in an Economic phase, if it pays Poland anything.
fn paid(game: &Game, province: Province) -> Option<Sum> {
    let income = income::income(game);
    income.why().parts.iter().find_map(|part| match (&part.term, part.amount) {
        (Term::ProvinceIncome(one) | Term::OccupiedProvince(one), Amount::Sum(paid)) if *one == province => {
            Some(paid)
        }
        _ => None,
    })
}

fn occupier(game: &Game, province: Province) -> Option<Power> {
    let holder = game.board.cities[province.capital()].holder;
    (game.is_part_of_poland(province) && game.diplomacy.at_war(Power::Poland, holder)).then_some(holder)
}

fn province_mark(game: &Game, province: Province) -> ProvinceMark {
    let tenure = game.board.provinces[province];
    let part_of_poland = game.is_part_of_poland(province);
    let occupied_by = occupier(game, province);
    let income = paid(game, province).map(sum);
    let mut spoken = format!("{}, {}", province.name(), holding(game, province));
    if let Some(income) = &income {
        spoken = format!("{spoken}, {income}");
    }
    if game.board.french_troops[province] {
        spoken.push_str(", French troops in it");
    }
    ProvinceMark {
        province,
        holder: tenure.controller(),
        part_of_poland,
        occupied_by,
        conquered: tenure.conqueror.is_some(),
        income,
        french_troops: game.board.french_troops[province],
        spoken,
    }
}

/// Whose a province is, in a few words.
fn holding(game: &Game, province: Province) -> String {
    let tenure = game.board.provinces[province];
    match (tenure.conqueror, occupier(game, province)) {
        (Some(conqueror), _) => format!("{}, conquered from {}", adjective(conqueror), tenure.owner.name()),
        (None, Some(enemy)) => format!("part of Poland, occupied by {}", enemy.name()),
        (None, None) if game.is_part_of_poland(province) => "part of Poland".into(),
        (None, None) => adjective(tenure.owner).into(),
    }
}

fn city_mark(game: &Game, city: City) -> CityMark {
    let state = game.board.cities[city];
    let besieged_by = state.siege.map(|siege| siege.by);
    let held = game.forces.garrisons[city];
    let garrison_right = partitioner::garrison_rights(game)
        .contains(&city)
        .then(|| game.poland.active().and_then(|poland| poland.founder.power()).unwrap_or(Power::Poland));
    let port_guns = (city == City::Memel && s21_1_bids::memel_is_port(game))
        .then(|| u8::try_from(s21_1_bids::memel_guns(game).value()).unwrap_or(0));
    let mut spoken =
        format!("{}, city of {}, {}", city.name(), city.province().name(), adjective(state.holder));
    if let Some(by) = besieged_by {
        spoken = format!("{spoken}, besieged by {}", by.name());
    }
    if !held.is_none() {
        spoken = format!("{spoken}, garrison of {}", factors(held));
    }
    CityMark {
        city,
        holder: state.holder,
        besieged_by,
        garrison: (!held.is_none()).then(|| held.total().to_string()),
        garrison_right,
        port_guns,
        spoken,
    }
}

fn spot(place: Place) -> Option<Spot> {
    match place {
        Place::City(city) => Some(Spot::City(city)),
        Place::Country(province) => Some(Spot::Province(province)),
        Place::Abroad => None,
    }
}

fn counters(game: &Game) -> Vec<CounterMark> {
    let ink = Power::Poland;
    let mut counters = Vec::new();
    let mut add = |id: String, place: Option<Spot>, symbol, name: &str, strength: String, spoken: String| {
        if let Some(place) = place {
            counters.push(CounterMark { id, place, ink, symbol, name: name.into(), strength, spoken });
        }
    };
    for (id, corps) in game.forces.corps.iter() {
        if let Counter::OnMap(at) = corps.counter {
            let horse = capacity(id).takes(Arm::Cavalry);
            let symbol = if horse { Symbol::Cavalry } else { Symbol::Infantry };
            let spoken = format!("{} corps, {}", id.name(), factors(corps.factors));
            add(id.id().into(), spot(at), symbol, id.short(), corps.factors.total().to_string(), spoken);
        }
    }
    for (id, fleet) in game.forces.fleets.iter() {
        if let Counter::OnMap(at) = fleet.counter {
            let name = if id == FleetId::I { "I" } else { "II" };
            let spoken = format!("{}, {}", id.name(), crate::view::words::lists::ships(fleet.ships));
            add(id.id().into(), spot(at), Symbol::Fleet, name, fleet.ships.to_string(), spoken);
        }
    }
    for leader in Leader::ALL {
        if let LeaderPost::With(corps) = game.forces.leaders[*leader] {
            let at = game.forces.corps[corps].counter.place().and_then(spot);
            let short: String = leader.name().chars().take(4).collect();
            let spoken = format!("{} with {} corps", leader.name(), corps.name());
            add(leader.id().into(), at, Symbol::Leader, &short, String::new(), spoken);
        }
    }
    for (at, depot) in game.forces.depots.iter().enumerate() {
        add(format!("depot-{at}"), spot(*depot), Symbol::Depot, "", String::new(), "Depot".into());
    }
    for (province, count) in game.forces.guerrillas.iter() {
        if *count > 0 {
            let spoken = counted(i64::from(*count), "guerrilla", "guerrillas");
            let id = format!("guerrillas-{}", province.id());
            add(id, Some(Spot::Province(province)), Symbol::Guerrilla, "", count.to_string(), spoken);
        }
    }
    counters
}

/// A fact of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceFact {
    /// What.
    pub label: &'static str,
    /// How it stands.
    pub value: String,
    /// Its clause.
    pub cite: Option<&'static str>,
}

/// An act at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceAct {
    /// What.
    pub label: String,
    /// The act.
    pub act: Act,
    /// Why not; nothing, and it may be done.
    pub reasons: Vec<Reason>,
}

/// A place of the map: what it tells, what lies in it, what can be done there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceView {
    /// Its name.
    pub title: String,
    /// What it is.
    pub line: String,
    /// Its facts.
    pub facts: Vec<PlaceFact>,
    /// Cities of a province, or the province of a city.
    pub leads: Vec<(String, PickId)>,
    /// Acts.
    pub acts: Vec<PlaceAct>,
}

/// A pick that can be compared and kept in lists.
pub type PickId = Pick;

/// What a place tells and lets one do.
#[must_use]
pub fn place(campaign: &Campaign, pick: Pick) -> PlaceView {
    match pick {
        Pick::Province(province) => province_view(campaign.game(), province),
        Pick::City(city) => city_view(campaign.game(), city),
    }
}

fn told(label: &'static str, value: impl Into<String>, clause: Clause) -> PlaceFact {
    PlaceFact { label, value: value.into(), cite: Some(clause.number()) }
}

fn plain(label: &'static str, value: impl Into<String>) -> PlaceFact {
    PlaceFact { label, value: value.into(), cite: None }
}

fn acts(game: &Game, acts: Vec<Act>) -> Vec<PlaceAct> {
    let judged =
        |act: Act| PlaceAct { label: act_title(&act), reasons: reasons(&judge_act(game, &act)), act };
    acts.into_iter().map(judged).collect()
}

/// A likely enemy for a board act: one at war with the holder, else Poland's creator's like.
fn likely_taker(game: &Game, holder: Power) -> Power {
    let enemy = game.diplomacy.enemies(holder).next();
    enemy.unwrap_or(if holder == Power::France { Power::Prussia } else { Power::France })
}

fn province_view(game: &Game, province: Province) -> PlaceView {
    let tenure = game.board.provinces[province];
    let printed = sum(income::printed(game, province));
    let mut facts = vec![
        plain("Held", holding(game, province)),
        told("Printed", printed, Clause::S22_3l),
        plain("In 1805", adjective(province.holder_of_1805())),
    ];
    if let Some(paid) = paid(game, province) {
        facts.push(told("Pays", sum(paid), Clause::S22_3l));
    } else if province.is_polish() && game.poland.is_active() {
        let change = income::change_with(game, province);
        let words = crate::view::words::figures::signed_sum(change);
        facts.push(told("As Poland's", format!("income would change by {words}"), Clause::S22_3l));
    }
    if let Some(value) = guerrillas::value(province) {
        facts.push(told("Guerrilla value", value.to_string(), Clause::S22_3p));
    }
    let guerrillas = game.forces.guerrillas[province];
    if guerrillas > 0 {
        facts.push(plain("Guerrillas", guerrillas.to_string()));
    }
    let french = if game.board.french_troops[province] { "in the province" } else { "none noted" };
    facts.push(told("French troops", french, Clause::S22_2_2h));
    let here: Vec<String> = corps_at(game, |at| at == Place::Country(province));
    if !here.is_empty() {
        facts.push(plain("Polish corps", here.join(", ")));
    }
    PlaceView {
        title: province.name().into(),
        line: format!("Province · capital {}", province.capital().name()),
        facts,
        leads: province.cities().map(|city| (city.name().to_owned(), Pick::City(city))).collect(),
        acts: acts(game, province_acts(game, province, tenure.controller())),
    }
}

fn province_acts(game: &Game, province: Province, holder: Power) -> Vec<Act> {
    let mut acts: Vec<Act> = Vec::new();
    if holder != Power::Poland && game.poland.is_active() {
        acts.push(Command::TakeProvince { province, by: Power::Poland }.into());
    }
    acts.push(Command::NoteFrench { province, present: !game.board.french_troops[province] }.into());
    acts.push(Command::TakeProvince { province, by: likely_taker(game, holder) }.into());
    let back = province.holder_of_1805();
    let to = if back == holder { likely_taker(game, holder) } else { back };
    acts.push(Command::CedeProvince { province, to }.into());
    if guerrillas::value(province).is_some() && game.is_part_of_poland(province) {
        acts.push(Roll::Guerrillas { province }.into());
        acts.push(Command::RiseAfterCombat { province }.into());
        if game.forces.guerrillas[province] > 0 {
            acts.push(Command::LoseGuerrillas { province, count: 1 }.into());
        }
    }
    acts
}

fn corps_at(game: &Game, here: impl Fn(Place) -> bool) -> Vec<String> {
    let corps = CorpsId::ALL.iter().filter(|id| game.forces.corps[**id].counter.place().is_some_and(&here));
    corps.map(|id| format!("{} ({})", id.name(), factors(game.forces.corps[*id].factors))).collect()
}

fn city_view(game: &Game, city: City) -> PlaceView {
    let state = game.board.cities[city];
    let mut facts = vec![plain("Held by", format!("{}, since {}", state.holder.name(), state.since))];
    if let Some(siege) = state.siege {
        facts.push(plain("Besieged by", format!("{}, since {}", siege.by.name(), siege.since)));
    }
    let fleches = if city.fleches() == 1 { "1 flèche".to_owned() } else { "no flèche".to_owned() };
    facts.push(plain("Size", format!("{}, {fleches}", counted(i64::from(city.spires()), "spire", "spires"))));
    if city == City::Memel {
        let port = if s21_1_bids::memel_is_port(game) { "a port without commerce" } else { "no port" };
        let guns = s21_1_bids::memel_guns(game).value();
        facts.push(told("Harbour", format!("{port}, {guns} guns"), Clause::S21_1c));
    }
    if partitioner::garrison_rights(game).contains(&city)
        && let Some(creator) = game.poland.active().and_then(|poland| poland.founder.power())
    {
        facts.push(told("Garrison right", creator.name(), Clause::S22_2_1e));
    }
    let held = game.forces.garrisons[city];
    if !held.is_none() {
        facts.push(plain("Polish garrison", factors(held)));
    }
    let here = corps_at(game, |at| at == Place::City(city));
    if !here.is_empty() {
        facts.push(plain("Polish corps", here.join(", ")));
    }
    if city == City::Warsaw {
        warsaw_facts(game, &mut facts);
    }
    PlaceView {
        title: city.name().into(),
        line: format!("{} of {}", if city.is_capital() { "Capital" } else { "City" }, city.province().name()),
        facts,
        leads: vec![(city.province().name().to_owned(), Pick::Province(city.province()))],
        acts: acts(game, city_acts(game, city)),
    }
}

fn warsaw_facts(game: &Game, facts: &mut Vec<PlaceFact>) {
    let inside = format!("{} infantry, {} militia", game.board.warsaw_infantry, game.board.warsaw_militia);
    facts.push(told("Foreign factors inside", inside, Clause::S22_2_3b));
    facts.push(told("With the French here", game.board.french_leader.name(), Clause::S22_2_2b));
    if let Some(occupation) = game.board.occupation {
        let counts = match occupation.counts_since {
            Some(since) => format!("dissolution possible from {}", s22_7_dissolution::earliest(since)),
            None => "the months do not count".into(),
        };
        let words = format!("{}, since {}; {counts}", occupation.by.name(), occupation.since);
        facts.push(told("Occupied by", words, Clause::S22_7b));
    }
}

fn city_acts(game: &Game, city: City) -> Vec<Act> {
    let state = game.board.cities[city];
    let mut acts: Vec<Act> = Vec::new();
    if state.siege.is_some() {
        acts.push(Command::LiftSiege { city }.into());
    }
    if state.holder != Power::Poland {
        acts.push(Command::TakeCity { city, by: Power::Poland }.into());
    }
    let besieger = state.siege.map(|siege| siege.by);
    let taker = besieger.unwrap_or_else(|| likely_taker(game, state.holder));
    acts.push(Command::TakeCity { city, by: taker }.into());
    if besieger.is_none() {
        acts.push(Command::Besiege { city, by: likely_taker(game, state.holder) }.into());
    }
    if city == City::Warsaw {
        let (infantry, militia) = (game.board.warsaw_infantry, game.board.warsaw_militia);
        acts.push(Command::CountWarsaw { infantry, militia }.into());
        acts.push(Command::NoteFrenchLeader { leader: game.board.french_leader }.into());
        acts.push(Command::NoteNapoleon { dead: !game.board.napoleon_dead }.into());
    }
    if !game.forces.pool.is_none() {
        acts.push(Command::Garrison { city, factors: game.forces.pool }.into());
    }
    if game.forces.depots_bought > 0 || game.forces.first_placement {
        acts.push(Command::PlaceDepot { at: Place::City(city) }.into());
    }
    if game.forces.depots.contains(&Place::City(city)) {
        acts.push(Command::RemoveDepot { at: Place::City(city) }.into());
    }
    acts
}

/// A row of the list of places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRow {
    /// The place.
    pub pick: PickId,
    /// Its name.
    pub name: String,
    /// How it stands.
    pub text: String,
    /// Whose it is.
    pub holder: Power,
    /// A city stands under its province.
    pub is_city: bool,
}

/// Every place of the map as a list, each province with its cities.
#[must_use]
pub fn places(campaign: &Campaign) -> Vec<PlaceRow> {
    let game = campaign.game();
    let mut rows = Vec::new();
    for province in Province::ALL.iter().copied() {
        let pays = paid(game, province).map(|paid| format!(" · {}", sum(paid))).unwrap_or_default();
        rows.push(PlaceRow {
            pick: Pick::Province(province),
            name: province.name().into(),
            text: format!("{}{pays}", holding(game, province)),
            holder: game.board.controller(province),
            is_city: false,
        });
        for city in province.cities() {
            let state = game.board.cities[city];
            let mut words = vec![adjective(state.holder).to_owned()];
            if let Some(siege) = state.siege {
                words.push(format!("besieged by {}", siege.by.name()));
            }
            let corps = corps_at(game, |at| at == Place::City(city));
            if !corps.is_empty() {
                words.push(listed(corps.iter().map(String::as_str)));
            }
            rows.push(PlaceRow {
                pick: Pick::City(city),
                name: city.name().into(),
                text: words.join(", "),
                holder: state.holder,
                is_city: true,
            });
        }
    }
    rows
}

/// Corps abroad, which the map does not show.
#[must_use]
pub fn abroad(campaign: &Campaign) -> Vec<String> {
    corps_at(campaign.game(), |at| at == Place::Abroad)
        .into_iter()
        .map(|corps| format!("{corps}, {}", place_name(Place::Abroad).to_lowercase()))
        .collect()
}

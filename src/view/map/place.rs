//! A place of the map: what it tells, and what can be done there.

use crate::engine::decide::judge_act;
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::forces::{CorpsId, Place};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::rules::s21_1_bids;
use crate::rules::s22_2_creation::partitioner;
use crate::rules::s22_3_forces::guerrillas;
use crate::rules::s22_3_forces::income;
use crate::rules::s22_7_dissolution;
use crate::view::chart::Pick;
use crate::view::page::{Action, Block, Deed, Look, Loud, Row};
use crate::view::words::act_title;
use crate::view::words::figures::{counted, signed_sum, sum};
use crate::view::words::lists::factors;
use crate::view::words::need::adjective;

use super::{holding, paid};

/// What a place tells and lets one do.
struct Told {
    line: String,
    facts: Vec<Row>,
    /// Cities of a province, or the province of a city.
    leads: Vec<Pick>,
    acts: Vec<Act>,
}

/// The name of a place.
pub fn name(pick: Pick) -> &'static str {
    match pick {
        Pick::Province(province) => province.name(),
        Pick::City(city) => city.name(),
    }
}

/// What a place tells and lets one do.
pub fn blocks(game: &Game, pick: Pick) -> Vec<Block> {
    let Told { line, facts, leads, acts } = match pick {
        Pick::Province(province) => province_told(game, province),
        Pick::City(city) => city_told(game, city),
    };
    let lead = |to: Pick| Deed::new(name(to), Action::Place(to)).loud(Loud::Chip);
    let act = |act: Act| {
        let unmet = judge_act(game, &act);
        Row::of_act(act_title(&act), act, &unmet)
    };
    vec![
        Block::Text(line.into(), None),
        Block::Rows(facts),
        Block::Deeds(None, leads.into_iter().map(lead).collect()),
        Block::Rows(acts.into_iter().map(act).collect()),
    ]
}

fn told(label: &'static str, value: impl Into<String>, clause: Clause) -> Row {
    plain(label, value).cite(clause)
}

fn plain(label: &'static str, value: impl Into<String>) -> Row {
    Row::new(label, label).look(Look::Value).text(value.into())
}

/// A likely enemy for a board act: one at war with the holder, else Poland's creator's like.
fn likely_taker(game: &Game, holder: Power) -> Power {
    let enemy = game.diplomacy.enemies(holder).next();
    enemy.unwrap_or(if holder == Power::France { Power::Prussia } else { Power::France })
}

fn province_told(game: &Game, province: Province) -> Told {
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
        let words = signed_sum(change);
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
    Told {
        line: format!("Province · capital {}", province.capital().name()),
        facts,
        leads: province.cities().map(Pick::City).collect(),
        acts: province_acts(game, province),
    }
}

fn province_acts(game: &Game, province: Province) -> Vec<Act> {
    let holder = game.board.controller(province);
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

/// Polish corps where they are asked for, each with what it holds.
pub fn corps_at(game: &Game, here: impl Fn(Place) -> bool) -> Vec<String> {
    let corps = CorpsId::ALL.iter().filter(|id| game.forces.corps[**id].counter.place().is_some_and(&here));
    corps.map(|id| format!("{} ({})", id.name(), factors(game.forces.corps[*id].factors))).collect()
}

fn city_told(game: &Game, city: City) -> Told {
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
    Told {
        line: format!("{} of {}", if city.is_capital() { "Capital" } else { "City" }, city.province().name()),
        facts,
        leads: vec![Pick::Province(city.province())],
        acts: city_acts(game, city),
    }
}

fn warsaw_facts(game: &Game, facts: &mut Vec<Row>) {
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

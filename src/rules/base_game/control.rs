//! Control as it is read off the board: cessions, cities, sieges, possessions beyond the ten provinces (base: control,
//! base: siege).

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::game::texts::is_text;
use crate::model::board::{Possession, Siege};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::rules::conditions::{exists, exists_for};

/// The most printed on a possession.
const MOST_PRINTED: i32 = 99;

/// What a cession asks: that it changes something (base: control).
pub fn judge_cession(game: &Game, province: Province, to: Power, conditions: &mut Conditions) {
    exists_for(game, to, conditions);
    let tenure = game.board.provinces[province];
    let changes = tenure.owner != to || tenure.conqueror.is_some();
    conditions.ask(changes, Clause::BaseControl, Need::NotControlledBy(province, to));
}

/// Cedes a province, or gives it back (22.5 e; base: control).
pub fn cede(draft: &mut Draft, province: Province, to: Power) {
    let leaves = draft.game().is_part_of_poland(province);
    let clause = if leaves { Clause::S22_5e } else { Clause::BaseControl };
    draft.pass_province(clause, province, to);
}

/// Poland's own troops: an existing Poland anywhere, a revolt at Warsaw alone (22.2.3 d, n).
fn judge_poles(game: &Game, city: City, by: Power, conditions: &mut Conditions) {
    if by != Power::Poland {
        return;
    }
    if game.poland.revolt().is_some() {
        conditions.ask(city == City::Warsaw, Clause::S22_2_3n, Need::OnlyWarsaw);
    } else {
        exists(game, conditions);
    }
}

/// What taking a city asks (22.2.3 n; base: control).
pub fn judge_taking(game: &Game, city: City, by: Power, conditions: &mut Conditions) {
    judge_poles(game, city, by, conditions);
    let holder = game.board.cities[city].holder;
    conditions.ask(holder != by, Clause::BaseControl, Need::NotHeldBy(city, by));
}

/// Takes a city (base: control).
pub fn take(draft: &mut Draft, city: City, by: Power) {
    draft.pass_city(Clause::BaseControl, city, by);
}

/// What a siege asks: a war with the holder, except of rebels (22.2.3 n; base: siege).
pub fn judge_siege(game: &Game, city: City, by: Power, conditions: &mut Conditions) {
    judge_poles(game, city, by, conditions);
    let holder = game.board.cities[city].holder;
    conditions.ask(holder != by, Clause::BaseSiege, Need::NotHeldBy(city, by));
    // Rebels are at war with whoever holds Warsaw, and with its controller (22.2.3 n).
    let pole = by == Power::Poland || holder == Power::Poland;
    let rebels = game.poland.revolt().is_some() && pole;
    if holder != by && !rebels {
        conditions.ask(game.diplomacy.at_war(by, holder), Clause::BaseSiege, Need::AtWar(by, holder));
    }
}

/// Besieges a city (base: siege).
pub fn besiege(draft: &mut Draft, city: City, by: Power) {
    let since = draft.game().date;
    draft.happen(Clause::BaseSiege, Event::SiegeBegan(city, Siege { by, since }));
}

/// What lifting a siege asks: that there is one (base: siege).
pub fn judge_lifting(game: &Game, city: City, conditions: &mut Conditions) {
    let besieged = game.board.cities[city].siege.is_some();
    conditions.ask(besieged, Clause::BaseSiege, Need::Besieged(city));
}

/// Lifts a siege (base: siege).
pub fn lift(draft: &mut Draft, city: City) {
    draft.happen(Clause::BaseSiege, Event::SiegeEnded(city));
}

/// What a new possession asks: a Poland, a new name, and a sane print (22.3 l; base: control).
pub fn judge_gain(game: &Game, name: &str, printed: Sum, conditions: &mut Conditions) {
    exists(game, conditions);
    conditions.ask(is_text(name), Clause::BaseControl, Need::TextGiven);
    let new = game.board.possessions.iter().all(|one| one.name != name);
    conditions.ask(new, Clause::BaseControl, Need::PossessionNew);
    let range = 0..=MOST_PRINTED;
    let sane = range.contains(&printed.money.count()) && range.contains(&printed.manpower.count());
    conditions.ask(sane, Clause::S22_3l, Need::Between(0, MOST_PRINTED));
}

/// Poland gains a possession beyond the ten provinces (base: control).
pub fn gain(draft: &mut Draft, name: &str, printed: Sum, from: Option<Power>) {
    let possession = Possession { name: name.to_owned(), printed, from };
    draft.happen(Clause::BaseControl, Event::PossessionGained(possession));
}

/// What the loss of a possession asks: that there is one of that name (base: control).
pub fn judge_loss(game: &Game, name: &str, conditions: &mut Conditions) {
    conditions.ask(is_text(name), Clause::BaseControl, Need::TextGiven);
    let there = game.board.possessions.iter().any(|one| one.name == name);
    conditions.ask(there, Clause::BaseControl, Need::PossessionNamed);
}

/// Poland loses such a possession (base: control).
pub fn lose(draft: &mut Draft, name: &str) {
    draft.happen(Clause::BaseControl, Event::PossessionLost(name.to_owned()));
}

//! War, peace and alliances among the eight powers, with the base game's points and every bar.

use crate::game::command::{Cession, Command};
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::{Months, Phase};
use crate::model::diplomacy::{Alliance, Bar, Barred, MinorWar, War, WarCause};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::why::Cause;
use crate::rules::base_game;
use crate::rules::s22_2_creation::{france, partitioner};

use crate::game::draft::Draft;

/// The longest enforced peace the books take, in months.
const LONGEST_PEACE: u16 = 120;
/// The most points one act of the base game brings or costs.
const MOST_POINTS: i32 = 20;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    match command {
        Command::DeclareWar { by, on } => judge_war(game, *by, *on, None, &mut conditions),
        Command::JoinWar { by, ally, on } => {
            judge_war(game, *by, *on, Some(*ally), &mut conditions);
            conditions.ask(game.diplomacy.allied(*by, *ally), Clause::BaseWar, Need::Allied(*by, *ally));
            conditions.ask(game.diplomacy.at_war(*ally, *on), Clause::BaseWar, Need::AtWar(*ally, *on));
        }
        Command::MarkWar { partitioner, .. } => {
            let power = Power::from(*partitioner);
            let war = game.diplomacy.at_war(power, Power::France);
            conditions.ask(war, Clause::S22_2_1f, Need::AtWar(power, Power::France));
        }
        Command::MakePeace { one, other, ceded, months, .. } => {
            judge_peace(game, *one, *other, ceded, *months, &mut conditions);
        }
        Command::MakeAlliance { one, other } => {
            political(game, &mut conditions);
            parties(game, *one, *other, &mut conditions);
            conditions.ask(
                !game.diplomacy.at_war(*one, *other),
                Clause::BaseWar,
                Need::NotAtWar(*one, *other),
            );
            conditions.ask(
                !game.diplomacy.allied(*one, *other),
                Clause::BaseWar,
                Need::NotAllied(*one, *other),
            );
        }
        Command::BreakAlliance { by, with } => {
            political(game, &mut conditions);
            conditions.ask(game.diplomacy.allied(*by, *with), Clause::BaseWar, Need::Allied(*by, *with));
        }
        Command::WarOnMinor { by, minor } => {
            political(game, &mut conditions);
            poland_exists_for(game, *by, &mut conditions);
            let war = game.diplomacy.minor_wars.contains(&MinorWar { power: *by, minor: *minor });
            conditions.ask(!war, Clause::BaseWar, Need::ValueExists);
        }
        Command::PeaceWithMinor { by, minor } => {
            let war = game.diplomacy.minor_wars.contains(&MinorWar { power: *by, minor: *minor });
            conditions.ask(war, Clause::BasePeace, Need::ValueExists);
        }
        Command::BookPoints { points, .. } => {
            conditions.ask(game.poland.revolt().is_none(), Clause::S22_2_3k, Need::NoRevoltPoints);
            let sane = (-MOST_POINTS..=MOST_POINTS).contains(&points.count()) && points.count() != 0;
            conditions.ask(sane, Clause::BaseWar, Need::Between(-MOST_POINTS, MOST_POINTS));
        }
        _ => {}
    }
    conditions.into_unmet()
}

fn political(game: &Game, conditions: &mut Conditions) {
    let next = if game.phase == Phase::Political { game.date } else { game.date.next() };
    conditions.ask_from(
        game.phase == Phase::Political,
        Clause::BaseOrder,
        Need::Phase(Phase::Political),
        next,
    );
}

/// A Poland without land makes no war and no alliance (22.2 i).
fn poland_exists_for(game: &Game, power: Power, conditions: &mut Conditions) {
    if power == Power::Poland {
        conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
    }
}

fn parties(game: &Game, one: Power, other: Power, conditions: &mut Conditions) {
    conditions.ask(one != other, Clause::BaseWar, Need::TwoPowers);
    poland_exists_for(game, one, conditions);
    if other != one {
        poland_exists_for(game, other, conditions);
    }
}

fn judge_war(game: &Game, by: Power, on: Power, ally: Option<Power>, conditions: &mut Conditions) {
    political(game, conditions);
    parties(game, by, on, conditions);
    conditions.ask(!game.diplomacy.at_war(by, on), Clause::BaseWar, Need::NotAtWar(by, on));
    // A called ally may join a war that Poland itself began (22.2.3 j).
    let poland_began = ally.is_some_and(|ally| {
        let war = game.diplomacy.war(ally, on);
        on == Power::Poland && war.is_some_and(|war| war.by == Power::Poland)
    });
    for bar in game.diplomacy.bars_on_war(by, on) {
        let protects_all = matches!(bar.barred, Barred::War { by: None, .. });
        let met = game.date >= bar.free || (protects_all && poland_began);
        let whom = if protects_all { None } else { Some(by) };
        conditions.ask_from(met, bar.clause, Need::BarOver(whom, on), bar.free);
    }
}

fn judge_peace(
    game: &Game,
    one: Power,
    other: Power,
    ceded: &[Cession],
    months: u16,
    conditions: &mut Conditions,
) {
    political(game, conditions);
    parties(game, one, other, conditions);
    conditions.ask(game.diplomacy.at_war(one, other), Clause::BasePeace, Need::AtWar(one, other));
    conditions.ask(months <= LONGEST_PEACE, Clause::BasePeace, Need::Between(0, i32::from(LONGEST_PEACE)));
    let enemy = if one == Power::Poland { Some(other) } else { Some(one).filter(|_| other == Power::Poland) };
    if let Some(enemy) = enemy {
        let french = france::troops_barring_peace(game, enemy);
        conditions.ask(french.is_empty(), Clause::S22_2_2f, Need::FrenchGone(french));
    }
    for cession in ceded {
        let between = |power: Power| power == one || power == other;
        let tenure = game.board.provinces[cession.province];
        let theirs = between(tenure.owner) || between(tenure.controller());
        let sane = between(cession.to) && tenure.owner != cession.to && theirs;
        conditions.ask(sane, Clause::BasePeace, Need::NotControlledBy(cession.province, cession.to));
    }
}

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::DeclareWar { by, on } => declare(draft, *by, *on),
        Command::JoinWar { by, on, .. } => {
            begin_war(draft, *by, *on, WarCause::Called);
            end_alliance(draft, *by, *on);
        }
        Command::MarkWar { partitioner, excepted } => {
            draft.happen(Clause::S22_2_1f, Event::WarMarked(*partitioner, *excepted));
        }
        Command::MakePeace { one, other, loser, ceded, months } => {
            make_peace(draft, *one, *other, *loser, ceded, Months(*months));
        }
        Command::MakeAlliance { one, other } => {
            let since = draft.game().date;
            draft.happen(Clause::BaseWar, Event::AllianceMade(Alliance { one: *one, other: *other, since }));
            for power in [*one, *other] {
                draft.points(Clause::BaseWar, power, base_game::ALLIANCE, Cause::AllianceMade);
            }
        }
        Command::BreakAlliance { by, with } => {
            let poland = *by == Power::Poland || *with == Power::Poland;
            let clause = if poland { Clause::S22_2_1k } else { Clause::BaseWar };
            draft.happen(clause, Event::AllianceEnded(*by, *with));
            draft.points(clause, *by, base_game::ALLIANCE_BROKEN, Cause::AllianceBroken);
        }
        Command::WarOnMinor { by, minor } => {
            draft.happen(Clause::BaseWar, Event::MinorWarBegan(MinorWar { power: *by, minor: *minor }));
        }
        Command::PeaceWithMinor { by, minor } => {
            draft.happen(Clause::BasePeace, Event::MinorWarEnded(MinorWar { power: *by, minor: *minor }));
        }
        Command::BookPoints { points, cause } => {
            draft.points(Clause::BaseWar, Power::Poland, *points, *cause)
        }
        _ => {}
    }
}

/// War is declared: points, more against an ally, whose alliance ends with it (base: war).
fn declare(draft: &mut Draft, by: Power, on: Power) {
    let points = base_game::war_points(draft.game(), by, on);
    begin_war(draft, by, on, WarCause::Declared);
    draft.points(Clause::BaseWar, by, points, Cause::WarDeclared);
    end_alliance(draft, by, on);
}

fn begin_war(draft: &mut Draft, by: Power, on: Power, cause: WarCause) {
    let excepted = cause == WarCause::Declared && partitioner::declaration_is_excepted(draft.game(), by, on);
    let war = War { by, on, since: Some(draft.game().date), cause, in_force: false, excepted };
    draft.happen(Clause::BaseWar, Event::WarBegan(war));
}

fn end_alliance(draft: &mut Draft, by: Power, on: Power) {
    if draft.game().diplomacy.allied(by, on) {
        draft.happen(Clause::BaseWar, Event::AllianceEnded(by, on));
    }
}

/// Peace: cessions, conquests of this war given back, cities returned, the enforced peace laid (base: peace; 22.5 e).
fn make_peace(
    draft: &mut Draft,
    one: Power,
    other: Power,
    loser: Option<Power>,
    ceded: &[Cession],
    months: Months,
) {
    let between = |power: Power| power == one || power == other;
    let was_war = draft.game().diplomacy.at_war(one, other);
    draft.happen(Clause::BasePeace, Event::WarEnded(one, other));
    if was_war && between(Power::Poland) && between(Power::France) {
        let lost = loser == Some(Power::Poland);
        draft.happen(Clause::S22_6c, Event::FrenchWarEnded { lost });
    }
    for cession in ceded {
        let leaves = draft.game().board.provinces[cession.province].owner == Power::Poland;
        let clause = if leaves { Clause::S22_5e } else { Clause::BasePeace };
        draft.pass_province(clause, cession.province, cession.to);
    }
    for province in Province::ALL.iter().copied() {
        let tenure = draft.game().board.provinces[province];
        if between(tenure.owner) && tenure.conqueror.is_some_and(between) {
            draft.pass_province(Clause::BasePeace, province, tenure.owner);
        }
    }
    for city in City::ALL.iter().copied() {
        let state = draft.game().board.cities[city];
        let foreign = between(state.holder) && between(draft.game().board.controller(city.province()));
        if foreign || state.siege.is_some_and(|siege| between(siege.by) && between(state.holder)) {
            draft.pass_cities(Clause::BasePeace, city.province());
        }
    }
    if months.0 > 0 {
        let made = draft.game().date;
        let free = base_game::peace_free(made, months);
        for (by, on) in [(one, other), (other, one)] {
            let barred = Barred::War { by: Some(by), on };
            draft.happen(
                Clause::BasePeace,
                Event::BarLaid(Bar { barred, made, free, clause: Clause::BasePeace }),
            );
        }
    }
}

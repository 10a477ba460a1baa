//! War, peace and alliances among the eight powers, with the base game's points and every bar (base: war, base: peace).

use crate::game::command::Cession;
use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Months};
use crate::model::diplomacy::{Alliance, Bar, Barred, MinorWar, War, WarCause};
use crate::model::game::Game;
use crate::model::minor::Minor;
use crate::model::place::{City, Province};
use crate::model::power::Power;
use crate::model::quantity::PoliticalPoints;
use crate::model::why::Cause;
use crate::rules::conditions::{exists_for, political};
use crate::rules::s22_2_creation::{france, partitioner};

/// Points for declaring war on a power (base: war).
pub const WAR: PoliticalPoints = PoliticalPoints::new(-3);
/// Points besides, if that power is an ally (base: war).
pub const WAR_ON_ALLY: PoliticalPoints = PoliticalPoints::new(-2);
/// Points to each partner of a new alliance (base: war).
pub const ALLIANCE: PoliticalPoints = PoliticalPoints::new(1);
/// Points for breaking an alliance (base: war).
pub const ALLIANCE_BROKEN: PoliticalPoints = PoliticalPoints::new(-2);
/// Months of enforced peace (base: peace).
pub const PEACE: Months = Months(18);

/// The longest enforced peace the books take, in months.
const LONGEST_PEACE: u16 = 120;
/// The most points one act of the base game brings or costs.
const MOST_POINTS: i32 = 20;

/// The points a declaration of war costs: more against an ally (base: war).
#[must_use]
pub fn war_points(game: &Game, by: Power, on: Power) -> PoliticalPoints {
    if game.diplomacy.allied(by, on) { WAR + WAR_ON_ALLY } else { WAR }
}

/// The first month free after an enforced peace made in `made`: it runs from Peace step to Peace step (base: peace).
#[must_use]
pub fn peace_free(made: GameDate, months: Months) -> GameDate {
    made.plus(months).next()
}

fn parties(game: &Game, one: Power, other: Power, conditions: &mut Conditions) {
    conditions.ask(one != other, Clause::BaseWar, Need::TwoPowers);
    exists_for(game, one, conditions);
    if other != one {
        exists_for(game, other, conditions);
    }
}

/// What a declaration of war asks (base: war).
pub fn judge_declaring(game: &Game, by: Power, on: Power, conditions: &mut Conditions) {
    judge_war(game, by, on, None, conditions);
}

/// What joining an ally's war asks besides: the alliance, and the ally's war (base: war).
pub fn judge_joining(game: &Game, by: Power, ally: Power, on: Power, conditions: &mut Conditions) {
    judge_war(game, by, on, Some(ally), conditions);
    conditions.ask(game.diplomacy.allied(by, ally), Clause::BaseWar, Need::Allied(by, ally));
    conditions.ask(game.diplomacy.at_war(ally, on), Clause::BaseWar, Need::AtWar(ally, on));
}

fn judge_war(game: &Game, by: Power, on: Power, ally: Option<Power>, conditions: &mut Conditions) {
    political(game, Clause::BaseOrder, conditions);
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

/// War is declared: points, more against an ally, whose alliance ends with it (base: war).
pub fn declare(draft: &mut Draft, by: Power, on: Power) {
    let points = war_points(draft.game(), by, on);
    begin_war(draft, by, on, WarCause::Declared);
    draft.points(Clause::BaseWar, by, points, Cause::WarDeclared);
    if draft.game().diplomacy.allied(by, on) {
        draft.happen(Clause::BaseWar, Event::AllianceEnded(by, on));
    }
}

/// Joins an ally's war at its call; against an ally of its own it breaks that alliance, at the usual cost (base: war).
pub fn join(draft: &mut Draft, by: Power, on: Power) {
    begin_war(draft, by, on, WarCause::Called);
    if draft.game().diplomacy.allied(by, on) {
        break_alliance(draft, by, on);
    }
}

fn begin_war(draft: &mut Draft, by: Power, on: Power, cause: WarCause) {
    let excepted = cause == WarCause::Declared && partitioner::declaration_is_excepted(draft.game(), by, on);
    let war = War { by, on, since: Some(draft.game().date), cause, in_force: false, excepted };
    draft.happen(Clause::BaseWar, Event::WarBegan(war));
}

/// What a peace asks: a war, no French troops in the way, and terms that make sense (22.2.2 f; base: peace).
pub fn judge_peace(
    game: &Game,
    one: Power,
    other: Power,
    loser: Option<Power>,
    ceded: &[Cession],
    months: u16,
    conditions: &mut Conditions,
) {
    political(game, Clause::BaseOrder, conditions);
    parties(game, one, other, conditions);
    conditions.ask(game.diplomacy.at_war(one, other), Clause::BasePeace, Need::AtWar(one, other));
    conditions.ask(months <= LONGEST_PEACE, Clause::BasePeace, Need::Between(0, i32::from(LONGEST_PEACE)));
    let enemy = if one == Power::Poland { Some(other) } else { Some(one).filter(|_| other == Power::Poland) };
    if let Some(enemy) = enemy {
        let french = france::troops_barring_peace(game, enemy, loser);
        conditions.ask(french.is_empty(), Clause::S22_2_2f, Need::FrenchGone(french));
    }
    judge_terms(game, [one, other], loser, ceded, conditions);
}

/// What the terms of a peace ask: a loser is one of the two and alone cedes, each province goes once, from one side to the
/// other, and is the giver's to cede (base: peace).
fn judge_terms(
    game: &Game,
    sides: [Power; 2],
    loser: Option<Power>,
    ceded: &[Cession],
    conditions: &mut Conditions,
) {
    let clause = Clause::BasePeace;
    if let Some(loser) = loser {
        conditions.ask(sides.contains(&loser), clause, Need::PartyToPeace(loser));
    }
    for (at, Cession { province, to }) in ceded.iter().copied().enumerate() {
        let once = ceded.iter().take(at).all(|earlier| earlier.province != province);
        conditions.ask(once, clause, Need::CededOnce(province));
        let tenure = game.board.provinces[province];
        let from = sides.into_iter().find(|side| *side != to).filter(|_| sides.contains(&to));
        match from {
            None => conditions.ask(false, clause, Need::PartyToPeace(to)),
            Some(_) if loser == Some(to) => conditions.ask(false, clause, Need::LoserCedes(to)),
            Some(_) if tenure.owner == to && tenure.conqueror.is_none() => {
                conditions.ask(false, clause, Need::NotControlledBy(province, to));
            }
            Some(from) => {
                let has = has_to_cede(game, from, to, province);
                conditions.ask(has, clause, Need::HasToCede(province, from));
            }
        }
    }
}

/// Whether a province is a power's to cede to another: it controls it, or the other has conquered it from it (base: peace).
fn has_to_cede(game: &Game, from: Power, to: Power, province: Province) -> bool {
    let tenure = game.board.provinces[province];
    tenure.controller() == from || (tenure.owner == from && tenure.conqueror == Some(to))
}

/// What a peace between the two can move, each province with the one who would gain it: of the loser's alone, if one is
/// named; what one of the two has conquered from the other goes to the conqueror, or back without being ceded (base: peace).
#[must_use]
pub fn possible_cessions(game: &Game, one: Power, other: Power, loser: Option<Power>) -> Vec<Cession> {
    let gain = |province: Province| {
        let owner = game.board.provinces[province].owner;
        let mut ways = [(one, other), (other, one)].into_iter();
        let way = ways.find(|(from, to)| {
            from != to
                && owner != *to
                && loser.is_none_or(|loser| loser == *from)
                && has_to_cede(game, *from, *to, province)
        });
        way.map(|(_, to)| Cession { province, to })
    };
    Province::ALL.iter().copied().filter_map(gain).collect()
}

/// Peace: cessions, conquests of this war given back, cities returned, the enforced peace laid (base: peace; 22.5 e).
pub fn make_peace(
    draft: &mut Draft,
    one: Power,
    other: Power,
    loser: Option<Power>,
    ceded: &[Cession],
    months: u16,
) {
    let between = |power: Power| power == one || power == other;
    let was_war = draft.game().diplomacy.at_war(one, other);
    france::open_suit(draft, one, other, loser);
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
    if months > 0 {
        let made = draft.game().date;
        let free = peace_free(made, Months(months));
        for (by, on) in [(one, other), (other, one)] {
            let barred = Barred::War { by: Some(by), on };
            draft.happen(
                Clause::BasePeace,
                Event::BarLaid(Bar { barred, made, free, clause: Clause::BasePeace }),
            );
        }
    }
}

/// What an alliance asks: no war between the two, and none yet (base: war).
pub fn judge_alliance(game: &Game, one: Power, other: Power, conditions: &mut Conditions) {
    political(game, Clause::BaseOrder, conditions);
    parties(game, one, other, conditions);
    conditions.ask(!game.diplomacy.at_war(one, other), Clause::BaseWar, Need::NotAtWar(one, other));
    conditions.ask(!game.diplomacy.allied(one, other), Clause::BaseWar, Need::NotAllied(one, other));
}

/// Makes an alliance, with points to both (base: war).
pub fn ally(draft: &mut Draft, one: Power, other: Power) {
    let since = draft.game().date;
    draft.happen(Clause::BaseWar, Event::AllianceMade(Alliance { one, other, since }));
    for power in [one, other] {
        draft.points(Clause::BaseWar, power, ALLIANCE, Cause::AllianceMade);
    }
}

/// What breaking an alliance asks: that there is one (base: war).
pub fn judge_breaking(game: &Game, by: Power, with: Power, conditions: &mut Conditions) {
    political(game, Clause::BaseOrder, conditions);
    conditions.ask(game.diplomacy.allied(by, with), Clause::BaseWar, Need::Allied(by, with));
}

/// Breaks an alliance (base: war; 22.2.1 k).
pub fn break_alliance(draft: &mut Draft, by: Power, with: Power) {
    let poland = by == Power::Poland || with == Power::Poland;
    let clause = if poland { Clause::S22_2_1k } else { Clause::BaseWar };
    draft.happen(clause, Event::AllianceEnded(by, with));
    draft.points(clause, by, ALLIANCE_BROKEN, Cause::AllianceBroken);
}

fn at_war_with_minor(game: &Game, power: Power, minor: Minor) -> bool {
    game.diplomacy.minor_wars.contains(&MinorWar { power, minor })
}

/// What a war with a minor country asks: that there is none yet (base: war).
pub fn judge_minor_war(game: &Game, by: Power, minor: Minor, conditions: &mut Conditions) {
    political(game, Clause::BaseOrder, conditions);
    exists_for(game, by, conditions);
    conditions.ask(!at_war_with_minor(game, by, minor), Clause::BaseWar, Need::ValueExists);
}

/// Goes to war with a minor country (base: war).
pub fn begin_minor_war(draft: &mut Draft, power: Power, minor: Minor) {
    draft.happen(Clause::BaseWar, Event::MinorWarBegan(MinorWar { power, minor }));
}

/// What a peace with a minor country asks: a war with it (base: peace).
pub fn judge_minor_peace(game: &Game, by: Power, minor: Minor, conditions: &mut Conditions) {
    conditions.ask(at_war_with_minor(game, by, minor), Clause::BasePeace, Need::ValueExists);
}

/// Ends a war with a minor country (base: peace).
pub fn end_minor_war(draft: &mut Draft, power: Power, minor: Minor) {
    draft.happen(Clause::BasePeace, Event::MinorWarEnded(MinorWar { power, minor }));
}

/// What points of the base game ask: no revolt, whose fights bring none, and a sane number (22.2.3 k; base: war).
pub fn judge_points(game: &Game, points: PoliticalPoints, conditions: &mut Conditions) {
    conditions.ask(game.poland.revolt().is_none(), Clause::S22_2_3k, Need::NoRevoltPoints);
    let sane = (-MOST_POINTS..=MOST_POINTS).contains(&points.count()) && points.count() != 0;
    conditions.ask(sane, Clause::BaseWar, Need::Between(-MOST_POINTS, MOST_POINTS));
}

/// Books points of the base game for Poland: battles, sieges, minor countries (base: war).
pub fn book_points(draft: &mut Draft, points: PoliticalPoints, cause: Cause) {
    draft.points(Clause::BaseWar, Power::Poland, points, cause);
}

//! 22.7 Dissolving Poland.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::board::Tenure;
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Months};
use crate::model::diplomacy::{Bar, Barred};
use crate::model::economy::Recruit;
use crate::model::forces::{CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::PoliticalPoints;
use crate::model::rulings::{EarlyDissolution, OriginalHolder};
use crate::model::why::Cause;
use crate::rules::conditions::political;
use crate::rules::s22_3_forces::start;
use crate::rules::s22_5_war;
use crate::rules::s22_6_standing::is_provincial;

/// Complete months for which Warsaw must be held (22.7 b).
pub const COMPLETE_MONTHS: Months = Months(2);
/// Poland's points (22.7 d).
pub const POLAND: PoliticalPoints = PoliticalPoints::new(-3);
/// The creator's points (22.7 d).
pub const CREATOR: PoliticalPoints = PoliticalPoints::new(-2);
/// The dissolver's points (22.7 d).
pub const DISSOLVER: PoliticalPoints = PoliticalPoints::new(1);
/// Months for which the dissolver cannot create Poland (22.7 e).
pub const CREATION_BAR: Months = Months(12);

/// The first month in whose Political phase Poland may be dissolved, for a hold that counts since `since` (22.7 b).
#[must_use]
pub const fn earliest(since: GameDate) -> GameDate {
    since.plus(COMPLETE_MONTHS).next()
}

/// Whether Warsaw was held for the two complete months (22.7 b).
#[must_use]
pub fn months_are_complete(game: &Game) -> bool {
    let counting = game.board.occupation.and_then(|occupation| occupation.counts_since);
    counting.is_some_and(|since| game.date >= earliest(since))
}

/// Whether the army's dissolution alone is enough: from the next Political phase on (22.7 c, ruling `early-dissolution`).
#[must_use]
pub fn army_alone_suffices(game: &Game) -> bool {
    army_alone_counts(game) && !game.done.army_just_dissolved
}

/// Whether the group needs no months of occupation (22.7 c, ruling `early-dissolution`).
#[must_use]
pub fn army_alone_counts(game: &Game) -> bool {
    game.setup.rulings.early_dissolution == EarlyDissolution::ArmyAlone
}

/// The power that may dissolve Poland now as the text has it: in Warsaw, and at war with Poland (22.7 a).
#[must_use]
pub fn dissolver(game: &Game) -> Option<Partitioner> {
    crate::rules::s22_5_war::dissolver_in_warsaw(game)
}

/// Whether both conditions are fulfilled: the months, and the army's dissolution (22.7 b, c).
#[must_use]
pub fn is_ripe(game: &Game) -> bool {
    let consent = game.poland.active().is_some_and(|poland| poland.army_dissolved);
    dissolver(game).is_some() && consent && (months_are_complete(game) || army_alone_suffices(game))
}

/// The power a province goes back to (22.7 g, ruling `original-holder`).
#[must_use]
pub fn goes_back_to(game: &Game, province: Province) -> Power {
    let Tenure { owner, poland_had_it_from, .. } = game.board.provinces[province];
    match game.setup.rulings.original_holder {
        OriginalHolder::StartOfGame => province.holder_of_1805(),
        OriginalHolder::TakenFrom if owner != Power::Poland => owner,
        OriginalHolder::TakenFrom => poland_had_it_from.unwrap_or(province.holder_of_1805()),
    }
}

/// What dissolving the army asks: an enemy in Warsaw, besieged or not (22.7 c).
pub fn judge_army(game: &Game, conditions: &mut Conditions) {
    conditions.ask(game.poland.is_active(), Clause::S22_7a, Need::PolandExists);
    let occupied = s22_5_war::enemy_holding_warsaw(game).is_some();
    conditions.ask(occupied, Clause::S22_7c, Need::WarsawOccupied);
    let already = game.poland.active().is_some_and(|poland| poland.army_dissolved);
    conditions.ask(!already, Clause::S22_7c, Need::ArmyNotDissolved);
}

/// What a dissolution asks: who holds Warsaw, for how long, and the army dissolved (22.7 a-c).
pub fn judge(game: &Game, conditions: &mut Conditions) {
    conditions.ask(game.poland.is_active(), Clause::S22_7a, Need::PolandExists);
    political(game, Clause::S22_2d, conditions);
    let holder = dissolver(game).is_some();
    conditions.ask(holder, Clause::S22_7a, Need::DissolverInWarsaw);
    if holder && !army_alone_suffices(game) {
        let since = game.board.occupation.and_then(|occupation| occupation.counts_since);
        let earliest = earliest(since.unwrap_or(game.date));
        let from = if army_alone_counts(game) { game.date.next() } else { earliest };
        conditions.ask_from(months_are_complete(game), Clause::S22_7b, Need::TwoCompleteMonths, from);
    }
    let consent = game.poland.active().is_some_and(|poland| poland.army_dissolved);
    conditions.ask(consent, Clause::S22_7c, Need::ArmyDissolved);
}

/// The Polish player dissolves the army (22.7 c).
pub fn dissolve_army(draft: &mut Draft) {
    draft.happen(Clause::S22_7c, Event::ArmyDissolved);
    disband(draft, Clause::S22_7c);
}

/// With Warsaw free again the army's dissolution lapses, and the cavalry put by returns (22.7 c).
pub fn settle_consent(draft: &mut Draft) {
    let game = draft.game();
    let stands = s22_5_war::enemy_holding_warsaw(game).is_some();
    if stands || game.poland.active().is_none_or(|poland| !poland.army_dissolved) {
        return;
    }
    draft.happen(Clause::S22_7c, Event::ConsentLapsed);
    start::return_reserve(draft, Clause::S22_7c);
}

/// Whoever is in Warsaw dissolves Poland (22.7 a).
pub fn dissolve(draft: &mut Draft) {
    let by = dissolver(draft.game());
    end_poland(draft, by, true);
}

/// At the first step of a Political phase a Poland without land is dissolved (22.5 f).
pub fn at_political(draft: &mut Draft) {
    if draft.game().done.landless && draft.game().poland.is_active() {
        end_poland(draft, None, false);
    }
}

/// Dissolves Poland: by a power with its points, or without any for want of land (22.7; 22.5 f).
fn end_poland(draft: &mut Draft, by: Option<Partitioner>, points: bool) {
    let creator = draft.game().poland.active().and_then(|poland| poland.founder.power());
    if points {
        draft.points(Clause::S22_7d, Power::Poland, POLAND, Cause::Dissolution);
        if let Some(creator) = creator {
            draft.points(Clause::S22_7d, creator, CREATOR, Cause::Dissolution);
        }
        if let Some(by) = by {
            draft.points(Clause::S22_7d, by.into(), DISSOLVER, Cause::Dissolution);
        }
    }
    disband(draft, Clause::S22_7f);
    let back: Vec<(Province, Power)> = Province::ALL
        .iter()
        .filter(|province| {
            let tenure = draft.game().board.provinces[**province];
            tenure.owner == Power::Poland || tenure.conqueror == Some(Power::Poland)
        })
        .map(|province| (*province, goes_back_to(draft.game(), *province)))
        .collect();
    end_everything(draft);
    draft.happen(if points { Clause::S22_7a } else { Clause::S22_5f }, Event::PolandDissolved(by));
    for (province, power) in back {
        draft.pass_province(Clause::S22_7g, province, power);
    }
    draft.leave_cities(Clause::S22_7f);
    let possessions: Vec<String> =
        draft.game().board.possessions.iter().map(|one| one.name.clone()).collect();
    for name in possessions {
        draft.happen(Clause::S22_7g, Event::PossessionLost(name));
    }
    if let Some(by) = by.filter(|_| points) {
        let made = draft.game().date;
        // The bars of ruling `bar-count` are those on declaring war; this one counts its own month.
        let free = made.plus(CREATION_BAR);
        let bar = Bar { barred: Barred::Creating(by.into()), made, free, clause: Clause::S22_7e };
        draft.happen(Clause::S22_7e, Event::BarLaid(bar));
    }
}

/// Infantry and militia are gone, regular cavalry is put by; provincial corps are not of this army (22.7 c, f).
fn disband(draft: &mut Draft, clause: Clause) {
    let guard_came = matches!(draft.game().forces.guard, Guard::Came);
    for corps in CorpsId::ALL.iter().copied() {
        if is_provincial(draft.game(), corps) {
            continue;
        }
        let factors = draft.game().forces.corps[corps].factors;
        put_by(draft, clause, Store::Corps(corps), factors);
        // The army is disbanded again when Poland is dissolved: what the guard had is put by already.
        if corps == CorpsId::CavalryI && guard_came && factors.cavalry > 0 {
            let guard = draft.game().forces.guard_reserve.saturating_add(factors.cavalry);
            draft.happen(clause, Event::GuardPutBy(guard));
        }
        if draft.game().forces.corps[corps].counter != Counter::OffMap {
            draft.happen(clause, Event::CorpsMoved(corps, Counter::OffMap));
        }
    }
    for city in City::ALL.iter().copied() {
        let factors = draft.game().forces.garrisons[city];
        put_by(draft, clause, Store::Garrison(city), factors);
    }
    let pool = draft.game().forces.pool;
    put_by(draft, clause, Store::Pool, pool);
    for leader in Leader::ALL.iter().copied() {
        if matches!(draft.game().forces.leaders[leader], LeaderPost::With(corps) if !is_provincial(draft.game(), corps))
        {
            draft.happen(clause, Event::LeaderPosted(leader, LeaderPost::OffMap));
        }
    }
}

fn put_by(draft: &mut Draft, clause: Clause, from: Store, factors: Factors) {
    draft.factors(clause, Some(from), Some(Store::Reserve), factors.cavalry_only());
    draft.factors(clause, Some(from), None, factors.minus(factors.cavalry_only()));
}

/// What ends at a dissolution: wars without terms, alliances without points, depots, guerrillas, orders, a manipulation,
/// posts of leaders, fleets (22.7 i; 22.3 g).
fn end_everything(draft: &mut Draft) {
    let clause = Clause::S22_7i;
    let enemies: Vec<Power> = draft.game().diplomacy.enemies(Power::Poland).collect();
    for enemy in enemies {
        draft.happen(clause, Event::WarEnded(Power::Poland, enemy));
    }
    let minors: Vec<_> =
        draft.game().diplomacy.minor_wars.iter().filter(|war| war.power == Power::Poland).copied().collect();
    for war in minors {
        draft.happen(clause, Event::MinorWarEnded(war));
    }
    let allies: Vec<Power> = draft.game().diplomacy.allies(Power::Poland).collect();
    for ally in allies {
        draft.happen(clause, Event::AllianceEnded(Power::Poland, ally));
    }
    let depots: Vec<Place> = draft.game().forces.depots.clone();
    for depot in depots {
        draft.happen(clause, Event::DepotRemoved(depot));
    }
    if draft.game().forces.depots_bought > 0 {
        draft.happen(clause, Event::DepotsBought(0));
    }
    for province in Province::ALL.iter().copied() {
        if draft.game().forces.guerrillas[province] > 0 {
            draft.happen(clause, Event::GuerrillasSet(province, 0));
        }
    }
    end_orders(draft);
    end_fleets(draft);
    if let Some(pending) = draft.game().economy.manipulation {
        draft.happen(clause, Event::ManipulationLapsed(pending.column));
    }
    for leader in Leader::ALL.iter().copied() {
        if !matches!(draft.game().forces.leaders[leader], LeaderPost::OffMap | LeaderPost::Dead) {
            draft.happen(clause, Event::LeaderPosted(leader, LeaderPost::OffMap));
        }
    }
    let guard = draft.game().forces.guard;
    if guard == Guard::Due {
        draft.happen(clause, Event::GuardTurned(Guard::Awaited));
    }
    if draft.game().forces.first_placement {
        draft.happen(clause, Event::FirstPlacement(false));
    }
    // Regular corps of former provincials go with the army; what is still provincial goes with its province.
    for corps in CorpsId::ALL.iter().copied() {
        if draft.game().forces.corps[corps].counter != Counter::OffMap {
            draft.remove_corps(clause, corps);
        }
        if draft.game().forces.corps[corps].paid {
            draft.happen(clause, Event::CounterKept(corps, false));
        }
    }
}

/// Infantry and militia on order are lost, cavalry and ships go to the reserve (22.7 i).
fn end_orders(draft: &mut Draft) {
    for order in draft.game().economy.orders.clone() {
        draft.happen(Clause::S22_7i, Event::OrderEnded(order));
        match order.what {
            Recruit::Cavalry => {
                draft.factors(Clause::S22_7i, None, Some(Store::Reserve), Factors::new(0, 0, order.count));
            }
            Recruit::Ship if start::ships_are_kept(draft.game()) => {
                let ships = draft.game().forces.ships.saturating_add(order.count);
                draft.happen(Clause::S22_7i, Event::ShipsWaiting(ships));
            }
            Recruit::Ship | Recruit::Infantry | Recruit::Militia => {}
        }
    }
}

/// Ships wait for the next Poland, or are lost by ruling (22.3 g, `ships-kept`).
fn end_fleets(draft: &mut Draft) {
    let all = draft.game().forces.all_ships();
    for fleet in FleetId::ALL.iter().copied() {
        let state = draft.game().forces.fleets[fleet];
        if state.counter != Counter::OffMap || state.ships > 0 {
            draft.happen(Clause::S22_3g, Event::FleetSet(fleet, Counter::OffMap, 0));
        }
    }
    let kept = if start::ships_are_kept(draft.game()) { all } else { 0 };
    if draft.game().forces.ships != kept {
        draft.happen(Clause::S22_3g, Event::ShipsWaiting(kept));
    }
}

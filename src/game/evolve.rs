//! The one place where a game changes: a fact is folded in. Total, and judges nothing.

use crate::model::board::{CityState, Occupation};
use crate::model::date::{GameDate, Phase};
use crate::model::forces::{Corps, CorpsId, Counter, Factors, Fleet, Forces, Store};
use crate::model::game::{Done, Game};
use crate::model::poland::{Commonwealth, Founder, Poland, Revolt, Subsidy};
use crate::model::power::Power;
use crate::model::setup::HouseRule;
use crate::model::status_card::marker_after;

use super::command::Correction;
use super::event::Event;

/// Folds one fact into the game.
pub fn evolve(game: &mut Game, event: &Event) {
    let date = game.date;
    let Game { diplomacy, board, forces, economy, done, .. } = game;
    match event {
        Event::CampaignBegun(setup) => *game = Game::new(setup),
        Event::StateBrought(brought) => game.clone_from(&brought.game),
        Event::BidRolled(die, source) => {
            game.setup.die = Some(*die);
            game.setup.die_source = Some(*source);
        }
        Event::MonthBegan(date) => begin_month(game, *date),
        Event::PhaseBegan(phase) => {
            game.phase = *phase;
            game.done.suits.clear();
        }
        Event::RollOpened(open) => done.roll_open = *open,
        Event::DutiesLeft(_) | Event::SubsidyPaid(..) | Event::Noted(_) => {}
        Event::VictoryReached(_) => game.won = Some(date),
        Event::PointsMoved { power, points, .. } => {
            if *power == Power::Poland {
                game.marker = marker_after(game.marker, *points).0;
            }
        }
        Event::VictoryScored(points, _) => game.victory = game.victory + *points,
        Event::RulingChanged(choice) => {
            game.setup.rulings.choose(choice.ruling, usize::from(choice.option));
        }
        Event::HouseRuleChanged(rule) => change_house_rule(game, *rule),
        Event::CardSet(card) => game.setup.house.card = (**card).clone(),
        Event::VictoryNoted(power, points) => game.rivals[*power] = Some(*points),
        Event::Corrected(value, _) => correct(game, *value),

        Event::PurseMoved(sum, _) | Event::OtherIncome(_, sum) | Event::IncomeCollected { sum, .. } => {
            game.purse = game.purse + *sum;
        }
        Event::EconomyBooked => economy.booked = Some(date),
        Event::ManipulationChosen(pending) => {
            economy.chosen = Some(date);
            economy.manipulation = Some(*pending);
        }
        Event::ManipulationLanded(..) | Event::ManipulationLapsed(_) => economy.manipulation = None,
        Event::Ordered(order) => economy.orders.push(*order),
        Event::OrderArrived(order) | Event::OrderEnded(order) => remove_one(&mut economy.orders, order),

        Event::WarBegan(war) => {
            diplomacy.wars.retain(|one| !one.is_between(war.by, war.on));
            diplomacy.wars.push(*war);
            if let Poland::Active(poland) = &mut game.poland
                && poland.founder.power().is_some_and(|founder| war.is_between(founder, Power::Poland))
            {
                poland.garrisons_ended = true;
            }
        }
        Event::WarsInForce => diplomacy.wars.iter_mut().for_each(|war| war.in_force = true),
        Event::WarMarked(partitioner, excepted) => {
            let marked =
                diplomacy.wars.iter_mut().filter(|war| war.is_between((*partitioner).into(), Power::France));
            marked.for_each(|war| war.excepted = *excepted);
        }
        Event::WarEnded(one, other) => diplomacy.wars.retain(|war| !war.is_between(*one, *other)),
        Event::FrenchWarEnded { lost } => {
            let ended =
                if *lost { &mut diplomacy.french_wars_lost } else { &mut diplomacy.french_wars_not_lost };
            *ended = ended.saturating_add(1);
        }
        Event::SuitMade(by) => done.suits.push(*by),
        Event::AllianceMade(alliance) => {
            diplomacy.alliances.retain(|one| one.ally_of(alliance.one) != Some(alliance.other));
            diplomacy.alliances.push(*alliance);
        }
        Event::AllianceEnded(one, other) => {
            diplomacy.alliances.retain(|pact| pact.ally_of(*one) != Some(*other));
        }
        Event::BarLaid(bar) => diplomacy.bars.push(*bar),
        Event::BarEnded(bar) => remove_one(&mut diplomacy.bars, bar),
        Event::MinorWarBegan(war) => {
            diplomacy.minor_wars.retain(|one| one != war);
            diplomacy.minor_wars.push(*war);
        }
        Event::MinorWarEnded(war) => diplomacy.minor_wars.retain(|one| one != war),

        Event::ProvincePassed(province, tenure) => {
            board.provinces[*province] = *tenure;
            // Gone with its province, a destroyed provincial corps is back when the province returns (22.3 k).
            if (tenure.owner != Power::Poland || tenure.conqueror.is_some())
                && let Some(corps) = CorpsId::of_province(*province)
            {
                forces.corps[corps].destroyed = false;
            }
        }
        Event::CityPassed(city, holder) => {
            board.cities[*city] = CityState { holder: *holder, since: date, siege: None };
        }
        Event::SiegeBegan(city, siege) => board.cities[*city].siege = Some(*siege),
        Event::SiegeEnded(city) => board.cities[*city].siege = None,
        Event::WarsawCounted { infantry, militia } => {
            board.warsaw_infantry = *infantry;
            board.warsaw_militia = *militia;
        }
        Event::FrenchNoted(province, present) => board.french_troops[*province] = *present,
        Event::FrenchLeaderNoted(leader) => board.french_leader = *leader,
        Event::NapoleonNoted { dead } => board.napoleon_dead = *dead,
        Event::OrderChosen { france_last, britain_first } => {
            board.france_moves_last = *france_last;
            board.britain_sails_first = *britain_first;
        }
        Event::PossessionGained(possession) => board.possessions.push(possession.clone()),
        Event::PossessionLost(name) => board.possessions.retain(|one| one.name != *name),
        Event::WarsawOccupied { by, counts } => {
            board.occupation =
                Some(Occupation { by: *by, since: date, counts_since: counts.then_some(date) });
        }
        Event::OccupationPassed { by, counts } => {
            if let Some(occupation) = &mut board.occupation {
                occupation.by = *by;
                occupation.counts_since = if *counts { occupation.counts_since.or(Some(date)) } else { None };
            }
        }
        Event::WarsawFreed => board.occupation = None,

        Event::PolandCreated(founder) => {
            game.creations = game.creations.saturating_add(1);
            done.landless = false;
            game.poland = Poland::Active(Commonwealth {
                founder: *founder,
                created: date,
                major: false,
                dominant: false,
                army_dissolved: false,
                garrisons_ended: false,
            });
        }
        Event::SubsidyTurned { stopped_by, .. } => {
            if let Some(subsidy) = subsidy_mut(game) {
                subsidy.stopped_by = *stopped_by;
            }
        }
        Event::RevoltRolled(..) => done.revolt_roll = Some(date),
        Event::RevoltBegan(revolt) => set_revolt(game, Some(*revolt)),
        Event::RevoltTookWarsaw => set_revolt_hold(game, Some(date)),
        Event::RevoltLostWarsaw => set_revolt_hold(game, None),
        Event::RevoltEnded(_) => set_revolt(game, None),
        Event::StandingTurned { major, dominant } => {
            if let Poland::Active(poland) = &mut game.poland {
                poland.major = *major;
                poland.dominant = *dominant;
            }
        }
        Event::ArmyDissolved => {
            set_army_dissolved(game, true);
            game.done.army_just_dissolved = game.phase == Phase::Political;
        }
        Event::ConsentLapsed => set_army_dissolved(game, false),
        Event::Landless(landless) => done.landless = *landless,
        Event::PolandDissolved(by) => {
            done.landless = false;
            board.occupation = None;
            for corps in CorpsId::ALL {
                forces.corps[*corps].destroyed = false;
            }
            game.poland = Poland::Dissolved { by: *by, since: date, revolt: None };
        }

        Event::FactorsMoved { from, to, factors } => {
            if let Some(from) = from {
                let store = store_mut(forces, *from);
                *store = store.minus(*factors);
            }
            if let Some(to) = to {
                let store = store_mut(forces, *to);
                *store = store.plus(*factors);
            }
            forces.guard_reserve = forces.guard_reserve.min(forces.reserve.cavalry);
        }
        Event::CorpsMoved(id, counter) => {
            // A corps that leaves the map while its province stays Polish does not come back with the province.
            let given_up = id.home().is_some_and(|home| game.is_part_of_poland(home));
            let corps = &mut game.forces.corps[*id];
            corps.counter = *counter;
            corps.destroyed = *counter == Counter::OffMap && (corps.destroyed || given_up);
        }
        Event::CorpsDestroyed(id) => {
            forces.corps[*id] = Corps {
                counter: Counter::OffMap,
                factors: Factors::NONE,
                ever_destroyed: true,
                destroyed: true,
                paid: forces.corps[*id].paid,
            };
        }
        Event::CounterKept(id, paid) => forces.corps[*id].paid = *paid,
        Event::ShipsWaiting(ships) => forces.ships = *ships,
        Event::FleetSet(id, counter, ships) => {
            forces.fleets[*id] = Fleet { counter: *counter, ships: *ships };
        }
        Event::DepotsBought(depots) => forces.depots_bought = *depots,
        Event::DepotPlaced(place) => forces.depots.push(*place),
        Event::DepotRemoved(place) => remove_one(&mut forces.depots, place),
        Event::LeaderPosted(leader, post) => forces.leaders[*leader] = *post,
        Event::GuardTurned(guard) => forces.guard = *guard,
        Event::GuardPutBy(cavalry) => forces.guard_reserve = *cavalry,
        Event::ProvincialsRaised => done.raised = Some(date),
        Event::FirstPlacement(open) => forces.first_placement = *open,
        Event::GuerrillasRolled(province, ..) => done.guerrillas[*province] = true,
        Event::GuerrillasSet(province, count) => forces.guerrillas[*province] = *count,
    }
}

/// Takes the first of those that equal `gone` away.
fn remove_one<T: PartialEq>(all: &mut Vec<T>, gone: &T) {
    if let Some(at) = all.iter().position(|one| one == gone) {
        all.remove(at);
    }
}

fn begin_month(game: &mut Game, date: GameDate) {
    game.date = date;
    game.phase = Phase::Political;
    game.done = Done { landless: game.done.landless, revolt_roll: game.done.revolt_roll, ..Done::default() };
    if let Some(subsidy) = subsidy_mut(game) {
        subsidy.flowed_last_month = subsidy.stopped_by.is_none();
    }
}

fn subsidy_mut(game: &mut Game) -> Option<&mut Subsidy> {
    match &mut game.poland {
        Poland::Active(Commonwealth { founder: Founder::Partitioner { subsidy, .. }, .. }) => {
            subsidy.as_mut()
        }
        Poland::Active(_) | Poland::NotYet { .. } | Poland::Dissolved { .. } => None,
    }
}

fn set_army_dissolved(game: &mut Game, dissolved: bool) {
    if let Poland::Active(poland) = &mut game.poland {
        poland.army_dissolved = dissolved;
    }
}

fn set_revolt(game: &mut Game, revolt: Option<Revolt>) {
    match &mut game.poland {
        Poland::NotYet { revolt: now } | Poland::Dissolved { revolt: now, .. } => *now = revolt,
        Poland::Active(_) => {}
    }
}

fn revolt_mut(game: &mut Game) -> Option<&mut Revolt> {
    match &mut game.poland {
        Poland::NotYet { revolt } | Poland::Dissolved { revolt, .. } => revolt.as_mut(),
        Poland::Active(_) => None,
    }
}

fn set_revolt_hold(game: &mut Game, since: Option<GameDate>) {
    if let Some(revolt) = revolt_mut(game) {
        revolt.warsaw_since = since;
    }
}

fn store_mut(forces: &mut Forces, store: Store) -> &mut Factors {
    match store {
        Store::Pool => &mut forces.pool,
        Store::Corps(id) => &mut forces.corps[id].factors,
        Store::Garrison(city) => &mut forces.garrisons[city],
        Store::Reserve => &mut forces.reserve,
    }
}

fn change_house_rule(game: &mut Game, rule: HouseRule) {
    let house = &mut game.setup.house;
    match rule {
        HouseRule::Printed(province, sum) => house.printed[province] = sum,
        HouseRule::Price(ware, sum) => house.prices[ware] = sum,
        HouseRule::Upkeep(kept, money) => house.upkeep[kept] = money,
        HouseRule::Arrival(what, months) => house.arrival[what] = months,
        HouseRule::Level(level) => house.level = level,
        HouseRule::Conversion(played) => house.conversion = played,
    }
}

fn correct(game: &mut Game, value: Correction) {
    match value {
        Correction::Money(money) => game.purse.money = money.at_least_zero(),
        Correction::Manpower(manpower) => game.purse.manpower = manpower.at_least_zero(),
        Correction::Marker(square) => {
            game.marker = square.min(crate::model::status_card::SQUARES - 1);
        }
        Correction::VictoryPoints(points) => game.victory = points,
        Correction::Factors(store, factors) => {
            *store_mut(&mut game.forces, store) = factors;
            game.forces.guard_reserve = game.forces.guard_reserve.min(game.forces.reserve.cavalry);
        }
        Correction::Corps(id, counter) => {
            game.forces.corps[id].counter = counter;
            game.forces.corps[id].destroyed = id.home().is_some() && counter == Counter::OffMap;
        }
        Correction::EverDestroyed(id, ever) => game.forces.corps[id].ever_destroyed = ever,
        Correction::ShipsWaiting(ships) => game.forces.ships = ships,
        Correction::Fleet(id, ships) => game.forces.fleets[id].ships = ships,
        Correction::Leader(leader, post) => game.forces.leaders[leader] = post,
        Correction::Guerrillas(province, count) => game.forces.guerrillas[province] = count,
        Correction::Guard(guard) => game.forces.guard = guard,
        Correction::Creations(creations) => game.creations = creations,
        Correction::OccupationCounts(since) => {
            if let Some(occupation) = &mut game.board.occupation {
                occupation.counts_since = since;
            }
        }
        Correction::RevoltBegan(began) => {
            if let Some(revolt) = revolt_mut(game) {
                revolt.began = began;
            }
        }
        Correction::RevoltHolds(since) => set_revolt_hold(game, since),
        Correction::Bar(at, free) => {
            if let Some(bar) = game.diplomacy.bars.get_mut(usize::from(at)) {
                bar.free = free;
            }
        }
        Correction::FrenchWars(lost, not_lost) => {
            game.diplomacy.french_wars_lost = lost;
            game.diplomacy.french_wars_not_lost = not_lost;
        }
    }
}

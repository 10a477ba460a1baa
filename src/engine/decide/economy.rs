//! The Economic phase: what is booked, bought and chosen in it.

use crate::engine::command::{CardSquare, Command, NamedIncome};
use crate::engine::event::{Event, IncomeLine};
use crate::engine::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::economy::{Basket, Column, Order};
use crate::model::forces::{CorpsId, Counter};
use crate::model::game::{Founder, Game, Pending};
use crate::model::power::Power;
use crate::model::quantity::{Money, PoliticalPoints, Sum, VictoryPoints};
use crate::model::rulings::ManipulationTiming;
use crate::model::setup::Recruit;
use crate::model::why::{Amount, Cause, Term};
use crate::rules::base_game::{arrival, next_economic};
use crate::rules::s22_2_creation::{general, partitioner};
use crate::rules::s22_3_forces::order_of_battle::{DEPOTS, FLEET_SHIPS};
use crate::rules::s22_3_forces::{costs, income};
use crate::rules::s22_8_victory::{manipulation, polish_level};

use super::Draft;
use super::forces::corps_may_be_bought;
use super::table::is_text;

/// The most a card square says, and the most of one ware bought at once.
const MOST_ON_CARD: i32 = 30;
/// The most of one ware in one basket.
const MOST_BOUGHT: i32 = 500;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    let now = game.phase == Phase::Economic;
    let from = if now { game.date } else { next_economic(game.date, &game.setup.rulings) };
    conditions.ask_from(now, Clause::BaseEconomy, Need::Phase(Phase::Economic), from);
    match command {
        Command::BookEconomy { card, loss, other } => {
            judge_booking(game, *card, *loss, other, &mut conditions)
        }
        Command::Buy(basket) => judge_purchase(game, basket, &mut conditions),
        Command::ChooseManipulation { .. } => {
            conditions.ask(game.poland.is_active(), Clause::S22_8b, Need::PolandExists);
            conditions.ask(is_booked(game), Clause::BaseEconomy, Need::BookedFirst);
            let chosen = game.economy.chosen == Some(game.date);
            conditions.ask(!chosen, Clause::S22_8b, Need::NotChosenYet);
        }
        _ => {}
    }
    conditions.into_unmet()
}

/// Whether this month's Economic phase was booked.
fn is_booked(game: &Game) -> bool {
    game.economy.booked == Some(game.date)
}

fn judge_booking(
    game: &Game,
    card: CardSquare,
    loss: Option<bool>,
    other: &[NamedIncome],
    conditions: &mut Conditions,
) {
    conditions.ask(!is_booked(game), Clause::BaseEconomy, Need::NotBookedYet);
    let sane = i32::from(card.victory) <= MOST_ON_CARD && i32::from(card.drift).abs() <= MOST_ON_CARD;
    conditions.ask(sane, Clause::BaseEconomy, Need::Between(0, MOST_ON_CARD));
    let due = game.poland.is_active() && income::loss_die_due(game.marker);
    if due {
        conditions.ask(loss.is_some(), Clause::S22_3s, Need::LossDie);
    } else {
        conditions.ask(loss.is_none(), Clause::S22_3s, Need::NoLossDie);
    }
    if !other.is_empty() {
        conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
    }
    for line in other {
        conditions.ask(is_text(&line.name), Clause::BaseEconomy, Need::TextGiven);
    }
    let before_upkeep = game.purse + collected(game, loss) + other.iter().map(|line| line.sum).sum();
    let due = costs::upkeep(game).value();
    let missing = Sum { money: (due.money - before_upkeep.money).at_least_zero(), ..Sum::default() };
    let short = Sum { manpower: (-before_upkeep.manpower).at_least_zero(), ..missing };
    conditions.ask(short.is_nothing(), Clause::S22_3o, Need::UpkeepPaid(short));
}

/// What the provinces pay, after the economic-loss die.
fn collected(game: &Game, loss: Option<bool>) -> Sum {
    let full = income::income(game).value();
    if loss == Some(true) { income::halved(full) } else { full }
}

fn judge_purchase(game: &Game, basket: &Basket, conditions: &mut Conditions) {
    conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
    conditions.ask(is_booked(game), Clause::BaseEconomy, Need::BookedFirst);
    conditions.ask(!basket.is_empty(), Clause::S22_3m, Need::SomethingBought);
    let counts = [
        basket.infantry,
        basket.militia,
        basket.cavalry,
        basket.cavalry_by_choice,
        basket.ships,
        basket.depots,
    ];
    let sane = counts.iter().all(|count| i32::from(*count) <= MOST_BOUGHT);
    conditions.ask(sane, Clause::S22_3m, Need::Between(0, MOST_BOUGHT));
    let choice = basket.cavalry_by_choice == 0 || costs::cavalry_choice(game).is_some();
    conditions.ask(choice, Clause::S22_3n, Need::OneCavalryPrice);
    let cost = costs::cost(game, basket).value();
    let short = cost - game.purse;
    let short = Sum { money: short.money.at_least_zero(), manpower: short.manpower.at_least_zero() };
    conditions.ask(short.is_nothing(), Clause::S22_3m, Need::Afford(short));
    let depots = depots_left(game);
    conditions.ask(basket.depots <= u16::from(depots), Clause::S22_3c, Need::DepotsLeft(depots));
    let on_order: u16 = ships_on_order(game);
    let ships = game.forces.all_ships().saturating_add(on_order).saturating_add(basket.ships);
    let room = basket.ships == 0 || ships <= FLEET_SHIPS * 2;
    conditions.ask(room, Clause::S22_3c, Need::ShipsHaveRoom);
    for (at, corps) in basket.corps.iter().enumerate() {
        let once = basket.corps.iter().take(at).all(|other| other != corps);
        conditions.ask(once, Clause::BaseCorps, Need::NamedOnce);
        corps_may_be_bought(game, *corps, conditions);
    }
    for (at, fleet) in basket.fleets.iter().enumerate() {
        let once = basket.fleets.iter().take(at).all(|other| other != fleet);
        conditions.ask(once, Clause::BaseCorps, Need::NamedOnce);
        let off = game.forces.fleets[*fleet].counter == Counter::OffMap;
        conditions.ask(off, Clause::BaseCorps, Need::FleetNotBought);
    }
}

/// Depots neither on the map nor paid for (22.3 c).
fn depots_left(game: &Game) -> u8 {
    let placed = u8::try_from(game.forces.depots.len()).unwrap_or(u8::MAX);
    DEPOTS.saturating_sub(placed).saturating_sub(game.forces.depots_bought)
}

fn ships_on_order(game: &Game) -> u16 {
    let orders = game.economy.orders.iter().filter(|order| order.what == Recruit::Ship);
    orders.fold(0, |all, order| all.saturating_add(order.count))
}

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::BookEconomy { card, loss, other } => book(draft, *card, *loss, other),
        Command::Buy(basket) => buy(draft, basket),
        Command::ChooseManipulation { column } => {
            let pending = Pending { column: *column, chosen: draft.game().date };
            draft.happen(Clause::S22_8b, Event::ManipulationChosen(pending));
            if draft.game().setup.rulings.manipulation_timing == ManipulationTiming::ThisPhase {
                let points = land(draft, *column);
                draft.points(Clause::S22_8b, Power::Poland, points, Cause::Manipulation);
            }
        }
        _ => {}
    }
}

/// The Economic phase in the base game's order: victory points, income, subsidy, other income, upkeep, the manipulation
/// that lands, and last the marker (base: economy).
fn book(draft: &mut Draft, card: CardSquare, loss: Option<bool>, other: &[NamedIncome]) {
    score(draft, card);
    let active = draft.game().poland.is_active();
    if active {
        collect(draft, loss);
        pay_subsidy(draft);
        for line in other {
            let paid = draft.payable(line.sum);
            draft.happen(Clause::BaseEconomy, Event::OtherIncome(line.name.clone(), paid));
        }
        let due = costs::upkeep(draft.game()).value();
        draft.purse(Clause::S22_3o, -due, Cause::Upkeep);
    }
    let landed = match draft.game().economy.manipulation {
        Some(pending) if active => land(draft, pending.column),
        _ => PoliticalPoints::ZERO,
    };
    if general::is_waiting(draft.game()) {
        let (points, victory) = general::waiting(draft.game());
        draft.points(Clause::S22_2b, Power::Poland, points, Cause::Waiting);
        draft.victory(Clause::S22_2b, victory, Cause::Waiting);
    }
    draft.points(Clause::S22_8b, Power::Poland, landed, Cause::Manipulation);
    if general::drifts(draft.game()) {
        let drift = PoliticalPoints::new(i32::from(card.drift));
        let clause = if active { Clause::BaseEconomy } else { drift_clause(draft.game()) };
        draft.points(clause, Power::Poland, drift, Cause::Drift);
    }
    judge_victory(draft);
    draft.happen(Clause::BaseEconomy, Event::EconomyBooked);
}

/// Whether the level is reached, with every victory point of this phase (22.8 c).
fn judge_victory(draft: &mut Draft) {
    let level = polish_level(draft.game()).value();
    if draft.game().won.is_none() && draft.game().victory.count() >= level {
        let reached = draft.game().victory;
        draft.happen(Clause::S22_8c, Event::VictoryReached(reached));
    }
}

/// The display's own adjustment rests on 22.2 b before creation, and on 22.7 h while dissolved.
fn drift_clause(game: &Game) -> Clause {
    if general::is_waiting(game) { Clause::S22_2b } else { Clause::S22_7h }
}

fn score(draft: &mut Draft, card: CardSquare) {
    if general::scores(draft.game()) {
        let points = VictoryPoints::new(i32::from(card.victory));
        draft.victory(Clause::BaseEconomy, points, Cause::StatusPoints);
    }
}

fn collect(draft: &mut Draft, loss: Option<bool>) {
    let derived = income::income(draft.game());
    let lines = derived.why().parts.iter().map(|part| {
        let paid = match part.amount {
            Amount::Sum(sum) => sum,
            _ => Sum::default(),
        };
        let (province, name) = match &part.term {
            Term::ProvinceIncome(province) | Term::OccupiedProvince(province) => (Some(*province), None),
            Term::Possession(name) => (None, Some(name.clone())),
            _ => (None, None),
        };
        IncomeLine { province, name, paid }
    });
    let lines = lines.collect();
    let halved = loss == Some(true);
    let sum = if halved { income::halved(derived.value()) } else { derived.value() };
    let clause = if halved { Clause::S22_3s } else { Clause::S22_3l };
    draft.happen(clause, Event::IncomeCollected { lines, halved, sum });
}

/// The subsidy goes to its creator from the bank: paid by the state at the end of the month before (22.2.1 g, i).
fn pay_subsidy(draft: &mut Draft) {
    let game = draft.game();
    let Some(Founder::Partitioner { power, subsidy: Some(now) }) =
        game.poland.active().map(|poland| poland.founder)
    else {
        return;
    };
    let paid = if now.flowed_last_month { partitioner::subsidy(power) } else { Money::ZERO };
    draft.happen(Clause::S22_2_1i, Event::SubsidyPaid(power, paid));
}

/// A manipulation lands. One that cannot be paid brings nothing; a column that brings money always lands (22.8 b).
fn land(draft: &mut Draft, column: Column) -> PoliticalPoints {
    let row = manipulation(column);
    let cost =
        Sum { money: (-row.purse.money).at_least_zero(), manpower: (-row.purse.manpower).at_least_zero() };
    let payable = draft.game().purse.covers(cost);
    draft.happen(Clause::S22_8b, Event::ManipulationLanded(column, payable));
    if !payable {
        return PoliticalPoints::ZERO;
    }
    draft.purse(Clause::S22_8b, row.purse, Cause::Manipulation);
    row.points
}

/// Factors and ships go on order, counters are paid for at once (22.3 m, n; base: arrival).
fn buy(draft: &mut Draft, basket: &Basket) {
    let cost = costs::cost(draft.game(), basket).value();
    draft.purse(Clause::S22_3m, -cost, Cause::Purchase);
    let cavalry = basket.cavalry.saturating_add(basket.cavalry_by_choice);
    let recruits = [
        (Recruit::Infantry, basket.infantry),
        (Recruit::Militia, basket.militia),
        (Recruit::Cavalry, cavalry),
        (Recruit::Ship, basket.ships),
    ];
    for (what, count) in recruits {
        if count > 0 {
            let due = draft.game().date.plus(arrival(what, draft.game()));
            draft.happen(Clause::BaseArrival, Event::Ordered(Order { what, count, due }));
        }
    }
    if basket.depots > 0 {
        let count = u8::try_from(basket.depots).unwrap_or(DEPOTS);
        let bought = draft.game().forces.depots_bought.saturating_add(count);
        draft.happen(Clause::S22_3m, Event::DepotsBought(bought));
    }
    for corps in basket.corps.iter().copied().collect::<std::collections::BTreeSet<CorpsId>>() {
        draft.happen(Clause::S22_3m, Event::CorpsMoved(corps, Counter::Bought));
    }
    for fleet in basket.fleets.iter().copied().collect::<std::collections::BTreeSet<_>>() {
        draft.happen(Clause::S22_3m, Event::FleetSet(fleet, Counter::Bought, 0));
    }
}

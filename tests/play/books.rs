//! What must be true of the books after every act.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::decide::decide;
use poland_in_arms::engine::ledger::{self, Account};
use poland_in_arms::engine::offers::offers;
use poland_in_arms::game::act::Act;
use poland_in_arms::game::command::Command;
use poland_in_arms::game::evolve::evolve;
use poland_in_arms::model::economy::Recruit;
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, FleetId};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::power::Power;
use poland_in_arms::model::quantity::Die;
use poland_in_arms::model::setup::DiceSource;
use poland_in_arms::rules::s22_3_forces::corps::capacity;
use poland_in_arms::rules::s22_3_forces::depots::DEPOTS;
use poland_in_arms::rules::s22_3_forces::fleets::FLEET_SHIPS;

use crate::acts::Manner;
use std::collections::BTreeMap;

/// Every truth at once.
pub fn check(game: &Game, manner: Manner) {
    assert!(game.purse.money.count() >= 0 && game.purse.manpower.count() >= 0, "{:?}", game.purse);
    assert!(game.marker < 40, "the marker stands on {}", game.marker);
    assert!(game.forces.guard_reserve <= game.forces.reserve.cavalry, "more guard put by than cavalry");
    check_diplomacy(game);
    is_settled(game);
    if manner == Manner::Strict {
        check_counters(game);
    }
    goes_on(game);
}

fn check_diplomacy(game: &Game) {
    let diplomacy = &game.diplomacy;
    for (at, war) in diplomacy.wars.iter().enumerate() {
        assert_ne!(war.by, war.on, "a war with oneself");
        assert!(!diplomacy.wars[..at].iter().any(|other| other.is_between(war.by, war.on)), "{war:?} twice");
    }
    for (at, pact) in diplomacy.alliances.iter().enumerate() {
        assert_ne!(pact.one, pact.other, "an alliance with oneself");
        let twice = diplomacy.alliances[..at].iter().any(|other| other.ally_of(pact.one) == Some(pact.other));
        assert!(!twice, "{pact:?} twice");
    }
    if !game.poland.is_active() {
        assert_eq!(diplomacy.enemies(Power::Poland).next(), None, "22.2 i: no war without land");
        assert_eq!(diplomacy.allies(Power::Poland).next(), None, "22.2 i: no alliance without land");
    }
    assert!(game.poland.revolt().is_none() || !game.poland.is_active());
}

fn check_counters(game: &Game) {
    let forces = &game.forces;
    for id in CorpsId::ALL {
        let corps = forces.corps[*id];
        assert!(capacity(*id).holds(corps.factors), "{id:?} holds {:?}", corps.factors);
        if corps.counter.is_on_map() {
            assert!(corps.factors != Factors::NONE, "{id:?} is on the map without factors");
        } else {
            assert_eq!(corps.factors, Factors::NONE, "{id:?} is off the map with factors");
        }
        let home = id.home().filter(|home| !game.is_part_of_poland(*home));
        let dominant = game.poland.active().is_some_and(|poland| poland.dominant);
        assert!(
            home.is_none() || dominant || corps.counter == Counter::OffMap,
            "{id:?} outlived its province"
        );
    }
    for id in FleetId::ALL {
        let fleet = forces.fleets[*id];
        assert!(fleet.ships <= FLEET_SHIPS, "{id:?} has {} ships", fleet.ships);
        assert_eq!(fleet.counter.is_on_map(), fleet.ships > 0, "{id:?} {fleet:?}");
    }
    let ordered = game.economy.orders.iter().filter(|order| order.what == Recruit::Ship);
    let ordered: u16 = ordered.map(|order| order.count).sum();
    assert!(forces.all_ships() + ordered <= 2 * FLEET_SHIPS, "{} ships and {ordered}", forces.all_ships());
    assert!(forces.depots.len() + usize::from(forces.depots_bought) <= usize::from(DEPOTS));
    if !game.poland.is_active() {
        assert_eq!(forces.pool, Factors::NONE, "nothing is placed without a Poland");
        let rebels = game.poland.revolt().map(|_| CorpsId::InfantryIV);
        let others = CorpsId::ALL.iter().filter(|id| Some(**id) != rebels);
        assert!(
            others.into_iter().all(|id| !forces.corps[*id].counter.is_on_map()),
            "a corps without a Poland"
        );
    }
}

/// Whatever follows at once has followed: an act that does nothing brings nothing else with it.
fn is_settled(game: &Game) {
    let decision = decide(game, &Command::Note { text: "nothing".to_owned() }).unwrap();
    assert_eq!(decision.facts.len(), 1, "not settled: {:?}", decision.facts);
}

/// Time can always go on.
pub fn goes_on(game: &Game) {
    for act in [Command::NextMonth { leave: true }, Command::NextPhase { leave: true }] {
        assert!(decide(game, &act).is_ok(), "a dead end: {game:?}");
    }
}

/// Offers are exactly what the rules accept.
pub fn check_offers(game: &Game) {
    for offer in offers(game) {
        let command = match &offer.act {
            Act::Roll(roll) => roll.fallen(&vec![Die::FACES[0]; roll.dice()], DiceSource::Table).unwrap(),
            Act::Do(command) => command.clone(),
        };
        let decided = decide(game, &command);
        assert_eq!(offer.is_open(), decided.is_ok(), "{offer:?}");
        if let Err(refusal) = decided {
            assert_eq!(offer.unmet, refusal.unmet);
        }
    }
}

/// The value that an account follows.
fn tracked(game: &Game, account: Account) -> i32 {
    match account {
        Account::Money => game.purse.money.count(),
        Account::Manpower => game.purse.manpower.count(),
        Account::Marker => i32::from(game.marker),
        Account::Victory => game.victory.count(),
    }
}

/// The ledger's lines add up to the books.
pub fn check_ledger(campaign: &Campaign) {
    let game = campaign.game();
    assert_eq!(ledger::treasury(campaign).value().money, game.purse.money);
    assert_eq!(ledger::manpower(campaign).value().manpower, game.purse.manpower);
    assert_eq!(ledger::marker(campaign).value(), i32::from(game.marker));
    assert_eq!(ledger::victory(campaign).value(), game.victory.count());
    Account::ALL.into_iter().for_each(|account| check_account(campaign, account));
}

/// Every balance is the value of the game after its entry; years and months tell the same.
fn check_account(campaign: &Campaign, account: Account) {
    let statement = ledger::statement(campaign, account);
    let mut after = BTreeMap::new();
    let mut month_ends = BTreeMap::new();
    let mut game = campaign.game().clone();
    for entry in campaign.journal().line() {
        for fact in &entry.facts {
            evolve(&mut game, &fact.event);
            month_ends.insert(game.date, tracked(&game, account));
        }
        after.insert(entry.seq, tracked(&game, account));
    }
    let mut balance = statement.opening;
    for (at, posting) in statement.postings.iter().enumerate() {
        assert!(posting.moved != 0 || posting.lost != 0, "{posting:?}");
        balance += posting.moved;
        assert_eq!(balance, posting.balance, "{posting:?}");
        let next = statement.postings.get(at + 1);
        if next.is_none_or(|next| next.entry != posting.entry) {
            assert_eq!(after[&posting.entry], posting.balance, "{posting:?}");
        }
    }
    assert_eq!(balance, tracked(campaign.game(), account), "{account:?}");
    assert_eq!(balance, statement.closing());
    let mut balance = statement.opening;
    for year in statement.years() {
        balance += year.gained + year.lost;
        assert_eq!(balance, year.closing, "{account:?} {year:?}");
    }
    assert_eq!(balance, statement.closing());
    let months = statement.months();
    assert_eq!(months.last(), Some(&(campaign.game().date, statement.closing())));
    for (month, value) in months {
        assert_eq!(month_ends.get(&month), Some(&value), "{account:?} {month}");
    }
}

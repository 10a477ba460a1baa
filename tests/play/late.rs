//! Joining late: whatever a group enters, it is refused or can be played on.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::cliffs;
use poland_in_arms::engine::forecast::{Assumptions, forecast, prospects};
use poland_in_arms::model::board::{CityState, FrenchLeader, Occupation, Possession, Tenure};
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::diplomacy::{Alliance, Bar, Barred, MinorWar, War, WarCause};
use poland_in_arms::model::economy::{Column, Order, Pending, Recruit};
use poland_in_arms::model::forces::{CorpsId, Counter, FleetId, Guard, Leader};
use poland_in_arms::model::late::{LateStart, PolandThen};
use poland_in_arms::model::minor::Minor;
use poland_in_arms::model::poland::{Commonwealth, Founder, Revolt, Subsidy};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Sum, VictoryPoints};
use poland_in_arms::storage;

use crate::acts::{self, Manner, city, date, factors, place, post, power, province};
use crate::books;
use crate::chance::Chance;
use crate::plans;
use crate::play::setup;

/// Up to `most` of what `of` makes.
fn some<T>(chance: &mut Chance, most: usize, of: impl Fn(&mut Chance) -> T) -> Vec<T> {
    (0..chance.below(most + 1)).map(|_| of(chance)).collect()
}

fn perhaps<T>(chance: &mut Chance, of: impl Fn(&mut Chance) -> T) -> Option<T> {
    if chance.in_100(50) { Some(of(chance)) } else { None }
}

fn poland(chance: &mut Chance) -> PolandThen {
    let power = chance.one_of(Partitioner::ALL);
    let subsidy = perhaps(chance, |chance| Subsidy {
        stopped_by: perhaps(chance, crate::acts::power),
        flowed_last_month: chance.in_100(50),
    });
    let against = crate::acts::power(chance);
    let founder = [Founder::Partitioner { power, subsidy }, Founder::France, Founder::Revolt { against }];
    match chance.below(3) {
        0 => PolandThen::NotYet,
        1 => PolandThen::Active(Commonwealth {
            founder: chance.one_of(&founder),
            created: date(chance),
            major: chance.in_100(50),
            dominant: chance.in_100(50),
            army_dissolved: chance.in_100(50),
            garrisons_ended: chance.in_100(50),
        }),
        _ => PolandThen::Dissolved { by: Some(power), since: date(chance) },
    }
}

fn war(chance: &mut Chance) -> War {
    War {
        by: power(chance),
        on: chance.one_of(Power::ALL),
        since: perhaps(chance, date),
        cause: chance.one_of(WarCause::ALL),
        in_force: chance.in_100(50),
        excepted: chance.in_100(50),
    }
}

/// A state that somebody might enter, sense or not.
fn late(chance: &mut Chance) -> LateStart {
    LateStart {
        date: date(chance),
        phase: chance.one_of(Phase::ALL),
        marker: u8::try_from(chance.count(40)).unwrap(),
        victory: VictoryPoints::new(chance.between(-10, 310)),
        purse: Sum::new(chance.between(-1, 200), chance.between(-1, 100)),
        poland: poland(chance),
        revolt: perhaps(chance, |chance| Revolt {
            began: date(chance),
            against: power(chance),
            warsaw_since: perhaps(chance, date),
        }),
        creations: u8::try_from(chance.count(3)).unwrap(),
        provinces: some(chance, 8, |chance| {
            let tenure = Tenure {
                owner: power(chance),
                conqueror: perhaps(chance, power),
                poland_had_it_from: perhaps(chance, power),
            };
            (province(chance), tenure)
        }),
        cities: some(chance, 4, |chance| {
            (city(chance), CityState { holder: power(chance), since: date(chance), siege: None })
        }),
        occupation: perhaps(chance, |chance| Occupation {
            by: power(chance),
            since: date(chance),
            counts_since: perhaps(chance, date),
        }),
        warsaw_infantry: chance.count(12),
        french_troops: some(chance, 3, province),
        napoleon_dead: chance.in_100(20),
        wars: some(chance, 4, war),
        minor_wars: some(chance, 2, |chance| MinorWar {
            power: power(chance),
            minor: chance.one_of(Minor::ALL),
        }),
        alliances: some(chance, 3, |chance| Alliance {
            one: power(chance),
            other: power(chance),
            since: date(chance),
        }),
        bars: some(chance, 3, |chance| Bar {
            barred: Barred::War { by: perhaps(chance, power), on: power(chance) },
            made: date(chance),
            free: date(chance),
            clause: Clause::BasePeace,
        }),
        french_wars_lost: u8::try_from(chance.count(255)).unwrap(),
        french_wars_not_lost: u8::try_from(chance.count(255)).unwrap(),
        corps: some(chance, 6, |chance| {
            let there = Counter::OnMap(place(chance));
            let counter = chance.one_of(&[Counter::OffMap, Counter::Bought, there]);
            (chance.one_of(CorpsId::ALL), counter, factors(chance))
        }),
        ever_destroyed: some(chance, 2, |chance| chance.one_of(CorpsId::ALL)),
        garrisons: some(chance, 3, |chance| (city(chance), factors(chance))),
        pool: factors(chance),
        reserve: factors(chance),
        guard_reserve: chance.count(9),
        ships: chance.count(u16::MAX - 1),
        fleets: some(chance, 2, |chance| (chance.one_of(FleetId::ALL), place(chance), chance.count(12))),
        depots_bought: u8::try_from(chance.count(5)).unwrap(),
        guerrillas: some(chance, 2, |chance| (province(chance), chance.count(9))),
        depots: some(chance, 6, place),
        leaders: some(chance, 4, |chance| (chance.one_of(Leader::ALL), post(chance))),
        guard: chance.one_of(&[Guard::Awaited, Guard::Due, Guard::Came, Guard::Returning]),
        orders: some(chance, 4, |chance| Order {
            what: chance.one_of(Recruit::ALL),
            count: chance.count(u16::MAX - 1),
            due: date(chance),
        }),
        manipulation: perhaps(chance, |chance| Pending {
            column: chance.one_of(Column::ALL),
            chosen: date(chance),
        }),
        possessions: some(chance, 2, |chance| Possession {
            name: chance.one_of(&["Saxony", ""]).to_owned(),
            printed: Sum::new(chance.between(-5, 9), chance.between(0, 5)),
            from: perhaps(chance, power),
        }),
        french_leader: chance.one_of(FrenchLeader::ALL),
    }
}

#[test]
fn whatever_is_entered_is_refused_or_can_be_played_on() {
    let mut begun = 0;
    for seed in 0..300 {
        let chance = &mut Chance::new(50_000 + seed);
        let mut setup = setup(chance);
        setup.start_square = u8::try_from(chance.count(255)).unwrap();
        setup.late = Some(Box::new(late(chance)));
        let Ok(mut campaign) = Campaign::begin(setup) else { continue };
        begun += 1;
        let quarters = forecast(campaign.game(), &Assumptions::default());
        assert!(quarters.len() <= 132 && prospects(campaign.game(), &quarters).len() == 2, "seed {seed}");
        assert!(quarters.iter().all(|quarter| !quarter.steps.is_empty()));
        let _ = cliffs::ahead(campaign.game());
        for act in 0..25 {
            let command = acts::any(chance, campaign.game(), Manner::Free);
            let _ = campaign.submit(command);
            books::goes_on(campaign.game());
            books::check_ledger(&campaign);
            plans::check(chance, campaign.game());
            if act == 10 {
                let text = storage::encode(&campaign).unwrap();
                assert!(storage::decode(&text) == Ok(campaign.clone()), "seed {seed}");
            }
        }
    }
    assert!(begun > 50, "only {begun} could be begun");
}

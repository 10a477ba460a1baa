//! The best purchase against every purchase there is.

use std::cmp::Reverse;
use std::time::Instant;

use crate::table::*;
use poland_in_arms::engine::best_buy::{Goal, Kind, Limit, Plan, best_buy, planned_upkeep};
use poland_in_arms::engine::decide::judge;
use poland_in_arms::engine::fit::{coming, stands, surplus};
use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::economy::Basket;
use poland_in_arms::model::forces::{Arm, CorpsId, Counter, Factors, Place, Store};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::place::City;
use poland_in_arms::model::quantity::{Manpower, Money, Sum};
use poland_in_arms::model::rulings::{CavalryOverlap, FirstCavalry};
use poland_in_arms::model::setup::{HouseRule, Kept, Ware};
use poland_in_arms::rules::s22_3_forces::corps::{capacity, room};
use poland_in_arms::rules::s22_3_forces::costs;
use poland_in_arms::rules::s22_6_standing::is_provincial;

fn rich(table: &mut Table) -> &mut Table {
    table
        .sets_arrivals()
        .corrects(Correction::Money(Money::new(3000)))
        .corrects(Correction::Manpower(Manpower::new(3000)))
}

fn goal(kind: Kind) -> Goal {
    Goal { kind, keep: Sum::default(), corps: Vec::new() }
}

fn fill(corps: &[CorpsId]) -> Goal {
    Goal { corps: corps.to_vec(), ..goal(Kind::Fill) }
}

fn plan(table: &Table, money: i32, manpower: i32, goal: &Goal) -> Plan {
    best_buy(table.game(), Sum::new(money, manpower), goal)
}

/// A corps on the map, in Warsaw.
fn standing(corps: CorpsId, factors: Factors) -> [Command; 2] {
    let correct = |value| Command::Correct { value, reason: "the board says so".to_owned() };
    [
        correct(Correction::Corps(corps, Counter::OnMap(Place::City(City::Warsaw)))),
        correct(Correction::Factors(Store::Corps(corps), factors)),
    ]
}

/// Booked in March 1806: Prussia's Poland, all its factors in garrison.
fn booked() -> Table {
    let mut table = prussian_poland();
    table.next_phase();
    table.does(garrison(City::Warsaw, Factors::new(5, 25, 0)));
    table.at(1806, 3).books();
    rich(&mut table);
    table
}

/// What is not met but the time of a purchase.
fn unmet(game: &Game, basket: &Basket) -> Vec<Need> {
    let needs = judge(game, &Command::Buy(basket.clone())).into_iter().map(|one| one.need);
    needs.filter(|need| !matches!(need, Need::Phase(_) | Need::BookedFirst)).collect()
}

/// The states that are searched through, with their names.
fn states() -> Vec<(&'static str, Table)> {
    // 22.3 r: planned ahead, with 25 militia and 5 infantry waiting and the counters free.
    let mut first = prussian_poland();
    assert!(first.game().forces.first_placement);
    rich(&mut first);

    let full = |id| match id {
        CorpsId::InfantryIV => Factors::new(0, 19, 0),
        CorpsId::CavalryII => Factors::new(0, 0, 2),
        _ => Factors::new(7, 0, 0),
    };
    let mut crowded = booked();
    for id in [CorpsId::InfantryII, CorpsId::InfantryIII, CorpsId::InfantryIV, CorpsId::CavalryII] {
        crowded.does_all(standing(id, full(id)));
    }
    crowded.corrects(Correction::Factors(Store::Pool, Factors::new(1, 0, 0)));

    let mut major = all_seven(|rulings| rulings.cavalry_overlap = CavalryOverlap::BuyersChoice);
    major.books_when_due();
    rich(&mut major);

    let mut guard = with_krasinski();
    guard.books_when_due();
    rich(&mut guard);
    let mut lost = with_krasinski();
    lost.does(lose(CorpsId::CavalryI, Factors::new(0, 0, 7))).books_when_due();
    rich(&mut lost);

    // Regular provincial corps: two are gone and may be bought, the rest have some room.
    let mut regular = dominant(|_| {});
    regular.books_when_due();
    for id in CorpsId::ALL.iter().filter(|id| id.home().is_some()) {
        let arm = capacity(*id).arms[0];
        regular.does_all(standing(*id, Factors::of(arm, capacity(*id).factors - 1)));
    }
    for id in [CorpsId::Lithuania, CorpsId::Podolia] {
        regular.does(destroy(id));
    }
    for id in [CorpsId::InfantryIII, CorpsId::InfantryIV] {
        regular.does_all(standing(id, Factors::new(0, 6, 0)));
    }
    rich(&mut regular);

    // A table of its own: militia costs money, counters cost manpower, and waiting militia fills what takes both.
    let mut house = booked();
    house
        .does(Command::ChangeHouseRule(HouseRule::Price(Ware::Militia, Some(Sum::new(1, 1)))))
        .does(Command::ChangeHouseRule(HouseRule::Price(Ware::Corps, Some(Sum::new(2, 1)))))
        .corrects(Correction::Factors(Store::Pool, Factors::new(3, 25, 1)));
    house.does_all(standing(CorpsId::InfantryIII, Factors::new(5, 1, 0)));

    let mut free = booked();
    free.does(Command::ChangeHouseRule(HouseRule::Price(Ware::Corps, Some(Sum::new(0, 0)))));
    free.rules(poland_in_arms::model::rulings::RulingId::FirstCavalry, 1);
    vec![
        ("the first placement to come", first),
        ("nothing stands", booked()),
        ("crowded", crowded),
        ("a Major Power with a choice", major),
        ("beside the guard", guard),
        ("the guard lost", lost),
        ("regular provincials", regular),
        ("a table of its own", house),
        ("free counters", free),
    ]
}

/// Tables on which nothing is as printed: corps, those waiting and prices from a fixed sequence.
fn odd_states() -> Vec<(&'static str, Table)> {
    let mut last = 7u32;
    let mut up_to = |most: u16| {
        last = last.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u16::try_from((last >> 16) % (u32::from(most) + 1)).unwrap()
    };
    let mut table = |name| {
        let mut table = booked();
        if up_to(1) == 1 {
            table.rules(poland_in_arms::model::rulings::RulingId::CavalryOverlap, 2);
        }
        for id in CorpsId::ALL.iter().filter(|id| id.home().is_none() && **id != CorpsId::CavalryI) {
            let most = capacity(*id).factors;
            let arm = capacity(*id).arms[usize::from(up_to(1)) % capacity(*id).arms.len()];
            if up_to(2) > 0 {
                table.does_all(standing(*id, Factors::of(arm, most - up_to(5).min(most))));
            }
        }
        let waiting = Factors::new(up_to(6), up_to(9), up_to(2));
        table.corrects(Correction::Factors(Store::Pool, waiting));
        let (two, few) = (i32::from(up_to(1)) + 2, i32::from(up_to(4)));
        let prices = [
            (Ware::Infantry, Sum::new(few, two)),
            (Ware::Militia, Sum::new(i32::from(up_to(2)), 1 + i32::from(up_to(2)))),
            (Ware::CavalryAwaitingGuard, Sum::new(i32::from(up_to(4)), two)),
            (Ware::CavalryLostGuard, Sum::new(i32::from(up_to(6)), 2)),
            (Ware::Corps, Sum::new(i32::from(up_to(3)), i32::from(up_to(1)))),
        ];
        for (ware, price) in prices {
            table.does(Command::ChangeHouseRule(HouseRule::Price(ware, Some(price))));
        }
        (name, table)
    };
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
        .map(&mut table)
        .into()
}

/// Every basket that 12$ and 8MP may pay for, that the rules accept and that finds room; with what it costs.
fn baskets(game: &Game) -> Vec<(Basket, Sum)> {
    let alone = |id: CorpsId| Basket { corps: vec![id], ..Basket::default() };
    let offered: Vec<CorpsId> =
        CorpsId::ALL.iter().copied().filter(|id| unmet(game, &alone(*id)).is_empty()).collect();
    let mut found = vec![(Basket::default(), Sum::default())];
    for counters in 0..1usize << offered.len() {
        let corps: Vec<CorpsId> =
            (0..offered.len()).filter(|at| counters & (1 << at) != 0).map(|at| offered[at]).collect();
        for infantry in 0..=4 {
            for militia in 0..=8 - infantry {
                for cavalry in 0..=4 {
                    for cavalry_by_choice in 0..=4 - cavalry {
                        let corps = corps.clone();
                        let basket = Basket {
                            infantry,
                            militia,
                            cavalry,
                            cavalry_by_choice,
                            corps,
                            ..Basket::default()
                        };
                        let cost = costs::cost(game, &basket).value();
                        if Sum::new(12, 8).covers(cost)
                            && surplus(game, &basket).factors.is_none()
                            && unmet(game, &basket).is_empty()
                        {
                            found.push((basket, cost));
                        }
                    }
                }
            }
        }
    }
    found
}

/// The most of the named corps that can be filled, by trying every division of the foot.
fn filled(game: &Game, basket: &Basket, named: &[CorpsId]) -> i32 {
    let open =
        |id: &&CorpsId| !is_provincial(game, **id) && (stands(game, **id) || basket.corps.contains(id));
    let rooms = |arms: &[Arm]| -> u16 {
        named.iter().filter(open).filter(|id| capacity(**id).arms == arms).map(|id| room(game, *id)).sum()
    };
    let waiting = coming(game).0;
    let infantry = waiting.infantry + basket.infantry;
    let militia = waiting.militia + basket.militia;
    let cavalry = waiting.cavalry + basket.cavalry + basket.cavalry_by_choice;
    let mixed = rooms(&[Arm::Infantry, Arm::Militia]);
    let foot = (0..=mixed).map(|to_infantry| {
        infantry.min(rooms(&[Arm::Infantry]) + to_infantry)
            + militia.min(rooms(&[Arm::Militia]) + mixed - to_infantry)
    });
    i32::from(foot.max().unwrap() + cavalry.min(rooms(&[Arm::Cavalry])))
}

fn value(game: &Game, basket: &Basket, goal: &Goal) -> i32 {
    let infantry_halves = if game.poland.active().unwrap().major { 8 } else { 7 };
    let cavalry = i32::from(basket.cavalry) + i32::from(basket.cavalry_by_choice);
    match goal.kind {
        Kind::Infantry => i32::from(basket.infantry),
        Kind::Strength => {
            infantry_halves * i32::from(basket.infantry) + 4 * i32::from(basket.militia) + 8 * cavalry
        }
        Kind::Fill => filled(game, basket, &goal.corps),
    }
}

/// The documented order: the first is best.
type Rank = (Reverse<i32>, i32, i32, usize, Vec<usize>, u16, Reverse<u16>, Reverse<u16>, u16);

fn rank(value: i32, basket: &Basket, cost: Sum) -> Rank {
    let at = |id: &CorpsId| CorpsId::ALL.iter().position(|one| one == id).unwrap();
    let factors = basket.infantry + basket.militia + basket.cavalry + basket.cavalry_by_choice;
    (
        Reverse(value),
        cost.money.count(),
        cost.manpower.count(),
        basket.corps.len(),
        basket.corps.iter().map(at).collect(),
        factors,
        Reverse(basket.infantry),
        Reverse(basket.militia),
        basket.cavalry_by_choice,
    )
}

fn goals() -> Vec<Goal> {
    use CorpsId::{CavalryI, CavalryII, InfantryI, InfantryII, InfantryIV, Lithuania, Podolia};
    vec![
        goal(Kind::Infantry),
        goal(Kind::Strength),
        fill(&[InfantryII, InfantryIV]),
        fill(&[InfantryI, CavalryII, CavalryI]),
        fill(&[Podolia, Lithuania, InfantryII]),
    ]
}

/// 22.3 m, n: nothing that may be bought is better, with any small purse, in any of these states.
#[test]
fn s22_3m_n_the_plan_is_the_best_of_all_purchases() {
    let mut compared = 0;
    for (name, table) in states().into_iter().chain(odd_states()) {
        let game = table.game();
        let all = baskets(game);
        compared += all.len();
        for goal in goals() {
            let mut ranked: Vec<(Rank, &Basket, Sum)> = all
                .iter()
                .map(|(basket, cost)| (rank(value(game, basket, &goal), basket, *cost), basket, *cost))
                .collect();
            ranked.sort_by(|one, other| one.0.cmp(&other.0));
            for (money, manpower) in (0..=12).flat_map(|money| (0..=8).map(move |manpower| (money, manpower)))
            {
                let purse = Sum::new(money, manpower);
                let (_, best, cost) = ranked.iter().find(|(_, _, cost)| purse.covers(*cost)).unwrap();
                let plan = best_buy(game, purse, &goal);
                let what = format!("{name}, {money}$ {manpower}MP, {goal:?}");
                assert_eq!(&plan.basket, *best, "{what}");
                assert_eq!(plan.value, value(game, best, &goal), "{what}");
                assert_eq!((plan.cost.value(), plan.remainder), (*cost, purse - *cost), "{what}");
            }
        }
    }
    assert!(compared > 3_000, "{compared} purchases");
}

/// What is kept is not spent, and is not counted as a limit of its own.
#[test]
fn what_is_kept_stays_in_hand() {
    for (name, table) in states() {
        for kept in [Sum::new(7, 0), Sum::new(0, 5), Sum::new(14, 9), Sum::new(90, 90)] {
            for goal in goals() {
                let purse = Sum::new(26, 19);
                let without = best_buy(table.game(), at_least_nothing(purse - kept), &goal);
                let with = best_buy(table.game(), purse, &Goal { keep: kept, ..goal.clone() });
                assert_eq!(with.basket, without.basket, "{name} {goal:?}");
                assert_eq!(with.binding, without.binding, "{name} {goal:?}");
                let spent = with.cost.value();
                assert!(
                    spent.is_nothing() || with.remainder.money >= kept.money || spent.money == Money::ZERO
                );
                assert_eq!(with.remainder, purse - spent);
            }
        }
    }
}

fn at_least_nothing(sum: Sum) -> Sum {
    Sum { money: sum.money.at_least_zero(), manpower: sum.manpower.at_least_zero() }
}

/// What costs nothing is bought as far as there is room (base: table).
#[test]
fn what_is_free_is_bought_as_far_as_it_fits() {
    let mut table = booked();
    table.does(Command::ChangeHouseRule(HouseRule::Price(Ware::Militia, Some(Sum::default()))));
    let free = plan(&table, 2, 0, &goal(Kind::Strength));
    assert_eq!(free.basket.corps, [CorpsId::InfantryII, CorpsId::InfantryIV], "28 places for 2 $");
    assert_eq!((free.basket.militia, free.basket.infantry, free.value), (28, 0, 28 * 4));
    assert_eq!(free.binding, [Limit::Money]);
}

/// 22.3 m: the books of March 1806: 26$ and 9MP buy four infantry; manpower binds. With 3$ there is no room without a counter.
#[test]
fn s22_3m_the_limits_are_named() {
    let table = booked();
    let four = plan(&table, 26, 9, &goal(Kind::Infantry));
    assert_eq!(four.basket, Basket { infantry: 4, corps: vec![CorpsId::InfantryI], ..Basket::default() });
    assert_eq!((four.value, four.remainder), (4, Sum::new(26 - 12 - 1, 1)));
    assert_eq!((&four.binding[..], four.together), (&[Limit::Manpower][..], false));
    assert_eq!(four.next_quarter_upkeep.value(), Sum::new(1, 0));
    let none = plan(&table, 3, 9, &goal(Kind::Infantry));
    assert!(none.basket.is_empty() && none.binding == [Limit::Money]);
    let nothing = plan(&table, 0, 0, &goal(Kind::Infantry));
    assert_eq!((nothing.binding, nothing.together), (vec![Limit::Money, Limit::Manpower], true));
    // I holds 16, II and III 8 each: 32 infantry, three counters, and then everything is full.
    let most = plan(&table, 500, 500, &goal(Kind::Infantry));
    assert_eq!((most.value, most.basket.corps.len()), (32, 3));
    assert_eq!(most.binding, [Limit::Room]);
    // Besides 20 militia in IV; the guard's 7 places are not to be had: 22.3 f.
    let strongest = plan(&table, 500, 500, &goal(Kind::Strength));
    assert_eq!(strongest.value, 32 * 7 + 20 * 4 + 3 * 8);
    assert_eq!(strongest.binding, [Limit::Room, Limit::Counter(CorpsId::CavalryI)]);
    let full = plan(&table, 500, 500, &fill(&[CorpsId::InfantryII]));
    assert_eq!((full.value, full.places, full.binding), (8, Some(8), vec![Limit::Room]));
    assert_eq!(full.cost.value(), Sum::new(1, 16), "militia, which costs no money, and the counter");
    let barred = plan(&table, 500, 500, &fill(&[CorpsId::CavalryI]));
    assert_eq!(
        (barred.value, barred.places, barred.binding),
        (0, Some(7), vec![Limit::Counter(CorpsId::CavalryI)])
    );
    let of_none = plan(&table, 500, 500, &fill(&[]));
    assert!(of_none.basket.is_empty() && of_none.binding.is_empty());
}

/// 22.3 n: where the guard's fate makes cavalry dear, the plan says so.
#[test]
fn s22_3n_the_band_is_named() {
    let mut table = with_krasinski();
    table.sets_arrivals().books_when_due();
    let goal = fill(&[CorpsId::CavalryII]);
    let dear = plan(&table, 30, 30, &goal);
    assert_eq!((dear.basket.cavalry, dear.cost.value()), (1, Sum::new(21, 5)));
    assert_eq!(dear.binding, [Limit::Money, Limit::CavalryPrice(Ware::CavalryBesideGuard)]);
    // 22.3 n by choice: 20$ 11MP: three at 5$ 4MP want 12MP, one of them at 8$ 2MP leaves 10.
    let mut choice = Table::ruled(|rulings| rulings.cavalry_overlap = CavalryOverlap::BuyersChoice);
    choice.sets_arrivals();
    choice.gives_warsaw_to(poland_in_arms::model::power::Partitioner::Prussia);
    choice.at(1806, 1).does(create(poland_in_arms::model::power::Partitioner::Prussia));
    choice.books_when_due();
    let three = plan(&choice, 20, 11, &goal);
    assert_eq!((three.basket.cavalry, three.basket.cavalry_by_choice), (2, 1));
}

/// 22.2 i: without a Poland nothing is sold; a goal of before is answered with nothing.
#[test]
fn s22_2i_without_a_poland() {
    let table = Table::new();
    for goal in goals() {
        let plan = plan(&table, 100, 100, &goal);
        assert!(plan.basket.is_empty());
        assert_eq!(plan.binding, [Limit::NotSold(Arm::Infantry)]);
    }
}

/// 22.3 o; 22.6 e: counters that are paid for count as placed, regular provincial corps with them.
#[test]
fn s22_3o_planned_upkeep() {
    let mut table = booked();
    let basket = Basket { corps: vec![CorpsId::InfantryI], depots: 2, ..Basket::default() };
    assert_eq!(planned_upkeep(table.game(), &basket).value(), Sum::new(3, 0));
    assert_eq!(costs::upkeep(table.game()).value(), Sum::default());
    table.does(Command::Buy(basket.clone()));
    assert_eq!(planned_upkeep(table.game(), &Basket::default()).value(), Sum::new(3, 0));
    table.does(Command::ChangeHouseRule(HouseRule::Upkeep(Kept::Depot, Some(4))));
    assert_eq!(planned_upkeep(table.game(), &Basket::default()).value(), Sum::new(1 + 8, 0));
    let states = states();
    let (_, regular) = states.iter().find(|(name, _)| *name == "regular provincials").unwrap();
    // Five provincial corps, III and IV on the map; two more provincial counters.
    let back = Basket { corps: vec![CorpsId::Lithuania, CorpsId::Podolia], ..Basket::default() };
    let before = costs::upkeep(regular.game()).value().money.count();
    assert_eq!(planned_upkeep(regular.game(), &back).value(), Sum::new(before + 2, 0));
}

/// Every plan is accepted as it stands, and asking twice gives the same.
#[test]
fn plans_are_accepted() {
    for (name, table) in states() {
        for goal in goals() {
            let first = best_buy(table.game(), table.game().purse, &goal);
            assert_eq!(first, best_buy(table.game(), table.game().purse, &goal));
            let needs = unmet(table.game(), &first.basket);
            let fine = needs.iter().all(|need| first.basket.is_empty() && *need == Need::SomethingBought);
            assert!(fine, "{name}: {needs:?}");
        }
    }
}

/// `cargo test --no-default-features --release --test rules -- --ignored --nocapture how_long`
#[test]
#[ignore = "prints times, proves nothing"]
fn how_long() {
    let mut worst = dominant(|rulings| {
        rulings.cavalry_overlap = CavalryOverlap::BuyersChoice;
        rulings.first_cavalry = FirstCavalry::BoughtFrom1807;
    });
    worst.books_when_due();
    for id in CorpsId::ALL.iter().filter(|id| id.home().is_some()) {
        worst.does(destroy(*id));
    }
    let mut states = states();
    states.push(("every counter off the map", worst));
    for (name, table) in states {
        for goal in goals() {
            for (money, manpower) in [(26, 9), (120, 90), (400, 200), (2000, 900)] {
                let began = Instant::now();
                let plan = plan(&table, money, manpower, &goal);
                let took = began.elapsed();
                println!("{took:>10.2?} {name}, {money}$ {manpower}MP, {:?}: {}", goal.kind, plan.value);
            }
        }
    }
}

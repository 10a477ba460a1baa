//! Play at random: every open offer may come up. Nothing panics, the books stay sound (checked by the kit), and there is
//! always a way on.

use crate::table::*;
use poland_in_arms::engine::journal::Journal;
use poland_in_arms::engine::ledger;
use poland_in_arms::engine::offers::offers;
use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::date::{GameDate, Months};
use poland_in_arms::model::forces::{CorpsId, Counter, Factors, Guard, Leader, LeaderPost, Place, Store};
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::Poland;
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Die, Manpower, Money};
use poland_in_arms::model::rulings::{RulingChoice, RulingId};
use poland_in_arms::model::setup::DiceSource;

/// A small generator, so that a seed is a game.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn die(&mut self) -> Die {
        self.one(&Die::FACES)
    }
}

/// An act that the board may bring, whether or not it makes sense.
fn board_act(chance: &mut Chance) -> Command {
    let (by, on) = (chance.one(Power::ALL), chance.one(Power::ALL));
    let province = chance.one(Province::ALL);
    let city = if chance.below(2) == 0 { City::Warsaw } else { chance.one(City::ALL) };
    let corps = chance.one(CorpsId::ALL);
    match chance.below(24) {
        0 | 1 => declare(by, on),
        2 => peace(by, on),
        3 => surrender(by, on, &[province], 6),
        4 => ally(by, on),
        5 => break_with(by, on),
        6 | 7 => conquer(province, by),
        8 => cede(province, by),
        9 | 10 => capture(city, by),
        11 => besiege(city, by),
        12 => lift(city),
        13 => garrison_of_warsaw(u16::try_from(chance.below(14)).unwrap()),
        14 => Command::NoteFrench { province, present: chance.below(2) == 0 },
        15 => leader_at_warsaw(chance.one(FrenchLeader::ALL)),
        16 => destroy(corps),
        17 => lose(corps, Factors::new(1, 1, 1)),
        18 => {
            let dice = [chance.one(&[die(5), die(6)]), chance.die(), die(6)];
            let warsaw_empty = chance.below(2) == 0;
            Command::RollRevolt { dice, source: DiceSource::Table, warsaw_empty }
        }
        19 => Command::Correct { value: correction(chance), reason: "by hand".to_owned() },
        20 => Command::ChangeRuling(RulingChoice {
            ruling: chance.one(RulingId::ALL),
            option: u8::try_from(chance.below(2)).unwrap(),
        }),
        21 => Command::CedeProvince { province, to: Power::Poland },
        _ => transfer(
            Store::Corps(corps),
            Store::Corps(chance.one(CorpsId::ALL)),
            Factors::new(u16::try_from(chance.below(3)).unwrap(), 0, 0),
        ),
    }
}

fn correction(chance: &mut Chance) -> Correction {
    let corps = chance.one(CorpsId::ALL);
    let some = u16::try_from(chance.below(9)).unwrap();
    let when = GameDate::START.plus(Months(some));
    match chance.below(14) {
        0 => Correction::Money(Money::new(i32::from(some) - 1)),
        1 => Correction::Manpower(Manpower::new(i32::from(some) * 9)),
        2 => Correction::Marker(chance.one(&[0, 12, 25, 39, 40])),
        3 => Correction::Factors(Store::Corps(corps), Factors::new(some, 0, 0)),
        4 => Correction::Factors(chance.one(&[Store::Pool, Store::Reserve]), Factors::new(0, some, some)),
        5 => Correction::Corps(
            corps,
            chance.one(&[Counter::OffMap, Counter::Bought, Counter::OnMap(Place::Abroad)]),
        ),
        6 => Correction::Guard(chance.one(&[Guard::Awaited, Guard::Due, Guard::Came, Guard::Returning])),
        7 => Correction::Leader(
            chance.one(Leader::ALL),
            chance.one(&[LeaderPost::Dead, LeaderPost::With(corps)]),
        ),
        8 => Correction::ShipsWaiting(some),
        9 => Correction::RevoltHolds((some > 4).then_some(when)),
        10 => Correction::RevoltBegan(when),
        11 => Correction::OccupationCounts((some > 4).then_some(when)),
        12 => Correction::Bar(0, when),
        _ => Correction::FrenchWars(0, 1),
    }
}

fn play(seed: u64, overruling: bool) -> [bool; 3] {
    let mut seen = [false; 3];
    let mut chance = Chance(seed);
    let mut table = Table::ruled(|rulings| {
        for ruling in RulingId::ALL {
            if chance.below(3) == 0 {
                rulings.choose(*ruling, chance.below(ruling.options().len()));
            }
        }
    });
    if seed.is_multiple_of(2) {
        table.does(declare(Power::Russia, Power::Prussia));
    }
    for _ in 0..300 {
        let act = match chance.below(7) {
            0 | 6 => Some(Command::NextPhase { leave: chance.below(2) == 0 }),
            1 => {
                let open: Vec<Command> = offers(table.game())
                    .into_iter()
                    .filter(poland_in_arms::engine::offers::Offer::is_open)
                    .map(|offer| thrown(offer.act))
                    .collect();
                (!open.is_empty()).then(|| open[chance.below(open.len())].clone())
            }
            2 if chance.below(9) == 0 => Some(create(chance.one(Partitioner::ALL))),
            2 => Some(roll(chance.one(&[1, 6]), 6, 6)),
            3 if chance.below(2) == 0 => Some(chance.one(&[0, 1, 2])).map(|which| match which {
                0 => dissolve_army(),
                1 => dissolve(),
                _ => create_by_france(),
            }),
            _ => Some(board_act(&mut chance)),
        };
        let Some(act) = act else { continue };
        let poland = &table.game().poland;
        seen[0] |= poland.is_active();
        seen[1] |= poland.revolt().is_some();
        seen[2] |= matches!(poland, Poland::Dissolved { .. });
        let refused = table.tries(act.clone()).is_err();
        if refused && overruling && chance.below(4) == 0 {
            let _ = table.tries(overrule(act));
        }
    }
    // There is always a way on.
    for _ in 0..6 {
        table.does(Command::NextPhase { leave: true });
    }
    let journal: &Journal = table.campaign().journal();
    assert_eq!(journal.fold().as_ref(), Some(table.game()), "seed {seed}: the record folds to the game");
    let (campaign, game) = (table.campaign(), table.game());
    assert_eq!(ledger::marker(campaign).value(), i32::from(game.marker), "seed {seed}");
    assert_eq!(ledger::victory(campaign).value(), game.victory.count(), "seed {seed}");
    let books = ledger::treasury(campaign).value() + ledger::manpower(campaign).value();
    assert_eq!(books, game.purse, "seed {seed}");
    seen
}

/// A Poland, a revolt and a dissolution came up in many of the games.
fn reaches_everything(games: impl Iterator<Item = [bool; 3]>) {
    let mut count = [0; 3];
    for seen in games {
        (0..3).for_each(|at| count[at] += u32::from(seen[at]));
    }
    assert!(count.iter().all(|games| *games > 10), "{count:?}");
}

#[test]
fn play_by_the_rules() {
    reaches_everything((0..80).map(|seed| play(seed, false)));
}

#[test]
fn play_with_overrules() {
    reaches_everything((1000..1080).map(|seed| play(seed, true)));
}

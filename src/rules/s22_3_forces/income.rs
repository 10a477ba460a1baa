//! 22.3 l, s: income of the provinces, its multiplier, the economic-loss die, and how it is collected.

use crate::game::draft::Draft;
use crate::game::event::{Event, IncomeLine};
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::model::rulings::{MultiplierScope, OccupiedIncome};
use crate::model::why::{Amount, Derived, Term, Why};

/// Up to so many provinces income is tripled (22.3 l).
pub const TRIPLED_UP_TO: u8 = 3;
/// The multiplier of a small Poland (22.3 l).
pub const TRIPLE: i32 = 3;
/// The multiplier of a larger one (22.3 l).
pub const DOUBLE: i32 = 2;
/// Below this square the income step asks for the economic-loss die (22.3 s).
pub const LOSS_BELOW_SQUARE: u8 = 20;

/// What is printed on a province: money and manpower, before house rules.
#[must_use]
pub const fn print_of(province: Province) -> Sum {
    match province {
        Province::Masovia => Sum::new(3, 1),
        Province::Posen => Sum::new(4, 2),
        Province::WestGalicia => Sum::new(4, 1),
        Province::EastGalicia | Province::Lithuania | Province::Polesia | Province::EastPrussia => {
            Sum::new(5, 2)
        }
        Province::Podolia | Province::Livonia | Province::Moravia => Sum::new(6, 2),
    }
}

/// What is printed on a province, or what the group wrote over it.
#[must_use]
pub fn printed(game: &Game, province: Province) -> Sum {
    game.setup.house.printed[province].unwrap_or(print_of(province))
}

/// The multiplier for so many provinces (22.3 l).
#[must_use]
pub const fn multiplier(provinces: u8) -> i32 {
    if provinces <= TRIPLED_UP_TO { TRIPLE } else { DOUBLE }
}

/// Whether a province pays nothing because an enemy holds its capital (22.5 b, ruling `occupied-income`).
#[must_use]
pub fn pays_nothing(game: &Game, province: Province) -> bool {
    let holder = game.board.cities[province.capital()].holder;
    game.setup.rulings.occupied_income == OccupiedIncome::PaysNothing
        && game.diplomacy.at_war(Power::Poland, holder)
}

/// The provinces that count towards the multiplier (22.3 l, ruling `multiplier-scope`).
#[must_use]
pub fn provinces_counted(game: &Game) -> u8 {
    if !game.poland.is_active() {
        return 0;
    }
    let polish = game.polish_provinces().count();
    let others = match game.setup.rulings.multiplier_scope {
        MultiplierScope::PolishProvinces => 0,
        MultiplierScope::EveryProvince => conquests(game).count() + game.board.possessions.len(),
    };
    u8::try_from(polish + others).unwrap_or(u8::MAX)
}

fn conquests(game: &Game) -> impl Iterator<Item = Province> + '_ {
    Province::CONQUESTS.into_iter().filter(|province| game.board.controller(*province) == Power::Poland)
}

/// Poland's income before the economic-loss die: every province it consists of, multiplied, and its conquests (22.3 l).
#[must_use]
pub fn income(game: &Game) -> Derived<Sum> {
    let mut parts = Vec::new();
    if game.poland.is_active() {
        let counted = provinces_counted(game);
        let every = game.setup.rulings.multiplier_scope == MultiplierScope::EveryProvince;
        for province in game.polish_provinces() {
            parts.push(province_line(game, province, Some(counted)));
        }
        for province in conquests(game) {
            parts.push(province_line(game, province, every.then_some(counted)));
        }
        for possession in &game.board.possessions {
            let sum = if every { possession.printed.times(multiplier(counted)) } else { possession.printed };
            parts.push(Why::line(
                Term::Possession(possession.name.clone()),
                Amount::Sum(sum),
                Clause::S22_3l,
            ));
        }
    }
    Derived::total(Term::Income, Clause::S22_3l, parts)
}

fn province_line(game: &Game, province: Province, multiplied: Option<u8>) -> Why {
    if pays_nothing(game, province) {
        return Why::line(Term::OccupiedProvince(province), Amount::Sum(Sum::default()), Clause::S22_5b);
    }
    let print = Derived::given(Term::Printed(province), Clause::S22_3l, printed(game, province));
    match multiplied {
        Some(counted) => {
            let times = Derived::number(Term::Multiplier(counted), Clause::S22_3l, multiplier(counted));
            Derived::product(Term::ProvinceIncome(province), Clause::S22_3l, print, times).into_why()
        }
        None => Why { term: Term::ProvinceIncome(province), ..print.into_why() },
    }
}

/// Whether the income step asks for the economic-loss die (22.3 s).
#[must_use]
pub const fn loss_die_due(square: u8) -> bool {
    square < LOSS_BELOW_SQUARE
}

/// Half of an income, fractions down, after a failed economic-loss die (22.3 s).
#[must_use]
pub fn halved(sum: Sum) -> Sum {
    Sum::new(sum.money.count().div_euclid(2), sum.manpower.count().div_euclid(2))
}

/// By how much a further province would change income: below nothing for the fourth, often (22.3 l).
#[must_use]
pub fn change_with(game: &Game, province: Province) -> Sum {
    let mut then = game.clone();
    then.board.provinces[province].owner = Power::Poland;
    then.board.provinces[province].conqueror = None;
    then.board.cities[province.capital()].holder = Power::Poland;
    income(&then).value() - income(game).value()
}

/// What the economic-loss die asks: thrown where it is due, and only there (22.3 s).
pub fn judge_loss(game: &Game, loss: Option<bool>, conditions: &mut Conditions) {
    if game.poland.is_active() && loss_die_due(game.marker) {
        conditions.ask(loss.is_some(), Clause::S22_3s, Need::LossDie);
    } else {
        conditions.ask(loss.is_none(), Clause::S22_3s, Need::NoLossDie);
    }
}

/// Collects the income, halved after a failed economic-loss die (22.3 l, s).
pub fn collect(draft: &mut Draft, loss: Option<bool>) {
    let derived = income(draft.game());
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
    let failed = loss == Some(true);
    let sum = if failed { halved(derived.value()) } else { derived.value() };
    let clause = if failed { Clause::S22_3s } else { Clause::S22_3l };
    draft.happen(clause, Event::IncomeCollected { lines, halved: failed, sum });
}

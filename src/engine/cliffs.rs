//! What a step makes worse, said before it is taken: the step is decided on a copy, and the numbers that follow from the
//! rules are held against those of now. Money that is merely spent is no cliff. And whether its place was before.

use crate::model::clause::Clause;
use crate::model::forces::Arm;
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::why::{Amount, Why};
use crate::model::words::closed_list;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_3_forces::morale::{morale, provincial_morale};
use crate::rules::s22_3_forces::{costs, income};

use super::decide::decide;
use crate::game::command::Command;

closed_list! {
    /// A number that follows from the rules, and that a step can make worse.
    pub enum Number {
        IncomeMoney = "income-money", "Income, money";
        IncomeManpower = "income-manpower", "Income, manpower";
        InfantryPrice = "infantry-price", "Price of infantry";
        CavalryPrice = "cavalry-price", "Price of cavalry";
        Upkeep = "upkeep", "Upkeep";
        InfantryMorale = "infantry-morale", "Morale of infantry";
        ProvincialMorale = "provincial-morale", "Morale of provincial corps";
    }
}

/// A number that a step makes worse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cliff {
    /// Which number.
    pub number: Number,
    /// What it is now, and how that comes about.
    pub before: Why,
    /// What it would be, and how that would come about.
    pub after: Why,
    /// The clause it rests on.
    pub clause: Clause,
}

/// What an act would make worse; nothing for an act that is refused.
#[must_use]
pub fn cliffs(game: &Game, command: &Command) -> Vec<Cliff> {
    decide(game, command).map_or_else(|_| Vec::new(), |decision| between(game, &decision.after))
}

/// Whether an act is diplomacy entered after the revolt roll of its month: it is taken, but its place was before (22.2 h).
#[must_use]
pub fn is_late(game: &Game, command: &Command) -> bool {
    let diplomacy = matches!(
        command.itself(),
        Command::DeclareWar { .. }
            | Command::JoinWar { .. }
            | Command::MakePeace { .. }
            | Command::MakeAlliance { .. }
            | Command::BreakAlliance { .. }
            | Command::WarOnMinor { .. }
            | Command::PeaceWithMinor { .. }
    );
    diplomacy && revolt::diplomacy_is_over(game)
}

/// What merely going on to the next month would make worse.
#[must_use]
pub fn ahead(game: &Game) -> Vec<Cliff> {
    cliffs(game, &Command::NextMonth { leave: true })
}

/// What is worse in `after` than in `before`. What only a Poland that exists has is compared while there is one.
#[must_use]
pub fn between(before: &Game, after: &Game) -> Vec<Cliff> {
    if !before.poland.is_active() {
        return Vec::new();
    }
    let lives = |number: &Number| {
        after.poland.is_active() || matches!(number, Number::IncomeMoney | Number::IncomeManpower)
    };
    Number::ALL
        .iter()
        .copied()
        .filter(lives)
        .filter_map(|number| {
            let (now, then) = (why(before, number), why(after, number));
            let clause = then.clause.unwrap_or(Clause::BaseTable);
            is_worse(number, &now, &then).then_some(Cliff { number, before: now, after: then, clause })
        })
        .collect()
}

/// A number as it stands, with its derivation.
#[must_use]
pub fn why(game: &Game, number: Number) -> Why {
    match number {
        Number::IncomeMoney | Number::IncomeManpower => income::income(game).into_why(),
        Number::InfantryPrice => costs::price(game, costs::infantry_ware(game)).into_why(),
        Number::CavalryPrice => costs::price(game, costs::cavalry_ware(game)).into_why(),
        Number::Upkeep => costs::upkeep(game).into_why(),
        Number::InfantryMorale => morale(game, Arm::Infantry).into_why(),
        Number::ProvincialMorale => provincial_morale(game).into_why(),
    }
}

fn is_worse(number: Number, before: &Why, after: &Why) -> bool {
    let (now, then) = (sum(before), sum(after));
    match number {
        Number::IncomeMoney => then.money < now.money,
        Number::IncomeManpower => then.manpower < now.manpower,
        Number::InfantryPrice | Number::CavalryPrice | Number::Upkeep => {
            then.money > now.money || then.manpower > now.manpower
        }
        Number::InfantryMorale | Number::ProvincialMorale => match (before.amount, after.amount) {
            (Amount::Morale(now), Amount::Morale(then)) => then < now,
            _ => false,
        },
    }
}

fn sum(why: &Why) -> Sum {
    match why.amount {
        Amount::Sum(sum) => sum,
        _ => Sum::default(),
    }
}

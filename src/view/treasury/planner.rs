//! The planner: a goal, and the best purchase for it, in words. It fills the basket; the table buys.

#[cfg(test)]
mod tests;

use crate::engine::best_buy::{Goal, Kind, Limit, Plan, best_buy, planned_upkeep, refusals};
use crate::engine::campaign::Campaign;
use crate::engine::fit::stands;
use crate::model::clause::Clause;
use crate::model::economy::Basket;
use crate::model::forces::{Arm, CorpsId};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::corps::room;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::morale;
use crate::rules::s22_6_standing;
use crate::view::explain::{Line, lines};
use crate::view::words::figures::{counted, number, sum};
use crate::view::words::listed;
use crate::view::words::need::reasons;

use super::outlook::{labelled, outlook};

/// A goal that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalRow {
    /// What it looks for.
    pub kind: Kind,
    /// Its name.
    pub name: &'static str,
    /// What it means.
    pub note: String,
    /// It is picked.
    pub chosen: bool,
}

/// The goals, in their order.
#[must_use]
pub fn goals(campaign: &Campaign, goal: &Goal) -> Vec<GoalRow> {
    let row = |kind: &Kind| GoalRow {
        kind: *kind,
        name: match kind {
            Kind::Infantry => "Most infantry",
            Kind::Strength => "Most strength",
            Kind::Fill => "Fill corps",
        },
        note: match kind {
            Kind::Infantry => "As many infantry factors as can be paid for and find room in corps.".into(),
            Kind::Strength => format!("Factors times their morale: {}.", morales(campaign.game())),
            Kind::Fill => "The corps you name, first with those waiting and on order.".into(),
        },
        chosen: *kind == goal.kind,
    };
    Kind::ALL.iter().map(row).collect()
}

fn morales(game: &Game) -> String {
    let one = |arm: &Arm| format!("{} {}", arm.name(), morale::morale(game, *arm).value());
    let all: Vec<String> = Arm::ALL.iter().map(one).collect();
    listed(all.iter().map(String::as_str))
}

/// A sum that is often kept in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeepRow {
    /// What it is for, and how much.
    pub label: String,
    /// The sum.
    pub keep: Sum,
    /// It is kept.
    pub chosen: bool,
}

/// What is often kept: nothing, or the upkeep to come.
#[must_use]
pub fn keeps(campaign: &Campaign, goal: &Goal) -> Vec<KeepRow> {
    let upkeep = planned_upkeep(campaign.game(), &Basket::default()).value();
    let row = |label, keep| KeepRow { label, keep, chosen: keep == goal.keep };
    let mut rows = vec![row("Keep nothing".into(), Sum::default())];
    if !upkeep.is_nothing() {
        rows.push(row(format!("Keep the upkeep to come, {}", sum(upkeep)), upkeep));
    }
    rows
}

/// A corps that can be named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCorps {
    /// The corps.
    pub corps: CorpsId,
    /// Its name.
    pub name: String,
    /// Its free places, and whether it must be bought.
    pub note: String,
    /// It is named.
    pub chosen: bool,
}

/// The corps that can be named: those that take bought factors at all.
#[must_use]
pub fn named_corps(campaign: &Campaign, goal: &Goal) -> Vec<NamedCorps> {
    let game = campaign.game();
    let named = |corps: CorpsId| {
        let (free, all) = (room(game, corps), capacity(corps).factors);
        let note = if stands(game, corps) {
            format!("{free} of {all} places free")
        } else if let Some(why) = refusals(game, alone(corps)).first() {
            reasons(std::slice::from_ref(why)).into_iter().map(|one| one.text).collect()
        } else {
            format!("{free} places, the counter to be bought")
        };
        NamedCorps {
            corps,
            name: format!("{} corps", corps.name()),
            note,
            chosen: goal.corps.contains(&corps),
        }
    };
    let takes = CorpsId::ALL.iter().copied().filter(|id| !s22_6_standing::is_provincial(game, *id));
    takes.map(named).collect()
}

/// Names a corps, or takes it from the list.
pub fn toggle(goal: &mut Goal, corps: CorpsId) {
    if goal.corps.contains(&corps) {
        goal.corps.retain(|one| *one != corps);
    } else {
        goal.corps.push(corps);
    }
}

fn alone(corps: CorpsId) -> Basket {
    Basket { corps: vec![corps], ..Basket::default() }
}

/// A plan in words.
pub struct PlanView {
    /// What it reaches.
    pub reaches: String,
    /// What to buy, line by line, each with its cost; nothing, and `reaches` says so.
    pub buys: Vec<Line>,
    /// What it costs.
    pub total: Line,
    /// What can be spent, and when: `26 $ · 9 MP in March 1806`.
    pub hand: String,
    /// What remains.
    pub left: String,
    /// Upkeep to come with everything placed.
    pub upkeep: Line,
    /// Why there is no more, each with its clause.
    pub limits: Vec<(String, &'static str)>,
    /// What to put into the basket.
    pub basket: Basket,
}

/// The best purchase for a goal with what can be spent: now, or in the phase it is planned for.
#[must_use]
pub fn plan(campaign: &Campaign, goal: &Goal) -> PlanView {
    let game = campaign.game();
    let outlook = outlook(game);
    let hand = outlook.to_spend(game);
    let plan = best_buy(game, hand, goal);
    let month = if outlook.booked { game.date } else { outlook.month };
    PlanView {
        reaches: reaches(&plan, goal),
        buys: lines(plan.cost.why()).children,
        total: labelled("Total", plan.cost.why()),
        hand: format!("{} in {month}", sum(hand)),
        left: sum(plan.remainder),
        upkeep: labelled("Upkeep to come", plan.next_quarter_upkeep.why()),
        limits: limits(game, &plan, goal),
        basket: plan.basket,
    }
}

fn reaches(plan: &Plan, goal: &Goal) -> String {
    match goal.kind {
        Kind::Infantry if plan.value == 0 => "No infantry can be bought.".into(),
        Kind::Strength if plan.value == 0 => "Nothing can be bought.".into(),
        Kind::Infantry => format!("{} of infantry.", counted(plan.value.into(), "factor", "factors")),
        Kind::Strength => {
            let half = if plan.value % 2 == 1 { ".5" } else { "" };
            format!("Strength {}{half}: factors times morale.", number(plan.value / 2))
        }
        Kind::Fill if goal.corps.is_empty() => "Name the corps to be filled.".into(),
        Kind::Fill => match plan.places {
            None | Some(0) => "The corps named have no free place.".into(),
            Some(places) => {
                format!("{} of {places} free places filled, with those waiting and on order.", plan.value)
            }
        },
    }
}

/// Why there is no more, as sentences.
fn limits(game: &Game, plan: &Plan, goal: &Goal) -> Vec<(String, &'static str)> {
    let mut told = Vec::new();
    if plan.together {
        let shared = plan.binding.iter().filter_map(|limit| match limit {
            Limit::Money => Some("money"),
            Limit::Manpower => Some("manpower"),
            Limit::Room => Some("room in corps"),
            _ => None,
        });
        let text = format!("More would need {} together; one alone changes nothing.", listed(shared));
        told.push((text, Clause::S22_3m.number()));
    }
    let apart =
        |limit: &&Limit| !(plan.together && matches!(limit, Limit::Money | Limit::Manpower | Limit::Room));
    told.extend(plan.binding.iter().filter(apart).flat_map(|limit| limit_words(game, *limit, goal)));
    told
}

fn limit_words(game: &Game, limit: Limit, goal: &Goal) -> Vec<(String, &'static str)> {
    let kept = |part: Sum| {
        let words = format!(", {} of it kept in hand", sum(part));
        if part.is_nothing() { String::new() } else { words }
    };
    let one = |text: String, clause: Clause| vec![(text, clause.number())];
    match limit {
        Limit::Money => {
            let kept = kept(Sum { money: goal.keep.money, ..Sum::default() });
            one(format!("Money is the limit{kept}: with more, there would be more."), Clause::S22_3m)
        }
        Limit::Manpower => {
            let kept = kept(Sum { manpower: goal.keep.manpower, ..Sum::default() });
            one(format!("Manpower is the limit{kept}: with more, there would be more."), Clause::S22_3m)
        }
        Limit::Room if goal.kind == Kind::Fill => {
            one("The corps named are full then.".into(), Clause::S22_3a)
        }
        Limit::Room => {
            one("The corps are full then: more would have to garrison cities.".into(), Clause::S22_3a)
        }
        Limit::Counter(corps) => not_to_be_had(game, &format!("{} corps", corps.name()), alone(corps)),
        Limit::NotSold(arm) => {
            let mut basket = Basket::default();
            match arm {
                Arm::Infantry => basket.infantry = 1,
                Arm::Militia => basket.militia = 1,
                Arm::Cavalry => basket.cavalry = 1,
            }
            let name = match arm {
                Arm::Infantry => "Infantry",
                Arm::Militia => "Militia",
                Arm::Cavalry => "Cavalry",
            };
            not_to_be_had(game, name, basket)
        }
        Limit::CavalryPrice(ware) => {
            let each = sum(costs::price(game, ware).value());
            let why = ware.name().split_once(", ").map_or("", |(_, condition)| condition);
            one(
                format!("Cavalry costs {each} each: {why}. At another price there would be more."),
                Clause::S22_3n,
            )
        }
    }
}

/// What cannot be bought, with every reason and its clause.
fn not_to_be_had(game: &Game, name: &str, basket: Basket) -> Vec<(String, &'static str)> {
    let why = reasons(&refusals(game, basket)).into_iter();
    why.map(|one| (format!("{name} cannot be bought. {}", one.text), one.cite)).collect()
}

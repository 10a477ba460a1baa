//! The planner: a goal, and the best purchase for it, in words. It fills the basket; the table buys.

#[cfg(test)]
mod tests;

use crate::engine::best_buy::{Goal, Kind, Limit, Plan, best_buy, planned_upkeep, refusals};
use crate::engine::campaign::Campaign;
use crate::engine::fit::stands;
use crate::game::refusal::Unmet;
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
use crate::view::explain::lines;
use crate::view::form::{Asked, Kind as Control};
use crate::view::page::{Action, Block, Card, Deed, Figure, Look, Loud, PageState, Row, Span, Tone};
use crate::view::words::figures::{counted, number, sum};
use crate::view::words::listed;
use crate::view::words::need::{longest_last, need};

use super::outlook::{labelled, outlook};
use super::{question, stepped, switch};

/// The most that is kept in hand.
const MOST: i32 = 999;
/// Under which the page keeps the goal.
const GOAL: &str = "plan/goal";
const CORPS: &str = "plan/corps/";
const KEEP: &str = "plan/keep/";
const KEEP_MONEY: &str = "plan/keep/money";
const KEEP_MANPOWER: &str = "plan/keep/manpower";

/// The planner, folded; nothing without a Poland.
pub(super) fn card(campaign: &Campaign, basket: &Basket, state: &PageState) -> Option<Card> {
    let game = campaign.game();
    let fold = Row::new("planner", "Best buy").look(Look::Fold).text("What to buy for a goal, worked out");
    let inside = || {
        let goal = goal(state);
        let mut blocks = asked(game, &goal);
        blocks.extend(planned(game, basket, &goal));
        blocks
    };
    let fold = fold.opens(state.is_open("planner"), false, inside);
    game.poland.is_active().then(|| Card::new("planner", "", vec![Block::Rows(vec![fold])]).tone(Tone::Bare))
}

/// The goal as it is answered: at first most infantry, with all there is.
pub(super) fn goal(state: &PageState) -> Goal {
    let kind = Kind::ALL.into_iter().find(|kind| Some(name(*kind)) == state.answer(GOAL));
    let named = |corps: &CorpsId| state.answer(&format!("{CORPS}{}", corps.id())) == Some("yes");
    let kept = |key| state.number(key).unwrap_or(0);
    Goal {
        kind: kind.unwrap_or(Kind::Infantry),
        keep: Sum::new(kept(KEEP_MONEY), kept(KEEP_MANPOWER)),
        corps: CorpsId::ALL.iter().copied().filter(named).collect(),
    }
}

const fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Infantry => "Most infantry",
        Kind::Strength => "Most strength",
        Kind::Fill => "Fill corps",
    }
}

/// The goal, the corps where they are to be named, and what is not to be spent.
pub(super) fn asked(game: &Game, goal: &Goal) -> Vec<Block> {
    let goals = Kind::ALL.map(|kind| (name(kind).to_owned(), name(kind).to_owned()));
    let means = match goal.kind {
        Kind::Infantry => "As many infantry factors as can be paid for and find room in corps.".to_owned(),
        Kind::Strength => format!("Factors times their morale: {}.", morales(game)),
        Kind::Fill => "The corps you name, first with those waiting and on order.".to_owned(),
    };
    let mut fields = vec![question(
        GOAL,
        "Goal",
        Control::Choice { options: goals.into(), list: false },
        name(goal.kind).to_owned(),
    )];
    if goal.kind == Kind::Fill {
        let takes = CorpsId::ALL.iter().filter(|id| !s22_6_standing::is_provincial(game, **id));
        fields.extend(takes.map(|corps| named(game, goal, *corps)));
    }
    let upkeep = planned_upkeep(game, &Basket::default()).value();
    let chip = |label: String, action, pressed| Deed::new(label, action).loud(Loud::Chip).pressed(pressed);
    let nothing = chip("Keep nothing".into(), Action::Forget(KEEP.into()), goal.keep.is_nothing());
    let enough = (!upkeep.is_nothing()).then(|| {
        let keep = Action::Answer(KEEP_MONEY.into(), upkeep.money.count().to_string());
        let label = format!("Keep the upkeep to come, {}", sum(upkeep));
        chip(label, keep, goal.keep.money == upkeep.money)
    });
    let money = stepped(KEEP_MONEY, "Money kept, $", (0, MOST), goal.keep.money.count());
    let manpower = stepped(KEEP_MANPOWER, "Manpower kept, MP", (0, MOST), goal.keep.manpower.count());
    vec![
        Block::Form(fields),
        Block::Text(means.into(), None),
        Block::Deeds(Some("Keep in hand".into()), std::iter::once(nothing).chain(enough).collect()),
        Block::Form(vec![money, manpower]),
    ]
}

fn morales(game: &Game) -> String {
    let one = |arm: &Arm| format!("{} {}", arm.name(), morale::morale(game, *arm).value());
    let all: Vec<String> = Arm::ALL.iter().map(one).collect();
    listed(all.iter().map(String::as_str))
}

/// A corps that can be named: its free places, and whether it must be bought.
fn named(game: &Game, goal: &Goal, corps: CorpsId) -> Asked {
    let (free, all) = (room(game, corps), capacity(corps).factors);
    let note = if stands(game, corps) {
        format!("{free} of {all} places free")
    } else if let Some(why) = refusals(game, alone(corps)).first() {
        need(why)
    } else {
        format!("{free} places, the counter to be bought")
    };
    let label = format!("{} corps", corps.name());
    switch(&format!("{CORPS}{}", corps.id()), &label, note, goal.corps.contains(&corps))
}

fn alone(corps: CorpsId) -> Basket {
    Basket { corps: vec![corps], ..Basket::default() }
}

/// The best purchase for a goal with what can be spent, now or in the phase it is planned for; and into the basket with it.
pub(super) fn planned(game: &Game, basket: &Basket, goal: &Goal) -> Vec<Block> {
    let outlook = outlook(game);
    let hand = outlook.to_spend(game);
    let plan = best_buy(game, hand, goal);
    let month = if outlook.booked { game.date } else { outlook.month };
    let reaches = Block::Text(Span::Said(reaches(&plan, goal)).into(), None);
    let limits = Block::rows(limits(game, &plan, goal));
    if plan.basket.is_empty() {
        return std::iter::once(reaches).chain(limits).collect();
    }
    let left = Row::new("left", format!("Left of {} in {month}", sum(hand))).look(Look::Account);
    let left = left.figure(Figure::new("", sum(plan.remainder), None));
    let total = Row::account(labelled("Total", plan.cost.why())).look(Look::Total);
    let upkeep = Row::account(labelled("Upkeep to come", plan.next_quarter_upkeep.why()));
    let buys = lines(plan.cost.why()).children.into_iter().map(Row::account);
    let accounts = Block::Rows(buys.chain([total, left, upkeep]).collect());
    let is_in = (*basket == plan.basket).then(|| "It is in the basket, below.".to_owned());
    let takes = match (&is_in, basket.is_empty()) {
        (Some(_), _) => None,
        (None, true) => Some("Nothing is bought by this."),
        (None, false) => Some("It takes the place of what is in the basket."),
    };
    let take = Deed::new("Put it in the basket", Action::Basket(Box::new(plan.basket))).refused(is_in);
    let takes = takes.map(|words| Block::Text(words.into(), None));
    let blocks = [Some(reaches), Some(accounts), limits, Some(Block::Deeds(None, vec![take])), takes];
    blocks.into_iter().flatten().collect()
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
fn limits(game: &Game, plan: &Plan, goal: &Goal) -> Vec<Row> {
    let mut told = Vec::new();
    if plan.together {
        let shared = plan.binding.iter().filter_map(|limit| match limit {
            Limit::Money => Some("money"),
            Limit::Manpower => Some("manpower"),
            Limit::Room => Some("room in corps"),
            _ => None,
        });
        let text = format!("More would need {} together; one alone changes nothing.", listed(shared));
        told.push(Row::fact(text.clone(), text, Clause::S22_3m));
    }
    let apart =
        |limit: &&Limit| !(plan.together && matches!(limit, Limit::Money | Limit::Manpower | Limit::Room));
    told.extend(plan.binding.iter().filter(apart).flat_map(|limit| limit_words(game, *limit, goal)));
    told
}

fn limit_words(game: &Game, limit: Limit, goal: &Goal) -> Vec<Row> {
    let kept = |part: Sum| {
        let words = format!(", {} of it kept in hand", sum(part));
        if part.is_nothing() { String::new() } else { words }
    };
    let one = |text: String, clause: Clause| vec![Row::fact(text.clone(), text, clause)];
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
fn not_to_be_had(game: &Game, name: &str, basket: Basket) -> Vec<Row> {
    let refused = refusals(game, basket);
    let told = |one: &Unmet| {
        let text = format!("{name} cannot be bought. {}", need(one));
        Row::fact(text.clone(), text, one.clause)
    };
    longest_last(&refused).into_iter().map(told).collect()
}

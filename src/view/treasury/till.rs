//! The till: what a basket costs, what remains, and what it lacks.

use crate::engine::decide::judge;
use crate::engine::fit::surplus;
use crate::game::command::Command;
use crate::game::refusal::{Need, Unmet};
use crate::model::clause::Clause;
use crate::model::economy::Basket;
use crate::model::forces::Arm;
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::income;
use crate::view::explain::Line;
use crate::view::page::{Row, facts};
use crate::view::words::figures::sum;
use crate::view::words::need::{longest_last, need};

use super::outlook::{Outlook, labelled, outlook};
use super::quarter::is_due;

/// The sum of a basket, and what it lacks.
pub(super) struct Till {
    /// Nothing is chosen.
    pub empty: bool,
    /// What it costs.
    pub total: Line,
    /// What can be spent: now, or in the phase it is planned for.
    pub hand: Line,
    /// What remains of it.
    pub left: String,
    /// What is missing.
    pub short: Option<String>,
    /// Upkeep to come with everything placed that is paid for, the basket too.
    pub upkeep: Line,
    /// What of that upkeep could not be paid as things stand, with its clause.
    pub unpaid: Option<Row>,
    /// What finds no room in corps or fleets, with its clause.
    pub homeless: Vec<Row>,
    /// Why it may not be bought now; nothing, and it may.
    pub reasons: Vec<Row>,
    /// The same in a word or two, for the button.
    pub refused: Option<String>,
    /// The quarter is due: the basket is bought in its close.
    pub into_close: bool,
    /// Nobody has said when something of it arrives: the house rules ask.
    pub asks_arrival: bool,
    /// The purchase.
    pub command: Command,
}

/// Adds a basket up.
pub(super) fn till(game: &Game, basket: &Basket) -> Till {
    let cost = costs::cost(game, basket);
    let outlook = outlook(game);
    let hand = outlook.to_spend(game);
    let left = hand - cost.value();
    let short = Sum { money: (-left.money).at_least_zero(), manpower: (-left.manpower).at_least_zero() };
    let command = Command::Buy(basket.clone());
    let into_close = is_due(game);
    // Before the phase is booked the till counts with what it will bring.
    let open = |one: &Unmet| {
        !(one.need == Need::SomethingBought
            || one.need == Need::BookedFirst && into_close
            || matches!(one.need, Need::Afford(_)) && !outlook.booked)
    };
    let unmet: Vec<Unmet> = judge(game, &command).into_iter().filter(open).collect();
    let short = (!short.is_nothing()).then(|| sum(short));
    let asks_arrival = unmet.iter().any(|one| matches!(one.need, Need::ArrivalSet(_)));
    let refused = longest_last(&unmet).first().map(|first| match (&short, first.from) {
        (_, Some(from)) => format!("From {from}."),
        (Some(_), None) => "Too dear.".to_owned(),
        (None, None) => need(first),
    });
    let reasons = facts(&unmet);
    let upkeep = costs::planned_upkeep(game, basket);
    let unpaid = unpaid(game, left, upkeep.value());
    Till {
        upkeep: labelled("Upkeep to come", upkeep.why()),
        unpaid,
        empty: basket.is_empty(),
        total: labelled("Total", cost.why()),
        hand: hand_line(game, &outlook, hand),
        left: sum(left),
        short,
        homeless: homeless(game, basket),
        reasons,
        refused,
        into_close,
        asks_arrival,
        command,
    }
}

/// Upkeep that what is left and the income as it stands do not pay (22.3 o). What is short already is not said twice.
fn unpaid(game: &Game, left: Sum, upkeep: Sum) -> Option<Row> {
    let then = left.money + income::income(game).value().money - upkeep.money;
    let missing = Sum { money: (-then).at_least_zero(), ..Sum::default() };
    if left.money.count() < 0 || missing.is_nothing() {
        return None;
    }
    let text = format!(
        "The upkeep to come would be {}: with what is left and income as it stands, {} of it could not be paid.",
        sum(upkeep),
        sum(missing)
    );
    Some(Row::fact("unpaid", text, Clause::S22_3o))
}

fn hand_line(game: &Game, outlook: &Outlook, hand: Sum) -> Line {
    let cite = Some(Clause::S22_3i);
    let now = |label: &str| Line { label: label.to_owned(), value: sum(game.purse), cite, ..Line::default() };
    if outlook.booked || !game.poland.is_active() {
        return now("In hand");
    }
    let mut children = vec![now("In hand now")];
    children.extend(outlook.lines.clone());
    Line { label: format!("In hand, {}", outlook.month), value: sum(hand), cite, note: None, children }
}

/// Factors without a corps and ships without a fleet, in words.
fn homeless(game: &Game, basket: &Basket) -> Vec<Row> {
    let surplus = surplus(game, basket);
    let bought = |arm: Arm| match arm {
        Arm::Infantry => basket.infantry,
        Arm::Militia => basket.militia,
        Arm::Cavalry => basket.cavalry.saturating_add(basket.cavalry_by_choice),
    };
    let find = |count: u16| {
        if count == 1 {
            ("finds", "it would garrison a city")
        } else {
            ("find", "they would garrison cities")
        }
    };
    let mut rows: Vec<Row> = Arm::ALL
        .iter()
        .filter(|arm| surplus.factors.count(**arm) > 0)
        .map(|arm| {
            let count = surplus.factors.count(*arm);
            let (find, would) = find(count);
            let text =
                format!("{count} of {} {} {find} no room in corps; {would}.", bought(*arm), arm.name());
            Row::fact(arm.id(), text, Clause::S22_3r)
        })
        .collect();
    if surplus.ships > 0 {
        let text = format!("{} of {} ships find no room in a fleet.", surplus.ships, basket.ships);
        rows.push(Row::fact("ships", text, Clause::S22_3c));
    }
    rows
}

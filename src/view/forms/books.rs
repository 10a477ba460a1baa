//! What the acts of the Economic phase and of the printed tables ask.

use crate::game::command::{CardSquare, Command, NamedIncome};
use crate::model::date::Months;
use crate::model::economy::Column;
use crate::model::game::Game;
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::setup::HouseRule;
use crate::model::status_card::MOST_ON_CARD;
use crate::rules::s22_8_victory::manipulation;
use crate::view::form::Form;
use crate::view::words::figures::{signed, signed_sum};

/// The most of one named income, either way, and of a house rule.
const MOST: i32 = 999;
/// The most lines of named income in one booking.
const MOST_LINES: i32 = 8;

pub(super) fn book(
    form: &mut Form,
    game: &Game,
    card: CardSquare,
    loss: Option<bool>,
    other: &[NamedIncome],
) -> Command {
    form.hint("The small number on your printed card.");
    let label = "Victory points of Poland's square";
    let victory = form.amount("victory", label, card.victory, (0, MOST_ON_CARD));
    form.hint("The large number on your printed card.");
    let label = "Adjustment of Poland's square (PSA)";
    let drift = form.amount("drift", label, card.drift, (-MOST_ON_CARD, MOST_ON_CARD));
    let loss = loss.map(|failed| {
        form.either("loss", "Economic-loss die", ("Passed", "Failed: income is halved"), failed)
    });
    let now = i32::try_from(other.len()).unwrap_or(MOST_LINES);
    let mut lines = now;
    if game.poland.is_active() || now > 0 {
        form.hint("Trade, loans, tribute: one line for each, below nothing for a payment.");
        lines = form.amount("lines", "Lines of other income", now, (0, MOST_LINES));
    }
    let blank = NamedIncome { name: String::new(), sum: Sum::default() };
    let line = |at: usize| {
        let NamedIncome { name, sum: now } = other.get(at).unwrap_or(&blank);
        let name = form.words(&format!("{at}:name"), "What it is", name);
        let labels = ["Its money", "Its manpower"];
        NamedIncome { name, sum: sum(form, &format!("{at}:"), labels, *now, (-MOST, MOST)) }
    };
    let other = (0..usize::try_from(lines).unwrap_or(0)).map(line).collect();
    Command::BookEconomy { card: CardSquare { victory, drift }, loss, other }
}

pub(super) fn house_rule(form: &mut Form, rule: HouseRule) -> HouseRule {
    let mut number = |label: &str, now: i32| form.amount("value", label, now, (0, MOST));
    match rule {
        HouseRule::Upkeep(kept, now) => {
            HouseRule::Upkeep(kept, now.map(|now| i16::try_from(number("Money", now.into())).unwrap_or(now)))
        }
        HouseRule::Arrival(what, now) => {
            let months = |now: Months| u16::try_from(number("Months", now.0.into())).map_or(now, Months);
            HouseRule::Arrival(what, now.map(months))
        }
        HouseRule::Level(now) => {
            let points = |now: VictoryPoints| VictoryPoints::new(number("Victory points", now.count()));
            HouseRule::Level(now.map(points))
        }
        HouseRule::Printed(province, now) => HouseRule::Printed(province, now.map(|now| over(form, now))),
        HouseRule::Price(ware, now) => HouseRule::Price(ware, now.map(|now| over(form, now))),
        HouseRule::Conversion(_) => rule,
    }
}

fn over(form: &mut Form, now: Sum) -> Sum {
    sum(form, "", ["Money", "Manpower"], now, (0, MOST))
}

/// Money and manpower.
pub(super) fn sum(form: &mut Form, key: &str, labels: [&str; 2], now: Sum, bounds: (i32, i32)) -> Sum {
    let [money, manpower] = labels;
    let money = form.amount(&format!("{key}money"), money, now.money.count(), bounds);
    Sum::new(money, form.amount(&format!("{key}manpower"), manpower, now.manpower.count(), bounds))
}

/// A column as its terms: `−7 $, marker +1`.
pub(crate) fn column_words(column: Column) -> String {
    let row = manipulation(column);
    if row.purse.is_nothing() {
        return "No manipulation".into();
    }
    format!("{}, marker {}", signed_sum(row.purse), signed(row.points.count()))
}

//! What each step of the quarter's close asks.

use super::books::{column_words, sum};
use crate::engine::preview::square_now;
use crate::game::close::StepKind;
use crate::game::command::{BritishCut, CardSquare, Close, Conversion, MOST_OF_A_LINE, NamedIncome};
use crate::model::economy::Column;
use crate::model::forces::{CorpsId, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::quantity::Sum;
use crate::model::status_card::MOST_ON_CARD;
use crate::rules::base_game::options::{most_cut, trading_ports};
use crate::view::act::it_lands;
use crate::view::form::{self, Asked, Form, Member};
use crate::view::words::lists::store;

/// What a step asks, with its present answers.
#[must_use]
pub fn close_asked(game: &Game, close: &Close, kind: StepKind) -> Vec<Asked> {
    form::asked(|form| ask(form, game, close, kind))
}

/// The close with one question of a step answered anew; an answer that makes no sense changes nothing.
#[must_use]
pub fn close_answered(game: &Game, close: &Close, kind: StepKind, key: &str, value: &str) -> Close {
    form::answered(key, value, |form| ask(form, game, close, kind))
}

fn ask(form: &mut Form, game: &Game, close: &Close, kind: StepKind) -> Close {
    let mut close = close.clone();
    match kind {
        StepKind::VictoryPoints => {
            let says = says(game, &close);
            form.hint("As your printed card says.");
            let label = format!("Victory points on square {}", game.marker);
            let victory = form.amount("victory", &label, says.victory, (0, MOST_ON_CARD));
            if form.is_answered("victory") {
                close.card = Some(CardSquare { victory, ..says });
            }
        }
        StepKind::Marker => {
            let says = says(game, &close);
            let label = format!("Adjustment (PSA) on square {}", game.marker);
            let drift = form.amount("drift", &label, says.drift, (-MOST_ON_CARD, MOST_ON_CARD));
            if form.is_answered("drift") {
                close.card = Some(CardSquare { drift, ..says });
            }
        }
        StepKind::BritishCut => {
            let now = close.british_cut.unwrap_or_default();
            let gained =
                form.amount("gained", "Great Britain has just gained", now.gained, (0, MOST_ON_CARD));
            let most = most_cut(gained);
            let cut = if gained == now.gained { now.cut } else { now.cut.min(most) };
            form.hint("A third of its gain at most, and only while it is at war with Poland.");
            let cut = form.amount("cut", "It cuts of Poland's", cut, (0, most.into()));
            close.british_cut = Some(BritishCut { gained, cut }).filter(|cut| *cut != BritishCut::default());
        }
        StepKind::LossDie => {
            let (label, words) = ("The economic-loss die", ("Passed", "Failed"));
            let failed = form.either("loss", label, words, close.loss == Some(true));
            if form.is_answered("loss") {
                close.loss = Some(failed);
            }
        }
        StepKind::OtherIncome => named(form, "other", &mut close.other),
        StepKind::Loans => named(form, "loans", &mut close.loans),
        StepKind::Conversion => {
            for from in places(game) {
                let now = close.converted.iter().find(|one| one.from == from).map_or(0, |one| one.militia);
                let most = game.forces.in_store(from).militia;
                let militia =
                    form.amount(&format!("militia:{}", from.key()), &store(from), now, (0, most.into()));
                if militia != now {
                    close.converted.retain(|one| one.from != from);
                    close.converted.extend((militia > 0).then_some(Conversion { from, militia }));
                }
            }
        }
        StepKind::NextManipulation => {
            let mut columns = vec![form::option("none", "None", None)];
            columns.extend(
                Column::ALL.iter().map(|one| form::option(one.id(), &column_words(*one), Some(*one))),
            );
            let now = close.column.map_or("none", Column::id);
            let label = format!("Chosen now, {}", it_lands(game));
            close.column = form.one_of("column", &label, &columns, now).flatten();
        }
        StepKind::Income
        | StepKind::Subsidy
        | StepKind::Upkeep
        | StepKind::ManipulationLands
        | StepKind::Purchases => {}
    }
    close
}

fn says(game: &Game, close: &Close) -> CardSquare {
    close.card.unwrap_or_else(|| square_now(game).0)
}

fn named(form: &mut Form, list: &str, lines: &mut [NamedIncome]) {
    for (at, line) in lines.iter_mut().enumerate() {
        line.name = form.words(&format!("{list}:{at}:name"), "What it is", &line.name);
        let bounds = (-MOST_OF_A_LINE, MOST_OF_A_LINE);
        line.sum = sum(form, &format!("{list}:{at}:"), ["Money, $", "Manpower, MP"], line.sum, bounds);
    }
}

/// Every place with militia that may be made infantry.
fn places(game: &Game) -> impl Iterator<Item = Store> + '_ {
    let corps = CorpsId::ALL.iter().map(|corps| Store::Corps(*corps));
    let cities = City::ALL.iter().map(|city| Store::Garrison(*city));
    let all = std::iter::once(Store::Pool).chain(corps).chain(cities);
    all.filter(|place| game.forces.in_store(*place).militia > 0)
}

/// Adds a line to a list, or takes one out.
pub fn add_line(game: &Game, close: &mut Close, kind: StepKind) {
    let taken = |name: &str, close: &Close| close.other.iter().any(|line| line.name == name);
    let trade = trading_ports(game).into_iter().map(|city| format!("Trade of {}", city.name()));
    let trade = trade.into_iter().find(|name| !taken(name, close)).unwrap_or_default();
    match kind {
        StepKind::OtherIncome => close.other.push(NamedIncome { name: trade, sum: Sum::default() }),
        StepKind::Loans => close.loans.push(NamedIncome { name: String::new(), sum: Sum::default() }),
        _ => {}
    }
}

/// Takes a line out of a list.
pub fn drop_line(close: &mut Close, kind: StepKind, at: usize) {
    let list = match kind {
        StepKind::OtherIncome => &mut close.other,
        StepKind::Loans => &mut close.loans,
        _ => return,
    };
    if at < list.len() {
        list.remove(at);
    }
}

//! What may be answered in a step of the quarter's close, and what an answer changes.

use crate::engine::preview::square_now;
use crate::game::close::StepKind;
use crate::game::command::{BritishCut, CardSquare, Close, Conversion, MOST_OF_A_LINE, NamedIncome};
use crate::model::economy::Column;
use crate::model::forces::{CorpsId, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::quantity::{Manpower, Money, Sum};
use crate::model::status_card::MOST_ON_CARD;
use crate::rules::base_game::options::{most_cut, trading_ports};
use crate::view::act::it_lands;
use crate::view::words::lists::store;

use super::fill::column_words;
use super::options::{Opt, store_id};
use super::{Control, Field};

/// The id of choosing no manipulation.
const NONE: &str = "none";

fn steps(key: &str, label: &str, (least, most): (i32, i32), value: i32) -> Field {
    Field::new(key, label, Control::Steps { least, most }, value)
}

/// What a step asks.
#[must_use]
pub fn fields(game: &Game, close: &Close, kind: StepKind) -> Vec<Field> {
    match kind {
        StepKind::VictoryPoints => {
            let says = says(game, close);
            let label = format!("Victory points on square {}", game.marker);
            let hint = "As your printed card says.";
            vec![steps("victory", &label, (0, MOST_ON_CARD), says.victory.into()).hint(hint)]
        }
        StepKind::Marker => {
            let says = says(game, close);
            let label = format!("Adjustment (PSA) on square {}", game.marker);
            vec![steps("drift", &label, (-MOST_ON_CARD, MOST_ON_CARD), says.drift.into())]
        }
        StepKind::BritishCut => {
            let cut = close.british_cut.unwrap_or_default();
            let most = i32::from(most_cut(cut.gained));
            let hint = "A third of its gain at most, and only while it is at war with Poland.";
            vec![
                steps("gained", "Great Britain has just gained", (0, MOST_ON_CARD), cut.gained.into()),
                steps("cut", "It cuts of Poland's", (0, most.max(cut.cut.into())), cut.cut.into()).hint(hint),
            ]
        }
        StepKind::LossDie => {
            let options = vec![Opt::new("no", "Passed"), Opt::new("yes", "Failed")];
            let failed = if close.loss == Some(true) { "yes" } else { "no" };
            vec![Field::new("loss", "The economic-loss die", Control::Choice(options), failed)]
        }
        StepKind::OtherIncome => named("other", &close.other),
        StepKind::Loans => named("loans", &close.loans),
        StepKind::Conversion => conversions(game, close),
        StepKind::NextManipulation => {
            let none = Opt::new(NONE, "None");
            let columns = Column::ALL.iter().map(|column| Opt::new(column.id(), column_words(*column)));
            let options = std::iter::once(none).chain(columns).collect();
            let chosen = close.column.map_or(NONE, |column| column.id());
            vec![Field::new(
                "column",
                &format!("Chosen now, {}", it_lands(game)),
                Control::Pick(options),
                chosen,
            )]
        }
        StepKind::Income
        | StepKind::Subsidy
        | StepKind::Upkeep
        | StepKind::ManipulationLands
        | StepKind::Purchases => Vec::new(),
    }
}

fn says(game: &Game, close: &Close) -> CardSquare {
    close.card.unwrap_or_else(|| square_now(game).0)
}

fn named(list: &str, lines: &[NamedIncome]) -> Vec<Field> {
    let field = |(at, line): (usize, &NamedIncome)| {
        let key = |part: &str| format!("{list}:{at}:{part}");
        [
            Field::new(&key("name"), "What it is", Control::Text, &line.name),
            steps(&key("money"), "Money, $", (-MOST_OF_A_LINE, MOST_OF_A_LINE), line.sum.money.count()),
            steps(
                &key("manpower"),
                "Manpower, MP",
                (-MOST_OF_A_LINE, MOST_OF_A_LINE),
                line.sum.manpower.count(),
            ),
        ]
    };
    lines.iter().enumerate().flat_map(field).collect()
}

/// Every place with militia that may be made infantry.
fn places(game: &Game) -> impl Iterator<Item = Store> + '_ {
    let corps = CorpsId::ALL.iter().map(|corps| Store::Corps(*corps));
    let cities = City::ALL.iter().map(|city| Store::Garrison(*city));
    let all = std::iter::once(Store::Pool).chain(corps).chain(cities);
    all.filter(|place| game.forces.in_store(*place).militia > 0)
}

fn conversions(game: &Game, close: &Close) -> Vec<Field> {
    let field = |place: Store| {
        let made = close.converted.iter().find(|one| one.from == place).map_or(0, |one| one.militia);
        let most = game.forces.in_store(place).militia;
        let key = format!("militia:{}", store_id(place));
        steps(&key, &store(place), (0, most.into()), made.into())
    };
    places(game).map(field).collect()
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

/// Puts an answer into the close; an answer that makes no sense changes nothing.
pub fn put(game: &Game, close: &mut Close, key: &str, value: &str) {
    let number = || value.parse::<i32>().ok();
    match key {
        "victory" => {
            if let Ok(victory) = value.parse() {
                close.card = Some(CardSquare { victory, ..says(game, close) });
            }
        }
        "drift" => {
            if let Ok(drift) = value.parse() {
                close.card = Some(CardSquare { drift, ..says(game, close) });
            }
        }
        "gained" | "cut" => {
            let Some(count) = value.parse::<u16>().ok() else { return };
            let mut cut = close.british_cut.unwrap_or_default();
            if key == "gained" {
                cut.gained = count;
                cut.cut = cut.cut.min(most_cut(count));
            } else {
                cut.cut = count;
            }
            close.british_cut = (cut != BritishCut::default()).then_some(cut);
        }
        "loss" => close.loss = Some(value == "yes"),
        "column" => close.column = Column::from_id(value),
        _ => match key.split(':').collect::<Vec<_>>().as_slice() {
            ["other", at, part] => line(&mut close.other, at, part, value, number()),
            ["loans", at, part] => line(&mut close.loans, at, part, value, number()),
            ["militia", ..] => {
                let place =
                    places(game).find(|place| key.strip_prefix("militia:") == Some(&store_id(*place)));
                if let (Some(from), Some(militia)) = (place, value.parse().ok()) {
                    close.converted.retain(|one| one.from != from);
                    if militia > 0 {
                        close.converted.push(Conversion { from, militia });
                    }
                }
            }
            _ => {}
        },
    }
}

fn line(lines: &mut [NamedIncome], at: &str, part: &str, value: &str, number: Option<i32>) {
    let Some(line) = at.parse::<usize>().ok().and_then(|at| lines.get_mut(at)) else { return };
    match (part, number) {
        ("name", _) => line.name = value.to_owned(),
        ("money", Some(count)) => line.sum.money = Money::new(count),
        ("manpower", Some(count)) => line.sum.manpower = Manpower::new(count),
        _ => {}
    }
}

//! The quarters to come as things stand, or as they are taken to stand: four in full, the rest in a table.

mod quarters;
#[cfg(test)]
mod tests;
mod what_if;

use crate::engine::campaign::Campaign;
use crate::engine::forecast::{Assumptions, Prospect, Quarter, Uncertain, forecast, prospects};
use crate::game::command::Close;
use crate::game::event::{Event, Fact};
use crate::model::date::GameDate;
use crate::model::diplomacy::Barred;
use crate::model::economy::Basket;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::rules::base_game;
use crate::view::explain::{Headline, lines};
use crate::view::page::{
    Action, Block, Card, Cell, Column, Look, Notice, PageState, Row, Span, Table, TableRow, Text, Tone,
};
use crate::view::words::fact;
use crate::view::words::figures::{counted, number, signed_sum};
use crate::view::words::listed;
use crate::view::words::lists::lower;
use crate::view::words::need::need;

use super::quarter::{Draft as CloseDraft, filled, is_due};

/// So many quarters are told in full.
const IN_FULL: usize = 4;

/// Every card of the quarters to come; the first quarter is as it is being filled in.
pub(super) fn cards(campaign: &Campaign, first: Option<Close>, state: &PageState) -> Vec<Card> {
    let game = campaign.game();
    // A close that is being filled in is no assumption: it is what the table says.
    let plain = Assumptions { first, ..Assumptions::default() };
    let assumptions = Assumptions { first: plain.first.clone(), ..what_if::assumptions(state) };
    let quarters = forecast(game, &assumptions);
    let as_is = (assumptions != plain).then(|| forecast(game, &plain));
    let full = quarters.get(..IN_FULL.min(quarters.len())).unwrap_or_default();
    let further = quarters.get(full.len()..).unwrap_or_default();
    let premises = what_if::taken(game, state, &quarters);
    let under = premises.is_some();
    let mut cards = vec![what_if::questions(campaign, state)];
    cards.extend(premises);
    cards.push(standing(game, &quarters, under));
    if full.is_empty() {
        let title = "No quarter is left".into();
        let text = "The last Economic phase of the campaign is closed.".into();
        let none = Block::Notice(Notice { warns: false, title, text, cite: None });
        cards.push(Card::new("none", "", vec![none]).tone(Tone::Bare));
        return cards;
    }
    let filled = "The first quarter is as it stands filled in under Quarter.";
    let mut blocks = quarters::blocks(game, full, as_is.as_deref());
    blocks.extend(plain.first.is_some().then(|| Block::Text(filled.into(), None)));
    blocks.extend(warnings(&quarters));
    blocks.extend(later(full, further, as_is.as_deref(), state));
    let title = if under { "The next quarters, what if" } else { "The next quarters" };
    cards.push(Card::new("quarters", title, blocks));
    let happens: Vec<Row> = full.iter().flat_map(|quarter| &quarter.news).filter_map(news).collect();
    cards.extend(Block::rows(happens).map(|rows| Card::new("news", "On the way", vec![rows])));
    let rests = Block::rows(rests(&assumptions, full));
    cards.extend(rests.map(|rows| Card::new("rests", "What this rests on", vec![rows])));
    cards
}

/// The close that is being filled in, while it is due.
#[must_use]
pub fn filling(campaign: &Campaign, draft: Option<&CloseDraft>, basket: &Basket) -> Option<Close> {
    let game = campaign.game();
    let begun = draft.is_some_and(|(month, _)| *month == game.date) || !basket.is_empty();
    (is_due(game) && begun).then(|| filled(game, draft, basket))
}

/// `Dec 1807`.
fn short(date: GameDate) -> String {
    let name: String = date.month_name().chars().take(3).collect();
    format!("{name} {}", date.year())
}

/// How Poland stands against both victory levels.
fn standing(game: &Game, quarters: &[Quarter], under: bool) -> Card {
    let all = prospects(game, quarters);
    let points = Span::Link(number(game.victory.count()), Action::Explain("Victory", Headline::Victory));
    let head = |one: &Prospect| {
        let name = Text::from(format!("To {}", short(base_game::campaign_end(one.end))));
        let own = one.end == game.setup.end;
        Column::figures(if own { name.plain(", this campaign") } else { name })
    };
    let row = |name: &'static str, cell: fn(&Prospect) -> Cell| {
        let cells = std::iter::once(Cell::new(name)).chain(all.iter().map(cell));
        TableRow::new(name, cells.collect())
    };
    let level = |one: &Prospect| {
        let mut line = lines(one.level.why());
        line.label = format!("Level to reach by {}", one.end.name());
        Cell::new(line.value.clone()).opens(Action::Derive(line))
    };
    let needed = |one: &Prospect| Cell::new(one.needed.map_or_else(|| "—".to_owned(), number));
    let result = |one: &Prospect| {
        let mut months = quarters.iter().rev().map(|quarter| quarter.month);
        let last = months.find(|month| *month <= base_game::campaign_end(one.end));
        let brings = number(one.brings.count());
        let (words, when, marked) = match (one.missing, one.reached, last) {
            (0, _, _) => ("reached".to_owned(), String::new(), true),
            (_, Some(month), _) => ("reached".to_owned(), short(month), true),
            (_, None, Some(month)) => (brings, format!("by {}", short(month)), false),
            (_, None, None) => (brings, String::new(), false),
        };
        Cell { marked, ..Cell::new(words).note(when) }
    };
    let by = if under { "By this, what if" } else { "By this forecast" };
    let now = Column::words(Text::from("Now: ").then(points));
    let table = Table {
        caption: "Poland against the victory levels".into(),
        columns: std::iter::once(now).chain(all.iter().map(head)).collect(),
        rows: vec![
            row("Level", level),
            row("Missing", |one| Cell::new(number(one.missing))),
            row("Quarters left", |one| Cell::new(one.quarters.to_string())),
            row("Needed in each", needed),
        ],
        foot: std::iter::once(Cell::new(by)).chain(all.iter().map(result)).collect(),
    };
    Card::new("points", "Victory points", vec![Block::Table(table)])
}

/// The further quarters, folded.
fn later(
    full: &[Quarter],
    further: &[Quarter],
    as_is: Option<&[Quarter]>,
    state: &PageState,
) -> Option<Block> {
    let words = match further.len() {
        0 => return None,
        1 => "One quarter more".to_owned(),
        count => format!("{count} quarters more, to the campaign's end"),
    };
    let open = state.is_open("later");
    let fold = Row::new("later", words).look(Look::Fold);
    let table = || vec![Block::Table(quarters::later(full, further, as_is))];
    Some(Block::Rows(vec![fold.opens(open, false, table)]))
}

/// Quarters that the rules would not close as they stand.
fn warnings(quarters: &[Quarter]) -> impl Iterator<Item = Block> {
    let of = |quarter: &Quarter| {
        let reasons: Vec<String> = quarter.unmet.iter().map(need).collect();
        let text = format!("{}: {}", quarter.month, reasons.join(" ")).into();
        let title = "Cannot be closed as it stands".into();
        Block::Notice(Notice { warns: true, title, text, cite: None })
    };
    quarters.iter().filter(|quarter| !quarter.unmet.is_empty()).map(of).take(3)
}

/// What happens on the way, with its month; bars between others are their own matter.
fn news((month, happens): &(GameDate, Fact)) -> Option<Row> {
    if let Event::BarEnded(bar) = &happens.event
        && let Barred::War { by: Some(by), on } = bar.barred
        && by != Power::Poland
        && on != Power::Poland
    {
        return None;
    }
    let text = if let Event::OrderArrived(order) = &happens.event {
        format!("{} {} to place.", order.count, lower(order.what.name()))
    } else {
        fact(happens)
    };
    let key = format!("{month} {text}");
    let told = Text::from(Span::Strong(month.to_string())).plain(format!(" {text}"));
    Some(Row::fact(key, told, happens.clause))
}

/// What the numbers rest on and nobody knows: how it is taken, and in which of the quarters, where not in all.
fn rests(assumptions: &Assumptions, quarters: &[Quarter]) -> Vec<Row> {
    let rest = |uncertain: &Uncertain| {
        let concerned: Vec<&Quarter> =
            quarters.iter().filter(|quarter| quarter.uncertain.contains(uncertain)).collect();
        let months: Vec<String> = concerned.iter().map(|quarter| quarter.month.to_string()).collect();
        let months = match months.len() {
            0 => return None,
            some if some == quarters.len() => String::new(),
            _ => format!(" ({})", listed(months.iter().map(String::as_str))),
        };
        let taken = format!(": {}{months}.", taken(assumptions, *uncertain));
        let name = uncertain.name();
        Some(Row::fact(name, Text::from(Span::Strong(name.into())).plain(taken), None))
    };
    Uncertain::ALL.iter().filter_map(rest).collect()
}

/// How something that nobody knows is taken.
fn taken(assumptions: &Assumptions, uncertain: Uncertain) -> String {
    match uncertain {
        Uncertain::LossDie if assumptions.die_fails => "taken as failed".into(),
        Uncertain::LossDie => "taken as passed".into(),
        Uncertain::AssumedSquare => "taken from the squares the base game tells of".into(),
        Uncertain::OtherIncome if assumptions.other.is_empty() => "taken as none".into(),
        Uncertain::OtherIncome => {
            let all = assumptions.other.iter().map(|one| one.sum).sum();
            format!("taken as {} in each quarter", signed_sum(all))
        }
        Uncertain::Wars if assumptions.expected.is_empty() => "taken as they stand".into(),
        Uncertain::Wars => {
            let count = i64::try_from(assumptions.expected.len()).unwrap_or(i64::MAX);
            format!("taken as they stand, with {} expected", counted(count, "act", "acts"))
        }
    }
}

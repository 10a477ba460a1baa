//! The quarters to come as things stand, or as they are taken to stand: four in full, the rest in a table.

mod quarters;
#[cfg(test)]
mod tests;
mod what_if;

pub use quarters::{AheadCell, AheadRow, LaterRow};
pub use what_if::{
    Expected, Premise, Premises, Say, WhatIf, expect, other_manpower, other_money, premises, put_column,
    put_other, take_back,
};

use crate::engine::campaign::Campaign;
use crate::engine::forecast::{Assumptions, Prospect, Quarter, Uncertain, forecast, prospects};
use crate::game::command::Close;
use crate::game::event::{Event, Fact};
use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::diplomacy::Barred;
use crate::model::economy::Basket;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::rules::base_game;
use crate::view::explain::{Line, lines};
use crate::view::words::fact;
use crate::view::words::figures::{counted, number, signed_sum};
use crate::view::words::listed;
use crate::view::words::lists::lower;
use crate::view::words::need::need;

use super::quarter::{Draft as CloseDraft, filled, is_due};

/// So many quarters are told in full.
const IN_FULL: usize = 4;

/// The quarters to come.
pub struct AheadView {
    /// The first quarter is as it is being filled in.
    pub filling: bool,
    /// Under an assumption: what is taken for granted, each to be taken back.
    pub premises: Vec<Premise>,
    /// Poland's victory points now.
    pub points: String,
    /// How Poland stands against both victory levels.
    pub levels: Vec<LevelColumn>,
    /// The months told in full.
    pub months: Vec<AheadMonth>,
    /// Their lines.
    pub rows: Vec<AheadRow>,
    /// What cannot be done as it stands.
    pub warnings: Vec<String>,
    /// What happens on the way, with its month.
    pub news: Vec<News>,
    /// What the numbers rest on.
    pub rests: Vec<Rest>,
    /// How many quarters follow those.
    pub later_count: usize,
    /// Every further quarter, where they are asked for.
    pub later: Vec<LaterRow>,
}

/// The month of a quarter.
pub struct AheadMonth {
    /// `Dec`.
    pub name: String,
    /// `1807`.
    pub year: String,
    /// `December 1807`.
    pub long: String,
}

/// How Poland stands against a victory level.
pub struct LevelColumn {
    /// The end it is for.
    pub end: String,
    /// It is the campaign's own.
    pub own: bool,
    /// The level, which opens.
    pub level: Line,
    /// Points still missing.
    pub missing: String,
    /// Quarters left.
    pub quarters: String,
    /// Points needed in each.
    pub needed: String,
    /// When the forecast reaches it, or what it brings.
    pub result: String,
    /// It is reached.
    pub reached: bool,
}

/// Something that happens on the way.
pub struct News {
    /// Its month.
    pub month: String,
    /// What.
    pub text: String,
    /// Its clause.
    pub cite: &'static str,
}

/// Something that the numbers rest on and nobody knows.
pub struct Rest {
    /// What.
    pub name: &'static str,
    /// How it is taken.
    pub taken: String,
    /// In which of the quarters, where not in all.
    pub months: Option<String>,
}

/// Draws the quarters to come up; every one of them if `all`.
#[must_use]
pub fn ahead(campaign: &Campaign, assumptions: &Assumptions, all: bool) -> AheadView {
    let game = campaign.game();
    let quarters = forecast(game, assumptions);
    // A close that is being filled in is no assumption: it is what the table says.
    let plain = Assumptions { first: assumptions.first.clone(), ..Assumptions::default() };
    let as_is = (*assumptions != plain).then(|| forecast(game, &plain));
    let full = quarters.get(..IN_FULL.min(quarters.len())).unwrap_or_default();
    let further = quarters.get(full.len()..).unwrap_or_default();
    AheadView {
        filling: assumptions.first.is_some(),
        premises: what_if::taken(game, assumptions, &quarters),
        points: number(game.victory.count()),
        levels: levels(game, &quarters),
        months: full.iter().map(|quarter| month(quarter.month)).collect(),
        rows: quarters::rows(game, full, as_is.as_deref()),
        warnings: warnings(&quarters),
        news: full.iter().flat_map(|quarter| &quarter.news).filter_map(news).collect(),
        rests: rests(assumptions, full),
        later_count: further.len(),
        later: if all { quarters::later(full, further, as_is.as_deref()) } else { Vec::new() },
    }
}

/// The close that is being filled in, while it is due.
#[must_use]
pub fn filling(campaign: &Campaign, draft: Option<&CloseDraft>, basket: &Basket) -> Option<Close> {
    let game = campaign.game();
    let begun = draft.is_some_and(|(month, _)| *month == game.date) || !basket.is_empty();
    (is_due(game) && begun).then(|| filled(game, draft, basket))
}

fn month(month: GameDate) -> AheadMonth {
    let name = month.month_name().chars().take(3).collect();
    AheadMonth { name, year: month.year().to_string(), long: month.to_string() }
}

/// `Dec 1807`.
fn short(date: GameDate) -> String {
    let AheadMonth { name, year, .. } = month(date);
    format!("{name} {year}")
}

fn levels(game: &Game, quarters: &[Quarter]) -> Vec<LevelColumn> {
    let column = |prospect: Prospect| {
        let end = prospect.end;
        let last = quarters.iter().rev().map(|quarter| quarter.month);
        let last = last.into_iter().find(|month| *month <= base_game::campaign_end(end));
        let brings = number(prospect.brings.count());
        let (result, reached) = match (prospect.missing, prospect.reached, last) {
            (0, _, _) => ("reached".to_owned(), true),
            (_, Some(month), _) => (format!("reached {}", short(month)), true),
            (_, None, Some(month)) => (format!("{brings} by {}", short(month)), false),
            (_, None, None) => (brings, false),
        };
        let mut level = lines(prospect.level.why());
        level.label = format!("Level to reach by {}", end.name());
        LevelColumn {
            end: short(base_game::campaign_end(end)),
            own: end == game.setup.end,
            level,
            missing: number(prospect.missing),
            quarters: prospect.quarters.to_string(),
            needed: prospect.needed.map_or_else(|| "—".to_owned(), number),
            result,
            reached,
        }
    };
    prospects(game, quarters).into_iter().map(column).collect()
}

/// Quarters that the rules would not close as they stand.
fn warnings(quarters: &[Quarter]) -> Vec<String> {
    let of = |quarter: &Quarter| {
        let reasons: Vec<String> = quarter.unmet.iter().map(need).collect();
        format!("{}: {}", quarter.month, reasons.join(" "))
    };
    quarters.iter().filter(|quarter| !quarter.unmet.is_empty()).map(of).take(3).collect()
}

/// What happens on the way; bars between others are their own matter.
fn news((month, happens): &(GameDate, Fact)) -> Option<News> {
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
    Some(News { month: month.to_string(), text, cite: happens.clause.number() })
}

fn rests(assumptions: &Assumptions, quarters: &[Quarter]) -> Vec<Rest> {
    let rest = |uncertain: &Uncertain| {
        let concerned: Vec<&Quarter> =
            quarters.iter().filter(|quarter| quarter.uncertain.contains(uncertain)).collect();
        let months: Vec<String> = concerned.iter().map(|quarter| quarter.month.to_string()).collect();
        (!concerned.is_empty()).then(|| Rest {
            name: uncertain.name(),
            taken: taken(assumptions, *uncertain),
            months: (concerned.len() < quarters.len()).then(|| listed(months.iter().map(String::as_str))),
        })
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

/// A line of the page's own making.
fn line(label: String, value: String, clause: Clause, children: Vec<Line>) -> Line {
    Line { label, value, cite: Some(clause.number().to_owned()), note: None, children }
}

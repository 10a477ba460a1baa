//! The quarters as ruled columns: a row for each line that any of them has.

use crate::engine::forecast::Quarter;
use crate::engine::preview::Step;
use crate::game::close::StepKind;
use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::game::Game;
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::why::{Amount, Term};
use crate::view::explain::{Line, lines};
use crate::view::page::{Action, Badge, Block, Cell, Column, Span, Table, TableRow, Text};
use crate::view::words::figures::{manpower, money, number, signed, signed_sum, sum};
use crate::view::words::term;

use super::short;

/// What a row shows of a quarter.
#[derive(Clone, Copy)]
enum Shows {
    /// What a step moves of the purse.
    Purse(StepKind),
    /// What is in hand.
    InHand,
    /// The economic-loss die.
    Die,
    /// What the creator is paid.
    Subsidy,
    /// Victory points of the quarter.
    Points,
    /// All of them.
    AllPoints,
    /// Poland's square.
    Marker,
}

const ROWS: [Shows; 14] = [
    Shows::Die,
    Shows::Purse(StepKind::Income),
    Shows::Purse(StepKind::OtherIncome),
    Shows::Purse(StepKind::Loans),
    Shows::Purse(StepKind::Upkeep),
    Shows::Purse(StepKind::ManipulationLands),
    Shows::Purse(StepKind::Conversion),
    Shows::Purse(StepKind::Purchases),
    Shows::Purse(StepKind::NextManipulation),
    Shows::InHand,
    Shows::Subsidy,
    Shows::Points,
    Shows::AllPoints,
    Shows::Marker,
];

/// The quarters told in full, and what their marks mean.
pub(super) fn blocks(game: &Game, quarters: &[Quarter], as_is: Option<&[Quarter]>) -> Vec<Block> {
    let months = quarters.iter().map(|quarter| Column::figures(short(quarter.month)));
    let line = Column::words(Span::Unseen("Line".into()));
    let table = Table {
        caption: "The next quarters, line by line".into(),
        columns: std::iter::once(line).chain(months).collect(),
        rows: ROWS.iter().filter_map(|shows| row(game, *shows, quarters, as_is)).collect(),
        foot: Vec::new(),
    };
    let assumed = |quarter: &Quarter| quarter.steps.iter().any(|step| step.assumed);
    let key = quarters.iter().any(assumed).then(|| {
        let badge = Text::from(Span::Badge(Badge::Hand, "assumed".into()));
        Block::Text(badge.plain(" rests on a square of the display that nobody has entered."), None)
    });
    std::iter::once(Block::Table(table)).chain(key).collect()
}

/// A line, if any of the quarters has it.
fn row(game: &Game, shows: Shows, quarters: &[Quarter], as_is: Option<&[Quarter]>) -> Option<TableRow> {
    let name = name(shows, quarters);
    let plain = |month: GameDate| {
        let quarter = as_is?.iter().find(|one| one.month == month);
        Some(quarter.and_then(|quarter| text(shows, quarter)))
    };
    let changed = |quarter: &Quarter| plain(quarter.month).is_some_and(|was| was != text(shows, quarter));
    let cell = |(at, quarter): (usize, &Quarter)| {
        let before = at.checked_sub(1).and_then(|before| quarters.get(before));
        let (purse, victory) = before.map_or((game.purse, game.victory), |one| (one.purse, one.victory));
        let was = plain(quarter.month).filter(|_| changed(quarter));
        cell(&name, shows, quarter, was, (purse, victory))
    };
    let cells: Vec<Option<Cell>> = quarters.iter().enumerate().map(cell).collect();
    let always = matches!(
        shows,
        Shows::Purse(StepKind::Income | StepKind::Upkeep) | Shows::Points | Shows::AllPoints | Shows::Marker
    );
    let moves = |quarter: &Quarter| match shows {
        Shows::Purse(kind) => step(quarter, kind).is_some_and(|step| !step.purse.is_nothing()),
        // Without a Poland there is no purse; what is put by moves by nothing.
        Shows::InHand => step(quarter, StepKind::Income).is_some(),
        _ => true,
    };
    let is_shown = cells.iter().any(Option::is_some)
        && (always
            || quarters.iter().any(moves)
            || cells.iter().zip(quarters).any(|(cell, quarter)| cell.is_some() && changed(quarter)));
    let strong = matches!(shows, Shows::InHand | Shows::AllPoints);
    let cells = cells.into_iter().map(|cell| cell.unwrap_or_else(|| Cell::new("—")));
    let cells = std::iter::once(Cell::new(name.clone())).chain(cells).collect();
    is_shown.then(|| TableRow { strong, ..TableRow::new(name.clone(), cells) })
}

/// What of a figure is no longer so; nothing leaves nothing to strike.
fn struck(was: &str, now: &str) -> Vec<String> {
    let nothing = sum(Sum::default());
    let parts = was.split(" · ").filter(|part| !part.is_empty() && *part != nothing);
    parts.filter(|part| !now.split(" · ").any(|one| one == *part)).map(str::to_owned).collect()
}

fn step(quarter: &Quarter, kind: StepKind) -> Option<&Step> {
    quarter.steps.iter().find(|step| step.kind == kind)
}

fn name(shows: Shows, quarters: &[Quarter]) -> String {
    let of = |text: &str| text.to_owned();
    match shows {
        Shows::Purse(StepKind::Income) => of("Income"),
        Shows::Purse(StepKind::OtherIncome) => of("Other income"),
        Shows::Purse(StepKind::ManipulationLands) => of("Manipulation"),
        Shows::Purse(kind) => of(kind.name()),
        Shows::InHand => of("In hand"),
        Shows::Die => of("Loss die"),
        Shows::Subsidy => {
            let first = quarters.iter().find_map(|quarter| step(quarter, StepKind::Subsidy));
            first.map_or_else(|| of("Subsidy"), |step| term(&step.why))
        }
        Shows::Points => of("Victory points"),
        Shows::AllPoints => of("Points in all"),
        Shows::Marker => of("Marker"),
    }
}

/// What a row says of a quarter, in words that can be compared.
fn text(shows: Shows, quarter: &Quarter) -> Option<String> {
    Some(match shows {
        Shows::Purse(kind) => signed_sum(step(quarter, kind)?.purse),
        Shows::InHand => sum(quarter.purse),
        Shows::Die => match step(quarter, StepKind::LossDie)?.why.term {
            Term::LossDie(true) => "fails".to_owned(),
            _ => "passes".to_owned(),
        },
        Shows::Subsidy => match step(quarter, StepKind::Subsidy)?.why.amount {
            Amount::Sum(paid) => money(paid.money),
            _ => return None,
        },
        Shows::Points => signed(points(quarter).count()),
        Shows::AllPoints => number(quarter.victory.count()),
        Shows::Marker => quarter.marker.to_string(),
    })
}

fn points(quarter: &Quarter) -> VictoryPoints {
    quarter.steps.iter().map(|step| step.victory).sum()
}

/// A figure of a quarter, after what it would be otherwise as things stand, where an assumption changes it.
fn cell(
    name: &str,
    shows: Shows,
    quarter: &Quarter,
    was: Option<Option<String>>,
    (purse, victory): (Sum, VictoryPoints),
) -> Option<Cell> {
    let all = text(shows, quarter)?;
    let (value, beside) = match shows {
        Shows::Purse(kind) => {
            let moved = step(quarter, kind)?.purse;
            let (gold, men) = (Sum::new(moved.money.count(), 0), Sum::new(0, moved.manpower.count()));
            let has_both = !gold.is_nothing() && !men.is_nothing();
            if has_both { (signed_sum(gold), signed_sum(men)) } else { (all.clone(), String::new()) }
        }
        Shows::InHand => (money(quarter.purse.money), manpower(quarter.purse.manpower)),
        _ => (all.clone(), String::new()),
    };
    let assumed = match shows {
        Shows::Points => step(quarter, StepKind::VictoryPoints).is_some_and(|step| step.assumed),
        Shows::Marker => step(quarter, StepKind::Marker).is_some_and(|step| step.assumed),
        _ => false,
    };
    let title = format!("{name}, {}", quarter.month);
    let under = if was.is_some() { ", under what is assumed" } else { "" };
    let mut words = Text::from(Span::Unseen(format!("{title}{under}: ")));
    for part in struck(was.iter().flatten().next().map_or("", String::as_str), &all) {
        words = words.then(Span::Struck(part));
    }
    words = words.then(if was.is_some() { Span::Strong(value) } else { Span::Plain(value) });
    let note = Text::from(beside);
    let note = if assumed { note.then(Span::Badge(Badge::Hand, "assumed".into())) } else { note };
    let short = matches!(shows, Shows::InHand)
        && (quarter.purse.money.count() < 0 || quarter.purse.manpower.count() < 0);
    let why = Line { label: title, ..why(shows, quarter, purse, victory)? };
    Some(Cell { marked: short, ..Cell::new(words).note(note).opens(Action::Derive(why)) })
}

/// How a figure comes about.
fn why(shows: Shows, quarter: &Quarter, purse: Sum, victory: VictoryPoints) -> Option<Line> {
    let of = |kind: StepKind| step(quarter, kind).map(|step| lines(&step.why));
    let month = quarter.month;
    Some(match shows {
        Shows::Purse(kind) => of(kind)?,
        Shows::Die => of(StepKind::LossDie)?,
        Shows::Subsidy => of(StepKind::Subsidy)?,
        Shows::Marker => of(StepKind::Marker)?,
        Shows::InHand => in_hand(quarter, purse),
        Shows::Points => of(StepKind::VictoryPoints)?,
        Shows::AllPoints => {
            let before = line("Before".into(), number(victory.count()), Clause::S22_8a, Vec::new());
            let scored = |step: &Step| {
                (step.victory != VictoryPoints::ZERO).then(|| Line {
                    value: signed(step.victory.count()),
                    label: step.kind.name().to_owned(),
                    ..lines(&step.why)
                })
            };
            let parts = std::iter::once(before).chain(quarter.steps.iter().filter_map(scored)).collect();
            let label = format!("Victory points after {month}");
            line(label, number(quarter.victory.count()), Clause::S22_8a, parts)
        }
    })
}

/// What is in hand after a quarter: from what was in hand before it, by every step that moves the purse.
fn in_hand(quarter: &Quarter, before: Sum) -> Line {
    let first = line("In hand before".into(), sum(before), Clause::S22_3i, Vec::new());
    let moved = |step: &Step| {
        (!step.purse.is_nothing()).then(|| Line {
            value: signed_sum(step.purse),
            label: step.kind.name().to_owned(),
            ..lines(&step.why)
        })
    };
    let parts = std::iter::once(first).chain(quarter.steps.iter().filter_map(moved)).collect();
    line(format!("In hand after {}", quarter.month), sum(quarter.purse), Clause::S22_3i, parts)
}

/// A line of the page's own making.
fn line(label: String, value: String, clause: Clause, children: Vec<Line>) -> Line {
    Line { label, value, cite: Some(clause), note: None, children }
}

/// The further quarters, after those told in full.
pub(super) fn later(full: &[Quarter], further: &[Quarter], as_is: Option<&[Quarter]>) -> Table {
    let befores = full.last().into_iter().chain(further.iter());
    let row = |(before, quarter): (&Quarter, &Quarter)| {
        let plain = as_is.and_then(|as_is| as_is.iter().find(|one| one.month == quarter.month));
        let changed = as_is.is_some()
            && plain.is_none_or(|plain| {
                (plain.purse, plain.marker, plain.victory) != (quarter.purse, quarter.marker, quarter.victory)
            });
        let month = short(quarter.month);
        let cells = vec![
            Cell::new(month.clone()).note(if changed { "what if" } else { "" }),
            Cell::new(money(quarter.purse.money)).opens(Action::Derive(in_hand(quarter, before.purse))),
            Cell::new(number(quarter.purse.manpower.count())),
            Cell::new(quarter.marker.to_string()),
            Cell::new(number(quarter.victory.count())),
        ];
        TableRow::new(month, cells)
    };
    let figures = ["$", "MP", "Marker", "Points"].map(Column::figures);
    Table {
        caption: "Every further quarter".into(),
        columns: std::iter::once(Column::words("In hand after")).chain(figures).collect(),
        rows: befores.zip(further).map(row).collect(),
        foot: Vec::new(),
    }
}

//! The quarters as ruled columns: a row for each line that any of them has.

use crate::engine::forecast::Quarter;
use crate::engine::preview::Step;
use crate::game::close::StepKind;
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::why::{Amount, Term};
use crate::view::explain::{Line, lines};
use crate::view::words::figures::{manpower, money, number, signed, signed_sum, sum};
use crate::view::words::term;

use super::{line, short};

/// A line of the quarters.
pub struct AheadRow {
    /// What it is.
    pub name: String,
    /// It sums up what stands above it.
    pub total: bool,
    /// Its figures, one for each quarter that has it.
    pub cells: Vec<Option<AheadCell>>,
}

/// A figure of a quarter.
pub struct AheadCell {
    /// How much.
    pub value: String,
    /// Manpower beside money.
    pub beside: Option<String>,
    /// An assumption changes it.
    pub changed: bool,
    /// What of it would be otherwise as things stand, where that is something.
    pub was: Vec<String>,
    /// It rests on a square that nobody has entered.
    pub assumed: bool,
    /// Below nothing.
    pub short: bool,
    /// How it comes about.
    pub why: Line,
}

/// A further quarter.
pub struct LaterRow {
    /// Its month.
    pub month: String,
    /// Money in hand afterwards.
    pub money: String,
    /// How what is in hand comes about.
    pub why: Line,
    /// Manpower.
    pub manpower: String,
    /// Poland's square.
    pub marker: String,
    /// Poland's victory points.
    pub victory: String,
    /// An assumption changes it.
    pub changed: bool,
}

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

/// The rows that any of the quarters has.
pub(super) fn rows(game: &Game, quarters: &[Quarter], as_is: Option<&[Quarter]>) -> Vec<AheadRow> {
    ROWS.iter().filter_map(|shows| row(game, *shows, quarters, as_is)).collect()
}

fn row(game: &Game, shows: Shows, quarters: &[Quarter], as_is: Option<&[Quarter]>) -> Option<AheadRow> {
    let cell = |(at, quarter): (usize, &Quarter)| {
        let before = at.checked_sub(1).and_then(|before| quarters.get(before));
        let (purse, victory) = before.map_or((game.purse, game.victory), |one| (one.purse, one.victory));
        let mut cell = cell(shows, quarter, purse, victory)?;
        if let Some(as_is) = as_is {
            let plain = as_is.iter().find(|one| one.month == quarter.month);
            let (now, was) = (text(shows, quarter), plain.and_then(|plain| text(shows, plain)));
            cell.changed = now != was;
            cell.was = struck(&was.unwrap_or_default(), &now.unwrap_or_default());
        }
        Some(cell)
    };
    let cells: Vec<Option<AheadCell>> = quarters.iter().enumerate().map(cell).collect();
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
        && (always || quarters.iter().any(moves) || cells.iter().flatten().any(|one| one.changed));
    let total = matches!(shows, Shows::InHand | Shows::AllPoints);
    is_shown.then(|| AheadRow { name: name(shows, quarters), total, cells })
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

fn cell(shows: Shows, quarter: &Quarter, purse: Sum, victory: VictoryPoints) -> Option<AheadCell> {
    let value = text(shows, quarter)?;
    let (value, beside) = match shows {
        Shows::Purse(kind) => {
            let moved = step(quarter, kind)?.purse;
            let (gold, men) = (Sum::new(moved.money.count(), 0), Sum::new(0, moved.manpower.count()));
            let has_both = !gold.is_nothing() && !men.is_nothing();
            if has_both { (signed_sum(gold), Some(signed_sum(men))) } else { (value, None) }
        }
        Shows::InHand => (money(quarter.purse.money), Some(manpower(quarter.purse.manpower))),
        _ => (value, None),
    };
    let assumed = match shows {
        Shows::Points => step(quarter, StepKind::VictoryPoints).is_some_and(|step| step.assumed),
        Shows::Marker => step(quarter, StepKind::Marker).is_some_and(|step| step.assumed),
        _ => false,
    };
    let short = matches!(shows, Shows::InHand)
        && (quarter.purse.money.count() < 0 || quarter.purse.manpower.count() < 0);
    Some(AheadCell {
        value,
        beside,
        changed: false,
        was: Vec::new(),
        assumed,
        short,
        why: why(shows, quarter, purse, victory)?,
    })
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

/// The further quarters, after those told in full.
pub(super) fn later(full: &[Quarter], further: &[Quarter], as_is: Option<&[Quarter]>) -> Vec<LaterRow> {
    let befores = full.last().into_iter().chain(further.iter());
    let row = |(before, quarter): (&Quarter, &Quarter)| {
        let plain = as_is.and_then(|as_is| as_is.iter().find(|one| one.month == quarter.month));
        let changed = as_is.is_some()
            && plain.is_none_or(|plain| {
                (plain.purse, plain.marker, plain.victory) != (quarter.purse, quarter.marker, quarter.victory)
            });
        LaterRow {
            month: short(quarter.month),
            money: money(quarter.purse.money),
            why: in_hand(quarter, before.purse),
            manpower: number(quarter.purse.manpower.count()),
            marker: quarter.marker.to_string(),
            victory: number(quarter.victory.count()),
            changed,
        }
    };
    befores.zip(further).map(row).collect()
}

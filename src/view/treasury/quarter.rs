//! The quarter's close: every line of the Economic phase in its order, to be changed until all of it is committed as one
//! act; and before that month, the same lines as they are foreseen.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::engine::forecast::{Assumptions, next};
use crate::engine::preview::{Step, opening, steps};
use crate::game::close::StepKind;
use crate::game::command::{Close, Command};
use crate::game::refusal::{Need, Unmet};
use crate::model::date::{GameDate, Phase};
use crate::model::economy::Basket;
use crate::model::game::Game;
use crate::model::quantity::{Money, Sum};
use crate::model::why::{Amount, Term, Why};
use crate::view::act::it_lands;
use crate::view::words::term;

use crate::view::explain::{Line, lines};
use crate::view::forms::{Field, close_fields, column_words};
use crate::view::words::figures::{money, number, signed, signed_sum, sum};
use crate::view::words::lists::lower;
use crate::view::words::need::Reason;
use crate::view::words::need::{need, reasons};

/// A line of the close.
pub struct StepRow {
    /// Which step.
    pub kind: StepKind,
    /// Its name.
    pub name: &'static str,
    /// What it moves; it opens, with its terms.
    pub line: Line,
    /// It rests on a square that nobody has entered.
    pub assumed: bool,
    /// What else to know.
    pub note: Option<String>,
    /// Money and manpower in hand after it, where it moved them.
    pub in_hand: Option<String>,
    /// What may be answered in it.
    pub fields: Vec<Field>,
    /// What changing it is called; nothing where there is nothing to change.
    pub change: Option<&'static str>,
}

/// The close, as it stands or as it is foreseen.
pub struct QuarterView {
    /// The month of the phase.
    pub month: String,
    /// It is due now.
    pub due: bool,
    /// What is done already this month.
    pub closed: Option<String>,
    /// Its lines.
    pub rows: Vec<StepRow>,
    /// In hand after it all.
    pub then: Option<String>,
    /// It is below nothing.
    pub short: bool,
    /// Why it cannot be closed so.
    pub reasons: Vec<Reason>,
    /// Closing it.
    pub command: Command,
}

/// A close that is being filled in, and for which month.
pub type Draft = (GameDate, Close);

/// Whether the Economic phase is due: it is there and not booked.
#[must_use]
pub fn is_due(game: &Game) -> bool {
    game.phase == Phase::Economic && game.economy.booked != Some(game.date)
}

/// The close as it is filled in so far; what is chosen from the price list is bought in it.
#[must_use]
pub fn filled(game: &Game, draft: Option<&Draft>, basket: &Basket) -> Close {
    let close = draft.filter(|(month, _)| *month == game.date).map(|(_, close)| close.clone());
    Close { basket: basket.clone(), ..close.unwrap_or_else(|| opening(game)) }
}

/// Draws the close up; nothing once the campaign's last quarter is closed.
#[must_use]
pub fn quarter(campaign: &Campaign, draft: Option<&Draft>, basket: &Basket) -> Option<QuarterView> {
    let game = campaign.game();
    let due = is_due(game);
    if due {
        let close = filled(game, draft, basket);
        let rows = steps(game, &close);
        let command = Command::CloseQuarter(Box::new(close.clone()));
        let unmet = judge(game, &command);
        return Some(view(game, game.date, &rows, Some(&close), said(&unmet), command));
    }
    let ahead = next(game, &Assumptions::default())?;
    let command = Command::CloseQuarter(Box::new(ahead.close));
    Some(view(game, ahead.month, &ahead.steps, None, reasons(&ahead.unmet), command))
}

fn view(
    game: &Game,
    month: GameDate,
    steps: &[Step],
    filling: Option<&Close>,
    reasons: Vec<Reason>,
    command: Command,
) -> QuarterView {
    let rows = steps.iter().map(|step| row(game, step, filling)).collect();
    let after = steps.last().map(|step| step.in_hand).filter(|_| game.poland.is_active());
    let closed = game.phase == Phase::Economic && filling.is_none() && game.economy.booked == Some(game.date);
    QuarterView {
        month: month.to_string(),
        due: filling.is_some(),
        closed: closed
            .then(|| format!("{} is closed: its lines are in the ledger and in the record.", game.date)),
        rows,
        then: after.map(sum),
        short: after.is_some_and(|sum| sum.money.count() < 0 || sum.manpower.count() < 0),
        reasons,
        command,
    }
}

fn row(game: &Game, step: &Step, filling: Option<&Close>) -> StepRow {
    let fields = filling.map(|close| close_fields(game, close, step.kind)).unwrap_or_default();
    let moves = !step.purse.is_nothing();
    StepRow {
        kind: step.kind,
        name: step.kind.name(),
        line: Line { label: step.kind.name().to_owned(), value: value(step), ..lines(&step.why) },
        assumed: step.assumed,
        note: note(game, step, filling),
        in_hand: moves.then(|| sum(step.in_hand)),
        change: filling.and_then(|_| change(step.kind, fields.is_empty())),
        fields,
    }
}

/// Why it cannot be closed so; what is missing in a line is said of the line.
fn said(unmet: &[Unmet]) -> Vec<Reason> {
    let mut all = reasons(unmet);
    let words: Vec<String> = unmet.iter().filter(|one| one.need == Need::TextGiven).map(need).collect();
    for reason in all.iter_mut().filter(|one| words.contains(&one.text)) {
        "Each line of other income and of loans needs a word of what it is.".clone_into(&mut reason.text);
    }
    all
}

/// What a step moves, in a word.
fn value(step: &Step) -> String {
    match (step.kind, step.why.amount) {
        (StepKind::VictoryPoints | StepKind::BritishCut, _) => format!("{} VP", signed(step.victory.count())),
        (StepKind::Marker, Amount::Number(after)) => {
            format!("{} → {}", number(after - step.marker.count()), number(after))
        }
        (StepKind::LossDie, _) => match step.why.term {
            Term::LossDie(true) => "failed".into(),
            _ => "passed".into(),
        },
        (StepKind::Subsidy, Amount::Sum(paid)) => money(paid.money),
        (StepKind::NextManipulation, _) if step.purse.is_nothing() => "—".into(),
        _ if step.purse == Sum::default() => money(Money::ZERO),
        _ => signed_sum(step.purse),
    }
}

fn note(game: &Game, step: &Step, filling: Option<&Close>) -> Option<String> {
    match step.kind {
        StepKind::Subsidy => Some("Paid by the bank to the creator, not by Poland.".into()),
        StepKind::NextManipulation => {
            let column = filling.and_then(|close| close.column)?;
            Some(format!("{}; {}.", column_words(column), it_lands(game)))
        }
        StepKind::OtherIncome | StepKind::Loans | StepKind::ManipulationLands | StepKind::Purchases => {
            let names: Vec<String> = step.why.parts.iter().map(term).collect();
            let one = matches!(step.kind, StepKind::ManipulationLands).then(|| term(&step.why));
            one.or_else(|| (!names.is_empty()).then(|| names.join(", ")))
        }
        StepKind::Marker => {
            let moved: Vec<String> = step.why.parts.iter().skip(1).filter_map(moved).collect();
            (!moved.is_empty()).then(|| moved.join(", "))
        }
        _ => None,
    }
}

/// A move of the marker: `adjustment of the display (PSA) +2`.
fn moved(why: &Why) -> Option<String> {
    let Amount::Number(count) = why.amount else { return None };
    let words = match why.term {
        Term::Booked(_, cause) => cause.name().to_owned(),
        _ => term(why),
    };
    Some(format!("{} {}", lower(&words), signed(count)))
}

/// What changing a step is called.
fn change(kind: StepKind, fixed: bool) -> Option<&'static str> {
    match kind {
        StepKind::OtherIncome | StepKind::Loans => Some("Add or change"),
        StepKind::Purchases => Some("Choose"),
        StepKind::NextManipulation => Some("Choose"),
        _ => (!fixed).then_some("Change"),
    }
}

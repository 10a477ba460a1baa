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
use crate::view::explain::{Line, lines};
use crate::view::form::Asked;
use crate::view::forms::{add_line, close_answered, close_asked, column_words, drop_line};
use crate::view::page::{
    Action, Badge, Block, Card, Deed, Figure, Glyph, Look, Loud, Notice, PageState, Row, Sheet, Span, Text,
    facts,
};
use crate::view::words::figures::{money, number, signed, signed_sum, sum};
use crate::view::words::lists::lower;
use crate::view::words::term;

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

/// The close of this quarter, as it is filled in, or of the next one as it is foreseen.
pub(super) fn card(campaign: &Campaign, draft: Option<&Draft>, basket: &Basket, state: &PageState) -> Card {
    let game = campaign.game();
    if is_due(game) {
        let close = filled(game, draft, basket);
        let lead =
            "In the base game's order. Change what the table says otherwise; all of it is done as one act.";
        let mut blocks = vec![Block::Text(lead.into(), None)];
        blocks.extend(lines_of(game, &steps(game, &close), Some(&close), state));
        blocks.extend(outcome(game, close, draft.is_some()));
        return Card::new("quarter", format!("Close the quarter, {}", game.date), blocks);
    }
    let Some(ahead) = next(game, &Assumptions::default()) else {
        return Card::new("quarter", "The campaign is over", Vec::new());
    };
    let closed = game.phase == Phase::Economic && game.economy.booked == Some(game.date);
    let closed = closed.then(|| {
        let text = format!("{} is closed: its lines are in the ledger and in the record.", game.date);
        let title = "The quarter is closed".into();
        Block::Notice(Notice { warns: false, title, text: text.into(), cite: None })
    });
    let lead =
        "As things stand. When the phase comes, each line can be changed before all are booked as one act.";
    let blocks = closed.into_iter().chain([Block::Text(lead.into(), None)]);
    let blocks = blocks.chain(lines_of(game, &ahead.steps, None, state)).collect();
    Card::new("quarter", format!("The next quarter, {}", ahead.month), blocks)
}

/// The steps in order, and what is in hand after them.
fn lines_of(game: &Game, steps: &[Step], filling: Option<&Close>, state: &PageState) -> Vec<Block> {
    let rows = steps.iter().map(|step| row(game, step, filling, state)).collect();
    let after = steps.last().map(|step| step.in_hand).filter(|_| game.poland.is_active());
    let then = after.map(|after| {
        let short = after.money.count() < 0 || after.manpower.count() < 0;
        let short = short.then(|| Text::from(Span::Badge(Badge::Overruled, "short".into())));
        let row = Row { aside: short.unwrap_or_default(), ..Row::new("then", "In hand afterwards") };
        Block::Rows(vec![row.look(Look::Total).figure(Figure::new("", sum(after), None))])
    });
    std::iter::once(Block::Rows(rows)).chain(then).collect()
}

/// Why it cannot be closed so, and closing it.
fn outcome(game: &Game, close: Close, begun: bool) -> Vec<Block> {
    let command = Command::CloseQuarter(Box::new(close));
    let mut unmet = judge(game, &command);
    // What is missing in a line is said once, of the line.
    let (nameless, others): (Vec<Unmet>, Vec<Unmet>) =
        unmet.drain(..).partition(|one| one.need == Need::TextGiven);
    let nameless = nameless.first().map(|one| {
        let text = "Each line of other income and of loans needs a word of what it is.";
        Row::fact("nameless", text, one.clause)
    });
    let reasons: Vec<Row> = nameless.into_iter().chain(facts(&others)).collect();
    let refused = (!reasons.is_empty()).then(|| "See above.".to_owned());
    let close = Action::Do(Box::new(command), None);
    let agree =
        refused.is_some().then(|| Deed::new("Close it by agreement", close.clone()).loud(Loud::Quiet));
    let anew = begun.then(|| {
        Deed::new("Begin anew", Action::Answer(format!("{CLOSE}anew").into(), String::new()))
            .loud(Loud::Quiet)
    });
    let go = Deed::new("Close the quarter", close).loud(Loud::Go).refused(refused);
    let deeds = anew.into_iter().chain(agree).chain([go]).collect();
    Block::rows(reasons).into_iter().chain([Block::Deeds(None, deeds)]).collect()
}

/// A step: what it moves, what else to know of it, and what may be answered in it.
fn row(game: &Game, step: &Step, filling: Option<&Close>, state: &PageState) -> Row {
    let (kind, name) = (step.kind, step.kind.name());
    let fields = filling.map(|close| asked(game, close, kind)).unwrap_or_default();
    let line = Line { label: name.to_owned(), value: value(step), ..lines(&step.why) };
    let title = Text::from(name);
    let assumed = Span::Badge(Badge::Hand, "assumed".into());
    let title = if step.assumed { title.plain(" ").then(assumed) } else { title };
    let in_hand = (!step.purse.is_nothing()).then(|| format!("in hand {}", sum(step.in_hand)));
    let change = filling.and_then(|_| change(kind, fields.is_empty()));
    let open = state.is_open(kind.id());
    let to = match kind {
        StepKind::Purchases => Action::Answer("tab".into(), "buy".into()),
        _ => Action::Fold(kind.id().into(), true),
    };
    let folds = kind != StepKind::Purchases;
    let change = change.map(|label| Deed {
        pressed: folds.then_some(open),
        ..Deed::new(label, to).key("change").of(name).loud(Loud::Word)
    });
    let more = (open && folds && change.is_some()).then(|| questions(kind, fields));
    Row {
        aside: in_hand.unwrap_or_default().into(),
        deeds: change.into_iter().collect(),
        more,
        ..Row::new(kind.id(), title)
    }
    .look(Look::Step)
    .text(note(game, step, filling).unwrap_or_default())
    .cite(line.cite)
    .figure(Figure::new(name, line.value.clone(), Some(Action::Derive(line))))
}

/// Under which the close hears its answers.
const CLOSE: &str = "close/";
/// Adds a line to a step that lists them, and takes the last one out.
const ADD: &str = "add";
const DROP: &str = "drop";

/// What may be answered in a step that lies open.
fn questions(kind: StepKind, fields: Vec<Asked>) -> Vec<Block> {
    let deed = |label: &str, what: &str| {
        let key = format!("{CLOSE}{}/{what}", kind.id()).into();
        Deed::new(label, Action::Answer(key, String::new())).loud(Loud::Quiet)
    };
    let mut deeds = Vec::new();
    if matches!(kind, StepKind::OtherIncome | StepKind::Loans) {
        deeds.push(deed("Add a line", ADD).glyph(Glyph::Plus));
        if !fields.is_empty() {
            deeds.push(deed("Take the last one out", DROP));
        }
    }
    if kind == StepKind::VictoryPoints {
        deeds.push(Deed::new("Enter the whole card", Action::Sheet(Sheet::Card)).loud(Loud::Quiet));
    }
    let deeds = (!deeds.is_empty()).then_some(Block::Deeds(None, deeds));
    std::iter::once(Block::Form(fields)).chain(deeds).collect()
}

/// What a step asks, under keys of the close.
fn asked(game: &Game, close: &Close, kind: StepKind) -> Vec<Asked> {
    let mut asked = close_asked(game, close, kind);
    for (ask, _) in &mut asked {
        ask.key = format!("{CLOSE}{}/{}", kind.id(), ask.key);
    }
    asked
}

/// The close with an answer given on its page, or begun anew; nothing for the key of something else.
#[must_use]
pub fn answered(game: &Game, mut close: Close, key: &str, answer: &str) -> Option<Close> {
    let (kind, key) = key.strip_prefix(CLOSE)?.split_once('/')?;
    let kind = StepKind::from_id(kind)?;
    let count = match kind {
        StepKind::OtherIncome => close.other.len(),
        StepKind::Loans => close.loans.len(),
        _ => 0,
    };
    match key {
        ADD => add_line(game, &mut close, kind),
        DROP => drop_line(&mut close, kind, count.saturating_sub(1)),
        _ => close = close_answered(game, &close, kind, key, answer),
    }
    Some(close)
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

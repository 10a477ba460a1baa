//! The close of an Economic phase as lines for people: every step with what it moves and how that came about, drawn up by
//! the very steps that book it.

use crate::model::clause::Clause;
use crate::model::game::{Founder, Game};
use crate::model::quantity::{Money, PoliticalPoints, Sum, VictoryPoints};
use crate::model::why::{Amount, Cause, Derived, Term, Why};
use crate::model::words::closed_list;
use crate::rules::base_game::options::CONVERSION;
use crate::rules::s22_2_creation::partitioner;
use crate::rules::s22_3_forces::{costs, income};
use crate::rules::s22_8_victory::manipulation;

use super::command::{CardSquare, Close, NamedIncome};
use super::decide::Draft;
use super::decide::economy::close::{Closing, Reading};
use super::event::{Event, Fact};

closed_list! {
    /// A step of the close, in the base game's order.
    pub enum StepKind {
        VictoryPoints = "victory-points", "Victory points of the display";
        BritishCut = "british-cut", "Great Britain's cut";
        LossDie = "loss-die", "Economic-loss die";
        Income = "income", "Money and manpower";
        Subsidy = "subsidy", "Subsidy";
        OtherIncome = "other-income", "Trade and other income";
        Loans = "loans", "Loans";
        Upkeep = "upkeep", "Upkeep";
        ManipulationLands = "manipulation-lands", "The manipulation lands";
        Conversion = "conversion", "Militia made infantry";
        Purchases = "purchases", "Purchases";
        NextManipulation = "next-manipulation", "The next manipulation";
        Marker = "marker", "The marker moves";
    }
}

/// A line of the close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which step.
    pub kind: StepKind,
    /// What it is about, with its terms and clauses.
    pub why: Why,
    /// A number in it rests on a square that nobody has entered.
    pub assumed: bool,
    /// The money and manpower it moves.
    pub purse: Sum,
    /// The squares it moves Poland's marker.
    pub marker: PoliticalPoints,
    /// The victory points it brings Poland.
    pub victory: VictoryPoints,
    /// Money and manpower in hand after it.
    pub in_hand: Sum,
    /// What happens in it.
    pub facts: Vec<Fact>,
}

/// The lines of a close, in order; those without a meaning now are left out.
#[must_use]
pub fn steps(game: &Game, close: &Close) -> Vec<Step> {
    let mut draft = Draft::new(game);
    let mut closing = Closing::new(close);
    let mut steps = Vec::new();
    for kind in StepKind::ALL.iter().copied() {
        let before = draft.game().clone();
        let from = draft.len();
        closing.step(&mut draft, kind);
        let facts: Vec<Fact> = draft.facts().iter().skip(from).cloned().collect();
        let Some(why) = why(&before, close, kind, &facts).filter(|_| is_shown(&before, close, kind)) else {
            continue;
        };
        let after = draft.game();
        let marker = i32::from(after.marker) - i32::from(before.marker);
        steps.push(Step {
            kind,
            why,
            assumed: facts.iter().any(is_assumed),
            purse: after.purse - before.purse,
            marker: PoliticalPoints::new(marker),
            victory: after.victory - before.victory,
            in_hand: after.purse,
            facts,
        });
    }
    steps
}

/// Whether a fact rests on a square that nobody has entered.
#[must_use]
pub fn is_assumed(fact: &Fact) -> bool {
    matches!(
        fact.event,
        Event::VictoryScored(_, Cause::AssumedPoints) | Event::PointsMoved { cause: Cause::AssumedDrift, .. }
    )
}

/// Whether a step means anything in this game.
fn is_shown(game: &Game, close: &Close, kind: StepKind) -> bool {
    use crate::model::power::Power;
    let active = game.poland.is_active();
    match kind {
        StepKind::VictoryPoints | StepKind::Marker => true,
        StepKind::BritishCut => {
            close.british_cut.is_some() || game.diplomacy.at_war(Power::Poland, Power::Britain)
        }
        StepKind::LossDie => close.loss.is_some() || (active && income::loss_die_due(game.marker)),
        StepKind::Conversion => active && (game.setup.house.conversion || !close.converted.is_empty()),
        _ => active,
    }
}

/// How a step came about, from the game before it and the facts in it; nothing where no creator is paid.
fn why(game: &Game, close: &Close, kind: StepKind, facts: &[Fact]) -> Option<Why> {
    Some(match kind {
        StepKind::VictoryPoints => {
            let square = Reading::of(game, close).victory.into_why();
            let scored = facts.iter().any(|fact| matches!(fact.event, Event::VictoryScored(..)));
            let parts = if scored { vec![square] } else { Vec::new() };
            Derived::count(Term::Victory, Clause::BaseEconomy, parts).into_why()
        }
        StepKind::BritishCut => {
            let cut = close.british_cut.map_or(0, |cut| -i32::from(cut.cut));
            Why::line(Term::BritishCut, Amount::Number(cut), Clause::BaseEconomy)
        }
        StepKind::LossDie => {
            let failed = close.loss == Some(true);
            Why::line(Term::LossDie(failed), Amount::Number(i32::from(game.marker)), Clause::S22_3s)
        }
        StepKind::Income => collected(game, close.loss == Some(true)),
        StepKind::Subsidy => subsidy(game)?,
        StepKind::OtherIncome => lines(Term::OtherIncome, facts),
        StepKind::Loans => lines(Term::Loans, facts),
        StepKind::Upkeep => paid(costs::upkeep(game).into_why(), facts),
        StepKind::ManipulationLands => landed(facts),
        StepKind::Conversion => converted(close, facts),
        StepKind::Purchases => paid(costs::cost(game, &close.basket).into_why(), facts),
        StepKind::NextManipulation => chosen(facts),
        StepKind::Marker => marker(game, close, facts),
    })
}

/// The income of the provinces, and what the die takes of it.
fn collected(game: &Game, failed: bool) -> Why {
    let full = income::income(game);
    if !failed {
        return full.into_why();
    }
    let kept = income::halved(full.value());
    let lost = kept - full.value();
    let halved = Why::line(Term::Halved, Amount::Sum(lost), Clause::S22_3s);
    let parts = vec![full.into_why(), halved];
    Derived::total(Term::HalvedIncome, Clause::S22_3s, parts).into_why()
}

/// The subsidy goes to the creator; it never touches Poland's purse.
fn subsidy(game: &Game) -> Option<Why> {
    let Founder::Partitioner { power, subsidy: Some(now) } = game.poland.active()?.founder else {
        return None;
    };
    let now = partitioner::paid(power, now);
    let printed = Sum { money: now.printed, ..Sum::default() };
    let mut parts = vec![Why::line(Term::Subsidy(power.into()), Amount::Sum(printed), Clause::S22_2_1g)];
    if now.paid == Money::ZERO
        && let Some(ally) = now.stopped_by
    {
        parts.push(Why::line(Term::SubsidyStopped(ally), Amount::Sum(-printed), Clause::S22_2_1h));
    }
    let paid = Sum { money: now.paid, ..Sum::default() };
    Some(Why::of(Term::Subsidy(power.into()), Amount::Sum(paid), Clause::S22_2_1i, parts))
}

fn lines(term: Term, facts: &[Fact]) -> Why {
    let named = facts.iter().filter_map(|fact| match &fact.event {
        Event::OtherIncome(name, sum) => {
            Some(Why::line(Term::Given(name.clone()), Amount::Sum(*sum), fact.clause))
        }
        _ => None,
    });
    Derived::total(term, Clause::BaseEconomy, named.collect()).into_why()
}

/// What leaves the purse in some facts.
fn moved(facts: &[Fact]) -> Sum {
    let sums = facts.iter().map(|fact| match fact.event {
        Event::PurseMoved(sum, _) => sum,
        _ => Sum::default(),
    });
    sums.sum()
}

/// A cost as it was paid: its terms below nothing, and what could not be paid.
fn paid(due: Why, facts: &[Fact]) -> Why {
    let clause = due.clause.unwrap_or(Clause::BaseEconomy);
    let mut parts: Vec<Why> = due.parts.into_iter().map(negated).collect();
    let owed: Sum = parts.iter().map(sum_of).sum();
    let unpaid = moved(facts) - owed;
    if !unpaid.is_nothing() {
        parts.push(Why::line(Term::Unpaid, Amount::Sum(unpaid), Clause::BaseTable));
    }
    Derived::total(due.term, clause, parts).into_why()
}

fn sum_of(why: &Why) -> Sum {
    match why.amount {
        Amount::Sum(sum) => sum,
        _ => Sum::default(),
    }
}

/// A cost as a payment; what it is made of stays as it is printed.
fn negated(why: Why) -> Why {
    Why { amount: Amount::Sum(-sum_of(&why)), ..why }
}

fn landed(facts: &[Fact]) -> Why {
    let column = facts.iter().find_map(|fact| match fact.event {
        Event::ManipulationLanded(column, payable) => Some((column, payable)),
        _ => None,
    });
    let term = match column {
        None => Term::NoManipulation,
        Some((column, true)) => Term::Manipulation(column),
        Some((column, false)) => Term::ManipulationUnpaid(column),
    };
    Why::line(term, Amount::Sum(moved(facts)), Clause::S22_8b)
}

fn chosen(facts: &[Fact]) -> Why {
    let column = facts.iter().find_map(|fact| match fact.event {
        Event::ManipulationChosen(pending) => Some(pending.column),
        _ => None,
    });
    let Some(column) = column else {
        return Why::line(Term::NoManipulation, Amount::Sum(Sum::default()), Clause::S22_8b);
    };
    if facts.iter().any(|fact| matches!(fact.event, Event::ManipulationLanded(..))) {
        return landed(facts);
    }
    Why::line(Term::ManipulationChosen(column), Amount::Sum(manipulation(column).purse), Clause::S22_8b)
}

fn converted(close: &Close, facts: &[Fact]) -> Why {
    let count = close.converted.iter().fold(0u16, |all, one| all.saturating_add(one.militia));
    let each = Derived::given(Term::Conversion, Clause::BaseEconomy, CONVERSION);
    let times = Derived::number(Term::Converted(count), Clause::BaseEconomy, i32::from(count));
    let product = Derived::product(Term::Converted(count), Clause::BaseEconomy, each, times).into_why();
    let product = negated(product);
    let unpaid = moved(facts) - sum_of(&product);
    if unpaid.is_nothing() {
        return product;
    }
    let parts = vec![product, Why::line(Term::Unpaid, Amount::Sum(unpaid), Clause::BaseTable)];
    Derived::total(Term::Converted(count), Clause::BaseEconomy, parts).into_why()
}

/// Where the marker comes to stand: from where it stood, by every move.
fn marker(game: &Game, close: &Close, facts: &[Fact]) -> Why {
    let before = Amount::Number(i32::from(game.marker));
    let mut parts = vec![Why::line(Term::Before, before, Clause::S22_2k)];
    for fact in facts {
        let Event::PointsMoved { points, lost, cause, .. } = fact.event else { continue };
        let amount = Amount::Number(points.count());
        parts.push(match cause {
            Cause::Waiting => Why::line(Term::Waiting, amount, fact.clause),
            Cause::Drift | Cause::AssumedDrift => {
                let square = Reading::of(game, close).drift.into_why();
                Why::of(Term::Adjustment, amount, fact.clause, vec![square])
            }
            other => Why::line(Term::Booked(game.date, other), amount, fact.clause),
        });
        if lost != PoliticalPoints::ZERO {
            parts.push(Why::line(Term::Beyond, Amount::Number(-lost.count()), Clause::S22_2k));
        }
    }
    Derived::count(Term::Marker, Clause::S22_2k, parts).into_why()
}

/// The close as the campaign begins it: the card as it was entered, the loss die passed where it is due.
#[must_use]
pub fn opening(game: &Game) -> Close {
    let due = game.poland.is_active() && income::loss_die_due(game.marker);
    Close { loss: due.then_some(false), ..Close::default() }
}

/// What Poland's square says by the campaign's card, and whether each of its numbers is assumed.
#[must_use]
pub fn square_now(game: &Game) -> (CardSquare, bool, bool) {
    let reading = Reading::of(game, &Close::default());
    let says = CardSquare {
        victory: u8::try_from(reading.victory.value()).unwrap_or(0),
        drift: i8::try_from(reading.drift.value()).unwrap_or(0),
    };
    (says, reading.victory_assumed, reading.drift_assumed)
}

/// Lines for the trade of each port that Poland has conquered, to be filled in.
#[must_use]
pub fn trade_lines(game: &Game) -> Vec<NamedIncome> {
    let ports = crate::rules::base_game::options::trading_ports(game);
    let line = |city: crate::model::place::City| NamedIncome {
        name: format!("Trade of {}", city.name()),
        sum: Sum::default(),
    };
    ports.into_iter().map(line).collect()
}

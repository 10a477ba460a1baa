//! How each step of the close came about, with its terms and clauses.

use crate::game::command::Close;
use crate::game::event::{Event, Fact};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::poland::Founder;
use crate::model::quantity::{Money, PoliticalPoints, Sum};
use crate::model::why::{Amount, Cause, Derived, Term, Why};
use crate::rules::base_game::economy::Reading;
use crate::rules::base_game::options::{CONVERSION, converted_in_all};
use crate::rules::s22_2_creation::partitioner;
use crate::rules::s22_3_forces::{costs, income};
use crate::rules::s22_8_victory::manipulation;

use crate::game::close::StepKind;

/// How a step came about, from the game before it and the facts in it; nothing where no creator is paid.
pub fn why(game: &Game, close: &Close, kind: StepKind, facts: &[Fact]) -> Option<Why> {
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
    let named = facts.iter().filter_map(|fact| {
        let Event::OtherIncome(name, sum) = &fact.event else { return None };
        Some(Why::line(Term::Given(name.clone()), Amount::Sum(*sum), fact.clause))
    });
    Derived::total(term, Clause::BaseEconomy, named.collect()).into_why()
}

/// What leaves the purse in some facts.
fn moved(facts: &[Fact]) -> Sum {
    let sums = facts.iter().filter_map(|fact| {
        let Event::PurseMoved(sum, _) = fact.event else { return None };
        Some(sum)
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
    let column = facts.iter().find_map(|fact| {
        let Event::ManipulationLanded(column, payable) = fact.event else { return None };
        Some((column, payable))
    });
    let term = match column {
        None => Term::NoManipulation,
        Some((column, true)) => Term::Manipulation(column),
        Some((column, false)) => Term::ManipulationUnpaid(column),
    };
    Why::line(term, Amount::Sum(moved(facts)), Clause::S22_8b)
}

fn chosen(facts: &[Fact]) -> Why {
    let column = facts.iter().find_map(|fact| {
        let Event::ManipulationChosen(pending) = fact.event else { return None };
        Some(pending.column)
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
    let count = converted_in_all(&close.converted);
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

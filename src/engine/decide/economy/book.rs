//! The steps of the close that bring and cost: points of the square, income, subsidy, upkeep, a manipulation, the marker.

use crate::game::command::{BritishCut, NamedIncome};
use crate::game::event::{Event, IncomeLine};
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::economy::Column;
use crate::model::game::{Founder, Game};
use crate::model::power::Power;
use crate::model::quantity::{PoliticalPoints, Sum, VictoryPoints};
use crate::model::why::{Amount, Cause, Term};
use crate::rules::base_game::options::most_cut;
use crate::rules::s22_2_creation::{general, partitioner};
use crate::rules::s22_3_forces::{costs, income};
use crate::rules::s22_8_victory::{manipulation, polish_level};

use super::close::Reading;
use crate::game::command::MOST_OF_A_LINE;
use crate::game::draft::Draft;
use crate::game::texts::is_text;
use crate::model::status_card::MOST_ON_CARD;

/// The most lines of income by hand.
const MOST_LINES: usize = 20;

pub fn score(draft: &mut Draft, reading: &Reading) {
    if general::scores(draft.game()) {
        let points = VictoryPoints::new(reading.victory.value());
        let cause = if reading.victory_assumed { Cause::AssumedPoints } else { Cause::StatusPoints };
        draft.victory(Clause::BaseEconomy, points, cause);
    }
}

pub fn judge_cut(game: &Game, cut: BritishCut, conditions: &mut Conditions) {
    let at_war = game.diplomacy.at_war(Power::Poland, Power::Britain);
    conditions.ask(at_war, Clause::BaseEconomy, Need::AtWar(Power::Poland, Power::Britain));
    let sane = i32::from(cut.gained) <= MOST_ON_CARD;
    conditions.ask(sane, Clause::BaseEconomy, Need::Between(0, MOST_ON_CARD));
    let most = most_cut(cut.gained);
    conditions.ask(cut.cut <= most, Clause::BaseEconomy, Need::AThirdAtMost(most));
}

pub fn cut(draft: &mut Draft, cut: BritishCut) {
    let points = VictoryPoints::new(-i32::from(cut.cut));
    draft.victory(Clause::BaseEconomy, points, Cause::BritishCut);
}

pub fn judge_loss(game: &Game, loss: Option<bool>, conditions: &mut Conditions) {
    if game.poland.is_active() && income::loss_die_due(game.marker) {
        conditions.ask(loss.is_some(), Clause::S22_3s, Need::LossDie);
    } else {
        conditions.ask(loss.is_none(), Clause::S22_3s, Need::NoLossDie);
    }
}

pub fn collect(draft: &mut Draft, loss: Option<bool>) {
    let derived = income::income(draft.game());
    let lines = derived.why().parts.iter().map(|part| {
        let paid = match part.amount {
            Amount::Sum(sum) => sum,
            _ => Sum::default(),
        };
        let (province, name) = match &part.term {
            Term::ProvinceIncome(province) | Term::OccupiedProvince(province) => (Some(*province), None),
            Term::Possession(name) => (None, Some(name.clone())),
            _ => (None, None),
        };
        IncomeLine { province, name, paid }
    });
    let lines = lines.collect();
    let halved = loss == Some(true);
    let sum = if halved { income::halved(derived.value()) } else { derived.value() };
    let clause = if halved { Clause::S22_3s } else { Clause::S22_3l };
    draft.happen(clause, Event::IncomeCollected { lines, halved, sum });
}

/// The subsidy goes to its creator from the bank: paid by the state at the end of the month before (22.2.1 g, i).
pub fn pay_subsidy(draft: &mut Draft) {
    let game = draft.game();
    let Some(Founder::Partitioner { power, subsidy: Some(now) }) =
        game.poland.active().map(|poland| poland.founder)
    else {
        return;
    };
    let paid = partitioner::paid(power, now).paid;
    draft.happen(Clause::S22_2_1i, Event::SubsidyPaid(power, paid));
}

/// Income by hand has a name and a sane sum, and what is paid out by hand is there.
pub fn judge_lines(game: &Game, lines: &[NamedIncome], conditions: &mut Conditions) {
    if !lines.is_empty() {
        conditions.ask(game.poland.is_active(), Clause::S22_2i, Need::PolandExists);
    }
    let most = i32::try_from(MOST_LINES).unwrap_or(i32::MAX);
    conditions.ask(lines.len() <= MOST_LINES, Clause::BaseEconomy, Need::Between(0, most));
    let mut purse = game.purse;
    for line in lines.iter().take(MOST_LINES) {
        conditions.ask(is_text(&line.name), Clause::BaseEconomy, Need::TextGiven);
        let range = -MOST_OF_A_LINE..=MOST_OF_A_LINE;
        let sane = range.contains(&line.sum.money.count()) && range.contains(&line.sum.manpower.count());
        conditions.ask(sane, Clause::BaseEconomy, Need::Between(-MOST_OF_A_LINE, MOST_OF_A_LINE));
        purse = purse + line.sum;
        let short = short_of(-purse);
        conditions.ask(short.is_nothing(), Clause::BaseEconomy, Need::Afford(short));
        purse = purse + short;
    }
}

/// What is missing, where an amount is above nothing.
pub fn short_of(missing: Sum) -> Sum {
    Sum { money: missing.money.at_least_zero(), manpower: missing.manpower.at_least_zero() }
}

pub fn take_lines(draft: &mut Draft, lines: &[NamedIncome]) {
    for line in lines {
        let paid = draft.payable(line.sum);
        draft.happen(Clause::BaseEconomy, Event::OtherIncome(line.name.clone(), paid));
    }
}

pub fn judge_upkeep(game: &Game, conditions: &mut Conditions) {
    let short = short_of(costs::upkeep(game).value() - game.purse);
    conditions.ask(short.is_nothing(), Clause::S22_3o, Need::UpkeepPaid(short));
}

pub fn keep_up(draft: &mut Draft) {
    let due = costs::upkeep(draft.game()).value();
    draft.purse(Clause::S22_3o, -due, Cause::Upkeep);
}

/// A manipulation lands. One that cannot be paid brings nothing; a column that brings money always lands (22.8 b).
pub fn land(draft: &mut Draft, column: Column) -> PoliticalPoints {
    let row = manipulation(column);
    let payable = draft.game().purse.covers(short_of(-row.purse));
    draft.happen(Clause::S22_8b, Event::ManipulationLanded(column, payable));
    if !payable {
        return PoliticalPoints::ZERO;
    }
    draft.purse(Clause::S22_8b, row.purse, Cause::Manipulation);
    row.points
}

/// Last the marker moves: points of waiting, of manipulations, and the display's own adjustment (base: economy).
pub fn move_marker(draft: &mut Draft, reading: &Reading, manipulated: [PoliticalPoints; 2]) {
    if general::is_waiting(draft.game()) {
        let (points, victory) = general::waiting(draft.game());
        draft.points(Clause::S22_2b, Power::Poland, points, Cause::Waiting);
        draft.victory(Clause::S22_2b, victory, Cause::Waiting);
    }
    for points in manipulated {
        draft.points(Clause::S22_8b, Power::Poland, points, Cause::Manipulation);
    }
    if general::drifts(draft.game()) {
        let drift = PoliticalPoints::new(reading.drift.value());
        let cause = if reading.drift_assumed { Cause::AssumedDrift } else { Cause::Drift };
        draft.points(drift_clause(draft.game()), Power::Poland, drift, cause);
    }
}

/// The display's own adjustment rests on 22.2 b before creation, and on 22.7 h while dissolved.
pub fn drift_clause(game: &Game) -> Clause {
    if game.poland.is_active() {
        Clause::BaseEconomy
    } else if general::is_waiting(game) {
        Clause::S22_2b
    } else {
        Clause::S22_7h
    }
}

/// Whether the level is reached, with every victory point of this phase (22.8 c).
pub fn judge_victory(draft: &mut Draft) {
    let level = polish_level(draft.game()).value();
    if draft.game().won.is_none() && draft.game().victory.count() >= level {
        let reached = draft.game().victory;
        draft.happen(Clause::S22_8c, Event::VictoryReached(reached));
    }
}

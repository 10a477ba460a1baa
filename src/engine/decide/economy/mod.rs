//! The Economic phase: what is booked, bought and chosen in it.

mod book;
mod buy;
pub(in crate::engine) mod close;
mod convert;

use crate::game::command::{CardSquare, Close, Command, NamedIncome};
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::economy::Column;
use crate::model::game::{Game, Pending};
use crate::model::power::Power;
use crate::model::quantity::PoliticalPoints;
use crate::model::rulings::ManipulationTiming;
use crate::model::why::Cause;
use crate::rules::base_game::next_economic;

use crate::game::draft::Draft;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    let now = game.phase == Phase::Economic;
    let from = if now { game.date } else { next_economic(game.date, &game.setup.rulings) };
    conditions.ask_from(now, Clause::BaseEconomy, Need::Phase(Phase::Economic), from);
    match command {
        Command::BookEconomy { card, loss, other } => {
            close::judge(game, &booking(*card, *loss, other), &mut conditions);
        }
        Command::CloseQuarter(all) => close::judge(game, all, &mut conditions),
        Command::Buy(basket) => {
            conditions.ask(is_booked(game), Clause::BaseEconomy, Need::BookedFirst);
            conditions.ask(!basket.is_empty(), Clause::S22_3m, Need::SomethingBought);
            buy::judge(game, basket, &mut conditions);
        }
        Command::ChooseManipulation { .. } => {
            conditions.ask(is_booked(game), Clause::BaseEconomy, Need::BookedFirst);
            judge_choice(game, &mut conditions);
        }
        _ => {}
    }
    conditions.into_unmet()
}

/// Whether this month's Economic phase was booked.
fn is_booked(game: &Game) -> bool {
    game.economy.booked == Some(game.date)
}

/// A booking is a close with nothing bought and nothing chosen.
fn booking(card: CardSquare, loss: Option<bool>, other: &[NamedIncome]) -> Close {
    Close { card: Some(card), loss, other: other.to_vec(), ..Close::default() }
}

fn judge_choice(game: &Game, conditions: &mut Conditions) {
    conditions.ask(game.poland.is_active(), Clause::S22_8b, Need::PolandExists);
    let chosen = game.economy.chosen == Some(game.date);
    conditions.ask(!chosen, Clause::S22_8b, Need::NotChosenYet);
}

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::BookEconomy { card, loss, other } => {
            close::act(draft, &booking(*card, *loss, other));
        }
        Command::CloseQuarter(all) => close::act(draft, all),
        Command::Buy(basket) => buy::act(draft, basket),
        Command::ChooseManipulation { column } => {
            let points = choose(draft, *column);
            draft.points(Clause::S22_8b, Power::Poland, points, Cause::Manipulation);
        }
        _ => {}
    }
}

/// A manipulation is chosen; by ruling it lands at once, and these are its points (22.8 b).
fn choose(draft: &mut Draft, column: Column) -> PoliticalPoints {
    let pending = Pending { column, chosen: draft.game().date };
    draft.happen(Clause::S22_8b, Event::ManipulationChosen(pending));
    match draft.game().setup.rulings.manipulation_timing {
        ManipulationTiming::ThisPhase => book::land(draft, column),
        ManipulationTiming::NextPhase => PoliticalPoints::ZERO,
    }
}

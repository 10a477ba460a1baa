//! A command is judged, then its facts are drawn up; nothing is changed here.
//!
//! Each part has two halves: `judge` names every unmet condition, `act` says what happens. An overrule skips the first
//! half and never the second, so an act done by agreement behaves like any other.

mod board;
mod calendar;
mod creation;
mod diplomacy;
mod dissolution;
mod draft;
mod economy;
mod forces;
mod muster;
mod settle;
mod support;
mod table;

use crate::model::game::Game;

pub use draft::Draft;
pub use table::LONGEST_TEXT;

use super::command::Command;
use super::event::Fact;
use super::refusal::{Refusal, Unmet};

/// What an accepted act brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What happens, in order.
    pub facts: Vec<Fact>,
    /// Conditions that were not met and overruled by the table.
    pub overruled: Vec<Unmet>,
    /// The game afterwards.
    pub after: Game,
}

/// Judges a command and draws up its facts.
///
/// # Errors
/// Every unmet condition, when the rules do not allow the act.
pub fn decide(game: &Game, command: &Command) -> Result<Decision, Refusal> {
    let (act, overruled) = match command {
        Command::Overrule { act, reason } => {
            let unmet = table::judge_overrule(game, act, reason);
            if !unmet.is_empty() {
                return Err(Refusal { unmet });
            }
            (act.as_ref(), judge(game, act))
        }
        act => {
            let unmet = judge(game, act);
            if !unmet.is_empty() {
                return Err(Refusal { unmet });
            }
            (act, Vec::new())
        }
    };
    let mut draft = Draft::new(game);
    perform(&mut draft, act);
    settle::settle(&mut draft);
    let (facts, after) = draft.finish();
    Ok(Decision { facts, overruled, after })
}

/// Every condition that a command does not meet.
#[must_use]
pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    match command {
        Command::NextPhase { .. } | Command::NextMonth { .. } => calendar::judge(game, command),
        Command::DeclareWar { .. }
        | Command::JoinWar { .. }
        | Command::MarkWar { .. }
        | Command::MakePeace { .. }
        | Command::MakeAlliance { .. }
        | Command::BreakAlliance { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. } => diplomacy::judge(game, command),
        Command::TakeProvince { .. }
        | Command::CedeProvince { .. }
        | Command::TakeCity { .. }
        | Command::Besiege { .. }
        | Command::LiftSiege { .. }
        | Command::CountWarsaw { .. }
        | Command::NoteFrench { .. }
        | Command::NoteFrenchLeader { .. }
        | Command::NoteNapoleon { .. }
        | Command::ChooseOrder { .. }
        | Command::GainPossession { .. }
        | Command::LosePossession { .. } => board::judge(game, command),
        Command::CreatePoland { .. } | Command::CreatePolandByFrance {} | Command::RollRevolt { .. } => {
            creation::judge(game, command)
        }
        Command::BookEconomy { .. } | Command::Buy(_) | Command::ChooseManipulation { .. } => {
            economy::judge(game, command)
        }
        Command::DissolveArmy {} | Command::DissolvePoland {} => dissolution::judge(game, command),
        Command::Begin(_)
        | Command::RollBid { .. }
        | Command::ChangeRuling(_)
        | Command::ChangeHouseRule(_)
        | Command::Correct { .. }
        | Command::Note { .. }
        | Command::Overrule { .. } => table::judge(game, command),
        Command::RaiseProvincials {}
        | Command::PlaceKrasinski {}
        | Command::PlaceLeader { .. }
        | Command::LoseLeader { .. } => muster::judge(game, command),
        Command::PlaceFleet { .. }
        | Command::LoseShips { .. }
        | Command::PlaceDepot { .. }
        | Command::RemoveDepot { .. }
        | Command::RollGuerrillas { .. }
        | Command::RiseAfterCombat { .. }
        | Command::LoseGuerrillas { .. } => support::judge(game, command),
        _ => forces::judge(game, command),
    }
}

fn perform(draft: &mut Draft, command: &Command) {
    match command {
        Command::NextPhase { .. } | Command::NextMonth { .. } => calendar::act(draft, command),
        Command::DeclareWar { .. }
        | Command::JoinWar { .. }
        | Command::MarkWar { .. }
        | Command::MakePeace { .. }
        | Command::MakeAlliance { .. }
        | Command::BreakAlliance { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. } => diplomacy::act(draft, command),
        Command::TakeProvince { .. }
        | Command::CedeProvince { .. }
        | Command::TakeCity { .. }
        | Command::Besiege { .. }
        | Command::LiftSiege { .. }
        | Command::CountWarsaw { .. }
        | Command::NoteFrench { .. }
        | Command::NoteFrenchLeader { .. }
        | Command::NoteNapoleon { .. }
        | Command::ChooseOrder { .. }
        | Command::GainPossession { .. }
        | Command::LosePossession { .. } => board::act(draft, command),
        Command::CreatePoland { .. } | Command::CreatePolandByFrance {} | Command::RollRevolt { .. } => {
            creation::act(draft, command);
        }
        Command::BookEconomy { .. } | Command::Buy(_) | Command::ChooseManipulation { .. } => {
            economy::act(draft, command);
        }
        Command::DissolveArmy {} | Command::DissolvePoland {} => dissolution::act(draft, command),
        Command::Begin(_)
        | Command::RollBid { .. }
        | Command::ChangeRuling(_)
        | Command::ChangeHouseRule(_)
        | Command::Correct { .. }
        | Command::Note { .. }
        | Command::Overrule { .. } => table::act(draft, command),
        Command::RaiseProvincials {}
        | Command::PlaceKrasinski {}
        | Command::PlaceLeader { .. }
        | Command::LoseLeader { .. } => muster::act(draft, command),
        Command::PlaceFleet { .. }
        | Command::LoseShips { .. }
        | Command::PlaceDepot { .. }
        | Command::RemoveDepot { .. }
        | Command::RollGuerrillas { .. }
        | Command::RiseAfterCombat { .. }
        | Command::LoseGuerrillas { .. } => support::act(draft, command),
        _ => forces::act(draft, command),
    }
}

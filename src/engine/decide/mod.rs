//! A command is judged, then its facts are drawn up; nothing is changed here.
//!
//! Each part has two halves: `judge` names every unmet condition, `act` says what happens. An overrule skips the first
//! half and never the second, so an act done by agreement behaves like any other.

mod board;
mod calendar;
mod creation;
mod diplomacy;
mod dissolution;
pub(super) mod economy;
mod forces;
mod muster;
mod settle;
mod support;
mod table;

use crate::model::game::Game;

use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::draft::Draft;
use crate::game::event::Fact;
use crate::game::refusal::{Conditions, Refusal, Unmet};

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

/// A part of the rules of acting: who judges a command, and who says what it brings.
struct Part {
    judge: fn(&Game, &Command) -> Vec<Unmet>,
    act: fn(&mut Draft, &Command),
}

const CALENDAR: Part = Part { judge: calendar::judge, act: calendar::act };
const DIPLOMACY: Part = Part { judge: diplomacy::judge, act: diplomacy::act };
const BOARD: Part = Part { judge: board::judge, act: board::act };
const CREATION: Part = Part { judge: creation::judge, act: creation::act };
const ECONOMY: Part = Part { judge: economy::judge, act: economy::act };
const DISSOLUTION: Part = Part { judge: dissolution::judge, act: dissolution::act };
const TABLE: Part = Part { judge: table::judge, act: table::act };
const MUSTER: Part = Part { judge: muster::judge, act: muster::act };
const SUPPORT: Part = Part { judge: support::judge, act: support::act };
const FORCES: Part = Part { judge: forces::judge, act: forces::act };

/// The part that a command belongs to.
fn part_of(command: &Command) -> &'static Part {
    match command {
        Command::NextPhase { .. } | Command::NextMonth { .. } => &CALENDAR,
        Command::DeclareWar { .. }
        | Command::JoinWar { .. }
        | Command::MarkWar { .. }
        | Command::MakePeace { .. }
        | Command::MakeAlliance { .. }
        | Command::BreakAlliance { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. } => &DIPLOMACY,
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
        | Command::LosePossession { .. } => &BOARD,
        Command::CreatePoland { .. } | Command::CreatePolandByFrance {} | Command::RollRevolt { .. } => {
            &CREATION
        }
        Command::BookEconomy { .. }
        | Command::CloseQuarter(_)
        | Command::Buy(_)
        | Command::ChooseManipulation { .. } => &ECONOMY,
        Command::DissolveArmy {} | Command::DissolvePoland {} => &DISSOLUTION,
        Command::Begin(_)
        | Command::RollBid { .. }
        | Command::ChangeRuling(_)
        | Command::ChangeHouseRule(_)
        | Command::SetCard(_)
        | Command::NoteVictory { .. }
        | Command::Correct { .. }
        | Command::Note { .. }
        | Command::Overrule { .. } => &TABLE,
        Command::RaiseProvincials {}
        | Command::PlaceKrasinski {}
        | Command::PlaceLeader { .. }
        | Command::LoseLeader { .. } => &MUSTER,
        Command::PlaceFleet { .. }
        | Command::MoveFleet { .. }
        | Command::LoseShips { .. }
        | Command::PlaceDepot { .. }
        | Command::RemoveDepot { .. }
        | Command::RollGuerrillas { .. }
        | Command::RiseAfterCombat { .. }
        | Command::LoseGuerrillas { .. } => &SUPPORT,
        _ => &FORCES,
    }
}

/// Every condition that a command does not meet.
#[must_use]
pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    (part_of(command).judge)(game, command)
}

/// Every condition that a roll does not meet: its dice do not matter.
#[must_use]
pub fn judge_roll(game: &Game, roll: Roll) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    match roll {
        Roll::Bid => table::judge_bid_roll(game, &mut conditions),
        Roll::Revolt { .. } => creation::judge_roll(game, &mut conditions),
        Roll::Guerrillas { province } => support::judge_guerrilla_roll(game, province, &mut conditions),
    }
    conditions.into_unmet()
}

/// Every condition that an act does not meet, its dice fallen or not.
#[must_use]
pub fn judge_act(game: &Game, act: &Act) -> Vec<Unmet> {
    match act {
        Act::Roll(roll) => judge_roll(game, *roll),
        Act::Do(command) => judge(game, command),
    }
}

/// Draws up what a command brings, met or not.
fn perform(draft: &mut Draft, command: &Command) {
    (part_of(command).act)(draft, command);
}

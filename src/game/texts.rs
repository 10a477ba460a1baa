//! Texts that people write: how long they may be, and where they stand in acts and facts.

use crate::model::setup::Setup;

use super::command::Command;
use super::event::Event;

/// The longest text the books take, in characters.
pub const LONGEST_TEXT: usize = 500;

/// Whether a text says something and fits into the books.
#[must_use]
pub fn is_text(given: &str) -> bool {
    !given.trim().is_empty() && given.chars().count() <= LONGEST_TEXT
}

/// The texts of a command: names, reasons, notes.
#[must_use]
pub fn of_command(command: &Command) -> Vec<&str> {
    match command {
        Command::Begin(setup) => of_setup(setup),
        Command::GainPossession { name, .. } | Command::LosePossession { name } => vec![name],
        Command::BookEconomy { other, .. } => other.iter().map(|line| line.name.as_str()).collect(),
        Command::CloseQuarter(close) => {
            close.other.iter().chain(&close.loans).map(|line| line.name.as_str()).collect()
        }
        Command::Correct { reason, .. } => vec![reason],
        Command::Note { text } => vec![text],
        Command::Overrule { act, reason } => {
            let mut texts = of_command(act);
            texts.push(reason);
            texts
        }
        _ => Vec::new(),
    }
}

/// The texts of a fact.
#[must_use]
pub fn of_event(event: &Event) -> Vec<&str> {
    match event {
        Event::CampaignBegun(setup) => of_setup(setup),
        Event::StateBrought(brought) => {
            let possessions = brought.game.board.possessions.iter().map(|one| one.name.as_str());
            of_setup(&brought.game.setup).into_iter().chain(possessions).collect()
        }
        Event::PossessionGained(possession) => vec![&possession.name],
        Event::PossessionLost(text)
        | Event::OtherIncome(text, _)
        | Event::Corrected(_, text)
        | Event::Noted(text) => vec![text],
        Event::IncomeCollected { lines, .. } => {
            lines.iter().filter_map(|line| line.name.as_deref()).collect()
        }
        _ => Vec::new(),
    }
}

fn of_setup(setup: &Setup) -> Vec<&str> {
    let possessions = setup.late.iter().flat_map(|late| &late.possessions);
    std::iter::once(setup.name.as_str())
        .chain(possessions.map(|possession| possession.name.as_str()))
        .collect()
}

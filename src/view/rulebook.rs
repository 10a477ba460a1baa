//! The Rules screen: every clause in our words, what it says now in this campaign, and how the group reads it.

mod creation;
mod forces;
mod later;
mod page;

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge_act;
use crate::game::act::Act;
use crate::game::command::Command;
use crate::game::refusal::Unmet;
use crate::model::clause::{Clause, Section};
use crate::model::diplomacy::Bar;
use crate::model::game::Game;
use crate::model::rulings::{RulingChoice, RulingId};
use crate::view::record::plain;
use crate::view::words::event::bar_words;
use crate::view::words::need::{Reason, reasons};

pub use page::{clause_key, opened_at, page, sheet};

/// What a line of a clause's present state is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NowKind {
    /// How the group reads it.
    Ruling,
    /// How things stand.
    State,
    /// A condition that is met.
    Met,
    /// A condition that is not.
    Unmet,
}

/// One line of what a clause says now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// What the line is.
    pub tone: NowKind,
    /// The sentence.
    pub text: String,
}

impl Now {
    /// How things stand.
    #[must_use]
    pub fn says(text: impl Into<String>) -> Self {
        Self { tone: NowKind::State, text: text.into() }
    }

    /// A condition, met or not.
    #[must_use]
    pub fn met(met: bool, text: impl Into<String>) -> Self {
        Self { tone: if met { NowKind::Met } else { NowKind::Unmet }, text: text.into() }
    }
}

/// What a clause says now in this campaign: the rulings on it as read here, and its present state.
#[must_use]
pub fn clause_now(campaign: &Campaign, clause: Clause) -> Vec<Now> {
    let rulings = &campaign.game().setup.rulings;
    let readings = rulings_on(clause).map(|ruling| Now {
        tone: NowKind::Ruling,
        text: format!("{} {}", ruling.question(), rulings.reading(ruling)),
    });
    readings.chain(clause_state(campaign, clause)).collect()
}

/// A clause's present state in this campaign, one sentence a line; nothing for a clause that says the same at all times.
#[must_use]
pub fn clause_state(campaign: &Campaign, clause: Clause) -> Vec<Now> {
    let game = campaign.game();
    match clause.section() {
        Section::Bids | Section::Creation | Section::ByWarsaw | Section::OrderOfPlay => {
            creation::general(game, clause)
        }
        Section::ByFrance => creation::by_france(game, clause),
        Section::ByRevolt => creation::by_revolt(game, clause),
        Section::Forces => forces::state(game, clause),
        _ => later::state(game, clause),
    }
}

/// The rulings on a clause.
pub fn rulings_on(clause: Clause) -> impl Iterator<Item = RulingId> {
    RulingId::ALL.iter().copied().filter(move |ruling| ruling.clause() == clause)
}

/// The act that puts a reading in force, counted from 0.
#[must_use]
pub fn change_ruling(ruling: RulingId, reading: usize) -> Option<Command> {
    let option = u8::try_from(reading).ok()?;
    let choice = RulingChoice { ruling, option };
    choice.chosen().map(|_| Command::ChangeRuling(choice))
}

/// The clauses that this campaign reads otherwise than by default.
#[must_use]
pub fn by_ruling(campaign: &Campaign) -> Vec<Clause> {
    let rulings = &campaign.game().setup.rulings;
    let changed = |clause: &Clause| rulings_on(*clause).any(|ruling| rulings.chosen(ruling) != 0);
    Clause::ALL.iter().copied().filter(changed).collect()
}

/// Which clauses of the book are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// The whole book.
    Whole,
    /// Clauses that can be read in more than one way.
    Rulings,
    /// Clauses read otherwise than by default.
    Changed,
}

impl Shelf {
    /// Every shelf.
    const ALL: [Shelf; 3] = [Shelf::Whole, Shelf::Rulings, Shelf::Changed];

    const fn id(self) -> &'static str {
        match self {
            Shelf::Whole => "whole",
            Shelf::Rulings => "rulings",
            Shelf::Changed => "changed",
        }
    }

    /// Why no clause is shown.
    const fn why_none(self) -> &'static str {
        match self {
            Shelf::Changed => "Every clause is read by default.",
            Shelf::Rulings => "No clause with a ruling holds all these words.",
            Shelf::Whole => "No clause holds all these words.",
        }
    }
}

/// A section of the book with the clauses that are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionView {
    /// The section.
    pub section: Section,
    /// Its clauses, in the order of the text.
    pub clauses: Vec<Clause>,
}

/// The book, or what of it holds every word that is looked for. Sections with nothing in them are left out.
#[must_use]
pub fn book(campaign: &Campaign, shelf: Shelf, wanted: &str) -> Vec<SectionView> {
    let changed = by_ruling(campaign);
    let on_shelf = |clause: &Clause| match shelf {
        Shelf::Whole => true,
        Shelf::Rulings => rulings_on(*clause).next().is_some(),
        Shelf::Changed => changed.contains(clause),
    };
    let section = |section: &Section| {
        let fits = |clause: &Clause| on_shelf(clause) && holds(*clause, wanted);
        SectionView { section: *section, clauses: section.clauses().iter().copied().filter(fits).collect() }
    };
    Section::ALL.iter().map(section).filter(|section| !section.clauses.is_empty()).collect()
}

/// Whether a clause, or a ruling on it, holds every word that is looked for.
fn holds(clause: Clause, wanted: &str) -> bool {
    let mut text = format!("{} {} {}", clause.number(), clause.title(), clause.text());
    for ruling in rulings_on(clause) {
        text.push(' ');
        text.push_str(ruling.question());
    }
    let text = plain(&text);
    plain(wanted).split_whitespace().all(|word| text.contains(word))
}

/// What of an act's conditions rests on this clause: each that is not met, or that all are.
fn conditions(game: &Game, clause: Clause, act: impl Into<Act>, name: &str) -> Vec<Now> {
    let unmet = judge_act(game, &act.into());
    let unmet: Vec<&Unmet> = unmet.iter().filter(|one| one.clause == clause).collect();
    if unmet.is_empty() {
        return vec![Now::met(true, format!("{name}: met."))];
    }
    let line = |one: Reason| {
        let free = one.date.map_or_else(String::new, |date| format!(" From {date}."));
        Now::met(false, format!("{name}: {}{free}", one.text))
    };
    reasons(unmet).into_iter().map(line).collect()
}

/// The bars that rest on this clause.
fn bars(game: &Game, clause: Clause) -> Vec<Now> {
    let words = |bar: &Bar| {
        Now::says(format!("{} until {}; free from {}.", bar_words(bar), bar.free.previous(), bar.free))
    };
    let running: Vec<Now> =
        game.diplomacy.bars.iter().filter(|bar| bar.clause == clause).map(words).collect();
    if running.is_empty() { vec![Now::says("No such bar runs now.")] } else { running }
}

#[cfg(test)]
mod tests;

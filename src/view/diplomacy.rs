//! The Powers screen: what stands between any two powers, and what the board must say for a creation.

mod board;

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::engine::ledger::points_of_others;
use crate::engine::offers::{make_peace, poland_if_created};
use crate::game::command::Command;
use crate::game::refusal::{Need, Unmet};
use crate::model::clause::Clause;
use crate::model::diplomacy::{Bar, Barred, War, WarCause};
use crate::model::game::Game;
use crate::model::poland::{Commonwealth, Founder, Subsidy};
use crate::model::power::Power;
use crate::rules::s22_2_creation::partitioner;
use crate::view::words::command_title;
use crate::view::words::event::bar_words;
use crate::view::words::figures::{money, signed};
use crate::view::words::listed;
use crate::view::words::need::{Reason, reasons};

pub use board::{
    BoardFact, BoardView, MinorLine, MinorsView, OrderView, RivalRow, board, choose_order, minor_line,
    minors, note_french, order, rivals,
};

/// What binds two powers, or divides them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bond {
    /// At war.
    War,
    /// War is declared and not in force yet.
    Declared,
    /// Allied.
    Alliance,
    /// Neither.
    Peace,
}

impl Bond {
    /// In a word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Bond::War => "at war",
            Bond::Declared => "war declared",
            Bond::Alliance => "allied",
            Bond::Peace => "at peace",
        }
    }
}

/// A line about two powers, the month that matters, and its clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What.
    pub text: String,
    /// The month.
    pub date: Option<String>,
    /// The clause.
    pub cite: &'static str,
}

/// An act between two powers: open, or refused with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// What.
    pub label: String,
    /// The act, with first values.
    pub command: Command,
    /// Why not; nothing, and it is open. Beside a reason of its own, that it is not the phase goes without saying.
    pub reasons: Vec<Reason>,
    /// It waits for its phase and nothing else.
    pub waits: bool,
}

impl Act {
    fn new(game: &Game, command: Command) -> Self {
        let mut unmet = judge(game, &command);
        let is_phase = |one: &Unmet| matches!(one.need, Need::Phase(_));
        let waits = !unmet.is_empty() && unmet.iter().all(is_phase);
        if !waits {
            unmet.retain(|one| !is_phase(one));
        }
        Self { label: command_title(&command), command, reasons: reasons(&unmet), waits }
    }

    /// Whether it may be done now.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.reasons.is_empty()
    }
}

/// Two powers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairView {
    /// What binds or divides them.
    pub bond: Bond,
    /// The same in words, with its month.
    pub words: String,
    /// Bars, rights, the subsidy.
    pub notes: Vec<Note>,
    /// What can be done between them.
    pub acts: Vec<Act>,
}

/// What binds or divides two powers.
#[must_use]
pub fn bond(game: &Game, one: Power, other: Power) -> Bond {
    match game.diplomacy.war(one, other) {
        Some(war) if war.in_force => Bond::War,
        Some(_) => Bond::Declared,
        None if game.diplomacy.allied(one, other) => Bond::Alliance,
        None => Bond::Peace,
    }
}

/// Two powers: what stands between them and what can be done.
#[must_use]
pub fn pair(campaign: &Campaign, one: Power, other: Power) -> PairView {
    let game = campaign.game();
    PairView {
        bond: bond(game, one, other),
        words: bond_words(game, one, other),
        notes: notes(game, one, other),
        acts: acts(game, one, other).into_iter().map(|act| Act::new(game, act)).collect(),
    }
}

fn bond_words(game: &Game, one: Power, other: Power) -> String {
    if let Some(war) = game.diplomacy.war(one, other) {
        return war_words(war);
    }
    let pact = game.diplomacy.alliances.iter().find(|pact| pact.ally_of(one) == Some(other));
    match pact {
        Some(pact) => format!("Allied since {}", pact.since),
        None if is_away(game, one) || is_away(game, other) => "No Poland to deal with".into(),
        None => "At peace".into(),
    }
}

/// Poland has no dealings while it does not exist.
fn is_away(game: &Game, power: Power) -> bool {
    power == Power::Poland && !game.poland.is_active()
}

fn war_words(war: &War) -> String {
    let since = war.since.map_or_else(|| "since before play".to_owned(), |since| format!("since {since}"));
    let by = war.by.name();
    match (war.in_force, war.cause) {
        (false, WarCause::Called) => format!("{by} joins the war, in force as diplomacy ends"),
        (false, _) => format!("{by} declared war, in force as diplomacy ends"),
        (true, WarCause::BeforePlay) => "At war since before play".into(),
        (true, WarCause::Declared) => format!("At war {since}: {by} declared it"),
        (true, WarCause::Called) => format!("At war {since}: {by} came at an ally's call"),
        (true, WarCause::Inherited) => format!("At war {since}, as France is"),
    }
}

fn notes(game: &Game, one: Power, other: Power) -> Vec<Note> {
    let mut notes = Vec::new();
    if let Some(war) = game.diplomacy.war(one, other).filter(|war| war.excepted) {
        let enemy = war.enemy_of(Power::France).map_or("the enemy", Power::name);
        notes.push(Note {
            text: format!("Does not keep {enemy} from creating Poland."),
            date: None,
            cite: Clause::S22_2_1f.number(),
        });
    }
    let concerns = |bar: &&Bar| match bar.barred {
        Barred::War { by: Some(by), on } => (by == one && on == other) || (by == other && on == one),
        Barred::War { by: None, on } => on == one || on == other,
        Barred::Creating(power) => [one, other].contains(&power) && [one, other].contains(&Power::Poland),
    };
    notes.extend(game.diplomacy.bars.iter().filter(concerns).map(|bar| Note {
        text: format!("{} until {}. Free from", bar_words(bar), bar.free.previous()),
        date: Some(bar.free.to_string()),
        cite: bar.clause.number(),
    }));
    if let Some(poland) = game.poland.active()
        && let Some(power) = [one, other].into_iter().find(|power| *power != Power::Poland)
        && [one, other].contains(&Power::Poland)
    {
        founder_notes(game, poland, power, &mut notes);
    }
    notes
}

/// What ties a power to the Poland it made.
fn founder_notes(game: &Game, poland: &Commonwealth, power: Power, notes: &mut Vec<Note>) {
    let mut note =
        |text: String, clause: Clause| notes.push(Note { text, date: None, cite: clause.number() });
    if poland.founder.power() != Some(power) {
        return;
    }
    let made = if power == Power::France { Clause::S22_2_2c } else { Clause::S22_2_1a };
    note(format!("Created this Poland in {}.", poland.created), made);
    let cities = partitioner::garrison_rights(game);
    if !cities.is_empty() {
        let cities = listed(cities.iter().map(|city| city.name()));
        note(format!("May garrison {cities}."), Clause::S22_2_1e);
    } else if poland.garrisons_ended {
        note("Its right to garrisons has ended.".into(), Clause::S22_2_1e);
    }
    let Founder::Partitioner { power: to, subsidy: Some(subsidy) } = poland.founder else { return };
    let paid = money(partitioner::subsidy(to));
    let (text, clause) = match subsidy {
        Subsidy { stopped_by: Some(ally), .. } => {
            (format!("Its subsidy of {paid} is stopped by its war with {}.", ally.name()), Clause::S22_2_1h)
        }
        Subsidy { flowed_last_month: false, .. } => {
            (format!("Its subsidy of {paid} is paid again from next month."), Clause::S22_2_1i)
        }
        Subsidy { .. } => (format!("Is paid a subsidy of {paid} in each Economic phase."), Clause::S22_2_1g),
    };
    note(text, clause);
}

/// What can be asked between two powers now, open or not.
fn acts(game: &Game, one: Power, other: Power) -> Vec<Command> {
    if is_away(game, one) || is_away(game, other) {
        let power = if one == Power::Poland { other } else { one };
        return match (power.partitioner(), power) {
            (Some(by), _) => vec![Command::CreatePoland { by }],
            (None, Power::France) => vec![Command::CreatePolandByFrance {}],
            _ => Vec::new(),
        };
    }
    let mut acts = Vec::new();
    if game.diplomacy.at_war(one, other) {
        acts.push(make_peace(one, other));
        let partitioner = match (one, other) {
            (Power::France, power) | (power, Power::France) => power.partitioner(),
            _ => None,
        };
        let excepted = game.diplomacy.war(one, other).is_some_and(|war| war.excepted);
        acts.extend(partitioner.map(|partitioner| Command::MarkWar { partitioner, excepted: !excepted }));
        return acts;
    }
    if game.diplomacy.allied(one, other) {
        acts.push(Command::BreakAlliance { by: one, with: other });
        acts.push(Command::BreakAlliance { by: other, with: one });
    } else {
        acts.push(Command::MakeAlliance { one, other });
    }
    acts.push(Command::DeclareWar { by: one, on: other });
    acts.push(Command::DeclareWar { by: other, on: one });
    for (by, on) in [(one, other), (other, one)] {
        let calls = game.diplomacy.allies(by).filter(|ally| game.diplomacy.at_war(*ally, on));
        acts.extend(calls.map(|ally| Command::JoinWar { by, ally, on }));
    }
    acts
}

/// What a power would make of Poland now; none for a power that cannot make it, or while Poland exists.
#[must_use]
pub fn would_make(campaign: &Campaign, power: Power) -> Option<String> {
    let game = campaign.game();
    if game.poland.is_active() {
        return None;
    }
    let (_, provinces) = poland_if_created(game).into_iter().find(|(by, _)| *by == power)?;
    Some(if provinces.is_empty() {
        "Its Poland would have no province.".into()
    } else {
        format!("Its Poland would be {}.", listed(provinces.iter().map(|one| one.name())))
    })
}

/// Two powers in the table of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The power of the row.
    pub one: Power,
    /// The power of the column.
    pub other: Power,
    /// What stands between them.
    pub bond: Bond,
    /// The war does not bar a creation (22.2.1 f).
    pub excepted: bool,
    /// The same for the ear, with its month.
    pub words: String,
}

/// Every pair of powers: a row for each power but the first, in it a cell for each power before it.
#[must_use]
pub fn table(campaign: &Campaign) -> Vec<(Power, Vec<Cell>)> {
    let game = campaign.game();
    let cell = |one: Power, other: Power| Cell {
        one,
        other,
        bond: bond(game, one, other),
        excepted: game.diplomacy.war(one, other).is_some_and(|war| war.excepted),
        words: format!("{} and {}: {}", one.name(), other.name(), bond_words(game, one, other)),
    };
    let row =
        |at: usize, one: &Power| (*one, Power::ALL.iter().take(at).map(|other| cell(*one, *other)).collect());
    Power::ALL.iter().enumerate().skip(1).map(|(at, one)| row(at, one)).collect()
}

/// The wars and alliances among the powers but Poland, wars first.
#[must_use]
pub fn bonds(campaign: &Campaign) -> Vec<Cell> {
    let cells = table(campaign).into_iter().flat_map(|(_, cells)| cells);
    let mut cells: Vec<Cell> =
        cells.filter(|cell| cell.bond != Bond::Peace && cell.one != Power::Poland).collect();
    cells.sort_by_key(|cell| cell.bond == Bond::Alliance);
    cells
}

/// Points of another power, to be marked on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointLine {
    /// The month.
    pub date: String,
    /// Whose.
    pub power: Power,
    /// How many.
    pub points: String,
    /// Why.
    pub cause: &'static str,
    /// The clause.
    pub cite: &'static str,
}

/// Points that the rules gave other powers, the latest first.
#[must_use]
pub fn points(campaign: &Campaign) -> Vec<PointLine> {
    let latest = points_of_others(campaign).into_iter().rev();
    latest
        .map(|(date, power, points, cause, clause)| PointLine {
            date: date.to_string(),
            power,
            points: signed(points.count()),
            cause: cause.name(),
            cite: clause.number(),
        })
        .collect()
}

#[cfg(test)]
mod tests;

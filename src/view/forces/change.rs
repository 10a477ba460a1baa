//! Factors stepped up and down at the table: what is taken off is lost, what is added comes from those waiting.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::game::command::Command;
use crate::model::forces::{Arm, Factors, Store};
use crate::model::game::Game;
use crate::rules::s22_3_forces::corps::{capacity, room};
use crate::rules::s22_3_forces::morale::{morale, morale_in};
use crate::rules::s22_6_standing::is_provincial;
use crate::view::explain::{Line, lines};
use crate::view::words::figures::amount;
use crate::view::words::lists::factors as factor_words;
use crate::view::words::need::{Reason, reasons};

/// By how much each arm is to change, not yet done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delta {
    infantry: i32,
    militia: i32,
    cavalry: i32,
}

impl Delta {
    /// The change of an arm.
    #[must_use]
    pub const fn of(self, arm: Arm) -> i32 {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Militia => self.militia,
            Arm::Cavalry => self.cavalry,
        }
    }

    /// The same with another change of an arm.
    #[must_use]
    pub const fn with(mut self, arm: Arm, change: i32) -> Self {
        match arm {
            Arm::Infantry => self.infantry = change,
            Arm::Militia => self.militia = change,
            Arm::Cavalry => self.cavalry = change,
        }
        self
    }

    /// The factors it takes away.
    fn lost(self) -> Factors {
        self.factors(|change| change.saturating_neg())
    }

    /// The factors it adds.
    fn gained(self) -> Factors {
        self.factors(|change| change)
    }

    fn factors(self, part: impl Fn(i32) -> i32) -> Factors {
        let count = |arm| u16::try_from(part(self.of(arm)).max(0)).unwrap_or(u16::MAX);
        Factors::new(count(Arm::Infantry), count(Arm::Militia), count(Arm::Cavalry))
    }
}

/// One arm of a store, to be stepped.
pub struct Step {
    /// The arm.
    pub arm: Arm,
    /// Its name.
    pub name: &'static str,
    /// How many there are.
    pub now: i32,
    /// The most there can be with those waiting.
    pub most: i32,
    /// Its morale.
    pub morale: String,
    /// How the morale came about.
    pub why: Line,
}

/// The arms of a corps or garrison that can be stepped.
#[must_use]
pub fn steps(campaign: &Campaign, store: Store) -> Vec<Step> {
    let game = campaign.game();
    let held = game.forces.in_store(store);
    Arm::ALL
        .iter()
        .copied()
        .filter_map(|arm| {
            let more = more_of(game, store, arm)?;
            let now = held.count(arm);
            let morale = match store {
                Store::Corps(corps) => morale_in(game, corps, arm),
                _ => morale(game, arm),
            };
            Some(Step {
                arm,
                name: name(arm),
                now: i32::from(now),
                most: i32::from(now.saturating_add(more)),
                morale: amount(morale.why().amount),
                why: lines(morale.why()),
            })
        })
        .collect()
}

/// How many of an arm could be added; none if the store has no place for the arm at all.
fn more_of(game: &Game, store: Store, arm: Arm) -> Option<u16> {
    let waiting = game.forces.pool.count(arm);
    match store {
        Store::Corps(corps) => {
            let on_map = game.forces.corps[corps].counter.is_on_map();
            let takes = on_map && capacity(corps).takes(arm);
            let mixes = !is_provincial(game, corps);
            takes.then(|| if mixes { waiting.min(room(game, corps)) } else { 0 })
        }
        Store::Garrison(city) => {
            let held = game.forces.garrisons[city].count(arm);
            (held > 0 || waiting > 0).then_some(waiting)
        }
        Store::Pool | Store::Reserve => None,
    }
}

const fn name(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "Infantry",
        Arm::Militia => "Militia",
        Arm::Cavalry => "Cavalry",
    }
}

/// A change that was stepped, ready to be done.
pub struct Change {
    /// The words on its button: `Lose 3 infantry`.
    pub label: String,
    /// What else it means.
    pub note: Option<&'static str>,
    /// The act.
    pub command: Command,
    /// Why it is refused; nothing, and it may be done.
    pub reasons: Vec<Reason>,
}

/// The acts that a stepped change asks for: losses, and factors from those waiting.
#[must_use]
pub fn changes(campaign: &Campaign, store: Store, wanted: Delta) -> Vec<Change> {
    let game = campaign.game();
    let (lost, gained) = (wanted.lost(), wanted.gained());
    let mut changes = Vec::new();
    if !lost.is_none() {
        let last =
            matches!(store, Store::Corps(_)) && lost == game.forces.in_store(store) && gained.is_none();
        changes.push(change(
            game,
            format!("Lose {}", factor_words(lost)),
            last.then_some("Its last factors: the corps is then totally destroyed."),
            Command::LoseFactors { from: store, factors: lost },
        ));
    }
    if !gained.is_none() {
        let command = match store {
            Store::Corps(corps) => Command::Reinforce { corps, factors: gained },
            Store::Garrison(city) => Command::Garrison { city, factors: gained },
            Store::Pool | Store::Reserve => return changes,
        };
        changes.push(change(game, format!("Add {}", factor_words(gained)), None, command));
    }
    changes
}

fn change(game: &Game, label: String, note: Option<&'static str>, command: Command) -> Change {
    let reasons = reasons(&judge(game, &command));
    Change { label, note, command, reasons }
}

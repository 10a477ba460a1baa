//! What may be done, before it is done: a command, or a roll whose dice have not fallen yet.

use super::command::Command;
use crate::model::place::Province;
use crate::model::quantity::Die;
use crate::model::setup::DiceSource;

/// A roll that may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// The die of the bid (21.1 b).
    Bid,
    /// The dice of the Polish revolt (22.2.3).
    Revolt {
        /// Nobody's factors are inside Warsaw, so that IV Infantry goes in.
        warsaw_empty: bool,
    },
    /// The die for guerrillas in a province (22.3 p).
    Guerrillas {
        /// The province.
        province: Province,
    },
}

impl Roll {
    /// How many dice it takes.
    #[must_use]
    pub const fn dice(self) -> usize {
        match self {
            Roll::Bid | Roll::Guerrillas { .. } => 1,
            Roll::Revolt { .. } => 3,
        }
    }

    /// The roll as a command; none while the dice are too few or too many.
    #[must_use]
    pub fn fallen(self, dice: &[Die], source: DiceSource) -> Option<Command> {
        match (self, dice) {
            (Roll::Bid, &[die]) => Some(Command::RollBid { die, source }),
            (Roll::Revolt { warsaw_empty }, &[one, two, three]) => {
                Some(Command::RollRevolt { dice: [one, two, three], source, warsaw_empty })
            }
            (Roll::Guerrillas { province }, &[die]) => {
                Some(Command::RollGuerrillas { province, die, source })
            }
            (Roll::Bid | Roll::Revolt { .. } | Roll::Guerrillas { .. }, _) => None,
        }
    }
}

impl Command {
    /// The roll that the act is, with its dice and where they were rolled.
    #[must_use]
    pub fn roll(&self) -> Option<(Roll, Vec<Die>, DiceSource)> {
        if let Command::RollBid { die, source } = self {
            Some((Roll::Bid, vec![*die], *source))
        } else if let Command::RollRevolt { dice, source, warsaw_empty } = self {
            Some((Roll::Revolt { warsaw_empty: *warsaw_empty }, dice.to_vec(), *source))
        } else if let Command::RollGuerrillas { province, die, source } = self {
            Some((Roll::Guerrillas { province: *province }, vec![*die], *source))
        } else if let Command::Overrule { act, .. } = self {
            act.roll()
        } else {
            None
        }
    }
}

/// An act with its first values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A roll, its dice still open.
    Roll(Roll),
    /// A command; of a roll, with the dice as they fell.
    Do(Command),
}

impl Act {
    /// The command, unless its dice have not fallen.
    #[must_use]
    pub const fn command(&self) -> Option<&Command> {
        match self {
            Act::Roll(_) => None,
            Act::Do(command) => Some(command),
        }
    }

    /// The roll that the act is, its dice fallen or not.
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        match self {
            Act::Roll(roll) => Some(*roll),
            Act::Do(command) => command.roll().map(|(roll, ..)| roll),
        }
    }
}

impl From<Roll> for Act {
    fn from(roll: Roll) -> Self {
        Act::Roll(roll)
    }
}

impl From<Command> for Act {
    fn from(command: Command) -> Self {
        Act::Do(command)
    }
}

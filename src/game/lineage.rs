//! Where a record comes from: the marks of its entries, and a state that was brought from another record of the same
//! campaign. The marks themselves are drawn up by `storage::marks`, which knows the saved form they rest on.

use crate::model::game::Game;
use crate::model::wire::{Value, Wire, Wrong, bounded, saved};

/// An entry's mark: made of the mark of the entry before it and of what was done, so that equal marks mean equal records
/// up to there. 48 bits: a number that any reader of JSON takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark(u64);

impl Mark {
    /// How many bits a mark has.
    const BITS: u32 = 48;

    /// The mark made of these bytes.
    #[must_use]
    pub fn of_bytes(bytes: [u8; 6]) -> Self {
        Self(bytes.into_iter().fold(0, |mark, byte| mark << 8 | u64::from(byte)))
    }

    /// Its bytes, the highest first.
    #[must_use]
    pub fn bytes(self) -> [u8; 6] {
        let [_, _, bytes @ ..] = self.0.to_be_bytes();
        bytes
    }

    /// Its last 16 bits, by which a line is told where there is no room for all.
    #[must_use]
    pub fn short(self) -> u16 {
        u16::try_from(self.0 & 0xffff).unwrap_or_default()
    }
}

/// Twelve letters, as people compare them.
impl std::fmt::Display for Mark {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{:012x}", self.0)
    }
}

impl Wire for Mark {
    fn to_wire(&self) -> Value {
        Value::Number(i64::try_from(self.0).unwrap_or_default())
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mark = bounded(value, (0, (1 << Self::BITS) - 1))?;
        Ok(Self(u64::try_from(mark).unwrap_or_default()))
    }
}

saved! {
    /// A line of a record in short: enough to say whether another record is ahead of it, behind it, or diverged from it.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Lineage {
        /// The mark of the first entry: of which campaign it is.
        pub root: Mark,
        /// The mark of the last entry in force.
        pub head: Mark,
        /// How many entries the line has.
        pub length: u32,
        /// The short marks of the entries before the last, the latest first, as far as there is room.
        pub recent: Vec<u16> = skip,
    }
}

saved! {
    /// A state that was brought over without the record behind it: a record begins with it, or is fast-forwarded to it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Brought {
        /// The line it is the state of.
        pub lineage: Lineage,
        /// The state.
        pub game: Game,
    }
}

/// How a record that comes in stands to one that is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They have no entry in common.
    Unknown,
    /// Both end with the same entry.
    Same,
    /// It goes on from where this one ends, by so many entries.
    Ahead(u32),
    /// It ends at an entry of this one, so many entries before the end.
    Behind(u32),
    /// It ends at an entry that was left here, on a line beside the one in force.
    Left,
    /// Both went on from a common entry: so many entries here, so many there.
    Diverged {
        /// Entries here since.
        here: u32,
        /// Entries there since.
        there: u32,
    },
    /// Of the same campaign, but a state whose last entries are not known here: it cannot be told which is ahead.
    Distant,
}

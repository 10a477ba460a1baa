//! The screens and their addresses.

use crate::ui::parts::{Glyph, RailItem};

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// What must and may happen now.
    Turn,
    /// The map, or the list of its places.
    Map,
    /// Corps, fleets, leaders.
    Forces,
    /// Income, purchases, upkeep.
    Treasury,
    /// The eight powers.
    Diplomacy,
    /// The record of acts.
    Record,
    /// The clauses and rulings.
    Rules,
}

impl Screen {
    /// Every screen, in the order of the rail.
    pub const ALL: [Screen; 7] = [
        Screen::Turn,
        Screen::Map,
        Screen::Forces,
        Screen::Treasury,
        Screen::Diplomacy,
        Screen::Record,
        Screen::Rules,
    ];

    /// Its address.
    #[must_use]
    pub const fn hash(self) -> &'static str {
        match self {
            Screen::Turn => "#turn",
            Screen::Map => "#map",
            Screen::Forces => "#forces",
            Screen::Treasury => "#treasury",
            Screen::Diplomacy => "#diplomacy",
            Screen::Record => "#record",
            Screen::Rules => "#rules",
        }
    }

    /// The screen at an address.
    #[must_use]
    pub fn from_hash(hash: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|screen| screen.hash() == hash)
    }

    /// Its name on the rail.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Screen::Turn => "Turn",
            Screen::Map => "Map",
            Screen::Forces => "Forces",
            Screen::Treasury => "Treasury",
            Screen::Diplomacy => "Powers",
            Screen::Record => "Record",
            Screen::Rules => "Rules",
        }
    }

    const fn glyph(self) -> Glyph {
        match self {
            Screen::Turn => Glyph::Turn,
            Screen::Map => Glyph::Map,
            Screen::Forces => Glyph::Forces,
            Screen::Treasury => Glyph::Treasury,
            Screen::Diplomacy => Glyph::Powers,
            Screen::Record => Glyph::Record,
            Screen::Rules => Glyph::Rules,
        }
    }

    /// The rail.
    #[must_use]
    pub fn rail() -> Vec<RailItem> {
        let item =
            |screen: Screen| RailItem { href: screen.hash(), label: screen.name(), glyph: screen.glyph() };
        Self::ALL.into_iter().map(item).collect()
    }
}

//! The powers at the table.

use super::words::{by_member, closed_list};

closed_list! {
    /// The eight powers of the game, Poland the eighth.
    pub enum Power {
        Austria = "austria", "Austria";
        France = "france", "France";
        Britain = "great-britain", "Great Britain";
        Prussia = "prussia", "Prussia";
        Russia = "russia", "Russia";
        Spain = "spain", "Spain";
        Turkey = "turkey", "Turkey";
        Poland = "poland", "Poland";
    }
}

closed_list! {
    /// The three powers that divided Poland: each may create it while holding Warsaw, only they may dissolve it (22.2.1, 22.7 a).
    pub enum Partitioner {
        Austria = "austria", "Austria";
        Prussia = "prussia", "Prussia";
        Russia = "russia", "Russia";
    }
}

by_member! {
    /// A value for each power.
    pub struct ByPower<T> by Power [8]
}

by_member! {
    /// A value for each of the three.
    pub struct ByPartitioner<T> by Partitioner [3]
}

impl From<Partitioner> for Power {
    fn from(partitioner: Partitioner) -> Self {
        match partitioner {
            Partitioner::Austria => Power::Austria,
            Partitioner::Prussia => Power::Prussia,
            Partitioner::Russia => Power::Russia,
        }
    }
}

impl Power {
    /// This power as one of the three that divided Poland, if it is one.
    #[must_use]
    pub const fn partitioner(self) -> Option<Partitioner> {
        match self {
            Power::Austria => Some(Partitioner::Austria),
            Power::Prussia => Some(Partitioner::Prussia),
            Power::Russia => Some(Partitioner::Russia),
            _ => None,
        }
    }

    /// The other seven.
    pub fn others(self) -> impl Iterator<Item = Power> {
        Power::ALL.iter().copied().filter(move |power| *power != self)
    }

    /// Two or three letters for a counter.
    #[must_use]
    pub const fn short(self) -> &'static str {
        match self {
            Power::Austria => "Au",
            Power::France => "Fr",
            Power::Britain => "GB",
            Power::Prussia => "Pr",
            Power::Russia => "Ru",
            Power::Spain => "Sp",
            Power::Turkey => "Tu",
            Power::Poland => "Pl",
        }
    }
}

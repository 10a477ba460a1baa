//! Wars, alliances and bars among the eight powers.

use super::clause::Clause;
use super::date::GameDate;
use super::minor::Minor;
use super::power::Power;
use super::wire::saved;
use super::words::closed_list;

closed_list! {
    /// How a war came about.
    pub enum WarCause {
        BeforePlay = "before-play", "declared before play began";
        Declared = "declared", "declared";
        Called = "called", "joined at an ally's call";
        Inherited = "inherited", "taken over from France at the creation (22.2.2 e)";
    }
}

saved! {
    /// A war between two powers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct War {
        /// Who declared it, or joined it.
        pub by: Power,
        /// On whom.
        pub on: Power,
        /// The month it was declared; a war from before play has none.
        pub since: Option<GameDate>,
        /// How it came about.
        pub cause: WarCause,
        /// In force; a declaration waits for the end of the diplomacy of its Political phase (22.2 h).
        pub in_force: bool,
        /// One of the two wars with France that do not bar a creation (22.2.1 f).
        pub excepted: bool = default,
    }
}

impl War {
    /// Whether this is the war between these two, in either order.
    #[must_use]
    pub fn is_between(&self, one: Power, other: Power) -> bool {
        (self.by == one && self.on == other) || (self.by == other && self.on == one)
    }

    /// The enemy of `power` in this war, if it is in it.
    #[must_use]
    pub fn enemy_of(&self, power: Power) -> Option<Power> {
        if self.by == power {
            Some(self.on)
        } else if self.on == power {
            Some(self.by)
        } else {
            None
        }
    }
}

saved! {
    /// An alliance between two powers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Alliance {
        /// One ally.
        pub one: Power,
        /// The other.
        pub other: Power,
        /// The month it was made.
        pub since: GameDate,
    }
}

impl Alliance {
    /// The ally of `power` in this alliance, if it is in it.
    #[must_use]
    pub fn ally_of(&self, power: Power) -> Option<Power> {
        if self.one == power {
            Some(self.other)
        } else if self.other == power {
            Some(self.one)
        } else {
            None
        }
    }
}

saved! {
    /// What a bar forbids.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Barred {
        /// `by` may not declare war on `on`; no `by` means that nobody may.
        "war" War {
            /// Who is barred; nobody named means everyone.
            by: Option<Power>,
            on: Power,
        },
        /// A power may not create Poland.
        "creating" Creating(Power),
    }
}

saved! {
    /// A promise with a date: what is barred, and the first month in which it is free again.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Bar {
        /// What is barred.
        pub barred: Barred,
        /// The month the bar was made.
        pub made: GameDate,
        /// The first month in which it no longer binds.
        pub free: GameDate,
        /// The clause it rests on.
        pub clause: Clause,
    }
}

saved! {
    /// A war of a power on a minor country.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MinorWar {
        /// The power.
        pub power: Power,
        /// The minor country.
        pub minor: Minor,
    }
}

saved! {
    /// Everything agreed, declared and barred.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Diplomacy {
        /// Wars under way, the declared ones among them.
        pub wars: Vec<War> = skip,
        /// Alliances standing.
        pub alliances: Vec<Alliance> = skip,
        /// Bars that still bind.
        pub bars: Vec<Bar> = skip,
        /// Wars on minor countries.
        pub minor_wars: Vec<MinorWar> = skip,
        /// Poland's wars with France that have ended: whether each was lost (22.6 c).
        pub french_wars_lost: u8 = skip,
        /// Those that ended without Poland's surrender (22.6 c).
        pub french_wars_not_lost: u8 = skip,
    }
}

impl Diplomacy {
    /// The war between two powers, in force or declared.
    #[must_use]
    pub fn war(&self, one: Power, other: Power) -> Option<&War> {
        self.wars.iter().find(|war| war.is_between(one, other))
    }

    /// Whether two powers are at war, a declaration counted.
    #[must_use]
    pub fn at_war(&self, one: Power, other: Power) -> bool {
        self.war(one, other).is_some()
    }

    /// The powers `power` is at war with, a declaration counted, in the order of the table.
    pub fn enemies(&self, power: Power) -> impl Iterator<Item = Power> + '_ {
        Power::ALL.iter().copied().filter(move |other| self.at_war(power, *other))
    }

    /// Whether two powers are allied.
    #[must_use]
    pub fn allied(&self, one: Power, other: Power) -> bool {
        self.alliances.iter().any(|alliance| alliance.ally_of(one) == Some(other))
    }

    /// The allies of `power`, in the order of the table.
    pub fn allies(&self, power: Power) -> impl Iterator<Item = Power> + '_ {
        Power::ALL.iter().copied().filter(move |other| self.allied(power, *other))
    }

    /// The bars that forbid `by` to declare war on `on`.
    pub fn bars_on_war(&self, by: Power, on: Power) -> impl Iterator<Item = &Bar> {
        self.bars.iter().filter(move |bar| match bar.barred {
            Barred::War { by: whom, on: target } => target == on && whom.is_none_or(|whom| whom == by),
            Barred::Creating(_) => false,
        })
    }

    /// The bars that forbid `power` to create Poland.
    pub fn bars_on_creating(&self, power: Power) -> impl Iterator<Item = &Bar> {
        self.bars.iter().filter(move |bar| bar.barred == Barred::Creating(power))
    }
}

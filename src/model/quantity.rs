//! Quantities, each its own type: money is not manpower. Arithmetic stops at the ends instead of overflowing.

use super::wire::{Value, Wire, Wrong, bounded, saved, serde_by_wire};

/// The largest amount of anything that the books hold; nothing in the game comes near it.
pub const MOST: i32 = 1_000_000;

macro_rules! quantity {
    ($(#[$meta:meta])* $name:ident, $unit:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i32);

        impl $name {
            /// Nothing.
            pub const ZERO: Self = Self(0);

            /// This many, held within what the books can carry (see [`MOST`]).
            #[must_use]
            pub const fn new(count: i32) -> Self {
                Self(if count > MOST { MOST } else if count < -MOST { -MOST } else { count })
            }

            /// The bare number.
            #[must_use]
            pub const fn count(self) -> i32 { self.0 }

            /// This amount `times` over.
            #[must_use]
            pub const fn times(self, times: i32) -> Self { Self::new(self.0.saturating_mul(times)) }

            /// The larger of this and nothing.
            #[must_use]
            pub const fn at_least_zero(self) -> Self { if self.0 < 0 { Self(0) } else { self } }
        }

        impl std::ops::Add for $name {
            type Output = Self;
            fn add(self, other: Self) -> Self { Self::new(self.0.saturating_add(other.0)) }
        }

        impl std::ops::Sub for $name {
            type Output = Self;
            fn sub(self, other: Self) -> Self { Self::new(self.0.saturating_sub(other.0)) }
        }

        impl std::ops::Neg for $name {
            type Output = Self;
            fn neg(self) -> Self { Self(-self.0) }
        }

        impl std::iter::Sum for $name {
            fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self { amounts.fold(Self(0), |all, one| all + one) }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(to, concat!("{}", $unit), self.0) }
        }

        impl Wire for $name {
            fn to_wire(&self) -> Value { self.0.to_wire() }
            fn from_wire(value: &Value) -> Result<Self, Wrong> {
                bounded(value, (i64::from(-MOST), i64::from(MOST))).and_then(|_| i32::from_wire(value)).map(Self)
            }
            fn is_default(&self) -> bool { self.0 == 0 }
        }

        serde_by_wire!($name);
    };
}

quantity!(
    /// Money, in the game's $.
    Money, "$"
);
quantity!(
    /// Manpower points.
    Manpower, "MP"
);
quantity!(
    /// Political points, which move a power's marker on the Political Status Display.
    PoliticalPoints, "PP"
);
quantity!(
    /// Victory points.
    VictoryPoints, "VP"
);

saved! {
    /// Money and manpower together: a price, an income, a purse.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Sum {
        /// The money in it.
        pub money: Money = default,
        /// The manpower in it.
        pub manpower: Manpower = default,
    }
}

impl Sum {
    /// `money` $ and `manpower` MP.
    #[must_use]
    pub const fn new(money: i32, manpower: i32) -> Self {
        Self { money: Money::new(money), manpower: Manpower::new(manpower) }
    }

    /// Both amounts `times` over.
    #[must_use]
    pub const fn times(self, times: i32) -> Self {
        Self { money: self.money.times(times), manpower: self.manpower.times(times) }
    }

    /// Whether both amounts of `other` can be taken from this without falling below nothing.
    #[must_use]
    pub fn covers(self, other: Self) -> bool {
        self.money >= other.money && self.manpower >= other.manpower
    }

    /// Neither money nor manpower.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}

impl std::ops::Add for Sum {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { money: self.money + other.money, manpower: self.manpower + other.manpower }
    }
}

impl std::ops::Sub for Sum {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { money: self.money - other.money, manpower: self.manpower - other.manpower }
    }
}

impl std::ops::Neg for Sum {
    type Output = Self;
    fn neg(self) -> Self {
        Self { money: -self.money, manpower: -self.manpower }
    }
}

impl std::iter::Sum for Sum {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::default(), |all, one| all + one)
    }
}

/// A morale in halves, so that 3.5 is exact (22.3 j).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Morale(u8);

impl Morale {
    /// A morale of `halves` halves.
    #[must_use]
    pub const fn from_halves(halves: u8) -> Self {
        Self(halves)
    }

    /// The morale in halves.
    #[must_use]
    pub const fn halves(self) -> u8 {
        self.0
    }
}

impl std::fmt::Display for Morale {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" })
    }
}

/// The face of one six-sided die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

impl Die {
    /// Every face.
    pub const FACES: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The face showing `pips`, 1 to 6.
    #[must_use]
    pub const fn new(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 6 { Some(Self(pips)) } else { None }
    }

    /// The pips on the face.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl Wire for Die {
    fn to_wire(&self) -> Value {
        self.0.to_wire()
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        Die::new(u8::from_wire(value)?).ok_or_else(|| Wrong::kind("a face of a die, 1 to 6", value))
    }
}

serde_by_wire!(Die);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_stop_at_the_end_of_the_books() {
        assert_eq!(Money::new(i32::MAX), Money::new(MOST));
        assert_eq!(Money::new(MOST) + Money::new(MOST), Money::new(MOST));
        assert_eq!(Money::new(-3).at_least_zero(), Money::ZERO);
        assert_eq!(Money::new(3).times(i32::MAX), Money::new(MOST));
    }

    #[test]
    fn nonsense_in_a_file_is_refused() {
        assert!(serde_json::from_str::<Money>("1000001").is_err());
        assert!(serde_json::from_str::<Money>("1.5").is_err());
        assert!(serde_json::from_str::<Die>("0").is_err());
        assert!(serde_json::from_str::<Die>("7").is_err());
        assert!(serde_json::from_str::<Sum>("{\"money\":\"9\"}").is_err());
    }

    #[test]
    fn halves_are_written_with_a_point() {
        assert_eq!(Morale::from_halves(7).to_string(), "3.5");
        assert_eq!(Morale::from_halves(8).to_string(), "4");
    }
}

//! The business of the Economic phase: what is bought and on order, and the columns of economic manipulation.

use super::date::GameDate;
use super::wire::saved;
use super::words::{by_member, closed_list};

closed_list! {
    /// What arrives some months after it was bought.
    pub enum Recruit {
        Infantry = "infantry", "Infantry";
        Militia = "militia", "Militia";
        Cavalry = "cavalry", "Cavalry";
        Ship = "ship", "Ships";
    }
}

by_member! {
    /// A value for each kind of recruit.
    pub struct ByRecruit<T> by Recruit [4]
}

saved! {
    /// Recruits paid for and on their way.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Order {
        /// What comes.
        pub what: Recruit,
        /// How many factors or ships.
        pub count: u16,
        /// The month in whose Reinforcement phase they may be placed.
        pub due: GameDate,
    }
}

closed_list! {
    /// The seven columns of economic manipulation, as printed from left to right (22.8 b).
    pub enum Column {
        First = "column-1", "First column";
        Second = "column-2", "Second column";
        Third = "column-3", "Third column";
        Fourth = "column-4", "Fourth column (no manipulation)";
        Fifth = "column-5", "Fifth column";
        Sixth = "column-6", "Sixth column";
        Seventh = "column-7", "Seventh column";
    }
}

saved! {
    /// A manipulation chosen and not yet landed (22.8 b).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Pending {
        /// The column.
        pub column: Column,
        /// The month it was chosen.
        pub chosen: GameDate,
    }
}

saved! {
    /// The standing business of the Economic phase.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Economy {
        /// The last month whose Economic phase was booked.
        pub booked: Option<GameDate> = skip,
        /// The last month in which a manipulation was chosen.
        pub chosen: Option<GameDate> = skip,
        /// A manipulation under way.
        pub manipulation: Option<Pending> = skip,
        /// Recruits on order.
        pub orders: Vec<Order> = skip,
    }
}

saved! {
    /// What is bought in one Economic phase (22.3 m, n).
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Basket {
        /// Infantry factors.
        pub infantry: u16 = default,
        /// Militia factors.
        pub militia: u16 = default,
        /// Cavalry factors, at the price the rules name.
        pub cavalry: u16 = default,
        /// Cavalry factors at 8$ 2MP, where the ruling leaves the buyer a choice (22.3 n).
        pub cavalry_by_choice: u16 = default,
        /// Ships.
        pub ships: u16 = default,
        /// Depots.
        pub depots: u16 = default,
        /// Corps counters.
        pub corps: Vec<super::forces::CorpsId> = default,
        /// Fleet counters.
        pub fleets: Vec<super::forces::FleetId> = default,
    }
}

impl Basket {
    /// Whether nothing is bought.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

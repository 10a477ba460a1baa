//! Poland: who made it, in which condition it is, the revolt for it.

use super::date::GameDate;
use super::power::{Partitioner, Power};
use super::wire::saved;

saved! {
    /// The payment to a first creator, as it stands (22.2.1 g-i).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Subsidy {
        /// The ally of Poland whose war with the creator stops the payment; nobody, and it flows.
        pub stopped_by: Option<Power>,
        /// Whether it flowed when the last month ended: by this an Economic phase pays (22.2.1 i).
        pub flowed_last_month: bool,
    }
}

impl Subsidy {
    /// A payment that begins: paid already in the month of the creation (22.2.1 i).
    pub const BEGINS: Subsidy = Subsidy { stopped_by: None, flowed_last_month: true };
}

saved! {
    /// Who made this Poland.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Founder {
        /// The power that held Warsaw (22.2.1).
        "partitioner" Partitioner {
            power: Partitioner,
            /// Its subsidy, at the first creation only.
            subsidy: Option<Subsidy>,
        },
        /// France (22.2.2).
        "france" France,
        /// Nobody: it freed itself from the power that held Warsaw (22.2.3).
        "revolt" Revolt { against: Power },
    }
}

impl Founder {
    /// The power that created Poland; a revolt has none (22.7 d).
    #[must_use]
    pub fn power(self) -> Option<Power> {
        match self {
            Founder::Partitioner { power, .. } => Some(power.into()),
            Founder::France => Some(Power::France),
            Founder::Revolt { .. } => None,
        }
    }
}

saved! {
    /// A Poland that exists.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Commonwealth {
        /// Who made it.
        pub founder: Founder,
        /// The month it was made.
        pub created: GameDate,
        /// A Major Power by 22.6 a.
        pub major: bool = default,
        /// A Dominant Power by 22.6 b-d.
        pub dominant: bool = default,
        /// The Polish player has dissolved the army in the present occupation of Warsaw (22.7 c).
        pub army_dissolved: bool = default,
        /// A war with its creator has ended the creator's right to garrisons (22.2.1 e).
        pub garrisons_ended: bool = default,
    }
}

saved! {
    /// A revolt under way (22.2.3).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Revolt {
        /// The month it began.
        pub began: GameDate,
        /// The power that controlled Warsaw then.
        pub against: Power,
        /// The month since which the Poles have held Warsaw.
        pub warsaw_since: Option<GameDate> = default,
    }
}

saved! {
    /// Poland, in one of its three conditions.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Poland {
        /// Never created so far.
        "not-yet" NotYet { revolt: Option<Revolt> = skip },
        /// It exists.
        "active" Active(Commonwealth),
        /// It was dissolved and waits to be created again.
        "dissolved" Dissolved {
            /// By whom; nobody if it lost its last province (22.5 f).
            by: Option<Partitioner> = skip,
            since: GameDate,
            revolt: Option<Revolt> = skip,
        },
    }
}

impl Poland {
    /// The Poland that exists, if one does.
    #[must_use]
    pub fn active(&self) -> Option<&Commonwealth> {
        match self {
            Poland::Active(commonwealth) => Some(commonwealth),
            Poland::NotYet { .. } | Poland::Dissolved { .. } => None,
        }
    }

    /// Whether Poland exists.
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.active().is_some()
    }

    /// The revolt under way, if there is one.
    #[must_use]
    pub fn revolt(&self) -> Option<&Revolt> {
        match self {
            Poland::NotYet { revolt } | Poland::Dissolved { revolt, .. } => revolt.as_ref(),
            Poland::Active(_) => None,
        }
    }
}

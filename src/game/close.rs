//! The close of an Economic phase: everything the table says of it, to be committed as one act.

use crate::model::economy::{Basket, Column};
use crate::model::forces::Store;
use crate::model::quantity::Sum;
use crate::model::status_card::CardSquare;
use crate::model::wire::saved;
use crate::model::words::closed_list;

/// The most of one line of income by hand, in or out.
pub const MOST_OF_A_LINE: i32 = 999;

saved! {
    /// Income that the Polish rules do not give: trade, a loan, tribute.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct NamedIncome {
        /// What it is.
        pub name: String,
        /// How much; below nothing for a payment.
        pub sum: Sum,
    }
}

saved! {
    /// What Great Britain spends to cut Poland's victory points.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct BritishCut {
        /// The victory points Great Britain has just gained.
        pub gained: u16,
        /// How many of Poland's it cuts, a third of them at most.
        pub cut: u16,
    }
}

saved! {
    /// Militia factors that become infantry.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Conversion {
        /// Where they are.
        pub from: Store,
        /// How many.
        pub militia: u16,
    }
}

saved! {
    /// The whole of an Economic phase, in the base game's order.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Close {
        /// What Poland's square says, where the table reads it now; nothing, and the campaign's card is asked.
        pub card: Option<CardSquare> = skip,
        /// What Great Britain cuts, while it is at war with Poland.
        pub british_cut: Option<BritishCut> = skip,
        /// The economic-loss die, where it is due: whether it failed (22.3 s).
        pub loss: Option<bool> = skip,
        /// Trade, tribute and other income by hand.
        pub other: Vec<NamedIncome> = skip,
        /// Loans taken, and below nothing those given or paid back.
        pub loans: Vec<NamedIncome> = skip,
        /// Militia made infantry, where the group plays so.
        pub converted: Vec<Conversion> = skip,
        /// What is bought.
        pub basket: Basket = default,
        /// The manipulation chosen for the next Economic phase.
        pub column: Option<Column> = skip,
    }
}

closed_list! {
    /// A step of the close, in the base game's order.
    pub enum StepKind {
        VictoryPoints = "victory-points", "Victory points of the display";
        BritishCut = "british-cut", "Great Britain's cut";
        LossDie = "loss-die", "Economic-loss die";
        Income = "income", "Money and manpower";
        Subsidy = "subsidy", "Subsidy";
        OtherIncome = "other-income", "Trade and other income";
        Loans = "loans", "Loans";
        Upkeep = "upkeep", "Upkeep";
        ManipulationLands = "manipulation-lands", "The manipulation lands";
        Conversion = "conversion", "Militia made infantry";
        Purchases = "purchases", "Purchases";
        NextManipulation = "next-manipulation", "The next manipulation";
        Marker = "marker", "The marker moves";
    }
}

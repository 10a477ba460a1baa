//! The Treasury screen: what comes in, what it is spent on, and what can be bought for it.

pub mod ahead;
mod books;
pub mod card;
mod graph;
mod ledger;
mod outlook;
mod planner;
mod quarter;
mod shop;
#[cfg(test)]
mod tests;
mod till;

pub use books::{
    ChangeRow, ColumnRow, IncomeRow, IncomeView, Manipulations, SubsidyView, UpkeepRow, UpkeepView, income,
    manipulations, subsidy, upkeep,
};
pub use graph::graphs;
pub use ledger::{LedgerKind, LedgerRow, LedgerView, LedgerYear, account_name, csv, csv_name, ledger};
pub use planner::{GoalRow, KeepRow, NamedCorps, PlanView, goals, keeps, named_corps, plan, toggle};
pub use quarter::{Draft as CloseDraft, QuarterView, StepRow, filled, is_due, quarter};
pub use shop::{CounterId, CounterRow, Item, ItemRow, OtherBand, counter_row, counters, item_row, item_sum};
pub use till::{Till, till};

use crate::engine::campaign::Campaign;
use crate::model::clause::Clause;
use crate::model::poland::Poland;
use crate::view::page::{Head, Notice};
use crate::view::words::sum;

/// The head of the screen.
#[must_use]
pub fn head(campaign: &Campaign) -> Head {
    let game = campaign.game();
    let purse = sum(game.purse);
    let vacant = |title: &str, text: String, cite: Clause| {
        Some(Notice { warns: false, title: title.into(), text: text.into(), cite: Some(cite) })
    };
    let notice = match &game.poland {
        Poland::Active(_) => None,
        Poland::NotYet { revolt: Some(_) } => vacant(
            "The revolt has no treasury",
            "Money and manpower come when it succeeds. The prices below wait for that.".into(),
            Clause::S22_2_3d,
        ),
        Poland::NotYet { .. } => vacant(
            "No treasury yet",
            "Poland has no land, and buys and sells nothing. The prices below wait for its creation.".into(),
            Clause::S22_2i,
        ),
        Poland::Dissolved { .. } => vacant(
            "Saved for the next Poland",
            format!("{purse} stand noted until Poland is created again."),
            Clause::S22_7f,
        ),
    };
    let line = match &game.poland {
        Poland::Active(_) => format!("{purse} in hand"),
        Poland::Dissolved { .. } => format!("{purse} put by"),
        Poland::NotYet { .. } => "Nothing in hand".to_owned(),
    };
    Head { title: "Treasury".into(), line: line.into(), tools: Vec::new(), notice }
}

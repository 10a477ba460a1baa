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
pub use graph::{Graph, GraphLabel, GraphLevel, GraphTick, graphs};
pub use ledger::{LedgerKind, LedgerRow, LedgerView, LedgerYear, account_name, csv, csv_name, ledger};
pub use planner::{GoalRow, KeepRow, NamedCorps, PlanView, goals, keeps, named_corps, plan, toggle};
pub use quarter::{Draft as CloseDraft, QuarterView, StepRow, filled, is_due, quarter};
pub use shop::{CounterId, CounterRow, Item, ItemRow, OtherBand, counter_row, counters, item_row, item_sum};
pub use till::{Till, till};

use crate::engine::campaign::Campaign;
use crate::model::clause::Clause;
use crate::model::game::Poland;
use crate::view::forces::{Head, Vacant};
use crate::view::words::sum;

/// Draws the head up.
#[must_use]
pub fn head(campaign: &Campaign) -> Head {
    let game = campaign.game();
    let purse = sum(game.purse);
    let vacant = match &game.poland {
        Poland::Active(_) => None,
        Poland::NotYet { revolt: Some(_) } => Some(Vacant {
            title: "The revolt has no treasury",
            text: "Money and manpower come when it succeeds. The prices below wait for that.".into(),
            cite: Clause::S22_2_3d.number(),
        }),
        Poland::NotYet { .. } => Some(Vacant {
            title: "No treasury yet",
            text: "Poland has no land, and buys and sells nothing. The prices below wait for its creation."
                .into(),
            cite: Clause::S22_2i.number(),
        }),
        Poland::Dissolved { .. } => Some(Vacant {
            title: "Saved for the next Poland",
            text: format!("{purse} stand noted until Poland is created again."),
            cite: Clause::S22_7f.number(),
        }),
    };
    let line = match (&vacant, &game.poland) {
        (None, _) => format!("{purse} in hand"),
        (Some(_), Poland::Dissolved { .. }) => format!("{purse} put by"),
        (Some(_), _) => "Nothing in hand".to_owned(),
    };
    Head { line, vacant }
}

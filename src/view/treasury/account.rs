//! The accounts of the ledger: their names, balances and changes, and which ledger is looked at.

use crate::engine::ledger::Account;
use crate::view::page::Action;
use crate::view::words::figures::{number, signed};

/// What the ledger shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LedgerKind {
    /// A tracked value.
    Of(Account),
    /// What the rules gave other powers.
    Others,
}

impl LedgerKind {
    /// Every kind, in the order of the filters.
    pub const ALL: [LedgerKind; 5] = [
        LedgerKind::Of(Account::Money),
        LedgerKind::Of(Account::Manpower),
        LedgerKind::Of(Account::Marker),
        LedgerKind::Of(Account::Victory),
        LedgerKind::Others,
    ];

    /// Its name on the filter.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LedgerKind::Of(account) => account_name(account),
            LedgerKind::Others => "Other powers",
        }
    }

    /// Looks at it.
    #[must_use]
    pub fn choose(self) -> Action {
        Action::Answer(KIND.into(), self.name().to_owned())
    }
}

/// Under which the page keeps what is looked at.
pub(super) const KIND: &str = "ledger";

/// The name of an account.
#[must_use]
pub const fn account_name(account: Account) -> &'static str {
    match account {
        Account::Money => "Money",
        Account::Manpower => "Manpower",
        Account::Marker => "Marker",
        Account::Victory => "Victory points",
    }
}

/// A balance: `26 $`; the marker stands on a square, which has no unit.
pub(super) fn balance(account: Account, count: i32) -> String {
    match account {
        Account::Money => format!("{} $", number(count)),
        Account::Manpower => format!("{} MP", number(count)),
        Account::Marker => number(count),
        Account::Victory => format!("{} VP", number(count)),
    }
}

/// A change: `+3 $`, `−2 PP`.
pub(super) fn change(account: Account, count: i32) -> String {
    let unit = match account {
        Account::Money => "$",
        Account::Manpower => "MP",
        Account::Marker => "PP",
        Account::Victory => "VP",
    };
    format!("{} {unit}", signed(count))
}

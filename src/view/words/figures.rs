//! Amounts as they are written: `9 $ · 3 MP`, a true minus, zero terms left out where a sum has two.

use crate::model::quantity::{Manpower, Money, Sum};
use crate::model::why::Amount;

/// A whole number with a true minus sign.
#[must_use]
pub fn number(count: i32) -> String {
    if count < 0 { format!("−{}", count.unsigned_abs()) } else { count.to_string() }
}

/// A change: `+3`, `−2`, `0`.
#[must_use]
pub fn signed(count: i32) -> String {
    if count > 0 { format!("+{count}") } else { number(count) }
}

/// Money: `9 $`.
#[must_use]
pub fn money(money: Money) -> String {
    format!("{} $", number(money.count()))
}

/// Manpower: `3 MP`.
#[must_use]
pub fn manpower(manpower: Manpower) -> String {
    format!("{} MP", number(manpower.count()))
}

/// Money and manpower: `9 $ · 3 MP`; a part that is nothing is left out, unless both are.
#[must_use]
pub fn sum(sum: Sum) -> String {
    match (sum.money.count(), sum.manpower.count()) {
        (0, 0) => "0 $".to_owned(),
        (_, 0) => money(sum.money),
        (0, _) => manpower(sum.manpower),
        _ => format!("{} · {}", money(sum.money), manpower(sum.manpower)),
    }
}

/// A change of money and manpower: `+9 $ · +3 MP`.
#[must_use]
pub fn signed_sum(change: Sum) -> String {
    let money = format!("{} $", signed(change.money.count()));
    let manpower = format!("{} MP", signed(change.manpower.count()));
    match (change.money.count(), change.manpower.count()) {
        (_, 0) => money,
        (0, _) => manpower,
        _ => format!("{money} · {manpower}"),
    }
}

/// An amount in a derivation.
#[must_use]
pub fn amount(amount: Amount) -> String {
    match amount {
        Amount::Sum(value) => sum(value),
        Amount::Number(value) => number(value),
        Amount::Times(value) => format!("× {value}"),
        Amount::Morale(value) => value.to_string(),
    }
}

/// `1 factor`, `3 factors`.
#[must_use]
pub fn counted(count: i64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minus_is_a_minus() {
        assert_eq!(number(-3), "−3");
        assert_eq!(signed(0), "0");
        assert_eq!(sum(Sum::new(-9, 3)), "−9 $ · 3 MP");
        assert_eq!(sum(Sum::new(0, 0)), "0 $");
        assert_eq!(signed_sum(Sum::new(-9, 3)), "−9 $ · +3 MP");
        assert_eq!(counted(1, "factor", "factors"), "1 factor");
    }
}

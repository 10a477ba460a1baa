//! What other powers were given, to be marked on the board.

use crate::engine::campaign::Campaign;
use crate::engine::ledger::{Given, Share, of_others};
use crate::model::power::Power;
use crate::view::words::figures::signed;

use super::{LedgerRow, LedgerView, LedgerYear, note};

/// Points and money that powers were given so far.
#[derive(Default)]
pub(super) struct Sums(Vec<(Power, i32, i32)>);

impl Sums {
    /// Adds what a power was given; all of that sort it was given so far.
    pub fn add(&mut self, given: &Given) -> i32 {
        let at = self.0.iter().position(|(power, ..)| *power == given.power);
        let mut sum = at.map_or((given.power, 0, 0), |at| self.0.remove(at));
        let so_far = match given.share {
            Share::Points(points) => {
                sum.1 += points.count();
                sum.1
            }
            Share::Money(money) => {
                sum.2 += money.count();
                sum.2
            }
        };
        self.0.push(sum);
        self.0.sort_by_key(|(power, ..)| *power);
        so_far
    }

    /// Each power and its sums: `+4 PP, +21 $`.
    fn told(&self) -> Vec<(&'static str, String)> {
        let words = |points: i32, money: i32| match (points, money) {
            (_, 0) => format!("{} PP", signed(points)),
            (0, _) => format!("{} $", signed(money)),
            _ => format!("{} PP, {} $", signed(points), signed(money)),
        };
        self.0.iter().map(|(power, points, money)| (power.name(), words(*points, *money))).collect()
    }
}

/// How much: the number and its unit.
pub(super) fn amount(share: Share) -> (i32, &'static str) {
    match share {
        Share::Points(points) => (points.count(), "PP"),
        Share::Money(money) => (money.count(), "$"),
    }
}

/// The ledger of the other powers: the years in which something was given.
pub(super) fn ledger(campaign: &Campaign) -> LedgerView {
    let all = of_others(campaign);
    let mut so_far = Sums::default();
    let mut years: Vec<(u16, Sums, Vec<LedgerRow>)> = Vec::new();
    for given in &all {
        let balance = so_far.add(given);
        let year = given.date.year();
        if years.last().map(|(last, ..)| *last) != Some(year) {
            years.push((year, Sums::default(), Vec::new()));
        }
        if let Some((_, sums, rows)) = years.last_mut() {
            sums.add(given);
            rows.insert(0, row(campaign, given, balance));
        }
    }
    let told = |(year, sums, rows): (u16, Sums, Vec<LedgerRow>)| {
        let each: Vec<String> = sums.told().into_iter().map(|(name, sum)| format!("{name} {sum}")).collect();
        LedgerYear {
            year: year.to_string(),
            gained: each.join("; "),
            lost: String::new(),
            closing: String::new(),
            rows,
        }
    };
    LedgerView {
        opening: None,
        closing: String::new(),
        powers: so_far.told(),
        years: years.into_iter().rev().map(told).collect(),
        empty: all.is_empty().then_some("Nothing was given to another power, or taken from one."),
    }
}

fn row(campaign: &Campaign, given: &Given, balance: i32) -> LedgerRow {
    let (count, unit) = amount(given.share);
    LedgerRow {
        entry: given.entry,
        date: given.date.to_string(),
        power: Some(given.power.name()),
        cause: given.cause.name().into(),
        cite: given.clause.number(),
        moved: format!("{} {unit}", signed(count)),
        falls: count < 0,
        balance: format!("{} {unit}", signed(balance)),
        note: note(campaign, given.entry, 0),
    }
}

//! What other powers were given, to be marked on the board.

use crate::engine::campaign::Campaign;
use crate::engine::ledger::{Given, Share, of_others};
use crate::model::order::sort_by_key;
use crate::model::power::Power;
use crate::view::page::{Block, Figure, Look, PageState, Row, Span, Text};
use crate::view::words::figures::signed;

use super::{Entry, entry_row, lies_open, note, table};

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
        sort_by_key(&mut self.0, |(power, ..)| *power);
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

/// The ledger of the other powers: what each was given in all, and the years in which something was given.
pub(super) fn blocks(campaign: &Campaign, state: &PageState) -> Vec<Block> {
    let all = of_others(campaign);
    let mut so_far = Sums::default();
    let mut years: Vec<(u16, Sums, Vec<Entry>)> = Vec::new();
    for given in &all {
        let balance = so_far.add(given);
        let year = given.date.year();
        if years.last().map(|(last, ..)| *last) != Some(year) {
            years.push((year, Sums::default(), Vec::new()));
        }
        if let Some((_, sums, rows)) = years.last_mut() {
            sums.add(given);
            rows.insert(0, line(campaign, given, balance));
        }
    }
    let lead = "What the rules gave each power, to be marked on the board. The newest year first.";
    let power = |(name, all): (&'static str, String)| {
        Row::new(name, name).look(Look::Account).figure(Figure::new("", all, None))
    };
    let told = |(at, (year, sums, lines)): (usize, (u16, Sums, Vec<Entry>))| {
        let each: Vec<String> = sums.told().into_iter().map(|(name, sum)| format!("{name} {sum}")).collect();
        Row::new(year.to_string(), year.to_string()).look(Look::Line).text(each.join("; ")).opens(
            lies_open(state, year, at == 0),
            false,
            || table("In all", lines.into_iter()),
        )
    };
    let nothing = "Nothing was given to another power, or taken from one.";
    let empty = all.is_empty().then(|| Block::Text(nothing.into(), None));
    let powers = Block::rows(so_far.told().into_iter().map(power).collect());
    let years = Block::rows(years.into_iter().rev().enumerate().map(told).collect());
    let lead = Block::Text(lead.into(), None);
    [Some(lead), powers, empty, years].into_iter().flatten().collect()
}

fn line(campaign: &Campaign, given: &Given, balance: i32) -> Entry {
    let (count, unit) = amount(given.share);
    let moved = (format!("{} {unit}", signed(count)), count < 0);
    let cause = Text::from(Span::Strong(format!("{}: ", given.power.name()))).plain(given.cause.name());
    let note = note(campaign, given.entry, 0);
    let after = format!("{} {unit}", signed(balance));
    let row = entry_row(given.entry, cause, note, given.clause, moved, after);
    Entry { month: given.date.to_string(), row }
}

//! One account from the start: its bookings, its years, its month-ends.

use crate::engine::campaign::Campaign;
use crate::model::date::GameDate;

use super::{Account, Posting, opening, postings};

/// An account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The value it is of.
    pub account: Account,
    /// The month it begins with.
    pub from: GameDate,
    /// The month it runs to: the present one.
    pub to: GameDate,
    /// The value it began with.
    pub opening: i32,
    /// Its bookings, oldest first.
    pub postings: Vec<Posting>,
}

/// What moved in a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Year {
    /// The year.
    pub year: u16,
    /// All that was gained.
    pub gained: i32,
    /// All that was lost, below nothing.
    pub lost: i32,
    /// The value at its end, or now.
    pub closing: i32,
}

/// Draws an account up.
#[must_use]
pub fn statement(campaign: &Campaign, account: Account) -> Statement {
    let game = campaign.game();
    let mut postings = postings(campaign);
    postings.retain(|posting| posting.account == account);
    Statement {
        account,
        from: campaign.journal().from(),
        to: game.date,
        opening: opening(campaign, account),
        postings,
    }
}

impl Statement {
    /// The value now.
    #[must_use]
    pub fn closing(&self) -> i32 {
        self.postings.last().map_or(self.opening, |last| last.balance)
    }

    /// The value at the end of a month.
    fn at(&self, month: GameDate) -> i32 {
        let until = self.postings.iter().rev().find(|posting| posting.date <= month);
        until.map_or(self.opening, |posting| posting.balance)
    }

    /// Every year from the first to the present one.
    #[must_use]
    pub fn years(&self) -> Vec<Year> {
        let mut years = Vec::new();
        for year in self.from.year()..=self.to.year() {
            let of_year = self.postings.iter().filter(|posting| posting.date.year() == year);
            let (mut gained, mut lost) = (0, 0);
            for posting in of_year {
                gained += posting.moved.max(0);
                lost += posting.moved.min(0);
            }
            let last = GameDate::new(year, 12).unwrap_or(self.to);
            years.push(Year { year, gained, lost, closing: self.at(last) });
        }
        years
    }

    /// The value at the end of every month, the present one as it stands.
    #[must_use]
    pub fn months(&self) -> Vec<(GameDate, i32)> {
        let mut months = Vec::new();
        let mut month = self.from;
        loop {
            months.push((month, self.at(month)));
            if month >= self.to {
                return months;
            }
            month = month.next();
        }
    }
}

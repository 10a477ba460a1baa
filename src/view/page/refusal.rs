//! Refusals as words of a row.

use super::{Row, Text};
use crate::game::refusal::Unmet;
use crate::view::words::need::need_and_date;

/// Every unmet condition; those that the calendar ends stand last, the longest-lasting at the very end.
#[must_use]
pub fn longest_last(unmet: &[Unmet]) -> Vec<&Unmet> {
    let mut sorted: Vec<&Unmet> = unmet.iter().collect();
    sorted.sort_by_key(|one| one.from);
    sorted
}

/// Every reason as one text, and the month from which the act is free if the calendar alone brings it.
#[must_use]
pub fn why_not(unmet: &[Unmet]) -> Text {
    let calendar_alone = unmet.iter().all(|one| one.from.is_some());
    let mut texts = Vec::new();
    let mut last = None;
    for (text, date) in longest_last(unmet).into_iter().map(need_and_date) {
        match &date {
            Some(date) if !calendar_alone => {
                texts.push(format!("{}, from {date}.", text.trim_end_matches('.')))
            }
            _ => texts.push(text),
        }
        last = date;
    }
    match last.filter(|_| calendar_alone) {
        Some(date) => Text::from(format!("{} From", texts.join(" "))).date(Some(format!("{date}."))),
        None => texts.join(" ").into(),
    }
}

impl Row {
    /// The same, refused: the row steps back and says why, with the clause that holds longest.
    #[must_use]
    pub fn refused(mut self, unmet: &[Unmet]) -> Self {
        self.faint = true;
        self.cite = longest_last(unmet).last().map(|one| one.clause);
        self.text(why_not(unmet))
    }
}

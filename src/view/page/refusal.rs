//! Refusals as words of a row.

use super::{Deed, Row, Text};
use crate::game::act::Act;
use crate::game::refusal::Unmet;
use crate::view::words::need::{longest_last, need};

/// Every reason as one text, and the month from which the act is free if the calendar alone brings it.
#[must_use]
pub fn why_not(unmet: &[Unmet]) -> Text {
    let calendar_alone = unmet.iter().all(|one| one.from.is_some());
    let told = |one: &&Unmet| match one.from {
        Some(from) if !calendar_alone => format!("{}, from {from}.", need(one).trim_end_matches('.')),
        _ => need(one),
    };
    let sorted = longest_last(unmet);
    let words = sorted.iter().map(told).collect::<Vec<_>>().join(" ");
    match sorted.last().and_then(|one| one.from).filter(|_| calendar_alone) {
        Some(from) => Text::from(format!("{words} From")).date(Some(format!("{from}."))),
        None => words.into(),
    }
}

/// Every reason as a sentence with its clause and, where the calendar ends it, the month.
#[must_use]
pub fn facts(unmet: &[Unmet]) -> Vec<Row> {
    let fact = |one: &Unmet| {
        let text = Text::from(need(one)).date(one.from.map(|from| format!("From {from}.")));
        Row::fact(need(one), text, one.clause)
    };
    longest_last(unmet).into_iter().map(fact).collect()
}

impl Row {
    /// The same, refused: the row steps back and says why, with the clause that holds longest.
    #[must_use]
    pub fn refused(mut self, unmet: &[Unmet]) -> Self {
        self.faint = true;
        self.cite = longest_last(unmet).last().map(|one| one.clause);
        self.text(why_not(unmet))
    }

    /// An act that was judged: open with the button that chooses it, or refused with the way to its sheet.
    #[must_use]
    pub fn of_act(title: impl Into<String>, act: impl Into<Act>, unmet: &[Unmet]) -> Self {
        let title = title.into();
        let row = Self::new(title.clone(), title.clone());
        if unmet.is_empty() {
            row.deeds(vec![Deed::open("Choose", act).of(&title)])
        } else {
            row.refused(unmet).deeds(vec![Deed::why_not(act)])
        }
    }
}

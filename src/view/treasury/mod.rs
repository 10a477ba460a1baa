//! The Treasury screen: what comes in, what it is spent on, and what can be bought for it.

mod account;
mod ahead;
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

pub use account::account_name;
pub use ledger::{csv, csv_name};
pub use quarter::{Draft as CloseDraft, answered, filled, is_due};
pub use shop::{CounterId, put_in_basket};

use crate::engine::campaign::Campaign;
use crate::model::clause::Clause;
use crate::model::economy::Basket;
use crate::model::poland::Poland;
use crate::view::explain::books as headlines;
use crate::view::forces::orders_card;
use crate::view::form::{Answer, Ask, Asked, Kind};
use crate::view::page::{Figure, Head, Look, Notice, Page, PageState, Row, Span, Tabs, Text};
use crate::view::words::sum;

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The close of the quarter.
    Quarter,
    /// The price list and the basket.
    Buy,
    /// The quarters to come.
    Ahead,
    /// What comes in and goes out, by its clauses.
    Books,
    /// Every change of the books, with its cause.
    Ledger,
}

impl Tab {
    /// Every part, in order.
    pub const ALL: [Tab; 5] = [Tab::Quarter, Tab::Buy, Tab::Ahead, Tab::Books, Tab::Ledger];

    /// Its id, and its name on the tabs.
    const fn named(self) -> (&'static str, &'static str) {
        match self {
            Tab::Quarter => ("quarter", "Quarter"),
            Tab::Buy => ("buy", "Buy"),
            Tab::Ahead => ("ahead", "Ahead"),
            Tab::Books => ("books", "Books"),
            Tab::Ledger => ("ledger", "Ledger"),
        }
    }

    /// The part with an id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tab| tab.named().0 == id)
    }
}

/// The screen at one of its parts, with the close as it is filled in so far and what is in the basket.
#[must_use]
pub fn page(
    campaign: &Campaign,
    tab: Tab,
    draft: Option<&CloseDraft>,
    basket: &Basket,
    state: &PageState,
) -> Page {
    let cards = match tab {
        Tab::Quarter => vec![quarter::card(campaign, draft, basket, state)],
        Tab::Buy => {
            let planner = planner::card(campaign, basket, state);
            let shop = shop::cards(campaign, basket);
            planner.into_iter().chain(shop).chain(orders_card(campaign)).collect()
        }
        Tab::Ahead => ahead::cards(campaign, ahead::filling(campaign, draft, basket), state),
        Tab::Books => books::cards(campaign, state),
        Tab::Ledger => ledger::cards(campaign, state),
    };
    let tabs =
        Tabs { label: "Pages of the treasury", all: Tab::ALL.map(Tab::named).into(), open: tab.named().0 };
    Page { head: Head { tabs: Some(tabs), ..head(campaign) }, cards }
}

/// The head of the screen.
fn head(campaign: &Campaign) -> Head {
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
    let figures = headlines(campaign).into_iter().map(Figure::from).collect();
    Head { title: "Treasury".into(), line: line.into(), notice, figures, ..Head::default() }
}

/// A question with its answer.
fn question(key: &str, label: &str, kind: Kind, value: String) -> Asked {
    let ask = Ask { key: key.to_owned(), label: label.to_owned(), hint: None, kind, first: false };
    (ask, Answer { value, fault: None })
}

/// A number to be stepped.
fn stepped(key: &str, label: &str, (least, most): (i32, i32), value: i32) -> Asked {
    question(key, label, Kind::Steps { least, most }, value.to_string())
}

/// Yes or no.
fn switch(key: &str, label: &str, hint: String, on: bool) -> Asked {
    let (mut ask, answer) = question(key, label, Kind::Toggle, if on { "yes" } else { "no" }.to_owned());
    ask.hint = Some(hint);
    (ask, answer)
}

/// The names over rows of figures.
fn line_heads(first: &str, [second, third, last]: [&str; 3]) -> Row {
    let name = Text::from(Span::Unseen(first.to_owned()));
    let row = Row { aside: second.into(), ..Row::new("heads", name) };
    row.look(Look::Line).text(third).figure(Figure::new("", last, None))
}

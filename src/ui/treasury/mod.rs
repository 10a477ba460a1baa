//! The Treasury screen, in pages: the quarter's close, purchases, the quarters ahead, the books and the ledger.

mod ahead;
mod books;
mod card;
mod graph;
mod ledger;
mod planner;
mod quarter;
mod shop;

pub(crate) use card::card_sheet;

use leptos::prelude::*;

use crate::ui::page::{cards_of, head_of};
use crate::ui::parts::{cite_of, figure, tabs};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::{Laid, Session};
use crate::ui::turn::foot;
use crate::view::explain::{Head as HeadFigure, Line, books};
use crate::view::forces::orders_card;
use crate::view::page;
use crate::view::treasury::head;

/// A page of the treasury.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
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

impl Page {
    const ALL: [Page; 5] = [Page::Quarter, Page::Buy, Page::Ahead, Page::Books, Page::Ledger];

    const fn id(self) -> &'static str {
        match self {
            Page::Quarter => "quarter",
            Page::Buy => "buy",
            Page::Ahead => "ahead",
            Page::Books => "books",
            Page::Ledger => "ledger",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Page::Quarter => "Quarter",
            Page::Buy => "Buy",
            Page::Ahead => "Ahead",
            Page::Books => "Books",
            Page::Ledger => "Ledger",
        }
    }
}

/// The Treasury screen.
pub fn screen() -> AnyView {
    let session = Session::here();
    let page = session.treasury_page;
    let assumed = ahead::Assumed::nothing();
    let pages = Page::ALL.iter().map(|page| (page.id(), page.name())).collect();
    let turn_to = move |id: &'static str| {
        if let Some(to) = Page::ALL.iter().find(|page| page.id() == id) {
            page.set(*to);
        }
    };
    let (planning, looked) = (planner::Planning::new(), ledger::Looked::new());
    Effect::new(move |_| {
        session.basket.track();
        session.keep_basket();
    });
    let body = live(move || {
        let parts = match page.get() {
            Page::Quarter => vec![quarter::quarter_card()],
            Page::Buy => vec![planner::planner_card(planning), shop::shop_card(), cards_of(orders)],
            Page::Ahead => vec![ahead::page(assumed)],
            Page::Books => vec![
                books::income_card(),
                books::upkeep_card(),
                books::subsidy_card(),
                books::manipulation_card(),
            ],
            Page::Ledger => ledger::ledger_page(looked),
        };
        let labelled = ["tab-", page.get_untracked().id()].concat();
        el("div", "tab-page").attr("role", "tabpanel").attr("aria-labelledby", labelled).children(parts)
    });
    vec![
        head_of(head),
        figures(),
        tabs("Pages of the treasury", pages, move || page.get().id(), turn_to).node(),
        body,
        foot(),
    ]
    .node()
}

/// What is on order.
fn orders(session: Session, _: &page::PageState) -> Option<page::Page> {
    let cards = session.ask(orders_card)?.into_iter().collect();
    Some(page::Page { cards, ..page::Page::default() })
}

/// The figures of the books; each opens its derivation.
fn figures() -> AnyView {
    let session = Session::here();
    let one = move |HeadFigure { label, value, unit, opens }: HeadFigure| {
        figure(label, value, &unit, move || session.open_why(label, opens))
    };
    let figures = live(move || {
        let heads = session.ask(books).unwrap_or_default();
        heads.into_iter().map(one).collect::<Vec<El>>()
    });
    el("dl", "heads").child(figures).node()
}

/// A figure that opens its derivation.
fn value(line: Line, unseen: Option<El>) -> El {
    let session = Session::here();
    let value = line.value.clone();
    el("button", "account-value")
        .attr("type", "button")
        .child(unseen)
        .child(value)
        .press(move || session.laid.set(Some(Laid::Why(line.label.clone(), line.clone()))))
}

/// A figure on a line of its own, with what it is.
fn account(class: &str, line: Line) -> El {
    el("div", class)
        .child(el("span", "account-label").child(line.label.as_str()))
        .child(cite_of(&line))
        .child(value(line, None))
}

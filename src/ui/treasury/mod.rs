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

use crate::ui::page::foot;
use crate::ui::page::{cards_of, head_of};
use crate::ui::parts::{cite_of, figure, tabs};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::screens::TreasuryPage;
use crate::ui::session::{Laid, Session};
use crate::view::explain::{Head as HeadFigure, Line, books};
use crate::view::forces::orders_card;
use crate::view::page;
use crate::view::treasury::head;

/// The Treasury screen.
pub fn screen() -> AnyView {
    let session = Session::here();
    let page = session.treasury_page;
    let assumed = ahead::Assumed::nothing();
    let pages = TreasuryPage::ALL.iter().map(|page| (page.id(), page.name())).collect();
    let turn_to = move |id: &'static str| {
        if let Some(to) = TreasuryPage::ALL.iter().find(|page| page.id() == id) {
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
            TreasuryPage::Quarter => vec![quarter::quarter_card()],
            TreasuryPage::Buy => vec![planner::planner_card(planning), shop::shop_card(), cards_of(orders)],
            TreasuryPage::Ahead => vec![ahead::page(assumed)],
            TreasuryPage::Books => vec![
                books::income_card(),
                books::upkeep_card(),
                books::subsidy_card(),
                books::manipulation_card(),
            ],
            TreasuryPage::Ledger => ledger::ledger_page(looked),
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

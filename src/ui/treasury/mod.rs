//! The Treasury screen: what comes in, what can be bought for it, and what the Economic phase asks.

mod books;
mod next;
mod shop;

use leptos::prelude::*;

use crate::ui::forces::{head_of, orders_card};
use crate::ui::parts::{cite_of, figure};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::{Laid, Session};
use crate::ui::turn::foot;
use crate::view::explain::{Head as HeadFigure, Line, books};
use crate::view::treasury::head;

/// The Treasury screen.
pub fn screen() -> AnyView {
    vec![
        head_of("Treasury", head),
        figures(),
        next::next_card(),
        shop::shop_card(),
        books::income_card(),
        books::upkeep_card(),
        books::subsidy_card(),
        books::manipulation_card(),
        orders_card(),
        foot(),
    ]
    .node()
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

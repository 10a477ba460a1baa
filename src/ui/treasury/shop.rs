//! The calculator: a stepper for everything on the price list, the running total, and one button to buy.

use leptos::prelude::*;

use super::{account, value};
use crate::engine::campaign::Campaign;
use crate::model::economy::Basket;
use crate::ui::parts::{
    Glyph, Kind, button, card, cite, fact, icon, icon_button, refusable, stepper, toggle,
};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::{Laid, Session};
use crate::view::treasury::{
    CounterId, CounterRow, Item, ItemRow, OtherBand, Till, counter_row, counters, item_row, item_sum, till,
};

/// What `of` makes of campaign and basket together.
fn ask<T>(session: Session, of: impl FnOnce(&Campaign, &Basket) -> T) -> Option<T> {
    session.basket.with(|basket| session.ask(|campaign| of(campaign, basket)))
}

/// The calculator; without a Poland, the price list to read. What is chosen does not draw it anew.
pub(super) fn shop_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let (buying, ids) =
            session.ask(|campaign| (campaign.game().poland.is_active(), counters(campaign)))?;
        let wares = Item::ALL.into_iter().filter_map(|item| ware(item, buying));
        let shop = card(if buying { "Purchases" } else { "Price list" }, false)
            .child(el("div", "wares").children(wares))
            .child(
                el("div", "wares-counters").children(ids.into_iter().filter_map(|id| counter(id, buying))),
            );
        Some(if buying { shop.child(lacks()).child(till_bar()) } else { shop })
    })
}

/// A ware that is counted.
fn ware(item: Item, buying: bool) -> Option<El> {
    let session = Session::here();
    let ItemRow { name, price, cite: number, condition, arrives, most, others } =
        untrack(|| ask(session, |campaign, basket| item_row(campaign, basket, item)))??;
    let count = move || session.basket.with(|basket| i32::from(item.count(basket)));
    let sum = live(move || {
        let sum = ask(session, |campaign, basket| item_sum(campaign, basket, item))??;
        Some(el("b", "ware-sum").child([" = ", &sum].concat()))
    });
    let notes: Vec<String> = condition.into_iter().chain(arrives).collect();
    let text = el("div", "ware-text")
        .child(el("p", "ware-name").child(el("b", "").child(name)).child(cite(number)))
        .child(el("p", "ware-price").child(price).child(sum))
        .child((!notes.is_empty()).then(|| el("p", "ware-note").child(notes.join("; "))));
    let other = |OtherBand { price, condition, .. }: OtherBand| {
        let words = el("span", "").child([&price, ": ", &condition].concat());
        el("li", "ware-other").child(words)
    };
    let others =
        (!others.is_empty()).then(|| el("ul", "ware-others").children(others.into_iter().map(other)));
    let put = move |count: i32| session.basket.update(|basket| item.put(basket, count));
    Some(
        el("div", "")
            .attr_live("class", move || Some(if count() == 0 { "ware is-none" } else { "ware" }.to_owned()))
            .child(text)
            .child(others)
            .child(buying.then(|| stepper(name, None, (0, most), count, put))),
    )
}

/// A counter that is bought once, or why it is not to be had.
fn counter(id: CounterId, buying: bool) -> Option<El> {
    let session = Session::here();
    let CounterRow { name, note, refused } = session.ask(|campaign| counter_row(campaign, id))?;
    let (on, put) = (
        move || session.basket.with(|basket| id.is_in(basket)),
        move |on: bool| session.basket.update(|basket| id.put(basket, on)),
    );
    Some(match refused {
        None if buying => toggle(&name, Some(note), on, put),
        None => {
            el("p", "ware-static").child(el("b", "").child(name)).child(" ").child(el("span", "").child(note))
        }
        Some(reason) => el("p", "ware-static is-refused")
            .child(el("span", "").child(reason.text))
            .child(cite(reason.cite)),
    })
}

/// The upkeep to come with the basket, and what it lacks: room, money, the phase.
fn lacks() -> AnyView {
    let session = Session::here();
    live(move || {
        let seen = ask(session, till).filter(|till| !till.empty)?;
        let Till { homeless, unpaid, upkeep, reasons, asks_arrival, command, .. } = seen;
        let refused = !reasons.is_empty();
        let homeless = homeless.into_iter().map(|(text, clause)| fact(text, clause));
        let reasons = reasons.into_iter().map(|one| {
            let date = one.date.map(|date| el("em", "").child(["From ", &date, "."].concat()));
            fact(vec![one.text.node(), " ".node(), date.node()], one.cite)
        });
        let unpaid = unpaid.map(|(text, clause)| fact(text, clause));
        let list = el("ul", "act-facts lacks").children(homeless).child(unpaid).children(reasons).node();
        let agree = move || session.open_act(command.clone());
        let upkeep = account("account upkeep-then", upkeep).node();
        // What needs an answer of the group's is not agreed on: it is answered.
        let answer = asks_arrival.then(|| {
            button(Kind::Plain, "Say when they arrive", move || session.laid.set(Some(Laid::Campaign)))
        });
        let agree = (refused && !asks_arrival).then(|| button(Kind::Quiet, "Buy by agreement", agree));
        Some(vec![upkeep, list, answer.node(), agree.node()])
    })
}

/// The running total, always in sight, and the one button.
fn till_bar() -> El {
    let session = Session::here();
    let seen = move || ask(session, till);
    let known = |line: crate::view::explain::Line| {
        let name = el("span", "unseen").child([&line.label, ": "].concat());
        value(line, Some(name))
    };
    let line = live(move || {
        let Till { empty, total, hand, .. } = seen()?;
        let from = if empty { [&hand.label, ": "].concat().node() } else { known(total).node() };
        let of = (!empty).then_some(" of ");
        Some(el("p", "till-line").child(from).child(of).child(known(hand)))
    });
    // The place of what is left stays, so that it is heard when it changes.
    let is_short = move || seen().is_some_and(|till| !till.empty && till.short.is_some());
    let left = live(move || {
        let Till { left, short, .. } = seen().filter(|till| !till.empty)?;
        Some(match short {
            Some(short) => vec![icon(Glyph::Warn), [" ", &short, " short"].concat().node()],
            None => vec![[&left, " left"].concat().node()],
        })
    });
    let left = el("p", "")
        .attr_live("class", move || {
            Some(if is_short() { "till-left is-short" } else { "till-left" }.to_owned())
        })
        .attr("role", "status")
        .child(left);
    let acts = live(move || {
        let Till { refused, command, .. } = seen().filter(|till| !till.empty)?;
        let discard = icon_button(Kind::Bare, Glyph::Discard, "Empty the basket", move || {
            session.basket.set(Basket::default());
        });
        let buy = refusable(Kind::Go, "Buy", refused, move || session.submit_or_ask(command.clone()));
        Some(el("div", "till-acts").child(discard).child(buy))
    });
    el("div", "till").child(el("div", "").child(line).child(left)).child(acts)
}

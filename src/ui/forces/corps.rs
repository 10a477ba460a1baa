//! A corps of the roster: its counter and state, and under it what it holds and what can be done with it.

use leptos::prelude::*;

use super::strength::strength;
use super::{Opened, deeds, opening};
use crate::model::forces::{CorpsId, Store};
use crate::ui::parts::{Glyph, Kind, button, fact, icon, toggle};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::screens::Screen;
use crate::ui::session::Session;
use crate::view::forces::{CorpsCard, CorpsDetail, Sign, corps_card, corps_detail};
use crate::view::treasury::CounterId;

/// A counter as the game prints it. The words beside it say the same.
pub(super) fn counter(sign: Sign, short: &str, strength: Option<i32>) -> El {
    let glyph = match sign {
        Sign::Infantry => Glyph::Forces,
        Sign::Cavalry => Glyph::Cavalry,
        Sign::Ship => Glyph::Ship,
    };
    let strength = strength.map(|strength| strength.to_string()).unwrap_or_default();
    el("span", "roster-counter")
        .attr("aria-hidden", "true")
        .child(el("span", "roster-number").child(short))
        .child(icon(glyph))
        .child(el("span", "roster-strength").child(strength))
}

/// Name and state of a piece, and a word between them.
pub(super) fn text(name: &str, led: Option<El>, state: &str) -> El {
    el("span", "piece-text")
        .child(el("b", "piece-name").child(name))
        .child(led)
        .child(el("span", "piece-state").child(state))
}

/// How full a piece is; the figures beside it say the same.
pub(super) fn fill(now: i32, size: i32) -> El {
    let share = (now.max(0) * 20).checked_div(size).unwrap_or(0).min(20);
    let meter = el("span", if now >= size { "meter piece-meter meter-full" } else { "meter piece-meter" })
        .attr("aria-hidden", "true")
        .child(el("span", "meter-fill").attr("data-share", share.to_string()));
    let size = el("i", "piece-size").child([" / ", &size.to_string()].concat());
    el("span", "piece-fill").child(meter).child(el("span", "piece-figure").child(now.to_string()).child(size))
}

/// A corps; a tap opens it.
pub(super) fn corps_row(id: CorpsId, opened: Opened) -> El {
    let session = Session::here();
    let card = move || session.ask(|campaign| corps_card(campaign, id));
    let away = move || card().is_some_and(|card| card.away);
    let more = move || {
        let facts =
            live(move || session.ask(|campaign| corps_detail(campaign, id)).map(|seen| facts(seen, id)));
        vec![strength(Store::Corps(id), id.name(), opened).node(), facts].node()
    };
    opening(opened, id.id(), away, live(move || card().map(face)), more)
}

fn face(card: CorpsCard) -> Vec<AnyView> {
    let CorpsCard { name, short, sign, strength, size, state, holds, leaders, away } = card;
    let led = (!leaders.is_empty()).then(|| {
        el("span", "piece-led").child(icon(Glyph::Star)).child(["with ", &leaders.join(", ")].concat())
    });
    let counter = counter(sign, short, (!away).then_some(strength));
    let fill = (!away).then(|| fill(strength, size).child(el("span", "piece-holds").child(holds)));
    vec![counter.node(), text(name, led, &state).node(), fill.node()]
}

/// Why it is away, how it is led, what holds for it, and its acts.
fn facts(detail: CorpsDetail, id: CorpsId) -> Vec<AnyView> {
    let CorpsDetail { away, ratings, traits, deeds: acts, buyable } = detail;
    let away = away.into_iter().map(|one| {
        let text = match &one.date {
            Some(date) if !one.text.contains(date.as_str()) => [&one.text, " From ", date, "."].concat(),
            _ if one.text.ends_with('.') => one.text,
            _ => [&one.text, "."].concat(),
        };
        fact(text, one.cite)
    });
    let ratings = ratings
        .into_iter()
        .map(|one| fact(["Strategic and tactical ", &one.figures, ", ", &one.by, "."].concat(), one.cite));
    let traits = traits.into_iter().map(|one| fact(one.text, one.cite));
    vec![
        el("ul", "act-facts piece-facts").children(away).children(ratings).children(traits).node(),
        deeds(acts, id.name(), false).node(),
        buyable.then(|| basket(id)).node(),
    ]
}

/// Its counter goes into the basket, or out of it, or the way leads to the price list.
fn basket(id: CorpsId) -> AnyView {
    let session = Session::here();
    let counter = CounterId::Corps(id);
    let on = move || session.basket.with(|basket| counter.is_in(basket));
    let put = move |on: bool| session.basket.update(|basket| counter.put(basket, on));
    let note = "Bought with everything else on the Treasury screen.".to_owned();
    let way = live(move || {
        on().then(|| button(Kind::Quiet, "To the Treasury", move || session.go(Screen::Treasury)))
    });
    vec![toggle("In the basket", Some(note), on, put).node(), way].node()
}

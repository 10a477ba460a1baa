//! Garrisons, fleets, depots, leaders, guerrillas, and what is on order.

use leptos::prelude::*;

use super::corps::{counter, fill, text};
use super::strength::strength;
use super::{Opened, deeds, opening};
use crate::engine::campaign::Campaign;
use crate::model::forces::Store;
use crate::ui::parts::{Glyph, Kind, button, card, cite, cited, icon, row};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::forces::{
    DepotRow, Depots, FleetCard, GarrisonRow, GuerrillaRow, Guerrillas, LeaderCard, Sign, depots, fleets,
    garrisons, guerrillas, leaders, on_order,
};
use crate::view::words::need::Reason;

/// A card with a list of pieces that lie as they are.
fn list_card<T: 'static>(title: &'static str, of: fn(&Campaign) -> Vec<T>, draw: fn(T) -> El) -> AnyView {
    let session = Session::here();
    let list = live(move || {
        let pieces = session.ask(of).unwrap_or_default();
        pieces.into_iter().map(draw).collect::<Vec<El>>()
    });
    card(title, false).child(el("ul", "pieces").child(list)).node()
}

fn plain(away: bool, head: El) -> El {
    el("li", if away { "piece piece-plain is-away" } else { "piece piece-plain" })
        .attr("data-power", "poland")
        .child(head)
}

/// Both fleets.
pub(super) fn fleets_card() -> AnyView {
    list_card("Fleets", fleets, fleet)
}

fn fleet(card: FleetCard) -> El {
    let FleetCard { name, short, ships, size, state, away, cite: number, deeds: acts } = card;
    let head = el("div", "piece-head")
        .child(counter(Sign::Ship, short, (!away).then_some(ships)))
        .child(text(name, None, &state))
        .child((!away).then(|| fill(ships, size)))
        .child(cite(number));
    plain(away, head).child(deeds(acts, name, false))
}

/// The four depots.
pub(super) fn depots_card() -> AnyView {
    let session = Session::here();
    let depot = move |DepotRow { place, remove }: DepotRow| {
        row(place).act(button(Kind::Plain, "Remove", move || session.open_act(remove.clone())))
    };
    live(move || {
        let Depots { line, cite, rows, deeds: acts } = session.ask(depots)?;
        let card = card("Depots", false).child(cited(line, cite)).children(rows.into_iter().map(depot));
        Some(card.child(deeds(acts, "Depots", true)))
    })
}

/// The four leaders.
pub(super) fn leaders_card() -> AnyView {
    list_card("Leaders", leaders, leader)
}

fn leader(card: LeaderCard) -> El {
    let LeaderCard { name, printed, spoken, state, away, notes, cite: number, deeds: acts } = card;
    let printed = el("span", "piece-leader").attr("role", "img").attr("aria-label", spoken).child(printed);
    let head = el("div", "piece-head").child(printed).child(text(name, None, &state)).child(cite(number));
    plain(away, head)
        .children(notes.into_iter().map(|note| el("p", "piece-note").child(note)))
        .child(deeds(acts, name, false))
}

/// Guerrillas by province.
pub(super) fn guerrillas_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let Guerrillas { line, cite, rows } = session.ask(guerrillas).filter(|all| !all.rows.is_empty())?;
        Some(card("Guerrillas", false).child(cited(line, cite)).children(rows.into_iter().map(guerrilla)))
    })
}

fn guerrilla(seen: GuerrillaRow) -> El {
    let GuerrillaRow { province, there, text, deeds: acts } = seen;
    let there = el("span", "piece-figure").child(there.to_string());
    el("div", "row-under").child(row(province.name()).text(text).act(there)).child(deeds(
        acts,
        province.name(),
        true,
    ))
}

/// Cities with factors outside corps; a tap opens the steppers.
pub(super) fn garrisons_card(opened: Opened) -> AnyView {
    let session = Session::here();
    live(move || {
        let cities = session.ask(garrisons).filter(|cities| !cities.is_empty())?;
        let rows = cities.into_iter().map(|row| garrison(row, opened));
        Some(card("Garrisons", false).child(el("ul", "pieces").children(rows)))
    })
}

fn garrison(seen: GarrisonRow, opened: Opened) -> El {
    let GarrisonRow { city, holds, siege } = seen;
    let siege = siege.map(|siege| el("span", "piece-led").child(siege));
    let sign = el("span", "piece-city").attr("aria-hidden", "true").child(icon(Glyph::Castle));
    let face = vec![sign.node(), text(city.name(), siege, &holds).node()].node();
    let more = move || strength(Store::Garrison(city), city.name(), opened).node();
    opening(opened, city.id(), || false, face, more)
}

/// What is on order, and when it comes.
pub(crate) fn orders_card() -> AnyView {
    let session = Session::here();
    let order = |Reason { text, date, cite: number }: Reason| {
        el("div", "order")
            .child(el("span", "").child(text))
            .child(el("em", "").child(date))
            .child(cite(number))
    };
    live(move || {
        let rows = session.ask(on_order).filter(|rows| !rows.is_empty())?;
        Some(card("On order", false).children(rows.into_iter().map(order)))
    })
}

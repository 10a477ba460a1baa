//! The map beside the panel, the list of its places, and what lies under a finger.

use leptos::prelude::*;

use crate::ui::chart::ChartView;
use crate::ui::page::foot;
use crate::ui::parts::{Glyph, Kind, button, card, cite, head, icon, icon_button, row, sheet};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::screens::Screen;
use crate::ui::session::{Laid, Session};
use crate::view::chart::Pick;
use crate::view::map::{PlaceAct, PlaceFact, PlaceRow, PlaceView, abroad, chart, place, places};
use crate::view::words::need::Reason;

/// The map itself. Beside a panel a pick shows there; alone on the screen it lies in a sheet.
#[component]
pub fn MapStage() -> impl IntoView {
    let session = Session::here();
    let drawn = Signal::derive(move || session.ask(chart).unwrap_or_default());
    let on_pick = Callback::new(move |pick: Pick| {
        session.picked.set(Some(pick));
        if crate::ui::platform::panel_is_beside_map() {
            session.go(Screen::Map);
        } else {
            session.laid.set(Some(Laid::Place(pick)));
        }
    });
    let list = el("button", "map-list-button")
        .attr("type", "button")
        .child("List")
        .press(move || session.laid.set(Some(Laid::Places)));
    view! {
        <ChartView
            chart=drawn
            selected=session.picked
            on_pick
            on_clear=Callback::new(move |()| session.picked.set(None))
        />
        {list.node()}
    }
}

/// The place that is picked, and below it every place as a list.
#[component]
pub fn MapScreen() -> impl IntoView {
    let session = Session::here();
    let picked = live(move || {
        session.picked.get().map(|pick| {
            let close =
                icon_button(Kind::Bare, Glyph::Close, "Close the place", move || session.picked.set(None));
            let title = move || session.ask(|campaign| place(campaign, pick).title).unwrap_or_default();
            let title = el("h2", "card-title").child(live(title)).child(close);
            el("section", "card place-card").child(title).child(place_body(pick))
        })
    });
    vec![head("Provinces and cities", "Map").node(), picked, place_list(), foot()].node()
}

/// Every place as a list.
fn place_list() -> AnyView {
    let session = Session::here();
    live(move || {
        let rows = session.ask(places).unwrap_or_default();
        let away = session.ask(abroad).unwrap_or_default();
        let away = (!away.is_empty()).then(|| row("Abroad").text(away.join("; ")));
        card("All places", false).children(rows.into_iter().map(place_line)).child(away)
    })
}

fn place_line(line: PlaceRow) -> El {
    let session = Session::here();
    let PlaceRow { pick, name, text, holder, is_city } = line;
    let press = move || {
        session.picked.set(Some(pick));
        if crate::ui::platform::panel_is_beside_map() {
            crate::ui::platform::focus_panel();
        } else {
            session.laid.set(Some(Laid::Place(pick)));
        }
    };
    let ink = el("span", "place-ink").attr("data-power", holder.id()).attr("aria-hidden", "true");
    el("button", if is_city { "row row-tap place-line place-city" } else { "row row-tap place-line" })
        .attr("type", "button")
        .attr_live("aria-pressed", move || Some((session.picked.get() == Some(pick)).to_string()))
        .child(el("span", "row-title").child(ink).child(name))
        .child(el("span", "row-text").child(text))
        .child(el("span", "row-value").child(icon(Glyph::Forward)))
        .press(press)
}

/// A place in a sheet, where the map has no panel beside it.
#[component]
pub fn PlaceSheet(
    /// The place.
    pick: Pick,
) -> impl IntoView {
    let session = Session::here();
    let title = move || session.ask(|campaign| place(campaign, pick).title).unwrap_or_default();
    sheet(title, move || session.close_sheet(), place_body(pick), None)
}

/// Every place in a sheet, where the map has no panel beside it.
#[component]
pub fn PlacesSheet() -> impl IntoView {
    let session = Session::here();
    sheet(|| "Places".to_owned(), move || session.close_sheet(), place_list(), None)
}

fn place_body(pick: Pick) -> AnyView {
    let session = Session::here();
    let fact = |fact: PlaceFact| {
        let value = el("dd", "").child(fact.value).child(fact.cite.map(cite));
        el("div", "place-fact").child(el("dt", "").child(fact.label)).child(value)
    };
    let lead = move |(name, to): (String, Pick)| {
        let press = move || {
            session.picked.set(Some(to));
            if matches!(session.laid.get_untracked(), Some(Laid::Place(_))) {
                session.laid.set(Some(Laid::Place(to)));
            }
        };
        el("button", "chip").attr("type", "button").child(name).press(press)
    };
    live(move || {
        let PlaceView { line, facts, leads, acts, .. } = session.ask(|campaign| place(campaign, pick))?;
        Some(vec![
            el("p", "card-lead").child(line).node(),
            el("dl", "place-facts").children(facts.into_iter().map(fact)).node(),
            el("div", "chips").children(leads.into_iter().map(lead)).node(),
            el("div", "place-acts").children(acts.into_iter().map(act)).node(),
        ])
    })
}

/// An act at a place: open, or refused with its reasons; either way its sheet can be opened.
fn act(act: PlaceAct) -> AnyView {
    let session = Session::here();
    let PlaceAct { label, act, reasons: why } = act;
    let refused = !why.is_empty();
    let (kind, verb) = if refused { (Kind::Quiet, "Look") } else { (Kind::Plain, "Choose") };
    let (text, date, cite) = reasons(why);
    let look = button(kind, verb, move || session.open_act(act.clone()));
    row(label).text(text).date(date).cite(cite).refused(refused).act(look).node()
}

/// Reasons as one text; the month from which the act is free, if the calendar alone brings it; the last reason's clause.
fn reasons(reasons: Vec<Reason>) -> (Option<String>, Option<String>, Option<&'static str>) {
    let cite = reasons.last().map(|one| one.cite);
    let calendar_alone = reasons.iter().all(|one| one.date.is_some());
    let mut text = String::new();
    for one in &reasons {
        if !text.is_empty() {
            text.push(' ');
        }
        match &one.date {
            Some(date) if !calendar_alone => {
                text.push_str(one.text.trim_end_matches('.'));
                text.push_str(", from ");
                text.push_str(date);
                text.push('.');
            }
            _ => text.push_str(&one.text),
        }
    }
    let date = reasons.last().and_then(|one| one.date.as_ref()).filter(|_| calendar_alone);
    if date.is_some() {
        text.push_str(" From");
    }
    ((!text.is_empty()).then_some(text), date.map(|date| [date, "."].concat()), cite)
}

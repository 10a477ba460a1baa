//! The sheet of the group's printed status card: typed square by square, or pasted as a table.

use leptos::prelude::*;

use crate::ui::parts::{Glyph, Kind, button, icon, notice, refusable, sheet};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::treasury::card::{SquareRow, Typed, anchors, enter, fault, pasted, squares, typed_now};

/// The longest text that can be pasted.
const LONGEST: &str = "4000";

/// The sheet.
pub fn card_sheet() -> AnyView {
    let session = Session::here();
    let typed = RwSignal::new(session.ask(typed_now).unwrap_or_default());
    let rows = session.ask(squares).unwrap_or_default();
    let lead = "Each square of the Political Status Display gives victory points (VP) and moves the marker (PSA). Type \
                them from your card once; a square left open is assumed, and every number that rests on it says so.";
    let known =
        el("ul", "act-facts").children(anchors().into_iter().map(|told| el("li", "act-fact").child(told)));
    let body = vec![
        el("p", "act-text").child(lead).node(),
        paste(typed).node(),
        el("div", "squares").children(rows.into_iter().flat_map(|row| square(row, typed))).node(),
        el("p", "act-text").child("What the base game tells of it:").node(),
        known.node(),
    ];
    let foot = live(move || {
        let wrong = typed.with(|typed| typed.iter().any(|one| fault(one).is_some()));
        let reason = wrong.then(|| "A square is marked above.".to_owned());
        refusable(Kind::Go, "Enter the card", reason, move || {
            if let Some(command) = typed.with_untracked(|typed| enter(typed))
                && session.submit(command).is_ok()
            {
                session.close_sheet();
            }
        })
    });
    sheet(|| "The status card".to_owned(), move || session.close_sheet(), body.node(), Some(foot))
}

/// Pasting the whole card.
fn paste(typed: RwSignal<Vec<Typed>>) -> El {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let read = move || match text.with_untracked(|text| pasted(text)) {
        Ok(card) => {
            typed.set(card);
            wrong.set(None);
            text.set(String::new());
        }
        Err(why) => wrong.set(Some(why)),
    };
    let area = el("textarea", "field-input")
        .attr("rows", "4")
        .attr("maxlength", LONGEST)
        .attr("aria-label", "The card as a table")
        .attr("placeholder", "0 0 +4\n1 0 +4 …")
        .attr_live("aria-invalid", move || wrong.with(Option::is_some).then(|| "true".to_owned()))
        .prop_live("value", move || text.get())
        .input("input", move |now| text.set(now));
    let told = live(move || {
        wrong.get().map(|why| notice("notice notice-warn", Glyph::Warn, "It cannot be read", why))
    });
    let hint = "A line for each square from 0 to 39: its VP and PSA, or the square before both.";
    let summary = el("summary", "further-head").child("Paste it as a table").child(icon(Glyph::Forward));
    el("details", "further-fold")
        .child(summary)
        .child(el("p", "field-hint").child(hint))
        .child(area)
        .child(told)
        .child(el("div", "button-group").child(button(Kind::Plain, "Fill the squares", read)))
}

/// One square, and the head of the zone that begins with it.
fn square(row: SquareRow, typed: RwSignal<Vec<Typed>>) -> Vec<El> {
    let SquareRow { square, zone, assumed, here } = row;
    let at = usize::from(square);
    let field = move |name: &str,
                      unit: &'static str,
                      placeholder: String,
                      of: fn(&mut Typed) -> &mut String| {
        let now = move || {
            typed.with(|typed| typed.get(at).cloned()).map(|mut one| of(&mut one).clone()).unwrap_or_default()
        };
        let put = move |text: String| {
            typed.update(|typed| {
                if let Some(one) = typed.get_mut(at) {
                    *of(one) = text;
                }
            });
        };
        let input = el("input", "field-input")
            .attr("type", "text")
            .attr("inputmode", if unit == "VP" { "numeric" } else { "text" })
            .attr("maxlength", "4")
            .attr("autocomplete", "off")
            .attr("aria-label", ["Square ", &square.to_string(), ", ", name].concat())
            .attr("placeholder", placeholder)
            .prop_live("value", now)
            .input("input", put);
        el("div", "field-box").child(input).child(el("span", "field-unit").child(unit))
    };
    let victory = field("victory points", "VP", assumed.0, |one| &mut one.0);
    let drift = field("adjustment", "PSA", assumed.1, |one| &mut one.1);
    let wrong = live(move || {
        let why = typed.with(|typed| typed.get(at).and_then(fault))?;
        Some(el("p", "field-error").attr("role", "alert").child(icon(Glyph::Warn)).child(why))
    });
    let marker = here.then(|| el("span", "square-here").child(icon(Glyph::Turn)).child("Poland"));
    let number = el("span", "square-number").child(square.to_string()).child(marker);
    let line = el("div", if here { "square is-here" } else { "square" })
        .child(number)
        .child(victory)
        .child(drift)
        .child(wrong);
    zone.map(|zone| el("h3", "act-heading square-zone").child(zone)).into_iter().chain([line]).collect()
}

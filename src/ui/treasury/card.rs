//! The sheet of the group's printed status card: typed square by square, or pasted as a table.

use leptos::prelude::*;

use crate::ui::attr::{fixed, flags, given, hears, shows};
use crate::ui::live::live;
use crate::ui::parts::{Glyph, Kind, button, icon, notice, refusable, sheet};
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
    let known = |told: String| view! { <li class="act-fact">{told}</li> }.into_any();
    let body = view! {
        <p class="act-text">{lead}</p>
        {paste(typed)}
        <div class="squares">{rows.into_iter().map(|row| square(row, typed)).collect_view()}</div>
        <p class="act-text">"What the base game tells of it:"</p>
        <ul class="act-facts">{anchors().into_iter().map(known).collect_view()}</ul>
    };
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
    sheet(|| "The status card".to_owned(), move || session.close_sheet(), body.into_any(), Some(foot))
}

/// Pasting the whole card.
fn paste(typed: RwSignal<Vec<Typed>>) -> AnyView {
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
    let told = live(move || {
        wrong.get().map(|why| notice("notice notice-warn", Glyph::Warn, "It cannot be read", why))
    });
    view! {
        <details class="further-fold">
            <summary class="further-head">"Paste it as a table" {icon(Glyph::Forward)}</summary>
            <p class="field-hint">
                "A line for each square from 0 to 39: its VP and PSA, or the square before both."
            </p>
            <textarea
                class="field-input"
                {..fixed("rows", "4")}
                {..fixed("maxlength", LONGEST)}
                {..fixed("aria-label", "The card as a table")}
                {..fixed("placeholder", "0 0 +4\n1 0 +4 …")}
                {..flags("aria-invalid", move || wrong.with(Option::is_some))}
                {..shows(move || text.get())}
                {..hears("input", move |typed| text.set(typed))}
            ></textarea>
            {told}
            <div class="button-group">{button(Kind::Plain, "Fill the squares", read)}</div>
        </details>
    }
    .into_any()
}

/// What a square's field asks: its name, its unit, and which of the two typed texts it is.
type Asked = (&'static str, &'static str, fn(&mut Typed) -> &mut String);

/// One square, and the head of the zone that begins with it.
fn square(row: SquareRow, typed: RwSignal<Vec<Typed>>) -> AnyView {
    let SquareRow { square, zone, assumed, here } = row;
    let at = usize::from(square);
    let field = move |(name, unit, of): Asked, placeholder: String| {
        let now = move || {
            typed.with(|typed| typed.get(at).cloned()).map(|mut one| of(&mut one).clone()).unwrap_or_default()
        };
        let put = move |put: String| {
            typed.update(|typed| {
                if let Some(one) = typed.get_mut(at) {
                    *of(one) = put;
                }
            });
        };
        let name = ["Square ", &square.to_string(), ", ", name].concat();
        view! {
            <div class="field-box">
                <input
                    class="field-input"
                    type="text"
                    {..fixed("inputmode", if unit == "VP" { "numeric" } else { "text" })}
                    {..fixed("maxlength", "4")}
                    {..fixed("autocomplete", "off")}
                    {..given("aria-label", name)}
                    {..given("placeholder", placeholder)}
                    {..shows(now)}
                    {..hears("input", put)}
                />
                <span class="field-unit">{unit}</span>
            </div>
        }
        .into_any()
    };
    let wrong = live(move || {
        let why = typed.with(|typed| typed.get(at).and_then(fault))?;
        Some(view! { <p class="field-error" role="alert">{icon(Glyph::Warn)}{why}</p> }.into_any())
    });
    let marker =
        here.then(|| view! { <span class="square-here">{icon(Glyph::Turn)}"Poland"</span> }.into_any());
    view! {
        {zone.map(|zone| view! { <h3 class="act-heading square-zone">{zone}</h3> }.into_any())}
        <div class=if here { "square is-here" } else { "square" }>
            <span class="square-number">{square.to_string()}{marker}</span>
            {field(("victory points", "VP", |one| &mut one.0), assumed.0)}
            {field(("adjustment", "PSA", |one| &mut one.1), assumed.1)}
            {wrong}
        </div>
    }
    .into_any()
}

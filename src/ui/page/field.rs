//! A field of a page. To be drawn by the one form.

use leptos::prelude::*;

use super::Site;
use super::part::Part;
use crate::ui::parts::{choice, number_field, select, stepper, text_field, toggle};
use crate::ui::plain::{Node, kept, nothing, part};
use crate::view::page::Field;
use crate::view::setup::{Answer, Ask, Kind};

/// A field; it stays as it is while what is asked does, and its value follows the answer.
pub(super) fn field(site: Site, of: Part<Field>) -> AnyView {
    let answer = Part::pick(of, |of: &Field| Some(of.1.clone()));
    kept(move || {
        let ask = of.with(|of| of.as_ref().map(|of| of.0.clone()));
        ask.map(|ask| part(&ask.clone(), move || asked(site, ask, answer))).into_iter().collect()
    })
}

fn asked(site: Site, ask: Ask, answer: Part<Answer>) -> AnyView {
    let Ask { key, label, hint, kind, .. } = ask;
    let value =
        move || answer.with(|answer| answer.as_ref().map(|answer| answer.value.clone())).unwrap_or_default();
    let fault = move || answer.with(|answer| answer.as_ref().and_then(|answer| answer.fault.clone()));
    let put = move |text: String| site.answer(&key, &text);
    match kind {
        Kind::Text => text_field(&label, hint, false, value, fault, put).node(),
        Kind::Number { unit, signed } => number_field(&label, hint, unit, signed, value, fault, put).node(),
        Kind::Steps { least, most } => {
            let number = move || value().parse::<i32>().unwrap_or(least);
            stepper(&label, hint, (least, most), number, move |n: i32| put(n.to_string())).node()
        }
        Kind::Choice(options) => {
            let options = options.into_iter().map(|(id, words)| (id, words, None)).collect();
            choice(&label, options, true, value, put).node()
        }
        Kind::Pick(options) => select(&label, hint, options, value, put).node(),
        Kind::Toggle => {
            let turned = move |on: bool| put(if on { "yes" } else { "no" }.to_owned());
            toggle(&label, hint, move || value() == "yes", turned).node()
        }
        Kind::Month | Kind::Die => nothing(),
    }
}

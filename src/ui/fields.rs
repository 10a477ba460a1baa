//! A form's field as the part that answers it.

use leptos::prelude::*;

use crate::ui::parts::{choice, select, stepper, text_field, toggle};
use crate::ui::plain::{Node, nothing};
use crate::view::forms::{Control, Field};

/// One field. Its list of answers is fixed; its value follows `value`.
#[must_use]
pub fn form_field(
    field: Field,
    value: impl Fn() -> String + Clone + Send + 'static,
    put: impl Fn(String) + Clone + 'static,
) -> AnyView {
    let Field { label, hint, control, .. } = field;
    match control {
        Control::Choice(options) => {
            let list = options.len() > 3 || options.iter().any(|one| one.label.len() > 14);
            let options = options.into_iter().map(|one| (one.id, one.label, None)).collect();
            choice(&label, options, list, value, put).node()
        }
        Control::Pick(options) => {
            let options = options.into_iter().map(|one| (one.id, one.label)).collect();
            select(&label, hint, options, value, put).node()
        }
        Control::Steps { least, most } => {
            let number = move || value().parse::<i32>().unwrap_or(0);
            stepper(&label, hint, (least, most), number, move |n: i32| put(n.to_string())).node()
        }
        Control::Toggle => {
            let answer = move |on: bool| put(if on { "yes" } else { "no" }.to_owned());
            toggle(&label, hint, move || value() == "yes", answer).node()
        }
        Control::Text => text_field(&label, hint, false, value, || None, put).node(),
        Control::Dice(_) => nothing(),
    }
}

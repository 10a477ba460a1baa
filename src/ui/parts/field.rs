//! Fields: one of a few, one of many, yes or no, words.

use super::{Glyph, Read, fresh_id, icon};
use crate::ui::attr::{fixed, flags, follows, given, hears, on, shows};
use leptos::attr::any_attribute::IntoAnyAttribute;
use leptos::prelude::*;
use std::rc::Rc;
use std::sync::Arc;

/// An option: its id, its words, and perhaps a note.
type Opt = (String, String, Option<String>);

/// Radio buttons: side by side, or under each other in a list.
#[must_use]
pub fn choice(
    label: &str,
    options: Vec<Opt>,
    list: bool,
    value: impl Fn() -> String + Send + Sync + 'static,
    heard: impl Fn(String) + 'static,
) -> AnyView {
    radios(label.to_owned(), options, list, &(Arc::new(value) as Read<String>), &(Rc::new(heard) as _))
}

fn radios(
    label: String,
    options: Vec<Opt>,
    list: bool,
    value: &Read<String>,
    heard: &Rc<dyn Fn(String)>,
) -> AnyView {
    let name = fresh_id("choice");
    let item = |(id, words, note): Opt| {
        let (mine, heard, value) = (id.clone(), heard.clone(), value.clone());
        let note = note.map(|note| view! { <span class="choice-note">{note}</span> }.into_any());
        view! {
            <label class="choice-item">
                <input
                    class="choice-input"
                    type="radio"
                    {..given("name", name.clone())}
                    {..on("change", move |_| heard(id.clone()))}
                    prop:checked=move || value() == mine
                />
                <span class="choice-label">{words}{note}</span>
            </label>
        }
        .into_any()
    };
    let class = if list { "choice-list" } else { "choice-segments" };
    view! {
        <fieldset class="choice">
            <legend class="choice-legend">{label}</legend>
            <div class=class>{options.into_iter().map(item).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

/// A native list to choose from, for more options than radio buttons can show.
#[must_use]
pub fn select(
    label: &str,
    hint: Option<String>,
    options: Vec<(String, String)>,
    value: impl Fn() -> String + Send + Sync + 'static,
    heard: impl FnMut(String) + 'static,
) -> AnyView {
    let id = fresh_id("select");
    let value: Read<String> = Arc::new(value);
    let option = |(key, words): (String, String)| {
        let (mine, value) = (key.clone(), value.clone());
        view! { <option {..given("value", key)} prop:selected=move || value() == mine>{words}</option> }
            .into_any()
    };
    let hint_id = [&id, "-hint"].concat();
    let described = hint.as_ref().map(|_| hint_id.clone());
    view! {
        <div class="field">
            <label class="field-label" {..given("for", id.clone())}>{label.to_owned()}</label>
            {hint_of(hint, hint_id)}
            <div class="select">
                <select
                    class="field-input select-input"
                    {..given("id", id)}
                    {..given("aria-describedby", described)}
                    {..hears("change", heard)}
                >
                    {options.into_iter().map(option).collect_view()}
                </select>
                {icon(Glyph::Forward)}
            </div>
        </div>
    }
    .into_any()
}

fn hint_of(hint: Option<String>, id: String) -> Option<AnyView> {
    hint.map(|hint| view! { <p class="field-hint" {..given("id", id)}>{hint}</p> }.into_any())
}

/// On or off, at once.
#[must_use]
pub fn toggle(
    label: &str,
    note: Option<String>,
    on: impl Fn() -> bool + Send + Sync + 'static,
    heard: impl Fn(bool) + 'static,
) -> AnyView {
    switch(label.to_owned(), note, Arc::new(on), Box::new(heard))
}

fn switch(label: String, note: Option<String>, is_on: Read<bool>, heard: Box<dyn Fn(bool)>) -> AnyView {
    let note = note.map(|note| view! { <span class="toggle-note">{note}</span> }.into_any());
    view! {
        <label class="toggle">
            <span class="toggle-label">{label}{note}</span>
            <input
                class="toggle-input"
                type="checkbox"
                role="switch"
                prop:checked=move || is_on()
                {..on("change", move |event| heard(event_target_checked(&event)))}
            />
            <span class="toggle-track" aria-hidden="true"></span>
        </label>
    }
    .into_any()
}

/// A line of text, or several when `long`. The caller keeps the draft and says what is wrong with it.
#[must_use]
pub fn text_field(
    label: &str,
    hint: Option<String>,
    long: bool,
    value: impl Fn() -> String + Send + Sync + 'static,
    error: impl Fn() -> Option<String> + Send + Sync + 'static,
    heard: impl FnMut(String) + 'static,
) -> AnyView {
    let what = if long { Typed::Long } else { Typed::Line };
    typed(what, label.to_owned(), hint, "", Arc::new(value), &(Arc::new(error) as _), Box::new(heard))
}

/// A number written out, and of what. The draft is text, so that half a number can be typed.
#[must_use]
pub fn number_field(
    label: &str,
    hint: Option<String>,
    unit: &'static str,
    signed: bool,
    value: impl Fn() -> String + Send + Sync + 'static,
    error: impl Fn() -> Option<String> + Send + Sync + 'static,
    heard: impl FnMut(String) + 'static,
) -> AnyView {
    let what = Typed::Number { signed };
    typed(what, label.to_owned(), hint, unit, Arc::new(value), &(Arc::new(error) as _), Box::new(heard))
}

/// What is typed.
enum Typed {
    Line,
    Long,
    Number { signed: bool },
}

/// What is typed into, with its label, hint, unit and error.
fn typed(
    what: Typed,
    label: String,
    hint: Option<String>,
    unit: &'static str,
    value: Read<String>,
    error: &Read<Option<String>>,
    heard: Box<dyn FnMut(String)>,
) -> AnyView {
    let id = fresh_id("field");
    let (hint_id, error_id) = ([&id, "-hint"].concat(), [&id, "-error"].concat());
    let (invalid, wrong, describes) = (error.clone(), error.clone(), error.clone());
    let (hint_of_it, error_of_it) = (hint.as_ref().map(|_| hint_id.clone()), error_id.clone());
    let described = move || match (hint_of_it.as_deref(), describes()) {
        (Some(hint), Some(_)) => Some([hint, " ", &error_of_it].concat()),
        (Some(hint), None) => Some(hint.to_owned()),
        (None, wrong) => wrong.map(|_| error_of_it.clone()),
    };
    let common = vec![
        given("id", id.clone()).into_any_attr(),
        fixed("autocomplete", "off").into_any_attr(),
        flags("aria-invalid", move || invalid().is_some()).into_any_attr(),
        follows("aria-describedby", described).into_any_attr(),
        shows(move || value()).into_any_attr(),
        hears("input", heard).into_any_attr(),
    ];
    let input = match what {
        Typed::Long => {
            view! { <textarea class="field-input" {..fixed("rows", "3")} {..fixed("maxlength", "500")} {..common}></textarea> }.into_any()
        }
        Typed::Line => {
            view! { <input class="field-input" type="text" {..fixed("maxlength", "500")} {..common} /> }.into_any()
        }
        Typed::Number { signed } => {
            let mode = if signed { "text" } else { "numeric" };
            view! {
                <input
                    class="field-input field-number"
                    type="text"
                    {..fixed("inputmode", mode)}
                    {..fixed("maxlength", "9")}
                    {..common}
                />
            }
            .into_any()
        }
    };
    let input = match unit {
        "" => input,
        unit => {
            view! { <div class="field-box">{input}<span class="field-unit">{unit}</span></div> }.into_any()
        }
    };
    let told = move || {
        let why = wrong()?;
        Some(
            view! { <p class="field-error" {..given("id", error_id.clone())}>{icon(Glyph::Warn)}{why}</p> }
                .into_any(),
        )
    };
    view! {
        <div class="field">
            <label class="field-label" {..given("for", id)}>{label}</label>
            {hint_of(hint, hint_id)}
            {input}
            {move || told()}
        </div>
    }
    .into_any()
}

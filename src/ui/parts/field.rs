//! Fields: one of a few, one of many, yes or no, words.

use super::{Glyph, fresh_id, icon};
use crate::ui::plain::{El, el, live};
use leptos::prelude::*;

/// Radio buttons, each with its id, its words and perhaps a note: side by side, or under each other in a list.
#[must_use]
pub fn choice(
    label: &str,
    options: Vec<(String, String, Option<String>)>,
    list: bool,
    value: impl Fn() -> String + Clone + Send + 'static,
    heard: impl Fn(String) + Clone + 'static,
) -> El {
    let name = fresh_id("choice");
    let item = |(id, words, note): (String, String, Option<String>)| {
        let (mine, heard, value) = (id.clone(), heard.clone(), value.clone());
        let input = el("input", "choice-input")
            .attr("type", "radio")
            .attr("name", name.clone())
            .flag_live("checked", move || value() == mine)
            .on("change", move |_| heard(id.clone()));
        let note = note.map(|note| el("span", "choice-note").child(note));
        el("label", "choice-item").child(input).child(el("span", "choice-label").child(words).child(note))
    };
    el("fieldset", "choice").child(el("legend", "choice-legend").child(label)).child(
        el("div", if list { "choice-list" } else { "choice-segments" })
            .children(options.into_iter().map(item)),
    )
}

/// A native list to choose from, for more options than radio buttons can show.
#[must_use]
pub fn select(
    label: &str,
    hint: Option<String>,
    options: Vec<(String, String)>,
    value: impl Fn() -> String + Clone + Send + 'static,
    heard: impl FnMut(String) + 'static,
) -> El {
    let id = fresh_id("select");
    let option = |(key, words): (String, String)| {
        let (mine, value) = (key.clone(), value.clone());
        el("option", "").attr("value", key).flag_live("selected", move || value() == mine).child(words)
    };
    let options: Vec<El> = options.into_iter().map(option).collect();
    let hint_id = [&id, "-hint"].concat();
    let input = el("select", "field-input select-input")
        .attr("id", id.clone())
        .attr_if("aria-describedby", hint.as_ref().map(|_| hint_id.clone()))
        .input("change", heard)
        .children(options);
    el("div", "field")
        .child(el("label", "field-label").attr("for", id).child(label))
        .child(hint.map(|hint| el("p", "field-hint").attr("id", hint_id).child(hint)))
        .child(el("div", "select").child(input).child(icon(Glyph::Forward)))
}

/// On or off, at once.
#[must_use]
pub fn toggle(
    label: &str,
    note: Option<String>,
    on: impl Fn() -> bool + Send + 'static,
    heard: impl Fn(bool) + 'static,
) -> El {
    let input = el("input", "toggle-input")
        .attr("type", "checkbox")
        .attr("role", "switch")
        .flag_live("checked", on)
        .on("change", move |event| heard(event_target_checked(&event)));
    let words = el("span", "toggle-label").child(label);
    let words = words.child(note.map(|note| el("span", "toggle-note").child(note)));
    el("label", "toggle")
        .child(words)
        .child(input)
        .child(el("span", "toggle-track").attr("aria-hidden", "true"))
}

/// A line of text, or several when `long`. The caller keeps the draft and says what is wrong with it.
#[must_use]
pub fn text_field(
    label: &str,
    hint: Option<String>,
    long: bool,
    value: impl Fn() -> String + Send + 'static,
    error: impl Fn() -> Option<String> + Clone + Send + 'static,
    heard: impl FnMut(String) + 'static,
) -> El {
    let input = match long {
        true => el("textarea", "field-input").attr("rows", "3"),
        false => el("input", "field-input").attr("type", "text"),
    };
    let input = input.attr("maxlength", "500").prop_live("value", value).input("input", heard);
    typed(label, hint, input, "", Box::new(error.clone()), Box::new(error.clone()), Box::new(error))
}

/// A number written out, and of what. The draft is text, so that half a number can be typed.
#[must_use]
pub fn number_field(
    label: &str,
    hint: Option<String>,
    unit: &str,
    signed: bool,
    value: impl Fn() -> String + Send + 'static,
    error: impl Fn() -> Option<String> + Clone + Send + 'static,
    heard: impl FnMut(String) + 'static,
) -> El {
    let input = el("input", "field-input field-number")
        .attr("type", "text")
        .attr("inputmode", if signed { "text" } else { "numeric" })
        .attr("maxlength", "9")
        .prop_live("value", value)
        .input("input", heard);
    typed(label, hint, input, unit, Box::new(error.clone()), Box::new(error.clone()), Box::new(error))
}

type Wrong = Box<dyn Fn() -> Option<String> + Send>;

/// The label, hint, unit and error around what is typed into.
fn typed(
    label: &str,
    hint: Option<String>,
    input: El,
    unit: &str,
    invalid: Wrong,
    described: Wrong,
    error: Wrong,
) -> El {
    let id = fresh_id("field");
    let (hint_id, error_id) = ([&id, "-hint"].concat(), [&id, "-error"].concat());
    let describes = hint.as_ref().map(|_| hint_id.clone());
    let wrong_id = error_id.clone();
    let describers = move || match (describes.as_deref(), described()) {
        (Some(hint), Some(_)) => Some([hint, " ", &wrong_id].concat()),
        (Some(hint), None) => Some(hint.to_owned()),
        (None, wrong) => wrong.map(|_| wrong_id.clone()),
    };
    let input = input
        .attr("id", id.clone())
        .attr("autocomplete", "off")
        .attr_live("aria-invalid", move || invalid().map(|_| "true".to_owned()))
        .attr_live("aria-describedby", describers);
    let input = match unit {
        "" => input,
        unit => el("div", "field-box").child(input).child(el("span", "field-unit").child(unit)),
    };
    let wrong = live(move || {
        error().map(|error| {
            el("p", "field-error").attr("id", error_id.clone()).child(icon(Glyph::Warn)).child(error)
        })
    });
    el("div", "field")
        .child(el("label", "field-label").attr("for", id).child(label))
        .child(hint.map(|hint| el("p", "field-hint").attr("id", hint_id).child(hint)))
        .child(input)
        .child(wrong)
}

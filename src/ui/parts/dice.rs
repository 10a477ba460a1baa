//! Dice: tap the face that lies on the table.

use super::fresh_id;
use crate::ui::attr::{fixed, given, on};
use leptos::prelude::*;

/// A die as it fell, to be read among words.
#[must_use]
pub fn thrown(face: u8) -> AnyView {
    view! {
        <span role="img" {..given("aria-label", face.to_string())}>
            {face_view(face, "die die-thrown")}
        </span>
    }
    .into_any()
}

/// A row of six faces for each die, by their names: which is chosen of each die, and who hears the die and its face.
#[must_use]
pub fn dice(
    names: Vec<String>,
    chosen: impl Fn(usize) -> Option<u8> + Clone + Send + 'static,
    heard: impl Fn(usize, u8) + Clone + 'static,
) -> AnyView {
    let die = |(at, name): (usize, String)| {
        let group = fresh_id("die");
        let face = |face: u8| {
            let (chosen, heard) = (chosen.clone(), heard.clone());
            view! {
                <label class="dice-face">
                    <input
                        class="dice-input"
                        type="radio"
                        {..given("name", group.clone())}
                        {..given("aria-label", face.to_string())}
                        prop:checked=move || chosen(at) == Some(face)
                        {..on("change", move |_| heard(at, face))}
                    />
                    {face_view(face, "die")}
                </label>
            }
            .into_any()
        };
        view! {
            <fieldset>
                <legend class="dice-label">{name}</legend>
                <div class="dice-faces">{(1..=6).map(face).collect_view()}</div>
            </fieldset>
        }
        .into_any()
    };
    view! { <div class="dice">{names.into_iter().enumerate().map(die).collect_view()}</div> }.into_any()
}

/// Where the pips of a face lie, on a grid of 44, as one path of round dots.
fn pips(face: u8) -> &'static str {
    match face {
        1 => "M18 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0",
        2 => "M9 13a4 4 0 1 0 8 0 4 4 0 1 0-8 0M27 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0",
        3 => {
            "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M18 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0M28 32a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
        }
        4 => {
            "M9 13a4 4 0 1 0 8 0 4 4 0 1 0-8 0M27 13a4 4 0 1 0 8 0 4 4 0 1 0-8 0M9 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0M27 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
        }
        5 => {
            "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M28 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M18 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0M8 32a4 4 0 1 0 8 0 4 4 0 1 0-8 0M28 32a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
        }
        6 => {
            "M9 11a4 4 0 1 0 8 0 4 4 0 1 0-8 0M27 11a4 4 0 1 0 8 0 4 4 0 1 0-8 0M9 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0M27 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0M9 33a4 4 0 1 0 8 0 4 4 0 1 0-8 0M27 33a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
        }
        _ => "",
    }
}

/// The picture of a face.
fn face_view(face: u8, class: &'static str) -> AnyView {
    view! {
        <span {..fixed("aria-hidden", "true")} class=class>
            <svg class="die-pips" viewBox="0 0 44 44" focusable="false">
                <path d=pips(face) />
            </svg>
        </span>
    }
    .into_any()
}

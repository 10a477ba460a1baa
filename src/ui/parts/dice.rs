//! Dice: tap the face that lies on the table.

use super::fresh_id;
use crate::ui::plain::{El, el};
use leptos::prelude::*;

/// A die as it fell, to be read among words.
#[must_use]
pub fn thrown(face: u8) -> AnyView {
    view! {
        <span role="img" aria-label=face.to_string()>
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
) -> El {
    let die = |(at, name): (usize, String)| {
        let group = fresh_id("die");
        let face = |face: u8| {
            let (chosen, heard) = (chosen.clone(), heard.clone());
            let input = el("input", "dice-input")
                .attr("type", "radio")
                .attr("name", group.clone())
                .attr("aria-label", face.to_string())
                .flag_live("checked", move || chosen(at) == Some(face))
                .on("change", move |_| heard(at, face));
            el("label", "dice-face").child(input).child(face_view(face, "die"))
        };
        el("fieldset", "")
            .child(el("legend", "dice-label").child(name))
            .child(el("div", "dice-faces").children((1..=6).map(face)))
    };
    el("div", "dice").children(names.into_iter().enumerate().map(die))
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
        <span class=class aria-hidden="true">
            <svg class="die-pips" viewBox="0 0 44 44" focusable="false">
                <path d=pips(face) />
            </svg>
        </span>
    }
    .into_any()
}

//! Dice: tap the face that lies on the table.

use super::fresh_id;
use crate::ui::plain::{El, el};
use crate::ui::widgets::{DieThrown, DieThrownProps};
use leptos::prelude::*;

/// A die as it fell, to be read among words.
#[must_use]
pub fn thrown(face: u8) -> AnyView {
    DieThrown(DieThrownProps { face }).into_any()
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
            el("label", "dice-face").child(input).child(crate::ui::widgets::face_view(face, "die"))
        };
        el("fieldset", "")
            .child(el("legend", "dice-label").child(name))
            .child(el("div", "dice-faces").children((1..=6).map(face)))
    };
    el("div", "dice").children(names.into_iter().enumerate().map(die))
}

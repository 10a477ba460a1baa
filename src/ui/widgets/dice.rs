//! The faces of a die.

use leptos::prelude::*;

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
pub(crate) fn face_view(face: u8, class: &'static str) -> AnyView {
    view! {
        <span class=class aria-hidden="true">
            <svg class="die-pips" viewBox="0 0 44 44" focusable="false">
                <path d=pips(face) />
            </svg>
        </span>
    }
    .into_any()
}

/// A die as it fell, to be read among words.
#[component]
pub fn DieThrown(
    /// 1 to 6.
    face: u8,
) -> impl IntoView {
    view! {
        <span role="img" aria-label=face.to_string()>
            {face_view(face, "die die-thrown")}
        </span>
    }
}

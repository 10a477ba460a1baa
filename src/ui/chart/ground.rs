//! What lies under everything and does not change.

use leptos::prelude::*;

use super::draw::draw;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::view::chart::{ink, outlines, scene};

/// Hatchings: slanted for what belongs to Poland, crossed for what is occupied, dotted for what was conquered.
const HATCHINGS: [(&str, &str, &str, &str); 3] = [
    ("hatch", "M0 0V6", "6", "rotate(45)"),
    ("cross", "M0 0V11M0 0H11", "11", "rotate(20)"),
    ("dots", "M4 4h0", "8", "rotate(45)"),
];

/// What shapes are cut to and filled with.
#[component]
pub fn Defs(mark: Memo<String>) -> impl IntoView {
    let clips = Province::ALL.iter().map(|&province| {
        view! {
            <clipPath id=format!("chart-clip-{}", province.id())>
                <path d=outlines::province(province) />
            </clipPath>
        }
    });
    let patterns = Power::ALL.iter().flat_map(|&power| HATCHINGS.map(|kind| (power, kind)));
    let patterns = patterns.map(|(power, (kind, strokes, size, turn))| {
        view! {
            <pattern
                id=format!("chart-{kind}-{}", ink(power))
                class=format!("chart-{kind}")
                data-power=ink(power)
                width=size
                height=size
                patternUnits="userSpaceOnUse"
                patternTransform=move || format!("{turn} scale({})", mark.get())
            >
                <path d=strokes />
            </pattern>
        }
    });
    view! { <defs>{clips.collect_view()} {patterns.collect_view()}</defs> }
}

/// Sea and land.
#[component]
pub fn Ground() -> impl IntoView {
    draw(scene::ground())
}

/// The frame, over everything.
#[component]
pub fn Rim() -> impl IntoView {
    draw(scene::rim())
}

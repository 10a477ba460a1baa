//! The frontispiece: the country from the map's own plate, the seven provinces coloured; and the lances below the title.

use leptos::prelude::*;

use crate::model::place::Province;
use crate::ui::chart::draw;
use crate::view::chart::shape::Shape;
use crate::view::chart::{atlas, outlines};
use crate::view::start::{CAPTION, country, provinces};

/// The picture beside the title.
pub fn plate() -> AnyView {
    let (x, y, width, height) = atlas::HOME;
    let frame = [x, y, width, height].map(|number| number.to_string()).join(" ");
    let clip = |province: Province| {
        view! {
            <clipPath id=["start-", province.id()].concat()><path d=outlines::province(province) /></clipPath>
        }
        .into_any()
    };
    view! {
        <figure class="start-plate">
            <svg
                class="start-map"
                viewBox=frame
                preserveAspectRatio="xMidYMid meet"
                aria-hidden="true"
                focusable="false"
            >
                <g class="chart-world">
                    {draw(country())}
                    <defs>
                        <pattern
                            class="chart-hatch"
                            id="start-hatch"
                            data-power="poland"
                            width="6"
                            height="6"
                            patternUnits="userSpaceOnUse"
                            patternTransform="rotate(45) scale(4.4)"
                        >
                            {draw(vec![Shape::path("", "M0 0V6")])}
                        </pattern>
                        {Province::POLISH.map(clip).collect_view()}
                    </defs>
                    {draw(provinces())}
                </g>
            </svg>
            <figcaption class="start-caption">{CAPTION}</figcaption>
        </figure>
    }
    .into_any()
}

/// The strokes of a lance with its pennon, upright.
const LANCE: [(&str, &str); 5] = [
    ("start-shaft", "M0 44V-46"),
    ("start-point", "M0-58C3-53 3-50 1.2-46H-1.2C-3-50-3-53 0-58Z"),
    ("start-white", "M1-44H25L20-38.5H1Z"),
    ("start-red", "M1-38.5H20L25-33H1Z"),
    ("start-shaft", "M-2 44H2"),
];
const STAR: [(&str, &str); 1] = [("start-star", "M0-9 2.6-2.6 9 0 2.6 2.6 0 9-2.6 2.6-9 0-2.6-2.6Z")];

/// Two uhlan lances, crossed, with their pennons.
pub fn lances() -> AnyView {
    let strokes = |all: &[(&'static str, &'static str)]| {
        draw(all.iter().map(|(class, path)| Shape::path(*class, *path)).collect())
    };
    let lance = |turn: &'static str| view! { <g transform=turn>{strokes(&LANCE)}</g> }.into_any();
    view! {
        <svg class="start-lances" viewBox="-76 -50 152 72" aria-hidden="true" focusable="false">
            {lance("rotate(58)")}
            {lance("scale(-1 1) rotate(58)")}
            {strokes(&STAR)}
        </svg>
    }
    .into_any()
}

//! The frontispiece: the country from the map's own plate, the seven provinces coloured; and the lances below the title.

use leptos::prelude::*;

use crate::model::place::Province;
use crate::view::chart::{atlas, outlines};
use crate::view::start::{CAPTION, name_size};

/// The picture beside the title.
#[component]
pub fn Plate() -> impl IntoView {
    let (x, y, width, height) = atlas::HOME;
    let frame = format!("{x} {y} {width} {height}");
    view! {
        <figure class="start-plate">
            <svg class="start-map" viewBox=frame preserveAspectRatio="xMidYMid meet" aria-hidden="true" focusable="false">
                <g class="chart-world">
                    <Country />
                </g>
            </svg>
            <figcaption class="start-caption">{CAPTION}</figcaption>
        </figure>
    }
    .into_any()
}

#[component]
fn Country() -> impl IntoView {
    let shores = || outlines::SHORES.iter().map(|&shore| view! { <path d=shore /> }).collect_view();
    let lining = (1..=6u8).map(|ring| {
        view! {
            <g class=format!("chart-lining chart-lining-{ring}")>{shores()}</g>
            <g class=format!("chart-lining chart-lining-{ring} chart-lining-gap")>{shores()}</g>
        }
    });
    let rivers = outlines::RIVERS.into_iter().zip(1..).map(|(river, width)| {
        view! { <path class=format!("chart-river chart-river-{width}") d=river /> }
    });
    let scenery = [outlines::HILLS, outlines::WOODS, outlines::MARSH];
    let land = outlines::LAND;
    view! {
        {lining.collect_view()}
        <path class="chart-land" d=land />
        {scenery.map(|strokes| view! { <path class="chart-scenery" d=strokes /> })}
        {rivers.collect_view()}
        <path class="chart-coast" d=land />
        <defs>
            <pattern id="start-hatch" class="chart-hatch" data-power="poland" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45) scale(4.4)">
                <path d="M0 0V6" />
            </pattern>
            {Province::POLISH.map(|province| view! {
                <clipPath id=format!("start-{}", province.id())>
                    <path d=outlines::province(province) />
                </clipPath>
            })}
        </defs>
        {Province::POLISH.map(|province| view! { <Coloured province /> })}
        <path class="chart-border" d=outlines::OUTER_BORDERS />
        <path class="chart-border" d=outlines::BORDERS />
        {Province::POLISH.map(|province| view! { <Lettered province /> })}
    }
    .into_any()
}

/// A province's name, as large as there is room for.
#[component]
fn Lettered(province: Province) -> impl IntoView {
    let (x, y) = atlas::province(province);
    let size = name_size(province);
    view! {
        <text class="start-province" x=x y=y style:font-size=format!("{size}px")>
            {province.name()}
        </text>
    }
    .into_any()
}

/// A province, washed and hatched, its border laid on thick.
#[component]
fn Coloured(province: Province) -> impl IntoView {
    let outline = outlines::province(province);
    view! {
        <g class="chart-province" data-power="poland" clip-path=format!("url(#start-{})", province.id())>
            <path class="chart-wash" d=outline />
            <path class="start-hatching" d=outline fill="url(#start-hatch)" />
            <path class="chart-edge" d=outline />
            <path class="chart-edge chart-edge-inner" d=outline />
        </g>
    }
    .into_any()
}

/// Two uhlan lances, crossed, with their pennons.
#[component]
pub fn Lances() -> impl IntoView {
    let lance = |turn: &'static str| {
        view! {
            <g transform=turn>
                <path class="start-shaft" d="M0 44V-46" />
                <path class="start-point" d="M0-58C3-53 3-50 1.2-46H-1.2C-3-50-3-53 0-58Z" />
                <path class="start-white" d="M1-44H25L20-38.5H1Z" />
                <path class="start-red" d="M1-38.5H20L25-33H1Z" />
                <path class="start-shaft" d="M-2 44H2" />
            </g>
        }
    };
    view! {
        <svg class="start-lances" viewBox="-76 -50 152 72" aria-hidden="true" focusable="false">
            {lance("rotate(58)")} {lance("scale(-1 1) rotate(58)")}
            <path class="start-star" d="M0-9 2.6-2.6 9 0 2.6 2.6 0 9-2.6 2.6-9 0-2.6-2.6Z" />
        </svg>
    }
    .into_any()
}

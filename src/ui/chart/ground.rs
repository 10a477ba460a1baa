//! Sea, land, washes and lines: what lies under the lettering.

use leptos::prelude::*;

use super::Table;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::view::chart::{ink, outlines};

/// Rings of water lining, the widest first.
const LINING: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// Shapes used more than once, the sea, its lining, and the bare land.
#[component]
pub fn Ground(mark: Memo<String>) -> impl IntoView {
    let (width, height) = outlines::FRAME;
    let lining = LINING.map(|ring| {
        let line = || outlines::SHORES.iter().map(|&shore| view! { <path d=shore /> }).collect_view();
        view! {
            <g class=format!("chart-lining chart-lining-{ring}")>{line()}</g>
            <g class=format!("chart-lining chart-lining-{ring} chart-lining-gap")>{line()}</g>
        }
    });
    let land = || outlines::LAND;
    view! {
        <defs>
            <path id="chart-land" d=land />
            {Province::ALL.iter().map(|&province| view! { <Shape province /> }).collect_view()}
            {Power::ALL.iter().map(|&power| view! { <Hatchings power mark /> }).collect_view()}
        </defs>
        <rect class="chart-sea" width=width height=height />
        {lining}
        <use_ href="#chart-land" class="chart-land" />
        <Scenery />
    }
}

#[component]
fn Scenery() -> impl IntoView {
    let rivers = outlines::RIVERS.into_iter().zip(1..).map(|(river, width)| {
        view! { <path class=format!("chart-river chart-river-{width}") d=river /> }
    });
    let strokes = [outlines::HILLS, outlines::WOODS, outlines::MARSH];
    view! {
        {strokes.map(|strokes| view! { <path class="chart-scenery" d=strokes /> })}
        {rivers.collect_view()}
        <use_ href="#chart-land" class="chart-coast" />
    }
}

#[component]
fn Shape(province: Province) -> impl IntoView {
    let outline = outline(province);
    view! {
        <path id=outline.clone() d=outlines::province(province) />
        <clipPath id=format!("{outline}-clip")>
            <use_ href=format!("#{outline}") />
        </clipPath>
    }
}

/// The name of the province's outline on the page.
pub fn outline(province: Province) -> String {
    format!("chart-outline-{}", province.id())
}

/// A power's hatchings: slanted for what belongs to Poland, crossed for what it occupies, dotted for what was conquered.
#[component]
fn Hatchings(power: Power, mark: Memo<String>) -> impl IntoView {
    let slanted = move || format!("rotate(45) scale({})", mark.get());
    let straight = move || format!("rotate(20) scale({})", mark.get());
    let name = move |kind| format!("chart-{kind}-{}", power.id());
    view! {
        <pattern id=name("hatch") class="chart-hatch" data-power=ink(power) width="6" height="6" patternUnits="userSpaceOnUse" patternTransform=slanted>
            <path d="M0 0V6" />
        </pattern>
        <pattern id=name("cross") class="chart-hatch" data-power=ink(power) width="11" height="11" patternUnits="userSpaceOnUse" patternTransform=straight>
            <path d="M0 0V11M0 0H11" />
        </pattern>
        <pattern id=name("dots") class="chart-dots" data-power=ink(power) width="8" height="8" patternUnits="userSpaceOnUse" patternTransform=slanted>
            <circle r="0.9" cx="4" cy="4" />
        </pattern>
    }
}

/// The hand colouring.
#[component]
pub fn Washes(table: Table) -> impl IntoView {
    Province::ALL.iter().map(|&province| view! { <Wash table province /> }).collect_view()
}

#[component]
fn Wash(table: Table, province: Province) -> impl IntoView {
    let mark = Memo::new(move |_| table.chart.with(|chart| chart.province(province).cloned()));
    let href = format!("#{}", outline(province));
    let holder = move || mark.get().map(|mark| ink(mark.holder));
    let over = {
        let href = href.clone();
        move || {
            let mark = mark.get()?;
            let pattern = |kind: &str, power: Power| format!("url(#chart-{kind}-{})", power.id());
            let fills = [
                mark.part_of_poland.then(|| pattern("hatch", mark.holder)),
                mark.conquered.then(|| pattern("dots", mark.holder)),
                mark.occupied_by.map(|power| pattern("cross", power)),
            ];
            Some(fills.map(|fill| {
                fill.map(|fill| view! { <use_ href=href.clone() class="chart-over" fill=fill /> })
            }))
        }
    };
    view! {
        <g class="chart-province" data-power=holder clip-path=format!("url(#{}-clip)", outline(province))>
            <use_ href=href.clone() class="chart-wash" />
            {over}
            <use_ href=href.clone() class="chart-edge" />
            <use_ href=href class="chart-edge chart-edge-inner" />
        </g>
    }
}

/// The dash-dot lines.
#[component]
pub fn Borders() -> impl IntoView {
    view! {
        <path class="chart-border" d=outlines::OUTER_BORDERS />
        <path class="chart-border" d=outlines::BORDERS />
    }
}

/// Paper round the plate, and the lines that frame it.
#[component]
pub fn Frame() -> impl IntoView {
    let (width, height) = outlines::FRAME;
    let paper = format!("M-9000-9000h24000v24000h-24000zM0 0v{height}h{width}v-{height}z");
    view! {
        <path class="chart-paper" d=paper />
        <rect class="chart-neat" width=width height=height />
        <rect class="chart-neat chart-neat-outer" x="-14" y="-14" width=width + 28.0 height=height + 28.0 />
    }
}

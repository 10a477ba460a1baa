//! A value over the months, drawn: a stepped line, the levels to reach, the years.

use leptos::prelude::*;

use crate::view::page::{Graph, GraphLabel};

/// The drawing of a graph.
#[must_use]
pub fn graph(of: Graph) -> AnyView {
    let (left, right) = (of.ends.0.to_string(), of.ends.1.to_string());
    let base = of.base.to_string();
    let across = |y: i32, to: &str| ["M", &left, ",", &y.to_string(), "H", to].concat();
    let grid: String = of.heights.iter().map(|tick| across(tick.at, &right)).collect();
    let foot = of.heights.iter().map(|tick| tick.at).max().unwrap_or(of.base);
    let ticks: String = of
        .years
        .iter()
        .map(|year| ["M", &year.at.to_string(), ",", &foot.to_string(), "v4"].concat())
        .collect();
    let wash = ["M", &left, ",", &base, " ", &of.points, " ", &right, ",", &base, "z"].concat();
    let line = ["M", &of.points].concat();
    let dot = {
        let y = (of.last.y - LIFT).to_string();
        ["M", &right, ",", &y, "m-3,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0"].concat()
    };
    let heights = of
        .heights
        .iter()
        .map(|tick| words("graph-height", "end", of.ends.0 - GAP, tick.at + LIFT, &tick.label));
    let years = of.years.iter().map(|year| words("graph-year", "middle", year.at, foot + UNDER, &year.label));
    let levels = of.levels.iter().map(|level| {
        let class = if level.counts { "graph-level is-counted" } else { "graph-level" };
        let line = path("", across(level.y, &level.to.to_string()));
        view! { <g class=class>{line}{words("", "start", of.ends.0 + GAP, level.y - GAP, &level.label)}</g> }
            .into_any()
    });
    let label = |label: &GraphLabel| words("graph-value", label.anchor, label.x, label.y, &label.text);
    view! {
        <svg class="graph-drawing" viewBox=of.view_box role="img" aria-label=of.text>
            {path("graph-wash", wash)}
            {path("graph-grid", [grid, ticks].concat())}
            {heights.collect_view()}
            {years.collect_view()}
            {levels.collect_view()}
            {path("graph-line", line)}
            {path("graph-dot", dot)}
            {[&of.most, &of.least].into_iter().flatten().map(label).collect_view()}
            <g data-last="">{label(&of.last)}</g>
        </svg>
    }
    .into_any()
}

/// How far letters stand below the height they name, from what they stand beside, and below the foot.
const LIFT: i32 = 4;
const GAP: i32 = 5;
const UNDER: i32 = 18;

fn path(class: &'static str, d: String) -> AnyView {
    view! { <path class=class d=d /> }.into_any()
}

fn words(class: &'static str, anchor: &'static str, x: i32, y: i32, text: &str) -> AnyView {
    let text = text.to_owned();
    view! { <text class=class x=x.to_string() y=y.to_string() text-anchor=anchor>{text}</text> }.into_any()
}

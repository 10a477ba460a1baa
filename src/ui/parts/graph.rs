//! A value over the months, drawn: a stepped line, the levels to reach, the years.

use crate::ui::plain::{Drawn, El, drawn};
use crate::view::page::{Graph, GraphLabel};

/// The drawing of a graph.
#[must_use]
pub fn graph(of: Graph) -> El {
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
        drawn(Drawn::Group, class).child(path("", across(level.y, &level.to.to_string()))).child(words(
            "",
            "start",
            of.ends.0 + GAP,
            level.y - GAP,
            &level.label,
        ))
    });
    let label = |label: &GraphLabel| words("graph-value", label.anchor, label.x, label.y, &label.text);
    drawn(Drawn::Svg, "graph-drawing")
        .attr("viewBox", of.view_box)
        .attr("role", "img")
        .attr("aria-label", of.text)
        .child(path("graph-wash", wash))
        .child(path("graph-grid", [grid, ticks].concat()))
        .children(heights)
        .children(years)
        .children(levels)
        .child(path("graph-line", line))
        .child(path("graph-dot", dot))
        .children([&of.most, &of.least].into_iter().flatten().map(label))
        .child(label(&of.last).attr("data-last", ""))
}

/// How far letters stand below the height they name, from what they stand beside, and below the foot.
const LIFT: i32 = 4;
const GAP: i32 = 5;
const UNDER: i32 = 18;

fn path(class: &str, d: String) -> El {
    drawn(Drawn::Path, class).attr("d", d)
}

fn words(class: &str, anchor: &'static str, x: i32, y: i32, text: &str) -> El {
    drawn(Drawn::Text, class)
        .attr("x", x.to_string())
        .attr("y", y.to_string())
        .attr("text-anchor", anchor)
        .child(text)
}

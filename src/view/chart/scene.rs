//! The whole picture, layer by layer, from a chart and its plan.

use super::atlas::NameKind;
use super::city_plan::towers;
use super::marks::{Chart, Pick, ProvinceMark, ink};
use super::plan::{NamePlan, PILE, Plan, ProvincePlan};
use super::shape::{Group, Shape, circle, moved};
use super::{City, Province, decimal, outlines, signs, travel};
use crate::model::power::Power;

/// Rings of water lining, the widest first.
const LINING: [(&str, &str); 6] = [
    ("chart-lining chart-lining-1", "chart-lining chart-lining-1 chart-lining-gap"),
    ("chart-lining chart-lining-2", "chart-lining chart-lining-2 chart-lining-gap"),
    ("chart-lining chart-lining-3", "chart-lining chart-lining-3 chart-lining-gap"),
    ("chart-lining chart-lining-4", "chart-lining chart-lining-4 chart-lining-gap"),
    ("chart-lining chart-lining-5", "chart-lining chart-lining-5 chart-lining-gap"),
    ("chart-lining chart-lining-6", "chart-lining chart-lining-6 chart-lining-gap"),
];

/// Sea, lining, land, scenery, rivers.
#[must_use]
pub fn ground() -> Vec<Shape> {
    let shores = |class: &'static str| outlines::SHORES.iter().map(move |&shore| Shape::path(class, shore));
    let mut shapes = vec![Shape::path("chart-sea", frame(0))];
    for (line, gap) in LINING {
        shapes.extend(shores(line).chain(shores(gap)));
    }
    shapes.push(Shape::path("chart-land", outlines::LAND));
    shapes.extend(
        [outlines::HILLS, outlines::WOODS, outlines::MARSH]
            .map(|strokes| Shape::path("chart-scenery", strokes)),
    );
    let widths = ["chart-river chart-river-1", "chart-river chart-river-2", "chart-river chart-river-3"];
    shapes.extend(widths.into_iter().zip(outlines::RIVERS).map(|(class, river)| Shape::path(class, river)));
    shapes.push(Shape::path("chart-coast", outlines::LAND));
    shapes
}

/// Paper round the plate, and the lines that frame it.
#[must_use]
pub fn rim() -> Vec<Shape> {
    let paper = format!("M-9000-9000h24000v24000h-24000z{}", frame(0));
    vec![
        Shape::path("chart-paper", paper),
        Shape::path("chart-neat", frame(0)),
        Shape::path("chart-neat chart-neat-outer", frame(14)),
    ]
}

#[expect(clippy::cast_possible_truncation, reason = "the frame is a few thousand units wide")]
fn frame(margin: i32) -> String {
    let (w, h) = (outlines::FRAME.0 as i32 + 2 * margin, outlines::FRAME.1 as i32 + 2 * margin);
    format!("M{0} {0}v{h}h{w}v-{h}z", -margin)
}

/// What a province is cut to.
#[must_use]
pub fn clip(province: Province) -> String {
    format!("url(#chart-clip-{})", province.id())
}

/// The hand colouring and the dash-dot lines.
#[must_use]
pub fn washes(chart: &Chart, _: &Plan) -> Vec<Group> {
    let mut shapes = Vec::new();
    for mark in &chart.provinces {
        let path = outlines::province(mark.province);
        let cut = |shape: Shape| Shape { clip: Some(clip(mark.province)), ..shape.ink(ink(mark.holder)) };
        let pattern = |kind: &str, power: Power| Shape {
            fill: Some(format!("url(#chart-{kind}-{})", ink(power))),
            ..Shape::path("chart-over", path)
        };
        shapes.push(Shape::path("chart-wash", path).ink(ink(mark.holder)));
        shapes.extend(mark.part_of_poland.then(|| pattern("hatch", mark.holder)));
        shapes.extend(mark.conquered.then(|| pattern("dots", mark.holder)));
        shapes.extend(mark.occupied_by.map(|power| pattern("cross", power)));
        shapes.push(cut(Shape::path("chart-edge", path)));
        shapes.push(cut(Shape::path("chart-edge chart-edge-inner", path)));
    }
    shapes.push(Shape::path("chart-border", outlines::OUTER_BORDERS));
    shapes.push(Shape::path("chart-border", outlines::BORDERS));
    vec![Group { shapes, ..Group::default() }]
}

/// What of a place answers to a finger: a province's own shape, a city's circle, towers and name.
#[must_use]
pub fn button(pick: Pick, plan: &Plan) -> Vec<Shape> {
    match pick {
        Pick::Province(province) => {
            let path = outlines::province(province);
            let ring = |class: &'static str| Shape { clip: Some(clip(province)), ..Shape::path(class, path) };
            vec![
                Shape::path("chart-touch", path),
                ring("chart-ring chart-ring-outer"),
                ring("chart-ring chart-ring-inner"),
            ]
        }
        Pick::City(city) => {
            let Some(plan) = plan.city(city) else { return Vec::new() };
            let touch = Shape::path("chart-touch", circle((0.0, -4.0), plan.hit));
            let halo = Shape::path("chart-halo", circle((0.0, -4.0), 18.0));
            let name = Shape::text("chart-city-name", plan.name, city.name());
            let name = Shape { anchor: Some(plan.anchor.svg()), ..name };
            [touch, halo].into_iter().chain(signs::city(city)).chain([name]).collect()
        }
    }
}

/// Lettering of neighbours, seas and provinces.
#[must_use]
pub fn names(chart: &Chart, plan: &Plan) -> Vec<Group> {
    let foreign = plan.names.iter().map(foreign);
    let provinces = plan.provinces.iter().map(|plan| province(plan, chart.province(plan.province)));
    foreign.chain(provinces).collect()
}

fn foreign(plan: &NamePlan) -> Group {
    let class = match plan.name.kind {
        NameKind::Sea => "chart-name chart-name-sea",
        NameKind::Power => "chart-name chart-name-power",
        NameKind::Land => "chart-name chart-name-land",
    };
    let turn = format!("rotate({}) {}", plan.name.turn, moved(0.0, plan.size * 0.32));
    let text = Shape::text(class, (0.0, 0.0), plan.name.text);
    let shape = Shape { transform: Some(turn), size: Some(decimal(plan.size)), ..text };
    let (x, y) = plan.name.at;
    Group { at: Some((f64::from(x), f64::from(y))), shapes: vec![shape], ..Group::default() }
}

/// A province's name, what it yields, French troops and an occupier's flag.
fn province(plan: &ProvincePlan, mark: Option<&ProvinceMark>) -> Group {
    let name = Shape::text("chart-province-name", plan.name, plan.province.name());
    let mut shapes = vec![Shape { size: Some(decimal(plan.size)), ..name }];
    if let Some(mark) = mark {
        let income = mark.income.clone();
        shapes
            .extend(income.map(|text| Shape::text("chart-income", plan.second, text).ink(ink(mark.holder))));
        let (mut x, y) = plan.badges;
        if mark.french_troops {
            shapes.extend(signs::french((x, y)));
            x += super::plan::BADGE;
        }
        shapes.extend(mark.occupied_by.into_iter().flat_map(|power| signs::flag(power, (x + 2.0, y + 2.0))));
    }
    Group { at: Some(travel::place(Pick::Province(plan.province))), shapes, ..Group::default() }
}

/// What the game has put on the cities, and the counters above all.
#[must_use]
pub fn pieces(chart: &Chart, plan: &Plan) -> Vec<Group> {
    let cities = City::ALL.iter().map(|&city| on_city(city, chart, plan));
    cities.chain(counters(chart, plan)).collect()
}

fn on_city(city: City, chart: &Chart, plan: &Plan) -> Group {
    let mark = chart.city(city);
    let besieger = mark.and_then(|mark| mark.besieged_by);
    let half = towers(city.spires()) / 2.0 + 1.0;
    let left = if besieger.is_some() {
        19.0
    } else if city.fleches() > 0 {
        13.0
    } else {
        half
    };
    let mut shapes: Vec<Shape> = besieger.into_iter().flat_map(signs::works).collect();
    shapes.extend(chart.flag(city).into_iter().flat_map(|power| signs::flag(power, (half, -7.0))));
    if city.is_port() {
        shapes.extend(signs::port(-left - 7.0, mark.and_then(|mark| mark.port_guns)));
    }
    let above = if city.is_port() { -26.0 } else { -14.0 };
    let right = mark.and_then(|mark| mark.garrison_right);
    shapes.extend(right.into_iter().flat_map(|power| signs::right(power, (-left - 14.0, above))));
    if let (Some(text), Some(plan)) = (mark.and_then(|mark| mark.garrison.clone()), plan.city(city)) {
        let text = Shape::text("chart-garrison", plan.second, text);
        shapes.push(Shape { anchor: Some(plan.anchor.svg()), ..text });
    }
    Group { at: Some(travel::place(Pick::City(city))), shapes, ..Group::default() }
}

fn counters<'a>(chart: &'a Chart, plan: &'a Plan) -> impl Iterator<Item = Group> + 'a {
    plan.counters.iter().filter_map(|plan| {
        let counter = chart.counters.get(plan.index)?;
        let (aside, above) = if plan.hides > 0 { PILE } else { (0.0, 0.0) };
        let thread = plan
            .thread
            .map(|(x, y)| Shape::path("chart-thread", format!("M0-4L{} {}", decimal(x), decimal(y))));
        let face =
            signs::counter(counter, (plan.area.x, plan.area.y + above), plan.area.w - aside, plan.hides);
        let pile = chart.counters.iter().filter(|other| plan.hides > 0 && other.place == plan.place);
        let pile: Vec<&str> = pile.map(|other| other.spoken.as_str()).collect();
        let spoken = if pile.is_empty() { counter.spoken.clone() } else { pile.join("; ") };
        let pick = Pick::from(plan.place);
        Some(Group {
            at: Some(travel::place(pick)),
            spoken: Some(spoken),
            pick: Some(pick),
            shapes: thread.into_iter().chain(face).collect(),
        })
    })
}

#[cfg(test)]
#[path = "scene_tests.rs"]
mod tests;

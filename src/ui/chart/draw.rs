//! Shapes and groups as elements. One kind of element for each, so that the program stays small.

use leptos::either::Either;
use leptos::prelude::*;

use super::Table;
use crate::view::chart::shape::{Body, Group, Shape, moved};
use crate::view::chart::{Chart, Plan};

/// The shapes, the undermost first.
pub fn draw(shapes: Vec<Shape>) -> impl IntoView {
    shapes.into_iter().map(element).collect_view()
}

fn element(shape: Shape) -> impl IntoView {
    let Shape { class, ink, transform, clip, fill, anchor, size, body } = shape;
    match body {
        Body::Path(path) => Either::Left(view! {
            <path class=class data-power=ink transform=transform clip-path=clip fill=fill d=path />
        }),
        Body::Text(text) => Either::Right(view! {
            <text class=class data-power=ink transform=transform text-anchor=anchor font-size=size>{text}</text>
        }),
    }
}

/// A layer of groups, drawn anew when one of them changes; another month alone touches no layer.
#[component]
pub fn Layer(table: Table, of: fn(&Chart, &Plan) -> Vec<Group>) -> impl IntoView {
    let groups = Memo::new(move |_| table.chart.with(|chart| table.plan.with(|plan| of(chart, plan))));
    move || groups.get().into_iter().map(|group| placed(table, group)).collect_view()
}

fn placed(table: Table, group: Group) -> impl IntoView {
    let Group { at, spoken, pick, shapes } = group;
    let marks = if at.is_some() { "chart-mark" } else { "" };
    let (hidden, role) = if spoken.is_some() { (None, Some("img")) } else { (Some("true"), None) };
    view! {
        <g
            class=if pick.is_some() { "chart-piece" } else { "" }
            transform=at.map(|(x, y)| moved(x, y))
            aria-hidden=hidden
            on:click=move |event| {
                if let Some(pick) = pick {
                    table.clicked(&event, pick);
                }
            }
        >
            <g class=marks role=role aria-label=spoken>
                {draw(shapes)}
            </g>
        </g>
    }
}

//! Provinces and cities to be picked.

use leptos::prelude::*;

use super::Table;
use super::draw::draw;
use crate::model::place::{City, Province};
use crate::view::chart::shape::moved;
use crate::view::chart::{Pick, scene, travel};

/// A button for each province, its own shape.
#[component]
pub fn Provinces(table: Table) -> impl IntoView {
    Province::ALL.iter().map(|&province| place(table, Pick::Province(province))).collect_view()
}

/// A button for each city.
#[component]
pub fn Cities(table: Table) -> impl IntoView {
    City::ALL.iter().map(|&city| place(table, Pick::City(city))).collect_view()
}

fn place(table: Table, pick: Pick) -> impl IntoView {
    let (class, marks, at) = match pick {
        Pick::Province(_) => ("chart-place", "", None),
        Pick::City(_) => ("chart-place chart-city", "chart-mark", Some(travel::place(pick))),
    };
    view! {
        <g
            id=pick.key()
            class=class
            role="button"
            transform=at.map(|(x, y)| moved(x, y))
            tabindex=move || if table.focus.get() == pick { "0" } else { "-1" }
            aria-label=move || table.chart.with(|chart| chart.spoken(pick))
            aria-pressed=move || if table.selected.get() == Some(pick) { "true" } else { "false" }
            on:click=move |event| table.clicked(&event, pick)
            on:focus=move |_| table.focus.set(pick)
        >
            <g class=marks>{move || draw(table.plan.with(|plan| scene::button(pick, plan)))}</g>
        </g>
    }
}

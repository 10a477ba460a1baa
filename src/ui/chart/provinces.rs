//! Provinces to be picked.

use leptos::prelude::*;

use super::Table;
use super::ground::outline;
use crate::model::place::Province;
use crate::view::chart::Pick;

/// One button for each province, its own shape.
#[component]
pub fn Provinces(table: Table) -> impl IntoView {
    Province::ALL.iter().map(|&province| view! { <ProvinceButton table province /> }).collect_view()
}

#[component]
fn ProvinceButton(table: Table, province: Province) -> impl IntoView {
    let pick = Pick::Province(province);
    let spoken = move || {
        let spoken = table.chart.with(|chart| chart.province(province).map(|mark| mark.spoken.clone()));
        spoken.unwrap_or_else(|| province.name().to_owned())
    };
    let href = format!("#{}", outline(province));
    view! {
        <g
            id=pick.key()
            class="chart-place"
            role="button"
            tabindex=move || if table.focus.get() == pick { "0" } else { "-1" }
            aria-label=spoken
            aria-pressed=move || table.is_selected(pick).to_string()
            on:click=move |event| table.clicked(&event, pick)
            on:focus=move |_| table.focus.set(pick)
        >
            <use_ href=href.clone() class="chart-touch" />
            <g class="chart-ring" clip-path=format!("url(#{}-clip)", outline(province))>
                <use_ href=href.clone() class="chart-ring-outer" />
                <use_ href=href class="chart-ring-inner" />
            </g>
        </g>
    }
}

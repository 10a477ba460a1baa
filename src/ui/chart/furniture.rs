//! What lies on the map without belonging to it: cartouche, scale, buttons, legend.

use leptos::prelude::*;

use super::draw::draw;
use super::gestures::STEP;
use crate::view::chart::{Camera, Chart, camera::ScaleBar as Bar, legend};

/// The title and the month.
#[component]
pub fn Cartouche(chart: Signal<Chart>) -> impl IntoView {
    view! {
        <div class="chart-cartouche">
            <p class="chart-title">{move || chart.with(|chart| chart.title.clone())}</p>
            <p class="chart-date">{move || chart.with(|chart| chart.date.clone())}</p>
        </div>
    }
}

/// A bar of so many English miles.
#[component]
pub fn ScaleBar(camera: RwSignal<Camera>) -> impl IntoView {
    view! {
        <svg class="chart-scale" width="150" height="24" aria-hidden="true">
            {move || draw(Bar::of(camera.get()).shapes())}
        </svg>
    }
}

/// What the buttons do.
#[derive(Clone, Copy)]
enum Zoom {
    By(f64),
    Whole,
}

impl Zoom {
    fn of(self, camera: Camera) -> Camera {
        match self {
            Zoom::By(by) => camera.nearer(by),
            Zoom::Whole => Camera::fit(camera.pane()),
        }
    }
}

const BUTTONS: [(Zoom, &str, &str); 3] = [
    (Zoom::By(STEP), "Nearer", "M12 5v14M5 12h14"),
    (Zoom::By(1.0 / STEP), "Further", "M5 12h14"),
    (Zoom::Whole, "Whole map", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"),
];

/// Nearer, further, everything.
#[component]
pub fn ZoomButtons(camera: RwSignal<Camera>) -> impl IntoView {
    let buttons = BUTTONS.map(|(zoom, name, sign)| {
        let idle = move || {
            let camera = camera.get();
            if zoom.of(camera) == camera { "true" } else { "false" }
        };
        view! {
            <button
                type="button"
                class="chart-button"
                aria-label=name
                aria-disabled=idle
                on:click=move |_| camera.update(|camera| *camera = zoom.of(*camera))
            >
                <svg class="chart-stroke" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                    <path d=sign />
                </svg>
            </button>
        }
    });
    view! {
        <div class="chart-zoom" role="group" aria-label="Zoom">
            {buttons}
        </div>
    }
}

/// The signs and their meaning, folded until asked for.
#[component]
pub fn Legend() -> impl IntoView {
    let rows = legend::rows().into_iter().map(|(shapes, meaning)| {
        view! {
            <div class="chart-legend-row">
                <dt>
                    <svg class="chart-sign" viewBox="-22 -23 44 40" width="44" height="40" aria-hidden="true">
                        {draw(shapes)}
                    </svg>
                </dt>
                <dd>{meaning}</dd>
            </div>
        }
    });
    view! {
        <details class="chart-legend">
            <summary class="chart-button">"Legend"</summary>
            <dl class="chart-legend-list">{rows.collect_view()}</dl>
        </details>
    }
}

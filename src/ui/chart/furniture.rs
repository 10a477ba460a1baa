//! What lies on the map without belonging to it: cartouche, scale, buttons.

use leptos::prelude::*;

use super::hand::STEP;
use crate::view::chart::{Camera, Chart, decimal, outlines};

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

/// Lengths the scale may show, in English miles.
const MILES: [f64; 6] = [200.0, 100.0, 50.0, 40.0, 20.0, 10.0];
const KM_PER_MILE: f64 = 1.609_344;
const LONGEST: f64 = 124.0;

/// A bar of so many English miles.
#[component]
pub fn ScaleBar(camera: RwSignal<Camera>) -> impl IntoView {
    let bar = Memo::new(move |_| {
        let pixels = |miles: f64| miles * KM_PER_MILE * outlines::UNITS_PER_KM * camera.get().scale();
        let miles = MILES.into_iter().find(|miles| pixels(*miles) <= LONGEST).unwrap_or(10.0);
        (miles, pixels(miles))
    });
    let drawing = move || {
        let (miles, width) = bar.get();
        let part = width / 4.0;
        let at = |quarter: f64| decimal(4.0 + quarter * part);
        #[expect(clippy::cast_possible_truncation, reason = "the scale shows whole miles")]
        let words = format!("{} English miles", miles as i64);
        view! {
            <rect class="chart-bar" x="4" y="14" width=decimal(width) height="5" />
            <rect class="chart-bar-dark" x="4" y="14" width=decimal(part) height="5" />
            <rect class="chart-bar-dark" x=at(2.0) y="14" width=decimal(part) height="5" />
            <text x="4" y="10">{words}</text>
        }
    };
    view! {
        <svg class="chart-scale" width="150" height="24" aria-hidden="true">
            {drawing}
        </svg>
    }
}

/// Nearer, further, everything.
#[component]
pub fn ZoomButtons(camera: RwSignal<Camera>) -> impl IntoView {
    let nearest = move || camera.get().nearer(1.01).scale() <= camera.get().scale();
    let furthest = move || camera.get().nearer(0.99).scale() >= camera.get().scale();
    let zoom = move |by: f64| camera.update(|camera| *camera = camera.nearer(by));
    view! {
        <div class="chart-zoom" role="group" aria-label="Zoom">
            <button type="button" class="chart-button" aria-label="Nearer" aria-disabled=move || nearest().to_string() on:click=move |_| zoom(STEP)>
                <Stroke path="M12 5v14M5 12h14" />
            </button>
            <button type="button" class="chart-button" aria-label="Further" aria-disabled=move || furthest().to_string() on:click=move |_| zoom(1.0 / STEP)>
                <Stroke path="M5 12h14" />
            </button>
            <button
                type="button"
                class="chart-button"
                aria-label="Whole map"
                aria-disabled=move || camera.get().is_fitted().to_string()
                on:click=move |_| camera.update(|camera| *camera = Camera::fit(camera.pane()))
            >
                <Stroke path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
            </button>
        </div>
    }
}

#[component]
fn Stroke(path: &'static str) -> impl IntoView {
    view! {
        <svg class="chart-stroke" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d=path />
        </svg>
    }
}

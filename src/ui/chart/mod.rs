//! The map on the screen: an engraving one can drag, pinch and walk by keys.

mod draw;
mod furniture;
mod gestures;
mod ground;
mod places;

use leptos::prelude::*;

use crate::view::chart::gesture::Gesture;
use crate::view::chart::{Camera, Chart, Pick, Plan, factor, plan, scene};
use draw::Layer;
use furniture::{Cartouche, Legend, ScaleBar, ZoomButtons};
use ground::{Defs, Ground, Rim};
use places::{Cities, Provinces};

/// What every part of the map reads and tells.
#[derive(Clone, Copy)]
struct Table {
    chart: Signal<Chart>,
    selected: Signal<Option<Pick>>,
    on_pick: Callback<Pick>,
    on_clear: Option<Callback<()>>,
    camera: RwSignal<Camera>,
    plan: Memo<Plan>,
    gesture: StoredValue<Gesture>,
    focus: RwSignal<Pick>,
}

impl Table {
    /// A finger or pointer has clicked: a pick, unless the click ends a drag.
    fn clicked(self, event: &leptos::ev::MouseEvent, pick: Pick) {
        // Assistive technology clicks without a pointer; its count of clicks is nought.
        if event.detail() == 0 || self.gesture.with_value(Gesture::is_pick) {
            self.focus.set(pick);
            self.on_pick.run(pick);
        }
    }
}

/// The map. `on_pick` hears every province or city chosen, `on_clear` the Escape key.
#[component]
pub fn ChartView(
    /// What is on it.
    #[prop(into)]
    chart: Signal<Chart>,
    /// What is picked.
    #[prop(into)]
    selected: Signal<Option<Pick>>,
    /// A province or city was chosen.
    on_pick: Callback<Pick>,
    /// The choice was given up.
    #[prop(optional, into)]
    on_clear: Option<Callback<()>>,
) -> impl IntoView {
    let camera = RwSignal::new(Camera::fit((704.0, 820.0)));
    let step = Memo::new(move |_| plan::step(camera.get().scale()));
    let plan = Memo::new(move |_| chart.with(|chart| Plan::of(chart, step.get())));
    let gesture = StoredValue::new(Gesture::default());
    let focus = RwSignal::new(Pick::Province(crate::model::place::Province::Masovia));
    let table = Table { chart, selected, on_pick, on_clear, camera, plan, gesture, focus };
    let pane = NodeRef::<leptos::html::Div>::new();
    gestures::watch_size(pane, camera);
    view! {
        <div class="chart" node_ref=pane>
            <Sheet table />
            <Cartouche chart />
            <ScaleBar camera />
            <Legend />
            <ZoomButtons camera />
        </div>
    }
}

/// The sheet itself, from the sea up.
#[component]
fn Sheet(table: Table) -> impl IntoView {
    let mark = Memo::new(move |_| factor(table.plan.with(|plan| plan.mark)));
    let title = move || table.chart.with(|chart| format!("Map of Poland, {}", chart.date));
    view! {
        <svg
            class="chart-sheet"
            role="group"
            aria-label=title
            aria-describedby="chart-keys"
            on:pointerdown=move |event| gestures::press(table, &event)
            on:pointermove=move |event| gestures::drag(table, &event)
            on:pointerup=move |event| gestures::release(table, &event)
            on:pointercancel=move |event| gestures::cancel(table, &event)
            on:wheel=move |event| gestures::wheel(table, &event)
            on:keydown=move |event| gestures::key(table, &event)
        >
            <g
                class="chart-world"
                transform=move || table.camera.get().transform()
                style:--chart-mark=move || mark.get()
            >
                <Defs mark />
                <Ground />
                <Layer table of=scene::washes />
                <Provinces table />
                <Layer table of=scene::names />
                <Cities table />
                <Layer table of=scene::pieces />
                <Rim />
            </g>
        </svg>
        <p class="unseen" id="chart-keys">
            "Arrow keys go from place to place, Enter picks, Escape lets go, plus and minus zoom, nought shows all."
        </p>
    }
}

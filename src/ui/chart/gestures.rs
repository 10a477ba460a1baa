//! Gestures on the map: pointers, wheel, keys, and the size of the pane.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys;

use super::Table;
use crate::view::chart::travel::{self, Way};
use crate::view::chart::{Camera, Pick, gesture};

/// How much one press of a button or key zooms.
pub const STEP: f64 = 1.5;
/// How far inside the pane a place reached by keys shall stand, in pixels.
const MARGIN: f64 = 72.0;

/// Keeps the camera told of the pane's size.
pub fn watch_size(pane: NodeRef<leptos::html::Div>, camera: RwSignal<Camera>) {
    pane.on_load(move |element| {
        let element: web_sys::Element = element.into();
        let measured = element.clone();
        let measure = move || {
            let size = measured.get_bounding_client_rect();
            if size.width() > 0.0 && size.height() > 0.0 {
                let _ = camera.try_update(|camera| *camera = camera.resized((size.width(), size.height())));
            }
        };
        measure();
        let told = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = web_sys::ResizeObserver::new(told.as_ref().unchecked_ref()) {
            observer.observe(&element);
            let keep = StoredValue::new_local((observer, told));
            on_cleanup(move || keep.with_value(|(observer, _)| observer.disconnect()));
        }
    });
}

fn sheet(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.current_target()?.dyn_into().ok()
}

fn point(event: &web_sys::MouseEvent) -> (f64, f64) {
    let corner = sheet(event).map(|sheet| sheet.get_bounding_client_rect());
    let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
    (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
}

pub fn press(table: Table, event: &ev::PointerEvent) {
    if event.button() == 0 {
        table.gesture.update_value(|gesture| gesture.press(event.pointer_id(), point(event)));
    }
}

pub fn drag(table: Table, event: &ev::PointerEvent) {
    let camera = table.camera.get_untracked();
    let moved =
        table.gesture.try_update_value(|gesture| gesture.drag(event.pointer_id(), point(event), camera));
    if let Some(moved) = moved.flatten() {
        // Only now: a captured pointer's click would land on the sheet instead of the province.
        if let Some(sheet) = sheet(event) {
            let _ = sheet.set_pointer_capture(event.pointer_id());
        }
        table.camera.set(moved);
    }
}

pub fn release(table: Table, event: &ev::PointerEvent) {
    let at = point(event);
    let twice =
        table.gesture.try_update_value(|gesture| gesture.release(event.pointer_id(), at, event.time_stamp()));
    if let Some(at) = twice.flatten() {
        table.camera.update(|camera| *camera = camera.zoomed(at, 2.0));
    }
}

pub fn cancel(table: Table, event: &ev::PointerEvent) {
    table.gesture.update_value(|gesture| gesture.cancel(event.pointer_id()));
}

pub fn wheel(table: Table, event: &ev::WheelEvent) {
    event.prevent_default();
    let turn = if event.delta_mode() == web_sys::WheelEvent::DOM_DELTA_LINE {
        event.delta_y() * 24.0
    } else {
        event.delta_y()
    };
    let by = gesture::wheel(turn, event.ctrl_key());
    let at = point(event);
    table.camera.update(|camera| *camera = camera.zoomed(at, by));
}

pub fn key(table: Table, event: &ev::KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let camera = table.camera;
    match event.key().as_str() {
        "ArrowUp" => walk(table, Way::North),
        "ArrowRight" => walk(table, Way::East),
        "ArrowDown" => walk(table, Way::South),
        "ArrowLeft" => walk(table, Way::West),
        "Enter" | " " => table.on_pick.run(table.focus.get_untracked()),
        "Escape" => {
            if let Some(clear) = table.on_clear {
                clear.run(());
            }
            return;
        }
        "+" | "=" => camera.update(|camera| *camera = camera.nearer(STEP)),
        "-" => camera.update(|camera| *camera = camera.nearer(1.0 / STEP)),
        "0" => camera.update(|camera| *camera = Camera::fit(camera.pane())),
        _ => return,
    }
    event.prevent_default();
}

fn walk(table: Table, way: Way) {
    if let Some(pick) = travel::next(table.focus.get_untracked(), way) {
        table.focus.set(pick);
        focus(pick);
        let place = travel::place(pick);
        table.camera.update(|camera| *camera = camera.showing(place, MARGIN));
    }
}

fn focus(pick: Pick) {
    let place = document().get_element_by_id(&pick.key());
    if let Some(place) = place.and_then(|place| place.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = place.focus();
    }
}

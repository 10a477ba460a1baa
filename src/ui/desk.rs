//! The desk: rail, map and panel, and the sheet that lies on them.

use leptos::prelude::*;

use crate::ui::apart::{Part, apart, sheet_apart};
use crate::ui::bars::bars;
use crate::ui::map::{MapScreen, MapStage, PlaceSheet, PlacesSheet};
use crate::ui::plain::{Node, el, live, nothing};
use crate::ui::platform;
use crate::ui::screens::Screen;
use crate::ui::session::{Laid, Session};
use crate::ui::turn::TurnScreen;
use crate::ui::widgets::Rail;

/// The desk, with the campaign that is wanted on it; nothing if that one does not open.
pub fn desk() -> AnyView {
    let session = Session::here();
    if !session.bring() {
        return nothing();
    }
    // Drawn and still here a moment later: the opening came to its end.
    request_animation_frame(move || session.stands());
    let skip = el("a", "skip").attr("href", "#panel").child("To the panel").on("click", |event| {
        event.prevent_default();
        platform::focus_panel();
    });
    let current = Signal::derive(move || session.screen.get().hash().to_owned());
    let rail = view! { <Rail items=Screen::rail() current /> }.into_any();
    let map = el("div", "stage-map").child(view! { <MapStage /> }.into_any());
    let panel = el("div", "stage-panel").attr("id", "panel").attr("tabindex", "-1").child(live(screen));
    let show = move || Some(if session.screen.get() == Screen::Map { "map" } else { "panel" }.to_owned());
    let stage = el("main", "stage").attr_live("data-show", show).child(map).child(panel);
    vec![bars(), el("div", "app").child(skip).child(rail).child(stage).node(), live(laid_sheet)].node()
}

/// The screen in the panel.
fn screen() -> AnyView {
    match Session::here().screen.get() {
        Screen::Turn => view! { <TurnScreen /> }.into_any(),
        Screen::Map => view! { <MapScreen /> }.into_any(),
        Screen::Forces => apart(Part::Forces),
        Screen::Treasury => apart(Part::Treasury),
        Screen::Diplomacy => apart(Part::Diplomacy),
        Screen::Record => apart(Part::Record),
        Screen::Rules => apart(Part::Rules),
    }
}

/// The sheet that lies open, if one does.
fn laid_sheet() -> Option<AnyView> {
    Session::here().laid.get().map(|laid| match laid {
        Laid::Act(_) => sheet_apart(Part::Act),
        Laid::Why(..) => sheet_apart(Part::Why),
        Laid::Clause(_) => sheet_apart(Part::Clause),
        Laid::Place(pick) => view! { <PlaceSheet pick /> }.into_any(),
        Laid::Places => view! { <PlacesSheet /> }.into_any(),
        Laid::Card => sheet_apart(Part::Card),
        Laid::Campaign => sheet_apart(Part::Campaign),
        Laid::HandOver => sheet_apart(Part::HandOver),
    })
}

//! The map beside the panel, the list of its places, and what lies under a finger.

use leptos::prelude::*;

use crate::view::chart::Pick;

/// The map itself.
#[component]
pub fn MapStage() -> impl IntoView {}

/// The places as a list, and the one picked.
#[component]
pub fn MapScreen() -> impl IntoView {}

/// The facts and acts of a place, where the map has no panel beside it.
#[component]
pub fn PlaceSheet(
    /// The place.
    pick: Pick,
) -> impl IntoView {
    let _ = pick;
}

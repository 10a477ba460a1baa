//! The map beside the panel, the list of its places, and what lies under a finger.

use leptos::prelude::*;

use crate::ui::attr::on;
use crate::ui::chart::ChartView;
use crate::ui::page;
use crate::ui::platform;
use crate::ui::screens::Screen;
use crate::ui::session::{OpenSheet, Session};
use crate::view::chart::Pick;
use crate::view::map;

/// The map itself. Beside a panel a pick shows there; alone on the screen it lies in a sheet.
#[component]
pub fn MapStage() -> impl IntoView {
    let session = Session::here();
    // Most acts change nothing on the map.
    let drawn = Memo::new(move |_| session.ask(map::chart).unwrap_or_default());
    let on_pick = Callback::new(move |pick: Pick| {
        session.picked.set(Some(pick));
        if platform::panel_is_beside_map() {
            session.go(Screen::Map);
        } else {
            session.sheet.set(Some(OpenSheet::Place(pick)));
        }
    });
    let list = move |_| session.sheet.set(Some(OpenSheet::Places));
    view! {
        <ChartView
            chart=drawn
            selected=session.picked
            on_pick
            on_clear=Callback::new(move |()| session.picked.set(None))
        />
        <button class="map-list-button" type="button" {..on("click", list)}>"List"</button>
    }
}

/// The place that is picked, and below it every place as a list.
pub fn screen() -> AnyView {
    page::screen(
        page::Drawers::NONE,
        |session, _| {
            let picked = session.picked.get();
            session.ask(|campaign| map::page(campaign, picked))
        },
        |session, key, _| {
            if key == map::PICKED {
                session.picked.set(None);
            }
            key == map::PICKED
        },
    )
}

/// A place in a sheet, where the map has no panel beside it.
pub fn sheet_of_place() -> AnyView {
    page::sheet(page::Drawers::NONE, |session, _| match session.sheet.get_untracked() {
        Some(OpenSheet::Place(pick)) => session.ask(|campaign| map::place_alone(campaign, pick)),
        _ => None,
    })
}

/// Every place in a sheet, where the map has no panel beside it.
pub fn sheet_of_places() -> AnyView {
    page::sheet(page::Drawers::NONE, |session, _| session.ask(map::places_alone))
}

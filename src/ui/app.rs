//! The page: the start page, or the desk with rail, map and panel.

use leptos::prelude::*;

use crate::ui::act_sheet::ActSheet;
use crate::ui::campaign_sheet::CampaignSheet;
use crate::ui::map::{MapScreen, MapStage, PlaceSheet, PlacesSheet};
use crate::ui::plain::{Node, el, live};
use crate::ui::screens::Screen;
use crate::ui::session::{Laid, Session};
use crate::ui::start::StartPage;
use crate::ui::turn::TurnScreen;
use crate::ui::why_sheet::{ClauseSheet, WhySheet};
use crate::ui::widgets::{Live, Rail, Toast};
use crate::ui::{diplomacy, forces, platform, record, rules, treasury};

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let session = Session::start();
    provide_context(session);
    if let Some(screen) = Screen::from_hash(&platform::hash()) {
        session.screen.set(screen);
    }
    let listener = window_event_listener(leptos::ev::hashchange, move |_| {
        if let Some(screen) = Screen::from_hash(&platform::hash()) {
            session.laid.set(None);
            session.screen.set(screen);
        }
    });
    on_cleanup(move || listener.remove());
    Effect::new(move |_| session.remember_screen(session.screen.get()));
    Effect::new(move |_| {
        let title = session
            .ask(|campaign| [&campaign.game().date.to_string(), " · ", &campaign.game().setup.name].concat());
        platform::set_title(title.as_deref().unwrap_or("Poland in Arms"));
    });
    let playing = Memo::new(move |_| session.campaign.with(Option::is_some));
    let page = live(move || if playing.get() { desk() } else { view! { <StartPage /> }.into_any() });
    let told = view! {
        <Live message=session.said />
        <Toast message=session.notice on_close=move || session.notice.set(None) />
    };
    vec![page, live(laid_sheet), told.into_any()].node()
}

/// The desk: rail, map and panel.
fn desk() -> AnyView {
    let session = Session::here();
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
    el("div", "app").child(skip).child(rail).child(stage).node()
}

/// The screen in the panel.
fn screen() -> AnyView {
    match Session::here().screen.get() {
        Screen::Turn => view! { <TurnScreen /> }.into_any(),
        Screen::Map => view! { <MapScreen /> }.into_any(),
        Screen::Forces => view! { <forces::ForcesScreen /> }.into_any(),
        Screen::Treasury => view! { <treasury::TreasuryScreen /> }.into_any(),
        Screen::Diplomacy => view! { <diplomacy::DiplomacyScreen /> }.into_any(),
        Screen::Record => view! { <record::RecordScreen /> }.into_any(),
        Screen::Rules => view! { <rules::RulesScreen /> }.into_any(),
    }
}

/// The sheet that lies open, if one does.
fn laid_sheet() -> Option<AnyView> {
    Session::here().laid.get().map(|laid| match laid {
        Laid::Act(command) => view! { <ActSheet command=*command /> }.into_any(),
        Laid::Why(title, line) => view! { <WhySheet title line /> }.into_any(),
        Laid::Clause(clause) => view! { <ClauseSheet clause /> }.into_any(),
        Laid::Place(pick) => view! { <PlaceSheet pick /> }.into_any(),
        Laid::Places => view! { <PlacesSheet /> }.into_any(),
        Laid::Campaign => view! { <CampaignSheet /> }.into_any(),
    })
}

//! The page: the start page, or the desk with rail, map and panel.

use leptos::prelude::*;

use crate::ui::act_sheet::ActSheet;
use crate::ui::campaign_sheet::CampaignSheet;
use crate::ui::map::{MapScreen, MapStage, PlaceSheet, PlacesSheet};
use crate::ui::screens::Screen;
use crate::ui::session::{Laid, Session};
use crate::ui::start::StartPage;
use crate::ui::turn::TurnScreen;
use crate::ui::why_sheet::{ClauseSheet, WhySheet};
use crate::ui::widgets::*;
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
    let title = session.view(|campaign| format!("{} · {}", campaign.game().date, campaign.game().setup.name));
    Effect::new(move |_| platform::set_title(&title.get().unwrap_or_else(|| "Poland in Arms".to_owned())));
    let playing = Memo::new(move |_| session.campaign.with(Option::is_some));
    view! {
        {move || if playing.get() { view! { <Desk /> }.into_any() } else { view! { <StartPage /> }.into_any() }}
        <LaidSheet />
        <Live message=session.said />
        <Toast message=session.notice on_close=move || session.notice.set(None) />
    }
}

/// The desk: rail, map and panel.
#[component]
fn Desk() -> impl IntoView {
    let session = Session::here();
    let current = Signal::derive(move || session.screen.get().hash().to_owned());
    let show = move || if session.screen.get() == Screen::Map { "map" } else { "panel" };
    view! {
        <div class="app">
            <a class="skip" href="#panel" on:click=move |ev| {
                ev.prevent_default();
                platform::focus_panel();
            }>"To the panel"</a>
            <Rail items=Screen::rail() current />
            <main class="stage" data-show=show>
                <div class="stage-map">
                    <MapStage />
                </div>
                <div class="stage-panel" id="panel" tabindex="-1">
                    {move || match session.screen.get() {
                        Screen::Turn => view! { <TurnScreen /> }.into_any(),
                        Screen::Map => view! { <MapScreen /> }.into_any(),
                        Screen::Forces => view! { <forces::ForcesScreen /> }.into_any(),
                        Screen::Treasury => view! { <treasury::TreasuryScreen /> }.into_any(),
                        Screen::Diplomacy => view! { <diplomacy::DiplomacyScreen /> }.into_any(),
                        Screen::Record => view! { <record::RecordScreen /> }.into_any(),
                        Screen::Rules => view! { <rules::RulesScreen /> }.into_any(),
                    }}
                </div>
            </main>
        </div>
    }
    .into_any()
}

/// The sheet that lies open, if one does.
#[component]
fn LaidSheet() -> impl IntoView {
    let session = Session::here();
    move || {
        session.laid.get().map(|laid| match laid {
            Laid::Act(command) => view! { <ActSheet command=*command /> }.into_any(),
            Laid::Why(title, line) => view! { <WhySheet title line /> }.into_any(),
            Laid::Clause(clause) => view! { <ClauseSheet clause /> }.into_any(),
            Laid::Place(pick) => view! { <PlaceSheet pick /> }.into_any(),
            Laid::Places => view! { <PlacesSheet /> }.into_any(),
            Laid::Campaign => view! { <CampaignSheet /> }.into_any(),
        })
    }
}

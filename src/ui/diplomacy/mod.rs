//! The Powers screen: Poland and each power, the others among themselves, minor countries, and the board's facts.

mod acts;
mod board;
mod minors;
mod pairs;
mod poland;

use leptos::prelude::*;

use crate::ui::session::Session;
use crate::ui::turn::Foot;
use crate::view::turn::poland_words;

use board::{BoardCard, OrderCard, PointsCard};
use minors::MinorsCard;
use pairs::PairsCard;
use poland::PolandCard;

/// The Diplomacy screen.
#[component]
pub fn DiplomacyScreen() -> impl IntoView {
    let session = Session::here();
    let line =
        session.view(|campaign| format!("{} · {}", campaign.game().date, campaign.game().phase.name()));
    let poland = session.view(|campaign| poland_words(campaign.game()));
    view! {
        <header class="when">
            <p class="when-line">{move || line.get()}</p>
            <h1 class="when-title">"Powers"</h1>
        </header>
        <p class="powers-lead">{move || poland.get()}</p>
        <PolandCard />
        <PairsCard />
        <BoardCard />
        <OrderCard />
        <MinorsCard />
        <PointsCard />
        <Foot />
    }
    .into_any()
}

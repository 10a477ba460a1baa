//! Minor countries: Poland's modifiers for control, and the powers' wars with them.

use leptos::prelude::*;

use super::acts::PowerName;
use crate::engine::command::Command;
use crate::model::diplomacy::MinorWar;
use crate::model::minor::{Minor, MinorGroup};
use crate::model::power::Power;
use crate::ui::session::{Laid, Session};
use crate::ui::widgets::*;
use crate::view::diplomacy::{minor_line, minors};

/// Minor countries.
#[component]
pub fn MinorsCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(minors);
    let dominance = move || seen.with(|seen| seen.as_ref().map(|one| one.dominance));
    let modifiers = move || {
        let lines = seen.get().map_or_else(Vec::new, |one| one.modifiers);
        lines.into_iter().map(|one| view! { <Modifier group=one.group value=one.modifier /> }).collect_view()
    };
    let wars = move || {
        let wars = seen.get().map_or_else(Vec::new, |one| one.wars);
        wars.into_iter().map(|war| view! { <War war /> }).collect_view()
    };
    let begin = Command::WarOnMinor { by: Power::France, minor: Minor::Saxony };
    view! {
        <Card title="Minor countries">
            <p class="card-lead">"What Poland adds to its control rolls. " {dominance}</p>
            <dl class="minors">{modifiers}</dl>
            {wars}
            <div class="button-group minors-more">
                <Button label="War with a minor country" on_press=move || session.open_act(begin.clone()) />
            </div>
        </Card>
    }
    .into_any()
}

/// A group of minor countries; the figure opens.
#[component]
fn Modifier(group: MinorGroup, value: String) -> impl IntoView {
    let session = Session::here();
    let open = move |_| {
        let line = session.campaign.with_untracked(|one| one.as_ref().map(|one| minor_line(one, group)));
        session.laid.set(line.map(|line| Laid::Why("Control of minor countries".into(), line)));
    };
    view! {
        <div class="minors-line">
            <dt>{group.name()}</dt>
            <dd>
                <button type="button" class="minors-value" on:click=open>
                    <span class="unseen">{format!("{}: ", group.name())}</span>
                    {value}
                </button>
            </dd>
        </div>
    }
    .into_any()
}

/// A war with a minor country.
#[component]
fn War(war: MinorWar) -> impl IntoView {
    let session = Session::here();
    let end = Command::PeaceWithMinor { by: war.power, minor: war.minor };
    view! {
        <div class="row row-acts">
            <b class="row-title"><PowerName power=war.power /></b>
            <p class="row-text">{format!("At war with {}.", war.minor.name())}</p>
            <div class="row-act">
                <Button label="End it" on_press=move || session.open_act(end.clone()) />
            </div>
        </div>
    }
    .into_any()
}

//! Garrisons, fleets, depots, leaders, guerrillas, and what is on order.

use leptos::prelude::*;

use super::corps::{counter, fill};
use super::strength::Strength;
use super::{Deeds, Opened};
use crate::engine::command::Command;
use crate::model::forces::Store;
use crate::model::place::City;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::forces::{
    FleetCard, GarrisonRow, GuerrillaRow, Guerrillas, LeaderCard, Sign, depots, fleets, garrisons,
    guerrillas, leaders, on_order,
};

/// Both fleets.
#[component]
pub(super) fn FleetsCard() -> impl IntoView {
    let seen = Session::here().view(fleets);
    view! {
        <Card title="Fleets">
            <ul class="pieces">
                {move || seen.get().unwrap_or_default().into_iter().map(fleet).collect_view()}
            </ul>
        </Card>
    }
    .into_any()
}

fn fleet(card: FleetCard) -> impl IntoView {
    let FleetCard { name, short, ships, size, state, away, cite, deeds, .. } = card;
    let session = Session::here();
    let number = if away { String::new() } else { ships.to_string() };
    view! {
        <li class="piece piece-plain" data-power="poland" class:is-away=away>
            <div class="piece-head">
                {counter(Sign::Ship, short, number)}
                <span class="piece-text">
                    <b class="piece-name">{name}</b>
                    <span class="piece-state">{state}</span>
                </span>
                {(!away).then(|| view! { <span class="piece-fill">{fill(ships, size)}</span> })}
                <Cite clause=cite.to_owned() on_press=move |number: String| session.open_clause(&number) />
            </div>
            <Deeds deeds of=name />
        </li>
    }
}

/// The four depots.
#[component]
pub(super) fn DepotsCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(depots);
    let row = move |place: String, remove: Command| {
        view! {
            <Row title=place>
                <Button label="Remove" on_press=move || session.open_act(remove.clone()) />
            </Row>
        }
    };
    view! {
        <Card title="Depots">
            {move || {
                seen.get()
                    .map(|all| {
                        view! {
                            <p class="card-lead card-cited">
                                <span>{all.line}</span>
                                <Cite
                                    clause=all.cite.to_owned()
                                    on_press=move |number: String| session.open_clause(&number)
                                />
                            </p>
                            {all.rows.into_iter().map(|one| row(one.place, one.remove)).collect_view()}
                            <Deeds deeds=all.deeds of="Depots" under=true />
                        }
                    })
            }}
        </Card>
    }
    .into_any()
}

/// The four leaders.
#[component]
pub(super) fn LeadersCard() -> impl IntoView {
    let seen = Session::here().view(leaders);
    view! {
        <Card title="Leaders">
            <ul class="pieces">
                {move || seen.get().unwrap_or_default().into_iter().map(leader).collect_view()}
            </ul>
        </Card>
    }
    .into_any()
}

fn leader(card: LeaderCard) -> impl IntoView {
    let LeaderCard { name, printed, spoken, state, away, notes, cite, deeds, .. } = card;
    let session = Session::here();
    view! {
        <li class="piece piece-plain" data-power="poland" class:is-away=away>
            <div class="piece-head">
                <span class="piece-leader" role="img" aria-label=spoken>
                    {printed}
                </span>
                <span class="piece-text">
                    <b class="piece-name">{name}</b>
                    <span class="piece-state">{state}</span>
                </span>
                <Cite clause=cite.to_owned() on_press=move |number: String| session.open_clause(&number) />
            </div>
            {notes.into_iter().map(|note| view! { <p class="piece-note">{note}</p> }).collect_view()}
            <Deeds deeds of=name />
        </li>
    }
}

/// Guerrillas by province.
#[component]
pub(super) fn GuerrillasCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(guerrillas);
    move || {
        let Guerrillas { line, cite, rows } = seen.get()?;
        (!rows.is_empty()).then(|| {
            view! {
                <Card title="Guerrillas">
                    <p class="card-lead card-cited">
                        <span>{line}</span>
                        <Cite clause=cite.to_owned() on_press=move |number: String| session.open_clause(&number) />
                    </p>
                    {rows.into_iter().map(guerrilla).collect_view()}
                </Card>
            }
            .into_any()
        })
    }
}

fn guerrilla(row: GuerrillaRow) -> impl IntoView {
    let GuerrillaRow { province, there, text, deeds } = row;
    view! {
        <div class="row-under">
            <Row title=province.name() text>
                <span class="piece-figure">{there}</span>
            </Row>
            <Deeds deeds of=province.name() under=true />
        </div>
    }
}

/// Cities with factors outside corps; a tap opens the steppers.
#[component]
pub(super) fn GarrisonsCard(opened: RwSignal<Option<Opened>>) -> impl IntoView {
    let seen = Session::here().view(garrisons);
    let cities = Memo::new(move |_| {
        seen.with(|rows| rows.iter().flatten().map(|row| row.city).collect::<Vec<City>>())
    });
    view! {
        <Show when=move || !cities.with(Vec::is_empty)>
            <Card title="Garrisons">
                <ul class="pieces">
                    <For each=move || cities.get() key=|city| city.id() let:city>
                        <Garrison seen city opened />
                    </For>
                </ul>
            </Card>
        </Show>
    }
    .into_any()
}

#[component]
fn Garrison(
    seen: Memo<Option<Vec<GarrisonRow>>>,
    city: City,
    opened: RwSignal<Option<Opened>>,
) -> impl IntoView {
    let row =
        Memo::new(move |_| seen.with(|rows| rows.iter().flatten().find(|row| row.city == city).cloned()));
    let is_open = Memo::new(move |_| opened.get() == Some(Opened::Garrison(city)));
    let toggle = move |_| opened.set((!is_open.get_untracked()).then_some(Opened::Garrison(city)));
    let siege = move || row.with(|row| row.as_ref().and_then(|row| row.siege.clone()));
    view! {
        <li class="piece" data-power="poland" class:is-open=move || is_open.get()>
            <button
                type="button"
                class="piece-head"
                aria-expanded=move || is_open.get().to_string()
                on:click=toggle
            >
                <span class="piece-city" aria-hidden="true"><Icon glyph=Glyph::Castle /></span>
                <span class="piece-text">
                    <b class="piece-name">{city.name()}</b>
                    {move || siege().map(|siege| view! { <span class="piece-led">{siege}</span> })}
                    <span class="piece-state">{move || row.with(|row| row.as_ref().map(|row| row.holds.clone()))}</span>
                </span>
                <Icon glyph=Glyph::Forward />
            </button>
            <Show when=move || is_open.get()>
                <div class="piece-more">
                    <Strength store=Store::Garrison(city) name=city.name() />
                </div>
            </Show>
        </li>
    }
    .into_any()
}

/// What is on order, and when it comes.
#[component]
pub(crate) fn OrdersCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(on_order);
    move || {
        let rows = seen.get()?.rows;
        (!rows.is_empty()).then(|| {
            let row = move |text: String, date: Option<String>, cite: &'static str| {
                view! {
                    <div class="order">
                        <span>{text}</span>
                        <em>{date}</em>
                        <Cite clause=cite.to_owned() on_press=move |number: String| session.open_clause(&number) />
                    </div>
                }
            };
            view! {
                <Card title="On order">
                    {rows.into_iter().map(|one| row(one.text, one.date, one.cite)).collect_view()}
                </Card>
            }
            .into_any()
        })
    }
}

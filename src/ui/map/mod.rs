//! The map beside the panel, the list of its places, and what lies under a finger.

use leptos::prelude::*;

use crate::ui::chart::ChartView;
use crate::ui::screens::Screen;
use crate::ui::session::{Laid, Session};
use crate::ui::turn::Foot;
use crate::ui::widgets::*;
use crate::view::chart::{Chart, Pick};
use crate::view::map::{PlaceAct, PlaceFact, PlaceRow, PlaceView, abroad, chart, place, places};

/// The map itself. Beside a panel a pick shows there; alone on the screen it lies in a sheet.
#[component]
pub fn MapStage() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(chart);
    let drawn = Signal::derive(move || seen.get().unwrap_or_else(Chart::default));
    let on_pick = Callback::new(move |pick: Pick| {
        session.picked.set(Some(pick));
        if crate::ui::platform::panel_is_beside_map() {
            session.go(Screen::Map);
        } else {
            session.laid.set(Some(Laid::Place(pick)));
        }
    });
    view! {
        <ChartView
            chart=drawn
            selected=session.picked
            on_pick
            on_clear=Callback::new(move |()| session.picked.set(None))
        />
        <button
            class="map-list-button"
            on:click=move |_| session.laid.set(Some(Laid::Places))
        >
            "List"
        </button>
    }
}

/// The place that is picked, and below it every place as a list.
#[component]
pub fn MapScreen() -> impl IntoView {
    let session = Session::here();
    view! {
        <header class="when">
            <p class="when-line">"Provinces and cities"</p>
            <h1 class="when-title">"Map"</h1>
        </header>
        {move || session.picked.get().map(|pick| view! { <PlaceCard pick /> })}
        <PlaceList />
        <Foot />
    }
    .into_any()
}

/// Every place as a list.
#[component]
pub fn PlaceList() -> impl IntoView {
    let session = Session::here();
    let rows = session.view(places);
    let away = session.view(abroad);
    view! {
        <Card title="All places">
            {move || {
                rows.get().unwrap_or_default().into_iter().map(|row| view! { <PlaceLine row /> }).collect_view()
            }}
            {move || {
                let away = away.get().unwrap_or_default();
                (!away.is_empty()).then(|| view! { <Row title="Abroad" text=away.join("; ") /> })
            }}
        </Card>
    }
    .into_any()
}

#[component]
fn PlaceLine(row: PlaceRow) -> impl IntoView {
    let session = Session::here();
    let PlaceRow { pick, name, text, holder, is_city } = row;
    let press = move |_| {
        session.picked.set(Some(pick));
        if crate::ui::platform::panel_is_beside_map() {
            crate::ui::platform::focus_panel();
        } else {
            session.laid.set(Some(Laid::Place(pick)));
        }
    };
    view! {
        <button
            class="row row-tap place-line"
            class:place-city=is_city
            aria-pressed=move || (session.picked.get() == Some(pick)).to_string()
            on:click=press
        >
            <span class="row-title">
                <span class="place-ink" data-power=holder.id() aria-hidden="true"></span>
                {name}
            </span>
            <span class="row-text">{text}</span>
            <span class="row-value"><Icon glyph=Glyph::Forward /></span>
        </button>
    }
    .into_any()
}

/// A place in the panel.
#[component]
fn PlaceCard(pick: Pick) -> impl IntoView {
    let session = Session::here();
    let title =
        Memo::new(move |_| session.campaign.with(|one| one.as_ref().map(|one| place(one, pick).title)));
    view! {
        <section class="card place-card">
            <h2 class="card-title">
                {move || title.get()}
                <IconButton glyph=Glyph::Close name="Close the place" on_press=move || session.picked.set(None) />
            </h2>
            <PlaceBody pick />
        </section>
    }
    .into_any()
}

/// A place in a sheet, where the map has no panel beside it.
#[component]
pub fn PlaceSheet(
    /// The place.
    pick: Pick,
) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(move |campaign| place(campaign, pick).title);
    let title = Signal::derive(move || seen.get().unwrap_or_default());
    view! {
        <Sheet title on_close=move || session.close_sheet()>
            <PlaceBody pick />
        </Sheet>
    }
    .into_any()
}

/// Every place in a sheet, where the map has no panel beside it.
#[component]
pub fn PlacesSheet() -> impl IntoView {
    let session = Session::here();
    view! {
        <Sheet title="Places" on_close=move || session.close_sheet()>
            <PlaceList />
        </Sheet>
    }
    .into_any()
}

#[component]
fn PlaceBody(pick: Pick) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(move |campaign| place(campaign, pick));
    let cite = move |number: String| session.open_clause(&number);
    let fact = move |fact: PlaceFact| {
        view! {
            <div class="place-fact">
                <dt>{fact.label}</dt>
                <dd>
                    {fact.value} {fact.cite.map(|number| view! { <Cite clause=number.to_owned() on_press=cite /> })}
                </dd>
            </div>
        }
    };
    let lead = move |(name, to): (String, Pick)| {
        let press = move |_| {
            session.picked.set(Some(to));
            if matches!(session.laid.get_untracked(), Some(Laid::Place(_))) {
                session.laid.set(Some(Laid::Place(to)));
            }
        };
        view! {
            <button class="chip" on:click=press>
                {name}
            </button>
        }
    };
    move || {
        seen.get().map(|PlaceView { line, facts, leads, acts, .. }| {
            view! {
                <p class="card-lead">{line}</p>
                <dl class="place-facts">{facts.into_iter().map(fact).collect_view()}</dl>
                <div class="chips">{leads.into_iter().map(lead).collect_view()}</div>
                <div class="place-acts">{acts.into_iter().map(|act| view! { <ActRow act /> }).collect_view()}</div>
            }
            .into_any()
        })
    }
}

/// An act at a place: open, or refused with its reasons; either way its sheet can be opened.
#[component]
fn ActRow(act: PlaceAct) -> impl IntoView {
    let session = Session::here();
    let PlaceAct { label, command, reasons } = act;
    let open = move || session.open_act(command.clone());
    let refused = !reasons.is_empty();
    let date = reasons.iter().find_map(|one| one.date.clone()).map(|date| format!("From {date}."));
    let text = refused.then(|| reasons.iter().map(|one| one.text.clone()).collect::<Vec<_>>().join(" "));
    let cite = reasons.into_iter().next().map(|one| one.cite.to_owned());
    let kind = if refused { ButtonKind::Quiet } else { ButtonKind::Plain };
    let verb = if refused { "Look" } else { "Choose" };
    view! {
        <Row title=label text date cite on_cite=move |number: String| session.open_clause(&number) refused=refused>
            <Button label=verb kind on_press=open />
        </Row>
    }
    .into_any()
}

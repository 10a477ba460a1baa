//! The Forces screen: the roster of corps and other pieces, what waits to be placed, and what is on order.

mod corps;
mod pieces;
mod strength;

use leptos::prelude::*;

use crate::model::forces::CorpsId;
use crate::model::place::City;
use crate::ui::session::Session;
use crate::ui::turn::{Foot, SavedSign};
use crate::ui::widgets::*;
use crate::view::forces::{Deed, Vacant, Waiting, corps_groups, head, waiting};

use corps::CorpsRow;
pub(crate) use pieces::OrdersCard;
use pieces::{DepotsCard, FleetsCard, GarrisonsCard, GuerrillasCard, LeadersCard};

/// The piece that lies open; one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opened {
    Corps(CorpsId),
    Garrison(City),
}

/// The Forces screen.
#[component]
pub fn ForcesScreen() -> impl IntoView {
    let opened = RwSignal::new(None::<Opened>);
    view! {
        <Head />
        <WaitingCard />
        {corps_groups()
            .into_iter()
            .map(|(title, ids)| view! { <CorpsCard title ids opened /> })
            .collect_view()}
        <GarrisonsCard opened />
        <FleetsCard />
        <DepotsCard />
        <LeadersCard />
        <GuerrillasCard />
        <OrdersCard />
        <Foot />
    }
    .into_any()
}

#[component]
fn Head() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(head);
    let line = move || seen.with(|head| head.as_ref().map(|head| head.line.clone()));
    let vacant = Memo::new(move |_| seen.with(|head| head.as_ref().and_then(|head| head.vacant.clone())));
    view! {
        <header class="when">
            <p class="when-line">{line} <SavedSign /></p>
            <h1 class="when-title">"Forces"</h1>
        </header>
        {move || {
            vacant
                .get()
                .map(|Vacant { title, text, cite }| view! { <Notice title text cite=cite.to_owned() /> })
        }}
    }
    .into_any()
}

/// A notice within a page, with its clause.
#[component]
pub(crate) fn Notice(
    /// In a few words.
    title: String,
    /// What there is all the same.
    text: String,
    /// The clause.
    cite: String,
) -> impl IntoView {
    let session = Session::here();
    view! {
        <div class="notice">
            <Icon glyph=Glyph::Info />
            <div>
                <b class="notice-title">{title}</b>
                <p class="notice-text">
                    {text} " " <Cite clause=cite on_press=move |number: String| session.open_clause(&number) />
                </p>
            </div>
        </div>
    }
    .into_any()
}

/// What waits to be placed or raised, with the next step.
#[component]
fn WaitingCard() -> impl IntoView {
    let session = Session::here();
    let waits = session.view(waiting);
    move || {
        let waits = waits.get()?;
        let now = waits.iter().any(|one| one.must);
        (!waits.is_empty()).then(|| {
            view! {
                <Card title="Waiting" must=now>
                    {waits.into_iter().map(|one| view! { <WaitingRow one /> }).collect_view()}
                </Card>
            }
            .into_any()
        })
    }
}

#[component]
fn WaitingRow(one: Waiting) -> impl IntoView {
    let session = Session::here();
    let Waiting { title, text, date, cite, must, deeds } = one;
    let cite = cite.to_owned();
    let on_cite = move |number: String| session.open_clause(&number);
    let single = deeds.len() == 1;
    let Some(first) = deeds.first().cloned() else {
        return view! { <Row title text date cite on_cite /> }.into_any();
    };
    let label = match (single, must) {
        (true, true) => first.label.clone(),
        (true, false) => format!("Place: {}", first.label.to_lowercase()),
        _ => "Place".to_owned(),
    };
    let kind = if must { ButtonKind::Go } else { ButtonKind::Plain };
    let open = move || session.open_act(first.command.clone());
    view! {
        <Row title=title.clone() text date cite on_cite>
            <Button label kind on_press=open />
        </Row>
        {(!single).then(|| view! { <Deeds deeds of=title under=true /> })}
    }
    .into_any()
}

/// A group of corps.
#[component]
fn CorpsCard(title: &'static str, ids: Vec<CorpsId>, opened: RwSignal<Option<Opened>>) -> impl IntoView {
    view! {
        <Card title>
            <ul class="pieces">{ids.into_iter().map(|id| view! { <CorpsRow id opened /> }).collect_view()}</ul>
        </Card>
    }
    .into_any()
}

/// What can be done with a piece, each a word to tap.
#[component]
fn Deeds(
    /// The acts.
    deeds: Vec<Deed>,
    /// With what; heard only.
    #[prop(into)]
    of: String,
    /// Set under a row.
    #[prop(optional)]
    under: bool,
) -> impl IntoView {
    let session = Session::here();
    let chip = move |Deed { label, command }: Deed| {
        let name = format!("{label}: {of}");
        view! {
            <button type="button" class="chip" aria-label=name on:click=move |_| session.open_act(command.clone())>
                {label}
            </button>
        }
    };
    let class = if under { "chips chips-under" } else { "chips" };
    (!deeds.is_empty())
        .then(|| view! { <div class=class>{deeds.into_iter().map(chip).collect_view()}</div> }.into_any())
}

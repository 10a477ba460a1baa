//! What the board must say for a creation, the order of play, and the points of other powers.

use leptos::prelude::*;

use super::acts::PowerName;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::diplomacy::{PointLine, board, choose_order, note_french, order, points};

/// So many points are shown before the rest is asked for.
const LATEST: usize = 12;

/// Warsaw, Napoleon, the French.
#[component]
pub fn BoardCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(board);
    let facts = move || {
        let facts = seen.get().map_or_else(Vec::new, |board| board.facts);
        let row = |fact: crate::view::diplomacy::BoardFact| {
            let command = fact.command;
            view! {
                <Row
                    title=fact.title
                    text=fact.text
                    cite=fact.cite.to_owned()
                    on_cite=move |number: String| session.open_clause(&number)
                >
                    <Button label=fact.verb on_press=move || session.open_act(command.clone()) />
                </Row>
            }
        };
        facts.into_iter().map(row).collect_view()
    };
    view! {
        <Card title="On the board">
            {facts}
            <FrenchTroops seen=Memo::new(move |_| seen.get().map_or_else(Vec::new, |board| board.french)) />
        </Card>
    }
    .into_any()
}

/// The provinces, each pressed while French troops are in it.
#[component]
fn FrenchTroops(seen: Memo<Vec<(Province, bool)>>) -> impl IntoView {
    let session = Session::here();
    let chip = move |province: &'static Province| {
        let present = Memo::new(move |_| seen.with(|all| all.contains(&(*province, true))));
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || if present.get() { "true" } else { "false" }
                on:click=move |_| session.submit_or_ask(note_french(*province, !present.get_untracked()))
            >
                {province.name()}
            </button>
        }
    };
    view! {
        <Row
            title="French troops"
            text="Tap the provinces with a French corps or factor, besieged or not."
            cite="22.2.2 h".to_owned()
            on_cite=move |number: String| session.open_clause(&number)
        />
        <div class="chips chips-under" role="group" aria-label="Provinces with French troops">
            {Province::ALL.iter().map(chip).collect_view()}
        </div>
    }
    .into_any()
}

/// The order by land and at sea, and the two places that are chosen.
#[component]
pub fn OrderCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(order);
    let france_last = Memo::new(move |_| seen.with(|seen| seen.as_ref().is_some_and(|one| one.france_last)));
    let britain_first =
        Memo::new(move |_| seen.with(|seen| seen.as_ref().is_some_and(|one| one.britain_first)));
    let choose = move |france, britain| session.submit_or_ask(choose_order(france, britain));
    view! {
        <Card title="Order of play">
            {move || {
                seen.get()
                    .map(|order| {
                        view! {
                            <Turns name="By land" cite="22.2 f" order=order.land />
                            <Turns name="At sea" cite="22.2 g" order=order.naval />
                        }
                    })
            }}
            <Toggle
                label="France chose to move last by land"
                on=france_last
                on_change=move |on: bool| choose(on, britain_first.get_untracked())
            />
            <Toggle
                label="Great Britain chose to move first at sea"
                on=britain_first
                on_change=move |on: bool| choose(france_last.get_untracked(), on)
            />
        </Card>
    }
    .into_any()
}

#[component]
fn Turns(name: &'static str, cite: &'static str, order: Vec<Power>) -> impl IntoView {
    let session = Session::here();
    let place = order.iter().position(|power| *power == Power::Poland);
    let text = match place {
        Some(at) => format!("Poland is number {}.", at + 1),
        None => "Poland has no place in it now.".into(),
    };
    let item = |power: Power| {
        view! {
            <li class="turns-item" class:is-poland=power == Power::Poland>
                <PowerName power />
            </li>
        }
    };
    view! {
        <Row
            title=name
            text
            cite=cite.to_owned()
            on_cite=move |number: String| session.open_clause(&number)
        />
        <ol class="turns">{order.into_iter().map(item).collect_view()}</ol>
    }
    .into_any()
}

/// Points of other powers, to be marked on the board.
#[component]
pub fn PointsCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(points);
    let all = RwSignal::new(false);
    let cite = move |number: String| session.open_clause(&number);
    let line = move |one: PointLine| {
        view! {
            <li class="points-line">
                <span class="points-value">{one.points}</span>
                <span class="points-text">
                    <PowerName power=one.power />
                    <span class="points-cause">{format!("{} · {}", one.date, one.cause)}</span>
                </span>
                <Cite clause=one.cite on_press=cite />
            </li>
        }
    };
    let count = Memo::new(move |_| seen.with(|seen| seen.as_ref().map_or(0, Vec::len)));
    view! {
        <Show when=move || { count.get() > 0 }>
            <Card title="Points to mark on the board">
                <ul class="points">
                    {move || {
                        let most = if all.get() { usize::MAX } else { LATEST };
                        seen.get().unwrap_or_default().into_iter().take(most).map(line).collect_view()
                    }}
                </ul>
                <Show when=move || { count.get() > LATEST && !all.get() }>
                    <Button
                        label=Signal::derive(move || format!("Show all {}", count.get()))
                        kind=ButtonKind::Quiet
                        on_press=move || all.set(true)
                    />
                </Show>
            </Card>
        </Show>
    }
    .into_any()
}

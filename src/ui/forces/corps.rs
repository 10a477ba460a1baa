//! A corps of the roster: its counter and state, and under it what it holds and what can be done with it.

use leptos::prelude::*;

use super::strength::Strength;
use super::{Deeds, Opened};
use crate::model::forces::{CorpsId, Store};
use crate::ui::screens::Screen;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::forces::{CorpsCard, CorpsDetail, Sign, corps_card, corps_detail};
use crate::view::treasury::CounterId;

/// A counter as the game prints it. The words beside it say the same.
pub(super) fn counter(sign: Sign, short: &'static str, strength: String) -> impl IntoView {
    let glyph = match sign {
        Sign::Infantry => Glyph::Forces,
        Sign::Cavalry => Glyph::Cavalry,
        Sign::Ship => Glyph::Ship,
    };
    view! {
        <span class="roster-counter" aria-hidden="true">
            <span class="roster-number">{short}</span>
            <Icon glyph />
            <span class="roster-strength">{strength}</span>
        </span>
    }
}

/// How full a piece is; the figures beside it say the same.
pub(super) fn fill(now: i32, size: i32) -> impl IntoView {
    let share = (now.max(0) * 100).checked_div(size).unwrap_or(0).min(100);
    let full = now >= size;
    view! {
        <span class="meter piece-meter" class:meter-full=full aria-hidden="true">
            <span class="meter-fill" style:width=format!("{share}%")></span>
        </span>
        <span class="piece-figure">{now} <i class="piece-size">" / " {size}</i></span>
    }
}

/// A corps; a tap opens it.
#[component]
pub(super) fn CorpsRow(id: CorpsId, opened: RwSignal<Option<Opened>>) -> impl IntoView {
    let session = Session::here();
    let card = session.view(move |campaign| corps_card(campaign, id));
    let is_open = Memo::new(move |_| opened.get() == Some(Opened::Corps(id)));
    let toggle = move |_| opened.set((!is_open.get_untracked()).then_some(Opened::Corps(id)));
    let away = move || card.with(|card| card.as_ref().is_some_and(|card| card.away));
    view! {
        <li class="piece" data-power="poland" class:is-away=away class:is-open=move || is_open.get()>
            <button
                type="button"
                class="piece-head"
                aria-expanded=move || is_open.get().to_string()
                on:click=toggle
            >
                {move || card.get().map(face)}
                <Icon glyph=Glyph::Forward />
            </button>
            <Show when=move || is_open.get()>
                <Detail id />
            </Show>
        </li>
    }
    .into_any()
}

fn face(card: CorpsCard) -> impl IntoView {
    let CorpsCard { name, short, sign, strength, size, state, holds, leaders, away, .. } = card;
    let number = if away { String::new() } else { strength.to_string() };
    let led = (!leaders.is_empty()).then(|| format!("with {}", leaders.join(", ")));
    view! {
        {counter(sign, short, number)}
        <span class="piece-text">
            <b class="piece-name">{name}</b>
            {led.map(|led| view! { <span class="piece-led"><Icon glyph=Glyph::Star />{led}</span> })}
            <span class="piece-state">{state}</span>
        </span>
        {(!away)
            .then(|| {
                view! {
                    <span class="piece-fill">
                        {fill(strength, size)}
                        <span class="piece-holds">{holds}</span>
                    </span>
                }
            })}
    }
}

#[component]
fn Detail(id: CorpsId) -> impl IntoView {
    let session = Session::here();
    let detail = session.view(move |campaign| corps_detail(campaign, id));
    view! {
        <div class="piece-more">
            <Strength store=Store::Corps(id) name=id.name() />
            {move || detail.get().map(|detail| view! { <Facts detail id /> })}
        </div>
    }
    .into_any()
}

/// Why it is away, how it is led, what holds for it, and its acts.
#[component]
fn Facts(detail: CorpsDetail, id: CorpsId) -> impl IntoView {
    let session = Session::here();
    let cite = move |number: String| session.open_clause(&number);
    let CorpsDetail { away, ratings, traits, deeds, buyable } = detail;
    let away = away.into_iter().map(|one| {
        let text = match &one.date {
            Some(date) if !one.text.contains(date.as_str()) => format!("{} From {date}.", one.text),
            _ if one.text.ends_with('.') => one.text,
            _ => format!("{}.", one.text),
        };
        fact(text, one.cite, cite)
    });
    let ratings = ratings
        .into_iter()
        .map(|one| fact(format!("Strategic and tactical {}, {}.", one.figures, one.by), one.cite, cite));
    let traits = traits.into_iter().map(|one| fact(one.text, one.cite, cite));
    view! {
        <ul class="act-facts piece-facts">
            {away.collect_view()} {ratings.collect_view()} {traits.collect_view()}
        </ul>
        <Deeds deeds of=id.name() />
        {buyable.then(|| view! { <Buyable id /> })}
    }
    .into_any()
}

fn fact(
    text: String,
    clause: &'static str,
    cite: impl Fn(String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <li class="act-fact">
            <span>{text}</span>
            <Cite clause=clause.to_owned() on_press=cite />
        </li>
    }
}

/// Its counter goes into the basket, or out of it, or the way leads to the price list.
#[component]
fn Buyable(id: CorpsId) -> impl IntoView {
    let session = Session::here();
    let counter = CounterId::Corps(id);
    let on = Signal::derive(move || session.basket.with(|basket| counter.is_in(basket)));
    let on_change = move |on: bool| session.basket.update(|basket| counter.put(basket, on));
    view! {
        <Toggle label="In the basket" on on_change note="Bought with everything else on the Treasury screen." />
        <Show when=move || on.get()>
            <Button label="To the Treasury" kind=ButtonKind::Quiet on_press=move || session.go(Screen::Treasury) />
        </Show>
    }
    .into_any()
}

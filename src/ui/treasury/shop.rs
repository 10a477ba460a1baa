//! The calculator: a stepper for everything on the price list, the running total, and one button to buy.

use leptos::prelude::*;

use crate::engine::campaign::Campaign;
use crate::model::economy::Basket;
use crate::ui::session::{Laid, Session};
use crate::ui::widgets::*;
use crate::view::explain::Line;
use crate::view::treasury::{
    CounterId, CounterRow, Item, ItemRow, OtherBand, Till, counter_row, counters, item_row, till,
};

/// A view of campaign and basket together.
fn shown<T: PartialEq + Send + Sync + 'static>(
    session: Session,
    build: impl Fn(&Campaign, &Basket) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| {
        session.basket.with(|basket| {
            session.campaign.with(|campaign| campaign.as_ref().map(|campaign| build(campaign, basket)))
        })
    })
}

/// The calculator; without a Poland, the price list to read.
#[component]
pub(super) fn ShopCard() -> impl IntoView {
    let session = Session::here();
    let active = session.view(|campaign| campaign.game().poland.is_active());
    let ids = session.view(counters);
    let title = Signal::derive(move || {
        if active.get() == Some(true) { "Purchases" } else { "Price list" }.to_owned()
    });
    let buying = Signal::derive(move || active.get() == Some(true));
    view! {
        <Card title>
            <div class="wares">
                {Item::ALL.into_iter().map(|item| view! { <Ware item buying /> }).collect_view()}
            </div>
            <div class="wares-counters">
                {move || {
                    let buying = buying.get();
                    ids.get()
                        .unwrap_or_default()
                        .into_iter()
                        .map(|id| view! { <Counter id buying /> })
                        .collect_view()
                }}
            </div>
            <Show when=move || buying.get()>
                <Lacks />
                <TillBar />
            </Show>
        </Card>
    }
    .into_any()
}

/// A ware that is counted.
#[component]
fn Ware(item: Item, buying: Signal<bool>) -> impl IntoView {
    let session = Session::here();
    let seen = shown(session, move |campaign, basket| item_row(campaign, basket, item));
    let row = Memo::new(move |_| seen.get().flatten());
    let there = Memo::new(move |_| row.with(Option::is_some));
    let part =
        move |of: fn(&ItemRow) -> i32| Signal::derive(move || row.with(|row| row.as_ref().map_or(0, of)));
    let (count, most) = (part(|row| row.count), part(|row| row.most));
    let name = move || row.with(|row| row.as_ref().map_or("", |row| row.name));
    let on_change = move |count: i32| session.basket.update(|basket| item.put(basket, count));
    view! {
        <Show when=move || there.get()>
            <div class="ware" class:is-none=move || count.get() == 0>
                {move || row.get().map(|row| view! { <WareText row /> })}
                <Show when=move || buying.get()>
                    <Stepper label=name() value=count on_change max=most />
                </Show>
            </div>
        </Show>
    }
    .into_any()
}

/// What a ware costs, when and why, and the prices that do not hold now.
#[component]
fn WareText(row: ItemRow) -> impl IntoView {
    let session = Session::here();
    let cite = move |number: String| session.open_clause(&number);
    let ItemRow { name, price, cite: clause, condition, arrives, sum, others, .. } = row;
    let notes: Vec<String> = condition.into_iter().chain(arrives).collect();
    let other = move |band: OtherBand| {
        view! {
            <li class="ware-other">
                <span>{band.price} ": " {band.condition}</span>
            </li>
        }
    };
    view! {
        <div class="ware-text">
            <p class="ware-name">
                <b>{name}</b>
                <Cite clause=clause.to_owned() on_press=cite />
            </p>
            <p class="ware-price">
                {price}
                {sum.map(|sum| view! { <b class="ware-sum">" = " {sum}</b> })}
            </p>
            {(!notes.is_empty()).then(|| view! { <p class="ware-note">{notes.join("; ")}</p> })}
        </div>
        {(!others.is_empty())
            .then(|| view! { <ul class="ware-others">{others.into_iter().map(other).collect_view()}</ul> })}
    }
    .into_any()
}

/// A counter that is bought once, or why it is not to be had.
#[component]
fn Counter(id: CounterId, buying: bool) -> impl IntoView {
    let session = Session::here();
    let row = shown(session, move |campaign, basket| counter_row(campaign, basket, id));
    let on = Signal::derive(move || row.with(|row| row.as_ref().is_some_and(|row| row.chosen)));
    // Whether it is to be had; a choice alone does not draw it anew.
    let face = Memo::new(move |_| {
        row.with(|row| row.as_ref().map(|row| CounterRow { chosen: false, ..row.clone() }))
    });
    let on_change = move |on: bool| session.basket.update(|basket| id.put(basket, on));
    move || {
        let CounterRow { name, note, refused, .. } = face.get()?;
        Some(match refused {
            None if buying => view! { <Toggle label=name note on on_change /> }.into_any(),
            None => view! { <p class="ware-static"><b>{name}</b> <span>{note}</span></p> }.into_any(),
            Some(reason) => view! {
                <p class="ware-static is-refused">
                    <span>{reason.text}</span>
                    <Cite
                        clause=reason.cite.to_owned()
                        on_press=move |number: String| session.open_clause(&number)
                    />
                </p>
            }
            .into_any(),
        })
    }
}

/// What the basket lacks: room, money, the phase.
#[component]
fn Lacks() -> impl IntoView {
    let session = Session::here();
    let seen = shown(session, till);
    let lacks = Memo::new(move |_| seen.get().filter(|till| !till.empty));
    let cite = move |number: String| session.open_clause(&number);
    let row = move |text: String, date: Option<String>, clause: &'static str| {
        view! {
            <li class="act-fact">
                <span>{text} {date.map(|date| view! { " " <em>"From " {date} "."</em> })}</span>
                <Cite clause=clause.to_owned() on_press=cite />
            </li>
        }
    };
    move || {
        let Till { homeless, reasons, command, .. } = lacks.get()?;
        let refused = !reasons.is_empty();
        let homeless = homeless.into_iter().map(|(text, clause)| row(text, None, clause));
        let reasons = reasons.into_iter().map(|one| row(one.text, one.date, one.cite));
        Some(
            view! {
                <ul class="act-facts lacks">{homeless.collect_view()} {reasons.collect_view()}</ul>
                {refused
                    .then(|| {
                        view! {
                            <Button
                                label="Buy by agreement"
                                kind=ButtonKind::Quiet
                                on_press=move || session.open_act(command.clone())
                            />
                        }
                    })}
            }
            .into_any(),
        )
    }
}

/// The running total, always in sight, and the one button.
#[component]
fn TillBar() -> impl IntoView {
    let session = Session::here();
    let seen = shown(session, till);
    let empty = Memo::new(move |_| seen.with(|till| till.as_ref().is_none_or(|till| till.empty)));
    view! {
        <div class="till">
            {move || seen.get().map(|till| view! { <TillFigures till /> })}
            <Show when=move || !empty.get()>
                <TillActs seen />
            </Show>
        </div>
    }
    .into_any()
}

/// What it costs, of what, and what remains or is short.
#[component]
fn TillFigures(till: Till) -> impl IntoView {
    let session = Session::here();
    let Till { empty, total, hand, left, short, .. } = till;
    let known = move |line: Line| {
        let (name, value) = (line.label.clone(), line.value.clone());
        let open = move |_| session.laid.set(Some(Laid::Why(line.label.clone(), line.clone())));
        view! {
            <button type="button" class="account-value" on:click=open>
                <span class="unseen">{name} ": "</span>
                {value}
            </button>
        }
    };
    let label = hand.label.clone();
    if empty {
        return view! { <p class="till-line">{label} ": " {known(hand)}</p> }.into_any();
    }
    let is_short = short.is_some();
    view! {
        <div>
            <p class="till-line">{known(total)} " of " {known(hand)}</p>
            <p class="till-left" class:is-short=is_short role="status">
                {match short {
                    Some(short) => view! { <Icon glyph=Glyph::Warn /> {short} " short" }.into_any(),
                    None => view! { {left} " left" }.into_any(),
                }}
            </p>
        </div>
    }
    .into_any()
}

#[component]
fn TillActs(seen: Memo<Option<Till>>) -> impl IntoView {
    let session = Session::here();
    let refused =
        Signal::derive(move || seen.with(|till| till.as_ref().and_then(|till| till.refused.clone())));
    let command = move || seen.with_untracked(|till| till.as_ref().map(|till| till.command.clone()));
    let buy = move || {
        if let Some(command) = command() {
            session.submit_or_ask(command);
        }
    };
    view! {
        <div class="till-acts">
            <IconButton
                glyph=Glyph::Discard
                name="Empty the basket"
                on_press=move || session.basket.set(Basket::default())
            />
            <Button label="Buy" kind=ButtonKind::Go refused on_press=buy />
        </div>
    }
    .into_any()
}

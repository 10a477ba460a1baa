//! The Treasury screen: what comes in, what can be bought for it, and what the Economic phase asks.

mod books;
mod next;
mod shop;

use leptos::prelude::*;

use crate::ui::forces::{Notice, OrdersCard};
use crate::ui::session::Session;
use crate::ui::turn::{Foot, SavedSign};
use crate::ui::widgets::*;
use crate::view::explain::{Head as HeadFigure, Line, books};
use crate::view::treasury::{Vacant, head};

use books::{IncomeCard, ManipulationCard, SubsidyCard, UpkeepCard};
use next::NextCard;
use shop::ShopCard;

/// The Treasury screen.
#[component]
pub fn TreasuryScreen() -> impl IntoView {
    view! {
        <Head />
        <Figures />
        <NextCard />
        <ShopCard />
        <IncomeCard />
        <UpkeepCard />
        <SubsidyCard />
        <ManipulationCard />
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
            <h1 class="when-title">"Treasury"</h1>
        </header>
        {move || {
            vacant
                .get()
                .map(|Vacant { title, text, cite }| {
                    view! { <Notice title=title.to_owned() text cite=cite.to_owned() /> }
                })
        }}
    }
    .into_any()
}

/// The figures of the books; each opens its derivation.
#[component]
fn Figures() -> impl IntoView {
    let session = Session::here();
    let heads = session.view(books);
    let figure = move |head: HeadFigure| {
        let (label, opens) = (head.label, head.opens);
        view! {
            <Figure
                label=label.to_owned()
                value=head.value
                unit=head.unit
                on_press=move || session.open_why(label, opens)
            />
        }
    };
    view! {
        <dl class="heads">{move || heads.get().unwrap_or_default().into_iter().map(figure).collect_view()}</dl>
    }
    .into_any()
}

/// A figure on a line of its own, with what it is; a tap shows how it came about.
#[component]
fn Opens(
    /// The figure and how it came about.
    line: Line,
    /// Below a rule, as a sum stands.
    #[prop(optional)]
    total: bool,
    /// Below nothing: in red.
    #[prop(optional)]
    short: bool,
) -> impl IntoView {
    let session = Session::here();
    let Line { label, value, cite, .. } = line.clone();
    let open =
        move |_| session.laid.set(Some(crate::ui::session::Laid::Why(line.label.clone(), line.clone())));
    view! {
        <div class="account" class:account-total=total class:account-short=short>
            <span class="account-label">{label}</span>
            {cite
                .map(|cite| {
                    view! { <Cite clause=cite on_press=move |number: String| session.open_clause(&number) /> }
                })}
            <button type="button" class="account-value" on:click=open>{value}</button>
        </div>
    }
    .into_any()
}

//! Income by province, upkeep, the creator's subsidy, and manipulation.

use leptos::prelude::*;

use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::explain::Headline;
use crate::view::treasury::{
    ChangeRow, ColumnRow, IncomeRow, IncomeView, UpkeepRow, UpkeepView, income, manipulations, subsidy,
    upkeep,
};

/// Income by province.
#[component]
pub(super) fn IncomeCard() -> impl IntoView {
    let seen = Session::here().view(income);
    move || {
        let income = seen.get().flatten()?;
        Some(view! { <Card title="Income"><Income income /></Card> }.into_any())
    }
}

#[component]
fn Income(income: IncomeView) -> impl IntoView {
    let session = Session::here();
    let IncomeView { rows, money, manpower, multiplier, cite, cliff, further } = income;
    let open = move |_| session.open_why("Income", Headline::Income);
    view! {
        <p class="card-lead card-cited">
            <span>{multiplier}</span>
            <Cite clause=cite.to_owned() on_press=move |number: String| session.open_clause(&number) />
        </p>
        <table class="ledger income">
            <thead>
                <tr>
                    <th scope="col">"Province"</th>
                    <th scope="col" class="num">"Printed"</th>
                    <th scope="col" class="num"><span class="unseen">"Times"</span></th>
                    <th scope="col" class="num">"$"</th>
                    <th scope="col" class="num">"MP"</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(income_row).collect_view()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row" colspan="3">"Income"</th>
                    <td class="num">
                        <button type="button" class="account-value" on:click=open>{money}</button>
                    </td>
                    <td class="num">{manpower}</td>
                </tr>
            </tfoot>
        </table>
        {cliff.map(|cliff| view! { <Cliff cliff /> })}
        {(!further.is_empty()).then(|| view! { <Further rows=further /> })}
    }
    .into_any()
}

fn income_row(row: IncomeRow) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">
                {row.name}
                {row.note.map(|note| view! { <span class="ledger-note">{note}</span> })}
            </th>
            <td class="num">{row.printed}</td>
            <td class="num income-times">{row.times}</td>
            <td class="num">{row.money}</td>
            <td class="num">{row.manpower}</td>
        </tr>
    }
}

#[component]
fn Cliff(cliff: String) -> impl IntoView {
    view! {
        <div class="notice notice-warn">
            <Icon glyph=Glyph::Warn />
            <div>
                <b class="notice-title">"One more province would lower income"</b>
                <p class="notice-text">{cliff}</p>
            </div>
        </div>
    }
    .into_any()
}

/// What each further province would change.
#[component]
fn Further(rows: Vec<ChangeRow>) -> impl IntoView {
    let row = |row: ChangeRow| {
        view! {
            <li class="further-row" class:further-lowers=row.lowers>
                <span>{row.name}</span>
                {row.lowers.then(|| view! { <span class="further-word"><Icon glyph=Glyph::Warn />"less"</span> })}
                <b>{row.change}</b>
            </li>
        }
    };
    view! {
        <details class="further-fold">
            <summary class="further-head"><span>"What a further province would change"</span><Icon glyph=Glyph::Forward /></summary>
            <ul class="further">{rows.into_iter().map(row).collect_view()}</ul>
        </details>
    }
    .into_any()
}

/// Upkeep by kind of counter.
#[component]
pub(super) fn UpkeepCard() -> impl IntoView {
    let seen = Session::here().view(upkeep);
    move || {
        let upkeep = seen.get().flatten()?;
        Some(view! { <Card title="Upkeep"><Upkeep upkeep /></Card> }.into_any())
    }
}

#[component]
fn Upkeep(upkeep: UpkeepView) -> impl IntoView {
    let session = Session::here();
    let UpkeepView { rows, total, free, cite } = upkeep;
    let row = |row: UpkeepRow| {
        view! {
            <tr>
                <th scope="row">{row.name}</th>
                <td class="num">{row.count}</td>
                <td class="num">{row.paid}</td>
            </tr>
        }
    };
    let open = move |_| session.open_why("Upkeep", Headline::Upkeep);
    view! {
        <table class="ledger">
            <thead>
                <tr>
                    <th scope="col">"On the map"</th>
                    <th scope="col" class="num">"Counters"</th>
                    <th scope="col" class="num">"Costs"</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row" colspan="2">"Upkeep"</th>
                    <td class="num">
                        <button type="button" class="account-value" on:click=open>{total}</button>
                    </td>
                </tr>
            </tfoot>
        </table>
        <p class="card-lead card-cited">
            <span>{free}</span>
            <Cite clause=cite.to_owned() on_press=move |number: String| session.open_clause(&number) />
        </p>
    }
    .into_any()
}

/// The creator's subsidy.
#[component]
pub(super) fn SubsidyCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(subsidy);
    move || {
        let one = seen.get().flatten()?;
        Some(
            view! {
                <Card title="Subsidy">
                    <Row
                        title=one.title
                        text=one.text
                        date=one.date.map(|date| format!("{date}."))
                        cite=one.cite.to_owned()
                        on_cite=move |number: String| session.open_clause(&number)
                    />
                </Card>
            }
            .into_any(),
        )
    }
}

/// The seven columns of manipulation; a tap chooses one.
#[component]
pub(super) fn ManipulationCard() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(manipulations);
    let cite = move |number: String| session.open_clause(&number);
    move || {
        let all = seen.get()?;
        let open = all.reasons.is_empty();
        let reason = all.reasons.into_iter().next();
        Some(
            view! {
                <Card title="Manipulation">
                    {all.pending.map(|pending| view! { <p class="card-lead"><b>{pending}</b></p> })}
                    {reason
                        .map(|reason| {
                            let (text, date) = (reason.text, reason.date.map(|date| format!("From {date}.")));
                            view! {
                                <p class="card-lead card-cited">
                                    <span>{text} " " <em>{date}</em></span>
                                    <Cite clause=reason.cite.to_owned() on_press=cite />
                                </p>
                            }
                        })}
                    <div class="columns" class:is-shut=!open>
                        <p class="columns-head" aria-hidden="true">
                            <span></span>
                            <span>"Money and manpower"</span>
                            <span>"Marker"</span>
                        </p>
                        {all.rows.into_iter().map(|row| view! { <ColumnChoice row /> }).collect_view()}
                    </div>
                </Card>
            }
            .into_any(),
        )
    }
}

#[component]
fn ColumnChoice(row: ColumnRow) -> impl IntoView {
    let session = Session::here();
    let ColumnRow { number, purse, points, chosen, choose, .. } = row;
    let name = format!("Column {number}: {purse}, marker {points}{}", if chosen { ", chosen" } else { "" });
    view! {
        <button
            type="button"
            class="column"
            class:is-chosen=chosen
            aria-label=name
            on:click=move |_| session.open_act(choose.clone())
        >
            <span class="column-number">{number}</span>
            <span class="column-purse">{purse}</span>
            <span class="column-points">{points}</span>
            {chosen.then(|| view! { <Icon glyph=Glyph::Check /> })}
        </button>
    }
    .into_any()
}

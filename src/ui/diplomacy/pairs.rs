//! The powers among themselves: a table of every pair, a list on a phone, and a sheet for two of them.

use leptos::prelude::*;

use super::acts::{BondSign, PairBody, PowerName};
use crate::model::power::Power;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::chart::ink;
use crate::view::diplomacy::{Bond, Cell, bonds, pair, table};

/// Two powers to deal with.
type Two = RwSignal<Option<(Power, Power)>>;

/// The powers among themselves.
#[component]
pub fn PairsCard() -> impl IntoView {
    let two: Two = RwSignal::new(None);
    view! {
        <Card title="War and alliance">
            <PairTable two />
            <PairList two />
        </Card>
        {move || two.get().map(|(one, other)| view! { <PairSheet two one other /> })}
    }
    .into_any()
}

/// Every pair once, in the half of a table; the other half says what the signs mean.
#[component]
fn PairTable(two: Two) -> impl IntoView {
    let session = Session::here();
    let rows = session.view(table);
    let heading = |power: &Power| {
        view! {
            <th scope="col" class="pairs-col" title=power.name()>
                <span class="power" data-power=ink(*power) aria-hidden="true">{power.short()}</span>
                <span class="unseen">{power.name()}</span>
            </th>
        }
    };
    let row = move |(power, cells): (Power, Vec<Cell>)| {
        view! {
            <tr>
                <th scope="row" class="pairs-row"><PowerName power /></th>
                {cells.into_iter().map(|cell| view! { <td class="pairs-cell"><CellButton cell two /></td> }).collect_view()}
            </tr>
        }
    };
    view! {
        <div class="pairs">
            <table class="pairs-table">
                <caption class="unseen">"What stands between any two powers; tap a pair for its acts"</caption>
                <tbody>
                    {move || rows.get().unwrap_or_default().into_iter().map(row).collect_view()}
                </tbody>
                <tfoot>
                    <tr>
                        <td></td>
                        {Power::ALL.iter().filter(|power| **power != Power::Poland).map(heading).collect_view()}
                    </tr>
                </tfoot>
            </table>
            <Legend />
        </div>
    }
    .into_any()
}

#[component]
fn CellButton(cell: Cell, two: Two) -> impl IntoView {
    let Cell { one, other, bond, excepted, words } = cell;
    view! {
        <button
            type="button"
            class="pairs-button"
            class:is-war=bond == Bond::War
            class:is-declared=bond == Bond::Declared
            class:is-alliance=bond == Bond::Alliance
            aria-label=words.clone()
            title=words
            on:click=move |_| two.set(Some((one, other)))
        >
            <BondSign bond />
            {excepted.then(|| view! { <span class="pairs-mark" aria-hidden="true">"*"</span> })}
        </button>
    }
    .into_any()
}

/// What the signs of the table mean.
#[component]
fn Legend() -> impl IntoView {
    view! {
        <ul class="pairs-legend">
            <li><BondSign bond=Bond::War /> "at war"</li>
            <li><BondSign bond=Bond::Declared /> "declared"</li>
            <li><BondSign bond=Bond::Alliance /> "allied"</li>
            <li><span class="bond pairs-mark">"*"</span> "bars no creation"</li>
        </ul>
    }
    .into_any()
}

/// The wars and alliances of the others, for a narrow page.
#[component]
fn PairList(two: Two) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(bonds);
    let row = move |cell: Cell| {
        let Cell { one, other, bond, words, .. } = cell;
        let text = words.split_once(": ").map_or(words.clone(), |(_, text)| text.to_owned());
        view! {
            <button type="button" class="fold-head" on:click=move |_| two.set(Some((one, other)))>
                <BondSign bond />
                <span class="fold-name"><PowerName power=one /> <PowerName power=other /></span>
                <span class="fold-words">{text}</span>
                <Icon glyph=Glyph::Forward />
            </button>
        }
    };
    view! {
        <div class="pairs-list">
            {move || {
                let cells = seen.get().unwrap_or_default();
                if cells.is_empty() {
                    view! { <p class="fold-text">"The other powers are at peace, and none are allied."</p> }.into_any()
                } else {
                    cells.into_iter().map(row).collect_view().into_any()
                }
            }}
            <div class="button-group pairs-more">
                <Button label="Two other powers" on_press=move || two.set(Some((Power::Austria, Power::France))) />
            </div>
        </div>
    }
    .into_any()
}

/// Two powers, and what can be done between them.
#[component]
fn PairSheet(two: Two, one: Power, other: Power) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(move |campaign| pair(campaign, one, other));
    let words = move || seen.with(|seen| seen.as_ref().map(|pair| format!("{}.", pair.words)));
    let options = |but: Power| {
        let others = but.others().map(|power| (power.id().to_owned(), power.name().to_owned()));
        others.collect::<Vec<_>>()
    };
    let change = move |id: String, keep: Power, first: bool| {
        if let Some(power) = Power::from_id(&id) {
            two.set(Some(if first { (power, keep) } else { (keep, power) }));
        }
    };
    view! {
        <Sheet title=format!("{} and {}", one.name(), other.name()) on_close=move || two.set(None)>
            <div class="pair-choice">
                <Select
                    label="One power"
                    options=options(other)
                    value=Signal::stored(one.id().to_owned())
                    on_change=move |id: String| change(id, other, true)
                />
                <Select
                    label="And another"
                    options=options(one)
                    value=Signal::stored(other.id().to_owned())
                    on_change=move |id: String| change(id, one, false)
                />
            </div>
            <p class="pair-words">{words}</p>
            <div class="pair-body"><PairBody seen /></div>
        </Sheet>
    }
    .into_any()
}

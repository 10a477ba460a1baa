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
        <Show when=move || two.with(Option::is_some)>
            <PairSheet two />
        </Show>
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
                <colgroup>
                    <col class="pairs-names" />
                </colgroup>
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

/// Two powers, and what can be done between them. The sheet stays while its powers change.
#[component]
fn PairSheet(two: Two) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(move |campaign| two.get().map(|(one, other)| pair(campaign, one, other)));
    let seen = Memo::new(move |_| seen.get().flatten());
    let words = move || seen.with(|seen| seen.as_ref().map(|pair| format!("{}.", pair.words)));
    let title = Signal::derive(move || {
        two.get().map_or_else(String::new, |(one, other)| format!("{} and {}", one.name(), other.name()))
    });
    view! {
        <Sheet title on_close=move || two.set(None)>
            <div class="pair-choice">
                <PowerSelect two first=true />
                <PowerSelect two first=false />
            </div>
            <p class="pair-words">{words}</p>
            <div class="pair-body">
                <PairBody seen />
            </div>
        </Sheet>
    }
    .into_any()
}

/// One of the two powers; chosen twice, they change places.
#[component]
fn PowerSelect(two: Two, first: bool) -> impl IntoView {
    let mine = move |(one, other): (Power, Power)| if first { one } else { other };
    let value = Signal::derive(move || two.get().map_or_else(String::new, |two| mine(two).id().to_owned()));
    let options = Power::ALL.iter().map(|power| (power.id().to_owned(), power.name().to_owned())).collect();
    let change = move |id: String| {
        let (Some(power), Some((one, other))) = (Power::from_id(&id), two.get_untracked()) else { return };
        two.set(Some(match (first, power == one || power == other) {
            (_, true) if power != mine((one, other)) => (other, one),
            (true, _) => (power, other),
            (false, _) => (one, power),
        }));
    };
    view! { <Select label=if first { "One power" } else { "And another" } options value on_change=change /> }
        .into_any()
}

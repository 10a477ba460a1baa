//! The log: filters, a search box, and the acts that are found.

use leptos::prelude::*;

use super::entry::EntryRow;
use super::{STEP, Wanted};
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::record::{Item, Kind, log};

/// The search box and the filters.
#[component]
pub fn Lookup(wanted: Wanted) -> impl IntoView {
    let look = move |change: &dyn Fn()| {
        wanted.most.set(STEP);
        change();
    };
    let chip = move |kind: Kind| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || if wanted.kind.get() == kind { "true" } else { "false" }
                on:click=move |_| look(&|| wanted.kind.set(kind))
            >
                {kind.name()}
            </button>
        }
    };
    view! {
        <div class="lookup">
            <label class="lookup-box">
                <span class="unseen">"Look for words in the record"</span>
                <Icon glyph=Glyph::Search />
                <input
                    type="search"
                    class="field-input lookup-input"
                    placeholder="Words, a name, a month"
                    autocomplete="off"
                    prop:value=move || wanted.text.get()
                    on:input=move |ev| look(&|| wanted.text.set(event_target_value(&ev)))
                />
            </label>
            <div class="filters" role="group" aria-label="Which acts">
                {Kind::ALL.map(chip).collect_view()}
            </div>
        </div>
    }
    .into_any()
}

/// The acts that are found, newest first.
#[component]
pub fn Log(wanted: Wanted) -> impl IntoView {
    let session = Session::here();
    let found =
        session.view(move |campaign| log(campaign, wanted.kind.get(), &wanted.text.get(), wanted.most.get()));
    let items = move || found.with(|found| found.as_ref().map_or_else(Vec::new, |log| log.items.clone()));
    let older = Memo::new(move |_| found.with(|found| found.as_ref().map_or(0, |log| log.older)));
    let none = Memo::new(move |_| found.with(|found| found.as_ref().is_none_or(|log| log.found == 0)));
    view! {
        <div class="log">
            <For each=items key=|item| *item let:item>
                {match item {
                    Item::Month(month) => view! { <h2 class="log-head">{month.to_string()}</h2> }.into_any(),
                    Item::Phase(_, phase) => {
                        view! { <p class="log-phase">{phase.name()}</p> }.into_any()
                    }
                    Item::Act(seq) => view! { <EntryRow seq /> }.into_any(),
                }}
            </For>
            <Show when=move || none.get()>
                <Empty glyph=Glyph::Record title="No act" text="No act of this kind holds all these words.".to_owned() />
            </Show>
            <Show when=move || { older.get() > 0 }>
                <div class="log-older">
                    <Button
                        label=Signal::derive(move || format!("Show older ({})", older.get()))
                        on_press=move || wanted.most.update(|most| *most += STEP)
                    />
                </div>
            </Show>
        </div>
    }
    .into_any()
}

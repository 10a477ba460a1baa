//! Poland and each of the seven other powers.

use leptos::prelude::*;

use super::acts::{BondSign, PairBody, PowerName};
use crate::model::power::Power;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::diplomacy::{Bond, pair, would_make};

/// Poland's relations.
#[component]
pub fn PolandCard() -> impl IntoView {
    view! {
        <Card title="Poland and the powers">
            <div class="folds">
                {Power::Poland.others().map(|power| view! { <PowerRow power /> }).collect_view()}
            </div>
        </Card>
    }
    .into_any()
}

/// A power: what stands between it and Poland; tapped, what can be done.
#[component]
fn PowerRow(power: Power) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(move |campaign| pair(campaign, Power::Poland, power));
    let made = session.view(move |campaign| would_make(campaign, power));
    let open = RwSignal::new(false);
    let bond = Memo::new(move |_| seen.with(|seen| seen.as_ref().map_or(Bond::Peace, |pair| pair.bond)));
    let words = move || seen.with(|seen| seen.as_ref().map(|pair| pair.words.clone()));
    let hint = move || {
        seen.with(|seen| {
            let note = seen.as_ref().and_then(|pair| pair.notes.iter().find(|note| note.date.is_some()))?;
            Some(format!("Bar to {}", note.date.clone()?))
        })
    };
    view! {
        <div class="fold">
            <button
                type="button"
                class="fold-head"
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {move || view! { <BondSign bond=bond.get() /> }}
                <span class="fold-name"><PowerName power /></span>
                <span class="fold-words">{words}</span>
                <span class="fold-hint">{hint}</span>
                <Icon glyph=Glyph::Forward />
            </button>
            <Show when=move || open.get()>
                <div class="fold-body">
                    {move || made.get().flatten().map(|text| view! { <p class="fold-text">{text}</p> })}
                    <PairBody seen />
                    {move || {
                        let nothing = seen
                            .with(|seen| seen.as_ref().is_some_and(|pair| pair.acts.is_empty() && pair.notes.is_empty()));
                        nothing.then(|| view! { <p class="fold-text">"Nothing to do before there is a Poland."</p> })
                    }}
                </div>
            </Show>
        </div>
    }
    .into_any()
}

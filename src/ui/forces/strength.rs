//! The factors of a corps or garrison, stepped with one finger: less is lost, more comes from those waiting.

use leptos::prelude::*;

use crate::model::forces::{Arm, Store};
use crate::ui::session::{Laid, Session};
use crate::ui::widgets::*;
use crate::view::forces::{Change, Delta, Step, changes, steps};

/// The steppers of a store, and the act they add up to.
#[component]
pub(super) fn Strength(store: Store, name: &'static str) -> impl IntoView {
    let session = Session::here();
    let delta = RwSignal::new(Delta::default());
    let seen = session.view(move |campaign| steps(campaign, store));
    let arms = Memo::new(move |_| {
        seen.with(|steps| steps.iter().flatten().map(|step| step.arm).collect::<Vec<Arm>>())
    });
    view! {
        <div class="strength">
            <For each=move || arms.get() key=|arm| arm.id() let:arm>
                <ArmRow seen arm delta />
            </For>
            <Changes store name delta />
        </div>
    }
    .into_any()
}

/// One arm: how many, stepped; its morale opens.
#[component]
fn ArmRow(seen: Memo<Option<Vec<Step>>>, arm: Arm, delta: RwSignal<Delta>) -> impl IntoView {
    let session = Session::here();
    let step =
        Memo::new(move |_| seen.with(|steps| steps.iter().flatten().find(|step| step.arm == arm).cloned()));
    let now = move || step.with(|step| step.as_ref().map_or(0, |step| step.now));
    let most = Signal::derive(move || step.with(|step| step.as_ref().map_or(0, |step| step.most)));
    let value = Signal::derive(move || (now() + delta.with(|delta| delta.of(arm))).max(0));
    let label = step.with_untracked(|step| step.as_ref().map_or("", |step| step.name));
    let on_change = move |count: i32| {
        let there = step.with_untracked(|step| step.as_ref().map_or(0, |step| step.now));
        delta.update(|delta| *delta = delta.with(arm, count - there));
    };
    let open = move |_| {
        if let Some(step) = step.get_untracked() {
            session.laid.set(Some(Laid::Why(step.why.label.clone(), step.why)));
        }
    };
    view! {
        <div class="strength-arm">
            <Stepper label value on_change max=most />
            <button type="button" class="strength-morale" on:click=open>
                "Morale " {move || step.with(|step| step.as_ref().map(|step| step.morale.clone()))}
            </button>
        </div>
    }
    .into_any()
}

/// What the steps add up to, with its button; or why it is refused.
#[component]
fn Changes(store: Store, name: &'static str, delta: RwSignal<Delta>) -> impl IntoView {
    let session = Session::here();
    let ready = Memo::new(move |_| {
        let wanted = delta.get();
        session.campaign.with(|campaign| campaign.as_ref().map(|one| changes(one, store, wanted)))
    });
    view! {
        <div class="strength-changes" role="group" aria-label=format!("Changes of {name}")>
            {move || {
                ready
                    .get()
                    .unwrap_or_default()
                    .into_iter()
                    .map(|change| view! { <ChangeRow change delta /> })
                    .collect_view()
            }}
        </div>
    }
    .into_any()
}

#[component]
fn ChangeRow(change: Change, delta: RwSignal<Delta>) -> impl IntoView {
    let session = Session::here();
    let Change { label, note, command, reasons } = change;
    let allowed = reasons.is_empty();
    let asked = command.clone();
    let on_press = move || {
        if allowed {
            if session.submit(command.clone()).is_ok() {
                delta.set(Delta::default());
            }
        } else {
            session.open_act(command.clone());
        }
    };
    let kind = if allowed { ButtonKind::Go } else { ButtonKind::Plain };
    let first = reasons.into_iter().next();
    view! {
        <div class="strength-change">
            {note.map(|note| view! { <p class="strength-note">{note}</p> })}
            {match first {
                None => view! { <Button label kind on_press /> }.into_any(),
                Some(reason) => {
                    view! {
                        <Button label refused=reason.text on_press=|| () />
                        <Cite
                            clause=reason.cite.to_owned()
                            on_press=move |number: String| session.open_clause(&number)
                        />
                        <IconButton
                            glyph=Glyph::More
                            name="Why, and by agreement"
                            on_press=move || session.open_act(asked.clone())
                        />
                    }
                        .into_any()
                }
            }}
            <Button label="Leave it" kind=ButtonKind::Quiet on_press=move || delta.set(Delta::default()) />
        </div>
    }
    .into_any()
}

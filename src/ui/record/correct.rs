//! Correcting a value by hand: choose it, set it, say why.

use leptos::prelude::*;

use super::note::LONGEST;
use crate::engine::command::{Command, Correction};
use crate::ui::fields::FormField;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::act::act;
use crate::view::record::{Shelf, Tracked, correct_fields, put_correct, tracked};

/// The sheet: first the values, then the one that is wrong.
#[component]
pub fn CorrectSheet(
    /// Takes the sheet away.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let picked = RwSignal::new(None::<Tracked>);
    move || match picked.get() {
        None => view! { <Chooser picked on_close /> }.into_any(),
        Some(value) => view! { <Editor value picked on_close /> }.into_any(),
    }
}

/// Every value, by shelf.
#[component]
fn Chooser(picked: RwSignal<Option<Tracked>>, on_close: Callback<()>) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(|campaign| tracked(campaign.game()));
    let shelf = RwSignal::new(Shelf::Books);
    let chip = move |one: Shelf| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || if shelf.get() == one { "true" } else { "false" }
                on:click=move |_| shelf.set(one)
            >
                {one.name()}
            </button>
        }
    };
    let row = move |value: Tracked| {
        let (label, now) = (value.label.clone(), value.now.clone());
        view! {
            <button type="button" class="row row-tap" on:click=move |_| picked.set(Some(value.clone()))>
                <span class="row-title">{label}</span>
                <span class="row-value">{now} <Icon glyph=Glyph::Forward /></span>
            </button>
        }
    };
    let rows = move || {
        let here = |value: &Tracked| value.shelf == shelf.get();
        let rows = seen.get().unwrap_or_default().into_iter().filter(here).map(row).collect_view();
        if rows.is_empty() {
            view! { <p class="act-text">"No month or bar runs now."</p> }.into_any()
        } else {
            rows.into_any()
        }
    };
    view! {
        <Sheet title="Correct a value" on_close>
            <p class="act-text">
                "For what the books have wrong. What happened on the board is done on its own screens."
            </p>
            <div class="chips" role="group" aria-label="Which values">{Shelf::ALL.map(chip).collect_view()}</div>
            <div class="correct-rows">{rows}</div>
        </Sheet>
    }
    .into_any()
}

/// The value that is wrong: set anew, with the reason.
#[component]
fn Editor(value: Tracked, picked: RwSignal<Option<Tracked>>, on_close: Callback<()>) -> impl IntoView {
    let session = Session::here();
    let before = value.value;
    let draft = RwSignal::new(value.value);
    let reason = RwSignal::new(String::new());
    let command = move || Command::Correct { value: draft.get(), reason: reason.get() };
    let judged = session.view(move |campaign| act(campaign, &command(), false).reasons);
    let why_not = Signal::derive(move || {
        if draft.get() == before {
            return Some("Nothing is changed yet.".to_owned());
        }
        if reason.with(|reason| reason.trim().is_empty()) {
            return Some("Say why.".to_owned());
        }
        judged.get().and_then(|reasons| reasons.into_iter().next()).map(|one| one.text)
    });
    let correct = move || {
        let command = Command::Correct { value: draft.get_untracked(), reason: reason.get_untracked() };
        if session.submit(command).is_ok() {
            on_close.run(());
        }
    };
    let foot = move || {
        view! {
            <Button label="Back" icon=Glyph::Back on_press=move || picked.set(None) />
            <Button label="Correct it" kind=ButtonKind::Go refused=why_not on_press=correct />
        }
    };
    view! {
        <Sheet title=value.label on_close footer=foot>
            <p class="act-text">"In the books now: " <b>{value.now}</b> "."</p>
            <Fields draft />
            <TextField
                label="Why"
                value=reason
                on_input=move |words: String| reason.set(words)
                max_length=LONGEST
                hint="It is kept in the record, beside the value.".to_owned()
            />
        </Sheet>
    }
    .into_any()
}

#[component]
fn Fields(draft: RwSignal<Correction>) -> impl IntoView {
    let session = Session::here();
    let all = session.view(move |campaign| correct_fields(campaign.game(), &draft.get()));
    let keys =
        all.with_untracked(|all| all.iter().flatten().map(|field| field.key.clone()).collect::<Vec<_>>());
    let field = move |key: String| {
        let mine = key.clone();
        let field =
            Memo::new(move |_| all.with(|all| all.iter().flatten().find(|one| one.key == mine).cloned()));
        let on_put = move |answer: String| draft.update(|value| put_correct(value, &key, &answer));
        view! { <FormField field on_put /> }
    };
    view! { <div class="form">{keys.into_iter().map(field).collect_view()}</div> }.into_any()
}

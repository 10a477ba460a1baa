//! Correcting a value by hand: choose it, set it, say why.

use leptos::prelude::*;

use super::note::LONGEST;
use crate::engine::command::{Command, Correction};
use crate::ui::fields::FormField;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::act::act;
use crate::view::record::{Shelf, Tracked, correct_fields, put_correct, tracked};

/// What is being corrected: the value, its new state, and why.
#[derive(Clone, Copy)]
struct Draft {
    picked: RwSignal<Option<Tracked>>,
    value: RwSignal<Option<Correction>>,
    reason: RwSignal<String>,
}

impl Draft {
    fn pick(self, value: Option<Tracked>) {
        self.value.set(value.as_ref().map(|one| one.value));
        self.picked.set(value);
    }

    fn command(self) -> Option<Command> {
        Some(Command::Correct { value: self.value.get()?, reason: self.reason.get() })
    }
}

/// The sheet: first the values, then the one that is wrong.
#[component]
pub fn CorrectSheet(
    /// Takes the sheet away.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let draft = Draft {
        picked: RwSignal::new(None),
        value: RwSignal::new(None),
        reason: RwSignal::new(String::new()),
    };
    let title = Signal::derive(move || {
        draft
            .picked
            .with(|one| one.as_ref().map_or_else(|| "Correct a value".to_owned(), |one| one.label.clone()))
    });
    let chosen = Memo::new(move |_| draft.picked.with(Option::is_some));
    view! {
        <Sheet title on_close footer=move || view! { <Foot draft chosen on_close /> }>
            {move || if chosen.get() { view! { <Editor draft /> }.into_any() } else { view! { <Chooser draft /> }.into_any() }}
        </Sheet>
    }
    .into_any()
}

#[component]
fn Foot(draft: Draft, chosen: Memo<bool>, on_close: Callback<()>) -> impl IntoView {
    let session = Session::here();
    let judged = session.view(move |campaign| {
        draft.command().map_or_else(Vec::new, |command| act(campaign, &command, false).reasons)
    });
    let why_not = Signal::derive(move || {
        if draft.value.get() == draft.picked.with(|one| one.as_ref().map(|one| one.value)) {
            return Some("Nothing is changed yet.".to_owned());
        }
        if draft.reason.with(|reason| reason.trim().is_empty()) {
            return Some("Say why.".to_owned());
        }
        judged.get().and_then(|reasons| reasons.into_iter().next()).map(|one| one.text)
    });
    let correct = move || {
        if let Some(command) = untrack(move || draft.command())
            && session.submit(command).is_ok()
        {
            on_close.run(());
        }
    };
    view! {
        <Show when=move || chosen.get() fallback=move || view! { <Button label="Cancel" on_press=on_close /> }>
            <Button label="Back" icon=Glyph::Back on_press=move || draft.pick(None) />
            <Button label="Correct it" kind=ButtonKind::Go refused=why_not on_press=correct />
        </Show>
    }
    .into_any()
}

/// Every value, by shelf.
#[component]
fn Chooser(draft: Draft) -> impl IntoView {
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
            <button type="button" class="row row-tap" on:click=move |_| draft.pick(Some(value.clone()))>
                <span class="row-title">{label}</span>
                <span class="row-value">{now} <Icon glyph=Glyph::Forward /></span>
            </button>
        }
    };
    let rows = move || {
        let here = |value: &Tracked| value.shelf == shelf.get();
        let rows = seen.get().unwrap_or_default().into_iter().filter(here).map(row).collect_view();
        if rows.is_empty() {
            view! { <p class="act-text">"No bar, occupation or revolt runs now."</p> }.into_any()
        } else {
            rows.into_any()
        }
    };
    view! {
        <p class="act-text">
            "For what the books have wrong. What happened on the board is done on its own screens."
        </p>
        <div class="chips" role="group" aria-label="Which values">{Shelf::ALL.map(chip).collect_view()}</div>
        <div class="correct-rows">{rows}</div>
    }
    .into_any()
}

/// The value that is wrong: set anew, with the reason.
#[component]
fn Editor(draft: Draft) -> impl IntoView {
    let now = draft.picked.with_untracked(|one| one.as_ref().map(|one| one.now.clone()));
    view! {
        <p class="act-text">"In the books now: " <b>{now}</b> "."</p>
        <Fields draft />
        <TextField
            label="Why"
            value=draft.reason
            on_input=move |words: String| draft.reason.set(words)
            max_length=LONGEST
            hint="It is kept in the record, beside the value.".to_owned()
        />
    }
    .into_any()
}

#[component]
fn Fields(draft: Draft) -> impl IntoView {
    let session = Session::here();
    let all = session.view(move |campaign| {
        draft.value.get().map_or_else(Vec::new, |value| correct_fields(campaign.game(), &value))
    });
    let keys =
        all.with_untracked(|all| all.iter().flatten().map(|field| field.key.clone()).collect::<Vec<_>>());
    let field = move |key: String| {
        let mine = key.clone();
        let field =
            Memo::new(move |_| all.with(|all| all.iter().flatten().find(|one| one.key == mine).cloned()));
        let on_put = move |answer: String| {
            draft.value.update(|value| {
                if let Some(value) = value {
                    put_correct(value, &key, &answer);
                }
            });
        };
        view! { <FormField field on_put /> }
    };
    view! { <div class="form">{keys.into_iter().map(field).collect_view()}</div> }.into_any()
}

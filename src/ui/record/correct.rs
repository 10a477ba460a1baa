//! Correcting a value by hand: choose it, set it, say why.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::ui::attr::{fixed, follows, on};
use crate::ui::form::act_form;
use crate::ui::live::live;
use crate::ui::parts::{Glyph, Kind, button, button_with, icon, refusable, sheet};
use crate::ui::session::Session;
use crate::view::act::act;
use crate::view::forms::Filling;
use crate::view::record::{Shelf, Tracked, tracked};

/// What is being corrected: the value, and the act that sets it anew.
#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    shelf: RwSignal<Shelf>,
    picked: RwSignal<Option<Tracked>>,
    filling: RwSignal<Option<Filling>>,
}

impl Draft {
    fn pick(self, value: Option<Tracked>) {
        let act = value.as_ref().map(|one| Command::Correct { value: one.value, reason: String::new() });
        let filling = act.and_then(|act| self.session.ask(|campaign| Filling::new(campaign, act.into())));
        self.filling.set(filling);
        self.picked.set(value);
    }

    fn command(self) -> Option<Command> {
        self.filling.with(|filling| filling.as_ref()?.act().command().cloned())
    }

    /// Why it cannot be corrected so.
    fn why_not(self) -> Option<String> {
        let command = self.command()?;
        let Command::Correct { value, reason } = &command else { return None };
        if self.picked.with(|one| one.as_ref().is_some_and(|one| one.value == *value)) {
            return Some("Nothing is changed yet.".to_owned());
        }
        if reason.trim().is_empty() {
            return Some("Say why.".to_owned());
        }
        let reasons = self.session.ask(|campaign| act(campaign, &command.into()).reasons)?;
        reasons.into_iter().next().map(|one| one.text)
    }
}

/// The sheet: first the values, then the one that is wrong.
pub(super) fn correct_sheet(close: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let draft = Draft {
        session: Session::here(),
        shelf: RwSignal::new(Shelf::Books),
        picked: RwSignal::new(None),
        filling: RwSignal::new(None),
    };
    let title = move || {
        draft.picked.with(|one| match one {
            Some(one) => one.label.clone(),
            None => "Correct a value".to_owned(),
        })
    };
    let body = live(move || match draft.picked.get() {
        Some(picked) => editor(draft, &picked),
        None => chooser(draft),
    });
    sheet(title, close, body, Some(foot(draft, close)))
}

fn foot(draft: Draft, close: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let correct = move || {
        if let Some(command) = untrack(|| draft.command())
            && draft.session.submit(command).is_ok()
        {
            close();
        }
    };
    live(move || {
        if draft.picked.with(Option::is_none) {
            return button(Kind::Plain, "Cancel", close);
        }
        let back = button_with(Kind::Plain, Glyph::Back, "Back", move || draft.pick(None));
        let go = live(move || refusable(Kind::Go, "Correct it", draft.why_not(), correct));
        view! { {back} {go} }.into_any()
    })
}

/// Every value, by shelf.
fn chooser(draft: Draft) -> AnyView {
    let shelf = draft.shelf;
    let chip = move |one: Shelf| {
        let pressed = move || (shelf.get() == one).to_string();
        let press = move |_| shelf.set(one);
        view! {
            <button class="chip" type="button" {..follows("aria-pressed", pressed)} {..on("click", press)}>
                {one.name()}
            </button>
        }
        .into_any()
    };
    let row = move |value: Tracked| {
        let (label, now) = (value.label.clone(), value.now.clone());
        let press = move |_| draft.pick(Some(value.clone()));
        view! {
            <button class="row row-tap" type="button" {..on("click", press)}>
                <span class="row-title">{label}</span>
                <span class="row-value">{now}" "{icon(Glyph::Forward)}</span>
            </button>
        }
        .into_any()
    };
    let rows = live(move || {
        let here = |value: &Tracked| value.shelf == shelf.get();
        let all = draft.session.ask(|campaign| tracked(campaign.game())).unwrap_or_default();
        let rows: Vec<AnyView> = all.into_iter().filter(here).map(row).collect();
        if rows.is_empty() {
            return view! { <p class="act-text">"No bar, occupation or revolt runs now."</p> }.into_any();
        }
        rows.into_any()
    });
    view! {
        <p class="act-text">
            "For what the books have wrong. What happened on the board is done on its own screens."
        </p>
        <div class="chips" role="group" {..fixed("aria-label", "Which values")}>{Shelf::ALL.map(chip).collect_view()}</div>
        <div class="correct-rows">{rows}</div>
    }
    .into_any()
}

/// The value that is wrong: set anew, with the reason.
fn editor(draft: Draft, picked: &Tracked) -> AnyView {
    let now = picked.now.clone();
    view! { <p class="act-text">"In the books now: "<b>{now}</b>"."</p> {act_form(draft.filling)} }.into_any()
}

//! What can be done between two powers: notes with their clauses, open acts as buttons, refused ones with their reasons.

use leptos::prelude::*;

use crate::model::power::Power;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::chart::ink;
use crate::view::diplomacy::{Act, Bond, Note, PairView};

/// A power's name beside its ink.
#[component]
pub fn PowerName(
    /// Whose.
    power: Power,
) -> impl IntoView {
    view! { <span class="power" data-power=ink(power)>{power.name()}</span> }
}

/// The sign of a bond: swords, a chain, or nothing.
#[component]
pub fn BondSign(
    /// Of what.
    bond: Bond,
) -> impl IntoView {
    match bond {
        Bond::War => view! { <span class="bond bond-war"><Icon glyph=Glyph::War /></span> }.into_any(),
        Bond::Declared => {
            view! { <span class="bond bond-declared"><Icon glyph=Glyph::War /></span> }.into_any()
        }
        Bond::Alliance => {
            view! { <span class="bond bond-alliance"><Icon glyph=Glyph::Link /></span> }.into_any()
        }
        Bond::Peace => view! { <span class="bond"></span> }.into_any(),
    }
}

/// Notes and acts of a pair.
#[component]
pub fn PairBody(
    /// The pair.
    seen: Memo<Option<PairView>>,
) -> impl IntoView {
    move || {
        seen.get().map(|pair| {
            let (open, refused): (Vec<Act>, Vec<Act>) = pair.acts.into_iter().partition(Act::is_open);
            let (waiting, refused): (Vec<Act>, Vec<Act>) = refused.into_iter().partition(|act| act.waits);
            view! {
                <Notes notes=pair.notes />
                <OpenActs acts=open />
                <WaitingActs acts=waiting />
                {refused.into_iter().map(|act| view! { <RefusedAct act /> }).collect_view()}
            }
            .into_any()
        })
    }
}

#[component]
fn Notes(notes: Vec<Note>) -> impl IntoView {
    let session = Session::here();
    let line = move |note: Note| {
        view! {
            <li class="act-fact">
                <span>{note.text} {note.date.map(|date| view! { " " <em>{date}"."</em> })}</span>
                <Cite clause=note.cite on_press=move |number: String| session.open_clause(&number) />
            </li>
        }
    };
    (!notes.is_empty())
        .then(|| view! { <ul class="act-facts">{notes.into_iter().map(line).collect_view()}</ul> })
}

#[component]
fn OpenActs(acts: Vec<Act>) -> impl IntoView {
    let session = Session::here();
    let button = move |act: Act| {
        let command = act.command;
        view! { <Button label=act.label on_press=move || session.open_act(command.clone()) /> }
    };
    (!acts.is_empty()).then(
        || view! { <div class="button-group pair-acts">{acts.into_iter().map(button).collect_view()}</div> },
    )
}

/// Acts that wait for their phase and nothing else; each opens, to say so and to be agreed on all the same.
#[component]
fn WaitingActs(acts: Vec<Act>) -> impl IntoView {
    let session = Session::here();
    let reason = acts.first().and_then(|act| act.reasons.first().cloned());
    let button = move |act: Act| {
        let command = act.command;
        view! {
            <button type="button" class="button button-quiet is-waiting" on:click=move |_| session.open_act(command.clone())>
                {act.label}
            </button>
        }
    };
    reason.map(|reason| {
        let from = reason.date.map(|date| view! { " From " <em>{date}"."</em> });
        view! {
            <div class="waiting">
                <p class="waiting-text">
                    <span>{reason.text} {from}</span>
                    <Cite clause=reason.cite on_press=move |number: String| session.open_clause(&number) />
                </p>
                <div class="button-group">{acts.into_iter().map(button).collect_view()}</div>
            </div>
        }
        .into_any()
    })
}

#[component]
fn RefusedAct(act: Act) -> impl IntoView {
    let session = Session::here();
    let Act { label, command, reasons, .. } = act;
    let mut texts: Vec<String> = reasons.iter().map(|one| one.text.clone()).collect();
    let dated = reasons.iter().rev().find_map(|one| one.date.clone().map(|date| (date, one.cite)));
    if dated.is_some() {
        texts.push("From".into());
    }
    let cite = dated.as_ref().map(|(_, cite)| *cite).or(reasons.first().map(|one| one.cite));
    let date = dated.map(|(date, _)| format!("{date}."));
    view! {
        <Row
            title=label
            text=texts.join(" ")
            date
            cite=cite.map(str::to_owned)
            on_cite=move |number: String| session.open_clause(&number)
            refused=true
        >
            <IconButton
                glyph=Glyph::More
                name="Why, and by agreement"
                on_press=move || session.open_act(command.clone())
            />
        </Row>
    }
    .into_any()
}

//! One act of the record: what was done, what came of it, and what the table said beside it.

use leptos::prelude::*;

use super::note::NoteField;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::record::{EntryView, Overruled, Thrown, entry};

/// What is being done with an entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    /// Nothing; what can be done is out of sight.
    Nothing,
    /// What can be done is shown.
    Choosing,
    /// A note is written.
    Noting,
}

/// One act.
#[component]
pub fn EntryRow(
    /// Its place in the record.
    seq: u32,
) -> impl IntoView {
    let session = Session::here();
    let seen = session.view(move |campaign| entry(campaign, seq));
    let told = Memo::new(move |_| seen.get().flatten().map(|one| EntryView { later: 0, ..one }));
    let title = move || told.with(|seen| seen.as_ref().map(|one| one.title.clone()));
    let calendar = move || told.with(|seen| seen.as_ref().is_some_and(|one| one.is_calendar));
    let doing = RwSignal::new(Doing::Nothing);
    let shown = Signal::derive(move || doing.get() != Doing::Nothing);
    let toggle = move |_| {
        doing
            .update(|doing| *doing = if *doing == Doing::Nothing { Doing::Choosing } else { Doing::Nothing });
    };
    view! {
        <article class="entry" class:is-calendar=calendar>
            <div class="entry-head">
                <h3 class="entry-title">{title}</h3>
                <button
                    type="button"
                    class="button button-bare button-square entry-more"
                    aria-label=move || format!("More: {}", title().unwrap_or_default())
                    aria-expanded=move || if shown.get() { "true" } else { "false" }
                    on:click=toggle
                >
                    <Icon glyph=Glyph::More />
                </button>
            </div>
            {move || told.get().map(|one| view! { <Told one /> })}
            <Show when=move || shown.get()>
                <Tools seq seen doing />
            </Show>
        </article>
    }
    .into_any()
}

/// Dice, badges, facts and the note.
#[component]
fn Told(one: EntryView) -> impl IntoView {
    let session = Session::here();
    let EntryView { facts, dice, overruled, by_hand, note, .. } = one;
    let fact = move |(text, cite): (String, &'static str)| {
        view! {
            <li class="entry-fact">
                <span>{text}</span>
                <Cite clause=cite on_press=move |number: String| session.open_clause(&number) />
            </li>
        }
    };
    view! {
        {by_hand.then(|| view! { <p class="entry-badges"><span class="badge badge-hand">"By hand"</span></p> })}
        {overruled.map(|one| view! { <ByAgreement one /> })}
        {dice.map(|dice| view! { <Dice dice /> })}
        {(!facts.is_empty()).then(|| view! { <ul class="entry-facts">{facts.into_iter().map(fact).collect_view()}</ul> })}
        {note.map(|note| view! { <p class="entry-note"><Icon glyph=Glyph::Edit /><span>{note}</span></p> })}
    }
    .into_any()
}

#[component]
fn Dice(dice: Thrown) -> impl IntoView {
    view! {
        <p class="entry-dice">
            {dice.faces.into_iter().map(|face| view! { <DieThrown face /> }).collect_view()}
            <span class="entry-source">{dice.source}</span>
        </p>
    }
}

/// What the table agreed on against the rules.
#[component]
fn ByAgreement(one: Overruled) -> impl IntoView {
    let session = Session::here();
    let line = move |reason: crate::view::turn::Reason| {
        view! {
            <li class="entry-fact">
                <span>{reason.text} {reason.date.map(|date| view! { " From " <em>{date}"."</em> })}</span>
                <Cite clause=reason.cite on_press=move |number: String| session.open_clause(&number) />
            </li>
        }
    };
    view! {
        <div class="entry-agreed">
            <p><span class="badge badge-overruled">"By agreement"</span> " " {one.why}</p>
            <ul class="entry-facts">{one.unmet.into_iter().map(line).collect_view()}</ul>
        </div>
    }
    .into_any()
}

/// What can be done with an entry.
#[component]
fn Tools(seq: u32, seen: Memo<Option<Option<EntryView>>>, doing: RwSignal<Doing>) -> impl IntoView {
    let session = Session::here();
    let later = Memo::new(move |_| seen.with(|seen| seen.iter().flatten().next().map_or(0, |one| one.later)));
    let has_note = move || seen.with(|seen| seen.iter().flatten().any(|one| one.note.is_some()));
    let sure = RwSignal::new(false);
    let back = Signal::derive(move || match (sure.get(), later.get()) {
        (false, _) => "Undo to here".to_owned(),
        (true, 1) => "Take one act back".to_owned(),
        (true, count) => format!("Take {count} acts back"),
    });
    let go = move || {
        if sure.get_untracked() {
            session.undo_to(seq);
            doing.set(Doing::Nothing);
        } else {
            sure.set(true);
        }
    };
    view! {
        <div class="entry-tools">
            {move || {
                if doing.get() == Doing::Noting {
                    view! { <NoteField seq on_done=move || doing.set(Doing::Nothing) /> }.into_any()
                } else {
                    view! {
                        <Button
                            label=Signal::derive(move || if has_note() { "Change the note" } else { "Add a note" }.to_owned())
                            kind=ButtonKind::Quiet
                            icon=Glyph::Edit
                            on_press=move || doing.set(Doing::Noting)
                        />
                        <Show when=move || { later.get() > 0 }>
                            <Button label=back kind=ButtonKind::Quiet icon=Glyph::Undo on_press=go />
                        </Show>
                        <Show when=move || sure.get()>
                            <span class="entry-sure">"They can be done again, or stay as a line that was left."</span>
                        </Show>
                    }
                        .into_any()
                }
            }}
        </div>
    }
    .into_any()
}

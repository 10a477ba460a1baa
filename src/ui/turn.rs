//! The Turn screen: the month and phase, what must and may happen now, what may not yet, clocks and headline figures.

use leptos::prelude::*;

use crate::engine::command::Command;
use crate::ui::screens::Screen;
use crate::ui::session::{Laid, Saved, Session};
use crate::ui::widgets::*;
use crate::view::turn::{Choice as Offered, Clock, Must, Step, TurnView, turn};

/// The Turn screen.
#[component]
pub fn TurnScreen() -> impl IntoView {
    let session = Session::here();
    let seen = session.view(turn);
    view! {
        <When seen />
        <Phases seen />
        <Heads />
        <Standing seen />
        <MustCard seen />
        <MayCard seen />
        <NotYetCard seen />
        <ClocksCard seen />
        <Foot />
    }
    .into_any()
}

fn part<T: PartialEq + Send + Sync + 'static>(
    seen: Memo<Option<TurnView>>,
    of: impl Fn(&TurnView) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| seen.with(|seen| seen.as_ref().map(&of)))
}

#[component]
fn When(seen: Memo<Option<TurnView>>) -> impl IntoView {
    let session = Session::here();
    let line = part(seen, |turn| format!("{} · {}", turn.name, turn.line));
    let month = part(seen, |turn| turn.month.clone());
    view! {
        <header class="when">
            <p class="when-line">{move || line.get()} <SavedSign /></p>
            <h1 class="when-title">{move || month.get()}</h1>
            <div class="when-tools">
                <IconButton
                    glyph=Glyph::Menu
                    name="The campaign"
                    on_press=move || session.laid.set(Some(Laid::Campaign))
                />
            </div>
        </header>
    }
    .into_any()
}

/// Saved, or not saved and why.
#[component]
pub fn SavedSign() -> impl IntoView {
    let session = Session::here();
    move || match session.saved.get() {
        Saved::Nothing => ().into_any(),
        Saved::Yes => view! { <span class="badge badge-saved">"Saved"</span> }.into_any(),
        Saved::No(why) => view! {
            <button class="badge badge-unsaved" on:click=move |_| session.notice.set(Some(why.clone()))>
                "Not saved"
            </button>
        }
        .into_any(),
    }
}

#[component]
fn Phases(seen: Memo<Option<TurnView>>) -> impl IntoView {
    let phases = part(seen, |turn| turn.phases.clone());
    view! {
        <ol class="phases">
            {move || {
                phases
                    .get()
                    .unwrap_or_default()
                    .into_iter()
                    .map(|phase| {
                        view! {
                            <li
                                class="phases-item"
                                class:is-done=phase.done
                                aria-current=phase.now.then_some("step")
                            >
                                {phase.name}
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ol>
    }
    .into_any()
}

/// The headline figures; each opens its derivation.
#[component]
pub fn Heads() -> impl IntoView {
    let session = Session::here();
    let heads = session.view(crate::view::explain::heads);
    view! {
        <dl class="heads">
            {move || {
                heads
                    .get()
                    .unwrap_or_default()
                    .into_iter()
                    .map(|head| {
                        let (label, opens) = (head.label, head.opens);
                        view! {
                            <Figure
                                label=label.to_owned()
                                value=head.value
                                unit=head.unit
                                on_press=move || session.open_why(label, opens)
                            />
                        }
                    })
                    .collect_view()
            }}
        </dl>
    }
    .into_any()
}

#[component]
fn Standing(seen: Memo<Option<TurnView>>) -> impl IntoView {
    let session = Session::here();
    let words = part(seen, |turn| {
        (turn.poland.clone(), turn.relations.clone(), turn.order.clone(), turn.won.clone())
    });
    view! {
        <div class="standing">
            {move || {
                words
                    .get()
                    .map(|(poland, relations, order, won)| {
                        view! {
                            {won.map(|won| view! { <p class="standing-won">{won}</p> })}
                            <p>
                                {poland} " "
                                <button
                                    class="standing-why"
                                    on:click=move |_| {
                                        session.open_why("Standing", crate::view::explain::Headline::Standing);
                                    }
                                >
                                    "Standing"
                                </button>
                            </p>
                            {relations
                                .into_iter()
                                .map(|(label, names)| view! { <p>{label} " " <b>{names}</b> "."</p> })
                                .collect_view()}
                            {order.map(|order| view! { <p class="standing-order">"Order of play: " {order} "."</p> })}
                        }
                    })
            }}
        </div>
    }
    .into_any()
}

#[component]
fn MustCard(seen: Memo<Option<TurnView>>) -> impl IntoView {
    let session = Session::here();
    let must = part(seen, |turn| (turn.must.clone(), turn.reminders.clone()));
    let cite = move |number: String| session.open_clause(&number);
    move || {
        let (must, reminders) = must.get()?;
        if must.is_empty() && reminders.is_empty() {
            return None;
        }
        let title = if must.is_empty() { "Mind" } else { "Must" };
        let demanding = !must.is_empty();
        Some(
            view! {
                <Card title must=demanding>
                    {must.into_iter().map(|one| view! { <MustRow must=one /> }).collect_view()}
                    {reminders
                        .into_iter()
                        .map(|one| {
                            view! {
                                <Row
                                    title=one.title
                                    text=one.text
                                    date=one.date.map(|date| format!("{date}."))
                                    cite=one.clause.number().to_owned()
                                    on_cite=cite
                                />
                            }
                        })
                        .collect_view()}
                </Card>
            }
            .into_any(),
        )
    }
}

#[component]
fn MustRow(must: Must) -> impl IntoView {
    let session = Session::here();
    let step = must.step;
    let go = move || match &step {
        Step::Act(command) => session.open_act((**command).clone()),
        Step::Screen(name) => {
            if let Some(screen) = Screen::from_hash(&format!("#{name}")) {
                session.go(screen);
            }
        }
    };
    view! {
        <Row
            title=must.title
            text=must.text
            cite=must.cite.to_owned()
            on_cite=move |number: String| session.open_clause(&number)
        >
            <Button label=must.verb kind=ButtonKind::Go on_press=go />
        </Row>
    }
    .into_any()
}

#[component]
fn MayCard(seen: Memo<Option<TurnView>>) -> impl IntoView {
    let may = part(seen, |turn| turn.may.clone());
    move || {
        let may = may.get()?;
        (!may.is_empty()).then(|| {
            view! {
                <Card title="May">
                    {may.into_iter().map(|offered| view! { <OpenRow offered /> }).collect_view()}
                </Card>
            }
            .into_any()
        })
    }
}

/// An open offer: one button, or one chip for each of its kind.
#[component]
fn OpenRow(offered: Offered) -> impl IntoView {
    let session = Session::here();
    let Offered { title, text, acts, .. } = offered;
    let mut acts = acts;
    if acts.len() == 1
        && let Some((_, command)) = acts.pop()
    {
        let open = move || session.open_act(command.clone());
        return view! { <Row title text><Button label="Choose" on_press=open /></Row> }.into_any();
    }
    let chip = move |(label, command): (String, Command)| {
        view! {
            <button class="chip" on:click=move |_| session.open_act(command.clone())>
                {label}
            </button>
        }
    };
    view! {
        <Row title text />
        <div class="chips chips-under">{acts.into_iter().map(chip).collect_view()}</div>
    }
    .into_any()
}

#[component]
fn NotYetCard(seen: Memo<Option<TurnView>>) -> impl IntoView {
    let session = Session::here();
    let not_yet = part(seen, |turn| turn.not_yet.clone());
    let row = move |offered: Offered| {
        let first = offered.acts.into_iter().next().map(|(_, command)| command);
        let mut reasons = offered.reasons.into_iter();
        let reason = reasons.next();
        let more: Vec<String> = reasons.map(|one| one.text).collect();
        let text = reason.as_ref().map(|one| {
            let dated = if one.date.is_some() { " From" } else { "" };
            let all: Vec<String> = more.iter().cloned().chain([format!("{}{dated}", one.text)]).collect();
            all.join(" ")
        });
        let date = reason.as_ref().and_then(|one| one.date.clone()).map(|date| format!("{date}."));
        let cite = reason.map(|one| one.cite.to_owned());
        view! {
            <Row title=offered.title text date cite on_cite=move |number: String| session.open_clause(&number) refused=true>
                {first
                    .map(|command| {
                        view! {
                            <IconButton
                                glyph=Glyph::More
                                name="Why, and by agreement"
                                on_press=move || session.open_act(command.clone())
                            />
                        }
                    })}
            </Row>
        }
    };
    move || {
        let not_yet = not_yet.get()?;
        (!not_yet.is_empty()).then(|| {
            view! { <Card title="Not yet">{not_yet.into_iter().map(row).collect_view()}</Card> }.into_any()
        })
    }
}

#[component]
fn ClocksCard(seen: Memo<Option<TurnView>>) -> impl IntoView {
    let clocks = part(seen, |turn| turn.clocks.clone());
    let row = |clock: Clock| {
        view! {
            <div class="clock">
                <span class="clock-label">{clock.label.clone()}</span>
                <Meter label=clock.label value=clock.gone max=clock.all />
                <em class="clock-date">{clock.date}</em>
            </div>
        }
    };
    move || {
        let clocks = clocks.get()?;
        Some(view! { <Card title="Clocks">{clocks.into_iter().map(row).collect_view()}</Card> }.into_any())
    }
}

/// Undo, redo and the next step, in reach on every screen.
#[component]
pub fn Foot() -> impl IntoView {
    let session = Session::here();
    let undo = session.view(|campaign| turn(campaign).undo);
    let redo = session.view(|campaign| turn(campaign).redo);
    let undo_label = Signal::derive(move || match undo.get().flatten() {
        Some(act) => format!("Undo: {act}"),
        None => "Undo".to_owned(),
    });
    let nothing =
        Signal::derive(move || undo.get().flatten().is_none().then(|| "Nothing to undo yet.".to_owned()));
    view! {
        <footer class="foot">
            <Button
                label=undo_label
                kind=ButtonKind::Quiet
                icon=Glyph::Undo
                shorten=true
                refused=nothing
                on_press=move || session.undo()
            />
            <Show when=move || redo.get().flatten().is_some()>
                <IconButton
                    glyph=Glyph::Redo
                    name=Signal::derive(move || format!("Redo: {}", redo.get().flatten().unwrap_or_default()))
                    kind=ButtonKind::Quiet
                    on_press=move || session.redo()
                />
            </Show>
            <Button
                label="Next phase"
                kind=ButtonKind::Go
                on_press=move || session.submit_or_ask(Command::NextPhase { leave: false })
            />
        </footer>
    }
    .into_any()
}

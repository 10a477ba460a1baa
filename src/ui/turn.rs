//! The Turn screen: the month and phase, what must and may happen now, what may not yet, clocks and headline figures.

use leptos::prelude::*;

use crate::game::act::Act;
use crate::game::command::Command;
use crate::ui::cliffs::worse_line;
use crate::ui::parts::{Glyph, Kind, button, card, clock, figure, head, icon, icon_button, row};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::screens::Screen;
use crate::ui::session::{Laid, Saved, Session, Window};
use crate::view::explain::Headline;
use crate::view::turn::{Choice as Offered, Must, PhaseMark, Step, TurnView, turn, undo_and_redo};
use crate::view::words::need::Reason;

/// The Turn screen.
#[component]
pub fn TurnScreen() -> impl IntoView {
    let session = Session::here();
    vec![live(move || session.ask(turn).map(screen)), foot()].node()
}

fn screen(seen: TurnView) -> Vec<AnyView> {
    let mut parts = vec![
        when(&seen).node(),
        phases(seen.phases).node(),
        heads().node(),
        standing(seen.poland, seen.relations, seen.order, seen.won).node(),
    ];
    if !seen.must.is_empty() {
        parts.push(card("Must", true).children(seen.must.into_iter().enumerate().map(must)).node());
    }
    if !seen.reminders.is_empty() {
        let reminders = seen.reminders.into_iter().map(|one| {
            let date = one.date.map(|date| [&date, "."].concat());
            row(one.title).text(Some(one.text)).date(date).cite(one.clause.number())
        });
        parts.push(card("Mind", false).children(reminders).node());
    }
    if !seen.may.is_empty() {
        parts.push(card("May", false).children(seen.may.into_iter().enumerate().map(open)).node());
    }
    if !seen.not_yet.is_empty() {
        parts.push(card("Not yet", false).children(seen.not_yet.into_iter().map(refused)).node());
    }
    let clocks = seen.clocks.into_iter().map(|one| clock(&one.label, one.gone, one.all, one.date));
    let session = Session::here();
    let rest = button(Kind::Quiet, "Next month", move || {
        session.submit_or_ask(Command::NextMonth { leave: false });
    });
    let rest = row(["On to ", &seen.next_month].concat())
        .text("The rest of this month is passed over.".to_owned())
        .act(rest);
    let ahead = seen.ahead.iter().map(|(step, one)| worse_line(step, one));
    parts.push(card("Clocks", false).children(clocks).child(rest).children(ahead).node());
    parts
}

fn when(seen: &TurnView) -> El {
    let session = Session::here();
    let own = (seen.name.clone(), seen.line.clone());
    let name = live(move || {
        let name = session.label.get().unwrap_or_else(|| own.0.clone());
        [&name, " · ", &own.1, " "].concat()
    });
    let line = vec![name, saved_sign()];
    let menu = icon_button(Kind::Bare, Glyph::Menu, "The campaign", move || {
        session.laid.set(Some(Laid::Campaign));
    });
    head(line, &seen.month).child(el("div", "when-tools").child(menu))
}

/// Saved, or not saved and why.
#[must_use]
pub fn saved_sign() -> AnyView {
    let session = Session::here();
    live(move || match session.saved.get() {
        Saved::Nothing => None,
        Saved::Yes if session.window.get() == Window::Reader => Some(el("span", "badge").child("Read-only")),
        Saved::Yes => Some(el("span", "badge badge-saved").child("Saved")),
        Saved::No(why) => {
            let tell = move || session.notice.set(Some(why.clone()));
            Some(el("button", "badge badge-unsaved").attr("type", "button").child("Not saved").press(tell))
        }
    })
}

fn phases(phases: Vec<PhaseMark>) -> El {
    let phase = |phase: PhaseMark| {
        el("li", if phase.done { "phases-item is-done" } else { "phases-item" })
            .attr_if("aria-current", phase.now.then_some("step"))
            .child(phase.name)
    };
    el("ol", "phases").children(phases.into_iter().map(phase))
}

/// The headline figures; each opens its derivation.
#[must_use]
pub fn heads() -> El {
    let session = Session::here();
    let heads = session.ask(crate::view::explain::heads).unwrap_or_default();
    let figure = move |head: crate::view::explain::Head| {
        let (label, opens) = (head.label, head.opens);
        figure(label, head.value, &head.unit, move || session.open_why(label, opens))
    };
    el("dl", "heads").children(heads.into_iter().map(figure))
}

fn standing(
    poland: String,
    relations: Vec<(&'static str, String)>,
    order: Option<String>,
    won: Option<String>,
) -> El {
    let session = Session::here();
    let why = el("button", "standing-why")
        .attr("type", "button")
        .child("Standing")
        .press(move || session.open_why("Standing", Headline::Standing));
    let relation = |(label, names): (&str, String)| {
        el("p", "").child([label, " "].concat()).child(el("b", "").child(names)).child(".")
    };
    el("div", "standing")
        .child(won.map(|won| el("p", "standing-won").child(won)))
        .child(el("p", "").child([&poland, " "].concat()).child(why))
        .children(relations.into_iter().map(relation))
        .child(order.map(|order| el("p", "standing-order").child(["Order of play: ", &order, "."].concat())))
}

fn must((at, must): (usize, Must)) -> AnyView {
    let session = Session::here();
    let step = must.step;
    let go = move || match &step {
        Step::Act(act) => lay(session, (**act).clone()),
        Step::Screen(name) => {
            if let Some(screen) = Screen::from_hash(&["#", name].concat()) {
                session.go(screen);
            }
        }
    };
    let go = button(Kind::Go, must.verb, go).attr("id", id("must", at, 0));
    row(must.title).text(must.text).cite(must.cite).act(go).node()
}

/// Where an act is filled in: the quarter has a page of its own, every other act a sheet.
fn lay(session: Session, act: Act) {
    match act {
        Act::Do(Command::CloseQuarter(_)) => session.to_close(),
        other => session.open_act(other),
    }
}

/// A button's id, by which the focus finds it again when the screen was drawn anew.
fn id(list: &str, at: usize, nth: usize) -> String {
    [list, "-", &at.to_string(), "-", &nth.to_string()].concat()
}

/// An open offer: one button, or one chip for each of its kind.
fn open((at, offered): (usize, Offered)) -> AnyView {
    let session = Session::here();
    let Offered { title, text, mut acts, .. } = offered;
    if acts.len() == 1
        && let Some((_, command)) = acts.pop()
    {
        let open = move || lay(session, command.clone());
        let choose = button(Kind::Plain, "Choose", open).attr("id", id("may", at, 0));
        return row(title).text(text).act(choose).node();
    }
    let chip = move |(nth, (label, command)): (usize, (String, Act))| {
        let open = move || lay(session, command.clone());
        el("button", "chip").attr("type", "button").attr("id", id("may", at, nth)).child(label).press(open)
    };
    let chips = el("div", "chips chips-under").children(acts.into_iter().enumerate().map(chip));
    vec![row(title).text(text).node(), chips.node()].node()
}

/// A refused offer: every reason, its date, and the sheet where the table may agree all the same.
fn refused(offered: Offered) -> AnyView {
    let session = Session::here();
    let (text, date, cite) = reasons(offered.reasons);
    let row = row(offered.title).text(text).date(date).cite(cite).refused(true);
    match offered.acts.into_iter().next() {
        Some((_, command)) => {
            let look = move || lay(session, command.clone());
            row.act(icon_button(Kind::Bare, Glyph::More, "Why, and by agreement", look)).node()
        }
        None => row.node(),
    }
}

/// Reasons as one text; the month from which the act is free, if the calendar alone brings it; the last reason's clause.
#[must_use]
pub fn reasons(reasons: Vec<Reason>) -> (Option<String>, Option<String>, Option<&'static str>) {
    let cite = reasons.last().map(|one| one.cite);
    let calendar_alone = reasons.iter().all(|one| one.date.is_some());
    let mut text = String::new();
    for one in &reasons {
        if !text.is_empty() {
            text.push(' ');
        }
        match &one.date {
            Some(date) if !calendar_alone => {
                text.push_str(one.text.trim_end_matches('.'));
                text.push_str(", from ");
                text.push_str(date);
                text.push('.');
            }
            _ => text.push_str(&one.text),
        }
    }
    let date = reasons.last().and_then(|one| one.date.as_ref()).filter(|_| calendar_alone);
    if date.is_some() {
        text.push_str(" From");
    }
    ((!text.is_empty()).then_some(text), date.map(|date| [date, "."].concat()), cite)
}

/// Undo, redo and the next step, in reach on every screen; changed in place.
#[must_use]
pub fn foot() -> AnyView {
    let session = Session::here();
    let acts = Memo::new(move |_| session.ask(undo_and_redo).unwrap_or_default());
    let is_undoable = move || acts.with(|(undo, _)| undo.is_some());
    let undo = move || match acts.get().0 {
        Some(act) => ["Undo: ", &act].concat(),
        None => "Nothing to undo".into(),
    };
    let is_redoable = Memo::new(move |_| acts.with(|(_, redo)| redo.is_some()));
    let redo = move || ["Redo: ", acts.get().1.as_deref().unwrap_or_default()].concat();
    let next = move |_| session.submit_or_ask(Command::NextPhase { leave: false });
    let disabled = move || (!is_undoable()).then_some("true");
    view! {
        <footer class="foot">
            <button
                type="button"
                class="button button-quiet button-shorten"
                id="foot-undo"
                aria-disabled=disabled
                on:click=move |_| session.undo()
            >
                {icon(Glyph::Undo)}
                <span class="button-label">{undo}</span>
            </button>
            <Show when=move || is_redoable.get()>
                <button
                    type="button"
                    class="button button-quiet button-square"
                    id="foot-redo"
                    aria-label=redo
                    title=redo
                    on:click=move |_| session.redo()
                >
                    {icon(Glyph::Redo)}
                </button>
            </Show>
            <button type="button" class="button button-go" id="foot-next" on:click=next>
                <span class="button-label">"Next phase"</span>
            </button>
        </footer>
    }
    .into_any()
}

//! The one sheet for every act: its fields, what it would bring, why it is refused, and the table's overrule.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::ui::cite::cite;
use crate::ui::cliffs::worse_part;
use crate::ui::form::act_form;
use crate::ui::live::{live, nothing};
use crate::ui::parts::{Kind, button, refusable, sheet, text_field, toggle};
use crate::ui::session::{OpenSheet, Session};
use crate::view::act::{ActView, act as view, leaving, overruled};
use crate::view::forms::Filling;
use crate::view::words::need::Reason;

/// What the sheet is being filled with.
#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    filling: RwSignal<Option<Filling>>,
    agreed: RwSignal<bool>,
    reason: RwSignal<String>,
    /// The act as judged now: asked once, and read by every part of the sheet.
    seen: Memo<Option<ActView>>,
}

impl Draft {
    /// The command, once its dice have fallen.
    fn command(self) -> Option<Command> {
        self.filling.with(|filling| filling.as_ref()?.act().command().cloned())
    }
}

/// The sheet of an act.
pub fn sheet_of_act() -> AnyView {
    let session = Session::here();
    let Some(OpenSheet::Act(act)) = session.sheet.get_untracked() else { return nothing() };
    let filling = RwSignal::new(untrack(|| session.ask(|campaign| Filling::new(campaign, *act))));
    let seen = Memo::new(move |_| {
        let act = filling.with(|filling| filling.as_ref().map(Filling::act))?;
        session.ask(|campaign| view(campaign, &act))
    });
    let (agreed, reason) = (RwSignal::new(false), RwSignal::new(String::new()));
    act_sheet(Draft { session, filling, agreed, reason, seen })
}

fn act_sheet(draft: Draft) -> AnyView {
    let session = draft.session;
    let text = live(move || {
        let text = draft.seen.with(|act| act.as_ref()?.text.clone())?;
        Some(view! { <p class="act-text">{text}</p> }.into_any())
    });
    let title = move || draft.seen.with(|act| act.as_ref().map_or_else(String::new, |act| act.title.clone()));
    let body = view! { {text} {act_form(draft.filling)} {outcome(draft)} {agreement(draft)} };
    sheet(title, move || session.close_sheet(), body.into_any(), Some(foot(draft)))
}

/// What would happen, or why not.
fn outcome(draft: Draft) -> AnyView {
    live(move || {
        let act = draft.seen.get()?;
        let reasons = (!act.reasons.is_empty()).then(|| {
            let reasons = act.reasons.into_iter().map(reason).collect_view();
            view! {
                <section class="act-part act-refused">
                    <h3 class="act-heading">"Not allowed"</h3>
                    {reasons}
                </section>
            }
            .into_any()
        });
        let facts = (!act.facts.is_empty()).then(|| {
            let fact = |(text, number): (String, &'static str)| {
                view! { <li class="act-fact"><span>{text}</span>{cite(number)}</li> }.into_any()
            };
            view! {
                <section class="act-part">
                    <h3 class="act-heading">{act.facts_heading}</h3>
                    <ul class="act-facts">{act.facts.into_iter().map(fact).collect_view()}</ul>
                </section>
            }
            .into_any()
        });
        Some(view! { {reasons} {worse_part(act.worse)} {facts} }.into_any())
    })
}

/// Why it is refused: what must not be missed, the month from which it may be done, in a line of its own.
fn reason(one: Reason) -> AnyView {
    let free =
        one.date.map(|date| view! { <p class="row-text">"Free from " <em>{date}"."</em></p> }.into_any());
    view! { <div class="row"><b class="row-title">{one.text}</b>{free}<span class="row-cite">{cite(one.cite)}</span></div> }.into_any()
}

/// The table's word against the rule.
fn agreement(draft: Draft) -> AnyView {
    let refused = Memo::new(move |_| {
        let seen = |act: &ActView| act.may_be_overruled && !act.reasons.is_empty();
        draft.seen.with(|act| act.as_ref().is_some_and(seen))
    });
    live(move || {
        refused.get().then(|| {
            let note = "The entry keeps the conditions that were not met.".to_owned();
            let agree = toggle(
                "The table agrees: do it all the same",
                Some(note),
                move || draft.agreed.get(),
                move |on| draft.agreed.set(on),
            );
            let value = move || draft.reason.get();
            let why =
                move || text_field("Why", None, false, value, || None, move |text| draft.reason.set(text));
            let why = live(move || draft.agreed.get().then(why));
            view! { <section class="act-part act-overrule">{agree}{why}</section> }.into_any()
        })
    })
}

fn foot(draft: Draft) -> AnyView {
    let session = draft.session;
    let calendar = untrack(|| draft.command()).is_some_and(|command| leaving(&command).is_some());
    let go = live(move || {
        let act = draft.seen.get()?;
        let refused = !act.reasons.is_empty();
        let overruling = refused && act.may_be_overruled && draft.agreed.get();
        let label = match (calendar, overruling) {
            (true, _) => "Leave it and go on".to_owned(),
            (false, true) => [&act.verb, ", by agreement"].concat(),
            (false, false) => act.verb,
        };
        let command = draft.command();
        let why_not = if command.is_none() {
            Some("Tap the dice first.")
        } else if overruling {
            draft.reason.with(|reason| reason.trim().is_empty()).then_some("Say why the table agrees.")
        } else {
            (refused && !calendar).then_some("Not allowed now: see above.")
        };
        let press = move || {
            let Some(command) = command.clone() else { return };
            let command = match leaving(&command) {
                Some(leaving) => leaving,
                None if overruling => overruled(command, draft.reason.get_untracked()),
                None => command,
            };
            if session.submit(command).is_ok() {
                session.close_sheet();
            }
        };
        Some(refusable(Kind::Go, &label, why_not.map(str::to_owned), press))
    });
    let cancel = button(Kind::Plain, "Cancel", move || session.close_sheet());
    view! { {cancel} {go} }.into_any()
}

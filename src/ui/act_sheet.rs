//! The one sheet for every act: its fields, what it would bring, why it is refused, and the table's overrule.

use leptos::prelude::*;

use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::model::quantity::Die;
use crate::model::setup::DiceSource;
use crate::ui::cliffs::worse_part;
use crate::ui::fields::form_field;
use crate::ui::parts::{Kind, button, cite, dice, refusable, row, sheet, text_field, thrown, toggle};
use crate::ui::plain::{El, Node, el, live, nothing};
use crate::ui::platform::throw_die;
use crate::ui::session::{Laid, Session};
use crate::view::act::{ActView, act as view, leaving, overruled};
use crate::view::forms::{Control, Field, dice_of, fields, put};

/// What the sheet is being filled with.
#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    act: RwSignal<Act>,
    thrown: RwSignal<Vec<Option<u8>>>,
    by_app: RwSignal<bool>,
    agreed: RwSignal<bool>,
    reason: RwSignal<String>,
    /// The act as judged now: asked once, and read by every part of the sheet.
    seen: Memo<Option<ActView>>,
    /// The questions with their answers: likewise.
    fields: Memo<Vec<Field>>,
}

impl Draft {
    fn new(session: Session, act: Act) -> Self {
        let drawn: Option<Vec<Die>> = session
            .campaign
            .with_untracked(|campaign| campaign.as_ref()?.drawn(act.roll()?).map(<[Die]>::to_vec));
        let fallen = act.command().and_then(Command::roll).map(|(_, dice, _)| dice);
        let faces = match drawn.clone().or(fallen) {
            Some(dice) => dice.iter().map(|die| Some(die.pips())).collect(),
            None => vec![None; act.roll().map_or(0, Roll::dice)],
        };
        let (thrown, by_app) = (RwSignal::new(faces), RwSignal::new(drawn.is_some()));
        let act = RwSignal::new(act);
        let seen = Memo::new(move |_| {
            let act = filled(&act.get(), &thrown.get(), by_app.get());
            session.ask(|campaign| view(campaign, &act))
        });
        let fields = Memo::new(move |_| {
            act.with(|act| session.ask(|campaign| fields(campaign.game(), act))).unwrap_or_default()
        });
        let (agreed, reason) = (RwSignal::new(false), RwSignal::new(String::new()));
        Self { session, act, thrown, by_app, agreed, reason, seen, fields }
    }

    /// The command, once its dice have fallen.
    fn command(self) -> Option<Command> {
        filled(&self.act.get(), &self.thrown.get(), self.by_app.get()).command().cloned()
    }
}

/// The act with its dice, once all are thrown.
fn filled(act: &Act, thrown: &[Option<u8>], by_app: bool) -> Act {
    let dice: Vec<Die> = thrown.iter().filter_map(|face| Die::new((*face)?)).collect();
    let source = if by_app { DiceSource::App } else { DiceSource::Table };
    match act.roll().and_then(|roll| roll.fallen(&dice, source)) {
        Some(command) => command.into(),
        None => act.clone(),
    }
}

/// The sheet of an act.
pub fn sheet_of_act() -> AnyView {
    let session = Session::here();
    match session.laid.get_untracked() {
        Some(Laid::Act(act)) => act_sheet(Draft::new(session, *act)),
        _ => nothing(),
    }
}

fn act_sheet(draft: Draft) -> AnyView {
    let session = draft.session;
    let text = live(move || {
        let text = draft.seen.with(|act| act.as_ref()?.text.clone());
        text.map(|text| el("p", "act-text").child(text))
    });
    let body = vec![text, form(draft), outcome(draft), agreement(draft)].node();
    let title = move || draft.seen.with(|act| act.as_ref().map_or_else(String::new, |act| act.title.clone()));
    sheet(title, move || session.close_sheet(), body, Some(foot(draft)))
}

/// The fields. They are built anew only when the questions or their answers change; what is typed stays.
fn form(draft: Draft) -> AnyView {
    // The questions, without the present answers.
    let asked = Memo::new(move |_| {
        let bare = |field: Field| Field { value: String::new(), ..field };
        draft.fields.get().into_iter().map(bare).collect::<Vec<Field>>()
    });
    live(move || {
        let field = move |field: Field| {
            if matches!(field.control, Control::Dice(_)) {
                return dice_field(draft);
            }
            let (mine, key) = (field.key.clone(), field.key.clone());
            let value = move || {
                let value = |fields: &Vec<Field>| {
                    fields.iter().find(|one| one.key == mine).map(|one| one.value.clone())
                };
                draft.fields.with(value).unwrap_or_default()
            };
            let put = move |answer: String| {
                draft.session.campaign.with_untracked(|campaign| {
                    if let Some(campaign) = campaign {
                        draft.act.update(|act| put(campaign.game(), act, &key, &answer));
                    }
                });
            };
            form_field(field, value, put)
        };
        el("div", "form").children(asked.get().into_iter().map(field))
    })
}

/// Dice: tapped as they lie on the table, or rolled by the app once and for all.
fn dice_field(draft: Draft) -> AnyView {
    let roll = draft.act.with_untracked(Act::roll);
    let names = roll.map(dice_of).unwrap_or_default();
    let by_app = move || {
        let roll = draft.act.with_untracked(Act::roll);
        let dice: Option<Vec<Die>> = roll.and_then(|roll| (0..roll.dice()).map(|_| throw_die()).collect());
        match (dice, roll) {
            (Some(dice), Some(roll)) => {
                draft.thrown.set(dice.iter().map(|die| Some(die.pips())).collect());
                draft.by_app.set(true);
                draft.session.keep_dice(roll, dice);
            }
            _ => {
                draft.session.notice.set(Some("This browser gives no random numbers. Use real dice.".into()))
            }
        }
    };
    live(move || {
        let area = el("div", "act-dice");
        if draft.by_app.get() {
            let faces: Vec<AnyView> = draft.thrown.get().into_iter().flatten().map(thrown).collect();
            area.child(el("p", "act-thrown").children(faces))
                .child(el("p", "act-hint").child("Rolled by the app. This roll stands, even after undo."))
        } else {
            area.child(dice(names.clone(), draft.thrown)).child(button(
                Kind::Quiet,
                "Let the app roll",
                by_app,
            ))
        }
    })
}

/// What would happen, or why not.
fn outcome(draft: Draft) -> AnyView {
    let heading = |text: &str| el("h3", "act-heading").child(text);
    live(move || {
        let act = draft.seen.get()?;
        let reasons = (!act.reasons.is_empty()).then(|| {
            let reason = |one: crate::view::words::need::Reason| {
                let from = one.date.is_some().then(|| "Free from".to_owned());
                row(one.text).text(from).date(one.date.map(|date| [&date, "."].concat())).cite(one.cite)
            };
            el("section", "act-part act-refused")
                .child(heading("Not allowed"))
                .children(act.reasons.into_iter().map(reason))
        });
        let facts = (!act.facts.is_empty()).then(|| {
            let fact = |(text, number): (String, &'static str)| {
                el("li", "act-fact").child(el("span", "").child(text)).child(cite(number))
            };
            el("section", "act-part")
                .child(heading(act.facts_heading))
                .child(el("ul", "act-facts").children(act.facts.into_iter().map(fact)))
        });
        Some(vec![reasons.node(), worse_part(act.worse).node(), facts.node()])
    })
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
            let why = live(move || {
                draft.agreed.get().then(|| {
                    text_field(
                        "Why",
                        None,
                        false,
                        move || draft.reason.get(),
                        || None,
                        move |text| {
                            draft.reason.set(text);
                        },
                    )
                })
            });
            el("section", "act-part act-overrule").child(agree).child(why)
        })
    })
}

fn foot(draft: Draft) -> AnyView {
    let session = draft.session;
    let calendar =
        draft.act.with_untracked(|act| act.command().is_some_and(|command| leaving(command).is_some()));
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
    let cancel: El = button(Kind::Plain, "Cancel", move || session.close_sheet());
    vec![cancel.node(), go].node()
}

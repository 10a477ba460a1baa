//! The one sheet for every act: its fields, what it would bring, why it is refused, and the table's overrule.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::model::quantity::Die;
use crate::model::setup::DiceSource;
use crate::ui::cliffs::worse_part;
use crate::ui::fields::form_field;
use crate::ui::parts::{Kind, button, cite, dice, refusable, row, sheet, text_field, thrown, toggle};
use crate::ui::plain::{El, Node, el, live, nothing};
use crate::ui::platform::throw_die;
use crate::ui::session::{Laid, Session};
use crate::view::act::{ActView, act, is_calendar, leaving, overruled};
use crate::view::forms::{Control, Field, dice_of, fields, put, put_dice};

/// What the sheet is being filled with.
#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    command: RwSignal<Option<Command>>,
    thrown: RwSignal<Vec<Option<u8>>>,
    by_app: RwSignal<bool>,
    agreed: RwSignal<bool>,
    reason: RwSignal<String>,
}

impl Draft {
    /// The command with its dice, as far as they are thrown.
    fn filled(self) -> Command {
        let mut command = self.command.get().unwrap_or(Command::NextPhase { leave: false });
        let thrown: Vec<Die> =
            self.thrown.with(|faces| faces.iter().filter_map(|face| Die::new((*face)?)).collect());
        let source = if self.by_app.get() { DiceSource::App } else { DiceSource::Table };
        put_dice(&mut command, &thrown, source);
        command
    }

    fn dice_missing(self) -> bool {
        self.thrown.with(|faces| faces.iter().any(Option::is_none))
    }

    /// The act as judged now.
    fn seen(self) -> Option<ActView> {
        let (command, missing) = (self.filled(), self.dice_missing());
        self.session.ask(|campaign| act(campaign, &command, missing))
    }

    fn fields(self) -> Vec<Field> {
        let command = self.command.get();
        let fields =
            command.and_then(|command| self.session.ask(|campaign| fields(campaign.game(), &command)));
        fields.unwrap_or_default()
    }
}

/// The sheet of an act.
pub fn sheet_of_act() -> AnyView {
    let session = Session::here();
    match session.laid.get_untracked() {
        Some(Laid::Act(command)) => act_sheet(session, *command),
        _ => nothing(),
    }
}

fn act_sheet(session: Session, command: Command) -> AnyView {
    let drawn: Option<Vec<Die>> = session.campaign.with_untracked(|campaign| {
        campaign.as_ref().and_then(|one| one.drawn(&command).map(<[Die]>::to_vec))
    });
    let faces = match &drawn {
        Some(dice) => dice.iter().map(|die| Some(die.pips())).collect(),
        None => vec![None; dice_of(&command).len()],
    };
    let draft = Draft {
        session,
        command: RwSignal::new(Some(command)),
        thrown: RwSignal::new(faces),
        by_app: RwSignal::new(drawn.is_some()),
        agreed: RwSignal::new(false),
        reason: RwSignal::new(String::new()),
    };
    let text =
        live(move || draft.seen().and_then(|act| act.text).map(|text| el("p", "act-text").child(text)));
    let body = vec![text, form(draft), outcome(draft), agreement(draft)].node();
    let title = move || draft.seen().map_or_else(String::new, |act| act.title);
    sheet(title, move || session.close_sheet(), body, Some(foot(draft)))
}

/// The fields. They are built anew only when the questions or their answers change; what is typed stays.
fn form(draft: Draft) -> AnyView {
    // The questions, without the present answers.
    let asked = Memo::new(move |_| {
        let bare = |field: Field| Field { value: String::new(), ..field };
        draft.fields().into_iter().map(bare).collect::<Vec<Field>>()
    });
    live(move || {
        let field = move |field: Field| {
            if matches!(field.control, Control::Dice(_)) {
                return dice_field(draft);
            }
            let (mine, key) = (field.key.clone(), field.key.clone());
            let value = move || {
                let now = draft.fields().into_iter().find(|one| one.key == mine);
                now.map_or_else(String::new, |field| field.value)
            };
            let put = move |answer: String| {
                draft.session.campaign.with_untracked(|campaign| {
                    if let Some(campaign) = campaign {
                        draft.command.update(|command| {
                            if let Some(command) = command {
                                put(campaign.game(), command, &key, &answer);
                            }
                        });
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
    let names = draft.command.with_untracked(|command| command.as_ref().map(dice_of)).unwrap_or_default();
    let roll = move || {
        let count = draft.thrown.with_untracked(Vec::len);
        let dice: Option<Vec<Die>> = (0..count).map(|_| throw_die()).collect();
        match (dice, draft.command.get_untracked()) {
            (Some(dice), Some(command)) => {
                draft.thrown.set(dice.iter().map(|die| Some(die.pips())).collect());
                draft.by_app.set(true);
                draft.session.keep_dice(&command, dice);
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
            area.child(dice(names.clone(), draft.thrown)).child(button(Kind::Quiet, "Let the app roll", roll))
        }
    })
}

/// What would happen, or why not.
fn outcome(draft: Draft) -> AnyView {
    let heading = |text: &str| el("h3", "act-heading").child(text);
    live(move || {
        let act = draft.seen()?;
        let reasons = (!act.reasons.is_empty()).then(|| {
            let reason = |one: crate::view::turn::Reason| {
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
    let refused =
        Memo::new(move |_| draft.seen().is_some_and(|act| act.may_be_overruled && !act.reasons.is_empty()));
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
    let calendar = draft.command.with_untracked(|command| command.as_ref().is_some_and(is_calendar));
    let go = live(move || {
        let act = draft.seen()?;
        let refused = !act.reasons.is_empty();
        let overruling = refused && act.may_be_overruled && draft.agreed.get();
        let label = match (calendar, overruling) {
            (true, _) => "Leave it and go on".to_owned(),
            (false, true) => [&act.verb, ", by agreement"].concat(),
            (false, false) => act.verb,
        };
        let why_not = if draft.dice_missing() {
            Some("Tap the dice first.")
        } else if overruling {
            draft.reason.with(|reason| reason.trim().is_empty()).then_some("Say why the table agrees.")
        } else {
            (refused && !calendar).then_some("Not allowed now: see above.")
        };
        let press = move || {
            let command = untrack(|| draft.filled());
            let command = if calendar {
                leaving(command)
            } else if overruling {
                overruled(command, draft.reason.get_untracked())
            } else {
                command
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

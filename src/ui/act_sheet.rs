//! The one sheet for every act: its fields, what it would bring, why it is refused, and the table's overrule.

use leptos::prelude::*;

use crate::engine::command::Command;
use crate::model::quantity::Die;
use crate::model::setup::DiceSource;
use crate::ui::fields::FormField;
use crate::ui::platform::throw_die;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::act::{ActView, act, is_calendar, leaving, overruled};
use crate::view::forms::{dice_of, fields, put, put_dice};

/// What the sheet is being filled with.
#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    command: RwSignal<Command>,
    thrown: RwSignal<Vec<Option<u8>>>,
    source: RwSignal<DiceSource>,
    agreed: RwSignal<bool>,
    reason: RwSignal<String>,
}

impl Draft {
    /// The command with its dice, as far as they are thrown.
    fn filled(self) -> Command {
        let mut command = self.command.get();
        let thrown: Vec<Die> =
            self.thrown.with(|faces| faces.iter().filter_map(|face| Die::new((*face)?)).collect());
        put_dice(&mut command, &thrown, self.source.get());
        command
    }

    fn dice_missing(self) -> bool {
        self.thrown.with(|faces| faces.iter().any(Option::is_none))
    }
}

/// The sheet of an act.
#[component]
pub fn ActSheet(
    /// The act, with its first values.
    command: Command,
) -> impl IntoView {
    let session = Session::here();
    let drawn: Option<Vec<Die>> = session.campaign.with_untracked(|campaign| {
        campaign.as_ref().and_then(|one| one.drawn(&command).map(<[Die]>::to_vec))
    });
    let source = if drawn.is_some() { DiceSource::App } else { DiceSource::Table };
    let faces = match &drawn {
        Some(dice) => dice.iter().map(|die| Some(die.pips())).collect(),
        None => vec![None; dice_of(&command).len()],
    };
    let draft = Draft {
        session,
        command: RwSignal::new(command),
        thrown: RwSignal::new(faces),
        source: RwSignal::new(source),
        agreed: RwSignal::new(false),
        reason: RwSignal::new(String::new()),
    };
    let seen = Memo::new(move |_| {
        let command = draft.filled();
        let missing = draft.dice_missing();
        session.campaign.with(|campaign| campaign.as_ref().map(|one| act(one, &command, missing)))
    });
    let title = Signal::derive(move || seen.get().map_or_else(String::new, |act| act.title));
    view! {
        <Sheet title on_close=move || session.close_sheet() footer=move || view! { <Foot draft seen /> }>
            <p class="act-text">{move || seen.get().and_then(|act| act.text)}</p>
            <Fields draft />
            <Outcome draft seen />
        </Sheet>
    }
    .into_any()
}

/// The fields; each keeps its place and focus while its neighbours change.
#[component]
fn Fields(draft: Draft) -> impl IntoView {
    let session = draft.session;
    let all = Memo::new(move |_| {
        let command = draft.command.get();
        session
            .campaign
            .with(|campaign| campaign.as_ref().map(|one| fields(one.game(), &command)))
            .unwrap_or_default()
    });
    // A field is built anew only when its list of answers changes.
    let keys = Memo::new(move |_| {
        all.with(|all| all.iter().map(|field| (field.key.clone(), field.control.clone())).collect::<Vec<_>>())
    });
    view! {
        <div class="form">
            {move || {
                keys.get()
                    .into_iter()
                    .map(|(key, _)| {
                        let mine = key.clone();
                        let field = Memo::new(move |_| all.with(|all| all.iter().find(|one| one.key == mine).cloned()));
                        let on_put = move |value: String| {
                            session
                                .campaign
                                .with_untracked(|campaign| {
                                    if let Some(campaign) = campaign {
                                        draft.command.update(|command| put(campaign.game(), command, &key, &value));
                                    }
                                });
                        };
                        if field.with_untracked(|one| one.as_ref().is_some_and(|one| one.key == "dice")) {
                            view! { <DiceField draft /> }.into_any()
                        } else {
                            view! { <FormField field on_put /> }.into_any()
                        }
                    })
                    .collect_view()
            }}
        </div>
    }
    .into_any()
}

/// Dice: tapped as they lie on the table, or rolled by the app once and for all.
#[component]
fn DiceField(draft: Draft) -> impl IntoView {
    let names = dice_of(&draft.command.get_untracked());
    let by_app = move || draft.source.get() == DiceSource::App;
    let roll = move || {
        let count = draft.thrown.with_untracked(Vec::len);
        let dice: Option<Vec<Die>> = (0..count).map(|_| throw_die()).collect();
        match dice {
            Some(dice) => {
                let command = draft.command.get_untracked();
                draft.session.keep_dice(&command, dice.clone());
                draft.source.set(DiceSource::App);
                draft.thrown.set(dice.iter().map(|die| Some(die.pips())).collect());
            }
            None => {
                draft.session.notice.set(Some("This browser gives no random numbers. Use real dice.".into()))
            }
        }
    };
    view! {
        <div class="act-dice">
            {move || {
                if by_app() {
                    let faces = draft.thrown.get().into_iter().flatten();
                    view! {
                        <p class="act-thrown">{faces.map(|face| view! { <DieThrown face /> }).collect_view()}</p>
                        <p class="act-hint">"Rolled by the app. This roll stands, even after undo."</p>
                    }
                        .into_any()
                } else {
                    let on_change = move |at: usize, face: u8| {
                        draft
                            .thrown
                            .update(|faces| {
                                if let Some(slot) = faces.get_mut(at) {
                                    *slot = Some(face);
                                }
                            });
                    };
                    view! {
                        <DiePicker labels=names.clone() faces=draft.thrown on_change />
                        <Button
                            label="Let the app roll"
                            kind=ButtonKind::Quiet
                            icon=Glyph::Dice
                            on_press=roll
                        />
                    }
                        .into_any()
                }
            }}
        </div>
    }
    .into_any()
}

/// What would happen, or why not; and the table's word against the rule.
#[component]
fn Outcome(draft: Draft, seen: Memo<Option<ActView>>) -> impl IntoView {
    let session = draft.session;
    let cite = move |number: String| session.open_clause(&number);
    let refused =
        Memo::new(move |_| seen.with(|act| act.as_ref().is_some_and(|act| !act.reasons.is_empty())));
    let may_overrule =
        Memo::new(move |_| seen.with(|act| act.as_ref().is_some_and(|act| act.may_be_overruled)));
    view! {
        {move || {
            seen.get()
                .map(|act| {
                    view! {
                        {(!act.reasons.is_empty())
                            .then(|| {
                                view! {
                                    <section class="act-part act-refused">
                                        <h3 class="act-heading">"Not allowed"</h3>
                                        {act
                                            .reasons
                                            .iter()
                                            .map(|reason| {
                                                view! {
                                                    <Row
                                                        title=reason.text.clone()
                                                        text=reason.date.as_ref().map(|_| "Free from".to_owned())
                                                        date=reason.date.clone().map(|date| format!("{date}."))
                                                        cite=reason.cite.to_owned()
                                                        on_cite=cite
                                                    />
                                                }
                                            })
                                            .collect_view()}
                                    </section>
                                }
                            })}
                        {(!act.facts.is_empty())
                            .then(|| {
                                view! {
                                    <section class="act-part">
                                        <h3 class="act-heading">{act.facts_heading}</h3>
                                        <ul class="act-facts">
                                            {act
                                                .facts
                                                .iter()
                                                .map(|(text, number)| {
                                                    view! {
                                                        <li class="act-fact">
                                                            <span>{text.clone()}</span>
                                                            <Cite clause=(*number).to_owned() on_press=cite />
                                                        </li>
                                                    }
                                                })
                                                .collect_view()}
                                        </ul>
                                    </section>
                                }
                            })}
                    }
                })
        }}
        <Show when=move || refused.get() && may_overrule.get()>
            <section class="act-part act-overrule">
                <Toggle
                    label="The table agrees: do it all the same"
                    note="The entry keeps the conditions that were not met."
                    on=draft.agreed
                    on_change=move |on: bool| draft.agreed.set(on)
                />
                <Show when=move || draft.agreed.get()>
                    <TextField
                        label="Why"
                        value=draft.reason
                        on_input=move |text: String| draft.reason.set(text)
                        max_length=500
                    />
                </Show>
            </section>
        </Show>
    }
    .into_any()
}

#[component]
fn Foot(draft: Draft, seen: Memo<Option<ActView>>) -> impl IntoView {
    let session = draft.session;
    let calendar = is_calendar(&draft.command.get_untracked());
    let overruling = Memo::new(move |_| {
        seen.with(|act| act.as_ref().is_some_and(|act| act.may_be_overruled && !act.reasons.is_empty()))
            && draft.agreed.get()
    });
    let why_not = Memo::new(move |_| {
        let act = seen.get()?;
        if draft.dice_missing() {
            return Some("Tap the dice first.".to_owned());
        }
        if overruling.get() {
            return draft
                .reason
                .with(|reason| reason.trim().is_empty())
                .then(|| "Say why the table agrees.".to_owned());
        }
        (!calendar && !act.reasons.is_empty()).then(|| "Not allowed now: see above.".to_owned())
    });
    let label = Signal::derive(move || {
        if calendar {
            return "Leave it and go on".to_owned();
        }
        let verb = seen.get().map_or_else(String::new, |act| act.verb);
        if overruling.get() { format!("{verb}, by agreement") } else { verb }
    });
    let on_press = move || {
        let command = draft.filled();
        let command = if calendar {
            leaving(command)
        } else if overruling.get_untracked() {
            overruled(command, draft.reason.get_untracked())
        } else {
            command
        };
        if session.submit(command).is_ok() {
            session.close_sheet();
        }
    };
    view! {
        <Button label="Cancel" on_press=move || session.close_sheet() />
        <Button label kind=ButtonKind::Go refused=Signal::derive(move || why_not.get()) on_press />
    }
    .into_any()
}

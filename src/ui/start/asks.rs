//! Questions as widgets.

use leptos::prelude::*;

use super::form::Sheet;
use super::months::MonthField;
use crate::ui::platform::throw_die;
use crate::ui::session::Session;
use crate::ui::widgets::*;
use crate::view::setup::{Ask, Kind};

/// Options up to this length stand side by side.
const WORD: usize = 14;
/// Options up to this length are names; longer ones are sentences to be read against each other.
const SENTENCE: usize = 44;

/// A switch with more words than this has a line of its own.
const NAME: usize = 24;

/// One question.
#[component]
pub fn AskView(
    /// The form it is part of.
    sheet: Sheet,
    /// The question.
    ask: Ask,
) -> impl IntoView {
    let Ask { key, label, hint, kind, first } = ask;
    let wide = kind == Kind::Toggle && label.chars().count() > NAME;
    let answer = sheet.answer(key.clone());
    let value = Signal::derive(move || answer.get().value);
    let fault = Signal::derive(move || answer.get().fault);
    let put = move |text: String| sheet.put(&key, &text);
    let view = match kind {
        Kind::Text => {
            return view! { <TextField label value on_input=put hint error=fault max_length=500 /> }
                .into_any();
        }
        Kind::Number { unit, signed } => {
            return view! { <NumberField label value on_input=put unit=unit.to_owned() hint error=fault signed /> }
                .into_any();
        }
        Kind::Steps { least, most } => {
            let number = Signal::derive(move || value.get().parse::<i32>().unwrap_or(least));
            view! { <Stepper label value=number on_change=move |n: i32| put(n.to_string()) min=least max=most note=hint /> }
                .into_any()
        }
        Kind::Choice(options) => {
            view! { <ChoiceField label options value put=Callback::new(move |(text,)| put(text)) hint /> }
                .into_any()
        }
        Kind::Pick(options) => view! { <Select label options value on_change=put hint /> }.into_any(),
        Kind::Toggle => {
            let on = Signal::derive(move || value.get() == "yes");
            let turned = move |on: bool| put(if on { "yes" } else { "no" }.to_owned());
            view! { <Toggle label on on_change=turned note=hint /> }.into_any()
        }
        Kind::Month => view! { <MonthField label value on_change=put hint /> }.into_any(),
        Kind::Die => {
            view! { <DieField label value put=Callback::new(move |(text,)| put(text)) hint /> }.into_any()
        }
    };
    view! {
        <div class="start-ask" class:is-first=first class:is-wide=wide>
            {view}
            {move || fault.get().map(|why| view! { <p class="field-error" role="alert"><Icon glyph=Glyph::Warn />{why}</p> })}
        </div>
    }
    .into_any()
}

#[component]
fn ChoiceField(
    label: String,
    options: Vec<(String, String)>,
    value: Signal<String>,
    put: Callback<(String,)>,
    hint: Option<String>,
) -> impl IntoView {
    let longest = options.iter().map(|(_, words)| words.chars().count()).max().unwrap_or(0);
    let few = (2..=3).contains(&options.len()) && longest <= WORD;
    if longest <= SENTENCE && !few {
        return view! { <Select label options value on_change=put hint /> }.into_any();
    }
    let list = longest > SENTENCE;
    let options = options.into_iter().map(|(id, words)| ChoiceItem::new(id, words)).collect();
    view! {
        <div class="start-choice" class:is-list=list>
            <Choice label options value on_change=put list />
            {hint.map(|hint| view! { <p class="start-hint">{hint}</p> })}
        </div>
    }
    .into_any()
}

/// The die of the bid: tapped as it lies, rolled by the app once and for all, or left for later.
#[component]
fn DieField(
    label: String,
    value: Signal<String>,
    put: Callback<(String,)>,
    hint: Option<String>,
) -> impl IntoView {
    let session = Session::here();
    let by_app =
        move || value.with(|text| text.strip_prefix("app ").and_then(|face| face.parse::<u8>().ok()));
    let faces = Signal::derive(move || vec![value.with(|text| text.parse::<u8>().ok())]);
    let roll = move || match throw_die() {
        Some(die) => put.run((format!("app {}", die.pips()),)),
        None => session.notice.set(Some("This browser gives no random numbers. Use a real die.".to_owned())),
    };
    let open = Memo::new(move |_| by_app());
    view! {
        <div class="start-die">
            {move || match open.get() {
                Some(face) => view! {
                    <p class="start-rolled">
                        <DieThrown face />
                        "Rolled by the app. This roll stands."
                    </p>
                }
                .into_any(),
                None => view! {
                    <DiePicker labels=vec![label.clone()] faces on_change=move |_: usize, face: u8| put.run((face.to_string(),)) />
                    {hint.clone().map(|hint| view! { <p class="start-hint">{hint}</p> })}
                    <div class="button-group">
                        <Button label="Let the app roll" kind=ButtonKind::Quiet icon=Glyph::Dice on_press=roll />
                        <Show when=move || value.with(|text| !text.is_empty())>
                            <Button label="Not rolled yet" kind=ButtonKind::Quiet on_press=move || put.run((String::new(),)) />
                        </Show>
                    </div>
                }
                .into_any(),
            }}
        </div>
    }
    .into_any()
}

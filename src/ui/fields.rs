//! A form's field as the widget that answers it.

use leptos::prelude::*;

use crate::ui::widgets::*;
use crate::view::forms::{Control, Field};

/// One field. Its list of answers is fixed; its value follows the command.
#[component]
pub fn FormField(
    /// The field.
    field: Memo<Option<Field>>,
    /// Puts an answer into the command.
    #[prop(into)]
    on_put: Callback<(String,)>,
) -> impl IntoView {
    let Some(Field { label, hint, control, .. }) = field.get_untracked() else { return ().into_any() };
    let value = Signal::derive(move || field.get().map_or_else(String::new, |field| field.value));
    let put = move |answer: String| on_put.run((answer,));
    match control {
        Control::Choice(options) => {
            let list = options.len() > 3 || options.iter().any(|one| one.label.len() > 14);
            let options = options.into_iter().map(|one| ChoiceItem::new(one.id, one.label)).collect();
            view! { <Choice label options value on_change=put list /> }.into_any()
        }
        Control::Pick(options) => {
            let options = options.into_iter().map(|one| (one.id, one.label)).collect();
            view! { <Select label options value on_change=put hint /> }.into_any()
        }
        Control::Steps { least, most } => {
            let number = Signal::derive(move || value.get().parse::<i32>().unwrap_or(0));
            view! {
                <Stepper label value=number on_change=move |n: i32| put(n.to_string()) min=least max=most note=hint />
            }
            .into_any()
        }
        Control::Toggle => {
            let on = Signal::derive(move || value.get() == "yes");
            let answer = move |on: bool| put(if on { "yes" } else { "no" }.to_owned());
            view! { <Toggle label on on_change=answer note=hint /> }.into_any()
        }
        Control::Text => view! { <TextField label value on_input=put max_length=500 hint /> }.into_any(),
        Control::Dice(_) => ().into_any(),
    }
}

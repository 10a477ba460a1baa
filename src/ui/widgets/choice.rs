//! One of a few.

use super::fresh_id;
use leptos::prelude::*;

/// An option of a `Choice`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoiceItem {
    /// What the callback hears.
    pub key: String,
    /// What the reader sees.
    pub label: String,
    /// A line below it; for a refused one the reason.
    pub note: Option<String>,
    /// It can be seen and not chosen.
    pub refused: bool,
}

impl ChoiceItem {
    /// An option without a note.
    pub fn new(key: impl Into<String>, label: impl Into<String>) -> Self {
        Self { key: key.into(), label: label.into(), ..Self::default() }
    }

    /// The same with a line below it.
    #[must_use]
    pub fn note(self, note: impl Into<String>) -> Self {
        Self { note: Some(note.into()), ..self }
    }

    /// The same, not to be chosen, with the reason.
    #[must_use]
    pub fn refused(self, reason: impl Into<String>) -> Self {
        Self { note: Some(reason.into()), refused: true, ..self }
    }
}

impl From<(String, String, Option<String>)> for ChoiceItem {
    fn from((key, label, note): (String, String, Option<String>)) -> Self {
        Self { key, label, note, refused: false }
    }
}

/// Radio buttons: side by side, or under each other with room for notes.
#[component]
pub fn Choice(
    /// What is chosen.
    #[prop(into)]
    label: String,
    /// The options in order.
    options: Vec<ChoiceItem>,
    /// The key chosen; an empty one if none is.
    #[prop(into)]
    value: Signal<String>,
    /// Hears the key chosen.
    #[prop(into)]
    on_change: Callback<(String,)>,
    /// Under each other.
    #[prop(optional)]
    list: bool,
    /// The label is heard, not seen.
    #[prop(optional)]
    bare: bool,
) -> impl IntoView {
    let name = fresh_id("choice");
    let item = move |item: ChoiceItem| {
        let (key, mine) = (item.key.clone(), item.key);
        view! {
            <label class="choice-item" class:is-refused=item.refused>
                <input
                    type="radio"
                    class="choice-input"
                    name=name.clone()
                    disabled=item.refused
                    prop:checked=move || value.with(|v| *v == mine)
                    on:change=move |_| on_change.run((key.clone(),))
                />
                <span class="choice-label">
                    {item.label}
                    {item.note.map(|note| view! { <span class="choice-note">{note}</span> })}
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend class=if bare { "unseen" } else { "choice-legend" }>{label}</legend>
            <div class=if list { "choice-list" } else { "choice-segments" }>
                {options.into_iter().map(item).collect_view()}
            </div>
        </fieldset>
    }
    .into_any()
}

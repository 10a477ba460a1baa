//! A month of a year.

use leptos::prelude::*;

use crate::model::date::{GameDate, MONTHS, Months};
use crate::ui::widgets::{Glyph, Icon, fresh_id};

/// The years of the campaign, and the two after it that a bar may reach into.
const YEARS: u16 = 13;

/// Two lists side by side. The answer is written `1807-03`.
#[component]
pub fn MonthField(
    /// What is asked.
    label: String,
    /// The month.
    #[prop(into)]
    value: Signal<String>,
    /// Hears the month.
    #[prop(into)]
    on_change: Callback<(String,)>,
    /// What to know about it.
    hint: Option<String>,
) -> impl IntoView {
    let parts = move || {
        let (year, month) = value.with(|text| {
            text.split_once('-').and_then(|(year, month)| Some((year.parse().ok()?, month.parse().ok()?)))
        })?;
        GameDate::new(year, month)
    };
    let now = move || parts().unwrap_or(GameDate::START);
    let put = move |year: u16, month: u16| on_change.run((format!("{year}-{month:02}"),));
    let months = MONTHS.iter().zip(1u16..).map(|(name, month)| {
        view! { <option value=month prop:selected=move || now().month() == month>{*name}</option> }
    });
    let years = (0..YEARS).map(|years| GameDate::START.plus(Months(years * 12)).year()).map(|year| {
        view! { <option value=year prop:selected=move || now().year() == year>{year}</option> }
    });
    let id = fresh_id("month");
    let hint_id = format!("{id}-hint");
    let described = hint.as_ref().map(|_| hint_id.clone());
    view! {
        <fieldset class="field" aria-describedby=described>
            <legend class="field-label">{label}</legend>
            {hint.map(|hint| view! { <p class="field-hint" id=hint_id>{hint}</p> })}
            <div class="start-month">
                <div class="select">
                    <select
                        class="field-input select-input"
                        aria-label="Month"
                        on:change=move |ev| put(now().year(), event_target_value(&ev).parse().unwrap_or(1))
                    >
                        {months.collect_view()}
                    </select>
                    <Icon glyph=Glyph::Forward />
                </div>
                <div class="select">
                    <select
                        class="field-input select-input"
                        aria-label="Year"
                        on:change=move |ev| put(event_target_value(&ev).parse().unwrap_or(1805), now().month())
                    >
                        {years.collect_view()}
                    </select>
                    <Icon glyph=Glyph::Forward />
                </div>
            </div>
        </fieldset>
    }
    .into_any()
}

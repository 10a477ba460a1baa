//! A row: its sign, words, figures and deeds, and what lies open under it.

use leptos::prelude::*;

use super::looks::{Classes, classes};
use super::part::Part;
use super::words::{clause, deeds, figure, sign, text};
use super::{Site, blocks, in_place};
use crate::model::power::Power;
use crate::ui::attr::{fixed, follows, given, on};
use crate::ui::parts::{Glyph, icon};
use crate::view::chart::ink;
use crate::view::page::{Action, Deed, Gauge, Loud, Row, Span, Text};

/// One row. Its look never changes.
#[component]
pub(super) fn RowView(site: Site, row: Part<Row>) -> impl IntoView {
    let class = row.with_untracked(|row| classes(row.as_ref().map(|row| row.look).unwrap_or_default()));
    let key = row.with_untracked(|row| row.as_ref().map(|row| row.key.to_string()));
    let is = move |of: fn(&Row) -> bool| row.with(|row| row.as_ref().is_some_and(of));
    let flag = move |of: fn(&Row) -> bool| Part::pick(row, move |row: &Row| Some(of(row)));
    let (opens, taps) = (flag(|row| row.more.is_some()), flag(|row| row.tap.is_some()));
    let item = move || {
        [
            class.item,
            if is(|row| row.faint) { " is-away" } else { "" },
            if opens.is() { " is-open" } else { "" },
            if taps.is() { "" } else { " is-plain" },
        ]
        .concat()
    };
    let face = move || in_place(move || row.with(|row| row.as_ref().map(|row| face(site, row, class))));
    let some = move |of: fn(&Deed) -> bool| {
        Part::pick(row, move |row: &Row| {
            Some(row.deeds.iter().filter(|deed| of(deed)).cloned().collect::<Vec<Deed>>())
        })
    };
    let (beside, under) = (some(|deed| deed.loud != Loud::Chip), some(|deed| deed.loud == Loud::Chip));
    let asks = flag(|row| row.field.is_some());
    let head = in_place(move || {
        if taps.is() {
            let press = move |_| {
                if let Some(action) = row.with_untracked(|row| row.as_ref().and_then(|row| row.tap.clone())) {
                    site.act(action);
                }
            };
            let folds = is(|row| matches!(row.tap, Some(Action::Fold(..))));
            let button = view! {
                <button
                    type="button"
                    class=class.head
                    {..follows("aria-pressed", move || row.with(|row| Some(row.as_ref()?.pressed?.to_string())))}
                    {..follows("aria-expanded", move || folds.then(|| opens.is().to_string()))}
                    {..on("click", press)}
                >
                    {face()}
                    {icon(Glyph::Forward)}
                </button>
            };
            return Some(button.into_any());
        }
        let acts =
            move || if beside.with(|deeds| deeds.iter().all(Vec::is_empty)) { "" } else { " row-acts" };
        let refused = move || if is(|row| row.faint) { " is-refused" } else { "" };
        let field = asks
            .is()
            .then(|| (site.drawers.field)(site, Part::pick(row, |row: &Row| row.field.as_deref().cloned())));
        let line = view! {
            <div {..follows("class", move || [class.head, acts(), refused()].concat())}>
                {field}
                {face()}
                <div class=class.acts>{deeds(site, beside)}</div>
            </div>
        };
        Some(line.into_any())
    });
    let notes = in_place(move || {
        let note = |note: &Text| view! { <p class=class.note>{text(site, note)}</p> }.into_any();
        row.with(|row| Some(row.as_ref()?.notes.iter().map(note).collect_view().into_any()))
    });
    let more = in_place(move || {
        opens.is().then(|| {
            let inside = Part::pick(row, |row: &Row| row.more.clone());
            view! { <div class=class.more>{blocks(site, inside)}</div> }.into_any()
        })
    });
    view! {
        <li {..follows("class", item)} {..given("data-key", key)}>
            {head}
            {notes}
            <div class=class.chips>{deeds(site, under)}</div>
            {more}
        </li>
    }
}

/// Everything on a row that is not a deed, changed in place.
fn face(site: Site, row: &Row, class: &'static Classes) -> AnyView {
    let part = |of: &Text, class: &'static str| {
        (!of.is_empty()).then(|| view! { <span class=class>{text(site, of)}</span> }.into_any())
    };
    let power = match row.title.0.first() {
        Some(Span::Power(power)) => Some(*power),
        _ => None,
    };
    let cite = row.cite.map(|one| view! { <span class=class.cite>{clause(site, one)}</span> }.into_any());
    view! {
        {row.sign.as_ref().map(sign)}
        <span class=class.words>
            {part(&row.title, class.title)}
            {part(&row.aside, class.aside)}
            {part(&row.text, class.text)}
        </span>
        {row.gauge.as_ref().map(|of| gauge(of, power, class))}
        {cite}
        {row.figure.as_ref().map(|of| figure(site, of, class.figure))}
    }
    .into_any()
}

/// How much there is, as a bar; where no label says what of, the figures are written beside it. A power's
/// is in its colour.
fn gauge(of: &Gauge, power: Option<Power>, class: &'static Classes) -> AnyView {
    let share = (of.value.clamp(0, of.most.max(0)) * 20).checked_div(of.most).unwrap_or(0).to_string();
    let bar = match &of.label {
        Some(label) => view! {
            <span
                class="meter"
                role="meter"
                {..given("aria-label", label.clone())}
                {..fixed("aria-valuemin", "0")}
                {..given("aria-valuemax", of.most.to_string())}
                {..given("aria-valuenow", of.value.to_string())}
            >
                <span class="meter-fill" {..given("data-share", share)}></span>
            </span>
        }
        .into_any(),
        None => {
            let full = if of.value >= of.most { "meter piece-meter meter-full" } else { "meter piece-meter" };
            view! {
                <span {..fixed("aria-hidden", "true")} class=full>
                    <span class="meter-fill" {..given("data-share", share)}></span>
                </span>
                <span class="piece-figure">
                    {of.value.to_string()} <i class="piece-size">{[" / ", &of.most.to_string()].concat()}</i>
                </span>
            }
            .into_any()
        }
    };
    let note = (!of.note.is_empty())
        .then(|| view! { <span class="piece-holds">{of.note.clone()}</span> }.into_any());
    view! { <span class=class.gauge {..given("data-power", power.map(|power| ink(power).to_owned()))}>{bar}{note}</span> }.into_any()
}

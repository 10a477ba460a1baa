//! The campaign's own sheet: its name and saving, how it was set up, house rules, and the way back to the shelf.

use leptos::prelude::*;

use crate::ui::session::{Saved, Session};
use crate::ui::widgets::*;
use crate::view::explain::Headline;
use crate::view::settings::{HouseRow, Numbers, SetupLine, Table, change, house_rows, level, setup_lines};

/// The most a house rule may set.
const MOST: i32 = 999;

/// The campaign's own sheet.
#[component]
pub fn CampaignSheet() -> impl IntoView {
    let session = Session::here();
    let name = session.view(|campaign| campaign.game().setup.name.clone());
    let title = Signal::derive(move || name.get().unwrap_or_else(|| "The campaign".to_owned()));
    let foot = move || {
        view! { <Button label="Back to the start page" icon=Glyph::Back on_press=move || session.leave() /> }
    };
    view! {
        <Sheet title on_close=move || session.close_sheet() footer=foot>
            <SavedWords />
            <SetUp />
            <div class="house">
                <h3 class="act-heading">"House rules"</h3>
                <p class="act-text">"What is printed may differ from edition to edition. A change is an act of the table: it stands in the record and can be undone."</p>
                <div class="folds">
                    {Table::ALL.map(|table| view! { <HouseTable table /> }).collect_view()}
                </div>
            </div>
        </Sheet>
    }
    .into_any()
}

/// Whether the last act is on the device.
#[component]
fn SavedWords() -> impl IntoView {
    let session = Session::here();
    move || match session.saved.get() {
        Saved::Nothing => view! { <p class="act-text">"Nothing to save yet."</p> }.into_any(),
        Saved::Yes => view! { <p class="act-text">"Every act is saved on this device."</p> }.into_any(),
        Saved::No(why) => view! {
            <div class="notice notice-warn">
                <Icon glyph=Glyph::Warn />
                <div>
                    <b class="notice-title">"Not saved"</b>
                    <p class="notice-text">{why}</p>
                </div>
            </div>
        }
        .into_any(),
    }
}

/// How it was set up, and the level that follows.
#[component]
fn SetUp() -> impl IntoView {
    let session = Session::here();
    let lines = session.view(setup_lines);
    let level = session.view(level);
    let cite = move |number: String| session.open_clause(&number);
    let line = move |one: SetupLine| {
        view! {
            <div class="setup-line">
                <dt>{one.label}</dt>
                <dd>{one.value}</dd>
                <Cite clause=one.cite on_press=cite />
            </div>
        }
    };
    view! {
        <dl class="setup">
            {move || lines.get().unwrap_or_default().into_iter().map(line).collect_view()}
            <div class="setup-line">
                <dt>"Level to reach"</dt>
                <dd>
                    <button
                        type="button"
                        class="setup-level"
                        on:click=move |_| session.open_why("Level to reach", Headline::Level)
                    >
                        <span class="unseen">"How it comes about: "</span>
                        {move || level.get()}
                    </button>
                </dd>
                <Cite clause="22.8 c" on_press=cite />
            </div>
        </dl>
    }
    .into_any()
}

/// A printed table, folded.
#[component]
fn HouseTable(table: Table) -> impl IntoView {
    let session = Session::here();
    let rows = session.view(move |campaign| house_rows(campaign, table));
    let open = RwSignal::new(false);
    let changed = move || {
        let count = rows.with(|rows| rows.iter().flatten().filter(|row| row.print.is_some()).count());
        (count > 0).then(|| view! { <span class="badge badge-hand">{format!("{count} changed")}</span> })
    };
    view! {
        <div class="house-table">
            <button
                type="button"
                class="left-head"
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span class="house-name">{table.name()} " " {changed}</span>
                <Icon glyph=Glyph::Forward />
            </button>
            <Show when=move || open.get()>
                {move || {
                    let rows = rows.get().unwrap_or_default();
                    rows.into_iter().map(|row| view! { <HouseValue row /> }).collect_view()
                }}
            </Show>
        </div>
    }
    .into_any()
}

/// A value of a table: as printed or changed; tapped, it is set anew.
#[component]
fn HouseValue(row: HouseRow) -> impl IntoView {
    let open = RwSignal::new(false);
    let HouseRow { what, label, value, print, numbers, fields } = row;
    let changed = print.clone().map(|print| format!("Printed: {print}"));
    view! {
        <div class="house-value">
            <button
                type="button"
                class="row row-tap"
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span class="row-title">{label}</span>
                {changed.map(|text| view! { <span class="row-text">{text}</span> })}
                <span class="row-value">{value} <Icon glyph=Glyph::Edit /></span>
            </button>
            <Show when=move || open.get()>
                <HouseEdit what numbers fields changed=print.is_some() />
            </Show>
        </div>
    }
    .into_any()
}

#[component]
fn HouseEdit(
    what: crate::view::settings::Printed,
    numbers: Numbers,
    fields: &'static [&'static str],
    changed: bool,
) -> impl IntoView {
    let session = Session::here();
    let first = RwSignal::new(numbers.0);
    let second = RwSignal::new(numbers.1);
    let same = move || ((first.get(), second.get()) == numbers).then(|| "It is so already.".to_owned());
    let put = move |to: Option<Numbers>| session.submit_or_ask(change(what, to));
    let steps = fields.iter().zip([first, second]).map(|(label, value)| {
        view! { <Stepper label=*label value on_change=move |n: i32| value.set(n) min=0 max=MOST /> }
    });
    view! {
        <div class="house-edit">
            {steps.collect_view()}
            <div class="button-group">
                <Button
                    label="Play it so"
                    kind=ButtonKind::Go
                    refused=Signal::derive(same)
                    on_press=move || put(Some((first.get_untracked(), second.get_untracked())))
                />
                {changed.then(|| view! { <Button label="As printed" on_press=move || put(None) /> })}
            </div>
        </div>
    }
    .into_any()
}

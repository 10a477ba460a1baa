//! The campaign's own sheet: its name and saving, how it was set up, house rules, and the way back to the shelf.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::ui::attr::{follows, given, on};
use crate::ui::cite::cite;
use crate::ui::form::act_form;
use crate::ui::live::{live, nothing};
use crate::ui::parts::{Glyph, Kind, button, button_with, icon, notice, refusable, sheet, toggle};
use crate::ui::platform::refocus;
use crate::ui::session::{OpenSheet, Saved, Session, ShelfSheet};
use crate::ui::updates::about;
use crate::view::explain::Headline;
use crate::view::forms::Filling;
use crate::view::settings::{
    HouseRow, SetupLine, Table, as_printed, conversion, house_rows, level, play_conversion, setup_lines,
};

/// The value of a printed table that lies open, one at a time, and what it is set to.
#[derive(Clone, Copy)]
struct Editing {
    key: RwSignal<String>,
    filling: RwSignal<Option<Filling>>,
}

/// The campaign's own sheet.
pub fn campaign_sheet() -> AnyView {
    let session = Session::here();
    let title = move || session.name().unwrap_or_else(|| "The campaign".to_owned());
    let editing = Editing { key: RwSignal::new(String::new()), filling: RwSignal::new(None) };
    let text = "What is printed may differ from edition to edition. A change is an act of the table: it stands in the \
                record and can be undone.";
    let tables = Table::ALL.map(|table| house_table(table, editing)).collect_view();
    let card = button_with(Kind::Plain, Glyph::Edit, "The status card", move || {
        session.sheet.set(Some(OpenSheet::Card));
    });
    let leave = button_with(Kind::Plain, Glyph::Back, "Back to the start page", move || session.leave());
    let over = button_with(Kind::Go, Glyph::Link, "Hand it over", move || {
        session.sheet.set(Some(OpenSheet::HandOver))
    });
    let kept = button_with(Kind::Plain, Glyph::Info, "Where it is kept", move || {
        session.sheet.set(None);
        session.shelf_sheet.set(Some(ShelfSheet::Keeping));
    });
    let body = view! {
        {saved_words()}
        <div class="button-group">{over}{kept}</div>
        {set_up()}
        <div class="house">
            <h3 class="act-heading">"House rules"</h3>
            <p class="act-text">{text}</p>
            <div class="folds">{tables}</div>
            {optional_rule()}
            {card}
        </div>
        {about()}
    };
    sheet(title, move || session.close_sheet(), body.into_any(), Some(leave))
}

/// Whether the last act is on the device.
fn saved_words() -> AnyView {
    let session = Session::here();
    let told = |text: &'static str| view! { <p class="act-text">{text}</p> }.into_any();
    live(move || match session.saved.get() {
        Saved::Nothing => told("Nothing to save yet."),
        Saved::Yes => told("Every act is saved on this device."),
        Saved::No(why) => notice("notice notice-warn", Glyph::Warn, "Not saved", why),
    })
}

/// How it was set up, and the level that follows.
fn set_up() -> AnyView {
    let session = Session::here();
    let line = |label: &'static str, value: AnyView, number: &'static str| {
        view! { <div class="setup-line"><dt>{label}</dt><dd>{value}</dd>{cite(number)}</div> }.into_any()
    };
    live(move || {
        let lines = session.ask(setup_lines)?;
        let why = move |_| session.open_why("Level to reach", Headline::Level);
        let reached = view! {
            <button class="setup-level" type="button" {..on("click", why)}>
                <span class="unseen">"How it comes about: "</span>
                {session.ask(level)}
            </button>
        };
        let lines =
            lines.into_iter().map(|SetupLine { label, value, cite }| line(label, value.into_any(), cite));
        let lines = lines.collect_view();
        Some(
            view! { <dl class="setup">{lines}{line("Level to reach", reached.into_any(), "22.8 c")}</dl> }
                .into_any(),
        )
    })
}

/// Militia made infantry: played or not.
fn optional_rule() -> AnyView {
    let session = Session::here();
    let Some(rule) = untrack(|| session.ask(conversion)) else { return nothing() };
    let on = move || session.ask(|campaign| conversion(campaign).on).unwrap_or(false);
    let switch =
        toggle(rule.label, Some(rule.note), on, move |on| session.submit_or_ask(play_conversion(on)));
    view! { <div class="house-option">{switch}{cite(rule.cite)}</div> }.into_any()
}

/// A printed table, folded.
fn house_table(table: Table, editing: Editing) -> AnyView {
    let session = Session::here();
    let open = RwSignal::new(false);
    let rows = move || session.ask(|campaign| house_rows(campaign, table)).unwrap_or_default();
    let changed = live(move || {
        let count = rows().iter().filter(|row| row.print.is_some()).count();
        let words = [&count.to_string(), " changed"].concat();
        (count > 0).then(|| view! { <span class="badge badge-hand">{words}</span> }.into_any())
    });
    let body = live(move || {
        let rows = if open.get() { rows() } else { Vec::new() };
        rows.into_iter().map(|row| house_value(table, row, editing)).collect::<Vec<AnyView>>()
    });
    let turn = move |_| open.update(|open| *open = !*open);
    view! {
        <div class="house-table">
            <button
                class="left-head"
                type="button"
                {..follows("aria-expanded", move || open.get().to_string())}
                {..on("click", turn)}
            >
                <span class="house-name">{table.name()}" "{changed}</span>
                {icon(Glyph::Forward)}
            </button>
            {body}
        </div>
    }
    .into_any()
}

/// A value of a table: as printed or changed; tapped, it is set anew.
fn house_value(table: Table, row: HouseRow, editing: Editing) -> AnyView {
    let session = Session::here();
    let id = ["house-", table.name(), "-", row.label].concat().replace(' ', "-");
    let is_open = {
        let id = id.clone();
        move || editing.key.with(|open| *open == id)
    };
    let toggle = {
        let (id, is_open, rule) = (id.clone(), is_open.clone(), row.rule);
        move |_| {
            let act = Command::ChangeHouseRule(rule);
            editing.filling.set(session.ask(|campaign| Filling::new(campaign, act.into())));
            editing.key.set(if untrack(&is_open) { String::new() } else { id.clone() });
        }
    };
    let print = row.print.as_ref().map(|print| {
        let print = ["Printed: ", print].concat();
        view! { <span class="row-text">{print}</span> }.into_any()
    });
    let (label, value, open, at) = (row.label, row.value.clone(), is_open.clone(), id.clone());
    let edit = live(move || is_open().then(|| house_edit(&row, &id, editing)));
    view! {
        <div class="house-value">
            <button
                class="row row-tap"
                type="button"
                {..given("id", at)}
                {..follows("aria-expanded", move || open().to_string())}
                {..on("click", toggle)}
            >
                <span class="row-title">{label}</span>
                {print}
                <span class="row-value">{value}" "{icon(Glyph::Edit)}</span>
            </button>
            {edit}
        </div>
    }
    .into_any()
}

fn house_edit(row: &HouseRow, id: &str, editing: Editing) -> AnyView {
    let session = Session::here();
    let (rule, unset, head) = (row.rule, row.unset, id.to_owned());
    let play = move |act: Command| {
        session.submit_or_ask(act);
        editing.key.set(String::new());
        refocus(Some(head.clone()));
    };
    let print = {
        let (play, print) = (play.clone(), Command::ChangeHouseRule(as_printed(rule)));
        row.print.is_some().then(|| button(Kind::Plain, "As printed", move || play(print.clone())))
    };
    let go = live(move || {
        let act = editing.filling.with(|filling| filling.as_ref()?.act().command().cloned())?;
        let same = act == Command::ChangeHouseRule(rule) && !unset;
        let (same, play) = (same.then(|| "It is so already.".to_owned()), play.clone());
        Some(refusable(Kind::Go, "Play it so", same, move || play(act.clone())))
    });
    view! {
        <div class="house-edit">
            {act_form(editing.filling)}
            <div class="button-group">{go}{print}</div>
        </div>
    }
    .into_any()
}

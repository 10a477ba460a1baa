//! The campaign's own sheet: its name and saving, how it was set up, house rules, and the way back to the shelf.

use leptos::prelude::*;

use crate::game::command::Command;
use crate::ui::form::act_form;
use crate::ui::parts::{
    Glyph, Kind, button, button_with, cite, icon, notice, opener, refusable, sheet, toggle,
};
use crate::ui::plain::{El, Node, el, live, nothing};
use crate::ui::platform::refocus;
use crate::ui::session::{Aside, Laid, Saved, Session};
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
    let house = el("div", "house")
        .child(el("h3", "act-heading").child("House rules"))
        .child(el("p", "act-text").child(text))
        .child(el("div", "folds").children(Table::ALL.map(|table| house_table(table, editing))))
        .child(optional_rule())
        .child(button_with(Kind::Plain, Glyph::Edit, "The status card", move || {
            session.laid.set(Some(Laid::Card));
        }));
    let leave = button_with(Kind::Plain, Glyph::Back, "Back to the start page", move || session.leave());
    let over =
        button_with(Kind::Go, Glyph::Link, "Hand it over", move || session.laid.set(Some(Laid::HandOver)));
    let kept = button_with(Kind::Plain, Glyph::Info, "Where it is kept", move || {
        session.laid.set(None);
        session.aside.set(Some(Aside::Keeping));
    });
    let hand = el("div", "button-group").child(over).child(kept);
    let body = vec![saved_words(), hand.node(), set_up(), house.node(), about()].node();
    sheet(title, move || session.close_sheet(), body, Some(leave.node()))
}

/// Whether the last act is on the device.
fn saved_words() -> AnyView {
    let session = Session::here();
    let told = |text: &str| el("p", "act-text").child(text);
    live(move || match session.saved.get() {
        Saved::Nothing => told("Nothing to save yet."),
        Saved::Yes => told("Every act is saved on this device."),
        Saved::No(why) => notice("notice notice-warn", Glyph::Warn, "Not saved", why),
    })
}

/// How it was set up, and the level that follows.
fn set_up() -> AnyView {
    let session = Session::here();
    let line = |label: &str, value: AnyView, number: &'static str| {
        el("div", "setup-line")
            .child(el("dt", "").child(label))
            .child(el("dd", "").child(value))
            .child(cite(number))
    };
    live(move || {
        let lines = session.ask(setup_lines)?;
        let reached = el("button", "setup-level")
            .attr("type", "button")
            .child(el("span", "unseen").child("How it comes about: "))
            .child(session.ask(level))
            .press(move || session.open_why("Level to reach", Headline::Level));
        let lines = lines.into_iter().map(|SetupLine { label, value, cite }| line(label, value.node(), cite));
        Some(el("dl", "setup").children(lines).child(line("Level to reach", reached.node(), "22.8 c")))
    })
}

/// Militia made infantry: played or not.
fn optional_rule() -> AnyView {
    let session = Session::here();
    let Some(rule) = untrack(|| session.ask(conversion)) else { return nothing() };
    let on = move || session.ask(|campaign| conversion(campaign).on).unwrap_or(false);
    let switch =
        toggle(rule.label, Some(rule.note), on, move |on| session.submit_or_ask(play_conversion(on)));
    el("div", "house-option").child(switch).child(cite(rule.cite)).node()
}

/// A printed table, folded.
fn house_table(table: Table, editing: Editing) -> El {
    let session = Session::here();
    let open = RwSignal::new(false);
    let rows = move || session.ask(|campaign| house_rows(campaign, table)).unwrap_or_default();
    let changed = live(move || {
        let count = rows().iter().filter(|row| row.print.is_some()).count();
        (count > 0).then(|| el("span", "badge badge-hand").child([&count.to_string(), " changed"].concat()))
    });
    let head = opener("left-head", move || open.get(), move || open.update(|open| *open = !*open))
        .child(el("span", "house-name").child(table.name()).child(" ").child(changed))
        .child(icon(Glyph::Forward));
    let body = live(move || {
        let rows = if open.get() { rows() } else { Vec::new() };
        rows.into_iter().map(|row| house_value(table, row, editing)).collect::<Vec<El>>()
    });
    el("div", "house-table").child(head).child(body)
}

/// A value of a table: as printed or changed; tapped, it is set anew.
fn house_value(table: Table, row: HouseRow, editing: Editing) -> El {
    let id = ["house-", table.name(), "-", row.label].concat().replace(' ', "-");
    let is_open = {
        let id = id.clone();
        move || editing.key.with(|open| *open == id)
    };
    let toggle = {
        let (id, is_open, rule) = (id.clone(), is_open.clone(), row.rule);
        let session = Session::here();
        move || {
            let act = Command::ChangeHouseRule(rule);
            editing.filling.set(session.ask(|campaign| Filling::new(campaign, act.into())));
            editing.key.set(if untrack(&is_open) { String::new() } else { id.clone() });
        }
    };
    let print = row.print.as_ref().map(|print| el("span", "row-text").child(["Printed: ", print].concat()));
    let value = el("span", "row-value").child(row.value.as_str()).child(" ").child(icon(Glyph::Edit));
    let head = opener("row row-tap", is_open.clone(), toggle)
        .attr("id", id.clone())
        .child(el("span", "row-title").child(row.label))
        .child(print)
        .child(value);
    let edit = live(move || is_open().then(|| house_edit(&row, &id, editing)));
    el("div", "house-value").child(head).child(edit)
}

fn house_edit(row: &HouseRow, id: &str, editing: Editing) -> El {
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
    el("div", "house-edit")
        .child(act_form(editing.filling))
        .child(el("div", "button-group").child(go).child(print))
}

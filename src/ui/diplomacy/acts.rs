//! What can be done between two powers: notes with their clauses, open acts as buttons, refused ones with their reasons.

use leptos::prelude::*;

use crate::model::power::Power;
use crate::ui::parts::{Glyph, Kind, button, cite, icon, icon_button, row};
use crate::ui::plain::{El, Node, el};
use crate::ui::session::Session;
use crate::view::chart::ink;
use crate::view::diplomacy::{Act, Bond, Note, PairView};

/// A power's name beside its ink.
pub fn power_name(power: Power) -> El {
    el("span", "power").attr("data-power", ink(power)).child(power.name())
}

/// The sign of a bond: swords, a chain, or nothing.
pub fn bond_sign(bond: Bond) -> El {
    match bond {
        Bond::War => el("span", "bond bond-war").child(icon(Glyph::War)),
        Bond::Declared => el("span", "bond bond-declared").child(icon(Glyph::War)),
        Bond::Alliance => el("span", "bond bond-alliance").child(icon(Glyph::Link)),
        Bond::Peace => el("span", "bond"),
    }
}

/// Notes and acts of a pair.
pub fn pair_body(pair: PairView) -> AnyView {
    let (open, refused): (Vec<Act>, Vec<Act>) = pair.acts.into_iter().partition(Act::is_open);
    let (waiting, refused): (Vec<Act>, Vec<Act>) = refused.into_iter().partition(|act| act.waits);
    let notes =
        (!pair.notes.is_empty()).then(|| el("ul", "act-facts").children(pair.notes.into_iter().map(noted)));
    let mut parts = vec![notes.node(), open_acts(open).node(), waiting_acts(waiting).node()];
    parts.extend(refused.into_iter().map(refused_act));
    parts.node()
}

/// A text, and the month it ends with.
fn dated(text: String, before: &str, date: Option<String>) -> El {
    let words = el("span", "").child(text).child(" ");
    match date {
        Some(date) => words.child(before).child(el("em", "").child([&date, "."].concat())),
        None => words,
    }
}

fn noted(note: Note) -> El {
    el("li", "act-fact").child(dated(note.text, "", note.date)).child(cite(note.cite))
}

fn open_acts(acts: Vec<Act>) -> Option<El> {
    let session = Session::here();
    let one = |Act { label, command, .. }: Act| {
        button(Kind::Plain, &label, move || session.open_act(command.clone()))
    };
    (!acts.is_empty()).then(|| el("div", "button-group pair-acts").children(acts.into_iter().map(one)))
}

/// Acts that wait for their phase and nothing else; each opens, to say so and to be agreed on all the same.
fn waiting_acts(acts: Vec<Act>) -> Option<El> {
    let session = Session::here();
    let reason = acts.first()?.reasons.first()?.clone();
    let one = |Act { label, command, .. }: Act| {
        el("button", "button button-quiet is-waiting")
            .attr("type", "button")
            .child(label)
            .press(move || session.open_act(command.clone()))
    };
    let text =
        el("p", "waiting-text").child(dated(reason.text, "From ", reason.date)).child(cite(reason.cite));
    Some(
        el("div", "waiting").child(text).child(el("div", "button-group").children(acts.into_iter().map(one))),
    )
}

fn refused_act(act: Act) -> AnyView {
    let session = Session::here();
    let Act { label, command, reasons, .. } = act;
    let mut texts: Vec<&str> = reasons.iter().map(|one| one.text.as_str()).collect();
    let dated = reasons.iter().rev().find_map(|one| one.date.as_ref().map(|date| (date, one.cite)));
    if dated.is_some() {
        texts.push("From");
    }
    let cite = dated.map(|(_, cite)| cite).or(reasons.first().map(|one| one.cite));
    row(label)
        .text(texts.join(" "))
        .date(dated.map(|(date, _)| [date, "."].concat()))
        .cite(cite)
        .refused(true)
        .act(icon_button(Kind::Bare, Glyph::More, "Why, and by agreement", move || {
            session.open_act(command.clone());
        }))
        .node()
}

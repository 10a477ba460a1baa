//! Poland and each of the seven other powers.

use leptos::prelude::*;

use super::acts::{bond_sign, pair_body, power_name};
use crate::model::power::Power;
use crate::ui::parts::{Glyph, card, icon, opener};
use crate::ui::plain::{El, el, live};
use crate::ui::session::Session;
use crate::view::diplomacy::{pair, would_make};

/// Poland's relations.
pub fn poland_card() -> El {
    card("Poland and the powers", false)
        .child(el("div", "folds").children(Power::Poland.others().map(power_row)))
}

/// A power: what stands between it and Poland; tapped, what can be done.
fn power_row(power: Power) -> El {
    let session = Session::here();
    let open = RwSignal::new(false);
    let seen = move || session.ask(|campaign| pair(campaign, Power::Poland, power));
    let face = live(move || {
        seen().map(|seen| {
            let bar = seen.notes.iter().find_map(|note| note.date.as_ref());
            let hint = bar.map(|date| ["Bar to ", date].concat());
            vec![
                bond_sign(seen.bond),
                el("span", "fold-name").child(power_name(power)),
                el("span", "fold-words").child(seen.words),
                el("span", "fold-hint").child(hint),
            ]
        })
    });
    let head = opener("fold-head", move || open.get(), move || open.update(|open| *open = !*open))
        .child(face)
        .child(icon(Glyph::Forward));
    let body = live(move || {
        let seen = open.get().then(seen).flatten()?;
        let made = session.ask(|campaign| would_make(campaign, power)).flatten();
        let nothing = seen.acts.is_empty() && seen.notes.is_empty();
        let text = |text: &str| el("p", "fold-text").child(text);
        Some(
            el("div", "fold-body")
                .child(made.map(|made| text(&made)))
                .child(pair_body(seen))
                .child(nothing.then(|| text("Nothing to do before there is a Poland."))),
        )
    });
    el("div", "fold").child(head).child(body)
}

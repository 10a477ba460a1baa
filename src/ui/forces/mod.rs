//! The Forces screen: the roster of corps and other pieces, what waits to be placed, and what is on order.

mod corps;
mod pieces;
mod strength;

use leptos::prelude::*;

use crate::model::forces::Arm;
use crate::ui::parts::{Glyph, Kind, button, card, cite, icon, notice, row};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::ui::turn::{foot, saved_sign};
use crate::view::forces::{Deed, Delta, Head, Vacant, Waiting, corps_groups, head, waiting};

pub(crate) use pieces::orders_card;

/// The piece that lies open, one at a time, and by how much its arms are stepped.
#[derive(Clone, Copy)]
struct Opened {
    piece: RwSignal<String>,
    infantry: RwSignal<i32>,
    militia: RwSignal<i32>,
    cavalry: RwSignal<i32>,
}

impl Opened {
    fn nothing() -> Self {
        let none = || RwSignal::new(0);
        Self { piece: RwSignal::new(String::new()), infantry: none(), militia: none(), cavalry: none() }
    }

    fn of(self, arm: Arm) -> RwSignal<i32> {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Militia => self.militia,
            Arm::Cavalry => self.cavalry,
        }
    }

    fn delta(self) -> Delta {
        Arm::ALL.iter().fold(Delta::default(), |delta, arm| delta.with(*arm, self.of(*arm).get()))
    }

    /// Takes the steps back.
    fn leave(self) {
        for arm in Arm::ALL {
            self.of(*arm).set(0);
        }
    }

    fn open(self, piece: &str) {
        self.leave();
        self.piece.set(piece.to_owned());
    }
}

/// The Forces screen.
pub fn screen() -> AnyView {
    let opened = Opened::nothing();
    let groups = corps_groups().into_iter().map(|(title, ids)| {
        let rows = ids.into_iter().map(|id| corps::corps_row(id, opened));
        card(title, false).child(el("ul", "pieces").children(rows)).node()
    });
    let mut parts = vec![head_of("Forces", head), waiting_card()];
    parts.extend(groups);
    parts.extend([
        pieces::garrisons_card(opened),
        pieces::fleets_card(),
        pieces::depots_card(),
        pieces::leaders_card(),
        pieces::guerrillas_card(),
        orders_card(),
        foot(),
    ]);
    parts.node()
}

/// The head of a screen, with a notice under it where there is no Poland.
pub(crate) fn head_of(title: &str, of: fn(&crate::engine::campaign::Campaign) -> Head) -> AnyView {
    let session = Session::here();
    let line = live(move || session.ask(of).map(|head| head.line));
    let line = vec![line, " ".node(), saved_sign()];
    let vacant = live(move || {
        let Vacant { title, text, cite: number } = session.ask(of)?.vacant?;
        let text = vec![text.node(), " ".node(), cite(number).node()];
        Some(notice("notice", Glyph::Info, title, text))
    });
    vec![crate::ui::parts::head(line, title).node(), vacant].node()
}

/// What waits to be placed or raised, with the next step.
fn waiting_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let waits = session.ask(waiting).filter(|waits| !waits.is_empty())?;
        let must = waits.iter().any(|one| one.must);
        Some(card("Waiting", must).children(waits.into_iter().map(waiting_row)))
    })
}

fn waiting_row(one: Waiting) -> AnyView {
    let session = Session::here();
    let Waiting { title, text, date, cite, must, deeds: all } = one;
    let line = row(title.clone()).text(text).date(date).cite(cite);
    let Some(Deed { label, act }) = all.first().cloned() else { return line.node() };
    let single = all.len() == 1;
    let label = match (single, must) {
        (true, true) => label,
        (true, false) => ["Place: ", &label.to_lowercase()].concat(),
        _ => "Place".to_owned(),
    };
    let kind = if must { Kind::Go } else { Kind::Plain };
    let line = line.act(button(kind, &label, move || session.open_act(act.clone())));
    if single { line.node() } else { vec![line.node(), deeds(all, &title, true).node()].node() }
}

/// What can be done with a piece, each a word to tap; with what is heard only.
fn deeds(deeds: Vec<Deed>, of: &str, under: bool) -> Option<El> {
    let session = Session::here();
    let chip = |Deed { label, act }: Deed| {
        el("button", "chip")
            .attr("type", "button")
            .attr("aria-label", [&label, ": ", of].concat())
            .child(label)
            .press(move || session.open_act(act.clone()))
    };
    let class = if under { "chips chips-under" } else { "chips" };
    (!deeds.is_empty()).then(|| el("div", class).children(deeds.into_iter().map(chip)))
}

/// The id of a piece's head.
fn piece_id(key: &str) -> String {
    ["piece-", key].concat()
}

/// A piece that opens when it is tapped.
fn opening(
    opened: Opened,
    key: &'static str,
    is_away: impl Fn() -> bool + Send + 'static,
    face: AnyView,
    more: impl Fn() -> AnyView + Send + 'static,
) -> El {
    let is_open = move || opened.piece.with(|open| open == key);
    let class = move || {
        let away = if is_away() { " is-away" } else { "" };
        let open = if is_open() { " is-open" } else { "" };
        Some(["piece", away, open].concat())
    };
    let head = el("button", "piece-head")
        .attr("type", "button")
        .attr("id", piece_id(key))
        .attr_live("aria-expanded", move || Some(is_open().to_string()))
        .child(face)
        .child(icon(Glyph::Forward))
        .press(move || opened.open(if untrack(is_open) { "" } else { key }));
    el("li", "")
        .attr_live("class", class)
        .attr("data-power", "poland")
        .child(head)
        .child(live(move || is_open().then(|| el("div", "piece-more").child(more()))))
}

//! Victory: Poland, and the three that partitioned it, against their levels.

use leptos::prelude::*;

use super::acts::power_name;
use crate::model::power::Power;
use crate::ui::parts::{card, cite, meter};
use crate::ui::plain::{El, el, live};
use crate::ui::session::Session;
use crate::view::chart::ink;
use crate::view::diplomacy::{RivalRow, rivals};
use crate::view::explain::Headline;

/// Victory points against the levels.
pub fn rivals_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let rows = session.ask(rivals)?;
        let lead = el("p", "card-lead card-cited")
            .child(el("span", "").child("Points of other powers are theirs to tell; enter them as they do."))
            .child(cite("22.8 a"));
        Some(
            card("Victory", false)
                .child(lead)
                .child(el("div", "rivals").children(rows.into_iter().map(rival))),
        )
    })
}

fn rival(row: RivalRow) -> El {
    let session = Session::here();
    let RivalRow { power, points, level, words, enter } = row;
    let verb = match enter {
        Some(_) => {
            if points.is_some() {
                "Change"
            } else {
                "Enter"
            }
        }
        None => "Why",
    };
    let act = move || match &enter {
        Some(command) => session.open_act(command.clone()),
        None => session.open_why("Level to reach", Headline::Level),
    };
    let act = el("button", "button")
        .attr("type", "button")
        .child(el("span", "button-label").child(verb))
        .press(act);
    let name = el("span", "unseen").child([" for ", power.name()].concat());
    let bar = points.map(|points| meter("Share of the level", points, level));
    let class = if power == Power::Poland { "rival is-poland" } else { "rival" };
    el("div", class)
        .attr("data-power", ink(power))
        .child(power_name(power))
        .child(el("span", if points.is_some() { "rival-words" } else { "rival-words is-open" }).child(words))
        .child(el("div", "rival-bar").child(bar))
        .child(act.attr("id", ["rival-", power.id()].concat()).child(name))
}

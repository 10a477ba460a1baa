//! Minor countries: Poland's modifiers for control, and the powers' wars with them.

use leptos::prelude::*;

use super::acts::power_name;
use crate::game::command::Command;
use crate::model::diplomacy::MinorWar;
use crate::model::minor::Minor;
use crate::model::power::Power;
use crate::ui::parts::{Kind, button, card};
use crate::ui::plain::{El, el, live};
use crate::ui::session::{Laid, Session};
use crate::view::diplomacy::{MinorLine, minor_line, minors};

/// Minor countries.
pub fn minors_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let seen = session.ask(minors)?;
        let lead =
            el("p", "card-lead").child("What Poland adds to its control rolls. ").child(seen.dominance);
        let begin = button(Kind::Plain, "War with a minor country", move || {
            session.open_act(Command::WarOnMinor { by: Power::France, minor: Minor::Saxony });
        });
        Some(
            card("Minor countries", false)
                .child(lead)
                .child(el("dl", "minors").children(seen.modifiers.into_iter().map(modifier)))
                .children(seen.wars.into_iter().map(war))
                .child(el("div", "button-group minors-more").child(begin)),
        )
    })
}

/// A group of minor countries; the figure opens.
fn modifier(MinorLine { group, modifier }: MinorLine) -> El {
    let session = Session::here();
    let open = move || {
        let line = untrack(|| session.ask(|campaign| minor_line(campaign, group)));
        session.laid.set(line.map(|line| Laid::Why("Control of minor countries".into(), line)));
    };
    let value = el("button", "minors-value")
        .attr("type", "button")
        .child(el("span", "unseen").child([group.name(), ": "].concat()))
        .child(modifier)
        .press(open);
    el("div", "minors-line").child(el("dt", "").child(group.name())).child(el("dd", "").child(value))
}

/// A war with a minor country.
fn war(war: MinorWar) -> El {
    let session = Session::here();
    let end = move || session.open_act(Command::PeaceWithMinor { by: war.power, minor: war.minor });
    el("div", "row row-acts")
        .child(el("b", "row-title").child(power_name(war.power)))
        .child(el("p", "row-text").child(["At war with ", war.minor.name(), "."].concat()))
        .child(el("div", "row-act").child(button(Kind::Plain, "End it", end)))
}

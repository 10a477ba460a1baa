//! What the board must say for a creation, the order of play, and the points of other powers.

use leptos::prelude::*;

use super::acts::power_name;
use crate::model::place::Province;
use crate::model::power::Power;
use crate::ui::parts::{Kind, button, card, chip, cite, row, toggle};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::diplomacy::{BoardFact, PointLine, board, choose_order, note_french, order, points};

/// So many points are shown before the rest is asked for.
const LATEST: usize = 12;

/// Warsaw, Napoleon, the French.
pub fn board_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let seen = session.ask(board)?;
        let fact = |BoardFact { title, text, cite, verb, command }: BoardFact| {
            row(title)
                .text(text)
                .cite(cite)
                .act(button(Kind::Plain, verb, move || session.open_act(command.clone())))
        };
        let chips = el("div", "chips chips-under")
            .attr("role", "group")
            .attr("aria-label", "Provinces with French troops")
            .children(seen.french.into_iter().map(french));
        let troops = row("French troops")
            .text("Tap the provinces with a French corps or factor, besieged or not.".to_owned())
            .cite("22.2.2 h");
        Some(
            card("On the board", false).children(seen.facts.into_iter().map(fact)).child(troops).child(chips),
        )
    })
}

/// A province, pressed while French troops are in it.
fn french((province, present): (Province, bool)) -> El {
    let session = Session::here();
    let note = move || session.submit_or_ask(note_french(province, !present));
    chip(province.name(), move || present, note).attr("id", ["french-", province.id()].concat())
}

/// The order by land and at sea, and the two places that are chosen.
pub fn order_card() -> El {
    let session = Session::here();
    let turns = live(move || {
        session.ask(order).map(|order| {
            vec![turns("By land", "22.2 f", &order.land), turns("At sea", "22.2 g", &order.naval)]
        })
    });
    let france_last = move || session.ask(|campaign| order(campaign).france_last).unwrap_or(false);
    let britain_first = move || session.ask(|campaign| order(campaign).britain_first).unwrap_or(false);
    let choose = move |france, britain| session.submit_or_ask(choose_order(france, britain));
    let france = toggle("France chose to move last by land", None, france_last, move |on| {
        choose(on, untrack(britain_first));
    });
    let britain = toggle("Great Britain chose to move first at sea", None, britain_first, move |on| {
        choose(untrack(france_last), on);
    });
    card("Order of play", false).child(turns).child(france).child(britain)
}

fn turns(name: &str, number: &'static str, order: &[Power]) -> AnyView {
    let text = match order.iter().position(|power| *power == Power::Poland) {
        Some(at) => ["Poland is number ", &(at + 1).to_string(), "."].concat(),
        None => "Poland has no place in it now.".to_owned(),
    };
    let item = |power: &Power| {
        let class = if *power == Power::Poland { "turns-item is-poland" } else { "turns-item" };
        el("li", class).child(power_name(*power))
    };
    vec![row(name).text(text).cite(number).node(), el("ol", "turns").children(order.iter().map(item)).node()]
        .node()
}

/// Points of other powers, to be marked on the board.
pub fn points_card() -> AnyView {
    let session = Session::here();
    let all = RwSignal::new(false);
    live(move || {
        let lines = session.ask(points).filter(|lines| !lines.is_empty())?;
        let (count, most) = (lines.len(), if all.get() { usize::MAX } else { LATEST });
        let more = (count > most)
            .then(|| button(Kind::Quiet, &["Show all ", &count.to_string()].concat(), move || all.set(true)));
        Some(
            card("Points to mark on the board", false)
                .child(el("ul", "points").children(lines.into_iter().take(most).map(point)))
                .child(more),
        )
    })
}

fn point(one: PointLine) -> El {
    let text = el("span", "points-text")
        .child(power_name(one.power))
        .child(el("span", "points-cause").child([&one.date, " · ", one.cause].concat()));
    el("li", "points-line")
        .child(el("span", "points-value").child(one.points))
        .child(text)
        .child(cite(one.cite))
}

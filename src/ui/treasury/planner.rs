//! The planner: a goal, what is kept in hand, and the best purchase for it, to be put into the basket.

use leptos::prelude::*;

use super::account;
use crate::engine::best_buy::{Goal, Kind as Aim};
use crate::model::quantity::{Manpower, Money, Sum};
use crate::ui::parts::{Glyph, chip, choice, fact, icon, opener, stepper, toggle};
use crate::ui::plain::{El, Node, Part, el, kept, live, part};
use crate::ui::session::Session;
use crate::view::treasury::{
    GoalRow, KeepRow, NamedCorps, PlanView, goals, keeps, named_corps, plan, toggle as name_or_not,
};

/// The most that is kept in hand.
const MOST: i32 = 999;

/// What is planned for, and whether the planner lies open.
#[derive(Clone, Copy)]
pub(super) struct Planning {
    goal: RwSignal<Goal>,
    open: RwSignal<bool>,
}

impl Planning {
    /// Folded, and most infantry with all there is.
    pub fn new() -> Self {
        let goal = Goal { kind: Aim::Infantry, keep: Sum::default(), corps: Vec::new() };
        Self { goal: RwSignal::new(goal), open: RwSignal::new(false) }
    }
}

/// The planner, folded; nothing without a Poland.
pub(super) fn planner_card(planning: Planning) -> AnyView {
    let session = Session::here();
    let open = planning.open;
    live(move || {
        session.ask(|campaign| campaign.game().poland.is_active())?.then(|| {
            let words = el("span", "planner-words")
                .child(el("b", "planner-name").child("Best buy"))
                .child(el("span", "planner-hint").child("What to buy for a goal, worked out"));
            let head = opener("planner-head", move || open.get(), move || open.update(|open| *open = !*open))
                .attr("id", "planner")
                .child(words)
                .child(icon(Glyph::Forward));
            let body = live(move || open.get().then(|| planner(planning.goal)));
            el("section", "planner").child(head).child(body)
        })
    })
}

fn planner(goal: RwSignal<Goal>) -> El {
    el("div", "planner-body")
        .child(aims(goal))
        .child(el("div", "planner-corps").child(kept(move || corps(goal))))
        .child(keep(goal))
        .child(planned(goal))
}

/// The goals to choose from.
fn aims(goal: RwSignal<Goal>) -> AnyView {
    let session = Session::here();
    live(move || {
        let rows = goal.with_untracked(|goal| session.ask(|campaign| goals(campaign, goal)))?;
        let id = |kind: Aim| Aim::ALL.iter().position(|one| *one == kind).unwrap_or(0).to_string();
        let option = |row: GoalRow| (id(row.kind), row.name.to_owned(), Some(row.note));
        let heard = move |chosen: String| {
            if let Some(kind) = Aim::ALL.iter().find(|kind| id(**kind) == chosen) {
                goal.update(|goal| goal.kind = *kind);
            }
        };
        let value = move || goal.with(|goal| id(goal.kind));
        Some(choice("Goal", rows.into_iter().map(option).collect(), true, value, heard))
    })
}

/// The corps to be filled, where that is the goal.
fn corps(goal: RwSignal<Goal>) -> Vec<Part> {
    let session = Session::here();
    let one = move |NamedCorps { corps, name, note, .. }: NamedCorps| {
        part(&(name.clone(), note.clone()), move || {
            let on = move || goal.with(|goal| goal.corps.contains(&corps));
            toggle(&name, Some(note), on, move |_| goal.update(|goal| name_or_not(goal, corps))).node()
        })
    };
    let fill = goal.with(|goal| goal.kind == Aim::Fill);
    let named = fill.then(|| goal.with(|goal| session.ask(|campaign| named_corps(campaign, goal)))).flatten();
    named.unwrap_or_default().into_iter().map(one).collect()
}

/// What is not to be spent.
fn keep(goal: RwSignal<Goal>) -> El {
    let session = Session::here();
    let often = move |KeepRow { label, keep, .. }: KeepRow| {
        part(&label.clone(), move || {
            let pressed = move || goal.with(|goal| goal.keep == keep);
            chip(label, pressed, move || goal.update(|goal| goal.keep = keep)).node()
        })
    };
    let rows = move || {
        let rows = goal.with(|goal| session.ask(|campaign| keeps(campaign, goal)));
        rows.unwrap_or_default().into_iter().map(often).collect()
    };
    let money = stepper(
        "Money kept, $",
        None,
        (0, MOST),
        move || goal.with(|goal| goal.keep.money.count()),
        move |count| goal.update(|goal| goal.keep.money = Money::new(count)),
    );
    let manpower = stepper(
        "Manpower kept, MP",
        None,
        (0, MOST),
        move || goal.with(|goal| goal.keep.manpower.count()),
        move |count| goal.update(|goal| goal.keep.manpower = Manpower::new(count)),
    );
    el("div", "planner-keep")
        .attr("role", "group")
        .attr("aria-label", "Keep in hand")
        .child(el("div", "chips").child(kept(rows)))
        .child(money)
        .child(manpower)
}

/// The plan itself.
fn planned(goal: RwSignal<Goal>) -> AnyView {
    let session = Session::here();
    // The place of what is reached stays, so that it is heard when it changes.
    let reached = RwSignal::new(String::new());
    let drawn = live(move || {
        let seen = goal.with(|goal| session.ask(|campaign| plan(campaign, goal)))?;
        let PlanView { reaches, buys, total, hand, left, upkeep, limits, basket } = seen;
        let nothing = basket.is_empty();
        let accounts = (!nothing).then(|| {
            let left = el("div", "account")
                .child(el("span", "account-label").child(["Left of ", &hand].concat()))
                .child(el("b", "account-sum").child(left));
            el("div", "accounts")
                .children(buys.into_iter().map(|line| account("account", line)))
                .child(account("account account-total", total))
                .child(left)
                .child(account("account", upkeep))
        });
        let limits: Vec<El> = limits.into_iter().map(|(text, number)| fact(text, number)).collect();
        let limits = (!limits.is_empty()).then(|| el("ul", "act-facts").children(limits));
        let take = (!nothing).then(|| {
            let (mine, same) = (basket.clone(), basket);
            let is_in = move || session.basket.with(|basket| *basket == same);
            let (refused, told) = (is_in.clone(), is_in.clone());
            let put = move || {
                if !untrack(&is_in) {
                    session.basket.set(mine.clone());
                    session.said.set("The plan is in the basket.".to_owned());
                }
            };
            let words = move || {
                let is_empty = session.basket.with(|basket| basket.is_empty());
                match (told(), is_empty) {
                    (true, _) => "It is in the basket, below.",
                    (false, true) => "Nothing is bought by this.",
                    (false, false) => "It takes the place of what is in the basket.",
                }
            };
            el("div", "planner-take")
                .child(
                    el("button", "button")
                        .attr("type", "button")
                        .child(el("span", "button-label").child("Put it in the basket"))
                        .press(put)
                        .attr("id", "plan-take")
                        .attr_live("aria-disabled", move || refused().then(|| "true".to_owned())),
                )
                .child(el("p", "take-text").child(live(words)))
        });
        reached.set(reaches);
        Some(vec![accounts.node(), limits.node(), take.node()])
    });
    let reaches = el("p", "planner-reaches").attr("role", "status").child(live(move || reached.get()));
    el("div", "planner-plan").child(reaches).child(drawn).node()
}

//! The quarters to come: what they are taken to bring, how Poland stands against its levels, and every line of them.

mod quarters;
mod what_if;

use leptos::prelude::*;

use crate::engine::forecast::Assumptions;
use crate::ui::parts::{Glyph, Kind, button, card, empty, fact, icon, icon_button, notice};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::platform::refocus;
use crate::ui::session::{Laid, Session};
use crate::view::explain::{Headline, Line};
use crate::view::treasury::ahead::{
    AheadView, LevelColumn, News, Premise, Rest, WhatIf, ahead, filling, take_back,
};

/// What is assumed, and what lies open; it outlives the redraws of the page.
#[derive(Clone, Copy)]
pub(super) struct Assumed {
    what: RwSignal<Assumptions>,
    act: RwSignal<WhatIf>,
    asking: RwSignal<bool>,
    all: RwSignal<bool>,
}

impl Assumed {
    /// All as it stands.
    pub(super) fn nothing() -> Self {
        Self {
            what: RwSignal::new(Assumptions::default()),
            act: RwSignal::new(WhatIf::default()),
            asking: RwSignal::new(false),
            all: RwSignal::new(false),
        }
    }
}

/// The page.
pub(super) fn page(assumed: Assumed) -> AnyView {
    let session = Session::here();
    let seen = live(move || {
        let all = assumed.all.get();
        let (draft, basket) = (session.closing.get(), session.basket.get());
        let first = session.ask(|campaign| filling(campaign, draft.as_ref(), &basket)).flatten();
        let what = Assumptions { first, ..assumed.what.get() };
        let view = session.ask(|campaign| ahead(campaign, &what, all))?;
        Some(drawn(view, assumed))
    });
    vec![what_if::card(assumed), el("div", "ahead").child(seen).node()].node()
}

fn drawn(view: AheadView, assumed: Assumed) -> Vec<AnyView> {
    let AheadView {
        filling,
        premises,
        points,
        levels,
        months,
        rows,
        warnings,
        news,
        rests,
        later_count,
        later,
    } = view;
    let under = !premises.is_empty();
    let mut parts = vec![strip(premises, assumed).node(), standing(points, levels, under).node()];
    if months.is_empty() {
        let text = "The last Economic phase of the campaign is closed.";
        parts.push(empty(Glyph::Treasury, "No quarter is left", text).node());
        return parts;
    }
    let warned = warnings
        .into_iter()
        .map(|text| notice("notice notice-warn", Glyph::Warn, "Cannot be closed as it stands", text));
    let table = quarters::table(months, rows);
    let title = if under { "The next quarters, what if" } else { "The next quarters" };
    parts.push(
        card(title, false)
            .child(table)
            .child(filling.then(|| {
                el("p", "quarters-key").child("The first quarter is as it stands filled in under Quarter.")
            }))
            .children(warned)
            .child((later_count > 0).then(|| quarters::later(later_count, later, assumed.all)))
            .node(),
    );
    if !news.is_empty() {
        let list = el("ul", "act-facts").children(news.into_iter().map(happens));
        parts.push(card("On the way", false).child(list).node());
    }
    if !rests.is_empty() {
        let list = el("ul", "act-facts").children(rests.into_iter().map(rest));
        parts.push(card("What this rests on", false).child(list).node());
    }
    parts
}

/// What is taken for granted, each to be taken back; nothing while all is as it stands.
fn strip(premises: Vec<Premise>, assumed: Assumed) -> Option<El> {
    let one = move |Premise { say, text, refused }: Premise| {
        let back = move || {
            assumed.what.update(|what| take_back(what, say));
            refocus(Some("ahead-what-if".to_owned()));
        };
        let why = refused.map(|refused| {
            el("span", "premise-refused").child(icon(Glyph::Warn)).child(["Not allowed: ", &refused].concat())
        });
        el("li", "premise").child(el("span", "").child(text.as_str()).child(why)).child(icon_button(
            Kind::Bare,
            Glyph::Close,
            &["Take back: ", &text].concat(),
            back,
        ))
    };
    let all = button(Kind::Plain, "Take it all back", move || {
        assumed.what.set(Assumptions::default());
        refocus(Some("ahead-what-if".to_owned()));
    });
    (!premises.is_empty()).then(|| {
        el("section", "premises")
            .attr("aria-label", "Assumed on this page")
            .child(el("h2", "premises-title").child("Assumed here; nothing is booked"))
            .child(el("ul", "").children(premises.into_iter().map(one)))
            .child(all.attr("id", "ahead-as-is"))
    })
}

/// How Poland stands against both victory levels.
fn standing(points: String, levels: Vec<LevelColumn>, under: bool) -> El {
    let session = Session::here();
    let head = |level: &LevelColumn| {
        let own = level.own.then(|| el("span", "ledger-note").child("this campaign"));
        el("th", "num").attr("scope", "col").child(["To ", &level.end].concat()).child(own)
    };
    let row = |name: &str, cells: Vec<El>| {
        el("tr", "").child(el("th", "").attr("scope", "row").child(name)).children(cells)
    };
    let all = |of: fn(&LevelColumn) -> &str| -> Vec<El> {
        levels.iter().map(|level| el("td", "num").child(of(level))).collect()
    };
    let opens =
        |level: &LevelColumn| el("td", "num").child(figure(level.level.value.clone(), level.level.clone()));
    let result = |level: &LevelColumn| {
        let class = if level.reached { "num level-reached" } else { "num" };
        el("td", class).child(level.result.as_str())
    };
    let now = el("button", "account-value")
        .attr("type", "button")
        .child(points)
        .press(move || session.open_why("Victory", Headline::Victory));
    let by = if under { "By this, what if" } else { "By this forecast" };
    let table = el("table", "ledger levels")
        .child(el("thead", "").child(
            el("tr", "").child(el("td", "").child("Now: ").child(now)).children(levels.iter().map(head)),
        ))
        .child(
            el("tbody", "")
                .child(row("Level", levels.iter().map(opens).collect()))
                .child(row("Missing", all(|level| &level.missing)))
                .child(row("Quarters left", all(|level| &level.quarters)))
                .child(row("Needed in each", all(|level| &level.needed))),
        )
        .child(el("tfoot", "").child(row(by, levels.iter().map(result).collect())));
    card("Victory points", false).child(el("div", "ledger-wrap").child(table))
}

fn happens(News { month, text, cite }: News) -> El {
    fact(vec![el("b", "").child(month).node(), " ".node(), text.node()], cite)
}

fn rest(Rest { name, taken, months }: Rest) -> El {
    let months = months.map(|months| [" (", &months, ")"].concat());
    el("li", "act-fact").child(
        el("span", "").child(el("b", "").child(name)).child(": ").child(taken).child(months).child("."),
    )
}

/// A figure that opens its derivation, under a title of its own.
fn figure(value: String, line: Line) -> El {
    let session = Session::here();
    let title = line.label.clone();
    el("button", "account-value")
        .attr("type", "button")
        .child(value)
        .press(move || session.laid.set(Some(Laid::Why(title.clone(), line.clone()))))
}

//! What the quarters may be taken to bring: the die, other income, a manipulation, an act that is expected.

use leptos::prelude::*;

use super::Assumed;
use crate::ui::parts::{Glyph, Kind, bare_choice, icon, opener, refusable, select, stepper, toggle};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::treasury::ahead::{
    WhatIf, expect, other_manpower, other_money, premises, put_column, put_other,
};

/// The most that is taken to come in, or to go out.
const MOST: i32 = 999;

/// The questions, folded.
pub(super) fn card(assumed: Assumed) -> AnyView {
    let open = assumed.asking;
    let head =
        opener("further-head what-if-head", move || open.get(), move || open.update(|open| *open = !*open))
            .attr("id", "ahead-what-if")
            .child(
                el("span", "").child(el("b", "").child("What if …")).child(" Play the quarters on otherwise"),
            )
            .child(icon(Glyph::Forward));
    let body = live(move || open.get().then(|| body(assumed)));
    el("section", "what-if").child(head).child(body).node()
}

fn body(assumed: Assumed) -> El {
    let what = assumed.what;
    let die = toggle(
        "The economic-loss die fails",
        Some("Wherever it is due, by Poland's square.".to_owned()),
        move || what.with(|what| what.die_fails),
        move |fails| what.update(|what| what.die_fails = fails),
    );
    let money = stepper(
        "Other income, $",
        Some("Trade, loans, tribute; in each quarter.".to_owned()),
        (-MOST, MOST),
        move || what.with(other_money),
        move |money| what.update(|what| put_other(what, money, other_manpower(what))),
    );
    let manpower = stepper(
        "Other income, MP",
        None,
        (-MOST, MOST),
        move || what.with(other_manpower),
        move |manpower| what.update(|what| put_other(what, other_money(what), manpower)),
    );
    el("div", "what-if-body")
        .child(die)
        .child(el("div", "what-if-steps").child(money).child(manpower))
        .child(live(move || manipulation(assumed)))
        .child(live(move || act(assumed)))
}

/// The manipulation chosen in each quarter.
fn manipulation(assumed: Assumed) -> Option<El> {
    let columns = Session::here().ask(premises)?.columns;
    let what = assumed.what;
    let value =
        move || what.with(|what| what.column.map_or_else(String::new, |column| column.id().to_owned()));
    let hear = move |id: String| what.update(|what| put_column(what, &id));
    Some(select("Manipulation chosen in each quarter", None, columns, value, hear))
}

/// An act that is expected.
fn act(assumed: Assumed) -> Option<El> {
    let session = Session::here();
    let asked = session.ask(premises)?;
    let draft = assumed.act;
    let put = move |change: fn(&mut WhatIf, String)| {
        move |answer: String| draft.update(|draft| change(draft, answer))
    };
    let get = move |of: fn(&WhatIf) -> &String| move || draft.with(|draft| of(draft).clone());
    let kind = bare_choice(
        "What is expected",
        asked.kinds,
        false,
        get(|one| &one.kind),
        put(|one, to| one.kind = to),
    );
    let one = select("Who", None, asked.powers.clone(), get(|one| &one.one), put(|one, to| one.one = to));
    let other = select("With whom", None, asked.powers, get(|one| &one.other), put(|one, to| one.other = to));
    let month = select(
        "As the month begins",
        None,
        asked.months,
        get(|one| &one.month),
        put(|one, to| one.month = to),
    );
    let add = live(move || {
        let expected = draft.with(|draft| session.ask(|campaign| expect(campaign, draft)))?;
        let refused = expected.as_ref().err().map(|why| (*why).to_owned());
        let press = move || {
            if let Ok(act) = &expected {
                assumed.what.update(|what| {
                    what.expected.retain(|one| one != act);
                    what.expected.push(act.clone());
                });
            }
        };
        Some(refusable(Kind::Plain, "Expect it", refused, press))
    });
    Some(
        el("fieldset", "what-if-act")
            .child(el("legend", "choice-legend").child("Expected between two powers"))
            .child(kind)
            .child(el("div", "what-if-two").child(one).child(other))
            .child(el("div", "what-if-two").child(month).child(el("div", "what-if-go").child(add))),
    )
}

//! The quarters as ruled columns, and the further ones in a table that unfolds.

use leptos::prelude::*;

use super::figure;
use crate::ui::parts::{Glyph, icon, opener};
use crate::ui::plain::{El, el};
use crate::ui::platform::refocus;
use crate::ui::session::{Laid, Session};
use crate::view::treasury::ahead::{AheadCell, AheadMonth, AheadRow, LaterRow};

/// The quarters told in full: a column for each, and a row for each of their lines.
pub(super) fn table(months: Vec<AheadMonth>, rows: Vec<AheadRow>) -> El {
    let head = |month: &AheadMonth| {
        el("th", "num")
            .attr("scope", "col")
            .child([&month.name, " "].concat())
            .child(el("span", "quarters-year").child(month.year.as_str()))
    };
    let full: Vec<String> = months.iter().map(|month| month.long.clone()).collect();
    let marks_assumed = rows.iter().flat_map(|row| row.cells.iter().flatten()).any(|cell| cell.assumed);
    let row = move |row: AheadRow| {
        let name = row.name.clone();
        let cells = row.cells.into_iter().zip(&full).map(|(one, month)| cell(&name, month, one));
        el("tr", if row.total { "ledger-total" } else { "" })
            .child(el("th", "").attr("scope", "row").child(row.name.as_str()))
            .children(cells)
    };
    let table = el("table", "ledger quarters")
        .child(
            el("thead", "").child(
                el("tr", "")
                    .child(el("td", "").child(el("span", "unseen").child("Line")))
                    .children(months.iter().map(head)),
            ),
        )
        .child(el("tbody", "").children(rows.into_iter().map(row)));
    let key = marks_assumed.then(|| {
        el("p", "quarters-key")
            .child(el("span", "badge badge-hand").child("assumed"))
            .child(" rests on a square of the display that nobody has entered.")
    });
    el("div", "ledger-wrap").child(table).child(key)
}

/// A figure of a quarter; what an assumption changed stands struck above it.
fn cell(name: &str, month: &str, cell: Option<AheadCell>) -> El {
    let session = Session::here();
    let Some(AheadCell { value, beside, changed, was, assumed, short, why }) = cell else {
        return el("td", "num").child(el("span", "quarters-none").child("—"));
    };
    let title = [name, ", ", month].concat();
    let class = if short { "quarters-figure is-short" } else { "quarters-figure" };
    let instead = |was: String| el("s", "").child(el("span", "unseen").child("instead of ")).child(was);
    let struck = (!was.is_empty()).then(|| el("span", "quarters-was").children(was.into_iter().map(instead)));
    let unseen = [title.as_str(), if changed { ", under what is assumed: " } else { ": " }].concat();
    let figure = el("button", class)
        .attr("type", "button")
        .child(el("span", "unseen").child(unseen))
        .child(struck)
        .child(el("span", "quarters-value").child(value))
        .child(beside.map(|beside| el("span", "quarters-beside").child(beside)))
        .child(assumed.then(|| el("span", "badge badge-hand").child("assumed")))
        .press(move || session.laid.set(Some(Laid::Why(title.clone(), why.clone()))));
    el("td", if changed { "num is-changed" } else { "num" }).child(figure)
}

/// The further quarters, folded.
pub(super) fn later(count: usize, rows: Vec<LaterRow>, open: RwSignal<bool>) -> Vec<El> {
    let words = match count {
        1 => "One quarter more".to_owned(),
        _ => [&count.to_string(), " quarters more, to the campaign's end"].concat(),
    };
    let turn = move || {
        open.update(|open| *open = !*open);
        refocus(Some("ahead-later".to_owned()));
    };
    let head = opener("further-head later-head", move || open.get(), turn)
        .attr("id", "ahead-later")
        .child(el("span", "").child(words))
        .child(icon(Glyph::Forward));
    let row = |LaterRow { month, money, why, manpower, marker, victory, changed }: LaterRow| {
        let num = |figure: String| el("td", "num").child(figure);
        let noted = changed.then(|| el("span", "ledger-note").child("what if"));
        el("tr", "")
            .child(el("th", "").attr("scope", "row").child(month).child(noted))
            .child(el("td", "num").child(figure(money, why)))
            .child(num(manpower))
            .child(num(marker))
            .child(num(victory))
    };
    let heading = |words: &str| el("th", "num").attr("scope", "col").child(words);
    let table = (!rows.is_empty()).then(|| {
        let heads = ["$", "MP", "Marker", "Points"].map(heading);
        let month = el("th", "").attr("scope", "col").child("In hand after");
        el("div", "ledger-wrap").child(
            el("table", "ledger later")
                .child(el("thead", "").child(el("tr", "").child(month).children(heads)))
                .child(el("tbody", "").children(rows.into_iter().map(row))),
        )
    });
    std::iter::once(head).chain(table).collect()
}

//! Income by province, upkeep, the creator's subsidy, and manipulation.

use leptos::prelude::*;

use crate::ui::parts::{Glyph, card, cited, icon, notice, row};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::explain::Headline;
use crate::view::treasury::{
    ChangeRow, ColumnRow, IncomeRow, IncomeView, Manipulations, SubsidyView, UpkeepRow, UpkeepView, income,
    manipulations, subsidy, upkeep,
};

/// Income by province.
pub(super) fn income_card() -> AnyView {
    let session = Session::here();
    let folded_out = RwSignal::new(false);
    live(move || {
        let IncomeView { rows, money, manpower, multiplier, cite, cliff, further: more } =
            session.ask(income)??;
        let head = [
            heading("Province"),
            figures_of("Printed".node()),
            figures_of(el("span", "unseen").child("Times").node()),
            figures_of("$".node()),
            figures_of("MP".node()),
        ];
        let foot = vec![total("Income", "3", money, Headline::Income).node(), num(manpower).node()].node();
        let table = ledger("ledger income", head, rows.into_iter().map(income_row), foot);
        let cliff = cliff.map(|cliff| {
            notice("notice notice-warn", Glyph::Warn, "One more province would lower income", cliff)
        });
        let card = card("Income", false).child(cited(multiplier, cite)).child(table).child(cliff);
        Some(card.child((!more.is_empty()).then(|| further(more, folded_out))))
    })
}

fn ledger(
    class: &str,
    head: impl IntoIterator<Item = El>,
    rows: impl Iterator<Item = El>,
    foot: AnyView,
) -> El {
    el("table", class)
        .child(el("thead", "").child(el("tr", "").children(head)))
        .child(el("tbody", "").children(rows))
        .child(el("tfoot", "").child(el("tr", "").child(foot)))
}

fn heading(words: &str) -> El {
    el("th", "").attr("scope", "col").child(words)
}

fn figures_of(words: AnyView) -> El {
    el("th", "num").attr("scope", "col").child(words)
}

fn num(figure: String) -> El {
    el("td", "num").child(figure)
}

/// The foot of a ledger: what it is, and the sum, which opens.
fn total(name: &'static str, columns: &str, sum: String, opens: Headline) -> Vec<El> {
    let session = Session::here();
    let open = el("button", "account-value")
        .attr("type", "button")
        .child(sum)
        .press(move || session.open_why(name, opens));
    let name = el("th", "").attr("scope", "row").attr("colspan", columns).child(name);
    vec![name, el("td", "num").child(open)]
}

fn income_row(row: IncomeRow) -> El {
    let note = row.note.map(|note| el("span", "ledger-note").child(note));
    el("tr", "")
        .child(el("th", "").attr("scope", "row").child(row.name).child(note))
        .child(num(row.printed))
        .child(el("td", "num income-times").child(row.times))
        .child(num(row.money))
        .child(num(row.manpower))
}

/// What each further province would change.
fn further(rows: Vec<ChangeRow>, folded_out: RwSignal<bool>) -> El {
    let row = |ChangeRow { name, change, lowers }: ChangeRow| {
        let less = lowers.then(|| el("span", "further-word").child(icon(Glyph::Warn)).child("less"));
        el("li", if lowers { "further-row further-lowers" } else { "further-row" })
            .child(el("span", "").child(name))
            .child(less)
            .child(el("b", "").child(change))
    };
    let head = el("summary", "further-head")
        .child(el("span", "").child("What a further province would change"))
        .child(icon(Glyph::Forward))
        .press(move || folded_out.update(|out| *out = !*out));
    el("details", "further-fold")
        .attr_if("open", folded_out.get_untracked().then_some(""))
        .child(head)
        .child(el("ul", "further").children(rows.into_iter().map(row)))
}

/// Upkeep by kind of counter.
pub(super) fn upkeep_card() -> AnyView {
    let session = Session::here();
    let row = |UpkeepRow { name, count, paid }: UpkeepRow| {
        el("tr", "").child(el("th", "").attr("scope", "row").child(name)).child(num(count)).child(num(paid))
    };
    live(move || {
        let UpkeepView { rows, total: all, free, cite } = session.ask(upkeep)??;
        let head = [heading("On the map"), figures_of("Counters".node()), figures_of("Costs".node())];
        let foot = total("Upkeep", "2", all, Headline::Upkeep).node();
        let table = ledger("ledger", head, rows.into_iter().map(row), foot);
        Some(card("Upkeep", false).child(table).child(cited(free, cite)))
    })
}

/// The creator's subsidy.
pub(super) fn subsidy_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let SubsidyView { title, text, date, cite } = session.ask(subsidy)??;
        let date = date.map(|date| [&date, "."].concat());
        Some(card("Subsidy", false).child(row(title).text(text).date(date).cite(cite)))
    })
}

/// The seven columns of manipulation; a tap chooses one.
pub(super) fn manipulation_card() -> AnyView {
    let session = Session::here();
    live(move || {
        let Manipulations { rows, pending, reasons } = session.ask(manipulations)?;
        let shut = !reasons.is_empty();
        let reason = reasons.into_iter().next().map(|reason| {
            let date = reason.date.map(|date| ["From ", &date, "."].concat());
            cited(vec![[&reason.text, " "].concat().node(), el("em", "").child(date).node()], reason.cite)
        });
        let head = ["", "Money and manpower", "Marker"].map(|words| el("span", "").child(words));
        let columns = el("div", if shut { "columns is-shut" } else { "columns" })
            .child(el("p", "columns-head").attr("aria-hidden", "true").children(head))
            .children(rows.into_iter().map(column));
        let pending = pending.map(|pending| el("p", "card-lead").child(el("b", "").child(pending)));
        Some(card("Manipulation", false).child(pending).child(reason).child(columns))
    })
}

fn column(row: ColumnRow) -> El {
    let session = Session::here();
    let ColumnRow { number, purse, points, chosen, choose, .. } = row;
    let said = if chosen { ", chosen" } else { "" };
    let name = ["Column ", &number, ": ", &purse, ", marker ", &points, said].concat();
    el("button", if chosen { "column is-chosen" } else { "column" })
        .attr("type", "button")
        .attr("aria-label", name)
        .child(el("span", "column-number").child(number))
        .child(el("span", "column-purse").child(purse))
        .child(el("span", "column-points").child(points))
        .child(chosen.then(|| icon(Glyph::Check)))
        .press(move || session.open_act(choose.clone()))
}

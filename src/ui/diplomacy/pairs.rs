//! The powers among themselves: a table of every pair, a list on a phone, and a sheet for two of them.

use leptos::prelude::*;

use super::acts::{bond_sign, pair_body, power_name};
use crate::model::power::Power;
use crate::ui::parts::{Glyph, Kind, button, card, icon, select, sheet};
use crate::ui::plain::{El, Node, el, live};
use crate::ui::session::Session;
use crate::view::chart::ink;
use crate::view::diplomacy::{Bond, Cell, bonds, pair, table};

/// Two powers to deal with.
type Two = RwSignal<Option<(Power, Power)>>;

/// The powers among themselves.
pub fn pairs_card() -> AnyView {
    let two: Two = RwSignal::new(None);
    // The sheet stays while its powers change.
    let open = Memo::new(move |_| two.with(Option::is_some));
    let sheet = live(move || open.get().then(|| pair_sheet(two)));
    let list = card("War and alliance", false).child(pair_table(two)).child(pair_list(two));
    vec![list.node(), sheet].node()
}

/// Every pair once, in the half of a table; the other half says what the signs mean.
fn pair_table(two: Two) -> El {
    let session = Session::here();
    let heading = |power: &Power| {
        let short = el("span", "power").attr("data-power", ink(*power)).attr("aria-hidden", "true");
        el("th", "pairs-col")
            .attr("scope", "col")
            .attr("title", power.name())
            .child(short.child(power.short()))
            .child(el("span", "unseen").child(power.name()))
    };
    let cell = move |cell: Cell| el("td", "pairs-cell").child(cell_button(cell, two));
    let row = move |(power, cells): (Power, Vec<Cell>)| {
        let name = el("th", "pairs-row").attr("scope", "row").child(power_name(power));
        el("tr", "").child(name).children(cells.into_iter().map(cell))
    };
    let rows = live(move || {
        let rows = session.ask(table).unwrap_or_default();
        rows.into_iter().map(row).collect::<Vec<El>>()
    });
    let others = Power::ALL.iter().filter(|power| **power != Power::Poland);
    let caption = "What stands between any two powers; tap a pair for its acts";
    let table = el("table", "pairs-table")
        .child(el("caption", "unseen").child(caption))
        .child(el("colgroup", "").child(el("col", "pairs-names")))
        .child(el("tbody", "").child(rows))
        .child(el("tfoot", "").child(el("tr", "").child(el("td", "")).children(others.map(heading))));
    el("div", "pairs").child(table).child(legend())
}

fn cell_button(cell: Cell, two: Two) -> El {
    let Cell { one, other, bond, excepted, words } = cell;
    let class = match bond {
        Bond::War => "pairs-button is-war",
        Bond::Declared => "pairs-button is-declared",
        Bond::Alliance => "pairs-button is-alliance",
        Bond::Peace => "pairs-button",
    };
    let mark = excepted.then(|| el("span", "pairs-mark").attr("aria-hidden", "true").child("*"));
    el("button", class)
        .attr("type", "button")
        .attr("aria-label", words.clone())
        .attr("title", words)
        .child(bond_sign(bond))
        .child(mark)
        .press(move || two.set(Some((one, other))))
}

/// What the signs of the table mean.
fn legend() -> El {
    let item = |sign: El, words: &str| el("li", "").child(sign).child(words);
    el("ul", "pairs-legend")
        .child(item(bond_sign(Bond::War), "at war"))
        .child(item(bond_sign(Bond::Declared), "declared"))
        .child(item(bond_sign(Bond::Alliance), "allied"))
        .child(item(el("span", "bond pairs-mark").child("*"), "bars no creation"))
}

/// The wars and alliances of the others, for a narrow page.
fn pair_list(two: Two) -> El {
    let session = Session::here();
    let row = move |cell: Cell| {
        let Cell { one, other, bond, words, .. } = cell;
        let text = words.split_once(": ").map_or(words.as_str(), |(_, text)| text);
        let names = el("span", "fold-name").child(power_name(one)).child(" ").child(power_name(other));
        el("button", "fold-head")
            .attr("type", "button")
            .child(bond_sign(bond))
            .child(names)
            .child(el("span", "fold-words").child(text))
            .child(icon(Glyph::Forward))
            .press(move || two.set(Some((one, other))))
            .node()
    };
    let rows = live(move || {
        let cells = session.ask(bonds).unwrap_or_default();
        if cells.is_empty() {
            let text = "The other powers are at peace, and none are allied.";
            return el("p", "fold-text").child(text).node();
        }
        cells.into_iter().map(row).collect::<Vec<AnyView>>().node()
    });
    let more = button(Kind::Plain, "Two other powers", move || {
        two.set(Some((Power::Austria, Power::France)));
    });
    el("div", "pairs-list").child(rows).child(el("div", "button-group pairs-more").child(more))
}

/// Two powers, and what can be done between them.
fn pair_sheet(two: Two) -> AnyView {
    let session = Session::here();
    let seen = live(move || {
        let (one, other) = two.get()?;
        let pair = session.ask(|campaign| pair(campaign, one, other))?;
        let words = el("p", "pair-words").child([&pair.words, "."].concat());
        Some(vec![words, el("div", "pair-body").child(pair_body(pair))])
    });
    let title = move || {
        two.get().map_or_else(String::new, |(one, other)| [one.name(), " and ", other.name()].concat())
    };
    let choice = el("div", "pair-choice").child(power_select(two, true)).child(power_select(two, false));
    sheet(title, move || two.set(None), vec![choice.node(), seen].node(), None)
}

/// One of the two powers; chosen twice, they change places.
fn power_select(two: Two, first: bool) -> AnyView {
    let mine = move |(one, other): (Power, Power)| if first { one } else { other };
    let value = move || two.get().map_or_else(String::new, |two| mine(two).id().to_owned());
    let options = Power::ALL.iter().map(|power| (power.id().to_owned(), power.name().to_owned())).collect();
    let change = move |id: String| {
        let (Some(power), Some((one, other))) = (Power::from_id(&id), two.get_untracked()) else { return };
        two.set(Some(match (first, power == one || power == other) {
            (_, true) if power != mine((one, other)) => (other, one),
            (true, _) => (power, other),
            (false, _) => (one, power),
        }));
    };
    select(if first { "One power" } else { "And another" }, None, options, value, change)
}

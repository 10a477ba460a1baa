//! Columns of figures.

use leptos::prelude::*;

use super::part::Part;
use super::words::{clause, text};
use super::{Site, in_place, keyed, nth};
use crate::ui::attr::{fixed, given, on};
use crate::view::page::{Block, Cell, Column, Table, TableRow};

/// Draws a part of a table.
type Draw = fn(Site, &Table) -> AnyView;

/// A table, its rows told by their keys.
#[component]
pub(super) fn TableView(site: Site, block: Part<Block>) -> impl IntoView {
    let table = Part::pick(block, |block: &Block| match block {
        Block::Table(table) => Some(table.clone()),
        _ => None,
    });
    let of =
        move |draw: Draw| in_place(move || table.with(|table| table.as_ref().map(|one| draw(site, one))));
    let keys =
        |table: &Option<Table>| table.iter().flat_map(|one| &one.rows).map(|row| row.key.clone()).collect();
    let rows = keyed(
        move || table.with(keys),
        move |at| {
            let row = Part::pick(table, move |table: &Table| nth(&table.rows, &at, |row| &row.key).cloned());
            in_place(move || row.with(|row| row.as_ref().map(|row| line(site, row))))
        },
    );
    let matrix = table.with_untracked(|table| table.as_ref().is_some_and(Table::is_matrix));
    let (wrap, class) = if matrix { ("matrix", "matrix-table") } else { ("ledger-wrap", "ledger") };
    let (above, below) = if matrix { (None, heads as Draw) } else { (Some(heads as Draw), foot as Draw) };
    view! {
        <div class=wrap>
            <table class=class>
                <caption class="unseen">{move || table.with(|one| one.as_ref().map(|one| one.caption.clone()))}</caption>
                {above.map(|heads| view! { <thead>{of(heads)}</thead> }.into_any())}
                <tbody>{rows}</tbody>
                <tfoot>{of(below)}</tfoot>
            </table>
        </div>
    }
}

fn heads(site: Site, table: &Table) -> AnyView {
    let head = |column: &Column| {
        if column.name.is_empty() {
            return view! { <td></td> }.into_any();
        }
        let class = if column.figures { "num" } else { "" };
        view! { <th {..fixed("scope", "col")} class=class>{text(site, &column.name)}</th> }.into_any()
    };
    view! { <tr>{table.columns.iter().map(head).collect_view()}</tr> }.into_any()
}

fn foot(site: Site, table: &Table) -> AnyView {
    let cells = cells(site, &table.foot);
    (!table.foot.is_empty()).then(|| view! { <tr>{cells}</tr> }.into_any()).into_any()
}

fn line(site: Site, row: &TableRow) -> AnyView {
    view! { <tr class=if row.strong { "ledger-total" } else { "" }>{cells(site, &row.cells)}</tr> }.into_any()
}

/// The first cell names the row; one alone stands across all columns.
fn cells(site: Site, cells: &[Cell]) -> AnyView {
    let across = (cells.len() == 1).then(|| "99".to_owned());
    let cell = |(at, cell): (usize, &Cell)| {
        let inside = inside(site, cell);
        if at == 0 {
            return view! { <th {..fixed("scope", "row")} {..given("colspan", across.clone())}>{inside}</th> }.into_any();
        }
        view! { <td class=if cell.marked { "num is-marked" } else { "num" }>{inside}</td> }.into_any()
    };
    cells.iter().enumerate().map(cell).collect::<Vec<AnyView>>().into_any()
}

fn inside(site: Site, cell: &Cell) -> AnyView {
    let words = text(site, &cell.text);
    let words = match &cell.opens {
        Some(action) => {
            let action = action.clone();
            let press = move |_| site.act(action.clone());
            let class = if cell.spoken.is_some() { "matrix-cell" } else { "account-value" };
            let (spoken, hint) = (cell.spoken.clone(), cell.spoken.clone());
            view! {
                <button
                    type="button"
                    {..given("aria-label", spoken)}
                    {..given("title", hint)}
                    {..on("click", press)}
                    class=class
                >
                    {words}
                </button>
            }
            .into_any()
        }
        None => words,
    };
    let note = (!cell.note.is_empty())
        .then(|| view! { <span class="ledger-note">{text(site, &cell.note)}</span> }.into_any());
    view! { {words} {note} {cell.cite.map(|one| clause(site, one))} }.into_any()
}

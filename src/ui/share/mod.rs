//! Handing campaigns over and taking them in: links, pictures, files; the shelf's own sheets.

mod bring;
mod give;
mod held;
mod incoming;
mod keeping;
mod manage;
mod over;
mod qr;

use leptos::prelude::*;

use crate::ui::live::nothing;
use crate::ui::session::{Session, ShelfSheet};

pub use give::give_open;
pub use held::held_back_sheet;
pub use incoming::incoming_sheet;
pub use over::hand_over_sheet;

/// The sheet of the shelf that lies open.
pub fn shelf_sheet() -> AnyView {
    match Session::here().shelf_sheet.get_untracked() {
        Some(ShelfSheet::Manage(id)) => manage::sheet_of(id),
        Some(ShelfSheet::BringIn) => bring::bring_sheet(),
        Some(ShelfSheet::Keeping) => keeping::keeping_sheet(),
        None => nothing(),
    }
}

/// A paragraph of a sheet.
fn prose(text: impl Into<String>) -> AnyView {
    let text: String = text.into();
    view! { <p class="act-text">{text}</p> }.into_any()
}

/// What is told of how something is kept, line by line.
fn facts(lines: Vec<(&'static str, String)>) -> AnyView {
    let line = |(label, value): (&'static str, String)| {
        view! {
            <div>
                <dt>{label}</dt>
                <dd>{value}</dd>
            </div>
        }
        .into_any()
    };
    view! { <dl class="hand-facts">{lines.into_iter().map(line).collect_view()}</dl> }.into_any()
}

/// Says something at the foot of the page.
fn tell(session: Session, words: impl Into<String>) {
    session.notice.set(Some(words.into()));
}

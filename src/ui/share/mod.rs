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

use crate::ui::plain::nothing;
use crate::ui::session::{Aside, Session};

pub use give::give_open;
pub use held::held_back_sheet;
pub use incoming::incoming_sheet;
pub use over::hand_over_sheet;

/// The sheet of the shelf that lies open.
pub fn aside_sheet() -> AnyView {
    match Session::here().aside.get_untracked() {
        Some(Aside::Manage(id)) => manage::sheet_of(id),
        Some(Aside::BringIn) => bring::bring_sheet(),
        Some(Aside::Keeping) => keeping::keeping_sheet(),
        None => nothing(),
    }
}

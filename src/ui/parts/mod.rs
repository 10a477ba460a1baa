//! The parts every screen is made of, as functions that give elements. The classes are explained in `style/`.

mod button;
mod card;
mod dice;
mod field;
mod graph;
mod icon;
mod live;
mod lookup;
mod number;
mod rail;
mod sheet;
mod tabs;
mod told;
mod tree;

pub use button::{Kind, button, button_with, icon_button, refusable};
pub use card::{Row, card, empty, head, row};
pub use dice::{dice, thrown};
pub use field::{choice, number_field, select, text_field, toggle};
pub use graph::graph;
pub use icon::{Glyph, icon};
pub use live::{Live, Toast};
pub use lookup::{chip, opener};
pub use number::stepper;
pub use rail::{Rail, RailItem};
pub use sheet::sheet;
pub use tabs::tabs;
pub use told::{cited, fact, notice};
pub use tree::{cite_of, tree};

use crate::ui::plain::{El, el};
use crate::ui::session::Session;

use leptos::prelude::WithUntracked;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A clause number, in red: a button that opens the clause, once there is a campaign and so a rulebook.
#[must_use]
pub fn cite(number: &'static str) -> El {
    let session = Session::here();
    if session.campaign.with_untracked(Option::is_none) {
        return el("cite", "cite").child(number);
    }
    el("button", "cite")
        .attr("type", "button")
        .attr("aria-label", ["Clause ", number].concat())
        .child(number)
        .press(move || session.open_clause(number))
}

/// An element id that occurs once on the page, for labels and descriptions.
pub fn fresh_id(prefix: &str) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    format!("{prefix}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

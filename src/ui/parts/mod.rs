//! The parts every screen is made of, as functions that give elements. The classes are explained in `style/`.

mod button;
mod card;
mod dice;
mod field;
mod graph;
mod lookup;
mod number;
mod sheet;
mod tabs;
mod told;
mod tree;

pub use button::{Kind, button, button_with, icon_button, refusable};
pub use card::{Row, card, clock, empty, figure, foot_of, head, meter, row};
pub use dice::{dice, dice_of, thrown};
pub use field::{bare_choice, choice, number_field, select, text_field, toggle};
pub use graph::graph;
pub use lookup::{chip, opener};
pub use number::stepper;
pub use sheet::sheet;
pub use tabs::tabs;
pub use told::{cited, fact, notice};
pub use tree::{cite_of, tree};

use crate::ui::plain::{El, el};
use crate::ui::session::Session;

pub use crate::ui::widgets::Glyph;

use leptos::prelude::{AnyView, IntoAny, WithUntracked};

/// A line icon, in the ink of the text around it.
#[must_use]
pub fn icon(glyph: Glyph) -> AnyView {
    crate::ui::widgets::Icon(crate::ui::widgets::IconProps { glyph }).into_any()
}

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
    crate::ui::widgets::fresh_id(prefix)
}

//! The Powers screen: Poland and each power, the others among themselves, minor countries, and the board's facts.

mod acts;
mod board;
mod minors;
mod pairs;
mod poland;
mod rivals;

use leptos::prelude::*;

use crate::ui::parts::head;
use crate::ui::plain::{Node, el, live};
use crate::ui::session::Session;
use crate::ui::turn::foot;
use crate::view::turn::poland_words;

/// The Diplomacy screen.
pub fn screen() -> AnyView {
    let session = Session::here();
    let line = live(move || {
        session.ask(|campaign| {
            let game = campaign.game();
            [&game.date.to_string(), " · ", game.phase.name()].concat()
        })
    });
    let words = live(move || session.ask(|campaign| poland_words(campaign.game())));
    vec![
        head(line, "Powers").node(),
        el("p", "powers-lead").child(words).node(),
        poland::poland_card().node(),
        pairs::pairs_card(),
        rivals::rivals_card(),
        board::board_card(),
        board::order_card().node(),
        minors::minors_card(),
        board::points_card(),
        foot(),
    ]
    .node()
}

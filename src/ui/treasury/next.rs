//! What the next Economic phase brings, and booking it.

use leptos::prelude::*;

use super::account;
use crate::ui::parts::{Glyph, Kind, button, card, icon};
use crate::ui::plain::{El, el, live};
use crate::ui::session::Session;
use crate::view::treasury::{NextPhase, next_phase};

/// The next Economic phase.
pub(super) fn next_card() -> AnyView {
    let session = Session::here();
    live(move || session.ask(next_phase).filter(|next| next.due || next.then.is_some()).map(next))
}

fn next(seen: NextPhase) -> El {
    let session = Session::here();
    let NextPhase { month, due, lines, then, loss, short, book, book_with_other } = seen;
    let title = if due { "Book the phase".to_owned() } else { ["Economic phase, ", &month].concat() };
    let sum = if short { "account account-total account-short" } else { "account account-total" };
    let accounts = el("div", "accounts")
        .children(lines.into_iter().map(|line| account("account", line)))
        .child(then.map(|line| account(sum, line)));
    let loss = loss.map(|loss| el("p", "card-lead").child(icon(Glyph::Dice)).child([" ", &loss].concat()));
    let booking = due.then(|| {
        let other = book_with_other.map(|command| {
            let label = "Add other income";
            let add = move || session.open_act(command.clone());
            el("button", "button")
                .attr("type", "button")
                .child(icon(Glyph::Plus))
                .child(el("span", "button-label").child(label))
                .press(add)
        });
        let book = button(Kind::Go, "Book", move || session.open_act(book.clone()));
        el("div", "booking").child(other).child(book)
    });
    card(&title, due).child(accounts).child(loss).child(booking)
}

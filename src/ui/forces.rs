//! The Forces screen: the roster of corps and other pieces, what waits to be placed, and what is on order.

use leptos::prelude::*;

use crate::ui::page;
use crate::ui::session::Session;
use crate::view::forces;
use crate::view::treasury::CounterId;

/// The Forces screen.
pub fn screen() -> AnyView {
    page::screen(
        |session, state| {
            session.basket.with(|basket| session.ask(|campaign| forces::page(campaign, basket, state)))
        },
        hear,
    )
}

/// The basket is the whole campaign's, not the page's.
fn hear(session: Session, key: &str, answer: &str) -> bool {
    let Some(counter) = CounterId::from_key(key) else { return false };
    session.basket.update(|basket| counter.put(basket, answer == "yes"));
    true
}

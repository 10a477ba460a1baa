//! The Forces screen: the roster of corps and other pieces, what waits to be placed, and what is on order.

use leptos::prelude::*;

use crate::ui::page;
use crate::ui::session::Session;
use crate::view::forces;

/// The Forces screen.
pub fn screen() -> AnyView {
    page::screen(
        page::Drawers::ALL,
        |session, state| {
            session.basket.with(|basket| session.ask(|campaign| forces::page(campaign, basket, state)))
        },
        // The basket is the whole campaign's, not the page's.
        Session::put_in_basket,
    )
}

//! The Turn screen: the month and phase, what must and may happen now, what may not yet, clocks and headline figures.

use leptos::prelude::*;

use crate::ui::page;
use crate::view::turn;

/// The Turn screen.
pub fn screen() -> AnyView {
    page::screen(
        page::Drawers::NONE,
        |session, _| session.label.with(|name| session.ask(|campaign| turn::page(campaign, name.as_deref()))),
        |_, _, _| false,
    )
}

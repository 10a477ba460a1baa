//! The Powers screen: Poland and each power, the others among themselves, minor countries, and the board's facts.

use leptos::prelude::*;

use crate::ui::page;
use crate::ui::session::{OpenSheet, Session};
use crate::view::diplomacy;

/// The Powers screen.
pub fn screen() -> AnyView {
    page::screen(
        page::Drawers::ALL,
        |session, state| session.ask(|campaign| diplomacy::page(campaign, state)),
        hear,
    )
}

/// The order of play is chosen by an act.
fn hear(session: Session, key: &str, answer: &str) -> bool {
    let chosen = untrack(|| session.ask(|campaign| diplomacy::chosen(campaign, key, answer)));
    let Some(command) = chosen.flatten() else { return false };
    session.submit_or_ask(command);
    true
}

/// Two powers, and what can be done between them.
pub fn sheet_of_pair() -> AnyView {
    page::sheet(page::Drawers::ALL, |session, state| match session.sheet.get_untracked() {
        Some(OpenSheet::Pair(one, other)) => {
            session.ask(|campaign| diplomacy::sheet(campaign, (one, other), state))
        }
        _ => None,
    })
}

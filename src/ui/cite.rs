//! A clause number on the page.

use leptos::prelude::*;

use crate::ui::attr::{given, on};
use crate::ui::session::Session;

/// A clause number, in red: a button that opens the clause, once there is a campaign and so a rulebook.
#[must_use]
pub fn cite(number: &'static str) -> AnyView {
    let session = Session::here();
    if session.campaign.with_untracked(Option::is_none) {
        return view! { <cite class="cite">{number}</cite> }.into_any();
    }
    let name = ["Clause ", number].concat();
    let press = move |_| session.open_clause(number);
    view! { <button type="button" class="cite" {..given("aria-label", name)} {..on("click", press)}>{number}</button> }.into_any()
}

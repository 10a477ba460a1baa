//! Sheets laid over the desk.

use crate::ui::widgets::Sheet;
use leptos::prelude::*;

/// A modal sheet, open as long as it is on the page: its title, its body, and the buttons that stay in reach below.
#[must_use]
pub fn sheet(
    title: impl Fn() -> String + Send + Sync + 'static,
    close: impl Fn() + Send + Sync + 'static,
    body: AnyView,
    foot: Option<AnyView>,
) -> AnyView {
    let title = Signal::derive(title);
    let close = Callback::new(move |()| close());
    match foot {
        Some(foot) => view! { <Sheet title on_close=close footer=move || foot>{body}</Sheet> }.into_any(),
        None => view! { <Sheet title on_close=close>{body}</Sheet> }.into_any(),
    }
}

//! The way between screens: a rail on a wide screen, a bar on a phone.

use super::{Glyph, icon};
use crate::ui::attr::{fixed, follows};
use leptos::prelude::*;

/// A screen one can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RailItem {
    /// Its address: "#turn".
    pub href: &'static str,
    /// Its name; at most eight letters fit on a phone.
    pub label: &'static str,
    /// Its sign.
    pub glyph: Glyph,
}

/// Links to the screens, the present one marked.
#[component]
pub fn Rail(
    /// The screens in order.
    items: Vec<RailItem>,
    /// The address of the present one.
    #[prop(into)]
    current: Signal<String>,
) -> impl IntoView {
    let link = move |item: RailItem| {
        let marked = move || current.with(|at| at == item.href).then(|| "page".to_owned());
        view! {
            <li class="rail-item">
                <a class="rail-link" {..fixed("href", item.href)} {..follows("aria-current", marked)}>
                    {icon(item.glyph)}
                    <span>{item.label}</span>
                </a>
            </li>
        }
        .into_any()
    };
    view! {
        <nav class="rail" {..fixed("aria-label", "Screens")}>
            <ul class="rail-list">{items.into_iter().map(link).collect_view()}</ul>
        </nav>
    }
    .into_any()
}

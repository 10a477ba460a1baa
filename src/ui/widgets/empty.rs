//! Pages with nothing on them yet.

use super::{Glyph, Icon};
use leptos::prelude::*;

/// Says what will stand here and how to begin.
#[component]
pub fn Empty(
    /// A large, faint icon.
    glyph: Glyph,
    /// What there is not.
    #[prop(into)]
    title: String,
    /// What would bring it about.
    #[prop(optional, into)]
    text: MaybeProp<String>,
    /// A button to begin with.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="empty">
            <Icon glyph />
            <p class="empty-title">{title}</p>
            {move || text.get().map(|text| view! { <p class="empty-text">{text}</p> })}
            {children.map(|children| view! { <div class="empty-act">{children()}</div> })}
        </div>
    }
    .into_any()
}

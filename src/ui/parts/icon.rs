//! Line icons on a grid of 24, one path each, in the ink of the text around them.

use leptos::prelude::*;

pub use crate::view::page::Glyph;

/// How an icon is drawn.
fn path(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Turn => {
            "M6 3h12M6 21h12M7.5 3v3.6c0 2.5 4.5 3.9 4.5 5.4s-4.5 2.9-4.5 5.4V21M16.5 3v3.6c0 2.5-4.5 3.9-4.5 5.4s4.5 2.9 4.5 5.4V21"
        }
        Glyph::Map => "M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20",
        Glyph::Forces => "M3 6h18v12H3zM3 6l18 12M21 6 3 18",
        Glyph::Treasury => {
            "M5 6.3C5 4.9 8.1 3.8 12 3.8s7 1.1 7 2.5-3.1 2.5-7 2.5-7-1.1-7-2.5v11.4c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V6.3M5 12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5"
        }
        Glyph::Powers => "M5.5 21V3.5M5.5 4.5H19l-3.2 4 3.2 4H5.5",
        Glyph::Record => "M6 3h8.5L19 7.5V21H6zM14 3.2V8h4.8M9 12h7M9 15h7M9 18h4",
        Glyph::Rules => {
            "M12 6.6C9.8 4.9 7 4.5 3 5v14c4-.5 6.8-.1 9 1.6 2.2-1.7 5-2.1 9-1.6V5c-4-.5-6.8-.1-9 1.6zM12 6.6v14"
        }
        Glyph::Undo => "M8.5 5.5 4 10l4.5 4.5M4 10h10.5a5 5 0 0 1 0 10H9",
        Glyph::Redo => "M15.5 5.5 20 10l-4.5 4.5M20 10H9.5a5 5 0 0 0 0 10H15",
        Glyph::Plus => "M12 5v14M5 12h14",
        Glyph::Minus => "M5 12h14",
        Glyph::Fit => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
        Glyph::Close => "M6 6l12 12M18 6 6 18",
        Glyph::Back => "M15 5l-7 7 7 7",
        Glyph::Forward => "M9 5l7 7-7 7",
        Glyph::More => {
            "M4.5 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0M17.9 12a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0"
        }
        Glyph::Menu => "M4 7h16M4 12h16M4 17h16",
        Glyph::Warn => "M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1",
        Glyph::Info => "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.7v.1",
        Glyph::Check => "M5 12.5 9.5 17 19 7",
        Glyph::Dice => {
            "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.3 8.5a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M14.9 8.5a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M11.6 12a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M8.3 15.5a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M14.9 15.5a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0"
        }
        Glyph::Link => {
            "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1"
        }
        Glyph::Edit => "M4 20l1-4.2L15.8 5l3.2 3.2L8.2 19zM13.5 7.3l3.2 3.2",
        Glyph::Filter => "M4 7h16M7 12h10M10 17h4",
        Glyph::Search => "M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 20.5 20.5",
        Glyph::Save => "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16",
        Glyph::Load => "M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4 20h16",
        Glyph::Discard => "M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13.5h9l1-13.5M10.3 11v6M13.7 11v6",
        Glyph::Night => "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
        Glyph::Day => {
            "M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"
        }
        Glyph::Castle => "M4 20V5.5h3V8h3.5V5.5h3V8H17V5.5h3V20zM4 12h16M10 20v-3a2 2 0 0 1 4 0v3",
        Glyph::Siege => {
            "M4.5 16.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M8 16.4v.2M5.3 13.9 19 5.5l1.8 3L11 14.7M11 18.5l9.5 1.5"
        }
        Glyph::Crown => "M5 19.5h14M4.8 16 3.5 7.5l4.7 3.7L12 5l3.8 6.2 4.7-3.7L19.2 16z",
        Glyph::Star => "M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7z",
        Glyph::War => "M4 4l11.5 11.5M20 4 8.5 15.5M13 18l5-5M6 13l5 5M16.5 16.5 20 20M7.5 16.5 4 20",
        Glyph::Cavalry => "M3 6h18v12H3zM21 6 3 18",
        Glyph::Ship => {
            "M3 16.5h18l-2.5 4h-13zM11.5 16V3.5M11.5 4.5c4 1.2 6 4.5 6.5 9h-6.5M9 7c-2.5 1.7-3.8 4-4 6.5h4z"
        }
    }
}

/// A line icon, in the ink of the text around it. It is decoration: the words beside it, or the button's name, say the same.
#[must_use]
pub fn icon(glyph: Glyph) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=path(glyph) />
        </svg>
    }
    .into_any()
}

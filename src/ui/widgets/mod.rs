//! The parts every screen is made of. They take labels, numbers and callbacks, and know nothing of the game.
//!
//! Callbacks are given as closures: `on_press=move || …`, `on_change=move |n: i32| …`. A changing text is a signal
//! (`Signal::derive(move || …)`), a fixed one a plain string. The classes are explained in `style/`.

mod button;
mod dice;
mod icon;
mod live;
mod rail;
mod sheet;

pub use button::{Button, ButtonKind, IconButton};
pub(crate) use dice::face_view;
pub use dice::{DieThrown, DieThrownProps};
pub use icon::{Glyph, Icon, IconProps};
pub use live::{Live, Toast};
pub use rail::{Rail, RailItem};
pub use sheet::Sheet;

use std::sync::atomic::{AtomicUsize, Ordering};

/// An element id that occurs once on the page, for labels and descriptions.
pub(crate) fn fresh_id(prefix: &str) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    format!("{prefix}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

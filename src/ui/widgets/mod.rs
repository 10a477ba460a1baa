//! The parts every screen is made of. They take labels, numbers and callbacks, and know nothing of the game.
//!
//! Callbacks are given as closures: `on_press=move || …`, `on_change=move |n: i32| …`. A changing text is a signal
//! (`Signal::derive(move || …)`), a fixed one a plain string. The classes are explained in `style/`.

mod button;
mod card;
mod choice;
mod cite;
mod dice;
mod empty;
mod field;
mod figure;
mod icon;
mod live;
mod meter;
mod rail;
mod select;
mod sheet;
mod stepper;
mod toggle;

pub use button::{Button, ButtonKind, IconButton};
pub use card::{Card, Row};
pub use choice::{Choice, ChoiceItem};
pub use cite::Cite;
pub(crate) use dice::face_view;
pub use dice::{DieThrown, DieThrownProps};
pub use empty::Empty;
pub use field::TextField;
pub use figure::Figure;
pub use icon::{Glyph, Icon, IconProps};
pub use live::{Live, Toast};
pub use meter::Meter;
pub use rail::{Rail, RailItem};
pub use select::Select;
pub use sheet::Sheet;
pub use stepper::Stepper;
pub use toggle::Toggle;

use std::sync::atomic::{AtomicUsize, Ordering};

/// An element id that occurs once on the page, for labels and descriptions.
pub(crate) fn fresh_id(prefix: &str) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    format!("{prefix}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

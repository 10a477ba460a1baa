//! The parts every screen is made of, as functions that give elements. The classes are explained in `style/`.

mod button;
mod dice;
mod field;
mod graph;
mod icon;
mod notice;
mod number;
mod rail;
mod sheet;
mod tabs;

pub use button::{Kind, button, button_with, icon_button, refusable};
pub use dice::{dice, thrown};
pub use field::{choice, number_field, select, text_field, toggle};
pub use graph::graph;
pub use icon::{Glyph, icon};
pub use notice::{Live, Toast, notice};
pub use number::stepper;
pub use rail::{Rail, RailItem};
pub use sheet::sheet;
pub use tabs::tabs;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Reads a value that is followed. Held once for all who read, since a closure of a new type is code of its own.
type Read<T> = Arc<dyn Fn() -> T + Send + Sync>;

/// An element id that occurs once on the page, for labels and descriptions.
pub fn fresh_id(prefix: &str) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    format!("{prefix}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

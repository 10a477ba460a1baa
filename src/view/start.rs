//! The start page in words.

use crate::model::place::Province;
use crate::view::chart::{atlas, decimal};

/// The name of the work.
pub const TITLE: &str = "Poland in Arms";
/// What stands above it.
pub const ABOVE: &str = "The Polish Clerk";
/// What stands below it, as on a title page.
pub const BELOW: &str = "or, the Books of a Power that is yet to be made, from January 1805 to December 1815";
/// What it is.
pub const WHAT: &str = "For a group that plays Empires in Arms with the Polish rules. It says what must, may and may \
                        not happen now, and why; it does the sums in front of everyone, and keeps the books.";
/// Under the picture.
pub const CAPTION: &str = "The seven provinces that can make up Poland";
/// Where campaigns are kept.
pub const KEPT: &str = "Kept on this device only, in this browser.";

/// Size of a province's name under the title, in map units: it fills the room it has.
#[must_use]
pub fn name_size(province: Province) -> String {
    let (_, room) = atlas::lettering(province);
    let letters = u32::try_from(province.name().len()).unwrap_or(u32::MAX);
    decimal((room / (f64::from(letters) * 0.8)).clamp(44.0, 88.0))
}

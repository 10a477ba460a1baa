//! The start page in words.

use crate::model::place::Province;
use crate::view::chart::shape::Shape;
use crate::view::chart::{atlas, decimal, outlines, scene};

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

/// The frontispiece: the country from the map's own plate.
#[must_use]
pub fn country() -> Vec<Shape> {
    scene::ground()
}

/// The provinces over it, washed and hatched, their borders laid on thick, and their names.
#[must_use]
pub fn provinces() -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Province::POLISH.into_iter().flat_map(coloured).collect();
    shapes.push(Shape::path("chart-border", outlines::OUTER_BORDERS));
    shapes.push(Shape::path("chart-border", outlines::BORDERS));
    shapes.extend(Province::POLISH.map(lettered));
    shapes
}

/// A province, cut to its own outline.
fn coloured(province: Province) -> [Shape; 4] {
    let path = |class: &'static str| Shape {
        clip: Some(["url(#start-", province.id(), ")"].concat()),
        ..Shape::path(class, outlines::province(province)).ink("poland")
    };
    let hatching = Shape { fill: Some("url(#start-hatch)".to_owned()), ..path("chart-over") };
    [path("chart-wash"), hatching, path("chart-edge"), path("chart-edge chart-edge-inner")]
}

/// A province's name: it fills the room it has.
fn lettered(province: Province) -> Shape {
    let ((x, y), (_, room)) = (atlas::province(province), atlas::lettering(province));
    let letters = u32::try_from(province.name().len()).unwrap_or(u32::MAX);
    let size = decimal((room / (f64::from(letters) * 0.8)).clamp(44.0, 88.0));
    let name = Shape::text("start-province", (f64::from(x), f64::from(y)), province.name());
    Shape { size: Some(size), ..name }
}

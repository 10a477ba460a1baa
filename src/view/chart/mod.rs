//! The map: what is on it, where everything stands, and what part of it the pane shows. Pure; the screen only draws it.
//!
//! Three measures meet here. *Map units* (half a kilometre) place things on the plate; *marks* (pixels at the size the
//! lettering was designed for) place lettering and counters round their spot; *pixels* belong to the pane.

mod area;
pub mod atlas;
pub mod camera;
mod city_plan;
pub mod fixture;
pub mod gesture;
pub mod legend;
pub mod marks;
#[rustfmt::skip]
pub mod outlines;
pub mod plan;
pub mod scene;
pub mod shape;
mod sheet;
pub mod signs;
mod stacks;
pub mod travel;

use crate::model::place::{City, Province};

pub use area::Area;
pub use camera::Camera;
pub use marks::{Chart, CityMark, CounterMark, Pick, ProvinceMark, Spot, Symbol, ink};
pub use plan::Plan;

/// A number with two decimals as SVG wants it. Whole-number arithmetic: formatting floats would add kilobytes.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "map lengths are small")]
pub fn decimal(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match (rest % 10, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

/// The value, no less and no more than the two. (`f64::clamp` can panic, and brings the printing of floats with it.)
pub(crate) fn within(value: f64, least: f64, most: f64) -> f64 {
    value.max(least).min(most)
}

/// A factor with five decimals.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "factors are small")]
pub fn factor(value: f64) -> String {
    let parts = (value.abs() * 100_000.0).round() as i64;
    format!("{}.{:05}", parts / 100_000, parts % 100_000)
}

#[cfg(test)]
mod tests {
    use super::{decimal, factor};

    #[test]
    fn numbers_are_short_and_exact() {
        let cases =
            [(0.0, "0"), (-0.001, "0"), (12.5, "12.5"), (-3.07, "-3.07"), (1.999, "2"), (-10.0, "-10")];
        for (value, text) in cases {
            assert_eq!(decimal(value), text);
        }
        assert_eq!(factor(0.172_344), "0.17234");
        assert_eq!(factor(12.0), "12.00000");
    }
}

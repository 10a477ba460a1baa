//! The signs: cities, flags, works, counters. Lengths in marks.

use super::city_plan::towers;
use super::marks::{CounterMark, Symbol, ink};
use super::shape::{Shape, card, circle};
use super::stacks::COUNTER;
use super::{City, decimal};
use crate::model::power::Power;

const STAR: &str = "M0-17L3.5-12.5L9.2-13.2L8.5-7.5L13-4L8.5-.5L9.2 5.2L3.5 4.5L0 9L-3.5 4.5L-9.2 5.2L-8.5-.5L-13-4L-8.5-7.5L-9.2-13.2L-3.5-12.5z";

/// A tower for each spire, a line under a capital, a star trace round a fortress.
#[must_use]
pub fn city(city: City) -> Vec<Shape> {
    let width = towers(city.spires());
    let tower = |index: u8| {
        let tall = if index == 1 || city.spires() == 4 && index == 2 { "6" } else { "4.7" };
        format!(
            "M{} 0v-{tall}l2-{tall} 2 {tall}v{tall}z",
            decimal(f64::from(index) * 5.0 - width / 2.0 + 0.5)
        )
    };
    let towers: String = (0..city.spires()).map(tower).collect();
    let half = decimal(width / 2.0 + 1.5);
    let star = (city.fleches() > 0).then(|| Shape::path("chart-star", STAR));
    let base = city.is_capital().then(|| Shape::path("chart-base", format!("M-{half} 1.8H{half}")));
    star.into_iter().chain([Shape::path("chart-spires", towers)]).chain(base).collect()
}

/// Siege works: batteries all round, and whose they are.
#[must_use]
pub fn works(power: Power) -> [Shape; 4] {
    let shape = |class, path| Shape::path(class, path).ink(ink(power));
    [
        shape("chart-trench", circle((0.0, -4.0), 16.5)),
        shape("chart-battery", circle((0.0, -4.0), 18.0)),
        shape("chart-tag", card(8.0, 5.0, 16.0, 10.5)),
        Shape::text("chart-code", (16.0, 13.0), power.short()).ink(ink(power)),
    ]
}

/// A power's flag; its pole stands at the point.
#[must_use]
pub fn flag(power: Power, (x, y): (f64, f64)) -> [Shape; 3] {
    [
        Shape::path("chart-pole", "M0 1V-14").at((x, y)),
        Shape::path("chart-cloth", "M0-14h16l-2.5 5.5L16-3H0z").ink(ink(power)).at((x, y)),
        Shape::text("chart-code", (x + 6.8, y - 5.6), power.short()).ink(ink(power)),
    ]
}

/// An anchor, and the guns that guard it.
#[must_use]
pub fn port(x: f64, guns: Option<u8>) -> Vec<Shape> {
    const ANCHOR: &str =
        "M0-5.5V6M-3-2.5h6M-5 2c.4 2.6 2.4 4 5 4s4.6-1.4 5-4M-1.6-7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0";
    let anchor = Shape::path("chart-port", ANCHOR).at((x, -4.0));
    let guns = guns.map(|guns| Shape::text("chart-guns", (x, 11.5), guns.to_string()));
    [anchor].into_iter().chain(guns).collect()
}

/// The right to a garrison: a shield with the letters of the power that has it.
#[must_use]
pub fn right(power: Power, (x, y): (f64, f64)) -> [Shape; 2] {
    const SHIELD: &str = "M0 0h13v8c0 4-3 6-6.5 7.5C3 14 0 12 0 8z";
    [
        Shape::path("chart-right", SHIELD).at((x, y)),
        Shape::text("chart-code chart-right-code", (x + 6.5, y + 8.6), power.short()).ink(ink(power)),
    ]
}

/// French troops: a block of the Grande Armée.
#[must_use]
pub fn french((x, y): (f64, f64)) -> [Shape; 2] {
    [
        Shape::path("chart-french", "M0 0h18v12h-18z").ink("france").at((x, y - 10.0)),
        Shape::path("chart-french-sign", "M4 2.5h10v7H4zl10 7m0-7l-10 7").ink("france").at((x, y - 10.0)),
    ]
}

/// A counter's face, its corner at the point; a pile shows another beneath and how many it hides.
#[must_use]
pub fn counter(counter: &CounterMark, (x, y): (f64, f64), width: f64, hides: usize) -> Vec<Shape> {
    let (ink, middle) = (ink(counter.ink), x + width / 2.0);
    let mut shapes = Vec::new();
    if hides > 0 {
        shapes.push(Shape::path("chart-card", card(x + 3.0, y - 3.0, width, COUNTER)).ink(ink));
    }
    shapes.push(Shape::path("chart-shadow", card(x + 1.5, y + 1.5, width, COUNTER)));
    shapes.push(Shape::path("chart-card", card(x, y, width, COUNTER)).ink(ink));
    shapes.push(Shape::path("chart-symbol", symbol(counter.symbol)).ink(ink).at((middle, y + 15.0)));
    shapes.push(Shape::text("chart-counter-name", (middle, y + 9.0), counter.name.clone()).ink(ink));
    shapes.push(Shape::text("chart-counter-strength", (middle, y + 27.3), counter.strength.clone()).ink(ink));
    if hides > 0 {
        let at = (x + width + 1.0, y);
        shapes.push(Shape::path("chart-count", circle(at, 6.5)));
        shapes.push(Shape::text("chart-count-figure", (at.0, at.1 + 3.2), (hides + 1).to_string()));
    }
    shapes
}

const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Infantry => "M-7-4.5h14v9h-14zl14 9m0-9l-14 9",
        Symbol::Cavalry => "M-7-4.5h14v9h-14zm0 9l14-9",
        Symbol::Fleet => "M-7 1.5h14l-2.5 3.5h-9zM0 1.5v-6.5l5 5h-5M-1.5 0v-4l-3.5 4z",
        Symbol::Leader => "M0-5.5l1.5 3.7 4 .3-3.1 2.6 1 3.9L0 2.9-3.4 5l1-3.9-3.1-2.6 4-.3z",
        Symbol::Depot => "M-6 4.5v-5.5l6-4 6 4v5.5zM-6-1h12M-2 4.5v-3h4v3",
        Symbol::Guerrilla => "M-5.5-4.5l9.5 8M5.5-4.5l-9.5 8M-5.5 1l3.5 4M5.5 1l-3.5 4",
    }
}

//! What the signs mean.

use super::City;
use super::marks::{CounterMark, Spot, Symbol};
use super::shape::Shape;
use super::signs;
use crate::model::power::Power;

const HATCH: &str = "M-18-8l6-6M-18 2l16-16M-16 10l24-24M-6 10l24-24M4 10l14-14M14 10l4-4";
const CROSS: &str =
    "M-12-14l-6 18M-2-14l-8 24M8-14l-8 24M18-14l-8 24M18 8v2M-18-8l36 10M-18 2l30 8M-6-14l24 7";
const DOTS: &str = "M-12-8h0M-4-8h0M4-8h0M12-8h0M-8-2h0M0-2h0M8-2h0M-12 4h0M-4 4h0M4 4h0M12 4h0";

/// Every sign with its meaning.
#[must_use]
pub fn rows() -> Vec<(Vec<Shape>, &'static str)> {
    let besieged = signs::works(Power::Russia).into_iter().chain(signs::city(City::Kovno)).collect();
    let mut rows = vec![
        (signs::city(City::Warsaw), "Capital; a tower for each spire"),
        (signs::city(City::Kovno), "City"),
        (signs::city(City::BrestLitovsk), "Fortress"),
        (signs::port(0.0, Some(2)), "Port and its guns"),
        (besieged, "Besieged, by whom"),
        (signs::flag(Power::Austria, (-8.0, 6.0)).into(), "City held by another than its province"),
        (signs::right(Power::France, (-6.0, -10.0)).into(), "Right to a garrison"),
        (swatch("chart-swatch", "poland", HATCH), "Part of Poland"),
        (swatch("chart-swatch", "russia", CROSS), "Occupied, in the occupier's ink"),
        (swatch("chart-swatch chart-swatch-dots", "poland", DOTS), "Conquered"),
        (signs::french((-9.0, 4.0)).into(), "French troops in the province"),
    ];
    let pieces = [
        (Symbol::Infantry, "IV", "Infantry corps"),
        (Symbol::Cavalry, "I", "Cavalry corps"),
        (Symbol::Fleet, "Fl.", "Fleet"),
        (Symbol::Leader, "L.", "Leader"),
        (Symbol::Depot, "D.", "Depot"),
        (Symbol::Guerrilla, "G.", "Guerrillas"),
    ];
    rows.extend(pieces.map(|(symbol, name, meaning)| (piece(symbol, name, 0), meaning)));
    rows.push((piece(Symbol::Infantry, "IV", 2), "Pile of counters; come nearer to see them"));
    rows
}

fn swatch(class: &'static str, ink: &'static str, strokes: &'static str) -> Vec<Shape> {
    let wash = Shape::path("chart-swatch-wash", "M-18-14h36v24h-36z").ink("poland");
    vec![wash, Shape::path(class, strokes).ink(ink)]
}

fn piece(symbol: Symbol, name: &str, hides: usize) -> Vec<Shape> {
    let counter = CounterMark {
        id: String::new(),
        place: Spot::City(City::Warsaw),
        ink: Power::Poland,
        symbol,
        name: name.to_owned(),
        strength: String::new(),
        spoken: String::new(),
    };
    signs::counter(&counter, (-14.5, -17.0), 29.0, hides)
}

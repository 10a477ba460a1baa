//! Engraves the map: reads `data/geography.json`, writes `src/view/chart/outlines.rs`. Run it after changing either side;
//! a test compares the two.

#[path = "engrave/geometry.rs"]
mod geometry;
#[path = "engrave/plate.rs"]
mod plate;
#[path = "engrave/print.rs"]
mod print;
#[path = "engrave/scenery.rs"]
mod scenery;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/geography.json");
const PLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/view/chart/outlines.rs");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plate = plate::engrave(&std::fs::read_to_string(DATA)?)?;
    std::fs::write(PLATE, plate)?;
    Ok(())
}

#[cfg(test)]
#[path = "engrave/tests.rs"]
mod tests;

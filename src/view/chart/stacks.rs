//! Counters in stacks beside what they lie at.

use std::f64::consts::SQRT_2;

use super::area::Area;
use super::marks::{Chart, CounterMark, Pick, Spot};
use super::plan::{Sheet, on_sheet};

/// Height of a counter in marks.
pub const COUNTER: f64 = 29.0;
const GAP: f64 = 2.0;
/// Further from its spot than this a stack hangs on a thread.
const NEAR: f64 = 34.0;

/// Where a counter lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CounterPlan {
    /// The place it belongs to.
    pub place: Spot,
    /// What it covers, in marks from that place.
    pub area: Area,
    /// The end of the thread to that place, if it lies far off and is the first of its stack.
    pub thread: Option<(f64, f64)>,
}

impl From<Spot> for Pick {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::City(city) => Pick::City(city),
            Spot::Province(province) => Pick::Province(province),
        }
    }
}

/// How wide a counter is: as its name asks.
fn width(counter: &CounterMark) -> f64 {
    let letters = u16::try_from(counter.name.chars().count()).map_or(0.0, f64::from);
    (letters * 5.0 + 6.0).max(COUNTER)
}

/// Steps away from a point, the nearest first, rather down than up.
pub(super) fn spiral(reach: f64) -> Vec<(f64, f64)> {
    const PACE: f64 = 6.0;
    let line = || (-200..=200).map(|index| f64::from(index) * PACE).filter(move |at| at.abs() <= reach);
    let mut steps: Vec<(f64, f64)> = line().flat_map(|x| line().map(move |y| (x, y))).collect();
    let far = |&(x, y): &(f64, f64)| (x * x + y * y).sqrt() + if y < 0.0 { 5.0 } else { 0.0 };
    steps.sort_by(|one, other| far(one).total_cmp(&far(other)));
    steps
}

/// All counters, in the chart's order: every stack as near its place as it can lie free.
pub(super) fn place(chart: &Chart, unit: f64, sheet: &mut Sheet) -> Vec<CounterPlan> {
    let steps = spiral(170.0);
    let mut places: Vec<Spot> = chart.counters.iter().map(|counter| counter.place).collect();
    places.sort_unstable();
    places.dedup();
    let mut plans: Vec<Option<CounterPlan>> = vec![None; chart.counters.len()];
    for spot in places {
        let here = |counter: &&CounterMark| counter.place == spot;
        let stack = grid(chart.counters.iter().filter(here).map(width));
        let shift = settle(&stack, on_sheet(spot.into(), unit), &steps, sheet);
        let slots = plans.iter_mut().zip(&chart.counters).filter(|(_, counter)| counter.place == spot);
        let thread = thread(&stack, shift);
        for (index, ((slot, _), area)) in slots.zip(&stack).enumerate() {
            *slot = Some(CounterPlan { place: spot, area: area.moved(shift), thread: thread.filter(|_| index == 0) });
        }
    }
    plans.into_iter().flatten().collect()
}

/// Counters side by side, three to a row, about the middle.
fn grid(widths: impl Iterator<Item = f64>) -> Vec<Area> {
    let widths: Vec<f64> = widths.collect();
    let across = if widths.len() == 4 { 2 } else { 3 };
    let mut areas = Vec::new();
    let rows = widths.chunks(across);
    let tall = u32::try_from(rows.len()).map_or(0.0, f64::from) * (COUNTER + GAP) - GAP;
    for (row, y) in rows.zip((0..).map(|row| f64::from(row) * (COUNTER + GAP) - tall / 2.0)) {
        let wide = row.iter().map(|width| width + GAP).sum::<f64>() - GAP;
        let mut x = -wide / 2.0;
        for width in row {
            areas.push(Area::new(x, y, *width, COUNTER));
            x += width + GAP;
        }
    }
    areas
}

/// The nearest shift at which the whole stack lies free; where there is none, one that covers no symbol.
fn settle(stack: &[Area], spot: (f64, f64), steps: &[(f64, f64)], sheet: &mut Sheet) -> (f64, f64) {
    let at = |shift: (f64, f64)| stack.iter().map(move |area| area.moved(shift).moved(spot).grown(GAP / 2.0));
    let free = |shift: &&(f64, f64)| at(**shift).all(|area| sheet.is_free(area));
    let bare = |shift: &(f64, f64)| at(*shift).all(|area| !sheet.symbols.iter().any(|other| other.meets(area)));
    let shift = steps.iter().find(free).copied();
    let shift = shift.or_else(|| spiral(1000.0).into_iter().find(bare)).unwrap_or_default();
    sheet.symbols.extend(at(shift).collect::<Vec<_>>());
    shift
}

/// Where the thread of a far stack ends: the edge of its first counter.
fn thread(stack: &[Area], shift: (f64, f64)) -> Option<(f64, f64)> {
    let nearest = stack.iter().map(|area| {
        let area = area.moved(shift);
        (0.0_f64.clamp(area.x, area.x + area.w), (-4.0_f64).clamp(area.y, area.y + area.h))
    });
    let length = |(x, y): (f64, f64)| (x * x + y * y).sqrt();
    nearest.min_by(|one, other| length(*one).total_cmp(&length(*other))).filter(|end| length(*end) * SQRT_2 > NEAR)
}

//! Counters in stacks beside what they lie at.

use std::f64::consts::SQRT_2;

use super::area::Area;
use super::marks::{Chart, CounterMark, Pick, Spot};
use super::sheet::{Sheet, on_sheet};
use super::{City, Province, within};

/// Height of a counter in marks.
pub const COUNTER: f64 = 29.0;
const GAP: f64 = 2.0;
/// Further than this no stack lies open.
const OPEN: f64 = 58.0;
/// Further from its spot than this a stack hangs on a thread.
const NEAR: f64 = 34.0;

/// Where a counter lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CounterPlan {
    /// Which of the chart's counters.
    pub index: usize,
    /// The place it belongs to.
    pub place: Spot,
    /// What it covers, in marks from that place.
    pub area: Area,
    /// How many counters it hides, if it is the top of a pile.
    pub hides: usize,
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
    steps.sort_unstable_by(|one, other| far(one).total_cmp(&far(other)));
    steps
}

/// All counters: every stack as near its place as it can lie open; where there is no room near, in a pile.
pub(super) fn place(chart: &Chart, unit: f64, sheet: &mut Sheet) -> Vec<CounterPlan> {
    let (near, far) = (spiral(OPEN), spiral(170.0));
    let cities = City::ALL.iter().map(|&city| Spot::City(city));
    let places = cities.chain(Province::ALL.iter().map(|&province| Spot::Province(province)));
    let mut plans = Vec::new();
    for place in places {
        let here: Vec<(usize, f64)> = chart
            .counters
            .iter()
            .enumerate()
            .filter(|(_, counter)| counter.place == place)
            .map(|(index, counter)| (index, width(counter)))
            .collect();
        if here.is_empty() {
            continue;
        }
        let spot = on_sheet(place.into(), unit);
        let open = grid(here.iter().map(|(_, width)| *width));
        let (stack, shift) = match settle(&open, spot, &near, sheet, Some(sheet.home)) {
            Some(shift) => (open, shift),
            None => {
                let top = here.first().map_or(COUNTER, |(_, width)| *width);
                let pile = vec![if here.len() > 1 { pile(top) } else { Area::about(0.0, 0.0, top, COUNTER) }];
                let anywhere = || settle(&pile, spot, &far, sheet, None);
                let shift = settle(&pile, spot, &far, sheet, Some(sheet.home)).or_else(anywhere);
                let shift = shift.unwrap_or_else(|| clear(&pile, spot, sheet));
                (pile, shift)
            }
        };
        sheet.symbols.extend(stack.iter().map(|area| area.moved(shift).moved(spot).grown(GAP / 2.0)));
        let hides = here.len() - stack.len();
        let mut thread = thread(&stack, shift);
        for ((index, _), area) in here.into_iter().zip(stack) {
            plans.push(CounterPlan { index, place, area: area.moved(shift), hides, thread: thread.take() });
        }
    }
    plans
}

/// How far a pile shows beyond its top counter: right and up.
pub const PILE: (f64, f64) = (8.0, 7.0);

/// A pile about the middle: the top counter, the edge of another, and the count.
fn pile(width: f64) -> Area {
    Area::about(0.0, 0.0, width + PILE.0, COUNTER + PILE.1)
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

/// The nearest shift at which the whole stack lies free, and within the box if there is one.
fn settle(
    stack: &[Area],
    spot: (f64, f64),
    steps: &[(f64, f64)],
    sheet: &Sheet,
    within: Option<Area>,
) -> Option<(f64, f64)> {
    let free = |shift: &&(f64, f64)| {
        stack.iter().all(|area| {
            let area = area.moved(**shift).moved(spot).grown(GAP / 2.0);
            sheet.is_free(area) && within.is_none_or(|home| home.holds(area))
        })
    };
    steps.iter().find(free).copied()
}

/// The nearest shift at which the stack covers no symbol, whatever name it covers.
fn clear(stack: &[Area], spot: (f64, f64), sheet: &Sheet) -> (f64, f64) {
    let meets = |area: Area| sheet.symbols.iter().any(|other| other.meets(area));
    let bare =
        |shift: &(f64, f64)| !stack.iter().any(|area| meets(area.moved(*shift).moved(spot).grown(GAP / 2.0)));
    spiral(1000.0).into_iter().find(bare).unwrap_or_default()
}

/// Where the thread of a far stack ends: the edge of its first counter.
fn thread(stack: &[Area], shift: (f64, f64)) -> Option<(f64, f64)> {
    let nearest = stack.iter().map(|area| {
        let area = area.moved(shift);
        (within(0.0, area.x, area.x + area.w), within(-4.0, area.y, area.y + area.h))
    });
    let length = |(x, y): (f64, f64)| (x * x + y * y).sqrt();
    nearest
        .min_by(|one, other| length(*one).total_cmp(&length(*other)))
        .filter(|end| length(*end) * SQRT_2 > NEAR)
}

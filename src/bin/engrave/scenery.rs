//! Marsh, hills and woods: where they lie, and the small strokes that stand for them.

use super::geometry::{Dot, Spot, inside, project, smooth, snap};
use super::print;

/// The Pripet marshes.
const MARSH: [(f64, f64); 8] = [
    (25.95, 52.25),
    (26.9, 52.75),
    (28.3, 52.75),
    (29.5, 52.45),
    (30.1, 51.75),
    (29.0, 51.4),
    (27.6, 51.3),
    (26.4, 51.45),
];

/// Crests: west to east, with the height of a hill in map units.
const CRESTS: [(&[(f64, f64)], i32); 9] = [
    (
        &[
            (18.1, 49.3),
            (18.9, 49.35),
            (19.6, 49.3),
            (20.3, 49.2),
            (21.2, 49.25),
            (22.1, 49.0),
            (23.0, 48.6),
            (23.9, 48.15),
        ],
        30,
    ),
    (&[(19.4, 48.95), (20.2, 48.85), (20.9, 48.8)], 22),
    (&[(23.9, 48.15), (24.7, 47.6), (25.3, 47.1), (25.8, 46.5), (26.2, 45.8)], 28),
    (&[(26.2, 45.8), (25.2, 45.45), (24.2, 45.45), (23.2, 45.35), (22.5, 45.2)], 30),
    (&[(22.6, 46.9), (23.0, 46.5), (22.9, 46.0)], 20),
    (&[(15.0, 50.85), (15.7, 50.7), (16.3, 50.45), (16.9, 50.2), (17.4, 50.1)], 24),
    (&[(12.7, 50.4), (13.6, 50.65)], 20),
    (&[(12.9, 49.25), (13.6, 48.9), (14.2, 48.65)], 20),
    (&[(12.4, 47.3), (13.6, 47.2), (14.9, 47.45)], 32),
];

/// Woods: the middle and the number of trees.
const WOODS: [((f64, f64), i32); 12] = [
    ((24.0, 52.85), 10),
    ((23.1, 53.85), 8),
    ((21.5, 53.85), 9),
    ((24.9, 53.35), 6),
    ((22.3, 56.75), 9),
    ((26.2, 57.6), 9),
    ((28.3, 54.9), 10),
    ((28.9, 53.5), 8),
    ((24.9, 51.1), 8),
    ((22.5, 50.25), 5),
    ((17.9, 51.9), 5),
    ((27.9, 50.35), 5),
];

/// A repeatable shuffle: a whole number below `below` for the index.
fn chance(index: i32, salt: i32, below: i32) -> i32 {
    let mut state = index.wrapping_mul(374_761_393).wrapping_add(salt.wrapping_mul(668_265_263));
    state = (state ^ (state >> 13)).wrapping_mul(1_274_126_177);
    ((state ^ (state >> 16)) & 0xffff) % below
}

/// Rows of dashes over the marshes, here and there a tuft of reed.
pub fn marsh() -> String {
    let area = snap(&MARSH.map(|place| project(&place)));
    let mut path = String::new();
    let mut index = 0;
    for row in 0..40 {
        let mut x = 2000 + chance(row, 1, 30);
        while x < 3400 {
            index += 1;
            let (dash, y) = (12 + chance(index, 2, 20), 2250 + row * 15);
            if inside(&area, (x, y)) && inside(&area, (x + dash, y)) {
                path += &format!("M{x} {y}h{dash}");
                if chance(index, 3, 4) == 0 {
                    path += "m-9-2v-6m3 6l3-5m-6 5l-3-5";
                }
            }
            x += dash + 18 + chance(index, 4, 16);
        }
    }
    path
}

/// Hills along each crest, a second row behind the first, shaded on the side away from the light.
pub fn hills() -> String {
    let mut hills: Vec<(Dot, i32)> = Vec::new();
    for (crest, height) in CRESTS {
        let places: Vec<Spot> = crest.iter().map(project).collect();
        let mut last: Option<Dot> = None;
        for dot in snap(&smooth(&places, 60)) {
            let gap = last.map_or(i32::MAX, |(x, y)| (x - dot.0).abs() + (y - dot.1).abs());
            if gap > height * 7 / 4 {
                last = Some(dot);
                let (aside, size) =
                    (chance(dot.0, dot.1, height), height - height / 4 + chance(dot.1, dot.0, height / 2));
                hills.push(((dot.0, dot.1 - aside), size));
                if aside % 3 == 0 {
                    hills.push(((dot.0 - height, dot.1 + height / 2 - aside / 2), size * 3 / 4));
                }
            }
        }
    }
    hills.sort_by_key(|&((x, y), _)| (y, x));
    hills.into_iter().map(|((x, y), height)| format!("M{x} {y}{}", hill(height))).collect()
}

/// One hill: the lit slope, the dark slope, three strokes of shade.
fn hill(h: i32) -> String {
    let s = h * 4 / 5;
    let shade = print::steps("m", &[-s, 3 - h])
        + &print::steps("l", &[1, h / 2])
        + &print::steps("m", &[s / 4, -h / 4])
        + &print::steps("l", &[0, h / 2])
        + &print::steps("m", &[s / 4, -h / 4])
        + &print::steps("l", &[0, h / 3]);
    print::steps("q", &[s / 2, -h / 4, s, -h, s / 3, h * 2 / 3, s, h]) + &shade
}

/// Small trees in loose clumps.
pub fn woods() -> String {
    let mut path = String::new();
    for (wood, (place, trees)) in (0..).zip(WOODS) {
        let Some(&(x, y)) = snap(&[project(&place)]).first() else { continue };
        for tree in 0..trees {
            let index = wood * 16 + tree;
            let row = tree % 3;
            let dx = (tree / 3) * 30 + chance(index, 7, 16) + row * 11 - 50;
            path +=
                &format!("M{} {}v-7q-8 0-5-7 5-8 10 0 3 7-5 7", x + dx, y + row * 15 + chance(index, 8, 8));
        }
    }
    path
}

//! Plane geometry for the engraver: projecting, smoothing, thinning, cutting. Floats are welcome here and nowhere else.

use std::f64::consts::{FRAC_PI_4, PI};

/// A place in the plane, in map units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
}

/// A place on the grid of the finished map.
pub type Dot = (i32, i32);

/// Map units in a kilometre.
pub const UNITS_PER_KM: f64 = 2.0;
/// The frame in map units, and where the projection's centre lies in it.
pub const FRAME: (f64, f64) = (4200.0, 4500.0);
const CENTRE: Spot = Spot { x: 2100.0, y: 2400.0 };
const EARTH_KM: f64 = 6371.0;

/// Lambert conformal conic, standard parallels 48.5 and 56.5 N, centre 23.3 E 52.3 N. Rounded to a hundredth of a unit,
/// so that the last bits of a machine's sine do not reach the map.
pub fn project(&(lon, lat): &(f64, f64)) -> Spot {
    let radians = |degrees: f64| degrees * PI / 180.0;
    let (first, second, middle) = (radians(48.5), radians(56.5), radians(52.3));
    let slope = |latitude: f64| (FRAC_PI_4 + latitude / 2.0).tan();
    let cone = (first.cos() / second.cos()).ln() / (slope(second) / slope(first)).ln();
    let scale = first.cos() * slope(first).powf(cone) / cone;
    let radius = |latitude: f64| EARTH_KM * UNITS_PER_KM * scale / slope(latitude).powf(cone);
    let turn = cone * radians(lon - 23.3);
    let coarse = |value: f64| (value * 100.0).round() / 100.0;
    Spot {
        x: coarse(CENTRE.x + radius(radians(lat)) * turn.sin()),
        y: coarse(CENTRE.y - radius(middle) + radius(radians(lat)) * turn.cos()),
    }
}

/// A Catmull-Rom curve through the points, `steps` pieces between two of them; the ends stay where they are.
pub fn smooth(line: &[Spot], steps: u32) -> Vec<Spot> {
    let mut curve = Vec::new();
    let at = |index: usize| line.get(index).copied();
    for index in 0..line.len().saturating_sub(1) {
        let (Some(from), Some(to)) = (at(index), at(index + 1)) else { continue };
        let before = index.checked_sub(1).and_then(at).unwrap_or(from);
        let after = at(index + 2).unwrap_or(to);
        for step in 0..steps {
            let t = f64::from(step) / f64::from(steps);
            let mix = |p: f64, a: f64, b: f64, q: f64| {
                0.5 * (2.0 * a
                    + (b - p) * t
                    + (2.0 * p - 5.0 * a + 4.0 * b - q) * t * t
                    + (3.0 * a - p - 3.0 * b + q) * t * t * t)
            };
            curve.push(Spot {
                x: mix(before.x, from.x, to.x, after.x),
                y: mix(before.y, from.y, to.y, after.y),
            });
        }
    }
    curve.extend(line.last());
    curve
}

/// Douglas-Peucker: the line without the points that stray less than `tolerance` from it.
pub fn thin(line: &[Spot], tolerance: f64) -> Vec<Spot> {
    let ([first, .., last], true) = (line, line.len() > 2) else { return line.to_vec() };
    let length = (last.x - first.x).hypot(last.y - first.y);
    let stray = |p: &Spot| {
        if length < 1e-6 {
            (p.x - first.x).hypot(p.y - first.y)
        } else {
            ((p.x - first.x) * (last.y - first.y) - (p.y - first.y) * (last.x - first.x)).abs() / length
        }
    };
    let mut far = (0, tolerance);
    for (index, point) in line.iter().enumerate().take(line.len() - 1).skip(1) {
        if stray(point) > far.1 {
            far = (index, stray(point));
        }
    }
    let (head, tail) = line.split_at(far.0);
    match tail {
        _ if far.0 == 0 => vec![*first, *last],
        [] => line.to_vec(),
        [turn, ..] => {
            let mut kept = thin(&[head, &[*turn]].concat(), tolerance);
            kept.pop();
            kept.extend(thin(tail, tolerance));
            kept
        }
    }
}

/// The line on the grid, without repeated dots.
pub fn snap(line: &[Spot]) -> Vec<Dot> {
    #[expect(clippy::cast_possible_truncation, reason = "the map is a few thousand units wide")]
    let mut dots: Vec<Dot> = line.iter().map(|p| (p.x.round() as i32, p.y.round() as i32)).collect();
    dots.dedup();
    dots
}

/// Whether the dot lies inside the ring.
pub fn inside(ring: &[Dot], dot: Dot) -> bool {
    edges(ring).filter(|&(a, b)| crosses_ray(a, b, (f64::from(dot.0), f64::from(dot.1)))).count() % 2 == 1
}

fn crosses_ray(a: Dot, b: Dot, (x, y): (f64, f64)) -> bool {
    let (ax, ay, bx, by) = (f64::from(a.0), f64::from(a.1), f64::from(b.0), f64::from(b.1));
    (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
}

/// The sides of a closed ring.
pub fn edges(ring: &[Dot]) -> impl Iterator<Item = (Dot, Dot)> + '_ {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1))
}

/// Cuts the line by the ring: the pieces inside it, in order. Where they cross, the crossing becomes a dot of both.
pub fn cut(ring: &mut Vec<Dot>, line: &[Dot]) -> Vec<Vec<Dot>> {
    let mut within = line.first().is_some_and(|&dot| inside(ring, dot));
    let (mut pieces, mut piece) = (Vec::new(), Vec::new());
    for (from, to) in line.iter().copied().zip(line.iter().copied().skip(1)) {
        if within {
            piece.push(from);
        }
        let mut found: Vec<(f64, Dot)> = edges(ring).filter_map(|(a, b)| crossing(from, to, a, b)).collect();
        found.sort_by(|one, other| one.0.total_cmp(&other.0));
        for (_, dot) in found {
            piece.push(dot);
            if within {
                pieces.push(std::mem::take(&mut piece));
            }
            within = !within;
        }
        *ring = edges(ring)
            .flat_map(|(a, b)| [Some(a), crossing(from, to, a, b).map(|(_, dot)| dot)])
            .flatten()
            .collect();
    }
    if within {
        piece.extend(line.last());
        pieces.push(piece);
    }
    for piece in &mut pieces {
        piece.dedup();
    }
    ring.dedup();
    pieces
}

/// Where the first stretch crosses the second: how far along the first, and the dot.
fn crossing(from: Dot, to: Dot, a: Dot, b: Dot) -> Option<(f64, Dot)> {
    let d = |p: Dot, q: Dot| (f64::from(q.0 - p.0), f64::from(q.1 - p.1));
    let ((rx, ry), (sx, sy), (qx, qy)) = (d(from, to), d(a, b), d(from, a));
    let cross = rx * sy - ry * sx;
    let (t, u) = ((qx * sy - qy * sx) / cross, (qx * ry - qy * rx) / cross);
    let hit = cross != 0.0 && (0.0..1.0).contains(&t) && (0.0..1.0).contains(&u);
    let dot = snap(&[Spot { x: f64::from(from.0) + t * rx, y: f64::from(from.1) + t * ry }]);
    dot.first().filter(|_| hit).map(|&dot| (t, dot))
}

/// The shorter way along the ring from one of its dots to another, both ends left out.
pub fn along(ring: &[Dot], from: Dot, to: Dot) -> Vec<Dot> {
    let walk = |dots: &mut dyn Iterator<Item = Dot>| -> Vec<Dot> {
        dots.skip_while(|&dot| dot != from).skip(1).take_while(|&dot| dot != to).collect()
    };
    let twice = ring.len() * 2;
    let forth = walk(&mut ring.iter().copied().cycle().take(twice));
    let back = walk(&mut ring.iter().rev().copied().cycle().take(twice));
    let length = |dots: &[Dot]| -> i64 {
        let path = [&[from], dots, &[to]].concat();
        path.windows(2)
            .map(|w| if let [a, b] = w { i64::from((a.0 - b.0).abs() + (a.1 - b.1).abs()) } else { 0 })
            .sum()
    };
    if length(&forth) <= length(&back) { forth } else { back }
}

/// The ring cut to a box `margin` outside the frame (Sutherland-Hodgman).
pub fn frame(ring: &[Spot], margin: f64) -> Vec<Spot> {
    type Axis = fn(Spot) -> f64;
    let sides: [(Axis, f64, f64); 4] = [
        (|p| p.x, -margin, 1.0),
        (|p| p.x, FRAME.0 + margin, -1.0),
        (|p| p.y, -margin, 1.0),
        (|p| p.y, FRAME.1 + margin, -1.0),
    ];
    sides.iter().fold(ring.to_vec(), |ring, &(axis, limit, sign)| {
        let depth = |p: Spot| sign * (axis(p) - limit);
        let next = ring.iter().copied().cycle().skip(1);
        ring.iter()
            .copied()
            .zip(next)
            .flat_map(|(a, b)| {
                let t = depth(a) / (depth(a) - depth(b));
                let edge = Spot { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
                [(depth(a) >= 0.0).then_some(a), ((depth(a) >= 0.0) != (depth(b) >= 0.0)).then_some(edge)]
            })
            .flatten()
            .collect()
    })
}

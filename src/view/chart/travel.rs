//! Walking the map by keys.

use super::atlas;
use super::marks::Pick;

/// Where an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

/// Where the pick is looked for, in map units.
#[must_use]
pub fn place(pick: Pick) -> (f64, f64) {
    match pick {
        Pick::City(city) => atlas::city(city),
        Pick::Province(province) => {
            let (x, y) = atlas::province(province);
            (f64::from(x), f64::from(y))
        }
    }
}

/// The nearest province or city that way, things straight ahead counting as nearer.
#[must_use]
pub fn next(from: Pick, way: Way) -> Option<Pick> {
    let (x, y) = place(from);
    let ahead = |pick: &Pick| {
        let (px, py) = place(*pick);
        let (dx, dy) = (px - x, py - y);
        let (far, aside) = match way {
            Way::North => (-dy, dx.abs()),
            Way::South => (dy, dx.abs()),
            Way::East => (dx, dy.abs()),
            Way::West => (-dx, dy.abs()),
        };
        (far > 0.0 && aside <= far * 1.7).then_some(far + aside * 1.6)
    };
    Pick::all()
        .filter(|pick| *pick != from)
        .filter_map(|pick| ahead(&pick).map(|effort| (effort, pick)))
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, pick)| pick)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::place::{City, Province};

    const WAYS: [Way; 4] = [Way::North, Way::East, Way::South, Way::West];

    #[test]
    fn every_place_can_be_reached_from_every_other() {
        for start in Pick::all() {
            let mut reached = vec![start];
            let mut index = 0;
            while index < reached.len() {
                for way in WAYS {
                    if let Some(pick) = next(reached[index], way).filter(|pick| !reached.contains(pick)) {
                        reached.push(pick);
                    }
                }
                index += 1;
            }
            let missing: Vec<Pick> = Pick::all().filter(|pick| !reached.contains(pick)).collect();
            assert!(missing.is_empty(), "from {start:?}: {missing:?}");
        }
    }

    #[test]
    fn arrows_lead_where_they_point() {
        assert_eq!(next(Pick::City(City::Kovno), Way::East), Some(Pick::City(City::Vilna)));
        assert_eq!(next(Pick::City(City::Brunn), Way::West), None);
        assert_ne!(next(Pick::Province(Province::Masovia), Way::South), None);
    }
}

//! The plate is what the data says, and holds together.

use std::collections::BTreeSet;

use poland_in_arms::model::place::{City, Province};
use poland_in_arms::view::chart::outlines;

use super::geometry::{Dot, inside};
use super::{DATA, PLATE, plate};

/// The rings of a path as the engraver prints them.
fn rings(path: &str) -> Vec<Vec<Dot>> {
    let mut rings = Vec::new();
    for part in path.split('M').filter(|part| !part.is_empty()) {
        let numbers = part.replace('l', " ").replace('-', " -").replace('z', "");
        let numbers: Vec<i32> = numbers.split_whitespace().map(|number| number.parse().unwrap()).collect();
        let mut pen = (0, 0);
        let ring = numbers.chunks(2).map(|step| {
            pen = (pen.0 + step[0], pen.1 + step[1]);
            pen
        });
        rings.push(ring.collect());
    }
    rings
}

#[test]
fn the_plate_is_engraved_from_the_data() {
    let fresh = plate::engrave(&std::fs::read_to_string(DATA).unwrap()).unwrap();
    assert!(
        fresh == std::fs::read_to_string(PLATE).unwrap(),
        "run: cargo run --no-default-features --bin engrave"
    );
}

#[test]
fn every_province_is_closed_and_holds_its_cities() {
    for &province in Province::ALL {
        let path = outlines::province(province);
        assert_eq!(path.matches('M').count(), path.matches('z').count(), "{province:?}");
        for city in province.cities() {
            assert!(
                rings(path).iter().any(|ring| inside(ring, outlines::city(city))),
                "{city:?} in {province:?}"
            );
        }
    }
    for &city in City::ALL {
        let home = |province: &&Province| {
            rings(outlines::province(**province)).iter().any(|ring| inside(ring, outlines::city(city)))
        };
        assert_eq!(Province::ALL.iter().filter(home).collect::<Vec<_>>(), [&city.province()], "{city:?}");
    }
}

#[test]
fn neighbours_share_the_dots_of_their_border() {
    let dots = |province| rings(outlines::province(province)).concat().into_iter().collect::<BTreeSet<Dot>>();
    let neighbours = [
        (Province::Masovia, Province::Posen),
        (Province::Masovia, Province::WestGalicia),
        (Province::Masovia, Province::Lithuania),
        (Province::Masovia, Province::EastPrussia),
        (Province::Posen, Province::WestGalicia),
        (Province::WestGalicia, Province::Lithuania),
        (Province::WestGalicia, Province::EastGalicia),
        (Province::EastGalicia, Province::Lithuania),
        (Province::EastGalicia, Province::Podolia),
        (Province::Lithuania, Province::Podolia),
        (Province::Lithuania, Province::Polesia),
        (Province::Lithuania, Province::Livonia),
        (Province::Lithuania, Province::EastPrussia),
        (Province::Polesia, Province::Podolia),
        (Province::Polesia, Province::Livonia),
    ];
    for (one, other) in neighbours {
        let shared: BTreeSet<Dot> = dots(one).intersection(&dots(other)).copied().collect();
        assert!(shared.len() >= 2, "{one:?} and {other:?} share {}", shared.len());
    }
    let borders: BTreeSet<Dot> = rings(outlines::BORDERS).concat().into_iter().collect();
    for dot in borders {
        let owners = Province::ALL.iter().filter(|&&province| dots(province).contains(&dot)).count();
        assert!(owners >= 2, "{dot:?} belongs to {owners}");
    }
}

#[test]
fn land_covers_every_province() {
    let land = rings(outlines::LAND);
    for &province in Province::ALL {
        let stray = rings(outlines::province(province)).concat().into_iter().filter(|dot| {
            let on = land.iter().any(|ring| ring.contains(dot));
            !on && !land.iter().any(|ring| inside(ring, *dot))
        });
        assert_eq!(stray.count(), 0, "{province:?}");
    }
}

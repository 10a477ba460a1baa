//! The plate: every line of the map, in the order it is printed.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;

use poland_in_arms::model::place::{City, Province};
use serde::Deserialize;

use super::geometry::{Dot, FRAME, Spot, UNITS_PER_KM, along, cut, frame, project, smooth, snap, thin};
use super::{print, scenery};

/// A place in degrees: longitude, latitude.
type Place = (f64, f64);

#[derive(Deserialize)]
struct Geography {
    land: Vec<Vec<Place>>,
    borders: BTreeMap<String, Vec<Place>>,
    rivers: BTreeMap<String, Vec<Place>>,
    cities: BTreeMap<City, Place>,
    moravia: Vec<Place>,
}

/// Each province's edge: borders in order, "-" for backwards, "#1" for a second piece inland of the sea. Between two
/// that do not meet, the edge follows the coast.
const EDGES: [(Province, &[&str]); 10] = [
    (
        Province::Masovia,
        &["-Posen/Masovia", "EastPrussia/Masovia", "Masovia/Lithuania", "-Masovia/WestGalicia"],
    ),
    (
        Province::Posen,
        &[
            "Posen/Masovia",
            "Posen/WestGalicia",
            "Posen/Silesia",
            "Posen/Brandenburg",
            "Posen/WestPrussiaW",
            "Posen/WestPrussiaE",
        ],
    ),
    (
        Province::WestGalicia,
        &["Masovia/WestGalicia", "WestGalicia/Lithuania", "WestGalicia/EastGalicia", "-Posen/WestGalicia"],
    ),
    (
        Province::EastGalicia,
        &[
            "-WestGalicia/EastGalicia",
            "-EastGalicia/Lithuania",
            "-EastGalicia/Podolia",
            "-EastGalicia/Hungary",
            "-EastGalicia/Silesia",
        ],
    ),
    (
        Province::Lithuania,
        &[
            "EastGalicia/Lithuania",
            "-WestGalicia/Lithuania",
            "-Masovia/Lithuania",
            "EastPrussia/Lithuania",
            "-Lithuania/Livonia",
            "-Lithuania/Polesia",
            "-Lithuania/Podolia",
        ],
    ),
    (
        Province::Polesia,
        &[
            "Lithuania/Polesia",
            "Polesia/Livonia",
            "Polesia/WhiteRussia",
            "Polesia/Dnieper",
            "-Podolia/Polesia",
        ],
    ),
    (
        Province::Podolia,
        &[
            "Podolia/Polesia",
            "Podolia/Kiev",
            "Podolia/Bessarabia",
            "EastGalicia/Podolia",
            "Lithuania/Podolia",
        ],
    ),
    (Province::Livonia, &["Lithuania/Livonia", "-Livonia/Estonia", "-Livonia/Russia", "-Polesia/Livonia"]),
    (
        Province::EastPrussia,
        &[
            "WestPrussia/EastPrussia",
            "-EastPrussia/Lithuania#1",
            "-EastPrussia/Lithuania",
            "-EastPrussia/Masovia",
        ],
    ),
    (Province::Moravia, &["Moravia"]),
];

/// The part of Lithuania beyond the lagoon.
const SPIT: &str = "EastPrussia/Lithuania#1";

/// Rivers that grow wide.
const GREAT: [&str; 8] = ["Vistula", "Oder", "Niemen", "Dvina", "Dniester", "Dnieper", "Danube", "Elbe"];

/// The text of `outlines.rs`.
pub fn engrave(json: &str) -> Result<String, Box<dyn Error>> {
    let geography: Geography = serde_json::from_str(json)?;
    let mut land: Vec<Vec<Dot>> =
        geography.land.iter().map(|ring| land_ring(ring)).filter(|ring| ring.len() > 3).collect();
    let mainland = land.first_mut().ok_or("no land")?;
    let mut borders = BTreeMap::new();
    for (name, line) in &geography.borders {
        let spots: Vec<Spot> = line.iter().map(project).collect();
        let line = snap(&thin(&smooth(&spots, 3), 0.8));
        for (index, piece) in cut(mainland, &line).into_iter().enumerate() {
            borders.insert(if index == 0 { name.clone() } else { format!("{name}#{index}") }, piece);
        }
    }
    let mut moravia: Vec<Spot> = geography.moravia.iter().map(project).collect();
    moravia.extend(moravia.first().copied());
    borders.insert("Moravia".to_owned(), snap(&thin(&smooth(&moravia, 4), 0.8)));

    let mut text = String::from(
        "//! Engraved by `src/bin/engrave.rs` from `data/geography.json`. Do not edit: run `cargo run --no-default-features --bin engrave`.\n\n\
         use crate::model::place::{City, Province};\n",
    );
    let mut item = |doc: &str, declaration: &str, value: &str| {
        let _ = write!(text, "\n/// {doc}\npub const {declaration} = {value};\n");
    };
    item(
        "Width and height of the frame, in map units.",
        "FRAME: (f64, f64)",
        &format!("({:?}, {:?})", FRAME.0, FRAME.1),
    );
    item("Map units in a kilometre.", "UNITS_PER_KM: f64", &format!("{UNITS_PER_KM:?}"));
    let all: String = land.iter().map(|ring| print::ring(ring)).collect();
    item("The land, islands and all, a little beyond the frame.", "LAND: &str", &quoted(&all));
    let shores: Vec<String> = geography
        .land
        .iter()
        .flat_map(|ring| shores(ring))
        .map(|shore| format!("\n    {},", quoted(&shore)))
        .collect();
    item(
        "The coast in short stretches, plainer than the land: for lining the water.",
        "SHORES: &[&str]",
        &format!("&[{}\n]", shores.concat()),
    );
    let (inner, outer): (Vec<_>, Vec<_>) = borders.iter().partition(|(name, _)| is_inner(name));
    let lines = |some: &[(&String, &Vec<Dot>)]| {
        quoted(&some.iter().map(|(_, line)| print::line(line)).collect::<String>())
    };
    item("Borders between two of the ten provinces.", "BORDERS: &str", &lines(&inner));
    item("Borders of the ten provinces with all others.", "OUTER_BORDERS: &str", &lines(&outer));
    let mainland = land.first().ok_or("no land")?;
    let rivers = rivers(&geography.rivers, mainland).map(|path| format!("\n    {},", quoted(&path))).concat();
    item("Rivers: brooks, rivers, great rivers.", "RIVERS: [&str; 3]", &format!("[{rivers}\n]"));
    item("Dashes and reeds of the Pripet marshes.", "MARSH: &str", &quoted(&scenery::marsh()));
    item("Hills along the crests.", "HILLS: &str", &quoted(&scenery::hills()));
    item("Small trees.", "WOODS: &str", &quoted(&scenery::woods()));

    text += "\n/// The province's edge: closed, neighbours sharing every dot of their border.\n#[must_use]\n";
    text += "pub const fn province(province: Province) -> &'static str {\n    match province {\n";
    for (province, edge) in EDGES {
        let path = outline(province, edge, &borders, mainland)?;
        writeln!(text, "        Province::{province:?} => {},", quoted(&path))?;
    }
    text += "    }\n}\n\n/// Where the city stands, in map units.\n#[must_use]\n";
    text += "pub const fn city(city: City) -> (i32, i32) {\n    match city {\n";
    for city in City::ALL {
        let place = geography.cities.get(city).ok_or_else(|| format!("no place for {}", city.name()))?;
        let dot = snap(&[project(place)]);
        writeln!(text, "        City::{city:?} => {:?},", dot.first().ok_or("no dot")?)?;
    }
    Ok(text + "    }\n}\n")
}

fn quoted(path: &str) -> String {
    format!("\"{path}\"")
}

/// A ring of land on the grid: whole near the provinces, thinner far from them, cut a little outside the frame.
fn land_ring(ring: &[Place]) -> Vec<Dot> {
    let mut spots = frame(&ring.iter().map(project).collect::<Vec<_>>(), 60.0);
    spots.extend(spots.first().copied());
    let half = spots.len() / 2;
    let (head, tail) = spots.split_at(half);
    let mut kept = thin(&head.iter().chain(tail.first()).copied().collect::<Vec<_>>(), 1.0);
    kept.extend(thin(tail, 1.0));
    let mut dots = snap(&kept);
    dots.pop();
    dots
}

/// How plain the shores are, in map units, and how many dots a stretch has at most.
const PLAIN: f64 = 4.0;
const STRETCH: usize = 48;

/// The shore of a ring of land, without the sides cut off outside the frame, in stretches that share their ends.
fn shores(ring: &[Place]) -> Vec<String> {
    let mut spots = frame(&ring.iter().map(project).collect::<Vec<_>>(), 60.0);
    spots.extend(spots.first().copied());
    let half = spots.len() / 2;
    let (head, tail) = spots.split_at(half);
    let mut kept = thin(&head.iter().chain(tail.first()).copied().collect::<Vec<_>>(), PLAIN);
    kept.extend(thin(tail, PLAIN));
    let cut = |dot: &Dot| {
        f64::from(dot.0) <= -60.0
            || f64::from(dot.0) >= FRAME.0 + 60.0
            || f64::from(dot.1) <= -60.0
            || f64::from(dot.1) >= FRAME.1 + 60.0
    };
    let dots = snap(&kept);
    let coasts = dots.split(cut).filter(|coast| coast.len() > 1);
    let stretches = coasts.flat_map(|coast| {
        let starts = (0..coast.len().saturating_sub(1)).step_by(STRETCH);
        starts.filter_map(|start| coast.get(start..(start + STRETCH + 1).min(coast.len())))
    });
    stretches.map(print::line).collect()
}

/// Whether both sides of the border are among the ten provinces.
fn is_inner(name: &str) -> bool {
    let ours = |side: &str| EDGES.iter().any(|(province, _)| format!("{province:?}") == side);
    name.split('#').next().is_some_and(|name| name.contains('/') && name.split('/').all(ours))
}

fn outline(
    province: Province,
    edge: &[&str],
    borders: &BTreeMap<String, Vec<Dot>>,
    mainland: &[Dot],
) -> Result<String, String> {
    let mut path = print::ring(&ring(edge, borders, mainland)?);
    if province == Province::Lithuania {
        path += &print::ring(&ring(&[SPIT], borders, mainland)?);
    }
    Ok(path)
}

/// The borders put end to end; gaps follow the coast.
fn ring(edge: &[&str], borders: &BTreeMap<String, Vec<Dot>>, mainland: &[Dot]) -> Result<Vec<Dot>, String> {
    let mut ring: Vec<Dot> = Vec::new();
    let join = |ring: &mut Vec<Dot>, next: Dot| {
        if let Some(&last) = ring.last().filter(|&&last| last != next) {
            ring.extend(along(mainland, last, next));
            ring.push(next);
        }
    };
    for name in edge {
        let line = borders.get(name.trim_start_matches('-')).ok_or_else(|| format!("no border {name}"))?;
        let line: Vec<Dot> =
            if name.starts_with('-') { line.iter().rev().copied().collect() } else { line.clone() };
        let first = line.first().copied().ok_or_else(|| format!("empty border {name}"))?;
        join(&mut ring, first);
        ring.extend(line);
        ring.dedup();
    }
    if let Some(&first) = ring.first() {
        join(&mut ring, first);
    }
    Ok(ring)
}

/// Every river in three widths, growing towards its mouth.
fn rivers(rivers: &BTreeMap<String, Vec<Place>>, mainland: &[Dot]) -> [String; 3] {
    let mut paths = [String::new(), String::new(), String::new()];
    for (name, course) in rivers {
        let spots: Vec<Spot> = course.iter().map(project).collect();
        let dots = cut(&mut mainland.to_vec(), &snap(&thin(&smooth(&spots, 8), 0.7)))
            .into_iter()
            .next()
            .unwrap_or_default();
        let shares = if GREAT.contains(&name.as_str()) { [0, 20, 50, 100] } else { [0, 45, 100, 100] };
        for (path, share) in paths.iter_mut().zip(shares.windows(2)) {
            if let [from, to] = share {
                let reach = dots
                    .get(dots.len() * from / 100..(dots.len() * to / 100 + 1).min(dots.len()))
                    .unwrap_or_default();
                if reach.len() > 1 {
                    *path += &print::line(reach);
                }
            }
        }
    }
    paths
}

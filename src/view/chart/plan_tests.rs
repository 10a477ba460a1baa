//! Nothing lies on anything else, at any zoom.

use super::super::{Camera, fixture};
use super::*;

const PANES: [(f64, f64); 4] = [(320.0, 480.0), (390.0, 786.0), (704.0, 820.0), (1000.0, 900.0)];

fn steps() -> Vec<i32> {
    let closest = step(Camera::fit((1000.0, 900.0)).nearer(99.0).scale());
    let fits = PANES.map(|pane| step(Camera::fit(pane).scale()));
    (fits.into_iter().min().unwrap()..=closest).collect()
}

/// Every plan of every fixture.
fn plans() -> Vec<(Chart, Plan)> {
    let charts = [Chart::default(), fixture::march_1807(), fixture::busy()];
    charts
        .iter()
        .flat_map(|chart| steps().into_iter().map(|step| (chart.clone(), Plan::of(chart, step))))
        .collect()
}

fn counters(plan: &Plan) -> Vec<Area> {
    plan.counters
        .iter()
        .map(|counter| counter.area.moved(on_sheet(counter.place.into(), plan.mark)))
        .collect()
}

#[test]
fn no_two_counters_overlap() {
    for (chart, plan) in plans() {
        let areas = counters(&plan);
        let open: usize = plan.counters.iter().filter(|plan| plan.hides == 0).count();
        let piled: usize =
            plan.counters.iter().filter(|plan| plan.hides > 0).map(|plan| plan.hides + 1).sum();
        assert_eq!(open + piled, chart.counters.len());
        for (index, one) in areas.iter().enumerate() {
            assert!(areas[index + 1..].iter().all(|other| !one.meets(*other)), "{:?}", plan.counters[index]);
        }
    }
}

#[test]
fn no_counter_covers_a_city_or_a_name() {
    for (_, plan) in plans() {
        for area in counters(&plan) {
            for city in &plan.cities {
                let spot = on_sheet(Pick::City(city.city), plan.mark);
                assert!(!city.symbol.moved(spot).meets(area), "{:?}", city.city);
                assert!(!city.lettering.moved(spot).meets(area), "{:?}", city.city);
            }
            for province in &plan.provinces {
                let name = province.area.moved(on_sheet(Pick::Province(province.province), plan.mark));
                assert!(!name.meets(area), "{:?}", province.province);
            }
        }
    }
}

#[test]
fn from_a_tablets_fit_on_no_lettering_overlaps() {
    let tablet = Camera::fit((704.0, 820.0));
    for chart in [Chart::default(), fixture::march_1807()] {
        for step in step(tablet.scale())..=step(tablet.nearer(99.0).scale()) {
            let plan = Plan::of(&chart, step);
            let cities = plan.cities.iter().map(|city| {
                (city.city.name(), city.lettering.moved(on_sheet(Pick::City(city.city), plan.mark)))
            });
            let provinces = plan.provinces.iter().map(|name| {
                (name.province.name(), name.area.moved(on_sheet(Pick::Province(name.province), plan.mark)))
            });
            let all: Vec<(&str, Area)> = cities.chain(provinces).collect();
            for (index, (one, area)) in all.iter().enumerate() {
                let under = all[index + 1..].iter().find(|(_, other)| area.meets(*other));
                assert_eq!(under.map(|(other, _)| *other), None, "under {one} at step {step}");
            }
        }
    }
}

#[test]
fn fingers_reach_every_city() {
    for pane in PANES {
        let camera = Camera::fit(pane);
        let plan = Plan::of(&Chart::default(), step(camera.scale()));
        for city in &plan.cities {
            let pixels = city.hit * plan.mark * camera.scale();
            assert!(pixels >= 6.5, "{:?} {pixels} in {pane:?}", city.city);
            let alone = City::ALL.iter().filter(|other| **other != city.city).all(|other| {
                let (a, b) = (atlas::city(city.city), atlas::city(*other));
                (a.0 - b.0).hypot(a.1 - b.1) * camera.scale() > 50.0
            });
            let (x, y) = super::super::travel::place(Pick::Province(city.city.province()));
            let (cx, cy) = atlas::city(city.city);
            let alone = alone && (cx - x).hypot(cy - y) * camera.scale() > 34.0;
            assert!(!alone || pixels >= 21.9, "{:?} {pixels} in {pane:?}", city.city);
        }
    }
}

#[test]
fn fingers_reach_every_province_between_its_cities() {
    for pane in PANES {
        let camera = Camera::fit(pane);
        let plan = Plan::of(&Chart::default(), step(camera.scale()));
        for &province in Province::ALL {
            let (x, y) = super::super::travel::place(Pick::Province(province));
            let clear = |city: &CityPlan| {
                let (cx, cy) = atlas::city(city.city);
                (cx - x).hypot(cy - y) > city.hit * plan.mark
            };
            assert!(plan.cities.iter().all(clear), "{province:?} in {pane:?}");
        }
    }
}

#[test]
fn steps_follow_the_scale() {
    for scale in [0.06, 0.172, 0.315, 1.0, 1.6] {
        let at = (0..step(scale)).fold(FIRST, |at, _| at * STEP);
        assert!(at <= scale && scale < at * STEP * 1.000_001, "{scale}");
    }
}

#[test]
fn the_fitted_tablet_names_the_neighbours() {
    let plan = Plan::of(&fixture::march_1807(), step(Camera::fit((704.0, 820.0)).scale()));
    let names: Vec<&str> = plan.names.iter().map(|plan| plan.name.text).collect();
    for name in ["The Baltic Sea", "Russia", "Prussia", "Austria", "Hungary", "Turkey", "Silesia"] {
        assert!(names.contains(&name), "{name} is not among {names:?}");
    }
}

#[test]
fn where_there_is_room_no_counter_is_hidden() {
    let tablet = step(Camera::fit((704.0, 820.0)).scale());
    assert!(Plan::of(&fixture::march_1807(), tablet).counters.iter().all(|plan| plan.hides == 0));
    let near = step(Camera::fit((390.0, 786.0)).nearer(99.0).scale());
    assert!(
        Plan::of(&fixture::busy(), near).counters.iter().all(|plan| plan.hides == 0 && plan.thread.is_none())
    );
}

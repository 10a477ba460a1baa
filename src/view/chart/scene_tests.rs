//! Every fact of a chart leaves its sign.

use super::super::shape::Body;
use super::super::{Camera, fixture, legend, plan};
use super::*;

fn drawn(chart: &Chart) -> Vec<Group> {
    let plan = Plan::of(chart, plan::step(Camera::fit((704.0, 820.0)).scale()));
    let layers = [washes, names, pieces].map(|layer| layer(chart, &plan));
    layers.concat()
}

fn count(chart: &Chart, class: &str) -> usize {
    drawn(chart).iter().flat_map(|group| &group.shapes).filter(|shape| shape.class == class).count()
}

fn says(chart: &Chart, text: &str) -> bool {
    let said = |shape: &Shape| matches!(&shape.body, Body::Text(body) if body == text);
    drawn(chart).iter().any(|group| group.shapes.iter().any(said))
}

#[test]
fn march_1807_is_as_on_the_board() {
    let chart = fixture::march_1807();
    let hatched = |shape: &&Shape| shape.fill.as_deref() == Some("url(#chart-hatch-poland)");
    assert_eq!(drawn(&chart).iter().flat_map(|group| &group.shapes).filter(hatched).count(), 3);
    assert_eq!(count(&chart, "chart-wash"), 10);
    assert_eq!(count(&chart, "chart-french"), 2);
    assert_eq!(count(&chart, "chart-counter-name"), 4);
    assert_eq!(count(&chart, "chart-port"), 3);
    for text in ["IV", "20", "Fr III", "12 $ · 3 MP", "West Galicia"] {
        assert!(says(&chart, text), "{text}");
    }
}

#[test]
fn sieges_flags_and_rights_show() {
    let chart = fixture::busy();
    assert_eq!(count(&chart, "chart-battery"), 2);
    assert_eq!(count(&chart, "chart-right"), 2);
    assert!(says(&chart, "garrison 4"));
    assert!(count(&chart, "chart-cloth") >= 6);
    let crossed = |shape: &&Shape| shape.fill.as_deref() == Some("url(#chart-cross-russia)");
    assert_eq!(drawn(&chart).iter().flat_map(|group| &group.shapes).filter(crossed).count(), 1);
}

#[test]
fn a_bare_chart_still_names_its_places() {
    let chart = Chart::default();
    assert_eq!(count(&chart, "chart-wash"), 0);
    assert!(says(&chart, "Masovia"));
    let plan = Plan::of(&chart, 10);
    for pick in Pick::all() {
        assert!(button(pick, &plan).iter().any(|shape| shape.class == "chart-touch"), "{pick:?}");
    }
}

#[test]
fn the_legend_explains_each_sign_once() {
    let rows = legend::rows();
    let mut meanings: Vec<&str> = rows.iter().map(|(_, meaning)| *meaning).collect();
    meanings.sort_unstable();
    meanings.dedup();
    assert_eq!(meanings.len(), rows.len());
    assert!(rows.iter().all(|(shapes, _)| !shapes.is_empty()));
}

//! What part of the map the pane shows.

use super::outlines::FRAME;
use super::shape::Shape;
use super::{Area, atlas, decimal, factor, outlines, within};

/// The view: the map place in the middle of the pane, and how many pixels a map unit takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    pane: (f64, f64),
    middle: (f64, f64),
    scale: f64,
    fitted: bool,
}

/// The largest scale: three pixels to a kilometre.
const CLOSEST: f64 = 1.6;
/// How much further than the fit one may step back.
const STEP_BACK: f64 = 0.75;

impl Camera {
    /// All ten provinces in a pane of this size, in pixels.
    #[must_use]
    pub fn fit(pane: (f64, f64)) -> Self {
        let pane = (pane.0.max(1.0), pane.1.max(1.0));
        let (x, y, w, h) = atlas::HOME;
        let (x, y, w, h) = (f64::from(x), f64::from(y), f64::from(w), f64::from(h));
        let scale = (pane.0 / w).min(pane.1 / h);
        Self { pane, middle: (x + w / 2.0, y + h / 2.0), scale, fitted: true }.clamped()
    }

    /// The pane grew or shrank: a fitted map stays fitted, another keeps its middle and scale.
    #[must_use]
    pub fn resized(self, pane: (f64, f64)) -> Self {
        let fit = Self::fit(pane);
        if self.fitted { fit } else { Self { pane: fit.pane, ..self }.clamped() }
    }

    /// Nearer by the factor, the place under the point of the pane staying under it.
    #[must_use]
    pub fn zoomed(self, point: (f64, f64), by: f64) -> Self {
        let (x, y) = self.to_map(point);
        let scale = self.bounded(self.scale * by);
        let middle = (x - (point.0 - self.pane.0 / 2.0) / scale, y - (point.1 - self.pane.1 / 2.0) / scale);
        Self { middle, scale, fitted: false, ..self }.clamped()
    }

    /// Nearer by the factor, about the middle of the pane.
    #[must_use]
    pub fn nearer(self, by: f64) -> Self {
        self.zoomed((self.pane.0 / 2.0, self.pane.1 / 2.0), by)
    }

    /// The paper pulled by so many pixels.
    #[must_use]
    pub fn panned(self, dx: f64, dy: f64) -> Self {
        let middle = (self.middle.0 - dx / self.scale, self.middle.1 - dy / self.scale);
        Self { middle, fitted: false, ..self }.clamped()
    }

    /// Moved no further than needed to bring the map place `margin` pixels inside the pane.
    #[must_use]
    pub fn showing(self, place: (f64, f64), margin: f64) -> Self {
        let (x, y) = self.to_pane(place);
        let need = |at: f64, size: f64| {
            let margin = margin.min(size / 3.0);
            if at < margin {
                margin - at
            } else if at > size - margin {
                size - margin - at
            } else {
                0.0
            }
        };
        let (dx, dy) = (need(x, self.pane.0), need(y, self.pane.1));
        if dx == 0.0 && dy == 0.0 { self } else { self.panned(dx, dy) }
    }

    /// The map place under a point of the pane.
    #[must_use]
    pub fn to_map(self, point: (f64, f64)) -> (f64, f64) {
        (
            self.middle.0 + (point.0 - self.pane.0 / 2.0) / self.scale,
            self.middle.1 + (point.1 - self.pane.1 / 2.0) / self.scale,
        )
    }

    /// The point of the pane over a map place.
    #[must_use]
    pub fn to_pane(self, place: (f64, f64)) -> (f64, f64) {
        (
            (place.0 - self.middle.0) * self.scale + self.pane.0 / 2.0,
            (place.1 - self.middle.1) * self.scale + self.pane.1 / 2.0,
        )
    }

    /// The part of the map in the pane.
    #[must_use]
    pub fn view(self) -> Area {
        Area::about(self.middle.0, self.middle.1, self.pane.0 / self.scale, self.pane.1 / self.scale)
    }

    /// Pixels to a map unit.
    #[must_use]
    pub const fn scale(self) -> f64 {
        self.scale
    }

    /// The size of the pane in pixels.
    #[must_use]
    pub const fn pane(self) -> (f64, f64) {
        self.pane
    }

    /// Whether the view is the fit.
    #[must_use]
    pub const fn is_fitted(self) -> bool {
        self.fitted
    }

    /// The transform that puts the map into the pane.
    #[must_use]
    pub fn transform(self) -> String {
        let (x, y) = self.to_pane((0.0, 0.0));
        format!("translate({} {}) scale({})", decimal(x), decimal(y), factor(self.scale))
    }

    fn bounded(self, scale: f64) -> f64 {
        let fit = Self::fit_scale(self.pane);
        within(scale, fit * STEP_BACK, CLOSEST.max(fit))
    }

    fn fit_scale(pane: (f64, f64)) -> f64 {
        (pane.0 / f64::from(atlas::HOME.2)).min(pane.1 / f64::from(atlas::HOME.3))
    }

    /// The view kept inside the frame; where it is wider than the frame, in its middle.
    fn clamped(self) -> Self {
        let scale = self.bounded(self.scale);
        let inside = |middle: f64, pane: f64, frame: f64| {
            let half = pane / scale / 2.0;
            if half * 2.0 >= frame { frame / 2.0 } else { within(middle, half, frame - half) }
        };
        let middle =
            (inside(self.middle.0, self.pane.0, FRAME.0), inside(self.middle.1, self.pane.1, FRAME.1));
        Self { middle, scale, ..self }
    }
}

/// Lengths the scale may show, in English miles.
const MILES: [u16; 6] = [200, 100, 50, 40, 20, 10];
const KM_PER_MILE: f64 = 1.609_344;
/// The longest bar, in pixels.
const LONGEST: f64 = 124.0;

/// The scale of a view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScaleBar {
    /// English miles it shows.
    pub miles: u16,
    /// How long it is, in pixels.
    pub width: f64,
}

impl ScaleBar {
    /// The longest scale that has room.
    #[must_use]
    pub fn of(camera: Camera) -> Self {
        let width = |miles: u16| f64::from(miles) * KM_PER_MILE * outlines::UNITS_PER_KM * camera.scale();
        let miles = MILES.into_iter().find(|miles| width(*miles) <= LONGEST).unwrap_or(10);
        Self { miles, width: width(miles) }
    }

    /// The bar and its words.
    #[must_use]
    pub fn shapes(self) -> Vec<Shape> {
        let (part, half) = (decimal(self.width / 4.0), decimal(self.width / 4.0 * 2.0));
        vec![
            Shape::path("chart-bar", format!("M4 14h{}v5H4z", decimal(self.width))),
            Shape::path("chart-bar-dark", format!("M4 14h{part}v5h-{part}zm{half} 0h{part}v5h-{part}z")),
            Shape::text("chart-bar-words", (4.0, 10.0), format!("{} English miles", self.miles)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PANES: [(f64, f64); 5] =
        [(390.0, 786.0), (704.0, 820.0), (1000.0, 900.0), (1600.0, 700.0), (0.0, 0.0)];

    fn near(one: (f64, f64), other: (f64, f64)) -> bool {
        (one.0 - other.0).abs() < 1e-6 && (one.1 - other.1).abs() < 1e-6
    }

    #[test]
    fn the_fit_shows_every_city_and_province_name() {
        for pane in PANES.into_iter().filter(|pane| pane.0 > 0.0) {
            let camera = Camera::fit(pane);
            for city in crate::model::place::City::ALL {
                let (x, y) = camera.to_pane(atlas::city(*city));
                assert!(
                    x > 10.0 && y > 10.0 && x < pane.0 - 10.0 && y < pane.1 - 10.0,
                    "{city:?} in {pane:?}: {x} {y}"
                );
            }
        }
    }

    #[test]
    fn zooming_keeps_the_place_under_the_finger() {
        let camera = Camera::fit((704.0, 820.0));
        let point = (300.0, 420.0);
        let zoomed = camera.zoomed(point, 2.0);
        assert!(near(camera.to_map(point), zoomed.to_map(point)));
        assert!((zoomed.scale() / camera.scale() - 2.0).abs() < 1e-9);
        assert!(!zoomed.is_fitted());
    }

    #[test]
    fn scale_has_its_limits() {
        for pane in PANES {
            let camera = Camera::fit(pane);
            assert!(camera.nearer(1000.0).scale() <= CLOSEST.max(camera.scale()));
            assert!(camera.nearer(0.001).scale() >= camera.scale() * STEP_BACK - 1e-12);
        }
    }

    #[test]
    fn the_view_stays_in_the_frame() {
        let camera = Camera::fit((704.0, 820.0)).nearer(3.0);
        for (dx, dy) in [(1e6, 0.0), (-1e6, 0.0), (0.0, 1e6), (0.0, -1e6), (1e6, -1e6)] {
            let view = camera.panned(dx, dy).view();
            assert!(view.x >= -1e-6 && view.y >= -1e-6, "{view:?}");
            assert!(view.x + view.w <= FRAME.0 + 1e-6 && view.y + view.h <= FRAME.1 + 1e-6, "{view:?}");
        }
    }

    #[test]
    fn pane_and_map_are_each_others_mirror() {
        let camera = Camera::fit((1000.0, 900.0)).nearer(1.7).panned(40.0, -12.0);
        assert!(near(camera.to_pane(camera.to_map((17.0, 800.0))), (17.0, 800.0)));
    }

    #[test]
    fn a_fitted_map_stays_fitted_when_the_pane_turns() {
        let upright = Camera::fit((704.0, 820.0));
        assert_eq!(upright.resized((1000.0, 600.0)), Camera::fit((1000.0, 600.0)));
        let near = upright.nearer(2.0);
        assert!((near.resized((1000.0, 600.0)).scale() - near.scale()).abs() < 1e-12);
    }

    #[test]
    fn the_scale_is_true_and_fits() {
        for pane in [(390.0, 786.0), (704.0, 820.0), (1000.0, 900.0)] {
            for by in [1.0, 2.0, 4.0, 99.0] {
                let camera = Camera::fit(pane).nearer(by);
                let bar = ScaleBar::of(camera);
                assert!(bar.width <= LONGEST && bar.width > 40.0, "{bar:?}");
                let km = bar.width / camera.scale() / outlines::UNITS_PER_KM;
                assert!((km / f64::from(bar.miles) - KM_PER_MILE).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn showing_moves_only_when_needed() {
        let camera = Camera::fit((704.0, 820.0)).nearer(4.0);
        let middle = camera.to_map((352.0, 410.0));
        assert_eq!(camera.showing(middle, 60.0), camera);
        let away = camera.to_map((900.0, 410.0));
        let moved = camera.showing(away, 60.0).to_pane(away);
        assert!((moved.0 - 644.0).abs() < 1e-6 && (moved.1 - 410.0).abs() < 1e-6, "{moved:?}");
    }
}

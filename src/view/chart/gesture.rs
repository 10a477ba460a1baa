//! Fingers, mouse and pen on the map: one drags, two pinch, two quick taps zoom.

use super::{Camera, within};

/// How far a finger may stray in a tap, in pixels.
const SLACK: f64 = 7.0;
/// How soon the second tap follows the first, in milliseconds.
const QUICK: f64 = 320.0;
/// How near the second tap is to the first, in pixels.
const CLOSE: f64 = 28.0;

/// The pointers that are down, and the tap before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gesture {
    down: Vec<(i32, (f64, f64))>,
    from: Option<(f64, f64)>,
    moved: bool,
    tap: Option<(f64, (f64, f64))>,
    doubled: bool,
}

impl Gesture {
    /// A pointer comes down.
    pub fn press(&mut self, id: i32, at: (f64, f64)) {
        self.down.retain(|(other, _)| *other != id);
        if self.down.is_empty() {
            (self.from, self.moved, self.doubled) = (Some(at), false, false);
        } else {
            self.moved = true;
        }
        self.down.push((id, at));
    }

    /// A pointer moves: the camera it leads to, if it is down and this is no mere tremble.
    pub fn drag(&mut self, id: i32, at: (f64, f64), camera: Camera) -> Option<Camera> {
        let still = self.down.iter().find(|(other, _)| *other != id).map(|(_, at)| *at);
        let finger = self.down.iter_mut().find(|(other, _)| *other == id)?;
        if !self.moved && self.from.is_some_and(|from| distance(from, at) < SLACK) {
            return None;
        }
        self.moved = true;
        let before = std::mem::replace(&mut finger.1, at);
        let Some(still) = still else {
            return Some(camera.panned(at.0 - before.0, at.1 - before.1));
        };
        let (old, new) = (middle(before, still), middle(at, still));
        let by = distance(at, still).max(10.0) / distance(before, still).max(10.0);
        Some(camera.panned(new.0 - old.0, new.1 - old.1).zoomed(new, by))
    }

    /// A pointer goes up at a time in milliseconds: where to zoom in, if this was the second of two taps.
    pub fn release(&mut self, id: i32, at: (f64, f64), time: f64) -> Option<(f64, f64)> {
        let known = self.down.iter().any(|(other, _)| *other == id);
        self.down.retain(|(other, _)| *other != id);
        if !known || self.moved || !self.down.is_empty() {
            return None;
        }
        let second = self.tap.is_some_and(|(then, there)| time - then < QUICK && distance(there, at) < CLOSE);
        self.tap = (!second).then_some((time, at));
        self.doubled = second;
        second.then_some(at)
    }

    /// A pointer is lost.
    pub fn cancel(&mut self, id: i32) {
        self.down.retain(|(other, _)| *other != id);
        self.moved = true;
    }

    /// Whether the pointers have left the place where they came down.
    #[must_use]
    pub const fn is_drag(&self) -> bool {
        self.moved
    }

    /// Whether the click that ends the gesture is a pick: nothing was dragged, and it is not the second of two taps.
    #[must_use]
    pub const fn is_pick(&self) -> bool {
        !self.moved && !self.doubled
    }
}

fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    ((one.0 - other.0) * (one.0 - other.0) + (one.1 - other.1) * (one.1 - other.1)).sqrt()
}

fn middle(one: (f64, f64), other: (f64, f64)) -> (f64, f64) {
    ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0)
}

/// How much a turn of the wheel zooms; `pinched` for the finer steps of a touch pad's pinch.
#[must_use]
pub fn wheel(turn: f64, pinched: bool) -> f64 {
    let step = within(turn * if pinched { 0.01 } else { 0.002 }, -0.5, 0.5);
    if step < 0.0 { 1.0 - step } else { 1.0 / (1.0 + step) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera() -> Camera {
        Camera::fit((704.0, 820.0)).nearer(3.0)
    }

    #[test]
    fn one_finger_drags_the_paper() {
        let mut gesture = Gesture::default();
        gesture.press(1, (100.0, 100.0));
        assert_eq!(gesture.drag(1, (103.0, 102.0), camera()), None);
        let moved = gesture.drag(1, (140.0, 90.0), camera()).unwrap();
        assert_eq!(moved, camera().panned(40.0, -10.0));
        assert_eq!(gesture.release(1, (140.0, 90.0), 50.0), None);
        assert!(!gesture.is_pick());
    }

    #[test]
    fn two_fingers_pinch_about_their_middle() {
        let mut gesture = Gesture::default();
        gesture.press(1, (300.0, 400.0));
        gesture.press(2, (400.0, 400.0));
        let zoomed = gesture.drag(2, (500.0, 400.0), camera()).unwrap();
        assert!((zoomed.scale() / camera().scale() - 2.0).abs() < 1e-9 || zoomed.scale() > camera().scale());
        let (was, is) = (camera().to_map((350.0, 400.0)), zoomed.to_map((400.0, 400.0)));
        assert!((was.0 - is.0).abs() < 1e-6 && (was.1 - is.1).abs() < 1e-6, "{was:?} {is:?}");
        gesture.release(2, (500.0, 400.0), 10.0);
        gesture.release(1, (300.0, 400.0), 12.0);
        assert!(!gesture.is_pick());
    }

    #[test]
    fn a_tap_picks_and_two_taps_zoom() {
        let mut gesture = Gesture::default();
        gesture.press(1, (50.0, 60.0));
        assert_eq!(gesture.release(1, (51.0, 60.0), 1000.0), None);
        assert!(gesture.is_pick());
        gesture.press(1, (52.0, 62.0));
        assert_eq!(gesture.release(1, (52.0, 62.0), 1200.0), Some((52.0, 62.0)));
        assert!(!gesture.is_pick());
        gesture.press(1, (52.0, 62.0));
        assert_eq!(gesture.release(1, (52.0, 62.0), 1300.0), None);
        assert!(gesture.is_pick());
    }

    #[test]
    fn a_stranger_does_nothing() {
        let mut gesture = Gesture::default();
        assert_eq!(gesture.drag(9, (1.0, 1.0), camera()), None);
        assert_eq!(gesture.release(9, (1.0, 1.0), 0.0), None);
    }

    #[test]
    fn the_wheel_turns_both_ways() {
        assert!((wheel(-100.0, false) - 1.2).abs() < 1e-9);
        assert!((wheel(-100.0, false) * wheel(100.0, false) - 1.0).abs() < 1e-9);
        assert!(wheel(-10_000.0, true) <= 1.5);
    }
}

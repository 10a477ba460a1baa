//! Upright boxes and what they cover.

/// An upright box.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Its left side.
    pub x: f64,
    /// Its top.
    pub y: f64,
    /// Its width.
    pub w: f64,
    /// Its height.
    pub h: f64,
}

impl Area {
    /// A box from its corner and size.
    #[must_use]
    pub const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    /// A box from its middle and size.
    #[must_use]
    pub fn about(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self::new(x - w / 2.0, y - h / 2.0, w, h)
    }

    /// The box moved.
    #[must_use]
    pub fn moved(self, (dx, dy): (f64, f64)) -> Self {
        Self { x: self.x + dx, y: self.y + dy, ..self }
    }

    /// The box with a margin round it.
    #[must_use]
    pub fn grown(self, margin: f64) -> Self {
        Self::new(self.x - margin, self.y - margin, self.w + 2.0 * margin, self.h + 2.0 * margin)
    }

    /// How much of the two lies over each other.
    #[must_use]
    pub fn shared(self, other: Self) -> f64 {
        let w = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let h = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        if w > 0.0 && h > 0.0 { w * h } else { 0.0 }
    }

    /// Whether the two touch.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.shared(other) > 0.0
    }

    /// Whether the other lies within.
    #[must_use]
    pub fn holds(self, other: Self) -> bool {
        other.x >= self.x
            && other.y >= self.y
            && other.x + other.w <= self.x + self.w
            && other.y + other.h <= self.y + self.h
    }

    /// The middle.
    #[must_use]
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

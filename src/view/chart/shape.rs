//! What is drawn: paths and words, in groups that stand somewhere on the map. The screen draws these and knows no sign.

use std::borrow::Cow;

use super::{Pick, decimal};

/// One stroke of the engraver: a path or a word.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shape {
    /// Its class in the style sheet.
    pub class: Cow<'static, str>,
    /// The power whose ink it takes, by the name of its colour.
    pub ink: Option<&'static str>,
    /// Where it is moved and how it is turned.
    pub transform: Option<String>,
    /// What it is cut to.
    pub clip: Option<String>,
    /// A pattern it is filled with.
    pub fill: Option<String>,
    /// How it stands to its point, if it is a word and the style sheet does not say.
    pub anchor: Option<&'static str>,
    /// Size of its letters, if it is a word.
    pub size: Option<String>,
    /// The path, or the word.
    pub body: Body,
}

/// A path or a word.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// A path's data.
    Path(Cow<'static, str>),
    /// Words.
    Text(Cow<'static, str>),
}

impl Default for Body {
    fn default() -> Self {
        Self::Path(Cow::Borrowed(""))
    }
}

impl Shape {
    /// A path.
    #[must_use]
    pub fn path(class: impl Into<Cow<'static, str>>, path: impl Into<Cow<'static, str>>) -> Self {
        Self { class: class.into(), body: Body::Path(path.into()), ..Self::default() }
    }

    /// A word, its base line at the point.
    #[must_use]
    pub fn text(class: &'static str, at: (f64, f64), text: impl Into<Cow<'static, str>>) -> Self {
        Self { class: class.into(), body: Body::Text(text.into()), ..Self::default() }.at(at)
    }

    /// In the ink of a power.
    #[must_use]
    pub fn ink(mut self, ink: &'static str) -> Self {
        self.ink = Some(ink);
        self
    }

    /// Moved to the point.
    #[must_use]
    pub fn at(mut self, (x, y): (f64, f64)) -> Self {
        self.transform = Some(moved(x, y));
        self
    }
}

/// The transform that moves to a point.
#[must_use]
pub fn moved(x: f64, y: f64) -> String {
    format!("translate({} {})", decimal(x), decimal(y))
}

/// Shapes that belong together, in marks round a place of the map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Group {
    /// The place, in map units; none for shapes that are in map units themselves.
    pub at: Option<(f64, f64)>,
    /// What it is in words, if it says anything that is not said elsewhere.
    pub spoken: Option<String>,
    /// What a click on it picks.
    pub pick: Option<Pick>,
    /// What is drawn, the undermost first.
    pub shapes: Vec<Shape>,
}

/// A circle's path.
#[must_use]
pub fn circle((x, y): (f64, f64), radius: f64) -> String {
    let (left, r, across) = (decimal(x - radius), decimal(radius), decimal(radius * 2.0));
    format!("M{left} {}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z", decimal(y))
}

/// A box's path, its corners a little round.
#[must_use]
pub fn card(x: f64, y: f64, width: f64, height: f64) -> String {
    let (x, y, w, h) = (decimal(x + 2.0), decimal(y), decimal(width - 4.0), decimal(height - 4.0));
    format!("M{x} {y}h{w}q2 0 2 2v{h}q0 2-2 2h-{w}q-2 0-2-2v-{h}q0-2 2-2z")
}

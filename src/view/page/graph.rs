//! A value over time, laid out to be drawn: a line, the levels to reach, the years.

use super::Action;

/// A tick of an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphTick {
    /// Where on its axis.
    pub at: i32,
    /// What it says.
    pub label: String,
}

/// A level to reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphLevel {
    /// Its height.
    pub y: i32,
    /// Where its line ends: with the month to whose end it is printed.
    pub to: i32,
    /// What it says.
    pub label: String,
    /// It decides this campaign.
    pub counts: bool,
}

/// A value written at the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphLabel {
    /// Where it is written.
    pub x: i32,
    /// Where it is written.
    pub y: i32,
    /// How it lies to that point: `start`, `middle` or `end`, as SVG anchors text.
    pub anchor: &'static str,
    /// What it says.
    pub text: String,
}

/// The graph of one value.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    /// Its name.
    pub name: &'static str,
    /// It is looked at.
    pub chosen: bool,
    /// Looks at it.
    pub choose: Action,
    /// The frame.
    pub view_box: &'static str,
    /// The line: `x,y x,y …`.
    pub points: String,
    /// The left and the right end of the frame, for the lines across it.
    pub ends: (i32, i32),
    /// The height of nothing, from which the line rises.
    pub base: i32,
    /// The years, along the bottom.
    pub years: Vec<GraphTick>,
    /// The heights, along the left side.
    pub heights: Vec<GraphTick>,
    /// The levels, drawn in.
    pub levels: Vec<GraphLevel>,
    /// The most, if it is more than the value now, which is written anyhow.
    pub most: Option<GraphLabel>,
    /// The least, if it is less than the value now and not the foot of the frame.
    pub least: Option<GraphLabel>,
    /// The value now.
    pub last: GraphLabel,
    /// The same in words.
    pub text: String,
}

//! The sheet on which lettering and counters find their places: what lies on it so far.

use super::area::Area;
use super::marks::Pick;

/// What lies on the sheet so far, in marks from its corner.
#[derive(Default)]
pub(super) struct Sheet {
    /// Symbols: nothing may cover them.
    pub symbols: Vec<Area>,
    /// Lettering: nothing should.
    pub lettering: Vec<Area>,
    /// What the fitted map shows.
    pub home: Area,
}

impl Sheet {
    pub(super) fn covers(&self, area: Area) -> f64 {
        let sum = |areas: &[Area]| areas.iter().map(|other| other.shared(area)).sum::<f64>();
        4.0 * sum(&self.symbols) + sum(&self.lettering)
    }

    pub(super) fn is_free(&self, area: Area) -> bool {
        !self.symbols.iter().chain(&self.lettering).any(|other| other.meets(area))
    }
}

/// Where the pick stands on the sheet.
pub(super) fn on_sheet(pick: Pick, mark: f64) -> (f64, f64) {
    let (x, y) = super::travel::place(pick);
    (x / mark, y / mark)
}

/// How many letters a name has, as a length.
#[expect(clippy::cast_precision_loss, reason = "names are short")]
pub(super) fn letters(text: &str) -> f64 {
    text.chars().count() as f64
}

//! Game time: months since January 1805, and the phases of a month. The device's clock plays no part.

use super::wire::{Value, Wire, Wrong, serde_by_wire};
use super::words::closed_list;

/// A month of the campaign, counted from January 1805. On disk `"1807-03"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameDate(u16);

/// A span of whole months.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Months(pub u16);

/// The names of the months, January first.
pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

const FIRST_YEAR: u16 = 1805;
/// A guard against nonsense dates in files: 1805 and the 99 years after it.
const LAST_YEAR: u16 = FIRST_YEAR + 99;
/// The last month that can be written down; time stops in it, so that every campaign can be saved.
const LAST_MONTH: u16 = (LAST_YEAR - FIRST_YEAR) * 12 + 11;

impl GameDate {
    /// January 1805, when play begins.
    pub const START: GameDate = GameDate(0);

    /// The month `month` (1 to 12) of `year`, from January 1805 to December 1904; `None` outside.
    #[must_use]
    pub const fn new(year: u16, month: u16) -> Option<Self> {
        if year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 {
            return None;
        }
        Some(GameDate((year - FIRST_YEAR) * 12 + month - 1))
    }

    /// Months since January 1805.
    #[must_use]
    pub const fn index(self) -> u16 {
        self.0
    }

    /// The calendar year.
    #[must_use]
    pub const fn year(self) -> u16 {
        FIRST_YEAR + self.0 / 12
    }

    /// The month of the year, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u16 {
        self.0 % 12 + 1
    }

    /// The month's name.
    #[must_use]
    pub fn month_name(self) -> &'static str {
        MONTHS.get(usize::from(self.0 % 12)).copied().unwrap_or("January")
    }

    /// The month after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        self.plus(Months(1))
    }

    /// The month before this one; January 1805 has none and stays.
    #[must_use]
    pub const fn previous(self) -> Self {
        GameDate(self.0.saturating_sub(1))
    }

    /// The month `months` later.
    #[must_use]
    pub const fn plus(self, months: Months) -> Self {
        let then = self.0.saturating_add(months.0);
        GameDate(if then > LAST_MONTH { LAST_MONTH } else { then })
    }

    /// Whole months from `earlier` to this month; zero if it is later.
    #[must_use]
    pub const fn since(self, earlier: GameDate) -> Months {
        Months(self.0.saturating_sub(earlier.0))
    }
}

impl std::fmt::Display for GameDate {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{} {}", self.month_name(), self.year())
    }
}

impl Wire for GameDate {
    fn to_wire(&self) -> Value {
        Value::Text(format!("{}-{:02}", self.year(), self.month()).into())
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let date = value.text()?.split_once('-');
        let date = date.and_then(|(year, month)| GameDate::new(year.parse().ok()?, month.parse().ok()?));
        date.ok_or_else(|| Wrong::kind("a month, which is written 1807-03", value))
    }
}

serde_by_wire!(GameDate);

impl Wire for Months {
    fn to_wire(&self) -> Value {
        self.0.to_wire()
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        u16::from_wire(value).map(Self)
    }

    fn is_default(&self) -> bool {
        self.0 == 0
    }
}

serde_by_wire!(Months);

closed_list! {
    /// The phases of a month; Economic only where the calendar has it.
    #[derive(Default)]
    pub enum Phase {
        #[default] Political = "political", "Political";
        Reinforcement = "reinforcement", "Reinforcement";
        Naval = "naval", "Naval";
        Land = "land", "Land";
        Economic = "economic", "Economic";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn month(year: u16, month: u16) -> GameDate {
        GameDate::new(year, month).expect("a month of the campaign")
    }

    #[test]
    fn months_run_over_the_end_of_a_year() {
        assert_eq!(month(1806, 11).plus(Months(4)), month(1807, 3));
        assert_eq!(month(1807, 3).since(month(1806, 11)), Months(4));
        assert_eq!(month(1805, 1), GameDate::START);
        assert_eq!(month(1815, 12).to_string(), "December 1815");
        assert_eq!(month(1904, 12).next(), month(1904, 12));
        assert_eq!(month(1815, 12).plus(Months(u16::MAX)), month(1904, 12));
    }

    #[test]
    fn a_month_is_spelled_out_on_disk() {
        let march = month(1807, 3);
        let text = serde_json::to_string(&march).expect("a month serialises");
        assert_eq!(text, "\"1807-03\"");
        assert_eq!(serde_json::from_str::<GameDate>(&text).expect("it reads back"), march);
        for wrong in ["\"1807-13\"", "\"1804-12\"", "\"March\"", "3", "\"1807\""] {
            assert!(serde_json::from_str::<GameDate>(wrong).is_err(), "{wrong}");
        }
    }
}

//! What the quarters to come may be taken to bring, other than as things stand.

use crate::engine::campaign::Campaign;
use crate::engine::forecast::{Assumptions, Quarter};
use crate::engine::offers::make_peace;
use crate::game::command::{Command, NamedIncome};
use crate::model::date::{GameDate, Months, Phase};
use crate::model::economy::Column;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::quantity::Sum;
use crate::view::forms::column_words;
use crate::view::words::command_title;
use crate::view::words::figures::signed_sum;
use crate::view::words::need::need;

use super::short;

/// So many months can be looked ahead for an act.
const MONTHS: u16 = 24;
/// The name of the other income in each quarter.
const OTHER: &str = "Other income, as assumed";

/// An assumption, told from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Say {
    /// The economic-loss die fails.
    Die,
    /// Other income in each quarter.
    Other,
    /// A manipulation in each quarter.
    Column,
    /// An act that is expected, by its place.
    Act(usize),
}

/// What is taken for granted.
pub struct Premise {
    /// Which.
    pub say: Say,
    /// In words.
    pub text: String,
    /// Why the rules refuse it.
    pub refused: Option<String>,
}

/// What can be answered.
pub struct Premises {
    /// The columns of manipulation; the first answer is none.
    pub columns: Vec<(String, String)>,
    /// The powers.
    pub powers: Vec<(String, String)>,
    /// What can happen between two of them.
    pub kinds: Vec<(String, String, Option<String>)>,
    /// The months in which it can.
    pub months: Vec<(String, String)>,
}

/// An act that is expected, as it is being said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// Who.
    pub one: String,
    /// With whom.
    pub other: String,
    /// What.
    pub kind: String,
    /// When; nothing for the first month there is.
    pub month: String,
}

impl Default for WhatIf {
    fn default() -> Self {
        let id = |power: Power| power.id().to_owned();
        Self {
            one: id(Power::Russia),
            other: id(Power::Poland),
            kind: "war".to_owned(),
            month: String::new(),
        }
    }
}

/// An act with the month it is expected in.
pub type Expected = (GameDate, Command);

/// What can be answered now.
#[must_use]
pub fn premises(campaign: &Campaign) -> Premises {
    let column = |column: &Column| (column.id().to_owned(), column_words(*column));
    let kind = |(id, words): (&str, &str)| (id.to_owned(), words.to_owned(), None);
    let months = months(campaign.game()).map(|month| (month.index().to_string(), short(month)));
    Premises {
        columns: std::iter::once((String::new(), "None chosen".to_owned()))
            .chain(Column::ALL.iter().filter(|one| **one != Column::Fourth).map(column))
            .collect(),
        powers: Power::ALL.iter().map(|power| (power.id().to_owned(), power.name().to_owned())).collect(),
        kinds: [("war", "War"), ("peace", "Peace"), ("alliance", "Alliance")].map(kind).into(),
        months: months.collect(),
    }
}

/// The months an act can be expected in: from this one's Political phase, or the next one's.
fn months(game: &Game) -> impl Iterator<Item = GameDate> {
    let first = if game.phase == Phase::Political { game.date } else { game.date.next() };
    (0..MONTHS).map(move |later| first.plus(Months(later)))
}

/// The act that is expected.
///
/// # Errors
/// Why there is none.
pub fn expect(campaign: &Campaign, what_if: &WhatIf) -> Result<Expected, &'static str> {
    let powers = (Power::from_id(&what_if.one), Power::from_id(&what_if.other));
    let (Some(one), Some(other)) = powers else { return Err("Choose two powers.") };
    if one == other {
        return Err("Choose two powers.");
    }
    let act = match what_if.kind.as_str() {
        "peace" => make_peace(one, other),
        "alliance" => Command::MakeAlliance { one, other },
        _ => Command::DeclareWar { by: one, on: other },
    };
    let said = |month: &GameDate| month.index().to_string() == what_if.month;
    let mut all = months(campaign.game());
    let first = all.next().ok_or("Time is over.")?;
    let month = if said(&first) { first } else { all.find(said).unwrap_or(first) };
    Ok((month, act))
}

/// Says what other income each quarter brings.
pub fn put_other(assumptions: &mut Assumptions, money: i32, manpower: i32) {
    let sum = Sum::new(money, manpower);
    let named = NamedIncome { name: OTHER.to_owned(), sum };
    assumptions.other = if sum.is_nothing() { Vec::new() } else { vec![named] };
}

/// The money of the other income in each quarter.
#[must_use]
pub fn other_money(assumptions: &Assumptions) -> i32 {
    other(assumptions).money.count()
}

/// Its manpower.
#[must_use]
pub fn other_manpower(assumptions: &Assumptions) -> i32 {
    other(assumptions).manpower.count()
}

fn other(assumptions: &Assumptions) -> Sum {
    assumptions.other.iter().map(|one| one.sum).sum()
}

/// Says which manipulation is chosen in each quarter, by its id.
pub fn put_column(assumptions: &mut Assumptions, id: &str) {
    assumptions.column = Column::from_id(id);
}

/// Takes an assumption back.
pub fn take_back(assumptions: &mut Assumptions, say: Say) {
    match say {
        Say::Die => assumptions.die_fails = false,
        Say::Other => assumptions.other.clear(),
        Say::Column => assumptions.column = None,
        Say::Act(at) if at < assumptions.expected.len() => {
            assumptions.expected.remove(at);
        }
        Say::Act(_) => {}
    }
}

/// What is taken for granted, in words.
pub(super) fn taken(game: &Game, assumptions: &Assumptions, quarters: &[Quarter]) -> Vec<Premise> {
    let plain = |say, text| Premise { say, text, refused: None };
    let mut all = Vec::new();
    if assumptions.die_fails {
        all.push(plain(Say::Die, "The economic-loss die fails wherever it is due.".to_owned()));
    }
    if !assumptions.other.is_empty() {
        let sum = signed_sum(other(assumptions));
        all.push(plain(Say::Other, format!("Other income in each quarter: {sum}.")));
    }
    if let Some(column) = assumptions.column {
        let words = column_words(column);
        all.push(plain(Say::Column, format!("Manipulation chosen in each quarter: {words}.")));
    }
    for (at, (month, act)) in assumptions.expected.iter().enumerate() {
        let refused = quarters.iter().flat_map(|quarter| &quarter.refused).find(|(one, _)| one == act);
        let refused = refused.map(|(_, unmet)| unmet.iter().map(need).collect::<Vec<String>>().join(" "));
        let past = (*month < game.date).then(|| "That month is over.".to_owned());
        let text = format!("{month}: {}.", command_title(act));
        all.push(Premise { say: Say::Act(at), text, refused: refused.or(past) });
    }
    all
}

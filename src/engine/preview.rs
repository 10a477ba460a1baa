//! The close of an Economic phase as lines for people: every step with what it moves and how that came about, drawn up by
//! the very steps that book it.

mod lines;

use crate::model::game::Game;
use crate::model::quantity::{PoliticalPoints, Sum, VictoryPoints};
use crate::model::why::{Cause, Why};
use crate::rules::s22_3_forces::income;

use crate::game::close::StepKind;
use crate::game::command::{CardSquare, Close, NamedIncome};
use crate::game::draft::Draft;
use crate::game::event::{Event, Fact};
use crate::rules::base_game::economy::{Closing, Reading};

use lines::why;

/// A line of the close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which step.
    pub kind: StepKind,
    /// What it is about, with its terms and clauses.
    pub why: Why,
    /// A number in it rests on a square that nobody has entered.
    pub assumed: bool,
    /// The money and manpower it moves.
    pub purse: Sum,
    /// The squares it moves Poland's marker.
    pub marker: PoliticalPoints,
    /// The victory points it brings Poland.
    pub victory: VictoryPoints,
    /// Money and manpower in hand after it.
    pub in_hand: Sum,
    /// What happens in it.
    pub facts: Vec<Fact>,
}

/// The lines of a close, in order; those without a meaning now are left out.
#[must_use]
pub fn steps(game: &Game, close: &Close) -> Vec<Step> {
    let mut draft = Draft::new(game);
    let mut closing = Closing::new(close);
    let mut steps = Vec::new();
    for kind in StepKind::ALL.iter().copied() {
        let before = draft.game().clone();
        let from = draft.len();
        closing.step(&mut draft, kind);
        let facts: Vec<Fact> = draft.facts().iter().skip(from).cloned().collect();
        let Some(why) = why(&before, close, kind, &facts).filter(|_| is_shown(&before, close, kind)) else {
            continue;
        };
        let after = draft.game();
        let marker = i32::from(after.marker) - i32::from(before.marker);
        steps.push(Step {
            kind,
            why,
            assumed: facts.iter().any(is_assumed),
            purse: after.purse - before.purse,
            marker: PoliticalPoints::new(marker),
            victory: after.victory - before.victory,
            in_hand: after.purse,
            facts,
        });
    }
    steps
}

/// Whether a fact rests on a square that nobody has entered.
#[must_use]
pub fn is_assumed(fact: &Fact) -> bool {
    matches!(
        fact.event,
        Event::VictoryScored(_, Cause::AssumedPoints) | Event::PointsMoved { cause: Cause::AssumedDrift, .. }
    )
}

/// Whether a step means anything in this game.
fn is_shown(game: &Game, close: &Close, kind: StepKind) -> bool {
    use crate::model::power::Power;
    let active = game.poland.is_active();
    match kind {
        StepKind::VictoryPoints | StepKind::Marker => true,
        StepKind::BritishCut => {
            close.british_cut.is_some() || game.diplomacy.at_war(Power::Poland, Power::Britain)
        }
        StepKind::LossDie => close.loss.is_some() || (active && income::loss_die_due(game.marker)),
        StepKind::Conversion => active && (game.setup.house.conversion || !close.converted.is_empty()),
        StepKind::Income
        | StepKind::Subsidy
        | StepKind::OtherIncome
        | StepKind::Loans
        | StepKind::Upkeep
        | StepKind::ManipulationLands
        | StepKind::Purchases
        | StepKind::NextManipulation => active,
    }
}

/// The close as the campaign begins it: the card as it was entered, the loss die passed where it is due.
#[must_use]
pub fn opening(game: &Game) -> Close {
    let due = game.poland.is_active() && income::loss_die_due(game.marker);
    Close { loss: due.then_some(false), ..Close::default() }
}

/// What Poland's square says by the campaign's card, and whether each of its numbers is assumed.
#[must_use]
pub fn square_now(game: &Game) -> (CardSquare, bool, bool) {
    let reading = Reading::of(game, &Close::default());
    let says = CardSquare {
        victory: u8::try_from(reading.victory.value()).unwrap_or(0),
        drift: i8::try_from(reading.drift.value()).unwrap_or(0),
    };
    (says, reading.victory_assumed, reading.drift_assumed)
}

/// Lines for the trade of each port that Poland has conquered, to be filled in.
#[must_use]
pub fn trade_lines(game: &Game) -> Vec<NamedIncome> {
    let ports = crate::rules::base_game::options::trading_ports(game);
    let line = |city: crate::model::place::City| NamedIncome {
        name: format!("Trade of {}", city.name()),
        sum: Sum::default(),
    };
    ports.into_iter().map(line).collect()
}

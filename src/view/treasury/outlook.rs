//! What can be spent: the purse, or what the next close leaves in it before anything is bought.

use crate::engine::forecast::{Assumptions, next};
use crate::engine::preview::Step;
use crate::game::close::StepKind;
use crate::model::date::{GameDate, Phase};
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::why::Why;
use crate::rules::base_game;
use crate::view::explain::{Line, lines};
use crate::view::words::figures::signed_sum;
use crate::view::words::term;

/// The phase that purchases are planned for.
pub(super) struct Outlook {
    /// Its month.
    pub month: GameDate,
    /// This month's phase is booked, and purchases are open.
    pub booked: bool,
    /// What comes in before purchases, by its lines.
    pub lines: Vec<Line>,
    in_hand: Sum,
}

impl Outlook {
    /// What can be spent in the phase purchases are planned for: the purse now once it is booked, else with what comes.
    pub fn to_spend(&self, game: &Game) -> Sum {
        if self.booked { game.purse } else { self.in_hand }
    }
}

pub(super) fn outlook(game: &Game) -> Outlook {
    let booked = game.phase == Phase::Economic && game.economy.booked == Some(game.date);
    let here = |month| Outlook { month, booked, lines: Vec::new(), in_hand: game.purse };
    let from = if booked { game.date.next() } else { game.date };
    if booked || !game.poland.is_active() {
        return here(base_game::next_economic(from, &game.setup.rulings));
    }
    let Some(quarter) = next(game, &Assumptions::default()) else { return here(game.date) };
    let before = |step: &&Step| !matches!(step.kind, StepKind::Purchases);
    let steps: Vec<&Step> = quarter.steps.iter().take_while(before).collect();
    let line = |step: &&&Step| !step.purse.is_nothing();
    Outlook {
        month: quarter.month,
        booked,
        in_hand: steps.last().map_or(game.purse, |step| step.in_hand),
        lines: steps.iter().filter(line).map(|step| step_line(step)).collect(),
    }
}

fn step_line(step: &Step) -> Line {
    Line { label: step.kind.name().to_owned(), value: signed_sum(step.purse), ..lines(&step.why) }
}

/// A derivation as a line with another label.
pub(super) fn labelled(label: &str, why: &Why) -> Line {
    let mut line = lines(why);
    line.label = if label.is_empty() { term(why) } else { label.to_owned() };
    line
}

//! The close step by step, in the base game's order: each step is judged by the game as the earlier ones have left it, so
//! that nothing is bought with money that upkeep takes (base: economy).

use crate::game::close::StepKind;
use crate::game::command::{CardSquare, Close};
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::quantity::PoliticalPoints;
use crate::model::status_card::MOST_ON_CARD;
use crate::model::why::{Derived, Term};
use crate::rules::base_game::card;

use super::{book, buy, choose, convert, is_booked, judge_choice};
use crate::game::draft::Draft;

/// Whether a square says what a printed card can say.
pub fn square_is_sane(says: CardSquare) -> bool {
    i32::from(says.victory) <= MOST_ON_CARD && i32::from(says.drift).abs() <= MOST_ON_CARD
}

/// What is read off Poland's square.
pub struct Reading {
    /// Its victory points.
    pub victory: Derived<i32>,
    /// They are assumed.
    pub victory_assumed: bool,
    /// Its adjustment (PSA).
    pub drift: Derived<i32>,
    /// It is assumed.
    pub drift_assumed: bool,
}

impl Reading {
    /// What the table reads now, else what the campaign's card says, else what is assumed.
    pub fn of(game: &Game, close: &Close) -> Self {
        let square = game.marker;
        let number = |value: i32| Derived::number(Term::Square(square), Clause::BaseEconomy, value);
        match close.card {
            Some(says) => Self {
                victory: number(i32::from(says.victory)),
                victory_assumed: false,
                drift: number(i32::from(says.drift)),
                drift_assumed: false,
            },
            None => {
                let house = &game.setup.house;
                let (victory, victory_assumed) = card::victory(&house.card, square);
                let (drift, drift_assumed) = card::drift(&house.card, square);
                Self { victory, victory_assumed, drift, drift_assumed }
            }
        }
    }
}

/// A close while it is drawn up.
pub struct Closing<'a> {
    close: &'a Close,
    /// The points of the manipulation that landed, and of one that lands at once.
    points: [PoliticalPoints; 2],
}

impl<'a> Closing<'a> {
    /// The beginning of a close.
    pub fn new(close: &'a Close) -> Self {
        Self { close, points: [PoliticalPoints::ZERO; 2] }
    }

    /// Takes one step.
    pub fn step(&mut self, draft: &mut Draft, kind: StepKind) {
        let close = self.close;
        match kind {
            StepKind::VictoryPoints => {
                let reading = Reading::of(draft.game(), close);
                book::score(draft, &reading);
            }
            StepKind::BritishCut => {
                if let Some(cut) = close.british_cut {
                    book::cut(draft, cut);
                }
            }
            StepKind::Marker => {
                let reading = Reading::of(draft.game(), close);
                book::move_marker(draft, &reading, self.points);
            }
            _ if draft.game().poland.is_active() => self.active_step(draft, kind),
            _ => {}
        }
    }

    /// A step that only a Poland that exists has.
    fn active_step(&mut self, draft: &mut Draft, kind: StepKind) {
        let close = self.close;
        match kind {
            StepKind::Income => book::collect(draft, close.loss),
            StepKind::Subsidy => book::pay_subsidy(draft),
            StepKind::OtherIncome => book::take_lines(draft, &close.other),
            StepKind::Loans => book::take_lines(draft, &close.loans),
            StepKind::Upkeep => book::keep_up(draft),
            StepKind::ManipulationLands => {
                if let Some(pending) = draft.game().economy.manipulation {
                    self.points[0] = book::land(draft, pending.column);
                }
            }
            StepKind::Conversion => convert::act(draft, &close.converted),
            StepKind::Purchases => {
                if !close.basket.is_empty() {
                    buy::act(draft, &close.basket);
                }
            }
            StepKind::NextManipulation => {
                if let Some(column) = close.column {
                    self.points[1] = choose(draft, column);
                }
            }
            StepKind::LossDie | StepKind::VictoryPoints | StepKind::BritishCut | StepKind::Marker => {}
        }
    }
}

/// Every condition of every step.
pub fn judge(game: &Game, close: &Close, conditions: &mut Conditions) {
    conditions.ask(!is_booked(game), Clause::BaseEconomy, Need::NotBookedYet);
    let mut draft = Draft::new(game);
    let mut closing = Closing::new(close);
    for kind in StepKind::ALL {
        judge_step(draft.game(), close, *kind, conditions);
        closing.step(&mut draft, *kind);
    }
}

/// The conditions of one step, by the game as the earlier steps have left it.
fn judge_step(game: &Game, close: &Close, kind: StepKind, conditions: &mut Conditions) {
    match kind {
        StepKind::VictoryPoints => {
            let sane = close.card.is_none_or(square_is_sane);
            conditions.ask(sane, Clause::BaseEconomy, Need::Between(0, MOST_ON_CARD));
        }
        StepKind::BritishCut => {
            if let Some(cut) = close.british_cut {
                book::judge_cut(game, cut, conditions);
            }
        }
        StepKind::LossDie => book::judge_loss(game, close.loss, conditions),
        StepKind::OtherIncome => book::judge_lines(game, &close.other, conditions),
        StepKind::Loans => book::judge_lines(game, &close.loans, conditions),
        StepKind::Upkeep => book::judge_upkeep(game, conditions),
        StepKind::Conversion => convert::judge(game, &close.converted, conditions),
        StepKind::Purchases => {
            if !close.basket.is_empty() {
                buy::judge(game, &close.basket, conditions);
            }
        }
        StepKind::NextManipulation => {
            if close.column.is_some() {
                judge_choice(game, conditions);
            }
        }
        StepKind::Income | StepKind::Subsidy | StepKind::ManipulationLands | StepKind::Marker => {}
    }
}

/// The whole phase as facts.
pub fn act(draft: &mut Draft, close: &Close) {
    let mut closing = Closing::new(close);
    for kind in StepKind::ALL {
        closing.step(draft, *kind);
    }
    book::judge_victory(draft);
    draft.happen(Clause::BaseEconomy, Event::EconomyBooked);
}

//! The close of an Economic phase step by step, in the base game's order: each step is judged by the game as the earlier
//! ones have left it, so that nothing is bought with money that upkeep takes (base: economy).

use crate::game::close::StepKind;
use crate::game::command::{CardSquare, Close, MOST_OF_A_LINE, NamedIncome};
use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::game::texts::is_text;
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::quantity::{PoliticalPoints, VictoryPoints};
use crate::model::status_card::MOST_ON_CARD;
use crate::model::why::{Cause, Derived, Term};
use crate::rules::base_game::{card, options};
use crate::rules::conditions::{economic, exists, short_of};
use crate::rules::s22_2_creation::{general, partitioner};
use crate::rules::s22_3_forces::{costs, income};
use crate::rules::s22_8_victory;

/// The most lines of income by hand.
const MOST_LINES: usize = 20;

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
    #[must_use]
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

/// Scores what Poland's square brings (base: economy).
fn score(draft: &mut Draft, reading: &Reading) {
    if general::scores(draft.game()) {
        let points = VictoryPoints::new(reading.victory.value());
        let cause = if reading.victory_assumed { Cause::AssumedPoints } else { Cause::StatusPoints };
        draft.victory(Clause::BaseEconomy, points, cause);
    }
}

/// Income by hand has a name and a sane sum, and what is paid out by hand is there.
fn judge_lines(game: &Game, lines: &[NamedIncome], conditions: &mut Conditions) {
    if !lines.is_empty() {
        exists(game, conditions);
    }
    let most = i32::try_from(MOST_LINES).unwrap_or(i32::MAX);
    conditions.ask(lines.len() <= MOST_LINES, Clause::BaseEconomy, Need::Between(0, most));
    let mut purse = game.purse;
    for line in lines.iter().take(MOST_LINES) {
        conditions.ask(is_text(&line.name), Clause::BaseEconomy, Need::TextGiven);
        let range = -MOST_OF_A_LINE..=MOST_OF_A_LINE;
        let sane = range.contains(&line.sum.money.count()) && range.contains(&line.sum.manpower.count());
        conditions.ask(sane, Clause::BaseEconomy, Need::Between(-MOST_OF_A_LINE, MOST_OF_A_LINE));
        purse = purse + line.sum;
        let short = short_of(-purse);
        conditions.ask(short.is_nothing(), Clause::BaseEconomy, Need::Afford(short));
        purse = purse + short;
    }
}

fn take_lines(draft: &mut Draft, lines: &[NamedIncome]) {
    for line in lines {
        let paid = draft.payable(line.sum);
        draft.happen(Clause::BaseEconomy, Event::OtherIncome(line.name.clone(), paid));
    }
}

/// Last the marker moves: points of waiting, of manipulations, and the display's own adjustment (base: economy).
fn move_marker(draft: &mut Draft, reading: &Reading, manipulated: [PoliticalPoints; 2]) {
    general::book_waiting(draft);
    for points in manipulated {
        draft.points(Clause::S22_8b, Power::Poland, points, Cause::Manipulation);
    }
    if general::drifts(draft.game()) {
        let drift = PoliticalPoints::new(reading.drift.value());
        let cause = if reading.drift_assumed { Cause::AssumedDrift } else { Cause::Drift };
        draft.points(drift_clause(draft.game()), Power::Poland, drift, cause);
    }
}

/// The display's own adjustment rests on 22.2 b before creation, and on 22.7 h while dissolved.
fn drift_clause(game: &Game) -> Clause {
    if game.poland.is_active() {
        Clause::BaseEconomy
    } else if general::is_waiting(game) {
        Clause::S22_2b
    } else {
        Clause::S22_7h
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
    #[must_use]
    pub fn new(close: &'a Close) -> Self {
        Self { close, points: [PoliticalPoints::ZERO; 2] }
    }

    /// Takes one step.
    pub fn step(&mut self, draft: &mut Draft, kind: StepKind) {
        let close = self.close;
        // Before its creation, and dissolved, Poland has its marker and its points alone.
        let active = draft.game().poland.is_active();
        match kind {
            StepKind::VictoryPoints => score(draft, &Reading::of(draft.game(), close)),
            StepKind::BritishCut => {
                if let Some(cut) = close.british_cut {
                    options::cut(draft, cut);
                }
            }
            // Its result is asked as the income is collected.
            StepKind::LossDie => {}
            StepKind::Income if active => income::collect(draft, close.loss),
            StepKind::Subsidy if active => partitioner::pay_subsidy(draft),
            StepKind::OtherIncome if active => take_lines(draft, &close.other),
            StepKind::Loans if active => take_lines(draft, &close.loans),
            StepKind::Upkeep if active => costs::keep_up(draft),
            StepKind::ManipulationLands if active => {
                if let Some(pending) = draft.game().economy.manipulation {
                    self.points[0] = s22_8_victory::land(draft, pending.column);
                }
            }
            StepKind::Conversion if active => options::convert(draft, &close.converted),
            StepKind::Purchases if active && !close.basket.is_empty() => costs::buy(draft, &close.basket),
            StepKind::NextManipulation if active => {
                if let Some(column) = close.column {
                    self.points[1] = s22_8_victory::choose_in_close(draft, column);
                }
            }
            StepKind::Income
            | StepKind::Subsidy
            | StepKind::OtherIncome
            | StepKind::Loans
            | StepKind::Upkeep
            | StepKind::ManipulationLands
            | StepKind::Conversion
            | StepKind::Purchases
            | StepKind::NextManipulation => {}
            StepKind::Marker => move_marker(draft, &Reading::of(draft.game(), close), self.points),
        }
    }
}

/// What a close asks: an Economic phase not booked yet, and every condition of every step (base: economy).
pub fn judge(game: &Game, close: &Close, conditions: &mut Conditions) {
    economic(game, conditions);
    conditions.ask(game.economy.booked != Some(game.date), Clause::BaseEconomy, Need::NotBookedYet);
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
            let sane = close.card.is_none_or(card::square_is_sane);
            conditions.ask(sane, Clause::BaseEconomy, Need::Between(0, MOST_ON_CARD));
        }
        StepKind::BritishCut => {
            if let Some(cut) = close.british_cut {
                options::judge_cut(game, cut, conditions);
            }
        }
        StepKind::LossDie => income::judge_loss(game, close.loss, conditions),
        StepKind::OtherIncome => judge_lines(game, &close.other, conditions),
        StepKind::Loans => judge_lines(game, &close.loans, conditions),
        StepKind::Upkeep => costs::judge_upkeep(game, conditions),
        StepKind::Conversion => options::judge_conversion(game, &close.converted, conditions),
        StepKind::Purchases => {
            if !close.basket.is_empty() {
                costs::judge_basket(game, &close.basket, conditions);
            }
        }
        StepKind::NextManipulation => {
            if close.column.is_some() {
                s22_8_victory::judge_choice(game, conditions);
            }
        }
        StepKind::Income | StepKind::Subsidy | StepKind::ManipulationLands | StepKind::Marker => {}
    }
}

/// Closes the Economic phase (base: economy; 22.8 c).
pub fn close(draft: &mut Draft, all: &Close) {
    let mut closing = Closing::new(all);
    for kind in StepKind::ALL {
        closing.step(draft, *kind);
    }
    s22_8_victory::reach(draft);
    draft.happen(Clause::BaseEconomy, Event::EconomyBooked);
}

/// A booking is a close with nothing bought and nothing chosen.
#[must_use]
pub fn booking(card: CardSquare, loss: Option<bool>, other: &[NamedIncome]) -> Close {
    Close { card: Some(card), loss, other: other.to_vec(), ..Close::default() }
}

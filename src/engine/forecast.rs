//! The quarters to come, as things stand: a copy of the game is played on by the very acts that book, and nothing is
//! computed twice. What cannot be known is named, and can be taken otherwise.

mod prospect;

use crate::model::clause::Clause;
use crate::model::date::{GameDate, Phase};
use crate::model::economy::Column;
use crate::model::game::Game;
use crate::model::poland::Founder;
use crate::model::power::Power;
use crate::model::quantity::{Sum, VictoryPoints};
use crate::model::status_card::StatusCard;
use crate::model::words::closed_list;
use crate::rules::base_game::{campaign_end, has_economic_phase};

use super::decide::decide;
use super::preview::{Step, opening, steps};
use crate::game::command::{Close, Command, NamedIncome};
use crate::game::event::{Event, Fact};
use crate::game::refusal::Unmet;

pub use prospect::{Prospect, prospects, quarters_left};

/// What a forecast takes for granted; by default, that all goes on as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assumptions {
    /// The economic-loss die fails wherever it is due.
    pub die_fails: bool,
    /// What squares say that are not on the group's card.
    pub card: StatusCard,
    /// Income by hand in each quarter, trade and loans.
    pub other: Vec<NamedIncome>,
    /// The manipulation chosen in each quarter.
    pub column: Option<Column>,
    /// The first close, as it is being filled in; the assumptions above then hold from the second.
    pub first: Option<Close>,
    /// Acts that are expected, wars above all, each done as its month begins, or now.
    pub expected: Vec<(GameDate, Command)>,
}

closed_list! {
    /// Something that a quarter's numbers rest on and that nobody knows yet.
    pub enum Uncertain {
        LossDie = "loss-die", "The economic-loss die";
        AssumedSquare = "assumed-square", "A square of the display that nobody has entered";
        OtherIncome = "other-income", "Trade, loans and other income";
        Wars = "wars", "Wars, won or lost, and those that turn the subsidy";
    }
}

/// One quarter to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarter {
    /// The month of its Economic phase.
    pub month: GameDate,
    /// What happens on the way to it and is worth saying: the subsidy turns, recruits arrive, a bar ends.
    pub news: Vec<(GameDate, Fact)>,
    /// Expected acts on the way that the rules refuse.
    pub refused: Vec<(Command, Vec<Unmet>)>,
    /// Its close; closed like this, it brings these very lines.
    pub close: Close,
    /// Conditions the close does not meet; then its lines are as by agreement.
    pub unmet: Vec<Unmet>,
    /// Its lines.
    pub steps: Vec<Step>,
    /// What its numbers rest on.
    pub uncertain: Vec<Uncertain>,
    /// Money and manpower in hand afterwards.
    pub purse: Sum,
    /// Poland's square afterwards.
    pub marker: u8,
    /// Poland's victory points afterwards.
    pub victory: VictoryPoints,
}

/// The quarters from now to the campaign's end. It stops early where not even the table could close one, by an assumption
/// beyond the bounds of the books.
#[must_use]
pub fn forecast(game: &Game, assumptions: &Assumptions) -> Vec<Quarter> {
    quarters(game, assumptions, usize::MAX)
}

/// The next quarter alone; nothing where none is left.
#[must_use]
pub fn next(game: &Game, assumptions: &Assumptions) -> Option<Quarter> {
    quarters(game, assumptions, 1).pop()
}

fn quarters(game: &Game, assumptions: &Assumptions, most: usize) -> Vec<Quarter> {
    let end = campaign_end(game.setup.end);
    let mut run = Run::of(game);
    let mut quarters = Vec::new();
    run.meet(assumptions);
    while run.now.date <= end && quarters.len() < most {
        if !is_to_be_closed(&run.now) {
            let month = run.now.date;
            if !run.go(&Command::NextMonth { leave: true }) || run.now.date == month {
                break;
            }
            run.meet(assumptions);
        } else if run.now.phase == Phase::Economic {
            let Some(quarter) = run.close(assumptions, quarters.is_empty()) else { break };
            quarters.push(quarter);
        } else if !run.go(&Command::NextPhase { leave: true }) {
            break;
        }
    }
    quarters
}

/// Whether this month has an Economic phase that is not booked yet.
fn is_to_be_closed(game: &Game) -> bool {
    has_economic_phase(game.date, &game.setup.rulings) && game.economy.booked != Some(game.date)
}

/// A game on its way: only a decided game takes the place of the last.
struct Run {
    now: Game,
    news: Vec<(GameDate, Fact)>,
    refused: Vec<(Command, Vec<Unmet>)>,
}

impl Run {
    fn of(game: &Game) -> Self {
        let turned = subsidy_turning(game).map(|fact| (game.date, fact));
        Self { now: game.clone(), news: turned.into_iter().collect(), refused: Vec::new() }
    }

    /// Does an act, if the rules allow it.
    fn go(&mut self, act: &Command) -> bool {
        match decide(&self.now, act) {
            Ok(decision) => {
                let mut date = self.now.date;
                for fact in decision.facts {
                    if let Event::MonthBegan(month) = fact.event {
                        date = month;
                    }
                    if is_news(&fact.event) {
                        self.news.push((date, fact));
                    }
                }
                self.now = decision.after;
                true
            }
            Err(_) => false,
        }
    }

    /// Does what is expected of this month.
    fn meet(&mut self, assumptions: &Assumptions) {
        let today = self.now.date;
        for (_, act) in assumptions.expected.iter().filter(|(month, _)| *month == today) {
            if !self.go(act) {
                let unmet = decide(&self.now, act).err().map(|refusal| refusal.unmet).unwrap_or_default();
                self.refused.push((act.clone(), unmet));
            }
        }
    }

    /// Closes the quarter; by agreement, where the rules refuse it.
    fn close(&mut self, assumptions: &Assumptions, is_first: bool) -> Option<Quarter> {
        let before = self.now.clone();
        let filled = assumptions.first.clone().filter(|_| is_first);
        let by_hand = filled.is_some();
        let close = filled.unwrap_or_else(|| as_assumed(&before, assumptions));
        let act = Command::CloseQuarter(Box::new(close.clone()));
        let (decision, unmet) = match decide(&before, &act) {
            Ok(decision) => (decision, Vec::new()),
            Err(refusal) => {
                let reason = "forecast".to_owned();
                let agreed = Command::Overrule { act: Box::new(act), reason };
                (decide(&before, &agreed).ok()?, refusal.unmet)
            }
        };
        let lines = steps(&before, &close);
        // A square by assumption is no more known than one between its neighbours.
        let uncertain = uncertain(&before, &lines, !by_hand && close.card.is_some());
        self.now = decision.after;
        Some(Quarter {
            month: before.date,
            news: std::mem::take(&mut self.news),
            refused: std::mem::take(&mut self.refused),
            close,
            unmet,
            steps: lines,
            uncertain,
            purse: self.now.purse,
            marker: self.now.marker,
            victory: self.now.victory,
        })
    }
}

/// The subsidy turned this month, which counts from the next (22.2.1 i).
fn subsidy_turning(game: &Game) -> Option<Fact> {
    let Founder::Partitioner { subsidy: Some(now), .. } = game.poland.active()?.founder else {
        return None;
    };
    let event = Event::SubsidyTurned { stopped_by: now.stopped_by, from: game.date.next() };
    let turns = now.flowed_last_month == now.stopped_by.is_some();
    turns.then_some(Fact { event, clause: Clause::S22_2_1i })
}

/// A close by the assumptions.
fn as_assumed(game: &Game, assumptions: &Assumptions) -> Close {
    let mut close = opening(game);
    close.loss = close.loss.map(|_| assumptions.die_fails);
    if game.setup.house.card.square(game.marker).is_none() {
        close.card = assumptions.card.square(game.marker);
    }
    if game.poland.is_active() {
        close.other.clone_from(&assumptions.other);
        close.column = assumptions.column;
    }
    close
}

fn uncertain(game: &Game, steps: &[Step], overlaid: bool) -> Vec<Uncertain> {
    let active = game.poland.is_active();
    let subsidy = matches!(
        game.poland.active().map(|poland| poland.founder),
        Some(Founder::Partitioner { subsidy: Some(_), .. })
    );
    let at_war = game.diplomacy.enemies(Power::Poland).next().is_some();
    let holds = |uncertain: &Uncertain| match uncertain {
        Uncertain::LossDie => steps.iter().any(|step| step.kind == crate::game::close::StepKind::LossDie),
        Uncertain::AssumedSquare => overlaid || steps.iter().any(|step| step.assumed),
        Uncertain::OtherIncome => active,
        Uncertain::Wars => active && (subsidy || at_war),
    };
    Uncertain::ALL.iter().copied().filter(holds).collect()
}

/// Whether a thing that happens on the way is worth saying.
fn is_news(event: &Event) -> bool {
    matches!(
        event,
        Event::SubsidyTurned { .. }
            | Event::OrderArrived(_)
            | Event::BarEnded(_)
            | Event::StandingTurned { .. }
            | Event::GuardTurned(_)
            | Event::WarBegan(_)
            | Event::WarEnded(..)
            | Event::AllianceMade(_)
            | Event::AllianceEnded(..)
            | Event::ProvincePassed(..)
            | Event::RevoltEnded(_)
            | Event::PolandCreated(_)
            | Event::PolandDissolved(_)
            | Event::ManipulationLapsed(_)
    )
}

//! The calendar: what a phase ends with and what a month begins with (22.2 h).

use crate::engine::duties::open_duties;
use crate::game::command::Command;
use crate::game::duty::DutyKind;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::{Factors, Guard, Store};
use crate::model::game::Game;
use crate::model::setup::Recruit;
use crate::rules::base_game::next_phase;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_3_forces::guard;
use crate::rules::{s22_5_war, s22_7_dissolution};

use super::{creation, dissolution, settle};
use crate::game::draft::Draft;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    let (leave, month) = match command {
        Command::NextPhase { leave } => (*leave, false),
        Command::NextMonth { leave } => (*leave, true),
        _ => return Vec::new(),
    };
    if !leave {
        for duty in duties_on_the_way(game, month) {
            conditions.ask(false, duty.clause(), Need::DutyDone(duty));
        }
    }
    conditions.into_unmet()
}

/// The duties that going on would leave behind: of this phase, or of every phase to the end of the month.
fn duties_on_the_way(game: &Game, month: bool) -> Vec<DutyKind> {
    let mut duties = open_duties(game);
    if month {
        let mut draft = Draft::new(game);
        loop {
            step(&mut draft);
            if draft.game().phase == Phase::Political {
                break;
            }
            let more = open_duties(draft.game())
                .into_iter()
                .filter(|duty| !duties.contains(duty))
                .collect::<Vec<_>>();
            duties.extend(more);
        }
    }
    duties
}

pub fn act(draft: &mut Draft, command: &Command) {
    let month = matches!(command, Command::NextMonth { .. });
    let duties = duties_on_the_way(draft.game(), month);
    if !duties.is_empty() {
        draft.happen(Clause::BaseOrder, Event::DutiesLeft(duties));
    }
    step(draft);
    while month && draft.game().phase != Phase::Political {
        step(draft);
    }
}

/// Ends the phase and begins the next.
fn step(draft: &mut Draft) {
    end_phase(draft);
    let (date, phase) = next_phase(draft.game().date, draft.game().phase, &draft.game().setup.rulings);
    if date == draft.game().date {
        draft.happen(Clause::BaseOrder, Event::PhaseBegan(phase));
        if phase == Phase::Reinforcement {
            arrivals(draft);
        }
    } else {
        draft.happen(Clause::BaseOrder, Event::MonthBegan(date));
        first_step(draft);
    }
    settle::settle(draft);
}

fn end_phase(draft: &mut Draft) {
    match draft.game().phase {
        Phase::Political => {
            if draft.game().diplomacy.wars.iter().any(|war| !war.in_force) {
                draft.happen(Clause::S22_2h, Event::WarsInForce);
            }
            // What both sides have fulfilled happens even if the holder says nothing (22.7 c).
            if s22_7_dissolution::is_ripe(draft.game()) {
                dissolution::dissolve(draft, s22_7_dissolution::dissolver(draft.game()), true);
                settle::settle(draft);
            }
            let krasinski =
                draft.game().forces.guard == Guard::Awaited && guard::conditions(draft.game()).all();
            if krasinski {
                draft.happen(Clause::S22_3f, Event::GuardTurned(Guard::Due));
            }
        }
        Phase::Reinforcement if draft.game().forces.first_placement => {
            draft.happen(Clause::S22_3r, Event::FirstPlacement(false));
        }
        _ => {}
    }
}

/// Recruits that are due come to those to be placed (base: arrival).
fn arrivals(draft: &mut Draft) {
    let date = draft.game().date;
    let due: Vec<_> = draft.game().economy.orders.iter().copied().filter(|order| order.due <= date).collect();
    for order in due {
        draft.happen(Clause::BaseArrival, Event::OrderArrived(order));
        let factors = match order.what {
            Recruit::Infantry => Factors::new(order.count, 0, 0),
            Recruit::Militia => Factors::new(0, order.count, 0),
            Recruit::Cavalry => Factors::new(0, 0, order.count),
            Recruit::Ship => {
                let ships = draft.game().forces.ships.saturating_add(order.count);
                draft.happen(Clause::BaseArrival, Event::ShipsWaiting(ships));
                continue;
            }
        };
        draft.factors(Clause::BaseArrival, None, Some(Store::Pool), factors);
    }
}

/// The first step of a Political phase, by the calendar: ended periods, the revolt's success or failure, a Poland without
/// land; then it is settled whether a revolt roll is open (22.2 h).
fn first_step(draft: &mut Draft) {
    let date = draft.game().date;
    let ended: Vec<_> = draft.game().diplomacy.bars.iter().copied().filter(|bar| bar.free <= date).collect();
    for bar in ended {
        draft.happen(bar.clause, Event::BarEnded(bar));
    }
    if let Some(running) = draft.game().poland.revolt().copied() {
        let rulings = draft.game().setup.rulings.clone();
        if revolt::has_succeeded(&running, date, &rulings) {
            creation::succeed(draft, running);
        } else if revolt::has_failed(&running, date, &rulings) {
            creation::fail(draft);
        }
    }
    if draft.game().done.landless && draft.game().poland.is_active() {
        dissolution::dissolve(draft, None, false);
    }
    if let Some(occupation) = draft.game().board.occupation
        && s22_5_war::penalty_each_month(draft.game())
        && occupation.since < date
        && s22_5_war::enemy_in_warsaw(draft.game()).is_some()
    {
        settle::warsaw_penalty(draft);
    }
    let open = !draft.game().poland.is_active() && draft.game().poland.revolt().is_none();
    draft.happen(Clause::S22_2h, Event::RollOpened(open));
}

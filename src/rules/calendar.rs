//! The calendar: what a phase ends with and what a month begins with (22.2 h; base: order).

use crate::game::draft::Draft;
use crate::game::duty::DutyKind;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::game::Game;
use crate::rules::base_game::next_phase;
use crate::rules::duties::open_duties;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_3_forces::{guard, start};
use crate::rules::settle::settle;
use crate::rules::{base_game, s22_5_war, s22_7_dissolution};

/// What going on asks, to the next phase or the next month: no duty left behind, unless the table says so (base: order).
pub fn judge(game: &Game, month: bool, leave: bool, conditions: &mut Conditions) {
    if !leave {
        for duty in duties_on_the_way(game, month) {
            conditions.ask(false, duty.clause(), Need::DutyDone(duty));
        }
    }
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

/// Goes on to the next phase, or through all to the Political phase of the next month (base: order).
pub fn go_on(draft: &mut Draft, month: bool) {
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
            base_game::arrive(draft);
        }
    } else {
        draft.happen(Clause::BaseOrder, Event::MonthBegan(date));
        first_step(draft);
    }
    settle(draft);
}

fn end_phase(draft: &mut Draft) {
    match draft.game().phase {
        Phase::Political => {
            if draft.game().diplomacy.wars.iter().any(|war| !war.in_force) {
                draft.happen(Clause::S22_2h, Event::WarsInForce);
            }
            // What both sides have fulfilled happens even if the holder says nothing (22.7 c).
            if s22_7_dissolution::is_ripe(draft.game()) {
                s22_7_dissolution::dissolve(draft);
                settle(draft);
            }
            guard::after_political(draft);
        }
        Phase::Reinforcement => start::end_first_placement(draft),
        Phase::Naval | Phase::Land | Phase::Economic => {}
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
    revolt::at_political(draft);
    s22_7_dissolution::at_political(draft);
    s22_5_war::at_political(draft);
    let open = !draft.game().poland.is_active() && draft.game().poland.revolt().is_none();
    draft.happen(Clause::S22_2h, Event::RollOpened(open));
}

//! 22.3 k: provincial corps, when they are raised, and how they come and go with their province.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Months, Phase};
use crate::model::forces::{CorpsId, Counter, Place, Store};
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::rulings::{ProvincialStep, Rulings};
use crate::rules::conditions::exists;
use crate::rules::s22_3_forces::corps::{capacity, full_strength};
use crate::rules::s22_5_war::enemy_in_capital;
use crate::rules::s22_6_standing::is_provincial;

/// The phase in which provincial corps are raised (22.3 k, ruling `provincial-step`).
#[must_use]
pub fn raising_phase(rulings: &Rulings) -> Phase {
    match rulings.provincial_step {
        ProvincialStep::JanuaryAndJuly => Phase::Reinforcement,
        ProvincialStep::DecemberAndJune => Phase::Economic,
    }
}

/// Whether provincial corps are raised in a month (22.3 k).
#[must_use]
pub fn is_raising_month(date: GameDate, rulings: &Rulings) -> bool {
    match rulings.provincial_step {
        ProvincialStep::JanuaryAndJuly => matches!(date.month(), 1 | 7),
        ProvincialStep::DecemberAndJune => matches!(date.month(), 6 | 12),
    }
}

/// The next month of raising after `date`.
#[must_use]
pub fn next_raising(date: GameDate, rulings: &Rulings) -> GameDate {
    let mut year = (1..=12).map(|months| date.plus(Months(months)));
    year.find(|month| is_raising_month(*month, rulings)).unwrap_or(date)
}

/// Whether the raising is now (22.3 k).
#[must_use]
pub fn is_raising_now(game: &Game) -> bool {
    game.poland.is_active()
        && game.phase == raising_phase(&game.setup.rulings)
        && is_raising_month(game.date, &game.setup.rulings)
}

/// The provincial corps below full strength whose province is Polish, with that province (22.3 k).
fn below_strength(game: &Game) -> impl Iterator<Item = (CorpsId, Province)> + '_ {
    CorpsId::ALL.iter().copied().filter_map(|corps| {
        let home = corps.home().filter(|home| is_provincial(game, corps) && game.is_part_of_poland(*home))?;
        (game.forces.corps[corps].factors.total() < capacity(corps).factors).then_some((corps, home))
    })
}

/// The corps to be raised now: those below full strength in whose province's capital no enemy is (22.3 k).
pub fn to_be_raised(game: &Game) -> impl Iterator<Item = CorpsId> + '_ {
    below_strength(game).filter(|(_, home)| enemy_in_capital(game, *home).is_none()).map(|(corps, _)| corps)
}

/// What the raising asks (22.3 k).
pub fn judge(game: &Game, ask: &mut Conditions) {
    exists(game, ask);
    let now = is_raising_now(game);
    let this_month = is_raising_month(game.date, &game.setup.rulings);
    let next = if this_month { game.date } else { next_raising(game.date, &game.setup.rulings) };
    if game.poland.is_active() {
        ask.ask_from(now, Clause::S22_3k, Need::RaisingTime, next);
    }
    let raised = game.done.raised == Some(game.date);
    let again = next_raising(game.date, &game.setup.rulings);
    ask.ask_from(!raised, Clause::S22_3k, Need::NotRaisedYet, again);
    if to_be_raised(game).next().is_none() {
        let held: Vec<Province> = below_strength(game).map(|(_, home)| home).collect();
        let need = if held.is_empty() { Need::SomethingToRaise } else { Need::CapitalsFree(held) };
        ask.ask(false, Clause::S22_3k, need);
    }
}

/// Every provincial corps of a Polish province is filled to full strength, on the map or off, but for those whose capital
/// an enemy holds (22.3 k).
pub fn raise(draft: &mut Draft) {
    let corps: Vec<CorpsId> = to_be_raised(draft.game()).collect();
    for id in corps {
        let state = draft.game().forces.corps[id];
        if !state.counter.is_on_map()
            && let Some(home) = id.home()
        {
            draft.happen(Clause::S22_3k, Event::CorpsMoved(id, Counter::OnMap(Place::Country(home))));
        }
        let missing = full_strength(id).minus(state.factors);
        draft.factors(Clause::S22_3k, None, Some(Store::Corps(id)), missing);
    }
    draft.happen(Clause::S22_3k, Event::ProvincialsRaised);
}

/// A provincial corps comes at full strength with its province and goes with it (22.3 k).
pub fn settle(draft: &mut Draft) {
    for corps in CorpsId::ALL.iter().copied() {
        let Some(home) = corps.home() else { continue };
        let game = draft.game();
        let state = game.forces.corps[corps];
        let polish = game.is_part_of_poland(home);
        if polish && joined_now(draft, corps) {
            draft.happen(Clause::S22_3k, Event::CorpsMoved(corps, Counter::OnMap(Place::Country(home))));
            draft.factors(Clause::S22_3k, None, Some(Store::Corps(corps)), full_strength(corps));
        } else if !polish && is_provincial(game, corps) && state.counter != Counter::OffMap {
            draft.remove_corps(Clause::S22_3k, corps);
        }
    }
}

/// A counter bought while Dominant and not placed waits for Dominance to return, whatever becomes of the corps until then
/// (22.6 e). Off the map and given up, the corps is raised and comes with its province like any other.
pub fn settle_counters(draft: &mut Draft) {
    for corps in CorpsId::ALL.iter().copied().filter(|corps| corps.home().is_some()) {
        let game = draft.game();
        let (state, provincial) = (game.forces.corps[corps], is_provincial(game, corps));
        if provincial && game.poland.is_active() && state.counter == Counter::Bought {
            draft.happen(Clause::S22_6e, Event::CounterKept(corps, true));
            draft.happen(Clause::S22_6e, Event::CorpsMoved(corps, Counter::OffMap));
        } else if !provincial && state.paid && state.counter == Counter::OffMap {
            draft.happen(Clause::S22_6e, Event::CounterKept(corps, false));
            draft.happen(Clause::S22_6e, Event::CorpsMoved(corps, Counter::Bought));
        }
    }
}

/// Whether the corps' province became Polish and the corps has not come yet: off the map and not destroyed since.
fn joined_now(draft: &Draft, corps: CorpsId) -> bool {
    let game = draft.game();
    let state = game.forces.corps[corps];
    state.counter == Counter::OffMap && !state.destroyed && is_provincial(game, corps)
}

//! 22.3 f, g: Krasinski and I Cavalry, the guard that waits for the alliance with France.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::date::GameDate;
use crate::model::forces::{CorpsId, Counter, Factors, Guard, Leader, LeaderPost, Place, Store};
use crate::model::game::Game;
use crate::model::place::City;
use crate::model::poland::Founder;
use crate::model::power::Power;
use crate::model::rulings::KrasinskiPeace;
use crate::rules::conditions::{exists, reinforcement};
use crate::rules::s22_3_forces::corps::full_strength;

/// The month before which he never comes: he comes after December 1806 (22.3 f).
#[must_use]
pub fn first_month() -> GameDate {
    GameDate::new(1807, 1).unwrap_or(GameDate::START)
}

/// The conditions of Krasinski's coming, each met or not (22.3 f).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuardConditions {
    /// Poland exists.
    pub poland: bool,
    /// December 1806 is past.
    pub date: bool,
    /// Poland and France are allied.
    pub allied: bool,
    /// Poland is at peace with every other power.
    pub peace: bool,
}

impl GuardConditions {
    /// All met at the same moment.
    #[must_use]
    pub const fn all(self) -> bool {
        self.poland && self.date && self.allied && self.peace
    }
}

/// Krasinski's conditions as they stand (22.3 f, ruling `krasinski-peace`).
#[must_use]
pub fn conditions(game: &Game) -> GuardConditions {
    let peace = game.diplomacy.enemies(Power::Poland).all(|enemy| enemy == Power::France);
    let just_made_by_france = game
        .poland
        .active()
        .is_some_and(|poland| poland.founder == Founder::France && poland.created == game.date);
    let waived =
        game.setup.rulings.krasinski_peace == KrasinskiPeace::NotAtFrenchCreation && just_made_by_france;
    GuardConditions {
        poland: game.poland.is_active(),
        date: game.date >= first_month(),
        allied: game.diplomacy.allied(Power::Poland, Power::France),
        peace: peace || waived,
    }
}

/// Whether he can be placed in Warsaw: it is Polish, and no enemy holds or besieges it (22.3 f).
#[must_use]
pub fn warsaw_is_open(game: &Game) -> bool {
    let warsaw = game.board.cities[City::Warsaw];
    let hostile = |power| game.diplomacy.at_war(Power::Poland, power);
    game.warsaw_is_polish() && !hostile(warsaw.holder) && !warsaw.siege.is_some_and(|siege| hostile(siege.by))
}

/// What placing Krasinski asks (22.3 f).
pub fn judge(game: &Game, ask: &mut Conditions) {
    reinforcement(game, ask);
    match game.forces.guard {
        Guard::Due | Guard::Returning => {
            exists(game, ask);
            ask.ask(warsaw_is_open(game), Clause::S22_3f, Need::WarsawFree);
        }
        Guard::Came => ask.ask(false, Clause::S22_3f, Need::KrasinskiDue),
        Guard::Awaited => {
            let conditions = conditions(game);
            ask.ask(conditions.poland, Clause::S22_3f, Need::PolandExists);
            ask.ask_from(conditions.date, Clause::S22_3f, Need::GuardDate, first_month());
            ask.ask(conditions.allied, Clause::S22_3f, Need::GuardAllied);
            ask.ask(conditions.peace, Clause::S22_3f, Need::GuardPeace);
            // All met, but only the end of a Political phase makes him available.
            let next = game.date.next();
            ask.ask_from(!conditions.all(), Clause::S22_3f, Need::KrasinskiDue, next);
        }
    }
}

/// Once all conditions are met at the end of a Political phase, he is due (22.3 f).
pub fn after_political(draft: &mut Draft) {
    if draft.game().forces.guard == Guard::Awaited && conditions(draft.game()).all() {
        draft.happen(Clause::S22_3f, Event::GuardTurned(Guard::Due));
    }
}

/// Krasinski and I Cavalry come to Warsaw: at full strength the first time, later with what they had (22.3 f, g).
pub fn place(draft: &mut Draft) {
    let corps = CorpsId::CavalryI;
    let returning = draft.game().forces.guard == Guard::Returning;
    let there = draft.game().forces.corps[corps].factors;
    let room = full_strength(corps).minus(there);
    let put_by = draft.game().forces.guard_reserve;
    let cavalry = if returning { Factors::new(0, 0, put_by.min(room.cavalry)) } else { room };
    if !cavalry.is_none() && !draft.game().forces.corps[corps].counter.is_on_map() {
        draft.happen(Clause::S22_3f, Event::CorpsMoved(corps, Counter::OnMap(Place::City(City::Warsaw))));
    }
    let from = returning.then_some(Store::Reserve);
    let clause = if returning { Clause::S22_3g } else { Clause::S22_3f };
    draft.factors(clause, from, Some(Store::Corps(corps)), cavalry);
    if returning {
        let rest = Factors::new(0, 0, put_by.saturating_sub(cavalry.cavalry));
        draft.factors(clause, from, Some(Store::Pool), rest);
        draft.happen(Clause::S22_3g, Event::GuardPutBy(0));
    }
    draft.happen(clause, Event::GuardTurned(Guard::Came));
    // The dead stay dead, and a prisoner is no nearer for it (22.7 i).
    let free = draft.game().forces.leaders[Leader::Krasinski] == LeaderPost::OffMap;
    if free && draft.game().forces.corps[corps].counter.is_on_map() {
        draft.happen(clause, Event::LeaderPosted(Leader::Krasinski, LeaderPost::With(corps)));
    }
}

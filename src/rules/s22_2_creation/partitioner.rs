//! 22.2.1 Creation by the power that holds Warsaw: its Poland, its garrisons, its subsidy.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::clause::Clause;
use crate::model::diplomacy::{War, WarCause};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::poland::{Founder, Subsidy};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::Money;
use crate::model::rulings::{GarrisonCapitals, PreDow, SubsidyReturn, SubsidyWar};
use crate::model::why::Cause;
use crate::rules::s22_2_creation::{general, revolt};
use crate::rules::s22_3_forces::start;

/// The provinces of a Poland that `by` would create now (22.2.1 b).
#[must_use]
pub fn provinces(game: &Game, by: Partitioner) -> Vec<Province> {
    game.board.polish_provinces_of(by.into()).collect()
}

/// Whether a war between a holder of Warsaw and France leaves the creation open (22.2.1 f, ruling `pre-dow`).
#[must_use]
pub fn war_is_excepted(game: &Game, war: &War) -> bool {
    war.excepted || (game.setup.rulings.pre_dow == PreDow::AlsoThisPhase && !war.in_force)
}

/// Whether a war declared now would be one of the two excepted ones: by France, in the first Political phase of the game
/// (22.2.1 f).
#[must_use]
pub fn declaration_is_excepted(game: &Game, by: Power, on: Power) -> bool {
    by == Power::France && on.partitioner().is_some() && game.date == crate::model::date::GameDate::START
}

/// The war with France that bars `by` from creating Poland, if there is one (22.2.1 f).
#[must_use]
pub fn barring_war(game: &Game, by: Partitioner) -> Option<&War> {
    game.diplomacy.war(by.into(), Power::France).filter(|war| !war_is_excepted(game, war))
}

/// The cities in which the creator may keep garrisons: of provinces it held in 1805 and that are Polish now,
/// until this Poland ends or the two are at war (22.2.1 e).
#[must_use]
pub fn garrison_rights(game: &Game) -> Vec<City> {
    let Some(poland) = game.poland.active().filter(|poland| !poland.garrisons_ended) else {
        return Vec::new();
    };
    let Founder::Partitioner { power, .. } = poland.founder else { return Vec::new() };
    let creator = Power::from(power);
    let open = |city: &City| match game.setup.rulings.garrison_capitals {
        GarrisonCapitals::CapitalsExcluded => !city.is_capital(),
        GarrisonCapitals::OnlyWarsawExcluded => *city != City::Warsaw,
    };
    let theirs =
        |city: &City| city.province().holder_of_1805() == creator && game.is_part_of_poland(city.province());
    City::ALL
        .iter()
        .copied()
        .filter(|city| city.province().is_polish() && theirs(city) && open(city))
        .collect()
}

/// The subsidy of a first creator, each Economic phase (22.2.1 g).
#[must_use]
pub const fn subsidy(creator: Partitioner) -> Money {
    match creator {
        Partitioner::Prussia => Money::new(7),
        Partitioner::Austria => Money::new(4),
        Partitioner::Russia => Money::new(2),
    }
}

/// What an Economic phase pays the creator (22.2.1 g-i).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// What it is paid while nothing stops it.
    pub printed: Money,
    /// What this phase pays.
    pub paid: Money,
    /// The ally whose war stops it.
    pub stopped_by: Option<Power>,
}

/// What an Economic phase of this month pays, by the state at the end of the month before (22.2.1 i).
#[must_use]
pub fn paid(creator: Partitioner, now: Subsidy) -> Paid {
    let printed = subsidy(creator);
    let paid = if now.flowed_last_month { printed } else { Money::ZERO };
    Paid { printed, paid, stopped_by: now.stopped_by }
}

fn counts(game: &Game, war: &War, creator: Power) -> bool {
    match game.setup.rulings.subsidy_war {
        SubsidyWar::CreatorDeclared => {
            war.by == creator && matches!(war.cause, WarCause::Declared | WarCause::BeforePlay)
        }
        SubsidyWar::AnyDeclarer => true,
    }
}

/// Whether Poland takes part in the war between `creator` and `ally`: it is at war with either (22.2.1 h).
fn poland_takes_part(game: &Game, creator: Power, ally: Power) -> bool {
    game.diplomacy.at_war(Power::Poland, creator) || game.diplomacy.at_war(Power::Poland, ally)
}

/// The ally of Poland whose war with the creator stops the subsidy, by the facts of this moment (22.2.1 h).
#[must_use]
pub fn subsidy_stopper(game: &Game, creator: Partitioner, stopped_by: Option<Power>) -> Option<Power> {
    let creator = Power::from(creator);
    let stops = |ally: &Power| {
        game.diplomacy.war(creator, *ally).is_some_and(|war| counts(game, war, creator))
            && !poland_takes_part(game, creator, *ally)
    };
    let now = game.diplomacy.allies(Power::Poland).find(stops);
    match (now, stopped_by, game.setup.rulings.subsidy_return) {
        (None, Some(ally), SubsidyReturn::OnlyByEntering) if !poland_takes_part(game, creator, ally) => {
            Some(ally)
        }
        (now, ..) => now,
    }
}

/// What a creation by a holder of Warsaw asks (22.2.1 a, d, f; 22.7 e).
pub fn judge(game: &Game, by: Partitioner, conditions: &mut Conditions) {
    general::judge(game, conditions);
    let power = Power::from(by);
    let holds = general::holder_of_warsaw(game) == power;
    conditions.ask(holds, Clause::S22_2_1a, Need::ControlsWarsaw(power));
    let peace = barring_war(game, by).is_none();
    conditions.ask(peace, Clause::S22_2_1f, Need::PeaceWithFrance(power));
    for bar in game.diplomacy.bars_on_creating(power) {
        conditions.ask_from(game.date >= bar.free, bar.clause, Need::CreationBarOver(power), bar.free);
    }
    if holds {
        let rebels = game.poland.revolt().is_some_and(|revolt| revolt.warsaw_since.is_some());
        conditions.ask(!rebels, Clause::S22_2_3o, Need::RebelsNotInWarsaw);
    }
}

/// Creates Poland by its holder of Warsaw (22.2.1 a-d, g).
pub fn create(draft: &mut Draft, by: Partitioner) {
    let creator = Power::from(by);
    let provinces = provinces(draft.game(), by);
    let first = draft.game().creations == 0;
    let alliance = general::alliance_points(draft.game());
    let start = revolt::overtake(draft, start::start(draft.game(), &provinces));
    let founder = Founder::Partitioner { power: by, subsidy: first.then_some(Subsidy::BEGINS) };
    draft.happen(Clause::S22_2_1a, Event::PolandCreated(founder));
    general::pass_provinces(draft, Clause::S22_2_1b, &provinces);
    let act_points = general::act_points(draft.game());
    draft.points(Clause::S22_2_1a, creator, act_points, Cause::Creation);
    general::ally_with(draft, Clause::S22_2_1c, creator, alliance);
    general::lay_bar(draft, Clause::S22_2_1d, creator);
    start::hand_out(draft, start);
}

/// What marking a war with France as excepted asks: there is such a war (22.2.1 f).
pub fn judge_mark(game: &Game, partitioner: Partitioner, conditions: &mut Conditions) {
    let power = Power::from(partitioner);
    let war = game.diplomacy.at_war(power, Power::France);
    conditions.ask(war, Clause::S22_2_1f, Need::AtWar(power, Power::France));
}

/// Marks a war with France as one that leaves the creation open, or unmarks it (22.2.1 f).
pub fn mark(draft: &mut Draft, partitioner: Partitioner, excepted: bool) {
    draft.happen(Clause::S22_2_1f, Event::WarMarked(partitioner, excepted));
}

/// The subsidy is judged anew; a change counts from the next month (22.2.1 h, i).
pub fn settle_subsidy(draft: &mut Draft) {
    let game = draft.game();
    let Some(Founder::Partitioner { power, subsidy: Some(now) }) =
        game.poland.active().map(|poland| poland.founder)
    else {
        return;
    };
    let stopped_by = subsidy_stopper(game, power, now.stopped_by);
    if stopped_by != now.stopped_by {
        let from = game.date.next();
        draft.happen(Clause::S22_2_1h, Event::SubsidyTurned { stopped_by, from });
    }
}

/// The subsidy goes to its creator from the bank: paid by the state at the end of the month before (22.2.1 g, i).
pub fn pay_subsidy(draft: &mut Draft) {
    let game = draft.game();
    let Some(Founder::Partitioner { power, subsidy: Some(now) }) =
        game.poland.active().map(|poland| poland.founder)
    else {
        return;
    };
    let paid = paid(power, now).paid;
    draft.happen(Clause::S22_2_1i, Event::SubsidyPaid(power, paid));
}

//! 22.2 The three creations, and the revolt.

use crate::game::command::Command;
use crate::game::event::{Event, RevoltEnd};
use crate::game::refusal::{Conditions, Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::diplomacy::{Alliance, Bar, Barred, MinorWar, War, WarCause};
use crate::model::forces::{CorpsId, Counter, Factors, Guard, Place, Store};
use crate::model::game::{Founder, Game, Revolt, Subsidy};
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::model::quantity::PoliticalPoints;
use crate::model::rulings::{CreationBar, RevoltRegain};
use crate::model::why::Cause;
use crate::rules::base_game::bar_free;
use crate::rules::s22_2_creation::{france, general, partitioner, revolt};
use crate::rules::s22_3_forces::order_of_battle::{capacity, full_strength, revolt_starts_as_first};
use crate::rules::s22_3_forces::start;

use crate::game::draft::Draft;

pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    match command {
        Command::CreatePoland { by } => judge_partitioner(game, *by, &mut conditions),
        Command::CreatePolandByFrance {} => judge_france(game, &mut conditions),
        Command::RollRevolt { .. } => judge_roll(game, &mut conditions),
        _ => {}
    }
    conditions.into_unmet()
}

fn judge_any_creation(game: &Game, conditions: &mut Conditions) {
    let next = if game.phase == Phase::Political { game.date } else { game.date.next() };
    conditions.ask_from(game.phase == Phase::Political, Clause::S22_2d, Need::Phase(Phase::Political), next);
    conditions.ask(!game.poland.is_active(), Clause::S22_2c, Need::NoPoland);
}

fn judge_partitioner(game: &Game, by: Partitioner, conditions: &mut Conditions) {
    judge_any_creation(game, conditions);
    let power = Power::from(by);
    let holds = general::holder_of_warsaw(game) == power;
    conditions.ask(holds, Clause::S22_2_1a, Need::ControlsWarsaw(power));
    let peace = partitioner::barring_war(game, by).is_none();
    conditions.ask(peace, Clause::S22_2_1f, Need::PeaceWithFrance(power));
    for bar in game.diplomacy.bars_on_creating(power) {
        conditions.ask_from(game.date >= bar.free, bar.clause, Need::CreationBarOver(power), bar.free);
    }
    if holds {
        let rebels = game.poland.revolt().is_some_and(|revolt| revolt.warsaw_since.is_some());
        conditions.ask(!rebels, Clause::S22_2_3o, Need::RebelsNotInWarsaw);
    }
}

fn judge_france(game: &Game, conditions: &mut Conditions) {
    judge_any_creation(game, conditions);
    let holder = france::holder_of_warsaw(game);
    if holder == Power::France {
        conditions.ask(false, Clause::S22_2_2a, Need::WarsawNotFrench);
    } else {
        let war = game.diplomacy.at_war(Power::France, holder);
        conditions.ask(war, Clause::S22_2_2a, Need::FranceAtWarWith(holder));
    }
    conditions.ask(france::french_at_warsaw(game), Clause::S22_2_2b, Need::FrenchAtWarsaw);
    let need = if game.board.napoleon_dead { Need::SeniorityBThere } else { Need::NapoleonThere };
    conditions.ask(france::leader_suffices(game), Clause::S22_2_2b, need);
}

pub fn judge_roll(game: &Game, conditions: &mut Conditions) {
    let next = if game.phase == Phase::Political { game.date } else { game.date.next() };
    conditions.ask_from(
        game.phase == Phase::Political,
        Clause::S22_2_3a,
        Need::Phase(Phase::Political),
        next,
    );
    if game.poland.is_active() {
        conditions.ask(false, Clause::S22_2_3a, Need::NoPoland);
    } else if game.poland.revolt().is_some() {
        conditions.ask(false, Clause::S22_2_3a, Need::NoRevolt);
    } else {
        conditions.ask_from(game.done.roll_open, Clause::S22_2h, Need::RollOpen, game.date.next());
    }
    let made = game.done.revolt_roll == Some(game.date);
    conditions.ask_from(!made, Clause::S22_2_3a, Need::RollNotMade, game.date.next());
    let holder = general::holder_of_warsaw(game);
    conditions.ask(
        revolt::war_that_calls(game, holder).is_some(),
        Clause::S22_2_3a,
        Need::HolderAtWar(holder),
    );
    if !revolt::rolled_even_if_prevented(&game.setup.rulings) {
        let infantry = revolt::infantry_in_warsaw(game);
        conditions.ask(!revolt::is_prevented(game), Clause::S22_2_3b, Need::FewInfantry(infantry));
    }
}

pub fn act(draft: &mut Draft, command: &Command) {
    match command {
        Command::CreatePoland { by } => create_by_partitioner(draft, *by),
        Command::CreatePolandByFrance {} => create_by_france(draft),
        Command::RollRevolt { dice, source, warsaw_empty } => {
            draft.happen(Clause::S22_2_3a, Event::RevoltRolled(*dice, *source));
            if revolt::begins(*dice) {
                begin_revolt(draft, *warsaw_empty);
            }
        }
        _ => {}
    }
}

fn create_by_partitioner(draft: &mut Draft, by: Partitioner) {
    let creator = Power::from(by);
    let provinces = partitioner::provinces(draft.game(), by);
    let first = draft.game().creations == 0;
    let alliance = general::alliance_points(draft.game());
    let start = overtake_revolt(draft, start::start(draft.game(), &provinces));
    let founder = Founder::Partitioner { power: by, subsidy: first.then_some(Subsidy::BEGINS) };
    draft.happen(Clause::S22_2_1a, Event::PolandCreated(founder));
    pass_provinces(draft, Clause::S22_2_1b, &provinces);
    let act_points = general::act_points(draft.game());
    draft.points(Clause::S22_2_1a, creator, act_points, Cause::Creation);
    ally_with(draft, Clause::S22_2_1c, creator, alliance);
    lay_bar(draft, Clause::S22_2_1d, creator);
    hand_out(draft, start);
}

fn create_by_france(draft: &mut Draft) {
    let provinces = france::provinces(draft.game());
    let start = overtake_revolt(draft, start::start(draft.game(), &provinces));
    draft.happen(Clause::S22_2_2c, Event::PolandCreated(Founder::France));
    let enemies: Vec<War> = {
        let wars = draft.game().diplomacy.wars.iter();
        wars.filter_map(|war| {
            war.enemy_of(Power::France).filter(|enemy| *enemy != Power::Poland).map(|on| War {
                by: Power::Poland,
                on,
                since: Some(draft.game().date),
                cause: WarCause::Inherited,
                in_force: war.in_force,
                excepted: false,
            })
        })
        .collect()
    };
    for war in enemies {
        draft.happen(Clause::S22_2_2e, Event::WarBegan(war));
    }
    let minors: Vec<_> =
        draft.game().diplomacy.minor_wars.iter().filter(|war| war.power == Power::France).copied().collect();
    for war in minors {
        draft.happen(Clause::S22_2_2i, Event::MinorWarBegan(MinorWar { power: Power::Poland, ..war }));
    }
    pass_provinces(draft, Clause::S22_2_2h, &provinces);
    let act_points = general::act_points(draft.game());
    draft.points(Clause::S22_2_2c, Power::France, act_points, Cause::Creation);
    ally_with(draft, Clause::S22_2_2d, Power::France, general::LATER_ALLIANCE);
    lay_bar(draft, Clause::S22_2_2g, Power::France);
    hand_out(draft, start);
}

fn pass_provinces(draft: &mut Draft, clause: Clause, provinces: &[Province]) {
    for province in provinces {
        draft.pass_province(clause, *province, Power::Poland);
    }
}

fn ally_with(draft: &mut Draft, clause: Clause, creator: Power, points: PoliticalPoints) {
    let since = draft.game().date;
    draft.happen(clause, Event::AllianceMade(Alliance { one: creator, other: Power::Poland, since }));
    draft.points(clause, creator, points, Cause::CreationAlliance);
    draft.points(clause, Power::Poland, points, Cause::CreationAlliance);
}

fn lay_bar(draft: &mut Draft, clause: Clause, creator: Power) {
    let game = draft.game();
    let made = game.date;
    let free = bar_free(made, partitioner::CREATOR_BAR, &game.setup.rulings);
    let both = game.setup.rulings.creation_bar == CreationBar::BothSides;
    let barred = Barred::War { by: Some(Power::Poland), on: creator };
    draft.happen(clause, Event::BarLaid(Bar { barred, made, free, clause }));
    if both {
        let barred = Barred::War { by: Some(creator), on: Power::Poland };
        draft.happen(clause, Event::BarLaid(Bar { barred, made, free, clause }));
    }
}

/// Another creation ends a running revolt; IV corps stays, and its survivors count towards the militia (22.2.3 o).
fn overtake_revolt(draft: &mut Draft, mut start: start::Start) -> start::Start {
    if draft.game().poland.revolt().is_some() {
        let survivors = draft.game().forces.corps[CorpsId::InfantryIV].factors.militia;
        start.factors.militia = start.factors.militia.saturating_sub(survivors);
        draft.happen(Clause::S22_2_3o, Event::RevoltEnded(RevoltEnd::Overtaken));
    }
    start
}

/// What a new Poland starts with goes to those to be placed, and the first placement opens (22.3 e, g, r).
fn hand_out(draft: &mut Draft, start: start::Start) {
    let clause = if draft.game().creations > 1 { Clause::S22_3g } else { Clause::S22_3e };
    draft.purse(clause, start.purse, Cause::StartingForces);
    draft.factors(clause, None, Some(Store::Pool), start.factors);
    return_reserve(draft, Clause::S22_3g);
    if start.ships > 0 {
        let ships = draft.game().forces.ships.saturating_add(start.ships);
        draft.happen(clause, Event::ShipsWaiting(ships));
    }
    draft.happen(Clause::S22_3r, Event::FirstPlacement(true));
}

/// The cavalry put by comes back: I Cavalry's with Krasinski to Warsaw, the rest to those to be placed (22.3 g, 22.7 c).
pub fn return_reserve(draft: &mut Draft, clause: Clause) {
    let forces = &draft.game().forces;
    let guard_cavalry = forces.guard_reserve.min(forces.reserve.cavalry);
    let others = Factors::new(0, 0, forces.reserve.cavalry.saturating_sub(guard_cavalry));
    let guard = forces.guard;
    draft.factors(clause, Some(Store::Reserve), Some(Store::Pool), others);
    if guard == Guard::Came {
        draft.happen(clause, Event::GuardTurned(Guard::Returning));
    }
}

/// Three dice above fifteen: IV Infantry rises with twenty militia, in an empty Warsaw or before its walls (22.2.3 c, d).
fn begin_revolt(draft: &mut Draft, warsaw_empty: bool) {
    let game = draft.game();
    // Without that ruling a roll against ten infantry is made only if the table sets them aside.
    if revolt::is_prevented(game) && revolt::rolled_even_if_prevented(&game.setup.rulings) {
        draft.victory(Clause::S22_2_3c, revolt::REVOLT_VP, Cause::RevoltPrevented);
        return;
    }
    let began = game.date;
    let against = general::holder_of_warsaw(game);
    let scored = !revolt::rolled_even_if_prevented(&game.setup.rulings);
    draft.happen(Clause::S22_2_3a, Event::RevoltBegan(Revolt { began, against, warsaw_since: None }));
    if scored {
        draft.victory(Clause::S22_2_3c, revolt::REVOLT_VP, Cause::RevoltBegan);
    }
    let place = if warsaw_empty { Place::City(City::Warsaw) } else { Place::Country(Province::Masovia) };
    let rebels = CorpsId::InfantryIV;
    draft.happen(Clause::S22_2_3d, Event::CorpsMoved(rebels, Counter::OnMap(place)));
    let there = draft.game().forces.corps[rebels].factors;
    draft.factors(Clause::S22_2_3d, None, Some(Store::Corps(rebels)), full_strength(rebels).minus(there));
    if warsaw_empty {
        draft.pass_city(Clause::S22_2_3d, City::Warsaw, Power::Poland);
    } else if draft.game().board.cities[City::Warsaw].siege.is_none() {
        let siege = crate::model::board::Siege { by: Power::Poland, since: began };
        draft.happen(Clause::S22_2_3d, Event::SiegeBegan(City::Warsaw, siege));
    }
}

/// A revolt that has held becomes Poland (22.2.3 g-m).
pub fn succeed(draft: &mut Draft, running: Revolt) {
    let provinces = revolt::provinces(draft.game(), &running);
    let again = start::is_again(draft.game());
    let rebels = CorpsId::InfantryIV;
    let lithuania = provinces.contains(&Province::Lithuania);
    let mut begin = if again {
        start::start_again()
    } else if revolt_starts_as_first(draft.game()) {
        start::first_start(lithuania)
    } else {
        start::Start::default()
    };
    if again && draft.game().setup.rulings.revolt_regain == RevoltRegain::RefillFour {
        let held = draft.game().forces.corps[rebels].factors;
        let refill = full_strength(rebels).minus(held);
        let room = capacity(rebels).factors.saturating_sub(held.total());
        begin.factors.militia = 0;
        draft.factors(
            Clause::S22_2_3m,
            None,
            Some(Store::Corps(rebels)),
            Factors::new(0, refill.militia.min(room), 0),
        );
    }
    draft.happen(Clause::S22_2_3g, Event::RevoltEnded(RevoltEnd::Succeeded));
    draft.happen(Clause::S22_2_3g, Event::PolandCreated(Founder::Revolt { against: running.against }));
    pass_provinces(draft, Clause::S22_2_3h, &provinces);
    draft.points(Clause::S22_2_3g, Power::Poland, revolt::SUCCESS, Cause::RevoltSucceeded);
    let game = draft.game();
    let free = bar_free(game.date, revolt::PROTECTION, &game.setup.rulings);
    let bar = Bar {
        barred: Barred::War { by: None, on: Power::Poland },
        made: game.date,
        free,
        clause: Clause::S22_2_3j,
    };
    draft.happen(Clause::S22_2_3j, Event::BarLaid(bar));
    hand_out(draft, begin);
}

/// A failed revolt: IV corps is removed, Warsaw is its controller's (22.2.3 l).
pub fn fail(draft: &mut Draft) {
    draft.happen(Clause::S22_2_3l, Event::RevoltEnded(RevoltEnd::Failed));
    draft.remove_corps(Clause::S22_2_3l, CorpsId::InfantryIV);
    draft.leave_cities(Clause::S22_2_3l);
}

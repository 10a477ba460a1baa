//! 22.2.2 Creation by France, and what ties its Poland to it.

use crate::game::draft::Draft;
use crate::game::event::Event;
use crate::game::refusal::{Conditions, Need};
use crate::model::board::{FrenchLeader, Tenure};
use crate::model::clause::Clause;
use crate::model::diplomacy::{MinorWar, War, WarCause};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::poland::Founder;
use crate::model::power::Power;
use crate::model::rulings::SeparatePeace;
use crate::model::why::Cause;
use crate::rules::s22_2_creation::{general, revolt};
use crate::rules::s22_3_forces::start;

/// Control as it stood before French conquests: what France took and no peace has ceded counts as the owner's (22.2.2 a).
#[must_use]
pub fn controller_before_french(tenure: Tenure) -> Power {
    if tenure.conqueror == Some(Power::France) { tenure.owner } else { tenure.controller() }
}

/// The power that controls Warsaw for 22.2.2 a.
#[must_use]
pub fn holder_of_warsaw(game: &Game) -> Power {
    controller_before_french(game.board.provinces[Province::Masovia])
}

/// Whether French corps besiege Warsaw, or hold it unbesieged (22.2.2 b).
#[must_use]
pub fn french_at_warsaw(game: &Game) -> bool {
    let warsaw = game.board.cities[City::Warsaw];
    let besiege = warsaw.siege.is_some_and(|siege| siege.by == Power::France);
    let hold = warsaw.holder == Power::France && warsaw.siege.is_none();
    besiege || hold
}

/// Whether the leader with them suffices: Napoleon, or a leader of seniority B if he is dead (22.2.2 b).
#[must_use]
pub fn leader_suffices(game: &Game) -> bool {
    match game.board.french_leader {
        FrenchLeader::Napoleon => !game.board.napoleon_dead,
        FrenchLeader::SeniorityB => game.board.napoleon_dead,
        FrenchLeader::Nobody | FrenchLeader::Other => false,
    }
}

/// Whether French troops are in a province: noted, or known from a siege or a garrison of one of its cities (22.2.2 f, h).
#[must_use]
pub fn french_in(game: &Game, province: Province) -> bool {
    let on_paper = game.board.controller(province) == Power::France;
    let known = |city: City| {
        let state = game.board.cities[city];
        let garrison = state.holder == Power::France && !on_paper;
        garrison || state.siege.is_some_and(|siege| siege.by == Power::France)
    };
    game.board.french_troops[province] || province.cities().any(known)
}

/// The provinces of a Poland that France would create now (22.2.2 h).
#[must_use]
pub fn provinces(game: &Game) -> Vec<Province> {
    let part = |province: &Province| {
        let tenure = game.board.provinces[*province];
        french_in(game, *province)
            || game.diplomacy.at_war(Power::France, controller_before_french(tenure))
            || (*province == Province::Masovia && french_at_warsaw(game))
    };
    Province::POLISH.into_iter().filter(part).collect()
}

/// Whether this Poland is bound to France's peace: created by it, and its ally (22.2.2 f).
fn is_bound(game: &Game) -> bool {
    game.poland.active().is_some_and(|poland| poland.founder == Founder::France)
        && game.diplomacy.allied(Power::Poland, Power::France)
}

/// The power that sues France, and Poland with it, by a peace of one of the two: it surrenders, and both are at war with it
/// (22.2.2 f).
fn suit(game: &Game, one: Power, other: Power, loser: Option<Power>) -> Option<Power> {
    let victor = loser.map(|loser| if one == loser { other } else { one })?;
    let at_war = |power| loser.is_some_and(|loser| game.diplomacy.at_war(power, loser));
    let of_both = at_war(Power::Poland) && at_war(Power::France);
    loser.filter(|_| is_bound(game) && of_both && matches!(victor, Power::Poland | Power::France))
}

/// The powers whose suit was made in this Political phase and has brought one of its two peaces so far, with the power that
/// is still at war with them (22.2.2 f).
#[must_use]
pub fn open_suits(game: &Game) -> Vec<(Power, Power)> {
    let open = |by: &Power| {
        let at_war = |power| game.diplomacy.at_war(power, *by);
        match (at_war(Power::Poland), at_war(Power::France)) {
            (true, false) => Some((*by, Power::Poland)),
            (false, true) => Some((*by, Power::France)),
            _ => None,
        }
    };
    let made = game.done.suits.iter();
    made.filter_map(open).filter(|_| is_bound(game)).collect()
}

/// Whether a peace between the two is still to come out of a suit, so that nothing is scored for what it will end
/// (22.2.2 f).
#[must_use]
pub fn peace_is_under_way(game: &Game, enemy: Power) -> bool {
    open_suits(game).contains(&(enemy, Power::Poland))
}

/// A peace that is part of a suit against France and Poland opens it (22.2.2 f).
pub fn open_suit(draft: &mut Draft, one: Power, other: Power, loser: Option<Power>) {
    if let Some(by) = suit(draft.game(), one, other, loser) {
        draft.happen(Clause::S22_2_2f, Event::SuitMade(by));
    }
}

/// The provinces of Poland whose French troops bar it from a separate peace with `enemy`; none, and it is free. A peace in
/// which the enemy sues both is not separate (22.2.2 f, ruling `separate-peace`).
#[must_use]
pub fn troops_barring_peace(game: &Game, enemy: Power, loser: Option<Power>) -> Vec<Province> {
    let separate = match game.setup.rulings.separate_peace {
        SeparatePeace::WhileFranceFights => game.diplomacy.at_war(Power::France, enemy),
        SeparatePeace::AnyPeace => true,
    };
    let sues = suit(game, Power::Poland, enemy, loser).is_some() || game.done.suits.contains(&enemy);
    if !is_bound(game) || !separate || sues || enemy == Power::France {
        return Vec::new();
    }
    Province::ALL
        .iter()
        .copied()
        .filter(|province| game.is_part_of_poland(*province))
        .filter(|province| french_in(game, *province))
        .collect()
}

/// What a creation by France asks (22.2.2 a, b).
pub fn judge(game: &Game, conditions: &mut Conditions) {
    general::judge(game, conditions);
    let holder = holder_of_warsaw(game);
    if holder == Power::France {
        conditions.ask(false, Clause::S22_2_2a, Need::WarsawNotFrench);
    } else {
        let war = game.diplomacy.at_war(Power::France, holder);
        conditions.ask(war, Clause::S22_2_2a, Need::FranceAtWarWith(holder));
    }
    conditions.ask(french_at_warsaw(game), Clause::S22_2_2b, Need::FrenchAtWarsaw);
    let need = if game.board.napoleon_dead { Need::SeniorityBThere } else { Need::NapoleonThere };
    conditions.ask(leader_suffices(game), Clause::S22_2_2b, need);
}

/// Creates Poland by France, with its wars (22.2.2 c-e, g-i).
pub fn create(draft: &mut Draft) {
    let provinces = provinces(draft.game());
    let start = revolt::overtake(draft, start::start(draft.game(), &provinces));
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
    general::pass_provinces(draft, Clause::S22_2_2h, &provinces);
    let act_points = general::act_points(draft.game());
    draft.points(Clause::S22_2_2c, Power::France, act_points, Cause::Creation);
    general::ally_with(draft, Clause::S22_2_2d, Power::France, general::LATER_ALLIANCE);
    general::lay_bar(draft, Clause::S22_2_2g, Power::France);
    start::hand_out(draft, start);
}

/// Notes whether French troops are in a province (22.2.2 f, h).
pub fn note_troops(draft: &mut Draft, province: Province, present: bool) {
    draft.happen(Clause::S22_2_2h, Event::FrenchNoted(province, present));
}

/// Notes the French leader with the corps at Warsaw (22.2.2 b).
pub fn note_leader(draft: &mut Draft, leader: FrenchLeader) {
    draft.happen(Clause::S22_2_2b, Event::FrenchLeaderNoted(leader));
}

/// Notes whether Napoleon is dead (22.2.2 b).
pub fn note_napoleon(draft: &mut Draft, dead: bool) {
    draft.happen(Clause::S22_2_2b, Event::NapoleonNoted { dead });
}

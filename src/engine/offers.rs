//! What may be done now, and what may not and why: every act the rules know, with sensible first values.

use crate::model::date::Phase;
use crate::model::economy::{Basket, Column};
use crate::model::forces::{Arm, CorpsId, Counter, Factors, FleetId, Leader, Place};
use crate::model::game::Game;
use crate::model::place::{City, Province};
use crate::model::power::{Partitioner, Power};
use crate::rules::base_game::diplomacy::PEACE;
use crate::rules::s22_2_creation::general::holder_of_warsaw;
use crate::rules::s22_3_forces::corps::{capacity, room};
use crate::rules::s22_3_forces::fleets::is_open_port;
use crate::rules::s22_3_forces::guerrillas;
use crate::rules::s22_6_standing::is_provincial;

use super::decide::{judge, judge_act};
use super::preview::opening;
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::refusal::Unmet;

/// Where an offer belongs on the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Creation, revolt, dissolution.
    Poland,
    /// War, peace, alliances.
    Diplomacy,
    /// Corps, fleets, leaders, guerrillas.
    Forces,
    /// The Economic phase.
    Economy,
}

/// An act with first values, and the conditions it does not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The act; its numbers are a start that the player changes.
    pub act: Act,
    /// Where it belongs.
    pub group: Group,
    /// What is unmet; nothing, and it may be done.
    pub unmet: Vec<Unmet>,
}

impl Offer {
    fn new(game: &Game, group: Group, act: Act) -> Self {
        let unmet = judge_act(game, &act);
        Self { act, group, unmet }
    }

    /// Whether it may be done now.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.unmet.is_empty()
    }
}

/// Every act that the rules offer or refuse Poland and its neighbours at this moment.
#[must_use]
pub fn offers(game: &Game) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    let mut add = |group, act: Act| offers.push(Offer::new(game, group, act));
    poland(game, &mut add);
    diplomacy(game, &mut add);
    forces(game, &mut add);
    economy(game, &mut add);
    offers
}

fn poland(game: &Game, add: &mut impl FnMut(Group, Act)) {
    if game.poland.is_active() {
        add(Group::Poland, Command::DissolveArmy {}.into());
        add(Group::Poland, Command::DissolvePoland {}.into());
        return;
    }
    for by in Partitioner::ALL {
        add(Group::Poland, Command::CreatePoland { by: *by }.into());
    }
    add(Group::Poland, Command::CreatePolandByFrance {}.into());
    add(Group::Poland, roll_revolt(game).into());
    if game.setup.die.is_none() {
        add(Group::Poland, Roll::Bid.into());
    }
}

/// The revolt roll.
#[must_use]
pub fn roll_revolt(game: &Game) -> Roll {
    let warsaw_empty = game.board.warsaw_infantry == 0
        && game.board.warsaw_militia == 0
        && game.board.cities[City::Warsaw].siege.is_none();
    Roll::Revolt { warsaw_empty }
}

fn diplomacy(game: &Game, add: &mut impl FnMut(Group, Act)) {
    let poland = Power::Poland;
    for other in poland.others() {
        let group = Group::Diplomacy;
        if game.diplomacy.at_war(poland, other) {
            add(group, make_peace(poland, other).into());
        } else {
            add(group, Command::DeclareWar { by: poland, on: other }.into());
            if game.diplomacy.allied(poland, other) {
                add(group, Command::BreakAlliance { by: poland, with: other }.into());
            } else {
                add(group, Command::MakeAlliance { one: poland, other }.into());
            }
        }
        for ally in game.diplomacy.allies(poland) {
            if game.diplomacy.at_war(ally, other) && !game.diplomacy.at_war(poland, other) {
                add(group, Command::JoinWar { by: poland, ally, on: other }.into());
            }
        }
    }
    for by in poland.others() {
        if !game.diplomacy.at_war(by, poland) {
            add(Group::Diplomacy, Command::DeclareWar { by, on: poland }.into());
        }
    }
}

/// A peace by agreement, with the base game's enforced months.
#[must_use]
pub fn make_peace(one: Power, other: Power) -> Command {
    Command::MakePeace { one, other, loser: None, ceded: Vec::new(), months: PEACE.0 }
}

/// A free Polish city to place things in: Warsaw, else the first one open.
#[must_use]
pub fn free_place(game: &Game) -> Place {
    let hostile = |power| game.diplomacy.at_war(Power::Poland, power);
    let open = |city: &&City| {
        let state = game.board.cities[**city];
        game.is_part_of_poland(city.province())
            && !hostile(state.holder)
            && !state.siege.is_some_and(|siege| hostile(siege.by))
    };
    match City::ALL.iter().find(open) {
        Some(city) => Place::City(*city),
        None => Place::Country(game.polish_provinces().next().unwrap_or(Province::Masovia)),
    }
}

/// As many waiting factors as a corps has room for.
#[must_use]
pub fn fill(game: &Game, corps: CorpsId) -> Factors {
    let mut left = room(game, corps);
    let mut factors = Factors::NONE;
    for arm in Arm::ALL {
        if capacity(corps).takes(*arm) {
            let taken = game.forces.pool.count(*arm).min(left);
            left = left.saturating_sub(taken);
            factors = factors.plus(Factors::of(*arm, taken));
        }
    }
    factors
}

fn forces(game: &Game, add: &mut impl FnMut(Group, Act)) {
    let group = Group::Forces;
    if !game.poland.is_active() {
        return;
    }
    add(group, Command::RaiseProvincials {}.into());
    add(group, Command::PlaceKrasinski {}.into());
    for corps in CorpsId::ALL.iter().copied().filter(|corps| !is_provincial(game, *corps)) {
        let state = game.forces.corps[corps];
        let factors = fill(game, corps);
        if state.counter.is_on_map() {
            if !factors.is_none() {
                add(group, Command::Reinforce { corps, factors }.into());
            }
        } else if !factors.is_none() || state.counter == Counter::Bought {
            add(group, Command::PlaceCorps { corps, at: free_place(game), factors }.into());
        }
    }
    if let (false, Place::City(city)) = (game.forces.pool.is_none(), free_place(game)) {
        add(group, Command::Garrison { city, factors: game.forces.pool }.into());
    }
    for fleet in FleetId::ALL {
        if game.forces.ships > 0 {
            let port = City::ALL
                .iter()
                .copied()
                .find(|city| is_open_port(game, *city) && game.board.cities[*city].holder == Power::Poland);
            let port = port.unwrap_or(City::Memel);
            add(group, Command::PlaceFleet { fleet: *fleet, port, ships: game.forces.ships }.into());
        }
    }
    if game.forces.depots_bought > 0 || game.forces.first_placement {
        add(group, Command::PlaceDepot { at: free_place(game) }.into());
    }
    leaders(game, add);
    if game.phase == Phase::Land {
        for province in game.polish_provinces().filter(|province| guerrillas::value(*province).is_some()) {
            add(group, Roll::Guerrillas { province }.into());
        }
    }
}

fn leaders(game: &Game, add: &mut impl FnMut(Group, Act)) {
    use crate::model::forces::LeaderPost;
    for leader in Leader::ALL {
        if game.forces.leaders[*leader] != LeaderPost::OffMap {
            continue;
        }
        let suits = |corps: &CorpsId| {
            let provincial = corps.home().is_some();
            let on_map = game.forces.corps[*corps].counter.is_on_map();
            on_map && (provincial == (*leader == Leader::Rudsinski))
        };
        let with = CorpsId::ALL.iter().copied().find(suits);
        let with =
            with.unwrap_or(if *leader == Leader::Rudsinski { CorpsId::Masovia } else { CorpsId::InfantryI });
        add(Group::Forces, Command::PlaceLeader { leader: *leader, with }.into());
    }
}

fn economy(game: &Game, add: &mut impl FnMut(Group, Act)) {
    add(Group::Economy, close_quarter(game).into());
    if game.poland.is_active() {
        add(Group::Economy, Command::Buy(first_basket(game)).into());
        add(Group::Economy, Command::ChooseManipulation { column: Column::Fourth }.into());
    }
}

/// The close of the Economic phase, to be filled in.
#[must_use]
pub fn close_quarter(game: &Game) -> Command {
    Command::CloseQuarter(Box::new(opening(game)))
}

/// The smallest purchase that can be made, for a start.
fn first_basket(game: &Game) -> Basket {
    let militia = Basket { militia: 1, ..Basket::default() };
    let depot = Basket { depots: 1, ..Basket::default() };
    let fits = |basket: &Basket| judge(game, &Command::Buy(basket.clone())).is_empty();
    [militia.clone(), depot].into_iter().find(fits).unwrap_or(militia)
}

/// What any of the four would make of Poland now: its provinces, whether it is allowed or not (22.2.1 b, 22.2.2 h).
#[must_use]
pub fn poland_if_created(game: &Game) -> Vec<(Power, Vec<Province>)> {
    use crate::rules::s22_2_creation::{france, partitioner};
    let mut all: Vec<(Power, Vec<Province>)> =
        Partitioner::ALL.iter().map(|by| (Power::from(*by), partitioner::provinces(game, *by))).collect();
    all.push((Power::France, france::provinces(game)));
    all
}

/// The power that must roll for the revolt now, if the roll is due.
#[must_use]
pub fn roller(game: &Game) -> Option<Power> {
    crate::rules::s22_2_creation::revolt::roll_is_due(game).then(|| holder_of_warsaw(game))
}

//! The Forces screen: every corps and what it holds, fleets, depots, leaders, guerrillas, garrisons, what waits to be
//! placed and what is on order.

mod change;
mod corps;
mod pieces;
#[cfg(test)]
pub(crate) mod tests;

pub use change::{Change, Delta, Step, changes, steps};
pub use corps::{CorpsCard, CorpsDetail, Rating, Sign, Trait, corps_card, corps_detail};
pub use pieces::{
    DepotRow, Depots, FleetCard, GarrisonRow, GuerrillaRow, Guerrillas, LeaderCard, depots, fleets,
    garrisons, guerrillas, leaders, on_order,
};

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::engine::offers::{Group, offers};
use crate::game::act::Act;
use crate::game::command::Command;
use crate::game::duty::DutyKind;
use crate::game::refusal::Need;
use crate::model::clause::Clause;
use crate::model::date::Phase;
use crate::model::forces::{Arm, CorpsId, Counter, FleetId, Guard};
use crate::model::game::{Game, Poland};
use crate::rules::duties::open_duties;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::corps::guard_may_be_bought;
use crate::rules::s22_3_forces::provincial;
use crate::rules::s22_6_standing::is_provincial;
use crate::view::words::figures::counted;
use crate::view::words::lists::{factors, listed, ships};

/// An act with the word on its button.
#[derive(Clone)]
pub struct Deed {
    /// The word.
    pub label: String,
    /// The act, with its first values.
    pub act: Act,
}

impl Deed {
    fn new(label: impl Into<String>, act: impl Into<Act>) -> Self {
        Self { label: label.into(), act: act.into() }
    }
}

/// The corps of a group, in the order of the text.
#[must_use]
pub fn corps_groups() -> [(&'static str, Vec<CorpsId>); 3] {
    let pick = |of: fn(CorpsId) -> bool| CorpsId::ALL.iter().copied().filter(|id| of(*id)).collect();
    [
        ("Infantry corps", pick(|id| id.home().is_none() && !capacity(id).takes(Arm::Cavalry))),
        ("Cavalry corps", pick(|id| id.home().is_none() && capacity(id).takes(Arm::Cavalry))),
        ("Provincial corps", pick(|id| id.home().is_some())),
    ]
}

/// The head of a screen.
pub struct Head {
    /// What there is, in one line.
    pub line: String,
    /// Why there is nothing, where there is no Poland.
    pub vacant: Option<Vacant>,
}

/// An army or a treasury that does not exist.
pub struct Vacant {
    /// In a few words.
    pub title: &'static str,
    /// What there is all the same.
    pub text: String,
    /// The clause.
    pub cite: &'static str,
}

/// Draws the head up.
#[must_use]
pub fn head(campaign: &Campaign) -> Head {
    let game = campaign.game();
    let standing = game.forces.corps.iter().filter(|(_, corps)| corps.counter.is_on_map());
    let (count, strength) = standing.fold((0i64, 0i64), |(count, strength), (_, corps)| {
        (count + 1, strength + i64::from(corps.factors.total()))
    });
    let line = if count == 0 {
        "No corps on the map".to_owned()
    } else {
        format!("{count} corps on the map with {}", counted(strength, "factor", "factors"))
    };
    Head { line, vacant: vacant(game) }
}

fn vacant(game: &Game) -> Option<Vacant> {
    if game.poland.is_active() {
        return None;
    }
    if game.poland.revolt().is_some() {
        return Some(Vacant {
            title: "The revolt fights with one corps",
            text: "IV Infantry for Warsaw: nothing else is available until the revolt succeeds.".into(),
            cite: Clause::S22_2_3d.number(),
        });
    }
    Some(match &game.poland {
        Poland::Dissolved { .. } => Vacant {
            title: "The army is dissolved",
            text: format!("Put by for a later Poland: {}.", put_by(game)),
            cite: Clause::S22_7f.number(),
        },
        _ => Vacant {
            title: "No army yet",
            text: "These counters wait for the creation of Poland.".into(),
            cite: Clause::S22_2i.number(),
        },
    })
}

/// What was put by at a dissolution.
fn put_by(game: &Game) -> String {
    let mut kept = Vec::new();
    if !game.forces.reserve.is_none() {
        let guard = match game.forces.guard_reserve {
            0 => String::new(),
            count => format!(" ({count} of I Cavalry)"),
        };
        kept.push(format!("{}{guard}", factors(game.forces.reserve)));
    }
    if game.forces.all_ships() > 0 {
        kept.push(ships(game.forces.all_ships()));
    }
    listed(kept.iter().map(String::as_str))
}

/// Something that waits to be placed or raised.
pub struct Waiting {
    /// What waits.
    pub title: String,
    /// What to know about it, or what it waits for.
    pub text: String,
    /// The month it comes, where there is one.
    pub date: Option<String>,
    /// Its clause.
    pub cite: &'static str,
    /// It has to be done before the phase ends.
    pub must: bool,
    /// The acts that may be done now; the first is the next step.
    pub deeds: Vec<Deed>,
}

/// What waits: factors, ships and counters to be placed, the guard, provincial corps to be raised.
#[must_use]
pub fn waiting(campaign: &Campaign) -> Vec<Waiting> {
    let game = campaign.game();
    let mut waiting = Vec::new();
    if !game.poland.is_active() {
        return waiting;
    }
    waiting.extend(to_place(game));
    waiting.extend(guard(game));
    if open_duties(game).contains(&DutyKind::RaiseProvincials) {
        let corps = listed(provincial::to_be_raised(game).map(CorpsId::name));
        waiting.push(Waiting {
            title: "Raise the provincial corps".into(),
            text: format!("To full strength, free: {corps}."),
            date: None,
            cite: Clause::S22_3k.number(),
            must: true,
            deeds: vec![Deed::new("Raise", Command::RaiseProvincials {})],
        });
    }
    waiting
}

fn to_place(game: &Game) -> Option<Waiting> {
    let forces = &game.forces;
    let mut what = Vec::new();
    if !forces.pool.is_none() {
        what.push(factors(forces.pool));
    }
    if forces.ships > 0 {
        what.push(ships(forces.ships));
    }
    if forces.depots_bought > 0 {
        what.push(counted(i64::from(forces.depots_bought), "depot", "depots"));
    }
    let paid = |counter: Counter| counter == Counter::Bought;
    let corps = CorpsId::ALL.iter().filter(|id| paid(forces.corps[**id].counter)).map(|id| id.name());
    let fleets = FleetId::ALL.iter().filter(|id| paid(forces.fleets[**id].counter)).map(|id| id.name());
    let counters: Vec<&str> = corps.chain(fleets).collect();
    if !counters.is_empty() {
        what.push(format!(
            "the {} of {}",
            if counters.len() == 1 { "counter" } else { "counters" },
            listed(counters)
        ));
    }
    if what.is_empty() {
        return None;
    }
    let placing = game.phase == Phase::Reinforcement;
    let text = match (placing, forces.first_placement) {
        (true, true) => "First placement: counters placed now are free.",
        (true, false) => "In corps with room, or as garrison.",
        (false, _) => "Placed in the next Reinforcement phase.",
    };
    let clause = if forces.first_placement { Clause::S22_3r } else { Clause::S22_2l };
    Some(Waiting {
        title: what.join(", "),
        text: text.into(),
        date: None,
        cite: clause.number(),
        must: open_duties(game).contains(&DutyKind::PlaceForces),
        deeds: placing_deeds(game),
    })
}

fn placing_deeds(game: &Game) -> Vec<Deed> {
    let placed = |act: Act| {
        let label = match act.command()? {
            Command::PlaceCorps { corps, .. } => corps.name().to_owned(),
            Command::Reinforce { corps, .. } => format!("Into {}", corps.name()),
            Command::Garrison { .. } => "As garrison".to_owned(),
            Command::PlaceFleet { fleet, .. } => fleet.name().to_owned(),
            Command::PlaceDepot { .. } => "Depot".to_owned(),
            _ => return None,
        };
        Some(Deed { label, act })
    };
    let open = offers(game).into_iter().filter(|offer| offer.group == Group::Forces && offer.is_open());
    open.filter_map(|offer| placed(offer.act)).collect()
}

fn guard(game: &Game) -> Option<Waiting> {
    if !matches!(game.forces.guard, Guard::Due | Guard::Returning) {
        return None;
    }
    let command = Command::PlaceKrasinski {};
    let unmet = judge(game, &command);
    let text = match unmet.iter().find(|one| one.need == Need::WarsawFree) {
        Some(_) => "They wait for a Polish Warsaw with no enemy in it or before it.",
        None if unmet.is_empty() => "Both come to Warsaw.",
        None => "Both come to Warsaw, in the Reinforcement phase.",
    };
    Some(Waiting {
        title: "Krasiński and I Cavalry".into(),
        text: text.into(),
        date: None,
        cite: Clause::S22_3f.number(),
        must: unmet.is_empty(),
        deeds: if unmet.is_empty() { vec![Deed::new("Place", command)] } else { Vec::new() },
    })
}

/// Whether a corps is bought like any other: not provincial, and not I Cavalry while it comes with Krasinski alone.
fn is_bought(game: &Game, id: CorpsId) -> bool {
    let guard = id == CorpsId::CavalryI && game.forces.guard != Guard::Came && !guard_may_be_bought(game);
    !is_provincial(game, id) && !guard
}

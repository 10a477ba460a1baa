//! What may be done, and what may not yet and why: acts of one kind in one row.

use crate::engine::duties::duties;
use crate::engine::offers::{self, Group, Offer, offers};
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::refusal::{Need, Unmet};
use crate::model::date::Phase;
use crate::model::game::Game;
use crate::model::power::Power;
use crate::model::quantity::PoliticalPoints;
use crate::rules::base_game;
use crate::view::page::{Block, Card, Deed, Row};
use crate::view::words::figures::signed;
use crate::view::words::{act_title, command_title, listed};

/// Acts of one kind that are all open, or refused for the same reasons.
struct Choice {
    /// Their kind: `Declare war on`.
    stem: String,
    /// More about it.
    hint: Option<String>,
    /// Why not; nothing, and they are open.
    unmet: Vec<Unmet>,
    /// The acts, each with its object.
    acts: Vec<(Option<String>, Act)>,
}

/// Open and refused acts. What another phase merely has not come to is left out, but for the acts that a whole table waits
/// for.
pub fn cards(game: &Game) -> impl Iterator<Item = Card> {
    // Duties are told under Must.
    let duties: Vec<Act> = duties(game).into_iter().filter_map(|duty| duty.act).collect();
    let mut choices: Vec<Choice> = Vec::new();
    for offer in offers(game) {
        if duties.contains(&offer.act) || (!offer.is_open() && !worth_telling(game, &offer)) {
            continue;
        }
        let (stem, object) = stem(&offer.act);
        let alike = |one: &&mut Choice| object.is_some() && one.stem == stem && one.unmet == offer.unmet;
        match choices.iter_mut().find(alike) {
            Some(choice) => choice.acts.push((object, offer.act)),
            None => choices.push(Choice {
                hint: hint(game, &offer),
                stem,
                unmet: offer.unmet,
                acts: vec![(object, offer.act)],
            }),
        }
    }
    let (open, refused): (Vec<Choice>, Vec<Choice>) =
        choices.into_iter().partition(|choice| choice.unmet.is_empty());
    let card = |key, title, choices: Vec<Choice>| {
        let rows = choices.into_iter().filter_map(Choice::row).collect();
        Some(Card::new(key, title, vec![Block::rows(rows)?]))
    };
    [card("may", "May", open), card("not-yet", "Not yet", refused)].into_iter().flatten()
}

impl Choice {
    /// One button, or one chip for each of several open acts.
    fn row(self) -> Option<Row> {
        let Self { stem, hint, unmet, acts } = self;
        let open = unmet.is_empty();
        let objects: Vec<&str> = acts.iter().filter_map(|(object, _)| object.as_deref()).collect();
        let title = match objects.len() {
            0 => stem.clone(),
            2.. if open => format!("{} …", stem.trim_end_matches(':')),
            _ => format!("{stem} {}", listed(objects)),
        };
        if !open || acts.len() == 1 {
            let row = Row::of_act(title, acts.into_iter().next()?.1, &unmet);
            return Some(if open {
                Row { key: stem.into(), ..row.text(hint.unwrap_or_default()) }
            } else {
                row
            });
        }
        let chips = acts.into_iter().map(|(object, act)| Deed::chip(object.unwrap_or_default(), &title, act));
        let chips = chips.collect();
        Some(Row::new(stem, title).text(hint.unwrap_or_default()).deeds(chips))
    }
}

/// An act's stem and object: `Declare war on`, `France`.
fn stem(act: &Act) -> (String, Option<String>) {
    let name = |power: Power| Some(power.name().to_owned());
    let command = match act {
        Act::Roll(Roll::Guerrillas { province }) => {
            return ("Roll for guerrillas in".into(), Some(province.name().into()));
        }
        Act::Roll(_) => return (act_title(act), None),
        Act::Do(command) => command,
    };
    match command {
        Command::DeclareWar { by: Power::Poland, on } => ("Declare war on".into(), name(*on)),
        Command::DeclareWar { by, on: Power::Poland } => ("War on Poland by".into(), name(*by)),
        Command::MakePeace { one: Power::Poland, other, .. } => ("Make peace with".into(), name(*other)),
        Command::MakeAlliance { one: Power::Poland, other } => ("Ally with".into(), name(*other)),
        Command::BreakAlliance { by: Power::Poland, with } => ("Break the alliance with".into(), name(*with)),
        Command::PlaceCorps { corps, .. } => ("Place a corps:".into(), Some(corps.name().into())),
        Command::Reinforce { corps, .. } => ("Reinforce a corps:".into(), Some(corps.name().into())),
        Command::PlaceLeader { leader, .. } => ("Place a leader:".into(), Some(leader.name().into())),
        Command::PlaceFleet { fleet, .. } => ("Place ships:".into(), Some(fleet.name().into())),
        other => (command_title(other), None),
    }
}

fn hint(game: &Game, offer: &Offer) -> Option<String> {
    let provinces = |by: Power| {
        let made = offers::poland_if_created(game).into_iter().find(|(power, _)| *power == by);
        made.map(|(_, provinces)| {
            if provinces.is_empty() {
                "It would have no province.".to_owned()
            } else {
                format!("Poland would be {}.", listed(provinces.iter().map(|one| one.name())))
            }
        })
    };
    let points = |points: PoliticalPoints| format!("{} PP", signed(points.count()));
    let on_ally = base_game::diplomacy::WAR + base_game::diplomacy::WAR_ON_ALLY;
    match offer.act.command()? {
        Command::CreatePoland { by } => provinces((*by).into()),
        Command::CreatePolandByFrance {} => provinces(Power::France),
        Command::DeclareWar { by: Power::Poland, .. } => {
            Some(format!("{}, on an ally {}.", points(base_game::diplomacy::WAR), points(on_ally)))
        }
        Command::DeclareWar { on: Power::Poland, .. } => {
            Some(format!("Their {}, from an ally {}.", points(base_game::diplomacy::WAR), points(on_ally)))
        }
        Command::MakeAlliance { .. } => Some(format!("{} each.", points(base_game::diplomacy::ALLIANCE))),
        Command::BreakAlliance { .. } => Some(format!("{}.", points(base_game::diplomacy::ALLIANCE_BROKEN))),
        Command::DissolveArmy {} => Some("Infantry and militia are lost, cavalry is put by.".into()),
        Command::ChooseManipulation { .. } => Some("Money and manpower against points, one column.".into()),
        Command::Buy(_) => Some("Factors, ships, depots and counters.".into()),
        Command::Garrison { .. } => Some("What finds no room in corps.".into()),
        _ => None,
    }
}

/// Whether a refusal tells the players something: more than that another phase is on, or that it is done already.
fn worth_telling(game: &Game, offer: &Offer) -> bool {
    let dull = |unmet: &Unmet| {
        matches!(
            unmet.need,
            Need::Phase(_)
                | Need::PolandExists
                | Need::NotBookedYet
                | Need::BookedFirst
                | Need::NotChosenYet
                | Need::SomethingToRaise
                | Need::NotRaisedYet
                | Need::NotAllied(..)
        )
    };
    match offer.group {
        Group::Poland if game.poland.is_active() => {
            let occupied = game.board.occupation.is_some();
            occupied && !offer.unmet.iter().all(dull)
        }
        Group::Poland => true,
        Group::Diplomacy => {
            offer.unmet.iter().any(|unmet| matches!(unmet.need, Need::BarOver(..) | Need::FrenchGone(_)))
        }
        Group::Forces => match offer.act.command() {
            Some(Command::PlaceKrasinski {}) => game.forces.guard != crate::model::forces::Guard::Came,
            Some(Command::RaiseProvincials {}) => false,
            _ => !offer.unmet.iter().any(dull) && game.phase == Phase::Reinforcement,
        },
        Group::Economy => !offer.unmet.iter().any(dull),
    }
}

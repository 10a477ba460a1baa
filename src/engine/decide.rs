//! A command is judged, then its facts are drawn up; nothing is changed here.
//!
//! Each act has two halves in its paragraph of the rules: what it asks, and what it brings. An overrule skips the first
//! half and never the second, so an act done by agreement behaves like any other.
// A command, or a need, that nobody wired is to be an error of the compiler.
#![deny(clippy::wildcard_enum_match_arm)]

pub mod overrule;

use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::draft::Draft;
use crate::game::event::Fact;
use crate::game::refusal::{Conditions, Need, Refusal, Unmet};
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::rules::base_game::{card, control, diplomacy, economy, table};
use crate::rules::conditions;
use crate::rules::s22_2_creation::{france, partitioner, revolt, turn_order};
use crate::rules::s22_3_forces::{
    corps, costs, depots, factors, fleets, guard, guerrillas, leaders, provincial,
};
use crate::rules::settle::settle;
use crate::rules::{calendar, s21_1_bids, s22_5_war, s22_7_dissolution, s22_8_victory};

/// What an accepted act brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What happens, in order.
    pub facts: Vec<Fact>,
    /// Conditions that were not met and overruled by the table.
    pub overruled: Vec<Unmet>,
    /// The game afterwards.
    pub after: Game,
}

/// Judges a command and draws up its facts.
///
/// # Errors
/// Every unmet condition, when the rules do not allow the act.
pub fn decide(game: &Game, command: &Command) -> Result<Decision, Refusal> {
    let (act, unmet, overruled) = if let Command::Overrule { act, reason } = command {
        let against = judge(game, act);
        (act.as_ref(), overrule::judge(act, &against, reason), against)
    } else {
        (command, judge(game, command), Vec::new())
    };
    if !unmet.is_empty() {
        return Err(Refusal { unmet });
    }
    let mut draft = Draft::new(game);
    perform(&mut draft, act);
    settle(&mut draft);
    let (facts, after) = draft.finish();
    Ok(Decision { facts, overruled, after })
}

/// Every condition that a command does not meet.
#[must_use]
pub fn judge(game: &Game, command: &Command) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    Half::Judge(game, &mut conditions).of_command(command);
    conditions.into_unmet()
}

/// Every condition that a roll does not meet: its dice do not matter.
#[must_use]
pub fn judge_roll(game: &Game, roll: Roll) -> Vec<Unmet> {
    let mut conditions = Conditions::default();
    match roll {
        Roll::Bid => s21_1_bids::judge_roll(game, &mut conditions),
        Roll::Revolt { .. } => revolt::judge_roll(game, &mut conditions),
        Roll::Guerrillas { province } => guerrillas::judge_roll(game, province, &mut conditions),
    }
    conditions.into_unmet()
}

/// Every condition that an act does not meet, its dice fallen or not.
#[must_use]
pub fn judge_act(game: &Game, act: &Act) -> Vec<Unmet> {
    match act {
        Act::Roll(roll) => judge_roll(game, *roll),
        Act::Do(command) => judge(game, command),
    }
}

/// Draws up what a command brings, met or not.
fn perform(draft: &mut Draft, command: &Command) {
    Half::Draw(draft).of_command(command);
}

/// A half of an act: it is judged, or its facts are drawn up.
enum Half<'a> {
    Judge(&'a Game, &'a mut Conditions),
    Draw(&'a mut Draft),
}

/// An act that asks nothing.
fn nothing(_: &Game, _: &mut Conditions) {}

impl Half<'_> {
    /// This half, of the two that an act has.
    fn of(self, judge: impl FnOnce(&Game, &mut Conditions), draw: impl FnOnce(&mut Draft)) {
        match self {
            Half::Judge(game, ask) => judge(game, ask),
            Half::Draw(draft) => draw(draft),
        }
    }

    /// This half of a command: every act with what it asks and what it brings, by the paragraph it rests on.
    fn of_command(self, command: &Command) {
        match command {
            // The calendar (22.2 h; base: order).
            Command::NextPhase { leave } => self.of(
                |game, ask| calendar::judge(game, false, *leave, ask),
                |draft| calendar::go_on(draft, false),
            ),
            Command::NextMonth { leave } => self.of(
                |game, ask| calendar::judge(game, true, *leave, ask),
                |draft| calendar::go_on(draft, true),
            ),

            // War, peace, alliances (base: war, base: peace).
            Command::DeclareWar { by, on } => self.of(
                |game, ask| diplomacy::judge_declaring(game, *by, *on, ask),
                |draft| diplomacy::declare(draft, *by, *on),
            ),
            Command::JoinWar { by, ally, on } => self.of(
                |game, ask| diplomacy::judge_joining(game, *by, *ally, *on, ask),
                |draft| diplomacy::join(draft, *by, *on),
            ),
            Command::MakePeace { one, other, loser, ceded, months } => self.of(
                |game, ask| diplomacy::judge_peace(game, *one, *other, *loser, ceded, *months, ask),
                |draft| diplomacy::make_peace(draft, *one, *other, *loser, ceded, *months),
            ),
            Command::MakeAlliance { one, other } => self.of(
                |game, ask| diplomacy::judge_alliance(game, *one, *other, ask),
                |draft| diplomacy::ally(draft, *one, *other),
            ),
            Command::BreakAlliance { by, with } => self.of(
                |game, ask| diplomacy::judge_breaking(game, *by, *with, ask),
                |draft| diplomacy::break_alliance(draft, *by, *with),
            ),
            Command::WarOnMinor { by, minor } => self.of(
                |game, ask| diplomacy::judge_minor_war(game, *by, *minor, ask),
                |draft| diplomacy::begin_minor_war(draft, *by, *minor),
            ),
            Command::PeaceWithMinor { by, minor } => self.of(
                |game, ask| diplomacy::judge_minor_peace(game, *by, *minor, ask),
                |draft| diplomacy::end_minor_war(draft, *by, *minor),
            ),
            Command::BookPoints { points, cause } => self.of(
                |game, ask| diplomacy::judge_points(game, *points, ask),
                |draft| diplomacy::book_points(draft, *points, *cause),
            ),

            // Control, and conquest (base: control, base: siege; 22.5 a-c).
            Command::TakeProvince { province, by } => self.of(
                |game, ask| s22_5_war::judge_conquest(game, *province, *by, ask),
                |draft| s22_5_war::conquer(draft, *province, *by),
            ),
            Command::CedeProvince { province, to } => self.of(
                |game, ask| control::judge_cession(game, *province, *to, ask),
                |draft| control::cede(draft, *province, *to),
            ),
            Command::TakeCity { city, by } => self.of(
                |game, ask| control::judge_taking(game, *city, *by, ask),
                |draft| control::take(draft, *city, *by),
            ),
            Command::Besiege { city, by } => self.of(
                |game, ask| control::judge_siege(game, *city, *by, ask),
                |draft| control::besiege(draft, *city, *by),
            ),
            Command::LiftSiege { city } => self.of(
                |game, ask| control::judge_lifting(game, *city, ask),
                |draft| control::lift(draft, *city),
            ),
            Command::GainPossession { name, printed, from } => self.of(
                |game, ask| control::judge_gain(game, name, *printed, ask),
                |draft| control::gain(draft, name, *printed, *from),
            ),
            Command::LosePossession { name } => {
                self.of(|game, ask| control::judge_loss(game, name, ask), |draft| control::lose(draft, name))
            }

            // The three creations, and what is noted for them (22.2).
            Command::ChooseOrder { france_last, britain_first } => {
                self.of(nothing, |draft| turn_order::choose(draft, *france_last, *britain_first))
            }
            Command::CreatePoland { by } => self
                .of(|game, ask| partitioner::judge(game, *by, ask), |draft| partitioner::create(draft, *by)),
            Command::MarkWar { partitioner: power, excepted } => self.of(
                |game, ask| partitioner::judge_mark(game, *power, ask),
                |draft| partitioner::mark(draft, *power, *excepted),
            ),
            Command::CreatePolandByFrance {} => self.of(france::judge, france::create),
            Command::NoteFrench { province, present } => {
                self.of(nothing, |draft| france::note_troops(draft, *province, *present))
            }
            Command::NoteFrenchLeader { leader } => {
                self.of(nothing, |draft| france::note_leader(draft, *leader))
            }
            Command::NoteNapoleon { dead } => self.of(nothing, |draft| france::note_napoleon(draft, *dead)),
            Command::RollRevolt { dice, source, warsaw_empty } => {
                self.of(revolt::judge_roll, |draft| revolt::roll(draft, *dice, *source, *warsaw_empty))
            }
            Command::CountWarsaw { infantry, militia } => self.of(
                |_, ask| revolt::judge_count(*infantry, *militia, ask),
                |draft| revolt::count(draft, *infantry, *militia),
            ),

            // Forces (22.3).
            Command::PlaceCorps { corps, at, factors } => self.of(
                |game, ask| corps::judge_placing(game, *corps, *at, *factors, ask),
                |draft| corps::place(draft, *corps, *at, *factors),
            ),
            Command::Reinforce { corps, factors } => self.of(
                |game, ask| corps::judge_reinforcing(game, *corps, *factors, ask),
                |draft| corps::reinforce(draft, *corps, *factors),
            ),
            Command::MoveCorps { corps, to } => self.of(
                |game, ask| corps::judge_on_map(game, *corps, ask),
                |draft| corps::move_to(draft, *corps, *to),
            ),
            Command::DestroyCorps { corps } => self.of(
                |game, ask| corps::judge_on_map(game, *corps, ask),
                |draft| corps::destroy(draft, *corps),
            ),
            Command::Garrison { city, factors } => self.of(
                |game, ask| factors::judge_garrison(game, *city, *factors, ask),
                |draft| factors::garrison(draft, *city, *factors),
            ),
            Command::Transfer { from, to, factors } => self.of(
                |game, ask| factors::judge_transfer(game, *from, *to, *factors, ask),
                |draft| factors::transfer(draft, *from, *to, *factors),
            ),
            Command::LoseFactors { from, factors } => self.of(
                |game, ask| factors::judge_loss(game, *from, *factors, ask),
                |draft| factors::lose(draft, *from, *factors),
            ),
            Command::RaiseProvincials {} => self.of(provincial::judge, provincial::raise),
            Command::PlaceKrasinski {} => self.of(guard::judge, guard::place),
            Command::PlaceLeader { leader, with } => self.of(
                |game, ask| leaders::judge_placing(game, *leader, *with, ask),
                |draft| leaders::place(draft, *leader, *with),
            ),
            Command::LoseLeader { leader, post } => self.of(
                |game, ask| leaders::judge_loss(game, *leader, *post, ask),
                |draft| leaders::lose(draft, *leader, *post),
            ),
            Command::PlaceFleet { fleet, port, ships } => self.of(
                |game, ask| fleets::judge_placing(game, *fleet, *port, *ships, ask),
                |draft| fleets::place(draft, *fleet, *port, *ships),
            ),
            Command::MoveFleet { fleet, to } => self.of(
                |game, ask| fleets::judge_move(game, *fleet, *to, ask),
                |draft| fleets::move_to(draft, *fleet, *to),
            ),
            Command::LoseShips { fleet, ships } => self.of(
                |game, ask| fleets::judge_loss(game, *fleet, *ships, ask),
                |draft| fleets::lose(draft, *fleet, *ships),
            ),
            Command::PlaceDepot { at } => {
                self.of(|game, ask| depots::judge_placing(game, *at, ask), |draft| depots::place(draft, *at))
            }
            Command::RemoveDepot { at } => self
                .of(|game, ask| depots::judge_removing(game, *at, ask), |draft| depots::remove(draft, *at)),
            Command::RollGuerrillas { province, die, source } => self.of(
                |game, ask| guerrillas::judge_roll(game, *province, ask),
                |draft| guerrillas::roll(draft, *province, *die, *source),
            ),
            Command::RiseAfterCombat { province } => self.of(
                |game, ask| guerrillas::judge_rising(game, *province, ask),
                |draft| guerrillas::rise_after_combat(draft, *province),
            ),
            Command::LoseGuerrillas { province, count } => self.of(
                |game, ask| guerrillas::judge_loss(game, *province, *count, ask),
                |draft| guerrillas::lose(draft, *province, *count),
            ),

            // The Economic phase (base: economy; 22.3 l-o, s; 22.8 b).
            Command::BookEconomy { card, loss, other } => {
                let booking = economy::booking(*card, *loss, other);
                self.of(
                    |game, ask| economy::judge(game, &booking, ask),
                    |draft| economy::close(draft, &booking),
                );
            }
            Command::CloseQuarter(close) => {
                self.of(|game, ask| economy::judge(game, close, ask), |draft| economy::close(draft, close))
            }
            Command::Buy(basket) => {
                self.of(|game, ask| costs::judge_buying(game, basket, ask), |draft| costs::buy(draft, basket))
            }
            Command::ChooseManipulation { column } => {
                self.of(s22_8_victory::judge_choosing, |draft| s22_8_victory::choose(draft, *column))
            }

            // Dissolution (22.7).
            Command::DissolveArmy {} => {
                self.of(s22_7_dissolution::judge_army, s22_7_dissolution::dissolve_army)
            }
            Command::DissolvePoland {} => self.of(s22_7_dissolution::judge, s22_7_dissolution::dissolve),

            // The table (base: table; 21.1 b).
            Command::Begin(setup) => {
                self.of(|_, ask| table::judge_setup(setup, ask), |draft| table::begin(draft, setup))
            }
            Command::RollBid { die, source } => {
                self.of(s21_1_bids::judge_roll, |draft| s21_1_bids::roll(draft, *die, *source))
            }
            Command::ChangeRuling(choice) => self
                .of(|_, ask| table::judge_ruling(*choice, ask), |draft| table::change_ruling(draft, *choice)),
            Command::ChangeHouseRule(rule) => self.of(
                |_, ask| table::judge_house_rule(*rule, ask),
                |draft| table::change_house_rule(draft, *rule),
            ),
            Command::SetCard(all) => self.of(|_, ask| card::judge(all, ask), |draft| card::enter(draft, all)),
            Command::NoteVictory { power, points } => self.of(
                |_, ask| table::judge_victory(*points, ask),
                |draft| table::note_victory(draft, *power, *points),
            ),
            Command::Correct { value, reason } => self.of(
                |game, ask| table::judge_correction(game, *value, reason, ask),
                |draft| table::correct(draft, *value, reason),
            ),
            Command::Note { text } => {
                self.of(|_, ask| conditions::text(text, ask), |draft| table::note(draft, text))
            }
            // An overrule inside an overrule changes nothing: the inner act is what the table agreed on.
            Command::Overrule { .. } => {
                self.of(|_, ask| ask.ask(false, Clause::BaseTable, Need::IsRefused), |_| {})
            }
        }
    }
}

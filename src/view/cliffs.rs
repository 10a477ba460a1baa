//! What a step makes worse, in words: said before it is taken.

use crate::engine::campaign::Campaign;
use crate::engine::cliffs::{Cliff, Number, ahead, between, cliffs, is_late};
use crate::game::command::Command;
use crate::model::clause::Clause;
use crate::model::game::Game;
use crate::model::quantity::Sum;
use crate::model::why::{Amount, Why};
use crate::view::explain::{Line, lines};
use crate::view::words::figures::{amount, manpower, money, sum};

/// A number that a step makes worse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worse {
    /// What becomes of it: `Income falls`.
    pub what: &'static str,
    /// What it is now.
    pub before: String,
    /// What it would be.
    pub after: String,
    /// The clause it rests on.
    pub cite: Clause,
    /// How it comes about now, and how it would.
    pub lines: [Line; 2],
    /// It goes without saying: a counter that is placed is kept up.
    pub quiet: bool,
}

impl Worse {
    /// In one line: `Income falls: 33 $ to 32 $`.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{}: {} to {}", self.what, self.before, self.after)
    }
}

/// What an act would make worse, from the game after it.
#[must_use]
pub fn worse(before: &Game, after: &Game, command: &Command) -> Vec<Worse> {
    let quiet = is_by_hand(command);
    as_one(between(before, after))
        .into_iter()
        .map(|cliff| Worse {
            quiet: quiet || (cliff.number == Number::Upkeep && brings_counters(command)),
            ..told(cliff)
        })
        .collect()
}

/// Said of diplomacy that is entered after the revolt roll of its month (22.2 h).
#[must_use]
pub fn late(game: &Game, command: &Command) -> Option<&'static str> {
    is_late(game, command)
        .then_some("This month's revolt roll is made already: the place of this was before it.")
}

/// Everything an act is warned of, each with its clause: that its place was before, and what it makes worse.
#[must_use]
pub fn warnings(before: &Game, after: &Game, command: &Command) -> Vec<(String, Clause)> {
    let late = late(before, command).map(|text| (text.to_owned(), Clause::S22_2h));
    let worse = as_one(between(before, after)).into_iter().map(|cliff| {
        let clause = cliff.clause;
        (format!("{}.", told(cliff).text()), clause)
    });
    late.into_iter().chain(worse).collect()
}

/// What going on would make worse: the step, and what becomes of a number.
#[must_use]
pub fn going_on(campaign: &Campaign) -> Vec<(&'static str, Worse)> {
    let game = campaign.game();
    let phase = as_one(cliffs(game, &Command::NextPhase { leave: true }));
    let month = as_one(ahead(game)).into_iter().filter(|one| !phase.contains(one));
    let month: Vec<Cliff> = month.collect();
    let phase = phase.into_iter().map(|one| ("Next phase", told(one)));
    phase.chain(month.into_iter().map(|one| ("Next month", told(one)))).collect()
}

/// Income that falls in money and in manpower falls once.
fn as_one(mut all: Vec<Cliff>) -> Vec<Cliff> {
    if all.iter().any(|one| one.number == Number::IncomeMoney) {
        all.retain(|one| one.number != Number::IncomeManpower);
    }
    all
}

/// What the table sets by hand is no step of play: its numbers are told, not warned of.
fn is_by_hand(command: &Command) -> bool {
    matches!(command, Command::Correct { .. } | Command::ChangeHouseRule(_) | Command::ChangeRuling(_))
}

/// Acts that put counters on the map or pay for them: that these are kept up is no surprise.
fn brings_counters(command: &Command) -> bool {
    matches!(
        command.itself(),
        Command::PlaceCorps { .. }
            | Command::PlaceFleet { .. }
            | Command::PlaceDepot { .. }
            | Command::PlaceKrasinski {}
            | Command::RollRevolt { .. }
            | Command::Buy(_)
            | Command::CloseQuarter(_)
    )
}

fn told(cliff: Cliff) -> Worse {
    let (before, after) = figures(cliff.number, &cliff.before, &cliff.after);
    Worse {
        what: match cliff.number {
            Number::IncomeMoney | Number::IncomeManpower => "Income falls",
            Number::InfantryPrice => "Infantry becomes dearer",
            Number::CavalryPrice => "Cavalry becomes dearer",
            Number::Upkeep => "Upkeep rises",
            Number::InfantryMorale => "Morale of infantry falls",
            Number::ProvincialMorale => "Morale of provincial corps falls",
        },
        before,
        after,
        cite: cliff.clause,
        lines: [labelled(&cliff.before, "now"), labelled(&cliff.after, "then")],
        quiet: false,
    }
}

/// A derivation, with when it holds.
fn labelled(why: &Why, when: &str) -> Line {
    let line = lines(why);
    Line { label: format!("{}, {when}", line.label), ..line }
}

/// Both figures, with what changes in them.
fn figures(number: Number, before: &Why, after: &Why) -> (String, String) {
    let (Amount::Sum(now), Amount::Sum(then)) = (before.amount, after.amount) else {
        return (amount(before.amount), amount(after.amount));
    };
    let words = |of: fn(Sum) -> String| (of(now), of(then));
    match number {
        Number::IncomeManpower => words(|one| manpower(one.manpower)),
        Number::IncomeMoney if now.manpower < then.manpower => words(|one| money(one.money)),
        _ if now.manpower == then.manpower => words(|one| money(one.money)),
        _ => words(sum),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::decide::decide;
    use crate::model::forces::{CorpsId, Factors, Place};
    use crate::model::place::{City, Province};
    use crate::model::power::Power;
    use crate::view::forces::tests::{at, in_phase, play, prussian_poland};

    fn with(provinces: &[Province]) -> Campaign {
        let mut campaign = prussian_poland();
        play(&mut campaign, provinces.iter().map(|province| cede(*province)));
        campaign
    }

    fn cede(province: Province) -> Command {
        Command::CedeProvince { province, to: Power::Poland }
    }

    fn texts(campaign: &Campaign, command: &Command) -> Vec<(String, &'static str, bool)> {
        let after = decide(campaign.game(), command).expect("an act").after;
        let told = worse(campaign.game(), &after, command);
        told.iter().map(|one| (one.text(), one.cite.number(), one.quiet)).collect()
    }

    #[test]
    fn case_5_s22_3l_a_fourth_province_is_warned_of() {
        let three = with(&[Province::WestGalicia]);
        let told = texts(&three, &cede(Province::EastGalicia));
        assert_eq!(told, [("Income falls: 33 $ to 32 $".to_owned(), "22.3 l", false)]);
        let four = with(&[Province::WestGalicia, Province::EastGalicia]);
        assert_eq!(texts(&four, &cede(Province::Lithuania)), []);
        // East Galicia 5, Lithuania 5, Podolia 6: 48$ and 18 MP; with Masovia 3 it is 38$ and 14 MP: it falls once.
        let mut dear = with(&[Province::EastGalicia, Province::Lithuania, Province::Podolia]);
        let back = |province| Command::CedeProvince { province, to: Power::Prussia };
        play(&mut dear, [back(Province::Posen), back(Province::Masovia)]);
        let told = texts(&dear, &cede(Province::Masovia));
        assert_eq!(told, [("Income falls: 48 $ · 18 MP to 38 $ · 14 MP".to_owned(), "22.3 l", false)]);
    }

    #[test]
    fn s22_6a_a_major_power_is_told_what_infantry_will_cost() {
        let six =
            with(&[Province::WestGalicia, Province::EastGalicia, Province::Lithuania, Province::Polesia]);
        let told = texts(&six, &cede(Province::Podolia));
        assert_eq!(told, [("Infantry becomes dearer: 3 $ to 5 $".to_owned(), "22.6 a", false)]);
    }

    #[test]
    fn s22_3n_krasinski_is_told_with_what_cavalry_will_cost() {
        let mut campaign = prussian_poland();
        at(&mut campaign, 1807, 1);
        play(&mut campaign, [Command::MakeAlliance { one: Power::Poland, other: Power::France }]);
        in_phase(&mut campaign, crate::model::date::Phase::Reinforcement);
        let told = texts(&campaign, &Command::PlaceKrasinski {});
        assert_eq!(
            told,
            [
                ("Cavalry becomes dearer: 5 $ · 4 MP to 20 $ · 5 MP".to_owned(), "22.3 n", false),
                ("Upkeep rises: 0 $ to 1 $".to_owned(), "22.3 o", true),
            ]
        );
    }

    #[test]
    fn what_makes_nothing_worse_says_nothing() {
        let mut campaign = prussian_poland();
        assert_eq!(texts(&campaign, &Command::MakeAlliance { one: Power::Poland, other: Power::Spain }), []);
        assert_eq!(texts(&campaign, &Command::NextMonth { leave: true }), []);
        assert_eq!(going_on(&campaign), []);
        in_phase(&mut campaign, crate::model::date::Phase::Reinforcement);
        let at = Place::City(City::Warsaw);
        let placed = Command::PlaceCorps { corps: CorpsId::InfantryIV, at, factors: Factors::new(0, 20, 0) };
        // A corps that is placed is kept up: told, not warned of.
        let told = texts(&campaign, &placed);
        assert_eq!(told, [("Upkeep rises: 0 $ to 1 $".to_owned(), "22.3 o", true)]);
    }

    #[test]
    fn s22_7c_going_on_can_dissolve_poland() {
        let mut campaign = prussian_poland();
        at(&mut campaign, 1806, 4);
        play(&mut campaign, [Command::DeclareWar { by: Power::Russia, on: Power::Poland }]);
        in_phase(&mut campaign, crate::model::date::Phase::Land);
        play(&mut campaign, [Command::TakeCity { city: City::Warsaw, by: Power::Russia }]);
        at(&mut campaign, 1806, 8);
        play(&mut campaign, [Command::DissolveArmy {}]);
        let told = going_on(&campaign);
        assert!(!told.is_empty(), "Poland would be dissolved");
        assert!(told.iter().all(|(_, one)| one.what == "Income falls"));
    }
}

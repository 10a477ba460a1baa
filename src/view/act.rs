//! The sheet of an act: its heading, what it would bring, or why it is refused.

use crate::engine::campaign::Campaign;
use crate::engine::decide::{decide, judge_act, overrule};
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::event::Event;
use crate::model::game::Game;
use crate::model::rulings::ManipulationTiming;
use crate::rules::s22_2_creation::revolt::REVOLT_ABOVE;
use crate::view::cliffs::{Worse, late, worse};
use crate::view::words::need::{Reason, reasons};
use crate::view::words::{act_title, fact};

/// An act, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActView {
    /// What it is.
    pub title: String,
    /// A word about it.
    pub text: Option<String>,
    /// The word on the button.
    pub verb: String,
    /// Why it is refused; nothing, and it may be done.
    pub reasons: Vec<Reason>,
    /// Whether the table may do it all the same.
    pub may_be_overruled: bool,
    /// The heading over the facts.
    pub facts_heading: &'static str,
    /// What it would bring, each with its clause.
    pub facts: Vec<(String, &'static str)>,
    /// What it would make worse.
    pub worse: Vec<Worse>,
}

/// Judges an act for its sheet. While its dice have not fallen, what they would bring is not told.
#[must_use]
pub fn act(campaign: &Campaign, act: &Act) -> ActView {
    let game = campaign.game();
    let unmet = judge_act(game, act);
    let command = act.command();
    let decision = command.and_then(|command| decide(game, command).ok());
    let mut facts: Vec<(String, &'static str)> = decision
        .iter()
        .flat_map(|decision| &decision.facts)
        .filter(|one| !matches!(one.event, Event::RollOpened(_)))
        .map(|one| (fact(one), one.clause.number()))
        .collect();
    // Going on in spite of open duties is told with what that makes worse, too.
    let leaving = command.and_then(leaving);
    let decision = decision.or_else(|| decide(game, leaving.as_ref()?).ok());
    let worse = match (decision, command) {
        (Some(decision), Some(command)) => worse(game, &decision.after, command),
        _ => Vec::new(),
    };
    let (quiet, worse): (Vec<Worse>, Vec<Worse>) = worse.into_iter().partition(|one| one.quiet);
    facts.extend(quiet.iter().map(|one| (format!("{}.", one.text()), one.cite.number())));
    ActView {
        title: act_title(act),
        text: command.and_then(|command| late(game, command)).map(str::to_owned).or_else(|| text(game, act)),
        verb: verb(act),
        reasons: reasons(&unmet),
        may_be_overruled: overrule::may_be(act, &unmet),
        facts_heading: if act.roll().is_none() { "What it brings" } else { "What the dice bring" },
        facts,
        worse,
    }
}

/// Of an act that turns the calendar: the same, leaving open duties behind. They are left by a word of its own, not by an
/// overrule.
#[must_use]
pub fn leaving(command: &Command) -> Option<Command> {
    if let Command::NextPhase { .. } = command {
        Some(Command::NextPhase { leave: true })
    } else if let Command::NextMonth { .. } = command {
        Some(Command::NextMonth { leave: true })
    } else {
        None
    }
}

/// The act done by agreement of the table.
#[must_use]
pub fn overruled(command: Command, reason: String) -> Command {
    Command::Overrule { act: Box::new(command), reason }
}

fn verb(act: &Act) -> String {
    let verb = match act {
        Act::Roll(_) => "Enter the dice",
        Act::Do(command) if command.roll().is_some() => "Enter the dice",
        Act::Do(command) => match command {
            Command::DeclareWar { .. } => "Declare war",
            Command::MakePeace { .. } => "Make peace",
            Command::MakeAlliance { .. } => "Ally",
            Command::BreakAlliance { .. } => "Break it",
            Command::CreatePoland { .. } | Command::CreatePolandByFrance {} => "Create Poland",
            Command::DissolvePoland {} => "Dissolve Poland",
            Command::DissolveArmy {} => "Dissolve the army",
            Command::BookEconomy { .. } => "Book it",
            Command::CloseQuarter(_) => "Close it",
            Command::PlaceCorps { .. }
            | Command::PlaceLeader { .. }
            | Command::PlaceFleet { .. }
            | Command::PlaceDepot { .. }
            | Command::PlaceKrasinski {} => "Place",
            Command::RaiseProvincials {} => "Raise",
            _ => "Do it",
        },
    };
    verb.to_owned()
}

fn text(game: &Game, act: &Act) -> Option<String> {
    match act.roll() {
        Some(Roll::Revolt { .. }) => return Some(format!("Three dice; over {REVOLT_ABOVE} the Poles rise.")),
        Some(Roll::Bid) => return Some("Half of it, rounded down, comes off the bid.".to_owned()),
        Some(Roll::Guerrillas { .. }) => {
            return Some("With an unbesieged enemy corps or garrison in the province.".to_owned());
        }
        None => {}
    }
    let text = match act.command()? {
        Command::BookEconomy { .. } => "Read both numbers off Poland's square on your printed card.",
        Command::ChooseManipulation { .. } => return Some(format!("Chosen now; {}.", it_lands(game))),
        Command::TakeCity { .. } => "A board fact: troops of this power now hold the city.",
        Command::TakeProvince { .. } => "A board fact: control of the province, as the base game counts it.",
        _ => return None,
    };
    Some(text.to_owned())
}

/// When a manipulation chosen now lands, as the group reads 22.8 b.
#[must_use]
pub fn it_lands(game: &Game) -> &'static str {
    match game.setup.rulings.manipulation_timing {
        ManipulationTiming::NextPhase => "it lands next quarter",
        ManipulationTiming::ThisPhase => "it lands at once",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::date::Phase;
    use crate::model::place::Province;
    use crate::model::power::Power;
    use crate::view::forces::tests::{at, in_phase, play, prussian_poland};

    fn texts(act: &ActView) -> Vec<String> {
        act.worse.iter().map(Worse::text).collect()
    }

    #[test]
    fn case_5_s22_3l_the_sheet_warns_of_a_fourth_province_and_does_not_forbid_it() {
        let mut campaign = prussian_poland();
        let cede = |province| Command::CedeProvince { province, to: Power::Poland };
        assert!(act(&campaign, &cede(Province::WestGalicia).into()).worse.is_empty());
        play(&mut campaign, [cede(Province::WestGalicia)]);
        let seen = act(&campaign, &cede(Province::EastGalicia).into());
        assert_eq!(texts(&seen), ["Income falls: 33 $ to 32 $"]);
        assert!(seen.reasons.is_empty() && !seen.facts.is_empty());
    }

    #[test]
    fn s22_3n_krasinski_s_upkeep_is_a_fact_and_dear_cavalry_a_warning() {
        let mut campaign = prussian_poland();
        at(&mut campaign, 1807, 1);
        play(&mut campaign, [Command::MakeAlliance { one: Power::Poland, other: Power::France }]);
        in_phase(&mut campaign, Phase::Reinforcement);
        let seen = act(&campaign, &Command::PlaceKrasinski {}.into());
        assert_eq!(texts(&seen), ["Cavalry becomes dearer: 5 $ · 4 MP to 20 $ · 5 MP"]);
        assert!(seen.facts.contains(&("Upkeep rises: 0 $ to 1 $.".to_owned(), "22.3 o")));
    }
}

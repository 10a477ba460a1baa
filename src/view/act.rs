//! The sheet of an act: its heading, what it would bring, or why it is refused.

use crate::engine::campaign::Campaign;
use crate::engine::decide::{decide, judge};
use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::refusal::Need;
use crate::view::cliffs::{Worse, worse};
use crate::view::forms::dice_of;
use crate::view::turn::{Reason, reasons_of};
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

/// Judges an act for its sheet. While dice are missing, what they would bring is not told.
#[must_use]
pub fn act(campaign: &Campaign, command: &Command, dice_missing: bool) -> ActView {
    let game = campaign.game();
    let unmet = judge(game, command);
    let decision = decide(game, command).ok().filter(|_| !dice_missing);
    let mut facts: Vec<(String, &'static str)> = decision
        .iter()
        .flat_map(|decision| &decision.facts)
        .filter(|one| !matches!(one.event, Event::RollOpened(_)))
        .map(|one| (fact(one), one.clause.number()))
        .collect();
    // Going on in spite of open duties is told with what that makes worse, too.
    let decision = match decision {
        None if is_calendar(command) => decide(game, &leaving(command.clone())).ok(),
        decision => decision,
    };
    let worse = decision.map_or_else(Vec::new, |decision| worse(game, &decision.after, command));
    let (quiet, worse): (Vec<Worse>, Vec<Worse>) = worse.into_iter().partition(|one| one.quiet);
    facts.extend(quiet.iter().map(|one| (format!("{}.", one.text()), one.cite)));
    let bounds = unmet.iter().any(|one| {
        matches!(
            one.need,
            Need::Between(..) | Need::TextGiven | Need::TwoPowers | Need::NamedOnce | Need::ArrivalSet(_)
        )
    });
    let table = matches!(
        command,
        Command::Correct { .. }
            | Command::Note { .. }
            | Command::ChangeRuling(_)
            | Command::ChangeHouseRule(_)
            | Command::SetCard(_)
            | Command::NoteVictory { .. }
    );
    ActView {
        title: act_title(command),
        text: text(command),
        verb: verb(command),
        reasons: reasons_of(&unmet),
        may_be_overruled: !bounds && !table && !is_calendar(command),
        facts_heading: if dice_of(command).is_empty() { "What it brings" } else { "What the dice bring" },
        facts,
        worse,
    }
}

/// Whether the act turns the calendar: its open duties are left by a word of its own, not by an overrule.
#[must_use]
pub fn is_calendar(command: &Command) -> bool {
    matches!(command, Command::NextPhase { .. } | Command::NextMonth { .. })
}

/// The calendar act that leaves open duties behind.
#[must_use]
pub fn leaving(command: Command) -> Command {
    match command {
        Command::NextPhase { .. } => Command::NextPhase { leave: true },
        Command::NextMonth { .. } => Command::NextMonth { leave: true },
        other => other,
    }
}

/// The act done by agreement of the table.
#[must_use]
pub fn overruled(command: Command, reason: String) -> Command {
    Command::Overrule { act: Box::new(command), reason }
}

fn verb(command: &Command) -> String {
    match command {
        Command::RollBid { .. } | Command::RollRevolt { .. } | Command::RollGuerrillas { .. } => {
            "Enter the dice".into()
        }
        Command::DeclareWar { .. } => "Declare war".into(),
        Command::MakePeace { .. } => "Make peace".into(),
        Command::MakeAlliance { .. } => "Ally".into(),
        Command::BreakAlliance { .. } => "Break it".into(),
        Command::CreatePoland { .. } | Command::CreatePolandByFrance {} => "Create Poland".into(),
        Command::DissolvePoland {} => "Dissolve Poland".into(),
        Command::DissolveArmy {} => "Dissolve the army".into(),
        Command::BookEconomy { .. } => "Book it".into(),
        Command::CloseQuarter(_) => "Close it".into(),
        Command::PlaceCorps { .. }
        | Command::PlaceLeader { .. }
        | Command::PlaceFleet { .. }
        | Command::PlaceDepot { .. }
        | Command::PlaceKrasinski {} => "Place".into(),
        Command::RaiseProvincials {} => "Raise".into(),
        _ => "Do it".into(),
    }
}

fn text(command: &Command) -> Option<String> {
    let text = match command {
        Command::RollRevolt { .. } => "Three dice; over 15 the Poles rise.",
        Command::RollBid { .. } => "Half of it, rounded down, comes off the bid.",
        Command::BookEconomy { .. } => "Read both numbers off Poland's square on your printed card.",
        Command::ChooseManipulation { .. } => "Chosen now; by default it lands in the next Economic phase.",
        Command::TakeCity { .. } => "A board fact: troops of this power now hold the city.",
        Command::TakeProvince { .. } => "A board fact: control of the province, as the base game counts it.",
        _ => return None,
    };
    Some(text.to_owned())
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
        assert!(act(&campaign, &cede(Province::WestGalicia), false).worse.is_empty());
        play(&mut campaign, [cede(Province::WestGalicia)]);
        let seen = act(&campaign, &cede(Province::EastGalicia), false);
        assert_eq!(texts(&seen), ["Income falls: 33 $ to 32 $"]);
        assert!(seen.reasons.is_empty() && !seen.facts.is_empty());
    }

    #[test]
    fn s22_3n_krasinski_s_upkeep_is_a_fact_and_dear_cavalry_a_warning() {
        let mut campaign = prussian_poland();
        at(&mut campaign, 1807, 1);
        play(&mut campaign, [Command::MakeAlliance { one: Power::Poland, other: Power::France }]);
        in_phase(&mut campaign, Phase::Reinforcement);
        let seen = act(&campaign, &Command::PlaceKrasinski {}, false);
        assert_eq!(texts(&seen), ["Cavalry becomes dearer: 5 $ · 4 MP to 20 $ · 5 MP"]);
        assert!(seen.facts.contains(&("Upkeep rises: 0 $ to 1 $.".to_owned(), "22.3 o")));
    }
}

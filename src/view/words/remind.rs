//! Reminders in words.

use crate::engine::duties::Reminder;
use crate::model::clause::Clause;
use crate::view::page::{Row, Text};
use crate::view::words::event::bar_name;
use crate::view::words::lists::{listed, lower};
use crate::view::words::need::need;

/// A reminder as a row: what, why, the clause it rests on, and a month where one matters.
#[must_use]
pub fn reminder(reminder: &Reminder) -> Row {
    let (title, text, clause, date): (String, String, Clause, Option<String>) = match reminder {
        Reminder::NoRoll(unmet) => {
            let reasons: Vec<String> = unmet.iter().map(need).collect();
            let clause = unmet.first().map_or(Clause::S22_2_3a, |one| one.clause);
            ("No revolt roll".into(), reasons.join(" "), clause, None)
        }
        Reminder::BarEnds(bar) => {
            let title = format!("A bar ends: {}", bar_name(bar));
            (title, "Free from".into(), bar.clause, Some(bar.free.to_string()))
        }
        Reminder::SubsidyStopped(creator, ally) => (
            format!("{} is paid no subsidy", creator.name()),
            format!("{} is Poland's ally, at war with the creator, and Poland is out of it.", ally.name()),
            Clause::S22_2_1h,
            None,
        ),
        Reminder::SubsidyToEnemy(creator) => (
            format!("{} is paid although at war with Poland", creator.name()),
            "The subsidy goes on by the letter of the rule; the right to garrisons has ended.".into(),
            Clause::S22_2_1h,
            None,
        ),
        Reminder::WarsawHeld { from } => (
            "Warsaw is occupied".into(),
            "Two complete months are over, and Poland may be dissolved, from".into(),
            Clause::S22_7b,
            Some(from.to_string()),
        ),
        Reminder::DissolutionRipe => (
            "Poland can be dissolved".into(),
            "Warsaw was held long enough and the army is dissolved; it happens at the latest as this Political phase ends."
                .into(),
            Clause::S22_7c,
            None,
        ),
        Reminder::RevoltClock { success: Some(month), .. } => (
            "The rebels hold Warsaw".into(),
            "Held, besieged or not, until the revolt succeeds in".into(),
            Clause::S22_2_3g,
            Some(month.to_string()),
        ),
        Reminder::RevoltClock { fall_by, success: None } => (
            "The revolt must take Warsaw".into(),
            "The besieged forage at +1, Poland's siege die has +1. By the end of".into(),
            Clause::S22_2_3f,
            Some(fall_by.to_string()),
        ),
        Reminder::TroopsGoHome(clause) => (
            "Foreign troops go home".into(),
            troops_text(*clause).into(),
            *clause,
            None,
        ),
        Reminder::SueBoth => (
            "Who sues France sues Poland too".into(),
            "Poland is the first to choose among the conditions of peace.".into(),
            Clause::S22_2_2f,
            None,
        ),
        Reminder::Occupied(provinces) => (
            format!("Occupied: {}", listed(provinces.iter().map(|one| one.name()))),
            "Polish until the war is over; how it pays is a ruling.".into(),
            Clause::S22_5b,
            None,
        ),
        Reminder::GuerrillaDice(provinces) => (
            "Guerrilla dice".into(),
            format!(
                "One for each of the five with an unbesieged enemy in it: {}.",
                listed(provinces.iter().map(|one| one.name()))
            ),
            Clause::S22_3p,
            None,
        ),
        Reminder::KrasinskiWaits => (
            "Krasiński waits".into(),
            "He comes to a Polish Warsaw with no enemy in it or before it.".into(),
            Clause::S22_3f,
            None,
        ),
        Reminder::Landless => (
            "Poland has no province".into(),
            "It is dissolved in the next Political phase, without points.".into(),
            Clause::S22_5f,
            None,
        ),
        Reminder::Arrives(order) => (
            format!("{} {} arrive", order.count, lower(order.what.name())),
            "To be placed in the Reinforcement phase of".into(),
            Clause::BaseArrival,
            Some(order.due.to_string()),
        ),
    };
    let text = Text::from(text).date(date.map(|date| format!("{date}.")));
    Row::new(title.clone(), title).text(text).cite(clause)
}

fn troops_text(clause: Clause) -> &'static str {
    match clause {
        Clause::S22_2_1j => {
            "The creator's and its allies' may stay as an ally's; all others leave, unless war comes in this phase."
        }
        Clause::S22_2_2i => "The French stay, enemies fight; troops of powers not at war with Poland leave.",
        _ => {
            "Nobody may garrison a Polish city: every foreign corps and factor inside leaves, as after a war."
        }
    }
}

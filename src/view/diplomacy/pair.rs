//! Two powers: what binds or divides them, and what can be done between them.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::engine::offers::{make_peace, poland_if_created};
use crate::game::command::Command;
use crate::game::refusal::{Need, Unmet};
use crate::model::clause::Clause;
use crate::model::diplomacy::{Bar, Barred, War, WarCause};
use crate::model::game::Game;
use crate::model::poland::{Commonwealth, Founder, Subsidy};
use crate::model::power::Power;
use crate::rules::s22_2_creation::partitioner;
use crate::view::form::{Answer, Ask, Asked, Kind};
use crate::view::page::{
    Block, Bond, Card, Deed, Head, Look, Loud, Page, PageState, Row, Sign, Span, Text, Tone, why_not,
};
use crate::view::words::command_title;
use crate::view::words::event::bar_words;
use crate::view::words::figures::money;
use crate::view::words::listed;

/// Poland and another power; opened, what can be done between them.
pub fn poland_row(game: &Game, power: Power, state: &PageState) -> Row {
    let notes = notes(game, Power::Poland, power);
    let bar = notes.iter().find_map(|row| match row.text.0.last() {
        Some(Span::Date(date)) => Some(format!("Bar to {}", date.trim_end_matches('.'))),
        _ => None,
    });
    let more = || {
        let made = would_make(game, power).map(|made| Block::Text(made.into(), None));
        let blocks: Vec<Block> = made.into_iter().chain(blocks(game, Power::Poland, power)).collect();
        if blocks.is_empty() {
            return vec![Block::Text("Nothing to do before there is a Poland.".into(), None)];
        }
        blocks
    };
    Row {
        sign: Some(Sign::Bond(bond(game, Power::Poland, power))),
        aside: bar.unwrap_or_default().into(),
        ..Row::new(power.id(), Span::Power(power)).look(Look::Piece)
    }
    .text(bond_words(game, Power::Poland, power))
    .opens(state.is_open(power.id()), false, more)
}

/// Any two powers, to be chosen, and what can be done between them.
#[must_use]
pub fn sheet(campaign: &Campaign, (one, other): (Power, Power), state: &PageState) -> Page {
    let game = campaign.game();
    let chosen = |key, first| state.answer(key).and_then(Power::from_id).unwrap_or(first);
    let (one, other) = (chosen("one", one), chosen("other", other));
    let ask = |key: &str, label: &str, power: Power, not: Power| -> Asked {
        let options = Power::ALL.iter().filter(|power| **power != not);
        let options = options.map(|power| (power.id().to_owned(), power.name().to_owned())).collect();
        let kind = Kind::Pick(options);
        let ask = Ask { key: key.into(), label: label.into(), hint: None, kind, first: false };
        (ask, Answer { value: power.id().into(), fault: None })
    };
    let form = vec![ask("one", "One power", one, other), ask("other", "And another", other, one)];
    let words = Span::Strong(format!("{}.", bond_words(game, one, other)));
    let mut all = vec![Block::Form(form), Block::Text(words.into(), None)];
    all.extend(blocks(game, one, other));
    let title = format!("{} and {}", one.name(), other.name());
    let card = Card::new("pair", Text::none(), all).tone(Tone::Bare);
    Page { head: Head { title, ..Head::default() }, cards: vec![card] }
}

/// What binds or divides two powers.
#[must_use]
pub fn bond(game: &Game, one: Power, other: Power) -> Bond {
    match game.diplomacy.war(one, other) {
        Some(war) if war.in_force => Bond::War,
        Some(_) => Bond::Declared,
        None if game.diplomacy.allied(one, other) => Bond::Alliance,
        None => Bond::Peace,
    }
}

/// What there is to say of two powers, and what can be done: open acts, those that wait for their phase and nothing else, and
/// refused ones with their reasons.
pub fn blocks(game: &Game, one: Power, other: Power) -> Vec<Block> {
    let (mut open, mut waiting, mut refused) = (Vec::new(), Vec::new(), Vec::new());
    let mut phase = Vec::new();
    for command in acts(game, one, other) {
        let mut unmet = judge(game, &command);
        let title = command_title(&command);
        let is_phase = |one: &Unmet| matches!(one.need, Need::Phase(_));
        if unmet.is_empty() {
            open.push(Deed::open(title, command));
        } else if unmet.iter().all(is_phase) {
            phase = unmet;
            waiting.push(Deed::open(title, command).loud(Loud::Quiet));
        } else {
            // Beside a reason of its own, that it is not the phase goes without saying.
            unmet.retain(|one| !is_phase(one));
            refused.push(Row::of_act(title, command, &unmet));
        }
    }
    let deeds = |deeds: Vec<Deed>| (!deeds.is_empty()).then_some(Block::Deeds(None, deeds));
    let clause = phase.first().map(|one| Block::Text(why_not(&phase), Some(one.clause)));
    let parts =
        [Block::rows(notes(game, one, other)), deeds(open), clause, deeds(waiting), Block::rows(refused)];
    parts.into_iter().flatten().collect()
}

/// The same in words, with its month.
pub fn bond_words(game: &Game, one: Power, other: Power) -> String {
    if let Some(war) = game.diplomacy.war(one, other) {
        return war_words(war);
    }
    let pact = game.diplomacy.alliances.iter().find(|pact| pact.ally_of(one) == Some(other));
    match pact {
        Some(pact) => format!("Allied since {}", pact.since),
        None if is_away(game, one) || is_away(game, other) => "No Poland to deal with".into(),
        None => "At peace".into(),
    }
}

/// Poland has no dealings while it does not exist.
fn is_away(game: &Game, power: Power) -> bool {
    power == Power::Poland && !game.poland.is_active()
}

fn war_words(war: &War) -> String {
    let since = war.since.map_or_else(|| "since before play".to_owned(), |since| format!("since {since}"));
    let by = war.by.name();
    match (war.in_force, war.cause) {
        (false, WarCause::Called) => format!("{by} joins the war, in force as diplomacy ends"),
        (false, _) => format!("{by} declared war, in force as diplomacy ends"),
        (true, WarCause::BeforePlay) => "At war since before play".into(),
        (true, WarCause::Declared) => format!("At war {since}: {by} declared it"),
        (true, WarCause::Called) => format!("At war {since}: {by} came at an ally's call"),
        (true, WarCause::Inherited) => format!("At war {since}, as France is"),
    }
}

/// Bars, rights, the subsidy.
fn notes(game: &Game, one: Power, other: Power) -> Vec<Row> {
    let mut notes = Vec::new();
    if let Some(war) = game.diplomacy.war(one, other).filter(|war| war.excepted) {
        let enemy = war.enemy_of(Power::France).map_or("the enemy", Power::name);
        let text = format!("Does not keep {enemy} from creating Poland.");
        notes.push(Row::fact("excepted", text, Clause::S22_2_1f));
    }
    let concerns = |bar: &&Bar| match bar.barred {
        Barred::War { by: Some(by), on } => (by == one && on == other) || (by == other && on == one),
        Barred::War { by: None, on } => on == one || on == other,
        Barred::Creating(power) => [one, other].contains(&power) && [one, other].contains(&Power::Poland),
    };
    notes.extend(game.diplomacy.bars.iter().filter(concerns).map(|bar| {
        let words = bar_words(bar);
        let text = format!("{words} until {}. Free from", bar.free.previous());
        Row::fact(words, Text::from(text).date(Some(format!("{}.", bar.free))), bar.clause)
    }));
    if let Some(poland) = game.poland.active()
        && let Some(power) = [one, other].into_iter().find(|power| *power != Power::Poland)
        && [one, other].contains(&Power::Poland)
    {
        founder_notes(game, poland, power, &mut notes);
    }
    notes
}

/// What ties a power to the Poland it made.
fn founder_notes(game: &Game, poland: &Commonwealth, power: Power, notes: &mut Vec<Row>) {
    let mut note = |text: String, clause: Clause| notes.push(Row::fact(clause.number(), text, clause));
    if poland.founder.power() != Some(power) {
        return;
    }
    let made = if power == Power::France { Clause::S22_2_2c } else { Clause::S22_2_1a };
    note(format!("Created this Poland in {}.", poland.created), made);
    let cities = partitioner::garrison_rights(game);
    if !cities.is_empty() {
        let cities = listed(cities.iter().map(|city| city.name()));
        note(format!("May garrison {cities}."), Clause::S22_2_1e);
    } else if poland.garrisons_ended {
        note("Its right to garrisons has ended.".into(), Clause::S22_2_1e);
    }
    let Founder::Partitioner { power: to, subsidy: Some(subsidy) } = poland.founder else { return };
    let paid = money(partitioner::subsidy(to));
    let (text, clause) = match subsidy {
        Subsidy { stopped_by: Some(ally), .. } => {
            (format!("Its subsidy of {paid} is stopped by its war with {}.", ally.name()), Clause::S22_2_1h)
        }
        Subsidy { flowed_last_month: false, .. } => {
            (format!("Its subsidy of {paid} is paid again from next month."), Clause::S22_2_1i)
        }
        Subsidy { .. } => (format!("Is paid a subsidy of {paid} in each Economic phase."), Clause::S22_2_1g),
    };
    note(text, clause);
}

/// What can be asked between two powers now, open or not.
fn acts(game: &Game, one: Power, other: Power) -> Vec<Command> {
    if is_away(game, one) || is_away(game, other) {
        let power = if one == Power::Poland { other } else { one };
        return match (power.partitioner(), power) {
            (Some(by), _) => vec![Command::CreatePoland { by }],
            (None, Power::France) => vec![Command::CreatePolandByFrance {}],
            _ => Vec::new(),
        };
    }
    let mut acts = Vec::new();
    if game.diplomacy.at_war(one, other) {
        acts.push(make_peace(one, other));
        let partitioner = match (one, other) {
            (Power::France, power) | (power, Power::France) => power.partitioner(),
            _ => None,
        };
        let excepted = game.diplomacy.war(one, other).is_some_and(|war| war.excepted);
        acts.extend(partitioner.map(|partitioner| Command::MarkWar { partitioner, excepted: !excepted }));
        return acts;
    }
    if game.diplomacy.allied(one, other) {
        acts.push(Command::BreakAlliance { by: one, with: other });
        acts.push(Command::BreakAlliance { by: other, with: one });
    } else {
        acts.push(Command::MakeAlliance { one, other });
    }
    acts.push(Command::DeclareWar { by: one, on: other });
    acts.push(Command::DeclareWar { by: other, on: one });
    for (by, on) in [(one, other), (other, one)] {
        let calls = game.diplomacy.allies(by).filter(|ally| game.diplomacy.at_war(*ally, on));
        acts.extend(calls.map(|ally| Command::JoinWar { by, ally, on }));
    }
    acts
}

/// What a power would make of Poland now; none for a power that cannot make it, or while Poland exists.
pub fn would_make(game: &Game, power: Power) -> Option<String> {
    if game.poland.is_active() {
        return None;
    }
    let (_, provinces) = poland_if_created(game).into_iter().find(|(by, _)| *by == power)?;
    Some(if provinces.is_empty() {
        "Its Poland would have no province.".into()
    } else {
        format!("Its Poland would be {}.", listed(provinces.iter().map(|one| one.name())))
    })
}

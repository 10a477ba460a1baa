//! The Turn screen: what must and may happen now, what may not yet and why, the clocks and the headline figures.

mod choices;
mod clocks;
#[cfg(test)]
mod tests;

use crate::engine::campaign::Campaign;
use crate::engine::duties::{Duty, Reminder, duties, reminders};
use crate::game::command::Command;
use crate::game::duty::DutyKind;
use crate::model::date::Phase;
use crate::model::game::Game;
use crate::model::place::Province;
use crate::model::poland::Poland;
use crate::model::power::Power;
use crate::rules::base_game;
use crate::rules::s22_2_creation::france;
use crate::rules::s22_2_creation::general;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_2_creation::turn_order;
use crate::rules::s22_3_forces::provincial;
use crate::rules::s22_6_standing;
use crate::view::cliffs::going_on;
use crate::view::explain::{Headline, heads, standing_name};
use crate::view::page::{
    Action, Block, Card, Deed, Figure, Glyph, Head, Look, Loud, Mark, Page, Row, Sheet, Span, Text, Tone,
};
use crate::view::words::lists::{factors, ships};
use crate::view::words::{entry_title, listed, reminder};

/// The screen. A campaign may have another name on the shelf than its own.
#[must_use]
pub fn page(campaign: &Campaign, name: Option<&str>) -> Page {
    let game = campaign.game();
    let rows = |key: &'static str, title: &'static str, rows: Vec<Row>| {
        Some(Card::new(key, title, vec![Block::rows(rows)?]))
    };
    let must = duties(game).into_iter().map(|duty| must(game, duty)).collect();
    let mind = reminders(game);
    let mind = mind.iter().filter(|one| !shown_as_clock(one)).map(reminder).collect();
    let mut cards = vec![state_card(campaign)];
    cards.extend(rows("must", "Must", must).map(|card| card.tone(Tone::Must)));
    cards.extend(rows("mind", "Mind", mind));
    cards.extend(choices::cards(game));
    cards.push(clocks_card(campaign));
    Page { head: head(game, name), cards }
}

fn head(game: &Game, name: Option<&str>) -> Head {
    let name = name.unwrap_or(&game.setup.name);
    let (year, turn) = (ordinal(game.date.year() - 1804), game.date.index() + 1);
    let mut campaign = Deed::new("The campaign", Action::Sheet(Sheet::Campaign)).loud(Loud::Icon);
    campaign.glyph = Some(Glyph::Menu);
    Head {
        title: game.date.to_string(),
        line: format!("{name} · {year} year · turn {turn}").into(),
        tools: vec![campaign],
        ..Head::default()
    }
}

/// What undo would take back, and what redo would do again.
#[must_use]
pub fn undo_and_redo(campaign: &Campaign) -> (Option<String>, Option<String>) {
    (campaign.undoable().map(entry_title), campaign.redoable().map(entry_title))
}

fn shown_as_clock(reminder: &Reminder) -> bool {
    matches!(reminder, Reminder::BarEnds(_))
}

fn ordinal(year: u16) -> String {
    const NAMES: [&str; 11] = [
        "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
        "Eleventh",
    ];
    usize::from(year)
        .checked_sub(1)
        .and_then(|at| NAMES.get(at))
        .map_or_else(|| format!("{year}th"), |name| (*name).to_owned())
}

/// The phases of the month, the headline figures, and Poland in a few sentences.
fn state_card(campaign: &Campaign) -> Card {
    let game = campaign.game();
    let phases = base_game::phases(game.date, &game.setup.rulings);
    let here = phases.iter().position(|phase| *phase == game.phase).unwrap_or(0);
    let mark =
        |(at, phase): (usize, &Phase)| Mark { name: phase.name().into(), now: at == here, done: at < here };
    let blocks = vec![
        Block::Strip(phases.iter().enumerate().map(mark).collect()),
        Block::Figures(heads(campaign).into_iter().map(Figure::from).collect()),
        Block::Rows(sentences(game)),
    ];
    Card::new("state", Text::none(), blocks).tone(Tone::Bare)
}

/// A sentence of the state.
pub fn sentence(key: &'static str, text: impl Into<Text>) -> Row {
    Row::new(key, Text::none()).look(Look::Sentence).text(text)
}

fn sentences(game: &Game) -> Vec<Row> {
    let won = game.won.map(|won| Span::Date(format!("Poland reached its level in {won}.")));
    let why = Span::Link("Standing".into(), Action::Explain("Standing", Headline::Standing));
    let poland = Text::from(poland_words(game)).plain(" ").then(why);
    let relation = |key, words: &str, powers: Vec<&str>| {
        let names = Span::Strong(listed(powers.iter().copied()));
        let text = Text::from(words).then(names).plain(".");
        (!powers.is_empty()).then(|| sentence(key, text))
    };
    let enemies = game.diplomacy.enemies(Power::Poland).map(Power::name).collect();
    let allies = game.diplomacy.allies(Power::Poland).map(Power::name).collect();
    let order = order(game).map(|order| format!("Order of play: {order}."));
    let rows = [
        won.map(|won| sentence("won", won)),
        Some(sentence("poland", poland)),
        relation("enemies", "At war with ", enemies),
        relation("allies", "Allied with ", allies),
        order.map(|order| Row { faint: true, ..sentence("order", order) }),
    ];
    rows.into_iter().flatten().collect()
}

/// Poland in one sentence.
#[must_use]
pub fn poland_words(game: &Game) -> String {
    let revolt = |words: String| match game.poland.revolt() {
        Some(revolt) => {
            format!("{words} A revolt against {} is under way since {}.", revolt.against.name(), revolt.began)
        }
        None => words,
    };
    match &game.poland {
        Poland::NotYet { .. } => revolt("Poland waits to be created.".into()),
        Poland::Dissolved { by: Some(by), since, .. } => {
            revolt(format!("Dissolved by {} in {since}.", by.name()))
        }
        Poland::Dissolved { by: None, since, .. } => {
            revolt(format!("Dissolved for want of land in {since}."))
        }
        Poland::Active(poland) => {
            let founder = match poland.founder.power() {
                Some(power) => format!("created by {}", power.name()),
                None => "free by its own revolt".into(),
            };
            let standing = standing_name(s22_6_standing::standing(game));
            let provinces = listed(game.polish_provinces().map(Province::name));
            format!("{standing}, {founder} in {}: {provinces}.", poland.created)
        }
    }
}

/// A duty, with the button that does it.
fn must(game: &Game, duty: Duty) -> Row {
    let (text, verb) = match duty.kind {
        DutyKind::RollBid => ("The handicap is the bid less half the die, rounded down.".to_owned(), "Roll"),
        DutyKind::RollRevolt => {
            let holder = general::holder_of_warsaw(game).name();
            (
                format!("{holder} holds Warsaw and is at war: three dice, over {}.", revolt::REVOLT_ABOVE),
                "Roll",
            )
        }
        DutyKind::EndSuit => {
            let suits = france::open_suits(game);
            let open: Vec<String> =
                suits.iter().map(|(by, victor)| format!("{} with {}", victor.name(), by.name())).collect();
            (
                format!("Who sues France sues Poland too: {}.", listed(open.iter().map(String::as_str))),
                "Make peace",
            )
        }
        DutyKind::RaiseProvincials => {
            let corps = listed(provincial::to_be_raised(game).map(|corps| corps.name()));
            (format!("To full strength, free: {corps}."), "Raise")
        }
        DutyKind::PlaceForces => {
            let mut waiting = Vec::new();
            if !game.forces.pool.is_none() {
                waiting.push(factors(game.forces.pool));
            }
            if game.forces.ships > 0 {
                waiting.push(ships(game.forces.ships));
            }
            let free = if game.forces.first_placement { " Counters placed now are free." } else { "" };
            (format!("Waiting: {}.{free}", waiting.join(", ")), "Place")
        }
        DutyKind::PlaceKrasinski => ("He comes to Warsaw, and I Cavalry with him.".to_owned(), "Place"),
        DutyKind::BookEconomy => {
            let text = if game.poland.is_active() {
                "Points, income, subsidy, upkeep, then the marker."
            } else {
                "Points of the square, then the marker."
            };
            (text.to_owned(), "Close")
        }
    };
    let title = duty.kind.name();
    let action = duty.act.map_or(Action::Go("#forces"), |act| Action::Open(Box::new(act)));
    let deed = Deed::new(verb, action).of(title).loud(Loud::Go);
    Row::new(title, title).text(text).cite(duty.kind.clause()).deeds(vec![deed])
}

/// The clocks, the way on to the next month, and what merely going on makes worse.
fn clocks_card(campaign: &Campaign) -> Card {
    let game = campaign.game();
    let next = Action::Do(Box::new(Command::NextMonth { leave: false }), None);
    let rest = Row::new("next-month", format!("On to {}", game.date.next()))
        .text("The rest of this month is passed over.")
        .deeds(vec![Deed::new("Next month", next).loud(Loud::Quiet)]);
    let worse = going_on(campaign).into_iter().map(|(step, one)| {
        let text = Text::from(Span::Icon(Glyph::Warn)).plain(format!(" {step}: {}.", one.text()));
        Row::fact(format!("{step}-{}", one.what), text, one.cite)
    });
    let mut blocks = vec![Block::Rows(clocks::clocks(game)), Block::Rows(vec![rest])];
    blocks.extend(Block::rows(worse.collect()));
    Card::new("clocks", "Clocks", blocks)
}

fn order(game: &Game) -> Option<String> {
    let names = |order: Vec<Power>| order.iter().map(|power| power.name()).collect::<Vec<_>>().join(", ");
    match game.phase {
        Phase::Land if game.poland.is_active() || game.poland.revolt().is_some() => {
            Some(names(turn_order::land_order(game)))
        }
        Phase::Naval if game.poland.is_active() => Some(names(turn_order::naval_order(game))),
        _ => None,
    }
}

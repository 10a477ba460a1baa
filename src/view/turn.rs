//! The Turn screen: what must and may happen now, what may not yet and why, the clocks and the headline figures.

use crate::engine::campaign::Campaign;
use crate::engine::duties::{Duty, Reminder, duties, reminders};
use crate::engine::offers::{self, Group, Offer, offers};
use crate::game::act::{Act, Roll};
use crate::game::command::Command;
use crate::game::duty::DutyKind;
use crate::game::refusal::{Need, Unmet};
use crate::model::clause::Clause;
use crate::model::date::{GameDate, Months, Phase};
use crate::model::game::{Game, Poland};
use crate::model::place::Province;
use crate::model::power::Power;
use crate::model::quantity::PoliticalPoints;
use crate::rules::base_game;
use crate::rules::s22_2_creation::france;
use crate::rules::s22_2_creation::general;
use crate::rules::s22_2_creation::revolt;
use crate::rules::s22_2_creation::turn_order;
use crate::rules::s22_3_forces::provincial;
use crate::rules::s22_6_standing;
use crate::rules::s22_7_dissolution;
use crate::view::cliffs::{Worse, going_on};
use crate::view::explain::{Head, heads, standing_name};
use crate::view::words::event::bar_name;
use crate::view::words::figures::signed;
use crate::view::words::lists::factors;
use crate::view::words::need::{Reason, reasons};
use crate::view::words::remind::ReminderWords;
use crate::view::words::{act_title, command_title, entry_title, listed, reminder};

/// A phase of the strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseMark {
    /// Its name.
    pub name: &'static str,
    /// Whether play is in it.
    pub now: bool,
    /// Whether it is over.
    pub done: bool,
}

/// Something to be done, with the act that does it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Must {
    /// What.
    pub title: String,
    /// More about it.
    pub text: String,
    /// The clause that demands it.
    pub cite: &'static str,
    /// The word on the button.
    pub verb: &'static str,
    /// The act, or the screen where it is done.
    pub step: Step,
}

/// Where a button leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An act's sheet.
    Act(Box<Act>),
    /// A screen, by its address.
    Screen(&'static str),
}

/// Acts of one kind that are all open, or refused for the same reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What.
    pub title: String,
    /// More about it.
    pub text: Option<String>,
    /// The acts, each with its own word.
    pub acts: Vec<(String, Act)>,
    /// Why not; nothing, and they are open.
    pub reasons: Vec<Reason>,
}

/// A running clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What runs.
    pub label: String,
    /// Months gone.
    pub gone: i32,
    /// Months in all.
    pub all: i32,
    /// The month it ends.
    pub date: String,
    /// The clause it rests on.
    pub cite: &'static str,
}

/// The Turn screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnView {
    /// The campaign's name.
    pub name: String,
    /// `Third year · turn 27`.
    pub line: String,
    /// The month.
    pub month: String,
    /// The phases of the month.
    pub phases: Vec<PhaseMark>,
    /// The headline figures.
    pub heads: Vec<Head>,
    /// Poland in one sentence.
    pub poland: String,
    /// Wars, allies.
    pub relations: Vec<(&'static str, String)>,
    /// What must be done.
    pub must: Vec<Must>,
    /// What the rules remind of.
    pub reminders: Vec<ReminderWords>,
    /// What may be done.
    pub may: Vec<Choice>,
    /// What may not, and why.
    pub not_yet: Vec<Choice>,
    /// Clocks.
    pub clocks: Vec<Clock>,
    /// The order of play in this phase, where Poland has a place in it.
    pub order: Option<String>,
    /// The month that the next month would be.
    pub next_month: String,
    /// What merely going on makes worse, each after the step that does it.
    pub ahead: Vec<(&'static str, Worse)>,
    /// The victory has been reached.
    pub won: Option<String>,
}

/// Draws the Turn screen up.
#[must_use]
pub fn turn(campaign: &Campaign) -> TurnView {
    let game = campaign.game();
    let (may, not_yet) = choices(game);
    TurnView {
        name: game.setup.name.clone(),
        line: format!("{} year · turn {}", ordinal(game.date.year() - 1804), game.date.index() + 1),
        month: game.date.to_string(),
        phases: phase_marks(game),
        heads: heads(campaign),
        poland: poland_words(game),
        relations: relations(game),
        must: duties(game).into_iter().map(|duty| must(game, duty)).collect(),
        reminders: reminders(game).iter().filter(|one| !shown_as_clock(one)).map(reminder).collect(),
        may,
        not_yet,
        clocks: clocks(game),
        order: order(game),
        next_month: game.date.next().to_string(),
        ahead: going_on(campaign),
        won: game.won.map(|won| format!("Poland reached its level in {won}.")),
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

fn phase_marks(game: &Game) -> Vec<PhaseMark> {
    let phases = base_game::phases(game.date, &game.setup.rulings);
    let here = phases.iter().position(|phase| *phase == game.phase).unwrap_or(0);
    phases
        .iter()
        .enumerate()
        .map(|(at, phase)| PhaseMark { name: phase.name(), now: at == here, done: at < here })
        .collect()
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

fn relations(game: &Game) -> Vec<(&'static str, String)> {
    let mut relations = Vec::new();
    let enemies: Vec<&str> = game.diplomacy.enemies(Power::Poland).map(Power::name).collect();
    let allies: Vec<&str> = game.diplomacy.allies(Power::Poland).map(Power::name).collect();
    if !enemies.is_empty() {
        relations.push(("At war with", listed(enemies)));
    }
    if !allies.is_empty() {
        relations.push(("Allied with", listed(allies)));
    }
    relations
}

fn must(game: &Game, duty: Duty) -> Must {
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
            let open = suits.iter().map(|(by, victor)| format!("{} with {}", victor.name(), by.name()));
            let open: Vec<String> = open.collect();
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
                waiting.push(crate::view::words::lists::ships(game.forces.ships));
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
    let step = duty.act.map_or(Step::Screen("forces"), |act| Step::Act(Box::new(act)));
    Must { title: duty.kind.name().into(), text, cite: duty.kind.clause().number(), verb, step }
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

/// Open and refused acts, gathered by kind and reason. What another phase merely has not come to is left out, but for the
/// acts that a whole table waits for.
fn choices(game: &Game) -> (Vec<Choice>, Vec<Choice>) {
    let mut may: Vec<Choice> = Vec::new();
    let mut not_yet: Vec<Choice> = Vec::new();
    let mut gathered: Vec<(String, Vec<Unmet>)> = Vec::new();
    // Duties are told under Must.
    let duties: Vec<Act> = duties(game).into_iter().filter_map(|duty| duty.act).collect();
    for offer in offers(game) {
        if duties.contains(&offer.act) || (!offer.is_open() && !worth_telling(game, &offer)) {
            continue;
        }
        let (stem, object) = stem(&offer.act);
        let list = if offer.is_open() { &mut may } else { &mut not_yet };
        let known = gathered.iter().any(|(one, unmet)| *one == stem && *unmet == offer.unmet);
        let label = object.clone().unwrap_or_else(|| stem.clone());
        if known && object.is_some() {
            let reasons = reasons(&offer.unmet);
            if let Some(choice) =
                list.iter_mut().find(|choice| choice.title.starts_with(&stem) && choice.reasons == reasons)
            {
                choice.acts.push((label, offer.act));
                continue;
            }
        }
        gathered.push((stem.clone(), offer.unmet.clone()));
        list.push(Choice {
            title: stem,
            text: hint(game, &offer),
            reasons: reasons(&offer.unmet),
            acts: vec![(label, offer.act)],
        });
    }
    for choice in may.iter_mut().chain(not_yet.iter_mut()) {
        let objects: Vec<&str> = choice.acts.iter().map(|(label, _)| label.as_str()).collect();
        let refused = !choice.reasons.is_empty();
        if objects.first().is_some_and(|first| *first != choice.title) {
            let many = objects.len() > 1 && !refused;
            let stem = choice.title.trim_end_matches(':').to_owned();
            choice.title =
                if many { format!("{stem} …") } else { format!("{} {}", choice.title, listed(objects)) };
        }
    }
    (may, not_yet)
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

fn clock(label: String, from: GameDate, to: GameDate, now: GameDate, clause: Clause) -> Clock {
    Clock {
        label,
        gone: i32::from(now.since(from).0),
        all: i32::from(to.since(from).0).max(1),
        date: to.to_string(),
        cite: clause.number(),
    }
}

fn clocks(game: &Game) -> Vec<Clock> {
    let now = game.date;
    let mut clocks: Vec<Clock> = game
        .diplomacy
        .bars
        .iter()
        .map(|bar| clock(format!("Bar: {}", bar_name(bar)), bar.made, bar.free, now, bar.clause))
        .collect();
    if let Some(revolt) = game.poland.revolt() {
        match revolt.warsaw_since {
            Some(fell) => {
                let success = revolt::succeeds(fell, &game.setup.rulings);
                clocks.push(clock("Warsaw held".into(), fell, success, now, Clause::S22_2_3g));
            }
            None => {
                let end = revolt::window_ends(revolt).next();
                clocks.push(clock(
                    "Warsaw must fall before".into(),
                    revolt.began,
                    end,
                    now,
                    Clause::S22_2_3f,
                ));
            }
        }
    }
    if let Some(since) = game.board.occupation.and_then(|occupation| occupation.counts_since) {
        let end = s22_7_dissolution::earliest(since);
        clocks.push(clock("Warsaw occupied".into(), since, end, now, Clause::S22_7b));
    }
    if game.poland.is_active() {
        let next = provincial::next_raising(now, &game.setup.rulings);
        let began = GameDate::START.plus(Months(next.index().saturating_sub(6)));
        clocks.push(clock("Provincial corps raised again".into(), began, next, now, Clause::S22_3k));
    }
    let economic = base_game::next_economic(now, &game.setup.rulings);
    let began = GameDate::START.plus(Months(economic.index().saturating_sub(3)));
    clocks.push(clock("Next Economic phase".into(), began, economic, now, Clause::BaseEconomy));
    clocks
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

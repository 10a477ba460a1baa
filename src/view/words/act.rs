//! Acts in words: as something to do, and as something done.

use crate::engine::journal::Entry;
use crate::game::act::{Act, Roll};
use crate::game::command::{Command, Correction};
use crate::game::event::Event;
use crate::model::forces::LeaderPost;
use crate::model::forces::Place;
use crate::model::power::Power;
use crate::view::words::lists::{factors, place, place_name, post, ships, store};

fn named(power: Power) -> &'static str {
    power.name()
}

/// The act as a heading: what one would do.
#[must_use]
pub fn act_title(act: &Act) -> String {
    match act {
        Act::Roll(roll) => roll_title(*roll),
        Act::Do(command) => command_title(command),
    }
}

fn roll_title(roll: Roll) -> String {
    match roll {
        Roll::Bid => "Roll the die of the bid".into(),
        Roll::Revolt { .. } => "Roll for the Polish revolt".into(),
        Roll::Guerrillas { province } => format!("Roll for guerrillas in {}", province.name()),
    }
}

/// A command as a heading: what one would do.
#[must_use]
pub fn command_title(command: &Command) -> String {
    match command {
        Command::Begin(setup) => format!("Begin {}", setup.name),
        Command::RollBid { .. } => roll_title(Roll::Bid),
        Command::NextPhase { .. } => "Next phase".into(),
        Command::NextMonth { .. } => "Next month".into(),
        Command::DeclareWar { by: Power::Poland, on } => format!("Declare war on {}", named(*on)),
        Command::DeclareWar { by, on } => format!("{} declares war on {}", named(*by), named(*on)),
        Command::JoinWar { by: Power::Poland, on, ally } => {
            format!("Join {} against {}", named(*ally), named(*on))
        }
        Command::JoinWar { by, ally, on } => {
            format!("{} joins {} against {}", named(*by), named(*ally), named(*on))
        }
        Command::MarkWar { partitioner, excepted } => {
            let mark = if *excepted { "Except" } else { "Count" };
            format!("{mark} the war between {} and France", partitioner.name())
        }
        Command::MakePeace { one, other, .. } => match (one, other) {
            (Power::Poland, enemy) | (enemy, Power::Poland) => format!("Make peace with {}", named(*enemy)),
            (one, other) => format!("Peace between {} and {}", named(*one), named(*other)),
        },
        Command::MakeAlliance { one, other } => match (one, other) {
            (Power::Poland, ally) | (ally, Power::Poland) => format!("Ally with {}", named(*ally)),
            (one, other) => format!("Alliance of {} and {}", named(*one), named(*other)),
        },
        Command::BreakAlliance { by: Power::Poland, with } => {
            format!("Break the alliance with {}", named(*with))
        }
        Command::BreakAlliance { by, with } => {
            format!("{} breaks its alliance with {}", named(*by), named(*with))
        }
        Command::WarOnMinor { by, minor } => format!("{} at war with {}", named(*by), minor.name()),
        Command::PeaceWithMinor { by, minor } => format!("{} ends its war with {}", named(*by), minor.name()),
        Command::BookPoints { .. } => "Book points of the base game".into(),
        Command::TakeProvince { province, by } => format!("{} conquers {}", named(*by), province.name()),
        Command::CedeProvince { province, to } => format!("{} is ceded to {}", province.name(), named(*to)),
        Command::TakeCity { city, by } => format!("{} takes {}", named(*by), city.name()),
        Command::Besiege { city, by } => format!("{} besieges {}", named(*by), city.name()),
        Command::LiftSiege { city } => format!("The siege of {} is lifted", city.name()),
        Command::CountWarsaw { .. } => "Count the factors in Warsaw".into(),
        Command::NoteFrench { province, present: true } => {
            format!("French troops are in {}", province.name())
        }
        Command::NoteFrench { province, present: false } => {
            format!("No French troops in {}", province.name())
        }
        Command::NoteFrenchLeader { .. } => "The French leader at Warsaw".into(),
        Command::NoteNapoleon { dead: true } => "Napoleon is dead".into(),
        Command::NoteNapoleon { dead: false } => "Napoleon lives".into(),
        Command::ChooseOrder { .. } => "Places in the order of play".into(),
        Command::GainPossession { .. } => "Poland gains a possession".into(),
        Command::LosePossession { name } => format!("Poland loses {name}"),
        Command::CreatePoland { by } => format!("{} creates Poland", by.name()),
        Command::CreatePolandByFrance {} => "France creates Poland".into(),
        Command::RollRevolt { warsaw_empty, .. } => roll_title(Roll::Revolt { warsaw_empty: *warsaw_empty }),
        Command::PlaceCorps { corps, .. } => format!("Place {} corps", corps.name()),
        Command::Reinforce { corps, .. } => format!("Reinforce {} corps", corps.name()),
        Command::Garrison { city, .. } => format!("Garrison {}", city.name()),
        Command::Transfer { .. } => "Transfer factors".into(),
        Command::MoveCorps { corps, .. } => format!("Move {} corps", corps.name()),
        Command::LoseFactors { from, .. } => format!("Losses in {}", store(*from)),
        Command::DestroyCorps { corps } => format!("{} corps is destroyed", corps.name()),
        Command::RaiseProvincials {} => "Raise the provincial corps".into(),
        Command::PlaceKrasinski {} => "Place Krasiński and I Cavalry".into(),
        Command::PlaceLeader { leader, .. } => format!("Place {}", leader.name()),
        Command::LoseLeader { leader, post: LeaderPost::OffMap } => {
            format!("{} leaves the map", leader.name())
        }
        Command::LoseLeader { leader, .. } => format!("{} is lost", leader.name()),
        Command::PlaceFleet { fleet, .. } => format!("Place ships with {}", fleet.name()),
        Command::MoveFleet { fleet, .. } => format!("Move {}", fleet.name()),
        Command::LoseShips { fleet, .. } => format!("Losses in {}", fleet.name()),
        Command::PlaceDepot { .. } => "Place a depot".into(),
        Command::RemoveDepot { at } => format!("Remove the depot {}", place(*at)),
        Command::RollGuerrillas { province, .. } => roll_title(Roll::Guerrillas { province: *province }),
        Command::RiseAfterCombat { province } => format!("A guerrilla rises in {}", province.name()),
        Command::LoseGuerrillas { province, .. } => format!("Guerrillas lost in {}", province.name()),
        Command::BookEconomy { .. } => "Book the Economic phase".into(),
        Command::CloseQuarter(_) => "Close the Economic phase".into(),
        Command::Buy(_) => "Buy".into(),
        Command::ChooseManipulation { .. } => "Choose a manipulation".into(),
        Command::DissolveArmy {} => "Dissolve the Polish army".into(),
        Command::DissolvePoland {} => "Dissolve Poland".into(),
        Command::ChangeRuling(choice) => format!("Change a ruling: {}", choice.ruling.question()),
        Command::ChangeHouseRule(_) => "Change a house rule".into(),
        Command::SetCard(_) => "Enter the status card".into(),
        Command::NoteVictory { power, .. } => format!("Victory points of {}", power.name()),
        Command::Correct { value, .. } => format!("Correct {}", correction(*value)),
        Command::Note { .. } => "Write a note".into(),
        Command::Overrule { act, .. } => format!("{}, by agreement", command_title(act)),
    }
}

/// The act as an entry of the record: what was done.
#[must_use]
pub fn done_title(command: &Command) -> String {
    match command {
        Command::Begin(setup) => format!("{} began", setup.name),
        Command::NextPhase { .. } => "The next phase began".into(),
        Command::NextMonth { .. } => "The next month began".into(),
        Command::DeclareWar { by, on } => format!("{} declared war on {}", named(*by), named(*on)),
        Command::JoinWar { by, ally, on } => {
            format!("{} joined {} against {}", named(*by), named(*ally), named(*on))
        }
        Command::MakePeace { one, other, .. } => format!("{} and {} made peace", named(*one), named(*other)),
        Command::MakeAlliance { one, other } => format!("{} and {} allied", named(*one), named(*other)),
        Command::BreakAlliance { by, with } => {
            format!("{} broke its alliance with {}", named(*by), named(*with))
        }
        Command::TakeProvince { province, by } => format!("{} conquered {}", named(*by), province.name()),
        Command::CedeProvince { province, to } => format!("{} was ceded to {}", province.name(), named(*to)),
        Command::TakeCity { city, by } => format!("{} took {}", named(*by), city.name()),
        Command::Besiege { city, by } => format!("{} laid siege to {}", named(*by), city.name()),
        Command::CreatePoland { by } => format!("{} created Poland", by.name()),
        Command::CreatePolandByFrance {} => "France created Poland".into(),
        Command::RollRevolt { .. } => "The dice of the revolt were rolled".into(),
        Command::RollBid { .. } => "The die of the bid was rolled".into(),
        Command::PlaceCorps { corps, at, factors: with } => {
            format!("{} corps placed {}: {}", corps.name(), place(*at), factors(*with))
        }
        Command::Reinforce { corps, factors: with } => {
            format!("{} corps reinforced: {}", corps.name(), factors(*with))
        }
        Command::Garrison { city, factors: with } => {
            format!("{} garrisoned: {}", city.name(), factors(*with))
        }
        Command::Transfer { from, to, factors: with } => {
            format!("{} went from {} to {}", factors(*with), store(*from), store(*to))
        }
        Command::MoveCorps { corps, to } => format!("{} corps moved: {}", corps.name(), place_name(*to)),
        Command::LoseFactors { from, factors: with } => format!("{} lost {}", store(*from), factors(*with)),
        Command::DestroyCorps { corps } => format!("{} corps was destroyed", corps.name()),
        Command::RaiseProvincials {} => "The provincial corps were raised".into(),
        Command::PlaceKrasinski {} => "Krasiński and I Cavalry came to Warsaw".into(),
        Command::PlaceLeader { leader, with } => format!("{} joined {} corps", leader.name(), with.name()),
        Command::LoseLeader { leader, post: now } => format!("{}: {}", leader.name(), post(*now)),
        Command::PlaceFleet { fleet, port, ships: count } => {
            format!("{} placed with {} at {}", ships(*count), fleet.name(), port.name())
        }
        Command::MoveFleet { fleet, to } => {
            format!("{} moved: {}", fleet.name(), place_name(to.map_or(Place::Abroad, Place::City)))
        }
        Command::LoseShips { fleet, ships: count } => format!("{} lost {}", fleet.name(), ships(*count)),
        Command::PlaceDepot { at } => format!("Depot placed {}", place(*at)),
        Command::RemoveDepot { at } => format!("Depot removed {}", place(*at)),
        Command::RollGuerrillas { province, .. } => format!("Guerrilla die rolled for {}", province.name()),
        Command::RiseAfterCombat { province } => format!("A guerrilla rose in {}", province.name()),
        Command::BookEconomy { .. } => "The Economic phase was booked".into(),
        Command::CloseQuarter(_) => "The Economic phase was closed".into(),
        Command::Buy(_) => "Purchases were made".into(),
        Command::ChooseManipulation { .. } => "A manipulation was chosen".into(),
        Command::DissolveArmy {} => "The Polish player dissolved the army".into(),
        Command::DissolvePoland {} => "Poland was dissolved".into(),
        Command::ChangeRuling(choice) => format!("Ruling changed: {}", choice.ruling.question()),
        Command::ChangeHouseRule(_) => "A house rule was changed".into(),
        Command::SetCard(_) => "The status card was entered".into(),
        Command::Correct { value, .. } => format!("Corrected {}", correction(*value)),
        Command::Note { .. } => "Note".into(),
        Command::Overrule { act, .. } => done_title(act),
        Command::MarkWar { .. }
        | Command::WarOnMinor { .. }
        | Command::PeaceWithMinor { .. }
        | Command::BookPoints { .. }
        | Command::LiftSiege { .. }
        | Command::CountWarsaw { .. }
        | Command::NoteFrench { .. }
        | Command::NoteFrenchLeader { .. }
        | Command::NoteNapoleon { .. }
        | Command::ChooseOrder { .. }
        | Command::GainPossession { .. }
        | Command::LosePossession { .. }
        | Command::LoseGuerrillas { .. }
        | Command::NoteVictory { .. } => command_title(command),
    }
}

/// An entry of the record as a heading: a turn of the calendar says what it brought.
#[must_use]
pub fn entry_title(entry: &Entry) -> String {
    let turned = entry.facts.iter().rev().find_map(|fact| {
        if let Event::PhaseBegan(phase) = &fact.event {
            Some(format!("The {} phase began", phase.name()))
        } else if let Event::MonthBegan(month) = &fact.event {
            Some(format!("{month} began"))
        } else {
            None
        }
    });
    match (&entry.command, turned) {
        (Command::NextPhase { .. } | Command::NextMonth { .. }, Some(turned)) => turned,
        (command, _) => done_title(command),
    }
}

/// The value that a correction sets, by name.
#[must_use]
pub fn correction(value: Correction) -> String {
    match value {
        Correction::Money(_) => "the treasury".into(),
        Correction::Manpower(_) => "the manpower".into(),
        Correction::Marker(_) => "the marker".into(),
        Correction::VictoryPoints(_) => "the victory points".into(),
        Correction::Factors(kept, _) => format!("the factors of {}", store(kept)),
        Correction::Corps(corps, _) => format!("the place of {} corps", corps.name()),
        Correction::EverDestroyed(corps, _) => format!("whether {} corps was ever destroyed", corps.name()),
        Correction::ShipsWaiting(_) => "the ships waiting".into(),
        Correction::Fleet(fleet, _) => format!("the ships of {}", fleet.name()),
        Correction::Leader(leader, _) => format!("the post of {}", leader.name()),
        Correction::Guerrillas(province, _) => format!("the guerrillas of {}", province.name()),
        Correction::Guard(_) => "whether Krasiński has come".into(),
        Correction::Creations(_) => "how often Poland was created".into(),
        Correction::OccupationCounts(_) => "since when Warsaw's occupation counts".into(),
        Correction::RevoltBegan(_) => "the month the revolt began".into(),
        Correction::RevoltHolds(_) => "since when the rebels hold Warsaw".into(),
        Correction::Bar(..) => "the end of a bar".into(),
        Correction::FrenchWars(..) => "the wars with France".into(),
    }
}

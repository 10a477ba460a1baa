//! Any act at all, with parameters that are often to the point.

use poland_in_arms::engine::offers::offers;
use poland_in_arms::engine::preview::opening;
use poland_in_arms::game::act::Act;
use poland_in_arms::game::command::{
    BritishCut, CardSquare, Cession, Command, Conversion, Correction, NamedIncome, StatusCard,
};
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::date::{GameDate, Months, Phase};
use poland_in_arms::model::economy::{Basket, Column, Recruit};
use poland_in_arms::model::forces::{
    CorpsId, Counter, Factors, FleetId, Guard, Leader, LeaderPost, Place, Store,
};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::minor::Minor;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::quantity::{Die, Manpower, Money, PoliticalPoints, Sum, VictoryPoints};
use poland_in_arms::model::rulings::{RulingChoice, RulingId};
use poland_in_arms::model::setup::{DiceSource, HouseRule, Kept, Ware};
use poland_in_arms::model::why::Cause;

use crate::chance::Chance;

/// How freely is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// By the rules alone.
    Strict,
    /// With overrules, corrections, changed rulings and tables.
    Free,
}

/// The next act: something offered, the next phase, or anything.
pub fn any(chance: &mut Chance, game: &Game, manner: Manner) -> Command {
    let unbooked = game.phase == Phase::Economic && game.economy.booked != Some(game.date);
    match chance.below(100) {
        0..30 if unbooked => close(chance, game),
        0..40 => offered(chance, game),
        40..50 => Command::NextPhase { leave: true },
        50..57 => Command::NextMonth { leave: chance.in_100(80) },
        57..65 if manner == Manner::Free => table(chance),
        65..72 if manner == Manner::Free => {
            let act = if chance.in_100(50) { offered(chance, game) } else { play(chance) };
            Command::Overrule { act: Box::new(act), reason: "agreed".to_owned() }
        }
        72..78 => siege_of_warsaw(chance),
        78..88 => ambition(chance, game),
        _ => play(chance),
    }
}

/// An offer, open ones first, dice and numbers filled in.
fn offered(chance: &mut Chance, game: &Game) -> Command {
    let offers = offers(game);
    let open: Vec<_> = offers.iter().filter(|offer| offer.is_open()).cloned().collect();
    let from = if open.is_empty() || chance.in_100(10) { offers } else { open };
    if from.is_empty() {
        return Command::NextPhase { leave: true };
    }
    let command = match chance.one_of(&from).act {
        // A revolt is one roll in twenty: here every other one.
        Act::Roll(roll) if roll.dice() == 3 && chance.in_100(50) => {
            return roll.fallen(&[Die::FACES[5]; 3], DiceSource::Table).unwrap();
        }
        Act::Roll(roll) => {
            let dice: Vec<Die> = (0..roll.dice()).map(|_| chance.one_of(&Die::FACES)).collect();
            return roll.fallen(&dice, DiceSource::Table).unwrap();
        }
        Act::Do(command) => command,
    };
    match command {
        // Else the first month creates Poland, and nobody ever revolts.
        Command::CreatePoland { .. } if chance.in_100(85) => Command::NextPhase { leave: true },
        Command::BookEconomy { loss, .. } => {
            let loss = loss.map(|_| chance.in_100(30));
            Command::BookEconomy { card: card(chance), loss, other: Vec::new() }
        }
        Command::Buy(_) => Command::Buy(basket(chance)),
        Command::ChooseManipulation { .. } => {
            Command::ChooseManipulation { column: chance.one_of(Column::ALL) }
        }
        other => other,
    }
}

fn card(chance: &mut Chance) -> CardSquare {
    CardSquare {
        victory: u8::try_from(chance.count(8)).unwrap(),
        drift: i8::try_from(chance.between(-3, 3)).unwrap(),
    }
}

/// The whole phase in one act, some of it senseless now and then.
fn close(chance: &mut Chance, game: &Game) -> Command {
    let mut all = opening(game);
    if chance.in_100(50) {
        all.card = Some(card(chance));
    }
    all.loss = all.loss.map(|_| chance.in_100(30));
    if game.poland.is_active() {
        all.basket = if chance.in_100(40) { basket(chance) } else { Basket::default() };
        all.column = Some(chance.one_of(Column::ALL)).filter(|_| chance.in_100(80));
        if chance.in_100(15) {
            all.other.push(line(chance));
            all.loans.push(line(chance));
        }
        if chance.in_100(if game.setup.house.conversion { 60 } else { 3 }) {
            let from = store(chance);
            all.converted.push(Conversion { from, militia: chance.count(3) });
        }
    }
    if chance.in_100(3) || game.diplomacy.at_war(Power::Poland, Power::Britain) {
        all.british_cut = Some(BritishCut { gained: chance.count(12), cut: chance.count(4) });
    }
    Command::CloseQuarter(Box::new(all))
}

fn line(chance: &mut Chance) -> NamedIncome {
    NamedIncome {
        name: chance.one_of(&["Trade", "Loan", " "]).to_owned(),
        sum: Sum::new(chance.between(-9, 20), chance.between(-2, 5)),
    }
}

/// A status card with some squares.
pub fn status_card(chance: &mut Chance) -> StatusCard {
    let squares = chance.count(40);
    (0..squares).fold(StatusCard::default(), |all, _| {
        let square = u8::try_from(chance.count(41)).unwrap();
        all.with(square, Some(card(chance)))
    })
}

fn basket(chance: &mut Chance) -> Basket {
    let few = |chance: &mut Chance| if chance.in_100(50) { chance.count(3) } else { 0 };
    Basket {
        infantry: few(chance),
        militia: few(chance),
        cavalry: few(chance),
        cavalry_by_choice: if chance.in_100(10) { 1 } else { 0 },
        ships: few(chance),
        depots: if chance.in_100(20) { 1 } else { 0 },
        corps: if chance.in_100(40) { vec![chance.one_of(CorpsId::ALL)] } else { Vec::new() },
        fleets: if chance.in_100(20) { vec![chance.one_of(FleetId::ALL)] } else { Vec::new() },
    }
}

/// At random.
pub fn power(chance: &mut Chance) -> Power {
    if chance.in_100(40) { Power::Poland } else { chance.one_of(Power::ALL) }
}

/// At random.
pub fn province(chance: &mut Chance) -> Province {
    if chance.in_100(25) { Province::Masovia } else { chance.one_of(Province::ALL) }
}

/// At random.
pub fn city(chance: &mut Chance) -> City {
    if chance.in_100(40) { City::Warsaw } else { chance.one_of(City::ALL) }
}

/// At random.
pub fn place(chance: &mut Chance) -> Place {
    match chance.below(5) {
        0 => Place::Abroad,
        1 | 2 => Place::Country(province(chance)),
        _ => Place::City(city(chance)),
    }
}

/// At random.
pub fn factors(chance: &mut Chance) -> Factors {
    let some = |chance: &mut Chance| if chance.in_100(50) { chance.count(8) } else { 0 };
    Factors::new(some(chance), some(chance), some(chance))
}

fn store(chance: &mut Chance) -> Store {
    match chance.below(8) {
        0 => Store::Pool,
        1 => Store::Reserve,
        2 | 3 => Store::Garrison(city(chance)),
        _ => Store::Corps(chance.one_of(CorpsId::ALL)),
    }
}

/// At random.
pub fn post(chance: &mut Chance) -> LeaderPost {
    let with = LeaderPost::With(chance.one_of(CorpsId::ALL));
    chance.one_of(&[LeaderPost::OffMap, with, LeaderPost::Captured, LeaderPost::Wounded, LeaderPost::Dead])
}

/// At random.
pub fn date(chance: &mut Chance) -> GameDate {
    GameDate::START.plus(Months(chance.count(140)))
}

/// What a player would want next: a war that calls for a revolt, Warsaw for the rebels, peace and France's friendship for
/// Krasinski, one more province for a Major and Dominant Poland.
fn ambition(chance: &mut Chance, game: &Game) -> Command {
    let holder = game.board.controller(Province::Masovia);
    if game.poland.revolt().is_some() {
        return Command::TakeCity { city: City::Warsaw, by: Power::Poland };
    }
    if !game.poland.is_active() {
        return match chance.below(3) {
            0 => Command::CountWarsaw { infantry: 0, militia: 0 },
            1 => Command::MakePeace {
                one: holder,
                other: Power::France,
                loser: None,
                ceded: Vec::new(),
                months: 0,
            },
            _ => Command::DeclareWar { by: chance.one_of(Power::ALL), on: holder },
        };
    }
    let enemies: Vec<Power> = game.diplomacy.enemies(Power::Poland).collect();
    let missing = |province: &&Province| game.board.controller(**province) != Power::Poland;
    let missing: Vec<Province> = Province::ALL.iter().filter(missing).copied().collect();
    match chance.below(6) {
        0 if !enemies.is_empty() => {
            let (one, other) = (Power::Poland, chance.one_of(&enemies));
            Command::MakePeace { one, other, loser: None, ceded: Vec::new(), months: 0 }
        }
        1 => Command::MakeAlliance { one: Power::Poland, other: Power::France },
        2 => Command::DeclareWar { by: Power::Poland, on: chance.one_of(Power::ALL) },
        _ if !missing.is_empty() => {
            let province = chance.one_of(&missing);
            if chance.in_100(50) {
                Command::TakeProvince { province, by: Power::Poland }
            } else {
                Command::CedeProvince { province, to: Power::Poland }
            }
        }
        _ => Command::PlaceKrasinski {},
    }
}

/// Acts that bring Warsaw into play, in random order.
fn siege_of_warsaw(chance: &mut Chance) -> Command {
    let by = chance.one_of(&[Power::France, Power::Austria, Power::Prussia, Power::Russia, Power::Poland]);
    match chance.below(8) {
        0 => Command::NoteFrenchLeader { leader: FrenchLeader::Napoleon },
        1 => Command::Besiege { city: City::Warsaw, by },
        2 | 3 => Command::TakeCity { city: City::Warsaw, by },
        4 => Command::LiftSiege { city: City::Warsaw },
        5 => Command::DeclareWar { by, on: chance.one_of(Power::ALL) },
        6 => Command::DissolveArmy {},
        _ => Command::DissolvePoland {},
    }
}

/// Any act of play.
fn play(chance: &mut Chance) -> Command {
    let source = DiceSource::Table;
    match chance.below(44) {
        0 => Command::RollBid { die: chance.one_of(&Die::FACES), source },
        1 | 2 => Command::DeclareWar { by: power(chance), on: power(chance) },
        3 => Command::JoinWar { by: power(chance), ally: power(chance), on: power(chance) },
        4 => Command::MarkWar { partitioner: chance.one_of(Partitioner::ALL), excepted: chance.in_100(50) },
        5 | 6 => peace(chance),
        7 => Command::MakeAlliance { one: power(chance), other: power(chance) },
        8 => Command::BreakAlliance { by: power(chance), with: power(chance) },
        9 => Command::WarOnMinor { by: power(chance), minor: chance.one_of(Minor::ALL) },
        10 => Command::PeaceWithMinor { by: power(chance), minor: chance.one_of(Minor::ALL) },
        11 => {
            let points = PoliticalPoints::new(chance.between(-25, 25));
            Command::BookPoints { points, cause: chance.one_of(Cause::ALL) }
        }
        12 | 13 => Command::TakeProvince { province: province(chance), by: power(chance) },
        14 => Command::CedeProvince { province: province(chance), to: power(chance) },
        15 | 16 => Command::TakeCity { city: city(chance), by: power(chance) },
        17 => Command::Besiege { city: city(chance), by: power(chance) },
        18 => Command::LiftSiege { city: city(chance) },
        19 => Command::CountWarsaw { infantry: chance.count(12), militia: chance.count(12) },
        20 => Command::NoteFrench { province: province(chance), present: chance.in_100(60) },
        21 => Command::NoteFrenchLeader { leader: chance.one_of(FrenchLeader::ALL) },
        22 => Command::NoteNapoleon { dead: chance.in_100(10) },
        23 => Command::ChooseOrder { france_last: chance.in_100(50), britain_first: chance.in_100(50) },
        24 => Command::GainPossession {
            name: chance.one_of(&["Saxony", "Courland", ""]).to_owned(),
            printed: Sum::new(chance.between(-1, 12), chance.between(0, 4)),
            from: chance.one_of(&[None, Some(Power::Russia)]),
        },
        25 => Command::LosePossession { name: chance.one_of(&["Saxony", "Courland"]).to_owned() },
        26 => Command::CreatePoland { by: chance.one_of(Partitioner::ALL) },
        27 => Command::CreatePolandByFrance {},
        28 => Command::PlaceCorps {
            corps: chance.one_of(CorpsId::ALL),
            at: place(chance),
            factors: factors(chance),
        },
        29 => Command::Reinforce { corps: chance.one_of(CorpsId::ALL), factors: factors(chance) },
        30 => Command::Garrison { city: city(chance), factors: factors(chance) },
        31 => Command::Transfer { from: store(chance), to: store(chance), factors: factors(chance) },
        32 => Command::MoveCorps { corps: chance.one_of(CorpsId::ALL), to: place(chance) },
        33 => Command::LoseFactors { from: store(chance), factors: factors(chance) },
        34 => Command::DestroyCorps { corps: chance.one_of(CorpsId::ALL) },
        35 => Command::PlaceLeader { leader: chance.one_of(Leader::ALL), with: chance.one_of(CorpsId::ALL) },
        36 => Command::LoseLeader { leader: chance.one_of(Leader::ALL), post: post(chance) },
        37 => {
            let port = chance.one_of(&[City::Memel, City::Riga, City::Konigsberg, City::Warsaw]);
            Command::PlaceFleet { fleet: chance.one_of(FleetId::ALL), port, ships: chance.count(11) }
        }
        38 if chance.in_100(30) => Command::MoveFleet {
            fleet: chance.one_of(FleetId::ALL),
            to: chance.in_100(70).then(|| chance.one_of(City::ALL)),
        },
        38 => Command::LoseShips { fleet: chance.one_of(FleetId::ALL), ships: chance.count(4) },
        39 => Command::PlaceDepot { at: place(chance) },
        40 => Command::RemoveDepot { at: place(chance) },
        41 => Command::RiseAfterCombat { province: province(chance) },
        42 => Command::LoseGuerrillas { province: province(chance), count: chance.count(3) },
        _ => Command::BookEconomy {
            card: card(chance),
            loss: chance.one_of(&[None, Some(true), Some(false)]),
            other: vec![NamedIncome {
                name: "Trade".to_owned(),
                sum: Sum::new(chance.between(-20, 20), chance.between(-5, 5)),
            }],
        },
    }
}

fn peace(chance: &mut Chance) -> Command {
    let (one, other) = (power(chance), chance.one_of(Power::ALL));
    let side = |chance: &mut Chance| chance.one_of(&[one, other]);
    let ceded =
        (0..chance.below(3)).map(|_| Cession { province: province(chance), to: side(chance) }).collect();
    let loser = if chance.in_100(50) { Some(side(chance)) } else { None };
    Command::MakePeace { one, other, loser, ceded, months: chance.one_of(&[0, 12, 18]) }
}

/// What the table decides: rulings, tables, corrections, notes.
fn table(chance: &mut Chance) -> Command {
    let sum = |chance: &mut Chance| Some(Sum::new(chance.between(0, 20), chance.between(0, 6)));
    match chance.below(12) {
        0 | 1 => {
            let ruling = chance.one_of(RulingId::ALL);
            let option = u8::try_from(chance.below(ruling.options().len())).unwrap();
            Command::ChangeRuling(RulingChoice { ruling, option })
        }
        9 => Command::SetCard(Box::new(status_card(chance))),
        10 => {
            let points = VictoryPoints::new(chance.between(-1100, 1100));
            Command::NoteVictory { power: chance.one_of(Partitioner::ALL), points }
        }
        2 => Command::ChangeHouseRule(match chance.below(6) {
            5 => HouseRule::Conversion(chance.in_100(70)),
            0 => HouseRule::Printed(province(chance), sum(chance)),
            1 => HouseRule::Price(chance.one_of(Ware::ALL), sum(chance)),
            2 => HouseRule::Upkeep(chance.one_of(Kept::ALL), Some(i16::try_from(chance.count(4)).unwrap())),
            3 => HouseRule::Arrival(chance.one_of(Recruit::ALL), Some(Months(chance.count(6)))),
            _ => HouseRule::Level(Some(VictoryPoints::new(chance.between(0, 100)))),
        }),
        3 => Command::Note { text: chance.one_of(&["a note", " ", "Środa — 🐎"]).to_owned() },
        _ => Command::Correct { value: correction(chance), reason: "miscounted".to_owned() },
    }
}

fn correction(chance: &mut Chance) -> Correction {
    let counter = |chance: &mut Chance| {
        let there = Counter::OnMap(place(chance));
        chance.one_of(&[Counter::OffMap, Counter::Bought, there])
    };
    match chance.below(18) {
        0 => Correction::Money(Money::new(chance.between(-5, 60))),
        1 => Correction::Manpower(Manpower::new(chance.between(-5, 30))),
        2 => Correction::Marker(u8::try_from(chance.count(45)).unwrap()),
        3 => Correction::VictoryPoints(VictoryPoints::new(chance.between(-10, 300))),
        4 => Correction::Factors(store(chance), factors(chance)),
        5 => Correction::Corps(chance.one_of(CorpsId::ALL), counter(chance)),
        6 => Correction::EverDestroyed(chance.one_of(CorpsId::ALL), chance.in_100(50)),
        7 => Correction::ShipsWaiting(chance.count(8)),
        8 => Correction::Fleet(chance.one_of(FleetId::ALL), chance.count(12)),
        9 => Correction::Leader(chance.one_of(Leader::ALL), post(chance)),
        10 => Correction::Guerrillas(province(chance), chance.count(6)),
        11 => Correction::Guard(chance.one_of(&[Guard::Awaited, Guard::Due, Guard::Came, Guard::Returning])),
        12 => Correction::Creations(u8::try_from(chance.count(3)).unwrap()),
        13 => Correction::OccupationCounts(Some(date(chance)).filter(|_| chance.in_100(70))),
        14 => Correction::RevoltBegan(date(chance)),
        15 => Correction::RevoltHolds(Some(date(chance)).filter(|_| chance.in_100(70))),
        16 => Correction::Bar(u8::try_from(chance.count(3)).unwrap(), date(chance)),
        _ => Correction::FrenchWars(1, 1),
    }
}

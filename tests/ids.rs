//! Ids are on disk and in links for ever: none may go, and a new one is written down here by whoever adds it. Which types
//! have ids is read from the sources, so that none is forgotten.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::duty::DutyKind;
use poland_in_arms::game::event::{Event, RevoltEnd};
use poland_in_arms::game::refusal::Need;
use poland_in_arms::model::board::FrenchLeader;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::diplomacy::{Barred, WarCause};
use poland_in_arms::model::economy::{Column, Recruit};
use poland_in_arms::model::forces::{
    Arm, CorpsId, Counter, FleetId, Guard, Leader, LeaderPost, Place, Store,
};
use poland_in_arms::model::late::PolandThen;
use poland_in_arms::model::minor::Minor;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::{Founder, Poland};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::rulings::RulingId;
use poland_in_arms::model::setup::{CampaignEnd, DiceSource, HouseRule, Kept, Ware};
use poland_in_arms::model::why::Cause;
use poland_in_arms::model::wire::{Value, Wire};
use poland_in_arms::view::words::listed;

/// The ids of each kind, one line a kind, as they stand in saved games and links.
const IDS: &str = include_str!("data/ids.txt");

/// Closed lists with ids that nothing saved holds.
const NOT_SAVED: [(&str, &str); 4] = [
    ("MinorGroup", "follows from the minor"),
    ("Number", "a figure that a preview compares"),
    ("StepKind", "a line of a close; saved are the close and its facts"),
    ("Uncertain", "an assumption of the forecast, which is not saved"),
];

/// Types with a saved form of their own by hand. Those with ids are tested here; the others are numbers, dates, texts,
/// or maps whose names are ids of another type.
const BY_HAND: [&str; 13] = [
    "Board",
    "CampaignId",
    "Clause",
    "Die",
    "GameDate",
    "Mark",
    "Moment",
    "Months",
    "RulingChoice",
    "RulingId",
    "Rulings",
    "StatusCard",
    "String",
];

/// What a type answers to an id that is none: every id it knows.
fn known<T: Wire>() -> Vec<String> {
    let wrong = T::from_wire(&Value::Text("?".into())).err().unwrap().to_string();
    let (_, ids) = wrong.split_once("not one of ").unwrap();
    ids.split(", ").map(str::to_owned).collect()
}

fn kinds() -> Vec<(&'static str, Vec<String>)> {
    macro_rules! kinds {
        ($($kind:ident)+) => { vec![$((stringify!($kind), known::<$kind>())),+] };
    }
    let mut kinds = kinds!(
        Command Correction Event Phase Column Arm CorpsId Counter FleetId Guard Leader LeaderPost Place Store Founder
        Poland Minor City Province Partitioner Power CampaignEnd DiceSource HouseRule Kept PolandThen Recruit Ware Cause
        Need DutyKind RevoltEnd WarCause Barred FrenchLeader
    );
    kinds.push(("Clause", Clause::ALL.iter().map(|clause| clause.id().to_owned()).collect()));
    for ruling in RulingId::ALL {
        let options = ruling.options().iter().map(|option| format!("{}={}", ruling.id(), option.id));
        kinds.push(("Ruling", options.collect()));
    }
    kinds
}

/// Every source of the program.
fn sources(under: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(under).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(fs::read_to_string(&path).unwrap());
        }
    }
}

/// What a macro is called with, from its opening bracket to the closing one; nothing if the text does not begin with one.
fn argument(text: &str) -> Option<&str> {
    let (open, close) = match text.chars().next()? {
        '{' => ('{', '}'),
        '(' => ('(', ')'),
        _ => return None,
    };
    let mut depth = 0;
    let end = text.char_indices().find(|(_, letter)| {
        depth += i32::from(*letter == open) - i32::from(*letter == close);
        depth == 0
    })?;
    Some(&text[..end.0])
}

/// The names that stand behind a word, such as those of types behind `enum`.
fn named<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(word).skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(rest.len());
        rest[..end].starts_with(|letter: char| letter.is_ascii_uppercase()).then_some(&rest[..end])
    })
}

/// An enum that a macro is given has ids: `closed_list!`, `wire!` and whatever comes after them.
#[test]
fn no_type_with_ids_is_forgotten() {
    let mut texts = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
    let mut declared = BTreeSet::new();
    let mut by_hand = BTreeSet::new();
    for text in &texts {
        for (at, _) in text.match_indices('!') {
            let given = argument(text[at + 1..].trim_start()).unwrap_or_default();
            declared.extend(named(given, "enum "));
        }
        by_hand.extend(named(text, "impl Wire for "));
    }
    let tested =
        kinds().into_iter().map(|(kind, _)| kind).filter(|kind| !["Clause", "Ruling"].contains(kind));
    let known: BTreeSet<&str> = tested.chain(NOT_SAVED.map(|(kind, _)| kind)).collect();
    assert_eq!(declared, known, "types with ids, and those of `kinds` and NOT_SAVED");
    assert_eq!(by_hand, BTreeSet::from(BY_HAND), "types with a saved form by hand, and BY_HAND");
}

#[test]
fn no_id_is_lost_and_none_is_new_unnoticed() {
    let line = |(kind, ids): &(&str, Vec<String>)| format!("{kind}: {}", ids.join(" "));
    let pairs = |text: &str| -> BTreeSet<(String, String)> {
        let lines = text.lines().filter_map(|line| line.split_once(": "));
        lines.flat_map(|(kind, ids)| ids.split(' ').map(|id| (kind.to_owned(), id.to_owned()))).collect()
    };
    let now: Vec<String> = kinds().iter().map(line).collect();
    let (now, then) = (pairs(&now.join("\n")), pairs(IDS));
    let lost: Vec<String> = then.difference(&now).map(|(kind, id)| format!("{kind} {id}")).collect();
    let new: Vec<String> = now.difference(&then).map(|(kind, id)| format!("{kind} {id}")).collect();
    assert!(
        lost.is_empty(),
        "ids that old games and links have: {}",
        listed(lost.iter().map(String::as_str))
    );
    assert!(new.is_empty(), "add to tests/data/ids.txt: {}", listed(new.iter().map(String::as_str)));
}

/// A word without a number still goes into a link, spelled out; with one it is short.
#[test]
fn every_id_is_a_word_of_links() {
    let words: BTreeSet<&str> = include_str!("../src/storage/link/words_v1.txt").lines().collect();
    let ids = kinds().into_iter().flat_map(|(_, ids)| ids);
    let missing: BTreeSet<String> = ids
        .flat_map(|id| id.split('=').map(str::to_owned).collect::<Vec<_>>())
        .filter(|id| !words.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "add at the end of words_v1.txt: {missing:?}");
}

//! Ids are on disk and in links for ever: none may go, and a new one is written down here by whoever adds it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeSet;

use poland_in_arms::game::command::{Command, Correction};
use poland_in_arms::game::event::Event;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::date::Phase;
use poland_in_arms::model::economy::Column;
use poland_in_arms::model::forces::{
    Arm, CorpsId, Counter, FleetId, Guard, Leader, LeaderPost, Place, Store,
};
use poland_in_arms::model::game::{Founder, Poland};
use poland_in_arms::model::minor::Minor;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::power::{Partitioner, Power};
use poland_in_arms::model::rulings::RulingId;
use poland_in_arms::model::setup::{CampaignEnd, DiceSource, HouseRule, Kept, PolandThen, Recruit, Ware};
use poland_in_arms::model::why::Cause;
use poland_in_arms::model::wire::{Value, Wire};
use poland_in_arms::view::words::listed;

/// The ids of each kind, one line a kind, as they stand in saved games and links.
const IDS: &str = include_str!("data/ids.txt");

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
    );
    kinds.push(("Clause", Clause::ALL.iter().map(|clause| clause.id().to_owned()).collect()));
    for ruling in RulingId::ALL {
        let options = ruling.options().iter().map(|option| format!("{}={}", ruling.id(), option.id));
        kinds.push(("Ruling", options.collect()));
    }
    kinds
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

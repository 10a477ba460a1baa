//! What released versions wrote is read for ever: files, links, and what lies in a browser's storage. These texts are never
//! written again; a new version adds its own.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeMap;
use std::rc::Rc;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::game::command::Command;
use poland_in_arms::model::date::GameDate;
use poland_in_arms::storage::bundle::unbundle;
use poland_in_arms::storage::envelope::read_file;
use poland_in_arms::storage::exchange::from_link;
use poland_in_arms::storage::marks::Marks;
use poland_in_arms::storage::slots::Moment;
use poland_in_arms::storage::{self, Generation, Memory, Slots, Store};

const SAVED_0_1: &str = include_str!("data/saved-v1.json");
const KEPT_0_2: &str = include_str!("data/kept-0.2.json");
const SHELF_0_2: &str = include_str!("data/shelf-0.2.json");

fn mark(campaign: &Campaign) -> String {
    let journal = campaign.journal();
    journal.head.and_then(|head| Marks::of(journal).at(head)).unwrap().to_string()
}

/// The campaign in the storage and the file of version 0.2: the example with 44 notes, one of them taken back.
fn check_0_2(campaign: &Campaign) {
    assert_eq!(mark(campaign), "70812fe44560");
    assert_eq!(campaign.journal().entries.len(), 179);
    assert_eq!(campaign.game().date, GameDate::new(1807, 10).unwrap());
    assert_eq!(campaign.journal().entries[3].note.as_deref(), Some("beside"));
    assert!(campaign.journal().branches().iter().any(|branch| branch.length == 1));
}

#[test]
fn the_storage_of_0_2_opens_and_goes_on() {
    let texts: BTreeMap<String, String> = serde_json::from_str(KEPT_0_2).unwrap();
    let store = Rc::new(Memory::default());
    for (name, text) in &texts {
        store.write(name, text).unwrap();
    }
    let mut slots = Slots::new(Rc::clone(&store));
    let listed = slots.list().unwrap().remove(0);
    assert_eq!((listed.shown(), listed.entries, listed.saved), ("Środa", 179, Some(Moment(29_870_042))));
    assert_eq!(slots.last_open(), Some(listed.id));
    let opened = slots.open(listed.id).unwrap();
    assert_eq!(opened.generation, Generation::Latest);
    check_0_2(&opened.campaign);
    let mut campaign = opened.campaign;
    campaign.submit(Command::Note { text: "since".to_owned() }).unwrap();
    slots.save(listed.id, &campaign, None).unwrap();
    assert!(Slots::new(store).open(listed.id).unwrap().campaign == campaign);
}

#[test]
fn the_file_of_0_2_opens() {
    let files = unbundle(SHELF_0_2).unwrap();
    let filed = read_file(&files[0]).unwrap();
    assert_eq!((files.len(), filed.label.as_deref()), (1, Some("Środa")));
    check_0_2(&filed.campaign);
}

/// Links hold the record and the last state of the campaign that the first release saved.
#[test]
fn the_links_of_0_2_open() {
    use poland_in_arms::storage::link::{Kind, read};
    for (link, kind) in [
        (include_str!("data/link-v1-journal.txt"), Kind::Journal),
        (include_str!("data/link-v1-state.txt"), Kind::State),
    ] {
        let (read_kind, _) = read(link.trim()).unwrap();
        assert_eq!(read_kind, kind);
    }
    assert!(from_link("v1.j.00000000.AAAA").is_err());
}

/// T4: the rule pays something else today, or forbids the act. What was saved stands.
#[test]
fn facts_stand_whatever_the_rules_say_now() {
    let before = storage::decode(SAVED_0_1).unwrap();
    // An income of long ago as another version of the rules would have paid it, and an act that was never allowed.
    let (at, paid) = SAVED_0_1.match_indices("\"income-collected\"").last().unwrap();
    let rest = &SAVED_0_1[at + paid.len()..];
    let sum = rest.find("\"sum\":{\"money\":").unwrap() + "\"sum\":{\"money\":".len();
    let end = sum + rest[sum..].find(|letter: char| !letter.is_ascii_digit()).unwrap();
    let money: i32 = rest[sum..end].parse().unwrap();
    let text = format!("{}{paid}{}{}{}", &SAVED_0_1[..at], &rest[..sum], money + 2, &rest[end..]);
    let text =
        text.replacen("{\"create-poland\":{\"by\":\"prussia\"", "{\"create-poland\":{\"by\":\"austria\"", 1);
    assert_ne!(text, SAVED_0_1);
    let mut opened = storage::decode(&text).unwrap();
    assert_eq!(opened.game().purse.money.count(), before.game().purse.money.count() + 2);
    assert_eq!(opened.game().date, before.game().date);
    opened.submit(Command::Note { text: "and it goes on".to_owned() }).unwrap();
}

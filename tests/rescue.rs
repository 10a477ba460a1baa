//! The rescue page as it is written: plain old JavaScript that makes no markup, in short files, and knows the schema and
//! the version of the program. What it does is tried in a browser, in `tests/journeys/rescue.rs`.
//!
//! And what the page leaves to the program: of a damaged store everything is put together that can be read.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::game::command::Command;
use poland_in_arms::storage::envelope::{LARGEST, MOST_CAMPAIGNS, SCHEMA, VERSION};
use poland_in_arms::storage::exchange::{ImportError, from_text};
use poland_in_arms::storage::raw::LARGEST_RAW;
use poland_in_arms::storage::slots::{CampaignId, Fault, OpenError};
use poland_in_arms::storage::{Generation, SaveError, decode};
use poland_in_arms::view::example::example;
use serde_json::json;

#[path = "rescue/stores.rs"]
mod stores;

use stores::{Texts, damaged, long_played, program_over};

/// No file has more lines of code than this.
const LONGEST: usize = 300;

/// The scripts of the page, in the order in which it loads them.
fn scripts() -> Vec<(String, String)> {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("public");
    let page = fs::read_to_string(place.join("rescue.html")).unwrap();
    let named = page.split("<script src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    named.map(|name| (name.to_owned(), fs::read_to_string(place.join(name)).unwrap())).collect()
}

fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"))
}

#[test]
fn every_file_of_the_page_is_built_in() {
    let index = include_str!("../index.html");
    let names: Vec<String> = scripts().into_iter().map(|(name, _)| name).collect();
    assert!(names.len() >= 3, "{names:?}");
    for name in names.iter().map(String::as_str).chain(["rescue.html", "rescue.css"]) {
        assert!(index.contains(&format!("href=\"public/{name}\"")), "{name} is not copied");
    }
}

#[test]
fn nothing_becomes_markup() {
    let forbidden =
        ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", ".style"];
    for (name, text) in scripts() {
        for way in forbidden {
            assert!(!text.contains(way), "{name} has {way}");
        }
    }
}

/// It must run where the program does not, so nothing in it is younger than the browsers that are too old.
#[test]
fn it_is_written_for_old_browsers() {
    for (name, text) in scripts() {
        for line in code(&text) {
            let young = ["=>", "`", "?.", "??", "...", "async ", "class ", ".includes(", ".startsWith("];
            let word = line.split(' ').next().unwrap_or_default();
            let found = young.iter().find(|one| line.contains(**one) && !line.contains("\"class "));
            assert!(found.is_none() && word != "let" && word != "const", "{name}: {line}");
        }
        let lines = code(&text).count();
        assert!(lines <= LONGEST, "{name} has {lines} lines of code");
    }
}

#[test]
fn it_knows_what_the_program_reads_and_writes() {
    let all: String = scripts().into_iter().map(|(_, text)| text).collect();
    for said in [
        format!("rescue.VERSION = \"{VERSION}\";"),
        format!("rescue.SCHEMA = {SCHEMA};"),
        format!("rescue.LARGEST = {LARGEST};"),
        format!("rescue.LARGEST_RAW = {} * rescue.LARGEST;", LARGEST_RAW / LARGEST),
        format!("MOST_CAMPAIGNS = {MOST_CAMPAIGNS};"),
    ] {
        assert!(all.contains(&said), "{said}");
    }
}

/// The scripts that run without the program are short enough to be read at once.
#[test]
fn what_runs_without_the_program_is_short() {
    let boot = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("public/boot.js")).unwrap();
    let lines = boot.lines().count() + scripts().iter().map(|(_, text)| text.lines().count()).sum::<usize>();
    assert!(lines <= 900, "{lines} lines of JavaScript");
}

fn campaign() -> Campaign {
    // A short record: it is opened some thousand times.
    let mut campaign = example().unwrap();
    while campaign.undo() {}
    Campaign::begin(campaign.game().setup.clone()).unwrap()
}

/// A raw file as the rescue page writes it.
fn raw(texts: &Texts) -> String {
    json!({ "app": "poland-in-arms", "kind": "raw", "keys": texts }).to_string()
}

const ID: CampaignId = CampaignId::from_number(1);

/// Every damaged store of which one text can be read opens, as the text before it and the acts since, or as the longest
/// text, also one that no pointer names; what is damaged stays as it was, and the campaign goes on.
#[test]
fn whatever_can_be_read_of_a_damaged_store_is_opened_and_goes_on() {
    let (_, sound) = long_played(campaign(), "Wednesdays");
    let mut seen = BTreeMap::new();
    for texts in damaged(&sound) {
        let slot = |number: u8| texts.get(&format!("poland-in-arms:campaign:1:{number}"));
        let alone: Vec<_> = (1..=8).filter_map(slot).map(|text| decode(text)).collect();
        let mut slots = program_over(&texts);
        let how = match slots.open(ID) {
            Ok(mut opened) => {
                let entries = opened.campaign.journal().entries.len();
                let how = match opened.generation {
                    Generation::Latest => "latest",
                    Generation::Mended(_) => "mended",
                    Generation::Earlier(Fault::Pointer) => {
                        let longest = alone.iter().flatten().map(|one| one.journal().entries.len()).max();
                        assert!(Some(entries) >= longest, "not the longest");
                        "without a pointer"
                    }
                    Generation::Earlier(_) => "earlier",
                };
                opened.campaign.submit(Command::Note { text: "on we go".to_owned() }).unwrap();
                slots.save(ID, &opened.campaign, None).unwrap();
                let again = slots.open(ID).unwrap();
                assert!(again.campaign == opened.campaign && again.generation == Generation::Latest);
                let kept: Texts = slots.raw(ID).into_iter().collect();
                let lost = texts.iter().find(|(name, text)| {
                    name.contains(":campaign:1:") && kept.get(*name) != Some(text) && how != "latest"
                });
                assert_eq!(lost, None, "something was written over");
                how
            }
            Err(OpenError::Lost(Fault::Unreadable(SaveError::Newer { .. }))) => {
                assert!(texts.values().any(|text| text.contains("\"schema\":7")));
                "newer"
            }
            Err(error) => {
                assert!(!alone.iter().any(Result::is_ok), "{error:?}, and yet one text can be read");
                "lost"
            }
        };
        *seen.entry(how).or_insert(0) += 1;
    }
    assert!(seen.len() >= 5 && seen.values().all(|cases| *cases > 1), "{seen:?}");
}

/// What a raw file of the rescue page holds is what the store that it was taken of opens.
#[test]
fn a_raw_file_opens_as_its_store_does() {
    let (_, sound) = long_played(campaign(), "Wednesdays");
    for texts in damaged(&sound).into_iter().step_by(4) {
        let mut found = from_text(&raw(&texts));
        assert_eq!(found.len(), 1);
        match (program_over(&texts).open(ID), found.remove(0)) {
            (Ok(opened), Ok(filed)) => {
                assert!(filed.campaign == opened.campaign);
                assert_eq!(filed.label.as_deref(), Some("Wednesdays"));
            }
            (Err(_), Err(_)) => {}
            (opened, filed) => panic!("{opened:.200?} and {filed:.200?}"),
        }
    }
}

#[test]
fn a_raw_file_holds_several_and_says_what_is_wrong() {
    let (played, sound) = long_played(campaign(), "Wednesdays");
    let mut texts = sound.clone();
    for (name, text) in &sound {
        texts.insert(name.replace("campaign:1", "campaign:7"), text.clone());
    }
    texts.remove("poland-in-arms:campaign:7");
    texts.insert("another-app:campaign:9:1".to_owned(), sound["poland-in-arms:campaign:1:1"].clone());
    let found = from_text(&raw(&texts));
    assert_eq!(found.len(), 2);
    assert!(found.into_iter().all(|one| one.unwrap().campaign == played));

    // Of one campaign, with the name it had on the shelf.
    let keys = json!({ "poland-in-arms:campaign:1:2": sound["poland-in-arms:campaign:1:2"] });
    let one = json!({ "app": "poland-in-arms", "kind": "raw", "label": "Mondays", "keys": keys });
    assert_eq!(from_text(&one.to_string()).remove(0).unwrap().label.as_deref(), Some("Mondays"));

    // A text of a newer version comes out as it is, to be kept for that version.
    let newer = sound["poland-in-arms:campaign:1:2"].replace("\"schema\":1", "\"schema\":9");
    texts = sound;
    texts.insert("poland-in-arms:campaign:1:2".to_owned(), newer.clone());
    let Err((ImportError::Saved(SaveError::Newer { .. }), kept)) = from_text(&raw(&texts)).remove(0) else {
        panic!("it is newer")
    };
    assert_eq!(kept, newer);

    let kind = ImportError::Saved(SaveError::OtherKind { kind: "raw".to_owned() });
    for keys in [json!(null), json!({}), json!(7), json!({ "poland-in-arms:campaign:1:1": 7 })] {
        let text = json!({ "app": "poland-in-arms", "kind": "raw", "keys": keys }).to_string();
        assert!(matches!(from_text(&text).as_slice(), [Err((error, _))] if *error == kind), "{text}");
    }
    let large = raw(&Texts::from([("poland-in-arms:".to_owned(), "x".repeat(LARGEST_RAW))]));
    let too_large = |error: &ImportError| matches!(error, ImportError::Saved(SaveError::TooLarge { .. }));
    assert!(matches!(from_text(&large).as_slice(), [Err((error, _))] if too_large(error)));
    let large = json!({ "app": "poland-in-arms", "more": "x".repeat(LARGEST) }).to_string();
    assert!(matches!(from_text(&large).as_slice(), [Err((error, _))] if too_large(error)));
}

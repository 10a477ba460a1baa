//! The page and the program read the same texts, and make the same of them, whole or damaged.

#![allow(
    clippy::indexing_slicing,
    reason = "places are drawn below the length, and names are those of the texts"
)]

use std::collections::BTreeMap;

use poland_in_arms::storage::slots::{CampaignId, Fault, OpenError, Opened};
use poland_in_arms::storage::{Generation, SaveError};
use serde_json::json;

use super::{Texts, long_played, program_over};
use crate::harness::{Outcome, css, journey};

/// Texts damaged in every way that one name, or two, can be: lost, cut, with one letter changed, with another's text.
fn damaged(sound: &Texts) -> Vec<Texts> {
    let names: Vec<&String> = sound.keys().filter(|name| name.contains(":campaign:")).collect();
    // Any numbers will do, as long as they are the same in every run.
    let mut last = 1807_u64;
    let mut below = |most: usize| {
        last = last.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(last >> 33).unwrap_or(0) % most
    };
    let mut all = Vec::new();
    for case in 0..400 {
        let mut texts = sound.clone();
        let slots =
            ["poland-in-arms:campaign:1", "poland-in-arms:campaign:1:1", "poland-in-arms:campaign:1:2"];
        let first = slots[case % 3].to_owned();
        let other = names[below(names.len())].clone();
        let chosen = if other == first || case % 2 == 0 { vec![first] } else { vec![first, other] };
        for name in chosen {
            let mut text = texts[&name].clone();
            match below(5) {
                0 => {
                    texts.remove(&name);
                    continue;
                }
                1 => text.truncate(below(text.len())),
                2 => text.clone_from(&sound[names[below(names.len())]]),
                _ => {
                    let at = below(text.len());
                    text.replace_range(at..=at, ["0", "1", "7", "a", "\"", "}", ","][below(7)]);
                }
            }
            texts.insert(name, text);
        }
        all.push(texts);
    }
    all
}

/// What the program makes of campaign 1: how, and how many entries it has.
fn opened(texts: &Texts) -> (&'static str, usize) {
    let mut slots = program_over(texts).expect("room");
    match slots.open(CampaignId::from_number(1)) {
        Ok(Opened { campaign, generation }) => {
            let how = match generation {
                Generation::Latest => "latest",
                Generation::Mended(_) => "mended",
                Generation::Earlier(Fault::Pointer) => "loose",
                Generation::Earlier(_) => "earlier",
            };
            (how, campaign.journal().entries.len())
        }
        Err(OpenError::Lost(Fault::Unreadable(SaveError::Newer { .. }))) => ("newer", 0),
        Err(_) => ("lost", 0),
    }
}

#[test]
fn what_the_page_reads_of_damaged_texts_is_what_the_program_reads() -> Outcome {
    const READ: &str = "return arguments[0].map((texts) => {
        const found = rescue.look(rescue.memory(texts)).campaigns.find((one) => one.id === 1);
        const told = found?.best.held?.told;
        return found ? [found.best.how, told && found.best.how !== 'newer' ? told.entries : 0] : ['lost', 0];
    });";
    journey("rescue: both read the same", |page| {
        page.load("rescue.html", css("h2"))?;
        let (_, sound) = long_played("Wednesdays");
        let cases = damaged(&sound);
        let read = page.script(READ, &[json!(cases)])?;
        let mut seen = BTreeMap::new();
        for (texts, read) in cases.iter().zip(read.as_array().into_iter().flatten()) {
            let (how, entries) = opened(texts);
            *seen.entry(how).or_insert(0) += 1;
            let same = *read == json!([how, entries]);
            // The page looks further than the program: without a pointer, and into what was set aside.
            let further = how == "lost" && (read[0] == "loose" || read[0] == "newer");
            // What is newer comes before what is older and readable.
            let careful = how == "loose" && read[0] == "newer";
            let which: Vec<_> = sound.iter().filter(|(name, text)| texts.get(*name) != Some(text)).collect();
            assert!(same || further || careful, "{how} with {entries}, the page says {read}: {which:.200?}");
        }
        assert!(seen.len() >= 5 && seen.values().all(|cases| *cases > 2), "{seen:?}");
        Ok(())
    })
}

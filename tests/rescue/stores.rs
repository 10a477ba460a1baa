//! Stores with one campaign, whole or damaged, for the tests of the program and of the rescue page.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "places are drawn below the length, and names are those of the texts"
)]

use std::collections::BTreeMap;
use std::rc::Rc;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::game::command::Command;
use poland_in_arms::storage::{Memory, Slots, Store};

/// All that a browser keeps for the address.
pub type Texts = BTreeMap<String, String>;

/// A campaign of two generations with acts beside both, named on the shelf, and what a store keeps of it.
pub fn long_played(mut campaign: Campaign, name: &str) -> (Campaign, Texts) {
    let memory = Rc::new(Memory::default());
    let mut slots = Slots::new(memory.clone());
    let id = slots.new_id();
    slots.save(id, &campaign, None).expect("saved");
    for at in 0..45 {
        campaign.submit(Command::Note { text: format!("act {at}") }).expect("a note");
        if at == 42 {
            assert!(campaign.annotate(3, "noted later: \u{15a}roda \u{201c}<b>\u{201d}"));
        }
        slots.save(id, &campaign, None).expect("saved");
    }
    assert!(campaign.undo());
    slots.save(id, &campaign, None).expect("saved");
    slots.relist(id, |listed| listed.label = Some(name.to_owned())).expect("listed");
    let names = memory.names().expect("names");
    let text = |name: String| (name.clone(), memory.read(&name).expect("read").expect("a text"));
    (campaign, names.into_iter().map(text).collect())
}

/// The program's own hand over what a browser keeps.
pub fn program_over(texts: &Texts) -> Slots {
    let memory = Memory::default();
    for (name, text) in texts {
        memory.write(name, text).expect("room");
    }
    Slots::new(memory)
}

/// Texts damaged in every way that one name, or two, can be: lost, cut, with one letter changed, with another's text.
pub fn damaged(sound: &Texts) -> Vec<Texts> {
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

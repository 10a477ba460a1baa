//! Ten thousand random acts.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::cliffs;
use poland_in_arms::engine::preview::steps;
use poland_in_arms::game::command::Command;
use poland_in_arms::game::evolve::evolve;
use poland_in_arms::model::date::{Months, Phase};
use poland_in_arms::model::economy::Recruit;
use poland_in_arms::model::quantity::Die;
use poland_in_arms::model::rulings::{RulingId, Rulings};
use poland_in_arms::model::setup::{CampaignEnd, HouseRules, Setup};
use poland_in_arms::storage;

use crate::acts::{self, Manner};
use crate::books;
use crate::chance::Chance;
use crate::plans;
use std::collections::BTreeSet;

/// Acts in one campaign, refused ones counted.
const ACTS: usize = 700;

/// A setup, half the time with rulings at random.
pub fn setup(chance: &mut Chance) -> Setup {
    let mut rulings = Rulings::default();
    if chance.in_100(50) {
        for ruling in RulingId::ALL {
            rulings.choose(*ruling, chance.below(ruling.options().len()));
        }
    }
    // What no print tells: most groups have said it.
    let mut house = HouseRules::default();
    for what in [Recruit::Cavalry, Recruit::Ship] {
        house.arrival[what] = Some(Months(3)).filter(|_| chance.in_100(70));
    }
    if chance.in_100(50) {
        house.card = acts::status_card(chance);
    }
    Setup {
        name: "Any group".to_owned(),
        bid: u8::try_from(chance.count(20)).unwrap(),
        die: Some(chance.one_of(&Die::FACES)).filter(|_| chance.in_100(50)),
        die_source: None,
        start_square: u8::try_from(chance.count(39)).unwrap(),
        end: chance.one_of(CampaignEnd::ALL),
        rulings,
        house,
        wars: Vec::new(),
        alliances: Vec::new(),
        late: None,
    }
}

/// Plays a campaign; with it, how many plans of purchases the rules accepted.
fn play(seed: u64, manner: Manner) -> (Campaign, usize) {
    let chance = &mut Chance::new(seed);
    let mut campaign = Campaign::begin(setup(chance)).unwrap();
    // Krasinski comes in 1807 (22.3 f), Rudsinski in 1809: some campaigns begin there.
    for _ in 0..24 * (seed % 3) {
        campaign.submit(Command::NextMonth { leave: true }).unwrap();
    }
    let mut acts = 0;
    // Plans have a chance of their own: they change no game.
    let thought = &mut Chance::new(seed);
    let mut plans = 0;
    while acts < ACTS {
        acts += 1;
        step_about(chance, &mut campaign);
        let act = acts::any(chance, campaign.game(), manner);
        let mut folded = campaign.game().clone();
        let before = folded.clone();
        let warned = (acts % 5 == 0).then(|| cliffs::cliffs(&before, &act));
        match campaign.submit(act.clone()) {
            Ok(facts) => {
                if let Command::CloseQuarter(all) = &act {
                    let lines = steps(&before, all).into_iter().flat_map(|step| step.facts);
                    assert!(lines.zip(facts).all(|(line, fact)| line == *fact), "seed {seed}: {all:?}");
                }
                facts.iter().for_each(|fact| evolve(&mut folded, &fact.event));
                assert_eq!(&folded, campaign.game(), "seed {seed}, act {acts}: {act:?}");
                let became = cliffs::between(&before, campaign.game());
                assert!(warned.is_none_or(|warned| warned == became), "seed {seed}, act {acts}: {act:?}");
            }
            Err(refusal) => {
                assert!(!refusal.unmet.is_empty(), "refused for nothing: {act:?}");
                assert_eq!(&before, campaign.game(), "refused and done: {act:?}");
            }
        }
        std::panic::catch_unwind(|| books::check(campaign.game(), manner))
            .unwrap_or_else(|_| panic!("seed {seed}, act {acts}, {manner:?}: {act:?}"));
        books::check_offers(campaign.game());
        let phase = campaign.game().phase;
        if phase == Phase::Economic || acts % 50 == 0 {
            plans += plans::check(thought, campaign.game());
        }
        if acts % 50 == 0 {
            books::check_ledger(&campaign);
            let text = storage::encode(&campaign).unwrap();
            assert!(storage::decode(&text).unwrap() == campaign, "seed {seed}: saving is not the identity");
        }
    }
    (campaign, plans)
}

/// Now and then some acts are undone, redone, or another line is taken up.
fn step_about(chance: &mut Chance, campaign: &mut Campaign) {
    match chance.below(100) {
        0..3 => {
            let before = campaign.clone();
            let undone = (0..=chance.below(5)).filter(|_| campaign.undo()).count();
            if chance.in_100(50) {
                assert_eq!((0..undone).filter(|_| campaign.redo()).count(), undone);
                assert!(*campaign == before, "undone and redone is not the same");
            }
        }
        3 => {
            let branches = campaign.journal().branches();
            if !branches.is_empty() {
                let branch = chance.one_of(&branches);
                let left = campaign.journal().head;
                assert!(campaign.take_up(branch.last));
                assert_eq!(campaign.journal().head, Some(branch.last));
                assert_ne!(campaign.journal().head, left);
            }
        }
        _ => {}
    }
}

/// So many campaigns in each manner; `PLAY=1000 cargo test --no-default-features --test play` plays more.
fn seeds() -> std::ops::Range<u64> {
    0..std::env::var("PLAY").ok().and_then(|count| count.parse().ok()).unwrap_or(12)
}

/// Plays, and checks that the facts in `wanted` came about: play that never gets anywhere proves nothing.
fn play_all(manner: Manner, wanted: &[&str]) {
    let mut kinds = BTreeSet::new();
    let mut plans = 0;
    for seed in seeds() {
        let (campaign, of_this) = play(seed, manner);
        plans += of_this;
        for fact in campaign.journal().entries.iter().flat_map(|entry| &entry.facts) {
            let event = format!("{:?}", fact.event);
            let end = event.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(event.len());
            kinds.insert(event[..end].to_owned());
        }
    }
    let missing: Vec<_> = wanted.iter().filter(|kind| !kinds.contains(**kind)).collect();
    assert!(missing.is_empty(), "never came about: {missing:?}");
    assert!(plans > 5, "only {plans} plans were worth a purchase");
}

#[test]
fn random_play_by_the_rules_keeps_the_books_sound() {
    let wanted = [
        "ArmyDissolved",
        "BarEnded",
        "CorpsDestroyed",
        "FleetSet",
        "FrenchWarEnded",
        "GuardTurned",
        "GuerrillasSet",
        "IncomeCollected",
        "ManipulationLanded",
        "OrderArrived",
        "PolandCreated",
        "PolandDissolved",
        "RevoltBegan",
        "RevoltEnded",
        "RevoltTookWarsaw",
        "SubsidyPaid",
        "StandingTurned",
        "WarsawFreed",
    ];
    play_all(Manner::Strict, &wanted);
}

#[test]
fn random_play_with_overrules_and_corrections_never_gets_stuck() {
    let wanted =
        ["Corrected", "HouseRuleChanged", "Noted", "PolandCreated", "PolandDissolved", "RulingChanged"];
    play_all(Manner::Free, &wanted);
}

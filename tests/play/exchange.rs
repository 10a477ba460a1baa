//! A campaign that is handed over is the same campaign: as a file, as a record in a link, as a state in a link; and two that
//! diverged are put together without losing an act.

use std::collections::BTreeSet;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::ledger::{Account, opening, statement};
use poland_in_arms::game::lineage::{Mark, Relation};
use poland_in_arms::storage::bundle::{bundle, unbundle};
use poland_in_arms::storage::envelope::{filed, read_file};
use poland_in_arms::storage::exchange::{from_link, link_to};
use poland_in_arms::storage::link::Kind;
use poland_in_arms::storage::marks::{Marks, beside, relation, together};

use crate::acts::{self, Manner};
use crate::chance::Chance;
use crate::play::setup;

/// Plays on with random acts, some of them undone.
fn play_on(campaign: &mut Campaign, chance: &mut Chance, acts: usize) {
    for _ in 0..acts {
        let act = acts::any(chance, campaign.game(), Manner::Free);
        let _ = campaign.submit(act);
        if chance.below(12) == 0 {
            campaign.undo();
        }
    }
}

fn played(seed: u64, acts: usize) -> (Campaign, Chance) {
    let mut chance = Chance::new(seed);
    let mut campaign = Campaign::begin(setup(&mut chance)).unwrap();
    play_on(&mut campaign, &mut chance, acts);
    (campaign, chance)
}

fn through(campaign: &Campaign, kind: Kind) -> Campaign {
    from_link(&link_to(campaign, kind, Some("Środa")).unwrap()).unwrap().campaign
}

#[test]
fn a_campaign_comes_as_it_was() {
    for seed in 100..108 {
        let (campaign, _) = played(seed, 250);
        assert!(through(&campaign, Kind::Journal) == campaign, "seed {seed}");
        let text = filed(&campaign, Some("Środa")).unwrap();
        assert!(read_file(&text).unwrap().campaign == campaign, "seed {seed}");
        let several = bundle(&[text.clone(), text.clone()]).unwrap();
        assert_eq!(unbundle(&several).unwrap(), [text.clone(), text], "seed {seed}");
    }
}

#[test]
fn a_state_is_played_on_as_the_campaign_it_is_of() {
    for seed in 110..118 {
        let (mut campaign, mut chance) = played(seed, 250);
        let mut state = through(&campaign, Kind::State);
        assert!(state.game() == campaign.game(), "seed {seed}");
        assert_eq!(relation(campaign.journal(), state.journal()), Relation::Same, "seed {seed}");
        for account in Account::ALL {
            assert_eq!(opening(&state, account), statement(&campaign, account).closing(), "seed {seed}");
        }
        // The same acts bring the same; what is refused here is refused there.
        for _ in 0..60 {
            let act = acts::any(&mut chance, campaign.game(), Manner::Free);
            assert_eq!(campaign.submit(act.clone()).is_ok(), state.submit(act).is_ok(), "seed {seed}");
            assert!(state.game() == campaign.game(), "seed {seed}");
        }
        assert_eq!(relation(campaign.journal(), state.journal()), Relation::Same, "seed {seed}");
        for account in Account::ALL {
            assert_eq!(
                statement(&state, account).closing(),
                statement(&campaign, account).closing(),
                "seed {seed}"
            );
        }
    }
}

fn marks(campaign: &Campaign) -> BTreeSet<Mark> {
    let marks = Marks::of(campaign.journal());
    campaign.journal().entries.iter().filter_map(|entry| marks.at(entry.seq)).collect()
}

#[test]
fn two_that_went_apart_are_put_together_without_losing_an_act() {
    for seed in 120..128 {
        let (mut mine, mut chance) = played(seed, 120);
        let mut theirs = mine.clone();
        play_on(&mut mine, &mut chance, 40);
        play_on(&mut theirs, &mut chance, 40);
        let all: BTreeSet<Mark> = marks(&mine).union(&marks(&theirs)).copied().collect();

        let stays = beside(&mine, &theirs).unwrap();
        assert!(stays.game() == mine.game(), "seed {seed}");
        assert_eq!(marks(&stays), all, "seed {seed}");

        let taken = together(&mine, &theirs).unwrap();
        assert_eq!(marks(&taken), all, "seed {seed}");
        let further =
            matches!(relation(mine.journal(), theirs.journal()), Relation::Same | Relation::Behind(_));
        let ends = if further { &mine } else { &theirs };
        assert!(taken.game() == ends.game(), "seed {seed}");
        // Theirs is mine by now, whichever way it is looked at.
        assert!(together(&taken, &theirs).unwrap() == taken, "seed {seed}");
        let back = together(&theirs, &taken).unwrap();
        assert_eq!(marks(&back), all, "seed {seed}");

        // As a state it is fast-forwarded to, and the books go on without a gap.
        if let Some(forwarded) = together(&mine, &through(&theirs, Kind::State)) {
            let begun = through(&forwarded, Kind::State);
            for account in Account::ALL {
                assert_eq!(statement(&forwarded, account).closing(), opening(&begun, account), "seed {seed}");
            }
            assert!(marks(&mine).is_subset(&marks(&forwarded)), "seed {seed}");
        }

        // A state that was played on comes home.
        let mut state = through(&mine, Kind::State);
        play_on(&mut state, &mut chance, 20);
        if let Some(home) = together(&mine, &state) {
            let before = marks(&mine);
            assert!(before.is_subset(&marks(&home)), "seed {seed}");
        }
    }
}

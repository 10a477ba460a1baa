//! What must change nothing: going back and forth, saving and opening, taking up a line that was left.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::decide::decide;
use poland_in_arms::game::command::Command;
use poland_in_arms::model::game::Game;
use poland_in_arms::storage;

use crate::acts::{self, Manner};
use crate::chance::Chance;
use crate::play::setup;

/// A campaign of accepted acts, and the game after each.
fn played(seed: u64, acts: usize) -> (Campaign, Vec<Game>) {
    let chance = &mut Chance::new(seed);
    let mut campaign = Campaign::begin(setup(chance)).unwrap();
    let mut games = vec![campaign.game().clone()];
    for _ in 0..acts {
        let act = acts::any(chance, campaign.game(), Manner::Free);
        if campaign.submit(act).is_ok() {
            games.push(campaign.game().clone());
        }
    }
    (campaign, games)
}

#[test]
fn undone_to_the_start_and_redone_is_the_same() {
    for seed in 0..4 {
        let (mut campaign, games) = played(seed, 200);
        let played = campaign.clone();
        for game in games.iter().rev().skip(1) {
            assert!(campaign.undo());
            assert!(campaign.game() == game, "seed {seed}");
        }
        assert!(!campaign.undo(), "the setting up stays");
        assert!(campaign.undoable().is_none());
        for game in games.iter().skip(1) {
            assert!(campaign.redo());
            assert!(campaign.game() == game, "seed {seed}");
        }
        assert!(!campaign.redo());
        assert!(campaign == played, "seed {seed}");
    }
}

#[test]
fn a_line_that_was_left_can_be_taken_up() {
    for seed in 10..14 {
        let (mut campaign, games) = played(seed, 120);
        let left = campaign.clone();
        for _ in 0..10 {
            assert!(campaign.undo());
        }
        let note = Command::Note { text: "another line".to_owned() };
        campaign.submit(note.clone()).unwrap();
        let branch = campaign.journal().branches().remove(0);
        assert_eq!((Some(branch.last), branch.length), (left.journal().head, 10));
        assert!(campaign.redoable().is_none());
        assert!(campaign.take_up(branch.last));
        assert!(campaign.game() == left.game(), "seed {seed}");
        // The other line is now the one that was left.
        let other = campaign.journal().branches().remove(0);
        assert_eq!(campaign.journal().entry(other.last).unwrap().command, note);
        assert_eq!(other.from, campaign.journal().line().iter().rev().nth(10).map(|entry| entry.seq));
        assert!(campaign.take_up(other.last));
        assert!(*campaign.game() == games[games.len() - 11], "a note changes nothing");
        assert!(!campaign.take_up(u32::MAX));
    }
}

#[test]
fn saved_and_opened_is_the_same_with_all_its_lines() {
    for seed in 20..24 {
        let (mut campaign, _) = played(seed, 150);
        for _ in 0..20 {
            campaign.undo();
        }
        campaign.submit(Command::Note { text: "Środa".to_owned() }).unwrap();
        campaign.undo();
        campaign.annotate(3, "what a roll");
        let text = storage::encode(&campaign).unwrap();
        let opened = storage::decode(&text).unwrap();
        assert!(opened == campaign, "seed {seed}");
        assert_eq!(storage::encode(&opened).unwrap(), text);
    }
}

#[test]
fn the_same_act_on_the_same_game_is_the_same_decision() {
    let (campaign, games) = played(30, 200);
    for (entry, game) in campaign.journal().entries.iter().skip(1).zip(&games) {
        let (one, other) = (decide(game, &entry.command).unwrap(), decide(game, &entry.command).unwrap());
        assert!(one == other && one.facts == entry.facts);
    }
}

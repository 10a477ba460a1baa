use super::*;
use crate::storage::testing::{campaign, play_on, richer};

/// Two tables that part after the first act: what each does then.
fn diverged_at(here: &[&str], there: &[&str]) -> (Campaign, Campaign) {
    let mut mine = campaign("Monday group");
    play_on(&mut mine, "together");
    let mut theirs = mine.clone();
    here.iter().for_each(|note| play_on(&mut mine, note));
    there.iter().for_each(|note| play_on(&mut theirs, note));
    (mine, theirs)
}

/// A campaign that begins with the state of another.
fn state_of(campaign: &Campaign) -> Campaign {
    Campaign::resume(Journal::bring(brought(campaign))).unwrap()
}

fn stands(mine: &Campaign, theirs: &Campaign) -> Relation {
    relation(mine.journal(), theirs.journal())
}

#[test]
fn records_and_states_stand_as_they_were_played() {
    type Case = (&'static [&'static str], &'static [&'static str], Relation);
    let cases: [Case; 5] = [
        (&[], &[], Relation::Same),
        (&["a"], &["a"], Relation::Same),
        (&["a"], &["a", "b", "c"], Relation::Ahead(2)),
        (&["a", "b"], &["a"], Relation::Behind(1)),
        (&["a", "b"], &["c"], Relation::Diverged { here: 2, there: 1 }),
    ];
    for (here, there, expected) in cases {
        let (mine, theirs) = diverged_at(here, there);
        assert_eq!(stands(&mine, &theirs), expected, "{here:?} {there:?}");
        let state = state_of(&theirs);
        assert_eq!(stands(&mine, &state), expected, "the state of {there:?}");
        assert!(state.game() == theirs.game());
        // Played on from the state.
        let mut state = state;
        play_on(&mut state, "since");
        let since = match expected {
            Relation::Same => Relation::Ahead(1),
            Relation::Ahead(by) => Relation::Ahead(by + 1),
            Relation::Behind(by) => Relation::Diverged { here: by, there: 1 },
            Relation::Diverged { here, there } => Relation::Diverged { here, there: there + 1 },
            other => other,
        };
        assert_eq!(stands(&mine, &state), since, "{there:?} and an act");
    }
    assert_eq!(stands(&campaign("Monday group"), &campaign("Tuesday group")), Relation::Unknown);
    let (mut left, theirs) = diverged_at(&["a"], &["a"]);
    assert!(left.undo());
    play_on(&mut left, "b");
    assert_eq!(stands(&left, &theirs), Relation::Left);
}

#[test]
fn a_state_far_ahead_is_of_the_campaign_and_no_more_can_be_told() {
    let (mine, mut theirs) = diverged_at(&[], &[]);
    for at in 0..RECENT + 1 {
        play_on(&mut theirs, &at.to_string());
    }
    assert_eq!(stands(&mine, &theirs), Relation::Ahead(25));
    assert_eq!(stands(&mine, &state_of(&theirs)), Relation::Distant);
    assert!(together(&mine, &state_of(&theirs)).is_none());
}

#[test]
fn put_together_nothing_is_lost_and_theirs_is_taken_up() {
    let (mut mine, theirs) = diverged_at(&["a", "b"], &["c"]);
    mine.annotate(1, "a good roll");
    let grown = together(&mine, &theirs).unwrap();
    assert!(grown.game() == theirs.game());
    assert_eq!(grown.journal().entries.len(), 5);
    assert_eq!(grown.journal().entries[1].note.as_deref(), Some("a good roll"));
    let branch = grown.journal().branches().remove(0);
    assert_eq!(branch.length, 2);
    let mut back = grown.clone();
    assert!(back.take_up(branch.last));
    assert!(back.game() == mine.game());
    // Once more changes nothing.
    assert!(together(&grown, &theirs).unwrap() == grown);
    assert_eq!(stands(&grown, &theirs), Relation::Same);
}

#[test]
fn what_lies_behind_is_taken_in_and_the_line_stays() {
    let (mine, theirs) = diverged_at(&["a", "b"], &["a"]);
    assert!(together(&mine, &theirs).unwrap() == mine);
    // The other way round the line goes on.
    let ahead = together(&theirs, &mine).unwrap();
    assert!(ahead.game() == mine.game());
}

#[test]
fn a_record_and_a_state_of_it_are_put_together_either_way() {
    let (mine, mut theirs) = diverged_at(&["a"], &["a"]);
    play_on(&mut theirs, "b");
    let mut state = state_of(&mine);
    play_on(&mut state, "c");
    // The state came home.
    let home = together(&theirs, &state).unwrap();
    assert!(home.game() == state.game());
    assert_eq!(home.journal().entries.len(), 5);
    // The record came to the state: what was done since stays in reach.
    let whole = together(&state, &theirs).unwrap();
    assert!(whole.game() == theirs.game());
    assert_eq!(whole.journal().entries.len(), 5);
    assert_eq!(whole.journal().branches().len(), 1);
}

#[test]
fn a_state_ahead_is_fast_forwarded_to() {
    let (mine, theirs) = diverged_at(&["a"], &["a", "b", "c"]);
    let mut state = state_of(&theirs);
    play_on(&mut state, "since");
    let mut grown = together(&mine, &state).unwrap();
    assert!(grown.game() == state.game());
    assert_eq!(grown.journal().entries.len(), mine.journal().entries.len() + 2);
    assert_eq!(grown.acts(), state.acts());
    let line = |campaign: &Campaign| lineage(campaign.journal(), &Marks::of(campaign.journal()));
    assert_eq!(line(&grown), line(&state));
    // Taken back, everything is as it was.
    assert!(grown.undo() && grown.undo());
    assert!(grown.game() == mine.game());
    assert!(grown.redo() && grown.redo());
    // The record itself comes later: it is known where the fast-forward led to.
    assert_eq!(stands(&grown, &theirs), Relation::Behind(1));
    let mut on = theirs.clone();
    play_on(&mut on, "since");
    assert_eq!(stands(&grown, &on), Relation::Same);
    play_on(&mut on, "and on");
    let whole = together(&grown, &on).unwrap();
    assert!(whole.game() == on.game());
}

#[test]
fn a_state_that_diverged_is_taken_over_and_mine_stays_as_a_line() {
    let (mine, theirs) = diverged_at(&["a", "b"], &["c"]);
    let grown = together(&mine, &state_of(&theirs)).unwrap();
    assert!(grown.game() == theirs.game());
    let left = grown.journal().branches();
    assert_eq!(left.iter().map(|branch| branch.length).collect::<Vec<_>>(), [2]);
    let mut back = grown.clone();
    assert!(back.take_up(left[0].last));
    assert!(back.game() == mine.game());
}

#[test]
fn a_state_that_is_not_what_it_says_is_not_put_together() {
    let (mine, theirs) = diverged_at(&["a"], &["a"]);
    let mut forged = brought(&theirs);
    forged.game.marker += 1;
    let forged = Campaign::resume(Journal::bring(forged)).unwrap();
    assert!(together(&mine, &forged).is_none());
}

#[test]
fn notes_and_numbers_change_no_mark_and_what_is_done_does() {
    let campaign = richer();
    let mut noted = campaign.clone();
    noted.annotate(0, "written beside it");
    let of = |campaign: &Campaign| Marks::of(campaign.journal()).by_seq;
    assert_eq!(of(&campaign), of(&noted));
    let mut other = campaign.clone();
    play_on(&mut other, "x");
    assert_eq!(of(&other)[..of(&campaign).len()], of(&campaign));
    assert_ne!(of(&other).last(), of(&campaign).last());
}

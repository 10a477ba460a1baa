//! A link that is opened over a game (T2 of the lessons): it is looked at first, and nothing of the game changes but by choice.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::storage::exchange::link_to;
use poland_in_arms::storage::link::Kind;

use crate::hand::{expect_in_sheet, tap_named, tap_sheet, when};
use crate::harness::{Outcome, Page, css, in_every_engine, journey};
use crate::kept::{campaign, digest, lay, names, noted, notes, texts_of_campaigns};
use crate::{month, waiting};

in_every_engine!(
    a_link_is_looked_at_and_leaves_the_game_alone,
    what_a_link_brings_is_kept_beside_or_taken_over_with_nothing_lost,
);

fn link(campaign: &Campaign, kind: Kind, label: Option<&str>) -> String {
    link_to(campaign, kind, label).expect("a link that is not too long")
}

/// The game that lies open: three acts after the table began.
fn ours() -> Campaign {
    noted(&waiting(month(1806, 1), |_| {}), &["one", "two", "three"])
}

/// Another table's.
fn others() -> Campaign {
    waiting(month(1807, 3), |_| {})
}

/// The game as it stood after its first act.
fn earlier() -> Campaign {
    noted(&waiting(month(1806, 1), |_| {}), &["one"])
}

/// Opens a link and sees what is said of it.
fn follow(page: &Page, link: &str, words: &str) -> Outcome {
    page.open(&["#", link].concat())?;
    expect_in_sheet(page, words)
}

fn expect_no_sheet(page: &Page) -> Outcome {
    page.wait_for_no(css("dialog[open]"))?;
    assert_eq!(page.place()?, "#turn");
    assert_eq!(when(page)?, "January 1806, Political");
    Ok(())
}

fn a_link_is_looked_at_and_leaves_the_game_alone(page: &mut Page) -> Outcome {
    let ours = ours();
    lay(page, &[&ours])?;
    let before = texts_of_campaigns(page)?;
    let whole = link(&ours, Kind::State, None);
    let cut = whole.get(..whole.len() - 40).unwrap_or_default().to_owned();
    let cases = [
        (
            link(&others(), Kind::State, None),
            "No campaign on this device has anything in common with it.",
            "Not now",
        ),
        (link(&ours, Kind::Journal, None), "“Journey” here is the same, act for act.", "Not now"),
        (link(&earlier(), Kind::State, None), "“Journey” here is 2 acts further on.", "Not now"),
        (
            link(&noted(&ours, &["four", "five"]), Kind::Journal, None),
            "It is 2 acts ahead of “Journey” here.",
            "Not now",
        ),
        (
            link(&noted(&earlier(), &["elsewhere"]), Kind::Journal, None),
            "It and “Journey” here have gone apart: 2 acts here, 1 act there since the last one in common.",
            "Not now",
        ),
        (cut, "The link did not arrive whole", "All right"),
        (
            "v9.s.aaaaaaaa.AAAA".to_owned(),
            "The link is of form 9, made by a newer version than this one",
            "All right",
        ),
    ];
    for (link, words, pass) in &cases {
        follow(page, link, words)?;
        assert_eq!(texts_of_campaigns(page)?, before, "{words}");
        tap_sheet(page, pass)?;
        expect_no_sheet(page)?;
        // The way back leads to the game, too.
        follow(page, link, words)?;
        page.back()?;
        expect_no_sheet(page)?;
        assert_eq!(texts_of_campaigns(page)?, before, "{words}");
    }
    // A page that is loaded with a link has the game behind it.
    for (link, words, pass) in cases.iter().take(1) {
        page.open(&["#", link].concat())?;
        page.reload()?;
        expect_in_sheet(page, words)?;
        tap_sheet(page, pass)?;
        expect_no_sheet(page)?;
    }
    assert_eq!(texts_of_campaigns(page)?, before);
    assert!(campaign(page, 1)? == ours);
    Ok(())
}

fn what_a_link_brings_is_kept_beside_or_taken_over_with_nothing_lost(page: &mut Page) -> Outcome {
    let ours = ours();
    lay(page, &[&ours])?;

    let newer = noted(&ours, &["four", "five"]);
    follow(page, &link(&newer, Kind::Journal, None), "ahead of")?;
    tap_sheet(page, "Take over")?;
    page.wait_for_text("Your campaign goes on from there.")?;
    expect_no_sheet(page)?;
    assert_eq!(digest(&campaign(page, 1)?), digest(&newer));

    // Two acts there that nobody has here, five here since the start.
    let apart = noted(&waiting(month(1806, 1), |_| {}), &["elsewhere", "and on"]);
    follow(page, &link(&apart, Kind::Journal, None), "5 acts here, 2 acts there")?;
    tap_sheet(page, "Take over theirs")?;
    page.wait_for_text("Yours stays in the record, among the lines that were left.")?;
    expect_no_sheet(page)?;
    let grown = campaign(page, 1)?;
    assert!(grown.game() == apart.game());
    assert_eq!(notes(&grown), ["one", "two", "three", "four", "five", "elsewhere", "and on"]);
    let left = grown.journal().branches();
    assert_eq!(left.iter().map(|branch| branch.length).collect::<Vec<_>>(), [5]);
    page.open("#record")?;
    page.wait_for_text("and on")?;
    page.open("#turn")?;

    let other = others();
    let before = digest(&grown);
    follow(
        page,
        &link(&other, Kind::State, Some("Another table")),
        "No campaign on this device has anything",
    )?;
    tap_sheet(page, "Keep as new")?;
    page.wait_until("the other campaign lies open", || Ok(when(page)? == "March 1807, Political"))?;
    assert_eq!(page.place()?, "#turn");
    assert_eq!(names(page)?, ["Another table", "Journey"]);
    assert_eq!(digest(&campaign(page, 1)?), before);
    assert!(campaign(page, 2)?.game() == other.game());
    Ok(())
}

/// A state has not the acts between: they are fast-forwarded over in one, which can be taken back.
#[test]
fn a_state_that_lies_ahead_is_fast_forwarded_to() -> Outcome {
    journey("a state ahead", |page| {
        let ours = ours();
        lay(page, &[&ours])?;
        let newer = noted(&ours, &["four", "five"]);
        follow(page, &link(&newer, Kind::State, None), "It is 2 acts ahead of “Journey” here.")?;
        tap_sheet(page, "Take over")?;
        page.wait_for_text("Your campaign goes on from there.")?;
        let grown = campaign(page, 1)?;
        assert!(grown.game() == newer.game());
        assert_eq!(grown.journal().entries.len(), ours.journal().entries.len() + 1);
        assert_eq!(names(page)?.len(), 1);
        tap_named(page, "Undo")?;
        page.wait_until("it is as it was", || Ok(campaign(page, 1)?.game() == ours.game()))
    })
}

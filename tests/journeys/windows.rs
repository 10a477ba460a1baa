//! Two windows of one device (T1 of the lessons): one writes a campaign, the other looks on, and nothing of either is lost.

use poland_in_arms::engine::campaign::Campaign;

use crate::hand::{
    expect_bar, expect_in_sheet, leave, next_phase, tap_bar, tap_named, tap_row, tap_sheet, tap_shelf, when,
};
use crate::harness::{Outcome, Page, css, in_every_engine};
use crate::kept::{campaign, lay, noted, texts};
use crate::{month, waiting};

in_every_engine!(
    a_window_that_is_loaded_again_writes_on,
    the_second_window_looks_on_and_its_act_is_kept_beside,
    the_window_that_says_so_writes,
    other_campaigns_are_none_of_a_windows_business,
    without_locks_the_count_of_saves_keeps_both,
);

const READER: &str = "Read-only: another window has this campaign open.";
const BEHIND: &str = "This campaign was played on in another window.";

fn ours() -> Campaign {
    waiting(month(1806, 1), |_| {})
}

/// Two windows with the same campaign; the second is shown.
fn in_two_windows(page: &mut Page, campaigns: &[&Campaign]) -> Outcome {
    lay(page, campaigns)?;
    page.wait_until("the first window shows it", || Ok(when(page)? == "January 1806, Political"))?;
    page.new_tab()?;
    page.open("#turn")?;
    page.wait_until("the second window shows it", || Ok(when(page)? == "January 1806, Political"))
}

/// Five phases, into the next month.
fn play_five_acts(page: &Page) -> Outcome {
    (0..5).try_for_each(|_| next_phase(page))?;
    assert_eq!(when(page)?, "February 1806, Reinforcement");
    Ok(())
}

fn expect_no_bar(page: &Page) -> Outcome {
    page.wait_for_no(css(".bar-warn, .bar-text"))
}

fn press_next(page: &Page) -> Outcome {
    tap_named(page, "Next phase")?;
    // An open duty is asked about first.
    page.wait_for(css("dialog[open]"))?;
    if page.shows("Leave it and go on")? { tap_sheet(page, "Leave it and go on") } else { Ok(()) }
}

/// Asks for an act that the other window has not done.
fn ask_for_poland(page: &Page) -> Outcome {
    tap_row(page, "Prussia creates Poland")?;
    tap_sheet(page, "Create Poland")
}

/// What the store must hold once the one window did five acts and the other's was kept beside them.
fn expect_both(page: &Page) -> Outcome {
    page.wait_for_text("It is kept on a line of its own")?;
    let kept = campaign(page, 1)?;
    let game = kept.game();
    assert_eq!(format!("{}, {}", game.date, game.phase.name()), "February 1806, Reinforcement");
    assert_eq!(kept.acts(), 5);
    let beside: Vec<usize> = kept.journal().branches().iter().map(|branch| branch.length).collect();
    assert_eq!(beside, [1]);
    page.wait_until("the acts in force are shown", || Ok(when(page)? == "February 1806, Reinforcement"))?;
    // And it is played on here.
    next_phase(page)?;
    assert_eq!(campaign(page, 1)?.acts(), 6);
    Ok(())
}

fn a_window_that_is_loaded_again_writes_on(page: &mut Page) -> Outcome {
    lay(page, &[&ours()])?;
    page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
    next_phase(page)?;
    page.reload()?;
    page.wait_until("it lies open again", || Ok(when(page)? == "January 1806, Reinforcement"))?;
    expect_no_bar(page)?;
    next_phase(page)
}

fn the_second_window_looks_on_and_its_act_is_kept_beside(page: &mut Page) -> Outcome {
    in_two_windows(page, &[&ours()])?;
    expect_bar(page, READER)?;
    press_next(page)?;
    expect_in_sheet(page, "Another window of this device has this campaign open and writes it.")?;
    tap_named(page, "Close")?;
    assert_eq!(campaign(page, 1)?.acts(), 0);

    page.switch_to(0)?;
    play_five_acts(page)?;
    page.switch_to(1)?;
    expect_bar(page, BEHIND)?;
    assert_eq!(when(page)?, "January 1806, Political");
    ask_for_poland(page)?;
    expect_in_sheet(page, "Not done yet: Prussia creates Poland.")?;
    expect_in_sheet(page, "what is shown here is older. Nothing there is written over.")?;
    assert_eq!(campaign(page, 1)?.acts(), 5);
    tap_sheet(page, "Keep my act beside it")?;
    expect_both(page)?;
    page.switch_to(0)?;
    expect_bar(page, BEHIND)
}

fn the_window_that_says_so_writes(page: &mut Page) -> Outcome {
    in_two_windows(page, &[&ours()])?;
    expect_bar(page, READER)?;
    tap_bar(page, "Play on here")?;
    expect_no_bar(page)?;
    page.switch_to(0)?;
    expect_bar(page, READER)?;
    page.switch_to(1)?;
    next_phase(page)?;

    // The window that writes is closed; the other sees what was saved, and writes from there on.
    page.close_tab()?;
    expect_bar(page, BEHIND)?;
    tap_bar(page, "Show what was saved")?;
    page.wait_until("what was saved is shown", || Ok(when(page)? == "January 1806, Reinforcement"))?;
    expect_no_bar(page)?;
    next_phase(page)?;
    assert_eq!(campaign(page, 1)?.acts(), 2);
    Ok(())
}

fn other_campaigns_are_none_of_a_windows_business(page: &mut Page) -> Outcome {
    let other = noted(&waiting(month(1807, 3), |_| {}), &["another table"]);
    in_two_windows(page, &[&ours(), &other])?;
    expect_bar(page, READER)?;
    leave(page)?;
    tap_shelf(page, "March 1807")?;
    page.wait_until("the other campaign lies open", || Ok(when(page)? == "March 1807, Political"))?;
    expect_no_bar(page)?;
    next_phase(page)?;

    page.switch_to(0)?;
    next_phase(page)?;
    expect_no_bar(page)?;
    page.switch_to(1)?;
    next_phase(page)?;
    expect_no_bar(page)?;
    assert_eq!((campaign(page, 1)?.acts(), campaign(page, 2)?.acts()), (1, 3));

    // The first window takes up the campaign of the second: it may only look on, though the second once waited for another.
    page.switch_to(0)?;
    leave(page)?;
    tap_shelf(page, "March 1807")?;
    page.wait_until("it lies open here too", || Ok(when(page)? == "March 1807, Naval"))?;
    expect_bar(page, READER)
}

fn without_locks_the_count_of_saves_keeps_both(page: &mut Page) -> Outcome {
    // Nor do the windows hear of each other.
    page.run_before(
        "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
         delete window.BroadcastChannel;",
    )?;
    in_two_windows(page, &[&ours()])?;
    assert_eq!(
        page.script("return typeof navigator.locks + typeof window.BroadcastChannel", &[])?,
        "undefinedundefined"
    );
    expect_no_bar(page)?;
    page.switch_to(0)?;
    play_five_acts(page)?;
    let five = texts(page)?;
    page.switch_to(1)?;
    ask_for_poland(page)?;
    expect_in_sheet(page, "Not done yet: Prussia creates Poland.")?;
    expect_in_sheet(page, "what is shown here is older. Nothing there is written over.")?;
    assert!(
        five.iter()
            .filter(|(name, _)| name.contains(":campaign:"))
            .all(|(name, text)| { texts(page).is_ok_and(|now| now.get(name) == Some(text)) })
    );
    tap_sheet(page, "Keep my act beside it")?;
    expect_both(page)
}

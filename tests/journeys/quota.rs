//! Storage that is full or forbidden (T3 of the lessons): it is said at once, play goes on, and nothing is lost or left behind.

use std::str::from_utf8;

use poland_in_arms::storage::envelope::read_file;
use serde_json::json;

use crate::hand::{
    expect_bar, expect_figure, lay_ready, leave, next_phase, tap_bar, tap_named, tap_row, tap_sheet,
    tap_shelf, when,
};
use crate::harness::{Outcome, Page, Trouble, css, in_every_engine, journey};
use crate::kept::{campaign, lay, texts};
use crate::{month, waiting};

in_every_engine!(
    full_storage_is_told_and_saved_by_itself_once_there_is_room,
    a_browser_that_keeps_nothing_says_so_and_gives_files,
);

/// Fills the storage to its last letter with what is another program's.
fn fill(page: &Page) -> Outcome {
    let fill = "let kept = '';
        for (let more = 1 << 22; more >= 1; more >>= 1) {
            const longer = kept + 'x'.repeat(more);
            try { localStorage.setItem('another program', longer); kept = longer; } catch {}
        }
        try { localStorage.setItem('one more', 'x'.repeat(10)); localStorage.removeItem('one more'); return false; }
        catch { return kept.length > 100000; }";
    match page.script(fill, &[])? == json!(true) {
        true => Ok(()),
        false => Err(Trouble::new("the storage does not get full")),
    }
}

/// Whether a name is one of those in `storage/slots.rs`.
fn is_ours(name: &str) -> bool {
    let Some(name) = name.strip_prefix("poland-in-arms:") else { return false };
    let number = |part: &str| part.parse::<u32>().is_ok();
    match name.split(':').collect::<Vec<_>>().as_slice() {
        ["shelf" | "open" | "screen"] => true,
        ["campaign", rest @ ..] => (1..=3).contains(&rest.len()) && rest.iter().all(|part| number(part)),
        ["closing", place] => number(place),
        _ => false,
    }
}

fn full_storage_is_told_and_saved_by_itself_once_there_is_room(page: &mut Page) -> Outcome {
    lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
    page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
    fill(page)?;
    let foreign = texts(page)?.remove("another program");
    let before = campaign(page, 1)?;

    tap_row(page, "Prussia creates Poland")?;
    tap_sheet(page, "Create Poland")?;
    expect_bar(page, "Not saved. The browser's storage is full.")?;
    expect_figure(page, "Treasury", "5 $")?;
    next_phase(page)?;
    expect_bar(page, "Not saved.")?;
    next_phase(page)?;
    expect_bar(page, "Not saved.")?;
    assert_eq!(when(page)?, "January 1806, Naval");
    // What was kept is as it was.
    assert!(campaign(page, 1)? == before);

    tap_bar(page, "Save a file now")?;
    let file = page.downloaded(|name| name.starts_with("poland-in-arms-journey"))?;
    let given = read_file(from_utf8(&file)?).expect("a whole file").campaign;
    assert_eq!(given.acts(), 3);
    expect_bar(page, "Not saved.")?;

    assert_eq!(texts(page)?.remove("another program"), foreign);
    page.script("localStorage.removeItem('another program')", &[])?;
    page.wait_for_no(css(".bar-warn"))?;
    assert!(campaign(page, 1)? == given);
    let names: Vec<String> = texts(page)?.into_keys().collect();
    assert!(names.iter().all(|name| is_ours(name)), "{names:?}");
    page.reload()?;
    page.wait_until("all acts are there", || Ok(when(page)? == "January 1806, Naval"))?;
    expect_figure(page, "Treasury", "5 $")
}

/// The bar says that others may be removed on the start page, and that it is saved by itself then.
#[test]
fn what_is_not_saved_outlives_the_way_to_the_start_page() -> Outcome {
    journey("room is made on the start page", |page| {
        let other = waiting(month(1807, 3), |_| {});
        lay(page, &[&waiting(month(1806, 1), |_| {}), &other])?;
        page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
        fill(page)?;
        next_phase(page)?;
        expect_bar(page, "Not saved.")?;
        leave(page)?;
        // Room is made, and the campaign taken up again before or after it was saved.
        page.script("localStorage.removeItem('another program')", &[])?;
        tap_shelf(page, "January 1806")?;
        page.wait_until("the act is there", || Ok(when(page)? == "January 1806, Reinforcement"))?;
        page.wait_until("it is saved", || Ok(campaign(page, 1)?.acts() == 1))?;
        page.wait_for_no(css(".bar-warn"))
    })
}

fn a_browser_that_keeps_nothing_says_so_and_gives_files(page: &mut Page) -> Outcome {
    page.run_before(
        "Object.defineProperty(window, 'localStorage',
            { get() { throw new DOMException('forbidden', 'SecurityError'); } });",
    )?;
    page.open("")?;
    page.wait_for_text("This browser keeps nothing for this page")?;
    tap_named(page, "Look at the example")?;
    page.wait_until("the example lies open", || Ok(when(page)? == "October 1807, Reinforcement"))?;
    expect_bar(page, "Not saved. This browser keeps nothing for this page")?;
    next_phase(page)?;
    // Not for one act only.
    expect_bar(page, "Not saved. This browser keeps nothing for this page")?;
    tap_bar(page, "Save a file now")?;
    let file = page.downloaded(|name| name.starts_with("poland-in-arms-example-1807"))?;
    let given = read_file(from_utf8(&file)?).expect("a whole file").campaign;
    assert_eq!(given.game().phase.name(), "Naval");
    // As long as the page is open, the shelf has it.
    leave(page)?;
    tap_shelf(page, "Example: 1807")?;
    page.wait_until("it is there again", || Ok(when(page)? == "October 1807, Naval"))
}

//! Without a network: what was visited once goes on, all of it. And a page whose files do not come says so.

use serde_json::json;

use crate::hand::{tap_named, tap_sheet, when};
use crate::harness::{Outcome, Page, button, css, in_every_engine, journey};

in_every_engine!(after_one_visit_everything_opens_without_a_network);

/// Waits until the offline copy is whole, as the foot of the start page says it.
fn wait_until_kept(page: &Page) -> Outcome {
    page.wait_for_text("ready offline")
}

fn after_one_visit_everything_opens_without_a_network(page: &mut Page) -> Outcome {
    page.open("")?;
    wait_until_kept(page)?;
    page.go_offline();
    page.reload()?;
    wait_until_kept(page)?;

    // Every part that is loaded when it is first opened (`ui/apart`).
    tap_named(page, "Begin a campaign")?;
    page.wait_for(css(".start-form"))?;
    page.reload()?;
    tap_named(page, "Look at the example")?;
    page.wait_until("the example lies open", || Ok(when(page)?.starts_with("October 1807")))?;
    for (screen, title) in [
        ("#map", "Map"),
        ("#forces", "Forces"),
        ("#treasury", "Treasury"),
        ("#diplomacy", "Powers"),
        ("#record", "Record"),
        ("#rules", "Rules"),
    ] {
        page.open(screen)?;
        let head = css("#panel .when-title");
        page.wait_until(screen, || Ok(page.texts_of(head)?.iter().any(|head| head == title)))?;
    }
    page.open("#turn")?;
    page.click(css(".when-tools button"))?;
    page.wait_for_text("House rules")?;
    wait_until_kept(page)?;
    page.script("document.querySelector('dialog[open]').dispatchEvent(new Event('cancel')); return 1", &[])?;

    // An act is done and is still there when the page is loaded again.
    page.reload()?;
    tap_named(page, "Next phase")?;
    tap_sheet(page, "Leave it and go on")?;
    page.wait_until("the phase is over", || Ok(when(page)? == "October 1807, Naval"))?;
    page.reload()?;
    page.wait_until("it is still over", || Ok(when(page)? == "October 1807, Naval"))
}

/// What others keep at the same address is not ours to remove.
#[test]
fn the_offline_copy_is_one_build_under_a_name_of_its_own() -> Outcome {
    journey("one copy", |page| {
        page.open("")?;
        page.script("return caches.open('another app').then(() => true)", &[])?;
        wait_until_kept(page)?;
        page.reload()?;
        wait_until_kept(page)?;
        let copies = page.script("return caches.keys()", &[])?;
        let build = page.script("return clerk.build", &[])?;
        let ours = format!("poland-in-arms:/poland-in-arms/ {}", build.as_str().unwrap_or_default());
        let mut names: Vec<&str> =
            copies.as_array().into_iter().flatten().filter_map(|name| name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["another app", &ours]);
        Ok(())
    })
}

/// A browser may lose a part of what it keeps; it is fetched again when the page is next opened.
#[test]
fn a_copy_that_lost_a_file_is_mended() -> Outcome {
    const LOSE: &str = "
        return caches.keys().then((names) => caches.open(names[0])).then((cache) =>
            cache.keys().then((all) => cache.delete(all.find((one) => one.url.includes('split_more')))));";
    journey("a lost file", |page| {
        page.open("")?;
        wait_until_kept(page)?;
        assert_eq!(page.script(LOSE, &[])?, json!(true));
        page.reload()?;
        wait_until_kept(page)?;
        page.go_offline();
        tap_named(page, "Look at the example")?;
        page.wait_for_text("October 1807")?;
        page.open("#rules")?;
        page.wait_for_text("The Polish Rules")
    })
}

/// The program cannot go on; the player learns what is saved and where to go.
#[test]
fn a_program_that_panics_says_what_to_do() -> Outcome {
    journey("a panic", |page| {
        page.tolerate("panicked at");
        page.open("")?;
        tap_named(page, "Look at the example")?;
        page.wait_for_text("October 1807")?;
        page.script("clerk.panic('panicked at a test'); return true", &[])?;
        page.wait_for_text("The clerk has stumbled")?;
        page.wait_for(button("Rescue your games"))?;
        page.click(button("Load again"))?;
        page.wait_for_no(css("dialog.panic"))?;
        page.wait_for_text("October 1807")
    })
}

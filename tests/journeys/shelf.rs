//! The shelf: what is told of each campaign, and what can be done with one without opening it; all of them in one file.

use poland_in_arms::storage::bundle::unbundle;
use poland_in_arms::storage::envelope::read_file;
use std::str::from_utf8;

use crate::hand::{expect_in_sheet, tap_named, tap_sheet};
use crate::harness::{Outcome, Page, button, css, in_every_engine};
use crate::kept::{campaign, digest, file, lay, lose_all, names, noted, texts};
use crate::{month, waiting};

in_every_engine!(
    a_campaign_is_copied_named_put_away_and_removed,
    the_whole_shelf_goes_into_one_file_and_comes_out_of_it,
);

/// A name with everything that a name must not do.
const NAME: &str = "Środa <img src=x onerror=\"document.title='run'\"> 水曜日 & \u{202e}co";

/// The rows that are seen, name and line.
fn rows(page: &Page) -> Outcome<Vec<String>> {
    page.texts_of(css(".start-item .row-title"))
}

fn expect_rows(page: &Page, wanted: &[&str]) -> Outcome {
    page.wait_until(&format!("the shelf shows {wanted:?}"), || Ok(rows(page)? == wanted))
}

/// The shelf with these campaigns, and none open.
fn shelf(page: &Page) -> Outcome {
    page.script("localStorage.removeItem('poland-in-arms:open')", &[])?;
    page.reload()?;
    page.wait_for_text("Your campaigns")
}

fn a_campaign_is_copied_named_put_away_and_removed(page: &mut Page) -> Outcome {
    let ours = noted(&waiting(month(1806, 1), |_| {}), &["one"]);
    lay(page, &[&ours])?;
    shelf(page)?;
    expect_rows(page, &["Journey"])?;
    page.wait_for_text("January 1806 · no Poland · 0 of")?;
    let ago =
        "return /Saved \\d+ days ago · .+ kB · never copied off this device/.test(document.body.innerText)";
    page.wait_until("it is told when it was saved", || Ok(page.script(ago, &[])? == true))?;

    tap_named(page, "More: Journey")?;
    expect_in_sheet(page, "below 1 kB").or_else(|_| expect_in_sheet(page, " kB"))?;
    expect_in_sheet(page, "Entries in the record2")?;
    tap_sheet(page, "Make a copy")?;
    expect_rows(page, &["Journey, a copy", "Journey"])?;
    page.wait_for_text("Saved just now")?;
    assert_eq!(digest(&campaign(page, 2)?), digest(&ours));

    tap_named(page, "More: Journey, a copy")?;
    page.fill(css("dialog[open] input[type=text], dialog[open] .hand-name input"), "Środa")?;
    tap_sheet(page, "Rename")?;
    page.wait_until("it is renamed", || Ok(names(page)?.contains(&"Środa".to_owned())))?;
    rename_by_hand(page, NAME)?;
    page.wait_until("it is renamed again", || Ok(names(page)?.contains(&NAME.to_owned())))?;
    tap_named(page, "Close")?;
    page.wait_until("the name is text", || {
        Ok(rows(page)?.iter().any(|row| row.contains("<img src=x onerror=")))
    })?;
    assert_eq!(
        page.script("return document.querySelectorAll('img').length + document.title", &[])?,
        "0Poland in Arms"
    );

    tap_named(page, "More: Środa")?;
    tap_sheet(page, "Put away")?;
    expect_rows(page, &["Journey"])?;
    page.click(button("Put away (1)"))?;
    page.wait_until("it is seen there", || Ok(rows(page)?.len() == 2))?;
    tap_named(page, "More: Środa")?;
    tap_sheet(page, "Back on the shelf")?;
    page.wait_until("it is back", || Ok(rows(page)?.len() == 2))?;
    assert!(!page.shows("Put away (")?);

    tap_named(page, "More: Środa")?;
    tap_sheet(page, "Remove")?;
    expect_rows(page, &["Journey"])?;
    page.click(button("Removed (1)"))?;
    tap_named(page, "More: Środa")?;
    tap_sheet(page, "Put back on the shelf")?;
    page.wait_until("it is back", || Ok(rows(page)?.len() == 2))?;
    assert_eq!(digest(&campaign(page, 2)?), digest(&ours));

    tap_named(page, "More: Środa")?;
    tap_sheet(page, "Remove")?;
    expect_rows(page, &["Journey"])?;
    page.reload()?;
    page.click(button("Removed (1)"))?;
    tap_named(page, "More: Środa")?;
    tap_sheet(page, "Remove for good")?;
    page.wait_until("nothing of it is kept", || {
        Ok(texts(page)?.keys().all(|name| !name.starts_with("poland-in-arms:campaign:2")))
    })?;
    expect_rows(page, &["Journey"])?;
    assert_eq!(digest(&campaign(page, 1)?), digest(&ours));
    Ok(())
}

/// Letters that no driver types, put into the field as a keyboard of the device would.
fn rename_by_hand(page: &Page, name: &str) -> Outcome {
    page.script(
        "const field = document.querySelector('dialog[open] .hand-name input');
         field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }));",
        &[serde_json::json!(name)],
    )?;
    tap_sheet(page, "Rename")
}

fn the_whole_shelf_goes_into_one_file_and_comes_out_of_it(page: &mut Page) -> Outcome {
    let one = noted(&waiting(month(1806, 1), |_| {}), &["one"]);
    let two = waiting(month(1807, 3), |_| {});
    lay(page, &[&one, &two])?;
    shelf(page)?;
    page.script(
        "[...document.querySelectorAll('.start-item')].find((row) => row.textContent.includes('March 1807'))
            .querySelector('[aria-label^=More]').click();",
        &[],
    )?;
    page.wait_for(css("dialog[open] .hand-name"))?;
    rename_by_hand(page, "Środa & co")?;
    tap_named(page, "Close")?;
    tap_named(page, "Where they are kept")?;
    tap_sheet(page, "Save all to one file")?;
    let all = page.downloaded(|name| name == "poland-in-arms-shelf-of-2.json")?;
    let files = unbundle(from_utf8(&all)?).expect("a file with campaigns");
    let digests: Vec<String> =
        files.iter().map(|file| digest(&read_file(file).expect("a campaign").campaign)).collect();
    assert_eq!(digests, [digest(&two), digest(&one)]);
    tap_named(page, "Close")?;
    page.wait_for_text("copied off this device just now, nothing since")?;

    lose_all(page)?;
    page.reload()?;
    page.wait_for_text("None yet.")?;
    tap_named(page, "Bring one in")?;
    page.choose_file(".hand-input", &file(page, "all.json", &all)?)?;
    expect_in_sheet(page, "holds 2 campaigns")?;
    assert!(names(page)?.is_empty());
    tap_sheet(page, "Keep 2 as new campaigns")?;
    page.wait_for_text("They are on the shelf.")?;
    let mut back = names(page)?;
    back.sort();
    assert_eq!(back, ["Journey", "Środa & co"]);
    let mut kept = [digest(&campaign(page, 1)?), digest(&campaign(page, 2)?)];
    kept.sort();
    let mut given = [digest(&one), digest(&two)];
    given.sort();
    assert_eq!(kept, given);
    Ok(())
}

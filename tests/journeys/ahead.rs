//! The quarters ahead: read, taken otherwise, and taken back; and an act that says what it makes worse.

use serde_json::json;

use crate::hand::{expect_figure, expect_in_sheet, tap_named, tap_row, tap_sheet};
use crate::harness::{Outcome, Page, css, journey, named};

/// Opens the example at the quarters ahead.
fn ahead(page: &Page) -> Outcome {
    page.open("")?;
    tap_named(page, "Look at the example")?;
    page.wait_for_text("October 1807")?;
    page.open("#treasury")?;
    page.click(css("#tab-ahead"))?;
    page.wait_for_text("The next quarters")
}

/// A part of the figure of a row in the quarter at this place, from 0, without what stands in it of another kind.
fn part(page: &Page, row: &str, at: usize, part: &str, without: &str) -> Outcome<String> {
    let script = "for (const row of document.querySelectorAll('.ledger tbody tr')) {
            if (row.querySelector('th').textContent.trim() !== arguments[0]) continue;
            const found = row.querySelectorAll('td')[arguments[1]].querySelector(arguments[2]);
            if (!found) return '';
            const copy = found.cloneNode(true);
            copy.querySelectorAll(arguments[3]).forEach(part => part.remove());
            return copy.textContent.trim();
        } return '';";
    let found = page.script(script, &[json!(row), json!(at), json!(part), json!(without)])?;
    Ok(found.as_str().unwrap_or_default().to_owned())
}

fn expect(page: &Page, row: &str, at: usize, value: &str, was: &str) -> Outcome {
    page.wait_until(&format!("{row} reads {value}"), || {
        let now = part(page, row, at, "button", ".unseen, s")?;
        Ok(now == value && part(page, row, at, "s", ".unseen")? == was)
    })
}

#[test]
fn the_quarters_ahead_are_taken_otherwise_and_back() -> Outcome {
    journey("the quarters ahead", |page| {
        ahead(page)?;
        // Masovia 9 and West Galicia 12; five counters; the second column lands (22.3 l, o; 22.8 b).
        expect(page, "Income", 0, "+21 $", "")?;
        expect(page, "Upkeep", 0, "−5 $", "")?;
        expect(page, "Manipulation", 0, "−7 $", "")?;
        expect_figure(page, "Treasury", "47 $")?;
        expect(page, "In hand", 0, "56 $", "")?;
        tap_named(page, "In hand, December 1807")?;
        expect_in_sheet(page, "In hand before")?;
        expect_in_sheet(page, "22.3 l")?;
        tap_named(page, "Close")?;

        tap_named(page, "What if")?;
        tap_named(page, "One more: Other income, $")?;
        expect(page, "In hand", 0, "57 $", "56 $")?;
        page.choose(named("Manipulation chosen in each quarter"), "+5 $, marker −2")?;
        // It lands in the next Economic phase, and the marker moves at once.
        expect(page, "Manipulation", 1, "+5 $", "")?;
        page.wait_for_text("Assumed here; nothing is booked")?;
        tap_named(page, "Take back: Other income")?;
        expect(page, "In hand", 0, "56 $", "")?;
        // Russia at war with Poland changes no number here; it is told all the same.
        tap_named(page, "Expect it")?;
        page.wait_for_text("Russia declares war on Poland.")?;
        tap_named(page, "Take it all back")?;
        page.wait_for_no_text("Assumed here; nothing is booked")?;
        expect(page, "Manipulation", 1, "0 $", "")?;
        expect_figure(page, "Treasury", "47 $")?;

        // Every further quarter, to December 1815.
        tap_named(page, "29 quarters more")?;
        page.wait_until("the further quarters are there", || {
            Ok(page.count(css(".further-more tbody tr"))? == 29)
        })
    })
}

#[test]
fn an_act_says_what_it_makes_worse() -> Outcome {
    journey("a cliff", |page| {
        page.open("")?;
        tap_named(page, "Look at the example")?;
        page.wait_for_text("October 1807")?;
        page.open("#diplomacy")?;
        tap_row(page, "Warsaw")?;
        expect_in_sheet(page, "What it brings")?;
        page.choose(named("Taken by"), "Prussia")?;
        // Masovia's capital in enemy hands: it pays nothing (22.5 b).
        expect_in_sheet(page, "It makes worse")?;
        expect_in_sheet(page, "Income falls: 21 $ · 6 MP to 12 $ · 3 MP")?;
        tap_sheet(page, "Do it")
    })
}

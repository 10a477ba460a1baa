//! A year of quarters, closed on the screen.

use crate::hand::{
    close_quarter, expect_figure, expect_step, go_to, lay_ready, open_step, tap_named, tap_row, tap_sheet,
};
use crate::harness::{Outcome, Page, css, journey, named};
use crate::{month, waiting};

/// Goes on to the Economic phase of a month, and to its close.
fn to_the_close(page: &Page, goal: &str) -> Outcome {
    page.open("#turn")?;
    go_to(page, goal)?;
    tap_row(page, "Close the quarter")
}

#[test]
fn a_year_of_quarters_is_closed() -> Outcome {
    journey("a year of closes", |page| {
        lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
        tap_row(page, "Prussia creates Poland")?;
        tap_sheet(page, "Create Poland")?;

        // The group's card says 5 VP and no adjustment on every square; typed once, pasted.
        to_the_close(page, "March 1806, Economic")?;
        page.wait_for_text("assumed")?;
        open_step(page, "Victory points")?;
        tap_named(page, "Enter the whole card")?;
        page.script("document.querySelector('dialog[open] details').open = true; return true", &[])?;
        page.fill(css("dialog[open] textarea"), "5 0")?;
        tap_sheet(page, "Fill the squares")?;
        page.wait_for_text("1 line of numbers; the display has 40 squares.")?;
        let card = "5 0\n".repeat(40);
        page.fill(css("dialog[open] textarea"), &card)?;
        tap_sheet(page, "Fill the squares")?;
        tap_sheet(page, "Enter the card")?;
        page.wait_for_no_text("assumed")?;
        expect_step(page, "Victory points", "+5 VP")?;

        // Masovia and Posen, tripled: 21 $ and 9 MP to the 5 $ of the start; two infantry; a manipulation for June.
        expect_step(page, "Money and manpower", "+21 $ · +9 MP")?;
        expect_step(page, "Subsidy", "7 $")?;
        expect_step(page, "Upkeep", "0 $")?;
        tap_named(page, "Choose")?;
        tap_named(page, "One more: Infantry")?;
        tap_named(page, "One more: Infantry")?;
        tap_named(page, "Quarter")?;
        expect_step(page, "Purchases", "−6 $ · −4 MP")?;
        open_step(page, "The next manipulation")?;
        page.choose(named("Chosen now, it lands next quarter"), "−7 $, marker +1")?;
        // Leaving half-way loses nothing.
        page.reload()?;
        page.wait_for_text("−7 $, marker +1; it lands next quarter.")?;
        expect_step(page, "Purchases", "−6 $ · −4 MP")?;
        close_quarter(page)?;
        expect_figure(page, "Treasury", "20 $")?;
        expect_figure(page, "Manpower", "5 MP")?;

        // June: the manipulation lands, and the marker goes from 23 to 24.
        to_the_close(page, "June 1806, Economic")?;
        expect_step(page, "The manipulation lands", "−7 $")?;
        expect_step(page, "The marker moves", "23 → 24")?;
        close_quarter(page)?;
        expect_figure(page, "Treasury", "34 $")?;
        expect_figure(page, "Manpower", "14 MP")?;

        // September: a loan, named.
        to_the_close(page, "September 1806, Economic")?;
        open_step(page, "Loans")?;
        tap_named(page, "Add a line")?;
        page.wait_for_text("Each line of other income and of loans needs a word of what it is.")?;
        page.fill(named("What it is"), "Loan of France")?;
        page.fill(named("Money, $"), "10")?;
        expect_step(page, "Loans", "+10 $")?;
        close_quarter(page)?;
        expect_figure(page, "Treasury", "65 $")?;
        expect_figure(page, "Manpower", "23 MP")?;

        // December: nothing but income; 5 VP in each of four quarters.
        to_the_close(page, "December 1806, Economic")?;
        close_quarter(page)?;
        expect_figure(page, "Treasury", "86 $")?;
        expect_figure(page, "Manpower", "32 MP")?;
        page.open("#turn")?;
        expect_figure(page, "Status", "24 Neutral")?;
        expect_figure(page, "Victory", "20 of 300")?;
        // One act closes a quarter, and one undo takes it back.
        tap_named(page, "Undo")?;
        expect_figure(page, "Treasury", "65 $")
    })
}

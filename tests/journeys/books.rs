//! The books of the example: a plan that goes into the basket, and a ledger that ends where the headline figures stand.

use poland_in_arms::view::example::example;

use crate::hand::{expect_figure, figure, tap_named};
use crate::harness::{Outcome, Page, css, journey, named};

fn open_example(page: &Page) -> Outcome {
    page.open("")?;
    tap_named(page, "Look at the example")?;
    page.wait_for_text("October 1807")
}

/// Opens a page of the treasury.
fn open_treasury(page: &Page, tab: &str) -> Outcome {
    page.open("#treasury")?;
    page.click(css(&format!("#tab-{tab}")))
}

#[test]
fn a_plan_is_put_into_the_basket() -> Outcome {
    journey("the planner", |page| {
        open_example(page)?;
        open_treasury(page, "buy")?;
        page.wait_for_text("In hand, December 1807")?;
        page.wait_for_no_text("Most infantry")?;
        tap_named(page, "Best buy")?;
        // There is no manpower in October. Masovia and West Galicia bring 3 each in December, Posen is occupied (22.5 b);
        // infantry costs 3 $ and 2 MP (22.3 m).
        page.wait_for_text("3 factors of infantry.")?;
        page.wait_for_text("Manpower is the limit")?;
        tap_named(page, "Put it in the basket")?;
        page.wait_for_text("It is in the basket, below.")?;
        page.wait_until("three infantry are chosen", || Ok(page.value_of(named("Infantry"))? == "3"))?;
        page.wait_until("the till adds them up", || {
            Ok(page.text_of(css(".till-line"))?.contains("9 $ · 6 MP"))
        })?;
        // Two are kept for later: one infantry less, and the plan is another than the basket.
        tap_named(page, "One more: Manpower kept, MP")?;
        page.wait_for_text("2 factors of infantry.")?;
        page.wait_for_text("It takes the place of what is in the basket.")
    })
}

#[test]
fn the_ledger_ends_where_the_headline_figures_stand() -> Outcome {
    journey("the ledger", |page| {
        let campaign = example().expect("the example is played by the rules");
        let game = campaign.game();
        open_example(page)?;
        let (marker, victory) = (figure(page, "Status")?, figure(page, "Victory")?);
        open_treasury(page, "ledger")?;
        let closing = |of: &str| {
            page.click(css(&format!(".tab-page > .chips .chip:nth-of-type({of})")))?;
            page.wait_for(css(".account-total .account-value"))?;
            page.settle()?;
            page.text_of(css(".account-total .account-value"))
        };
        let (money, manpower) = (closing("1")?, closing("2")?);
        expect_figure(page, "Treasury", &money)?;
        expect_figure(page, "Manpower", &manpower)?;
        assert_eq!(money, format!("{} $", game.purse.money.count()));
        assert_eq!(marker.split(' ').next(), Some(closing("3")?.as_str()));
        assert_eq!(victory.split(' ').next(), closing("4")?.split(' ').next());
        let graph = page.attribute_of(css(".graph.is-chosen svg"), "aria-label")?.unwrap_or_default();
        assert!(graph.contains(&format!("{} VP now", game.victory.count())), "{graph}");

        // The table is handed out under the campaign's name and month.
        tap_named(page, "Take the ledger along")?;
        let table = page.downloaded(|name| name == "poland-in-arms-example-1807-1807-10-ledger.csv")?;
        let table = String::from_utf8(table)?;
        let last = table.lines().rev().find(|line| line.contains(",Money,")).unwrap_or_default();
        assert_eq!(last.split(',').nth(3), Some(game.purse.money.count().to_string().as_str()), "{table}");

        // A line leads to its entry in the record.
        closing("1")?;
        tap_named(page, "Income of the provinces")?;
        page.wait_until("the record lies open", || Ok(page.place()? == "#record"))?;
        page.wait_for_text("Undo to here")
    })
}

//! The ways a player takes through the app, walked in a real browser.
//!
//! `make journeys` runs them over the app in `dist/`; how to write one stands in the harness.

#[path = "../harness/mod.rs"]
mod harness;

use harness::{Outcome, journey};

#[test]
fn the_page_opens() -> Outcome {
    journey("the page opens", |page| {
        page.open("")?;
        page.wait_for_text("Poland in Arms")
    })
}

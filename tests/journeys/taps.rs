//! One press, one step, one undo: two taps of one trembling finger, and a key that is held down.

use serde_json::json;

use crate::hand::{lay_ready, when};
use crate::harness::{Outcome, Page, in_every_engine};
use crate::{month, waiting};

in_every_engine!(two_taps_are_one_step, a_held_key_is_one_press);

/// Taps twice at once on what a script finds.
fn tap_twice(page: &Page, find: &str) -> Outcome {
    let taps = format!(
        "const found = {find};
         for (const _ of [1, 2]) found.dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: 1 }}));"
    );
    page.script(&taps, &[])?;
    page.settle()
}

fn two_taps_are_one_step(page: &mut Page) -> Outcome {
    const NEXT_MONTH: &str =
        "[...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Next month')";
    lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
    page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
    tap_twice(page, "document.getElementById('foot-next')")?;
    assert_eq!(when(page)?, "January 1806, Reinforcement");
    page.wait_until("the month turns, once", || {
        tap_twice(page, NEXT_MONTH)?;
        Ok(when(page)? != "January 1806, Reinforcement")
    })?;
    assert_eq!(when(page)?, "February 1806, Political");
    page.wait_until("one undo takes it back", || {
        tap_twice(page, "document.getElementById('foot-undo')")?;
        Ok(when(page)? != "February 1806, Political")
    })?;
    assert_eq!(when(page)?, "January 1806, Reinforcement");
    Ok(())
}

fn a_held_key_is_one_press(page: &mut Page) -> Outcome {
    lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
    page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
    let held = "return document.getElementById('foot-next').dispatchEvent(new KeyboardEvent('keydown',
        { key: 'Enter', repeat: arguments[0], bubbles: true, cancelable: true }));";
    assert_eq!(page.script(held, &[json!(false)])?, json!(true), "a key that goes down presses");
    assert_eq!(page.script(held, &[json!(true)])?, json!(false), "one that is held does not press again");
    Ok(())
}

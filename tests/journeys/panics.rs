//! The program comes down (T15 of the lessons): the page says so with ways on, the act before it is there, and a campaign
//! that brings it down at every start stays closed.

use crate::hand::{lay_ready, next_phase, tap_named, tap_shelf, when};
use crate::harness::{Outcome, Page, button, css, journey};
use crate::kept::{campaign, digest};
use crate::{month, waiting};

/// Where the page would make its next element, the browser refuses, once. An act makes few: only what it changed is drawn.
fn refuse_once(page: &Page) -> Outcome {
    let refuse = "const make = Document.prototype.createElement;
        Document.prototype.createElement = function () {
            Document.prototype.createElement = make;
            throw new Error('no element for the journey');
        };";
    page.script(refuse, &[]).map(drop)
}

fn tolerate_panics(page: &mut Page) {
    for part in ["panicked at", "unreachable", "no element for the journey"] {
        page.tolerate(part);
    }
}

#[test]
fn after_a_panic_the_act_before_it_is_there() -> Outcome {
    journey("a real panic", |page| {
        tolerate_panics(page);
        lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
        next_phase(page)?;
        refuse_once(page)?;
        // The next act is saved before it is shown, and its showing brings the program down.
        page.script("document.getElementById('foot-next').click()", &[])?;
        page.wait_for_text("The clerk has stumbled")?;
        page.wait_for_text("Every act up to the last was saved as it was done.")?;
        page.wait_for(button("Rescue your games"))?;
        page.click(button("Load again"))?;
        page.wait_for_no(css("dialog.panic"))?;
        page.wait_until("both acts are there", || Ok(when(page)? == "January 1806, Naval"))?;
        next_phase(page)?;
        assert_eq!(campaign(page, 1)?.acts(), 3);
        Ok(())
    })
}

#[test]
fn a_campaign_that_panics_at_every_start_stays_closed() -> Outcome {
    journey("a campaign that does not open", |page| {
        tolerate_panics(page);
        let ours = waiting(month(1806, 1), |_| {});
        lay_ready(page, &ours)?;
        page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
        // While a campaign is being opened and as long as the journey wants it, no list of phases can be made.
        page.run_before(
            "const make = Document.prototype.createElement;
             Document.prototype.createElement = function (...words) {
                 const fails = words[0] === 'ol' && localStorage.getItem('journey') && localStorage.getItem('poland-in-arms:trial');
                 if (fails) throw new Error('no element for the journey');
                 return make.apply(this, words);
             };",
        )?;
        page.script("localStorage.setItem('journey', 'panic')", &[])?;
        for _ in 0..2 {
            page.reload_to(css("dialog.panic"))?;
            page.wait_for_text("The clerk has stumbled")?;
        }
        page.reload()?;
        page.wait_for_text("Your campaigns")?;
        page.wait_for_text("did not open twice, so it stays closed. Nothing of it is lost")?;
        assert_eq!(digest(&campaign(page, 1)?), digest(&ours));
        // It stays closed until it is asked for.
        page.reload()?;
        page.wait_for_text("Your campaigns")?;
        assert!(!page.shows("The clerk has stumbled")?);

        // Asked for, it is tried once more; and with what was wrong mended, it opens.
        tap_shelf(page, "Journey")?;
        page.wait_for_text("The clerk has stumbled")?;
        page.script("localStorage.removeItem('journey')", &[])?;
        page.reload()?;
        page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
        assert!(
            !page
                .script("return !!localStorage.getItem('poland-in-arms:trial')", &[])?
                .as_bool()
                .unwrap_or(true)
        );
        next_phase(page)
    })
}

/// The shelf itself is not brought down by one that panics: another campaign opens meanwhile.
#[test]
fn beside_a_campaign_that_panics_another_one_opens() -> Outcome {
    journey("another one opens", |page| {
        tolerate_panics(page);
        lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
        page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
        page.script(
            "localStorage.setItem('poland-in-arms:trial', JSON.stringify({ id: 1, times: 2 }))",
            &[],
        )?;
        page.reload()?;
        page.wait_for_text("so it stays closed")?;
        tap_named(page, "Look at the example")?;
        page.wait_until("the example lies open", || Ok(when(page)?.starts_with("October 1807")))?;
        page.reload()?;
        page.wait_until("it opens again", || Ok(when(page)?.starts_with("October 1807")))
    })
}

/// A program that is halted, or runs out of room, says nothing itself.
#[test]
fn a_program_that_is_halted_is_told_of() -> Outcome {
    journey("a halt", |page| {
        tolerate_panics(page);
        lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
        page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
        page.script(
            "dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') }))",
            &[],
        )?;
        page.wait_for_text("The clerk has stumbled")?;
        page.click(button("Load again"))?;
        page.wait_for_no(css("dialog.panic"))?;
        page.wait_until("it lies open again", || Ok(when(page)? == "January 1806, Political"))
    })
}

//! An act touches what it changed: counted in nodes put in or out and in attributes set, while a screen lies open.

use serde_json::Value;

use crate::harness::{Outcome, Page, css, journey};
use crate::{tap_named, tap_sheet};

/// The most changes to the page that one act may make, whichever screen lies open.
const MOST: u64 = 200;

/// Counts from now on.
const COUNT: &str = "window.changes = 0;
    const count = (node) => 1 + (node.querySelectorAll ? node.querySelectorAll('*').length : 0);
    const add = (records) => { for (const one of records) {
        if (one.type === 'attributes' && one.target.getAttribute(one.attributeName) !== one.oldValue) window.changes += 1;
        for (const node of [...one.addedNodes, ...one.removedNodes]) window.changes += count(node);
    } };
    window.counter?.disconnect();
    window.counter = new MutationObserver(add);
    window.counter.observe(document.querySelector('.app'),
        { subtree: true, childList: true, attributes: true, attributeOldValue: true });
    window.counted = () => { add(window.counter.takeRecords()); return window.changes; };
    return document.querySelectorAll('*').length;";

/// Turns to the next phase, counts what that changed on the page, and takes it back.
fn next_phase_and_back(page: &Page, screen: &str) -> Outcome<(u64, u64)> {
    page.open(screen)?;
    page.settle()?;
    let nodes = page.script(COUNT, &[])?.as_u64().unwrap_or_default();
    page.click(css("#foot-next"))?;
    page.settle()?;
    if page.script("return !!document.querySelector('dialog[open]');", &[])? == Value::Bool(true) {
        tap_sheet(page, "Leave it and go on")?;
        page.settle()?;
    }
    let changes = page.script("return window.counted();", &[])?.as_u64().unwrap_or_default();
    page.script("window.counter.disconnect();", &[])?;
    page.click(css("#foot-undo"))?;
    page.settle()?;
    Ok((nodes, changes))
}

#[test]
fn an_act_touches_what_it_changed() -> Outcome {
    journey("the changes of an act", |page| {
        page.open("")?;
        tap_named(page, "Look at the example")?;
        page.wait_for_text("October 1807")?;
        let mut over = Vec::new();
        for screen in ["#turn", "#forces", "#treasury", "#diplomacy", "#record", "#rules"] {
            let (nodes, changes) = next_phase_and_back(page, screen)?;
            println!("{screen}: {changes} changes, {nodes} nodes");
            if changes > MOST {
                over.push(format!("{screen}: {changes}"));
            }
        }
        assert!(over.is_empty(), "more than {MOST} changes: {}", over.join(", "));
        Ok(())
    })
}

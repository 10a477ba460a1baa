//! The player's hand: rows, buttons and dice by the words on them, and campaigns laid ready in the browser.

use poland_in_arms::engine::campaign::Campaign;
use serde_json::json;

use crate::harness::{Outcome, Page, Trouble};
use crate::kept;

/// Lays a campaign on the browser's shelf, as if it had been played here, and opens it.
pub fn lay_ready(page: &mut Page, campaign: &Campaign) -> Outcome {
    kept::lay(page, &[campaign])
}

/// Clicks what a script finds, once it is there and not refused.
fn tap_found(page: &Page, what: &str, find: &str, words: &[&str]) -> Outcome {
    let script = format!(
        "const found = (() => {{ {find} }})();
         if (!found || found.getAttribute('aria-disabled') === 'true') return false;
         found.scrollIntoView({{block: 'center'}}); found.click(); return true;"
    );
    let words: Vec<_> = words.iter().map(|word| json!(word)).collect();
    page.wait_until(what, || Ok(page.script(&script, &words)? == json!(true)))?;
    page.settle()
}

/// Presses the button of the row with this title.
pub fn tap_row(page: &Page, title: &str) -> Outcome {
    let find = "for (const row of document.querySelectorAll('.row')) {
        const name = row.querySelector('.row-title');
        if (name && name.textContent.trim() === arguments[0]) return row.querySelector('button.button');
    }";
    tap_found(page, &format!("the row \"{title}\" can be pressed"), find, &[title])
}

/// Presses a chip under the row with this title.
pub fn tap_chip(page: &Page, title: &str, chip: &str) -> Outcome {
    let find = "for (const row of document.querySelectorAll('.row')) {
        const name = row.querySelector('.row-title');
        if (!name || name.textContent.trim() !== arguments[0]) continue;
        const under = row.closest('li') || row.nextElementSibling;
        const chips = under ? under.querySelectorAll('button.chip') : [];
        for (const chip of chips) if (chip.textContent.trim() === arguments[1]) return chip;
    }";
    tap_found(page, &format!("\"{title}\" offers {chip}"), find, &[title, chip])
}

/// Presses a button inside the open sheet.
pub fn tap_sheet(page: &Page, label: &str) -> Outcome {
    let find = "const sheet = [...document.querySelectorAll('dialog[open]')].pop();
        if (!sheet) return null;
        for (const one of sheet.querySelectorAll('button')) if (one.textContent.trim() === arguments[0]) return one;";
    tap_found(page, &format!("the sheet has a button \"{label}\""), find, &[label])?;
    Ok(())
}

/// Presses the button with this accessible name, wherever it is.
pub fn tap_named(page: &Page, name: &str) -> Outcome {
    let find = "for (const one of document.querySelectorAll('button'))
        if ((one.getAttribute('aria-label') || one.textContent).trim().startsWith(arguments[0])) return one;";
    tap_found(page, &format!("there is a button named \"{name}\""), find, &[name])
}

/// Taps the faces of the dice in the open sheet.
pub fn tap_dice(page: &Page, faces: &[u8]) -> Outcome {
    for (at, face) in faces.iter().enumerate() {
        let find = "const die = [...document.querySelectorAll('dialog[open]')].pop().querySelectorAll('.dice-faces')[Number(arguments[0])];
            return die && die.querySelectorAll('input')[Number(arguments[1]) - 1];";
        tap_found(page, "the dice lie there", find, &[&at.to_string(), &face.to_string()])?;
    }
    Ok(())
}

/// Goes on to the next phase, leaving open duties where the app asks.
pub fn next_phase(page: &Page) -> Outcome {
    let before = when(page)?;
    tap_found(page, "Next phase can be pressed", "return document.getElementById('foot-next');", &[])?;
    // The sheet that asks is loaded when it is first opened.
    let asks = || -> Outcome<bool> {
        Ok(page.script("return !!document.querySelector('dialog[open]')", &[])? == json!(true))
    };
    page.wait_until("the calendar turns or a sheet asks", || Ok(when(page)? != before || asks()?))?;
    if when(page)? == before {
        tap_sheet(page, "Leave it and go on")?;
    }
    page.wait_until("the calendar turns", || Ok(when(page)? != before))
}

/// The month and phase on the Turn screen.
pub fn when(page: &Page) -> Outcome<String> {
    let script = "const title = document.querySelector('.when-title');
        const phase = document.querySelector('.phases-item[aria-current]');
        return (title ? title.textContent : '') + ', ' + (phase ? phase.textContent : '');";
    Ok(page.script(script, &[])?.as_str().unwrap_or_default().to_owned())
}

/// Goes on until the Turn screen shows this month and phase.
pub fn go_to(page: &Page, goal: &str) -> Outcome {
    // Ten years of phases: a goal that never comes is a trouble, not an endless test.
    for _ in 0..600 {
        if when(page)? == goal {
            return Ok(());
        }
        next_phase(page)?;
    }
    Err(Trouble::new(format!("{goal} never came")))
}

/// A headline figure as it is written.
pub fn figure(page: &Page, label: &str) -> Outcome<String> {
    let script = "for (const one of document.querySelectorAll('.figure')) {
            const name = one.querySelector('dt');
            if (name && name.textContent.trim() === arguments[0]) {
                const value = one.querySelector('dd').cloneNode(true);
                value.querySelectorAll('.unseen').forEach(part => part.remove());
                return value.textContent.trim();
            }
        } return '';";
    Ok(page.script(script, &[json!(label)])?.as_str().unwrap_or_default().to_owned())
}

/// Waits until a headline figure reads so.
pub fn expect_figure(page: &Page, label: &str, value: &str) -> Outcome {
    page.wait_until(&format!("{label} reads {value}"), || Ok(figure(page, label)? == value))
}

/// Waits until the open sheet says so.
pub fn expect_in_sheet(page: &Page, words: &str) -> Outcome {
    let script = "const sheet = [...document.querySelectorAll('dialog[open]')].pop(); return !!sheet && sheet.textContent.includes(arguments[0]);";
    page.wait_until(&format!("the sheet says \"{words}\""), || {
        Ok(page.script(script, &[json!(words)])? == json!(true))
    })
}

/// Waits until a step of the quarter's close reads so.
pub fn expect_step(page: &Page, name: &str, value: &str) -> Outcome {
    let script = "for (const one of document.querySelectorAll('.step')) {
            if (!one.querySelector('.step-name').textContent.trim().startsWith(arguments[0])) continue;
            const value = one.querySelector('.account-value').cloneNode(true);
            value.querySelectorAll('.unseen').forEach(part => part.remove());
            return value.textContent.trim();
        } return '';";
    page.wait_until(&format!("the step {name} reads {value}"), || {
        Ok(page.script(script, &[json!(name)])? == json!(value))
    })
}

/// Opens what may be changed in a step of the close.
pub fn open_step(page: &Page, name: &str) -> Outcome {
    let find = "for (const one of document.querySelectorAll('.step'))
        if (one.querySelector('.step-name').textContent.trim().startsWith(arguments[0])) return one.querySelector('.word');";
    tap_found(page, "the step can be changed", find, &[name])
}

/// Every headline figure, as it is written.
pub fn figures(page: &Page) -> Outcome<String> {
    let script = "return [...document.querySelectorAll('.figure')].map((one) => one.textContent).join('; ')";
    Ok(page.script(script, &[])?.as_str().unwrap_or_default().to_owned())
}

/// Waits until a bar over the page says so.
pub fn expect_bar(page: &Page, words: &str) -> Outcome {
    let script = "return [...document.querySelectorAll('.bar-text')].some((one) => one.textContent.includes(arguments[0]))";
    page.wait_until(&format!("a bar says \"{words}\""), || Ok(page.script(script, &[json!(words)])? == true))
}

/// Presses a button of a bar.
pub fn tap_bar(page: &Page, label: &str) -> Outcome {
    let find = "for (const one of document.querySelectorAll('.bar button'))
        if (one.textContent.trim() === arguments[0]) return one;";
    tap_found(page, &format!("a bar has a button \"{label}\""), find, &[label])
}

/// Opens a campaign of the shelf by its name, or by something else that is told of it.
pub fn tap_shelf(page: &Page, words: &str) -> Outcome {
    let find = "for (const one of document.querySelectorAll('.start-item .row-tap'))
        if (one.textContent.includes(arguments[0])) return one;";
    tap_found(page, &format!("the shelf has \"{words}\""), find, &[words])
}

/// Leaves the campaign for the start page.
pub fn leave(page: &Page) -> Outcome {
    tap_named(page, "The campaign")?;
    tap_sheet(page, "Back to the start page")?;
    page.wait_for_text("Your campaigns")
}

/// Closes the quarter.
pub fn close_quarter(page: &Page) -> Outcome {
    tap_found(
        page,
        "the quarter can be closed",
        "return document.querySelector('.steps ~ .button-group .button-go');",
        &[],
    )?;
    page.wait_for_text("The quarter is closed")
}

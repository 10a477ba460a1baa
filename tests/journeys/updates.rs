//! A newer build is published: it waits for a tap, and old and new never meet (T17 of the lessons).

use std::path::PathBuf;
use std::process::Command;

use crate::hand::{tap_named, tap_sheet, when};
use crate::harness::{Ability, Answer, Outcome, Page, Trouble, button, css, in_every_engine, journey};

in_every_engine!(a_newer_build_is_used_when_the_player_says_so, a_cold_start_needs_no_network);

const WAITS: &str = "A new version is ready.";

/// The release made into the next one, in a directory of the test's own.
fn next_build(test: &str) -> Outcome<PathBuf> {
    let package = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let release = package.join(std::env::var("DIST").unwrap_or_else(|_| "dist".into()));
    let next = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(["next-build-", test].concat());
    let script = package.join("tests/journeys/next_build.mjs");
    let made = Command::new("node").arg(script).args([&release, &next]).status()?;
    if made.success() { Ok(next) } else { Err(Trouble::new("the next build could not be made")) }
}

fn build(page: &Page) -> Outcome<String> {
    Ok(page.script("return window.clerk.build", &[])?.as_str().unwrap_or_default().to_owned())
}

fn wait_until_kept(page: &Page) -> Outcome {
    let ready = "return window.clerk?.ready === true";
    page.wait_until("the offline copy is whole", || Ok(page.script(ready, &[])? == true))
}

/// The example on the desk, one phase on, kept offline.
fn begin(page: &Page) -> Outcome<String> {
    page.open("")?;
    wait_until_kept(page)?;
    tap_named(page, "Look at the example")?;
    page.wait_for_text("October 1807")?;
    tap_named(page, "Next phase")?;
    tap_sheet(page, "Leave it and go on")?;
    page.wait_until("the next phase", || Ok(when(page)? == "October 1807, Naval"))?;
    build(page)
}

fn a_newer_build_is_used_when_the_player_says_so(page: &mut Page) -> Outcome {
    let next = next_build(&format!("update-{:?}", page.engine()))?;
    let first = begin(page)?;
    page.new_tab()?;
    page.open("#turn")?;
    page.wait_for_text("October 1807")?;

    page.serve(next);
    page.reload()?;
    page.wait_for_text(WAITS)?;
    page.click(button("Later"))?;
    page.wait_for_no_text(WAITS)?;
    // It goes on waiting, and the first build goes on.
    page.reload()?;
    page.wait_for_text(WAITS)?;
    assert_eq!(build(page)?, first);
    page.click(button("Use it now"))?;
    page.wait_until("the next build is in use", || Ok(build(page).is_ok_and(|now| now != first)))?;
    page.wait_for_no_text(WAITS)?;
    page.wait_until("the game is as it was", || Ok(when(page)? == "October 1807, Naval"))?;

    // The other window runs on in the first build, and its parts are still there, though the host has them no more.
    page.switch_to(0)?;
    page.wait_for_text("A newer version is in use in another window.")?;
    assert_eq!(build(page)?, first);
    page.go_offline();
    page.script("location.hash = '#rules'; return true", &[])?;
    page.wait_for_text("The Polish Rules")?;
    page.click(button("Load again"))?;
    page.wait_until("the next build is here too", || Ok(build(page).is_ok_and(|now| now != first)))?;
    page.open("#treasury")?;
    page.wait_for(css("#panel .when-title"))?;
    Ok(())
}

/// While a host is half deployed, or answers with a page for a file, the build that is kept goes on.
#[test]
fn a_host_that_is_half_deployed_spoils_nothing() -> Outcome {
    let next = next_build("half")?;
    journey("half deployed", |page| {
        page.tolerate("404");
        let first = begin(page)?;
        page.serve(next);
        let found = "return navigator.serviceWorker.getRegistration().then((one) => one.update())
            .then((one) => new Promise((resolve) => {
                const coming = one.installing;
                if (!coming) return resolve(one.waiting ? 'waiting' : 'nothing');
                coming.onstatechange = () => resolve(coming.state);
            }), (error) => String(error))";
        for otherwise in [Answer::NotFound, Answer::Html("<h1>Welcome</h1>".into())] {
            page.answer(move |path| path.starts_with("split_more").then(|| otherwise.clone()));
            page.wait_until("the newer build is refused", || Ok(page.script(found, &[])? == "redundant"))?;
            page.reload()?;
            page.wait_until("the game is there", || Ok(when(page)? == "October 1807, Naval"))?;
            assert_eq!(build(page)?, first);
            let copies = page.script("return caches.keys()", &[])?;
            assert_eq!(copies.as_array().map_or(0, Vec::len), 1, "{copies}");
        }
        page.answer_plainly();
        page.wait_until("the newer build is taken", || {
            let state = page.script(found, &[])?;
            Ok(state == "installed" || state == "waiting")
        })?;
        page.wait_for_text(WAITS)
    })
}

/// A first visit to such a host says so, and the way on is a tap.
#[test]
fn a_page_whose_program_does_not_come_says_so() -> Outcome {
    journey("no program", |page| {
        for part in ["404", "MIME", "SyntaxError", "digest", "integrity", "WebAssembly", "Unexpected token"] {
            page.tolerate(part);
        }
        page.answer(|path| {
            let program = path.starts_with("poland-in-arms-") && path.ends_with(".js");
            program.then(|| Answer::Html("<h1>Welcome</h1>".into()))
        });
        page.load("", css("dialog.panic"))?;
        page.wait_for_text("The clerk cannot begin")?;
        page.wait_for(button("Rescue your games"))?;
        page.answer_plainly();
        page.click(button("Load again"))?;
        page.wait_for_text("Begin a campaign")
    })
}

/// In the evening the browser is closed; in the morning there is no network.
fn a_cold_start_needs_no_network(page: &mut Page) -> Outcome {
    if !page.can(Ability::KeepProfile) {
        return Ok(());
    }
    begin(page)?;
    page.close_browser()?;
    page.go_offline();
    page.restart_browser()?;
    page.open("")?;
    page.wait_until("the game is there", || Ok(when(page)? == "October 1807, Naval"))?;
    page.open("#rules")?;
    page.wait_for_text("The Polish Rules")
}

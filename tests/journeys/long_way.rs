//! A campaign's long way: played, carried into a morning without a network, saved to a file, lost with all that the
//! browser kept, and brought back the same (T13 and T16 of the lessons).

use std::str::from_utf8;

use poland_in_arms::storage::envelope::read_file;
use serde_json::json;

use crate::hand::{expect_figure, figures, lay_ready, next_phase, tap_named, tap_row, tap_sheet, when};
use crate::harness::{Ability, Outcome, Page, in_every_engine};
use crate::{kept, month, waiting};

in_every_engine!(a_campaign_is_lost_with_the_storage_and_comes_back_from_its_file);

fn wait_until_kept(page: &Page) -> Outcome {
    let ready = "return window.clerk?.ready === true";
    page.wait_until("the offline copy is whole", || Ok(page.script(ready, &[])? == true))
}

fn a_campaign_is_lost_with_the_storage_and_comes_back_from_its_file(page: &mut Page) -> Outcome {
    lay_ready(page, &waiting(month(1806, 1), |_| {}))?;
    tap_row(page, "Prussia creates Poland")?;
    tap_sheet(page, "Create Poland")?;
    expect_figure(page, "Treasury", "5 $")?;
    next_phase(page)?;
    wait_until_kept(page)?;

    // The next morning, on a train.
    if page.can(Ability::KeepProfile) {
        page.close_browser()?;
        page.go_offline();
        page.restart_browser()?;
        page.open("")?;
    } else {
        page.go_offline();
        page.reload()?;
    }
    page.wait_until("the campaign is there", || Ok(when(page)? == "January 1806, Reinforcement"))?;
    next_phase(page)?;
    assert_eq!(when(page)?, "January 1806, Naval");
    let stood = figures(page)?;
    assert!(stood.contains("Treasury"), "{stood}");

    tap_named(page, "The campaign")?;
    tap_sheet(page, "Hand it over")?;
    tap_sheet(page, "Save a file")?;
    let file = page.downloaded(|name| name.starts_with("poland-in-arms-journey-1806-01-r"))?;
    let given =
        read_file(from_utf8(&file)?).map_err(|error| crate::harness::Trouble::new(format!("{error:?}")))?;
    assert_eq!(kept::digest(&given.campaign), kept::digest(&kept::campaign(page, 1)?));

    kept::lose_all(page)?;
    page.reload()?;
    page.wait_for_text(
        "None yet. If you played on another device, or this one lost its storage, a file or a link brings",
    )?;
    assert!(!page.shows("Journey")?);

    tap_named(page, "Bring one in")?;
    page.choose_file(".hand-input", &kept::file(page, "long-way.json", &file)?)?;
    page.wait_for_text("No campaign on this device has anything in common with it.")?;
    assert!(kept::names(page)?.is_empty());
    tap_sheet(page, "Keep as new")?;
    page.wait_until("the campaign is back", || Ok(when(page)? == "January 1806, Naval"))?;
    assert_eq!(figures(page)?, stood);
    assert_eq!(kept::digest(&given.campaign), kept::digest(&kept::campaign(page, 1)?));

    page.go_online()?;
    page.reload()?;
    page.wait_until("it is still there", || Ok(when(page)? == "January 1806, Naval"))?;
    let answers = "return fetch('sw.js', { cache: 'reload' }).then((answer) => answer.ok, () => false)";
    page.wait_until("the network is back", || Ok(page.script(answers, &[])? == json!(true)))?;
    next_phase(page)
}

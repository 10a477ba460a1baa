//! What older releases wrote opens for ever (T11 of the lessons): the frozen links and the saved file, through the page.

use std::path::Path;

use poland_in_arms::storage::envelope::read_file;
use poland_in_arms::storage::exchange::from_link;

use crate::hand::{expect_in_sheet, leave, tap_named, tap_sheet};
use crate::harness::{Outcome, Page, css, in_every_engine};
use crate::kept::{campaign, digest, names};

in_every_engine!(what_the_first_release_wrote_opens_and_is_kept);

const JOURNAL: &str = include_str!("../data/link-v1-record-handed-over.txt");
const STATE: &str = include_str!("../data/link-v1-state-handed-over.txt");
const SAVED: &str = include_str!("../data/saved-v1.json");

fn what_the_first_release_wrote_opens_and_is_kept(page: &mut Page) -> Outcome {
    page.open("")?;
    let common = "No campaign on this device has anything in common with it.";
    let same = "“Środa” here is the same, act for act.";
    for (place, link, words) in [(1, JOURNAL.trim(), common), (2, STATE.trim(), same)] {
        let written = from_link(link).expect("a link of the first release").campaign;
        page.open(&["#", link].concat())?;
        expect_in_sheet(page, words)?;
        let month = written.game().date.to_string();
        expect_in_sheet(page, &month)?;
        assert_eq!(names(page)?.len(), place as usize - 1);
        tap_sheet(page, "Keep as new")?;
        page.wait_for_no(css("dialog[open]"))?;
        page.wait_for_text(&month)?;
        page.wait_until("it is kept", || Ok(campaign(page, place).is_ok_and(|kept| kept == written)))?;
        leave(page)?;
    }
    let written = read_file(SAVED).expect("a file of the first release").campaign;
    tap_named(page, "Bring one in")?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saved-v1.json");
    page.choose_file(".hand-input", &file)?;
    tap_sheet(page, "Keep as new")?;
    page.wait_for_text(&written.game().setup.name)?;
    page.wait_for_text(&written.game().date.to_string())?;
    assert_eq!(digest(&campaign(page, 3)?), digest(&written));
    Ok(())
}

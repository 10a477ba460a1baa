//! Files and texts that come from outside (T12 and T13 of the lessons): what is wrong is told, what is newer is kept as it
//! is, and what is right is looked at first, however it comes.

use poland_in_arms::storage::encode;
use poland_in_arms::storage::exchange::link_to;
use poland_in_arms::storage::link::Kind;
use serde_json::json;

use crate::hand::{expect_in_sheet, tap_named, tap_sheet, tap_shelf, when};
use crate::harness::{Outcome, Page, css, in_every_engine};
use crate::kept::{campaign, file, names, noted, texts, texts_of_campaigns};
use crate::{month, waiting};

in_every_engine!(
    a_broken_file_is_told_and_the_mended_one_comes_at_once,
    a_file_of_a_newer_form_is_kept_for_the_newer_version,
    a_campaign_comes_by_a_text_and_by_a_drop,
);

/// Brings a file in on the start page.
fn bring(page: &Page, name: &str, text: &str) -> Outcome {
    tap_named(page, "Bring one in")?;
    page.choose_file(".hand-input", &file(page, name, text.as_bytes())?)
}

fn text() -> String {
    encode(&noted(&waiting(month(1806, 1), |_| {}), &["Środa <b>bold</b> 水曜日"]))
        .expect("a campaign as a file")
}

fn a_broken_file_is_told_and_the_mended_one_comes_at_once(page: &mut Page) -> Outcome {
    let whole = text();
    page.open("")?;
    let before = texts_of_campaigns(page)?;
    let cut = whole.get(..whole.len() / 2).unwrap_or_default();
    let changed = whole.replace("<b>bold", "<i>bold");
    assert_ne!(changed, whole);
    for (wrong, words) in [
        (cut, format!("reading stopped in line 1 at letter {}", cut.len())),
        ("{\"app\":\"another\"}", "It is no file of Poland in Arms.".to_owned()),
        (&changed, "It was changed after it was written".to_owned()),
        ("", "It is no campaign's text, or only a part of one".to_owned()),
    ] {
        bring(page, "mended.json", wrong)?;
        expect_in_sheet(page, &words)?;
        expect_in_sheet(page, "Nothing on this device is changed.")?;
        tap_sheet(page, "All right")?;
        page.wait_for_no(css("dialog[open]"))?;
        assert_eq!(texts_of_campaigns(page)?, before);
    }
    bring(page, "mended.json", &whole)?;
    tap_sheet(page, "Keep as new")?;
    page.wait_until("it lies open", || Ok(when(page)? == "January 1806, Political"))?;
    assert_eq!(encode(&campaign(page, 1)?).ok().as_deref(), Some(whole.as_str()));
    page.open("#record")?;
    // What people wrote stays text.
    page.wait_for_text("Środa <b>bold</b> 水曜日")
}

fn a_file_of_a_newer_form_is_kept_for_the_newer_version(page: &mut Page) -> Outcome {
    let ours = format!("\"version\":\"{}\"", env!("CARGO_PKG_VERSION"));
    let newer = text().replace("\"schema\":1", "\"schema\":3").replace(&ours, "\"version\":\"9.1.0\"");
    let versions = format!(
        "It was saved by version 9.1.0 (form 3); this is version {} (form 1).",
        env!("CARGO_PKG_VERSION")
    );
    page.open("")?;
    bring(page, "from-anna.json", &newer)?;
    expect_in_sheet(page, &versions)?;
    assert!(names(page)?.is_empty());
    tap_sheet(page, "Keep it for the newer version")?;
    page.wait_for_text("It is on the shelf, and opens once the app is newer.")?;
    assert_eq!(names(page)?, ["from-anna.json"]);
    assert!(!page.shows("damaged")?, "a newer file is not damaged");
    // A tap says why it does not open, and changes nothing.
    let before = texts_of_campaigns(page)?;
    tap_shelf(page, "from-anna.json")?;
    page.wait_for_text(&versions)?;
    page.wait_for_text("Your campaigns")?;
    assert_eq!(texts_of_campaigns(page)?, before);
    assert_eq!(texts(page)?.get("poland-in-arms:campaign:1:1"), Some(&newer));
    Ok(())
}

fn a_campaign_comes_by_a_text_and_by_a_drop(page: &mut Page) -> Outcome {
    let other = waiting(month(1807, 3), |_| {});
    let link = link_to(&other, Kind::State, None).expect("a link that is not too long");
    page.open("")?;
    tap_named(page, "Bring one in")?;
    page.fill(
        css("dialog[open] textarea"),
        &format!("Dear all, here is it: <https://example.org/poland/#{link}> Anna"),
    )?;
    tap_sheet(page, "Look at it")?;
    expect_in_sheet(page, "March 1807, Political")?;
    tap_sheet(page, "Keep as new")?;
    page.wait_until("it lies open", || Ok(when(page)? == "March 1807, Political"))?;
    assert!(campaign(page, 1)?.game() == other.game());

    // Dropped while another campaign lies open: that one stays as it is.
    let drop = "const data = new DataTransfer();
        data.items.add(new File([arguments[0]], 'dropped.json', { type: 'application/json' }));
        const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
        document.querySelector('.app').dispatchEvent(event);
        return event.defaultPrevented;";
    let before = texts_of_campaigns(page)?;
    assert_eq!(page.script(drop, &[json!(text())])?, json!(true));
    expect_in_sheet(page, "January 1806, Political")?;
    assert_eq!(texts_of_campaigns(page)?, before);
    tap_sheet(page, "Keep as new")?;
    page.wait_until("the dropped one lies open", || Ok(when(page)? == "January 1806, Political"))?;
    assert!(campaign(page, 1)?.game() == other.game());
    assert_eq!(encode(&campaign(page, 2)?).ok(), Some(text()));
    Ok(())
}

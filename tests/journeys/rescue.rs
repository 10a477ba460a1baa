//! The rescue page: what it lists, saves and takes in is what the program itself keeps and reads, and what is damaged the
//! program mends, in the browser or out of a file from this page.

use std::path::PathBuf;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::storage::Generation;
use poland_in_arms::storage::envelope::Filed;
use poland_in_arms::storage::exchange::from_text;
use poland_in_arms::storage::slots::Opened;
use serde_json::json;

use crate::hand::{next_phase, tap_named, tap_sheet, when};
use crate::harness::{Outcome, Page, Trouble, button, css, in_every_engine, journey, key, named};
use crate::{month, waiting};

mod both;
mod bring;
#[path = "../rescue/stores.rs"]
mod stores;

use stores::{Texts, long_played, program_over};

in_every_engine!(what_was_played_is_saved_and_brought_in_again);

const FOREIGN: [(&str, &str); 3] = [
    ("poland", "{\"now\":1}"),
    ("another-app:campaign:1", "\u{141}\u{f3}d\u{17a} \u{1f5fa}"),
    ("", "a name of nothing"),
];

fn texts(page: &Page) -> Outcome<Texts> {
    let all = page.script("return JSON.stringify(Object.assign({}, localStorage));", &[])?;
    Ok(serde_json::from_str(all.as_str().unwrap_or_default())?)
}

/// The program's own word for what is wrong, as a trouble.
fn sound<T, E: std::fmt::Debug>(result: Result<T, E>) -> Outcome<T> {
    result.map_err(|error| Trouble::new(format!("{error:?}")))
}

fn lay(page: &Page, texts: &Texts) -> Outcome {
    for (name, text) in texts {
        keep(page, name, text)?;
    }
    Ok(())
}

fn keep(page: &Page, name: &str, text: &str) -> Outcome {
    page.script("localStorage.setItem(arguments[0], arguments[1]);", &[json!(name), json!(text)]).map(drop)
}

fn lay_foreign(page: &Page) -> Outcome {
    FOREIGN.iter().try_for_each(|(name, text)| keep(page, name, text))
}

fn assert_foreign_is_untouched(page: &Page) -> Outcome {
    let mut kept = texts(page)?;
    kept.retain(|name, _| !name.starts_with("poland-in-arms:"));
    let laid: Texts = FOREIGN.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    assert_eq!(kept, laid);
    Ok(())
}

/// The campaigns as the program reads them, the one saved last first.
fn as_the_program_reads(texts: &Texts) -> Outcome<Vec<Opened>> {
    let mut slots = program_over(texts);
    let ids = sound(slots.list())?;
    let open = |id| sound(slots.open(id));
    ids.into_iter().map(|listed| listed.id).map(open).collect()
}

fn the_only_one(page: &Page) -> Outcome<Opened> {
    let mut all = as_the_program_reads(&texts(page)?)?;
    assert_eq!(all.len(), 1);
    Ok(all.remove(0))
}

/// The rescue page over a long campaign, with what others keep beside it.
fn open_long_played(page: &mut Page, change: impl FnOnce(&mut Texts)) -> Outcome<Campaign> {
    let (campaign, mut texts) = long_played(waiting(month(1806, 1), |_| {}), "Wednesdays");
    change(&mut texts);
    page.load("rescue.html", css("h2"))?;
    lay(page, &texts)?;
    lay_foreign(page)?;
    page.reload_to(css(".campaign"))?;
    Ok(campaign)
}

fn damage(texts: &mut Texts, name: &str) {
    let text = texts.get_mut(&format!("poland-in-arms:{name}")).expect("a text to be damaged");
    text.truncate(text.len() / 2);
}

fn file_of(test: &str, text: &str) -> Outcome<PathBuf> {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("rescue-{test}"));
    std::fs::create_dir_all(&place)?;
    std::fs::write(place.join("game.json"), text)?;
    Ok(place.join("game.json"))
}

/// The file that was saved under a name.
fn saved(page: &Page, name: &str) -> Outcome<String> {
    let bytes = page.downloaded(|given| given == format!("poland-in-arms-{name}-raw.json"))?;
    Ok(String::from_utf8(bytes)?)
}

/// The only campaign of a file from this page, as the program takes it in.
fn as_the_program_takes_in(file: &str) -> Outcome<Filed> {
    let mut found = from_text(file);
    assert_eq!(found.len(), 1);
    sound(found.remove(0))
}

/// Opens the texts of the campaign, presses one thing, and says yes to what is asked.
fn change(page: &Page, what: &str) -> Outcome {
    if page.count(css("#campaigns details[open]"))? == 0 {
        page.click(button("Its texts, to go back to one or to remove them"))?;
    }
    page.click(named(what))?;
    page.click(css(".told-ask .button-go"))
}

/// Back in the program: the campaign is on the shelf, and opens as the whole of it, or as what could be read.
fn open_in_the_program(page: &mut Page, name: &str) -> Outcome {
    page.open("")?;
    page.click(button(name))?;
    page.wait_until("the game is open", || Ok(when(page)? == "January 1806, Political"))
}

fn what_was_played_is_saved_and_brought_in_again(page: &mut Page) -> Outcome {
    page.open("")?;
    tap_named(page, "Look at the example")?;
    page.wait_for_text("October 1807")?;
    tap_named(page, "Next phase")?;
    tap_sheet(page, "Leave it and go on")?;
    page.wait_until("the next phase", || Ok(when(page)? == "October 1807, Naval"))?;

    page.load("rescue.html", css(".campaign"))?;
    page.wait_for_text("Example: 1807")?;
    page.wait_for_text("Storage works here.")?;
    page.wait_for_text("Its latest text can be read.")?;
    let played = the_only_one(page)?.campaign;
    page.click(button("Save as a file"))?;
    let text = saved(page, "example-1807")?;
    assert!(as_the_program_takes_in(&text)?.campaign == played);

    page.script("localStorage.clear();", &[])?;
    lay_foreign(page)?;
    page.reload_to(css("h2"))?;
    page.wait_for_text("No campaign is kept")?;
    page.choose_file("#file", &file_of(&format!("played-{:?}", page.engine()), &text)?)?;
    page.wait_for_text("1 campaign would be added as new.")?;
    assert!(as_the_program_reads(&texts(page)?)?.is_empty(), "a look adds nothing");
    page.click(button("Add 1 campaign"))?;
    page.wait_for_text("1 campaign was added.")?;
    let brought = the_only_one(page)?;
    assert!(brought.campaign == played && brought.generation == Generation::Latest);
    assert_foreign_is_untouched(page)?;

    page.click(button("Back to the clerk"))?;
    page.click(button("Example: 1807"))?;
    page.wait_until("the game goes on", || Ok(when(page)? == "October 1807, Naval"))
}

#[test]
fn a_damaged_latest_text_is_put_together_by_the_program() -> Outcome {
    journey("rescue: a damaged text", |page| {
        let campaign = open_long_played(page, |texts| damage(texts, "campaign:1:2"))?;
        page.wait_for_text("Its latest text is cut off, or no JSON at all. The clerk puts together")?;
        page.click(button("Save as a file"))?;
        let file = saved(page, "wednesdays")?;
        assert!(file.contains("\"label\":\"Wednesdays\""));
        let filed = as_the_program_takes_in(&file)?;
        assert!(filed.campaign == campaign, "nothing is lost");
        assert_eq!(filed.label.as_deref(), Some("Wednesdays"));

        let before = texts(page)?;
        let opened = the_only_one(page)?;
        assert!(opened.campaign == campaign && matches!(opened.generation, Generation::Mended(_)));
        open_in_the_program(page, "Wednesdays")?;
        page.wait_for_text("nothing is lost")?;
        next_phase(page)?;
        page.load("rescue.html", css(".campaign"))?;
        page.wait_for_text("Its latest text can be read.")?;
        let opened = the_only_one(page)?;
        assert_eq!(opened.generation, Generation::Latest);
        assert_eq!(opened.campaign.journal().entries.len(), campaign.journal().entries.len() + 1);
        let after = texts(page)?;
        assert!(
            before.iter().all(|(name, text)| !name.contains(":1:2") || after.get(name) == Some(text)),
            "what is damaged stays"
        );
        assert_foreign_is_untouched(page)?;

        // Its room is freed by way of a file: saved, removed and taken in by the program it holds what counts, and no more.
        page.click(button("Save all raw"))?;
        let file = file_of("freed", &saved(page, "all")?)?;
        change(page, "Remove: All of it")?;
        page.wait_for_text("The campaign is removed.")?;
        page.open("")?;
        tap_named(page, "Bring one in")?;
        page.choose_file(".hand-input", &file)?;
        tap_sheet(page, "Keep as new")?;
        page.wait_until("the game is open", || Ok(when(page)? == "January 1806, Reinforcement"))?;
        assert!(the_only_one(page)?.campaign == opened.campaign);
        let names = texts(page)?;
        assert_eq!(names.keys().filter(|name| name.starts_with("poland-in-arms:campaign:")).count(), 2);
        assert_foreign_is_untouched(page)
    })
}

#[test]
fn a_lost_pointer_and_a_broken_shelf_hide_no_campaign() -> Outcome {
    journey("rescue: no pointer", |page| {
        let campaign = open_long_played(page, |texts| {
            texts.insert("poland-in-arms:campaign:1".to_owned(), "{\"now\":2,\"cou".to_owned());
            texts.insert("poland-in-arms:shelf".to_owned(), "[[[".to_owned());
            texts.insert("poland-in-arms:later".to_owned(), "not known here".to_owned());
        })?;
        let whole = |page: &Page| {
            let opened = the_only_one(page)?;
            assert!(opened.campaign == campaign && matches!(opened.generation, Generation::Earlier(_)));
            Outcome::Ok(())
        };
        page.wait_for_text("The list of names cannot be read")?;
        page.wait_for_text("The mark that says which text is the latest cannot be read.")?;
        page.click(button("What belongs to no campaign"))?;
        page.wait_for_text("later")?;
        whole(page)?;

        page.script("localStorage.removeItem('poland-in-arms:campaign:1');", &[])?;
        page.reload_to(css(".campaign"))?;
        page.wait_for_text("which text is the latest is missing.")?;
        whole(page)?;
        assert_eq!(texts(page)?["poland-in-arms:shelf"], "[[[");
        // Where the longest text brings the program down, another can be named the latest.
        page.click(button("Save as a file"))?;
        assert!(as_the_program_takes_in(&saved(page, "journey")?)?.campaign == campaign);
        change(page, "Go back: Found here, slot 1 with 40 acts")?;
        page.wait_for_text("The clerk now opens slot 1, with 41 entries")?;
        assert_eq!(the_only_one(page)?.campaign.journal().entries.len(), 41);
        page.script("localStorage.removeItem('poland-in-arms:campaign:1');", &[])?;
        open_in_the_program(page, "Journey")?;
        next_phase(page)?;
        let opened = the_only_one(page)?;
        assert_eq!(opened.generation, Generation::Latest);
        assert_eq!(opened.campaign.journal().entries.len(), campaign.journal().entries.len() + 1);
        assert_foreign_is_untouched(page)
    })
}

/// A campaign that is read here and yet brings the program down.
#[test]
fn a_campaign_can_go_back_be_tried_again_and_go_for_good() -> Outcome {
    journey("rescue: repairs", |page| {
        let campaign = open_long_played(page, |texts| {
            texts.insert("poland-in-arms:trial".to_owned(), "{\"id\":1,\"times\":2}".to_owned());
            texts.insert("poland-in-arms:open".to_owned(), "1".to_owned());
            texts.insert("poland-in-arms:screen".to_owned(), "#turn".to_owned());
        })?;
        // By the keyboard: the question can be left, and comes again where it was left.
        page.click(button("What belongs to no campaign"))?;
        page.click(named("Forget: trial"))?;
        page.wait_for(css(".told-ask"))?;
        page.press(key::ESCAPE)?;
        page.wait_for_no(css(".told-ask"))?;
        page.press(key::ENTER)?;
        page.wait_for(css(".told-ask"))?;
        page.press(key::TAB)?;
        page.press(key::ENTER)?;
        page.wait_for_text("It is forgotten.")?;
        assert!(!texts(page)?.contains_key("poland-in-arms:trial"));
        for name in ["open", "screen"] {
            page.click(named(&format!("Forget: {name}")))?;
            page.click(css(".told-ask .button-go"))?;
            page.wait_for_no(css(".told-ask"))?;
            assert!(!texts(page)?.contains_key(&format!("poland-in-arms:{name}")));
        }

        // Another window changes the campaign while it is asked about here.
        const BACK: &str = "Go back: The one before, slot 1 with 40 acts";
        page.click(button("Its texts, to go back to one or to remove them"))?;
        page.click(named(BACK))?;
        let pointer = texts(page)?["poland-in-arms:campaign:1"].clone();
        keep(page, "poland-in-arms:campaign:1", &pointer.replace("\"count\":", "\"count\":1"))?;
        page.click(css(".told-ask .button-go"))?;
        page.wait_for_text("Another window has changed this campaign")?;
        assert!(the_only_one(page)?.campaign == campaign);

        change(page, BACK)?;
        page.wait_for_text("The clerk now opens slot 1, with 41 entries")?;
        let opened = the_only_one(page)?;
        assert_eq!(opened.generation, Generation::Latest);
        assert_eq!(opened.campaign.journal().entries.len(), 41);
        assert!(texts(page)?.contains_key("poland-in-arms:campaign:1:2"), "what was left is set aside");
        open_in_the_program(page, "Wednesdays")?;

        // What was left can be taken up again.
        page.load("rescue.html", css(".campaign"))?;
        change(page, "Go back: Set aside, slot 2 with 6 acts")?;
        page.wait_for_text("The clerk now opens slot 2")?;
        let opened = the_only_one(page)?;
        assert!(opened.campaign == campaign && opened.generation == Generation::Latest);
        change(page, "Remove: All of it")?;
        page.wait_for_text("The campaign is removed.")?;
        page.wait_for_text("No campaign is kept")?;
        assert!(!texts(page)?.keys().any(|name| name.starts_with("poland-in-arms:campaign:1")));
        assert_foreign_is_untouched(page)
    })
}

/// It needs no network, no WebAssembly, and says so where there is no storage.
#[test]
fn it_stands_where_the_program_does_not() -> Outcome {
    const DENIED: &str = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });";
    journey("rescue: alone", |page| {
        page.open("")?;
        page.wait_for_text("ready offline")?;
        page.go_offline();
        page.run_before("delete window.WebAssembly;")?;
        page.load("rescue.html", css("h2"))?;
        page.wait_for_text("No campaign is kept")?;
        page.run_before(DENIED)?;
        page.reload_to(css("h1"))?;
        page.wait_for_text("This browser lets the page see no storage")
    })
}

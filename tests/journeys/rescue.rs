//! The rescue page: what it lists, saves, takes in and mends is what the program itself keeps and reads.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::game::command::Command;
use poland_in_arms::storage::envelope::read_file;
use poland_in_arms::storage::slots::Opened;
use poland_in_arms::storage::{Generation, Memory, Slots, Store, encode};
use serde_json::json;

use crate::hand::{tap_named, tap_sheet, when};
use crate::harness::{Outcome, Page, Trouble, button, css, in_every_engine, journey, key, named};
use crate::{month, waiting};

/// All that a browser keeps for the address.
type Texts = BTreeMap<String, String>;

mod both;
mod bring;

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

/// The program's own hand over what a browser keeps.
fn program_over(texts: &Texts) -> Outcome<Slots> {
    let memory = Memory::default();
    for (name, text) in texts {
        sound(memory.write(name, text))?;
    }
    Ok(Slots::new(memory))
}

/// The campaigns as the program reads them, the one saved last first.
fn as_the_program_reads(texts: &Texts) -> Outcome<Vec<Opened>> {
    let mut slots = program_over(texts)?;
    let ids = sound(slots.list())?;
    let open = |id| sound(slots.open(id));
    ids.into_iter().map(|listed| listed.id).map(open).collect()
}

fn the_only_one(page: &Page) -> Outcome<Opened> {
    let mut all = as_the_program_reads(&texts(page)?)?;
    assert_eq!(all.len(), 1);
    Ok(all.remove(0))
}

/// A campaign of two generations with acts beside both, and what a store keeps of it.
fn long_played(name: &str) -> (Campaign, Texts) {
    let memory = Rc::new(Memory::default());
    let mut slots = Slots::new(memory.clone());
    let id = slots.new_id();
    let mut campaign = waiting(month(1806, 1), |_| {});
    slots.save(id, &campaign, None).expect("saved");
    for at in 0..45 {
        campaign.submit(Command::Note { text: format!("act {at}") }).expect("a note");
        if at == 42 {
            assert!(campaign.annotate(3, "noted later: \u{15a}roda \u{201c}<b>\u{201d}"));
        }
        slots.save(id, &campaign, None).expect("saved");
    }
    assert!(campaign.undo());
    slots.save(id, &campaign, None).expect("saved");
    slots.relist(id, |listed| listed.label = Some(name.to_owned())).expect("listed");
    let names = memory.names().expect("names");
    let text = |name: String| (name.clone(), memory.read(&name).expect("read").expect("a text"));
    (campaign, names.into_iter().map(text).collect())
}

/// The rescue page over a long campaign, with what others keep beside it.
fn open_long_played(page: &mut Page, change: impl FnOnce(&mut Texts)) -> Outcome<Campaign> {
    let (campaign, mut texts) = long_played("Wednesdays");
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

fn file(test: &str, text: &str) -> Outcome<PathBuf> {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("rescue-{test}"));
    std::fs::create_dir_all(&place)?;
    std::fs::write(place.join("game.json"), text)?;
    Ok(place.join("game.json"))
}

/// What was saved as a file, or raw.
fn saved(page: &Page, raw: bool) -> Outcome<String> {
    let bytes =
        page.downloaded(|name| name.starts_with("poland-in-arms-") && name.ends_with("raw.json") == raw)?;
    Ok(String::from_utf8(bytes)?)
}

/// Opens what can be mended, presses one thing, and says yes to what is asked.
fn mend(page: &Page, what: &str) -> Outcome {
    if page.count(css("#campaigns details:nth-of-type(2) .row"))? == 0 {
        page.click(button("Mend or remove"))?;
    }
    page.click(named(what))?;
    page.click(css(".told-ask .button-go"))
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
    page.wait_for_text("is as it was written")?;
    let played = the_only_one(page)?.campaign;
    page.click(button("Save as a file"))?;
    let text = saved(page, false)?;
    assert!(sound(read_file(&text))?.campaign == played);
    assert_eq!(text, sound(encode(&played))?, "it is what the program itself writes");

    page.script("localStorage.clear();", &[])?;
    lay_foreign(page)?;
    page.reload_to(css("h2"))?;
    page.wait_for_text("No campaign is kept")?;
    page.choose_file("#file", &file(&format!("played-{:?}", page.engine()), &text)?)?;
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
fn a_damaged_latest_text_is_put_together_and_mended() -> Outcome {
    journey("rescue: a damaged text", |page| {
        let campaign = open_long_played(page, |texts| damage(texts, "campaign:1:2"))?;
        page.wait_for_text("Its latest text is cut off, or no JSON at all.")?;
        page.wait_for_text("nothing is lost")?;
        page.click(button("Save as a file"))?;
        let filed = sound(read_file(&saved(page, false)?))?;
        assert!(filed.campaign == campaign);
        assert_eq!(filed.label.as_deref(), Some("Wednesdays"));

        let before = texts(page)?;
        mend(page, "Mend it")?;
        page.wait_for_text("It is mended")?;
        page.wait_for_text("is as it was written")?;
        let opened = the_only_one(page)?;
        assert!(opened.campaign == campaign && opened.generation == Generation::Latest);
        assert_foreign_is_untouched(page)?;
        let after = texts(page)?;
        assert!(
            before
                .iter()
                .all(|(name, text)| name == "poland-in-arms:campaign:1" || after.get(name) == Some(text))
        );

        // It can be forgotten only once it was saved raw.
        page.wait_for_text("save everything raw first")?;
        page.click(css(".campaign > .ways .button-quiet"))?;
        assert!(saved(page, true)?.contains("\"label\":\"Wednesdays\""));
        mend(page, "Forget: Forget what was set aside")?;
        page.wait_for_text("What was set aside is gone.")?;
        assert!(!texts(page)?.keys().any(|name| name.starts_with("poland-in-arms:campaign:1:2")));
        let opened = the_only_one(page)?;
        assert!(opened.campaign == campaign && opened.generation == Generation::Latest);

        page.open("")?;
        page.click(button("Wednesdays"))?;
        page.wait_until("the game is open", || Ok(when(page)? == "January 1806, Political"))
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
        page.wait_for_text("The list of names cannot be read")?;
        page.wait_for_text("The mark that says which text is the latest cannot be read.")?;
        page.click(button("What belongs to no campaign"))?;
        page.wait_for_text("later")?;
        mend(page, "Mend it")?;
        page.wait_for_text("It is mended")?;
        let opened = the_only_one(page)?;
        assert!(opened.campaign == campaign && opened.generation == Generation::Latest);

        page.script("localStorage.removeItem('poland-in-arms:campaign:1');", &[])?;
        page.reload_to(css(".campaign"))?;
        page.wait_for_text("which text is the latest is missing.")?;
        assert!(as_the_program_reads(&texts(page)?)?.is_empty(), "the program does not see it");
        mend(page, "Mend it")?;
        page.wait_for_text("It is mended")?;
        let opened = the_only_one(page)?;
        assert!(opened.campaign == campaign && opened.generation == Generation::Latest);
        assert_eq!(texts(page)?["poland-in-arms:shelf"], "[[[");
        assert_foreign_is_untouched(page)?;
        page.open("")?;
        page.click(button("Journey"))?;
        page.wait_until("the game is open", || Ok(when(page)? == "January 1806, Political"))
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
        page.click(named("Let it be opened again"))?;
        page.wait_for(css(".told-ask"))?;
        page.press(key::ESCAPE)?;
        page.wait_for_no(css(".told-ask"))?;
        page.press(key::ENTER)?;
        page.wait_for(css(".told-ask"))?;
        page.press(key::TAB)?;
        page.press(key::ENTER)?;
        page.wait_for_text("The clerk tries it again")?;
        assert!(!texts(page)?.contains_key("poland-in-arms:trial"));
        page.click(named("Forget what was open"))?;
        page.click(css(".told-ask .button-go"))?;
        page.wait_for_text("It starts on the shelf.")?;
        let kept = texts(page)?;
        assert!(!kept.contains_key("poland-in-arms:open") && !kept.contains_key("poland-in-arms:screen"));

        // Another window changes the campaign while it is asked about here.
        page.click(button("Mend or remove"))?;
        page.click(named("Go back: Go back to the text before"))?;
        let pointer = texts(page)?["poland-in-arms:campaign:1"].clone();
        keep(page, "poland-in-arms:campaign:1", &pointer.replace("\"count\":", "\"count\":1"))?;
        page.click(css(".told-ask .button-go"))?;
        page.wait_for_text("Another window has changed this campaign")?;
        assert!(the_only_one(page)?.campaign == campaign);

        mend(page, "Go back: Go back to the text before")?;
        page.wait_for_text("The clerk now opens slot 1, with 41 entries")?;
        let opened = the_only_one(page)?;
        assert_eq!(opened.generation, Generation::Latest);
        assert_eq!(opened.campaign.journal().entries.len(), 41);
        assert!(texts(page)?.contains_key("poland-in-arms:campaign:1:2"), "what was left is set aside");
        page.open("")?;
        page.click(button("Wednesdays"))?;
        page.wait_until("the game is open", || Ok(when(page)? == "January 1806, Political"))?;

        // What was left can be taken up again.
        page.load("rescue.html", css(".campaign"))?;
        mend(page, "Go over: Go over to slot 2")?;
        page.wait_for_text("The clerk now opens slot 2")?;
        let opened = the_only_one(page)?;
        assert!(opened.campaign == campaign && opened.generation == Generation::Latest);
        mend(page, "Remove: Remove this campaign")?;
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
        page.reload_to(css("h2"))?;
        page.wait_for_text("This browser lets the page see no storage")
    })
}

//! The rescue page: what it lists, saves, takes in and mends is what the program itself keeps and reads.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::engine::command::Command;
use poland_in_arms::storage::envelope::{SaveError, read_file};
use poland_in_arms::storage::slots::{CampaignId, Fault, OpenError, Opened};
use poland_in_arms::storage::{Generation, Memory, Slots, Store, encode};
use serde_json::json;

use crate::hand::{tap_named, tap_sheet, when};
use crate::harness::{Outcome, Page, Trouble, button, css, in_every_engine, journey, named};
use crate::{month, waiting};

/// All that a browser keeps for the address.
type Texts = BTreeMap<String, String>;

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
        saved(page, true)?;
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
        page.click(named("Let it be opened again"))?;
        page.click(css(".told-ask .button-go"))?;
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

#[test]
fn everything_raw_comes_back_as_it_was() -> Outcome {
    journey("rescue: raw", |page| {
        let campaign = open_long_played(page, |texts| damage(texts, "campaign:1:2"))?;
        page.click(button("Save all raw"))?;
        let raw = saved(page, true)?;
        assert!(raw.is_ascii());
        let before = texts(page)?;
        // Brought in beside what is there: a campaign of its own, with the same texts.
        page.choose_file("#file", &file("raw", &raw)?)?;
        page.click(button("Add 1 campaign"))?;
        page.wait_for_text("1 campaign was added.")?;
        let after = texts(page)?;
        for (name, text) in before.iter().filter(|(name, _)| name.contains("campaign:1")) {
            assert_eq!(after.get(name), Some(text), "{name} stays");
            if name.starts_with("poland-in-arms:") {
                assert_eq!(
                    after.get(&name.replacen("campaign:1", "campaign:2", 1)),
                    Some(text),
                    "{name} is there twice"
                );
            }
        }
        let both = as_the_program_reads(&after)?;
        assert_eq!(both.len(), 2);
        assert!(both.iter().all(|one| one.campaign == campaign));
        assert_eq!(page.texts_of(css("h3"))?, ["Wednesdays", "Wednesdays"]);
        let listed = program_over(&after)?.listed(CampaignId::from_number(2)).expect("it is on the shelf");
        assert_eq!((listed.shown(), listed.month, listed.entries), ("Wednesdays", Some(month(1806, 1)), 46));

        // Its number is not given again when it is gone.
        page.click(css("#campaign-2 details:nth-of-type(2) > summary"))?;
        page.click(css("#campaign-2 .row:last-child .button-quiet"))?;
        page.click(css("#campaign-2 .told-ask .button-go"))?;
        page.wait_for_text("The campaign is removed.")?;
        assert_eq!(program_over(&texts(page)?)?.new_id(), CampaignId::from_number(3));
        assert_foreign_is_untouched(page)
    })
}

#[test]
fn what_has_no_room_leaves_nothing_behind() -> Outcome {
    // To the last letter, but for some room in one of the fillers.
    const FILL: &str = "
        for (let size = 1 << 21, at = 0; size >= 1; size >>= 1) {
            try { for (;;) { localStorage.setItem(`filler ${at}`, 'x'.repeat(size)); at += 1; } } catch {}
        }
        const first = localStorage.getItem('filler 0');
        localStorage.setItem('filler 0', first.slice(arguments[0]));";
    journey("rescue: no room", |page| {
        let text = sound(encode(&waiting(month(1806, 1), |_| {})))?;
        let chosen = file("full", &text)?;
        // Room for nothing, for half of the text, and for the text without its pointer.
        for room in [0, text.len() / 2, text.len() + "poland-in-arms:campaign:1:1".len() + 9] {
            page.load("rescue.html", css("h2"))?;
            page.script("localStorage.clear();", &[])?;
            page.script(FILL, &[json!(room)])?;
            let before = texts(page)?;
            page.choose_file("#file", &chosen)?;
            page.click(button("Add 1 campaign"))?;
            page.wait_for_text("There is no room left")?;
            assert!(texts(page)? == before, "something was left behind, or changed, with room for {room}");
        }
        page.script(FILL, &[json!(0)])?;
        page.reload_to(css("h2"))?;
        page.wait_for_text("It takes nothing more just now")?;
        // Freed of some of it, the same file is taken at once.
        page.script("localStorage.removeItem('filler 0');", &[])?;
        page.choose_file("#file", &chosen)?;
        page.click(button("Add 1 campaign"))?;
        page.wait_for_text("1 campaign was added.")
    })
}

#[test]
fn what_comes_in_is_looked_at_first() -> Outcome {
    journey("rescue: what comes in", |page| {
        const NAME: &str = "<img src=x onerror=\"document.title='broken in'\"> \u{202e}\u{15a}roda";
        let mut setup = waiting(month(1806, 1), |_| {}).game().setup.clone();
        setup.name = NAME.to_owned();
        let good = sound(encode(&Campaign::begin(setup).expect("a campaign")))?;
        page.load("rescue.html", css("h2"))?;
        for (wrong, words) in [
            (good[..good.len() - 7].to_owned(), "It is cut off"),
            ("{\"app\":\"another\"}".to_owned(), "It is no file of the clerk"),
            (good.replace("\"bid\":0", "\"bid\":7"), "It was changed after it was written"),
            ("{\"app\":\"poland-in-arms\",\"kind\":\"map\",\"schema\":1}".to_owned(), "It does not hold what it should"),
            ("{\"app\":\"poland-in-arms\",\"kind\":\"raw\",\"keys\":{\"__proto__\":\"x\",\"poland\":\"y\"}}".to_owned(), "There is no campaign in it."),
        ] {
            page.choose_file("#file", &file("wrong", &wrong)?)?;
            page.wait_for_text(words)?;
        }
        assert!(texts(page)?.is_empty());
        page.choose_file("#file", &file("wrong", &good)?)?;
        page.click(button("Add 1 campaign"))?;
        page.wait_for_text("1 campaign was added.")?;
        assert_eq!(page.script("return document.querySelector('h3').textContent;", &[])?, json!(NAME));
        assert_eq!(page.script("return document.querySelectorAll('img').length;", &[])?, json!(0));
        assert_eq!(the_only_one(page)?.campaign.game().setup.name, NAME);

        // A file of a later version is kept as it is.
        let newer =
            good.replace("\"schema\":1", "\"schema\":9").replace("\"version\":\"0", "\"version\":\"19");
        page.click(button("Or paste its text"))?;
        page.script("document.getElementById('pasted').value = arguments[0];", &[json!(newer)])?;
        page.click(button("Look at it"))?;
        page.wait_for_text("(schema 9), which is newer than this page: version")?;
        page.click(button("Add 1 campaign"))?;
        page.wait_for_text("1 campaign was added.")?;
        assert_eq!(texts(page)?["poland-in-arms:campaign:2:1"], newer);
        assert!(matches!(read_file(&newer), Err(SaveError::Newer { .. })));
        Ok(())
    })
}

/// Texts damaged in every way that one name, or two, can be: lost, cut, with one letter changed, with another's text.
fn damaged(sound: &Texts) -> Vec<Texts> {
    let names: Vec<&String> = sound.keys().filter(|name| name.contains(":campaign:")).collect();
    // Any numbers will do, as long as they are the same in every run.
    let mut last = 1807_u64;
    let mut below = |most: usize| {
        last = last.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(last >> 33).unwrap_or(0) % most
    };
    let mut all = Vec::new();
    for case in 0..400 {
        let mut texts = sound.clone();
        let slots =
            ["poland-in-arms:campaign:1", "poland-in-arms:campaign:1:1", "poland-in-arms:campaign:1:2"];
        let first = slots[case % 3].to_owned();
        let other = names[below(names.len())].clone();
        let chosen = if other == first || case % 2 == 0 { vec![first] } else { vec![first, other] };
        for name in chosen {
            let mut text = texts[&name].clone();
            match below(5) {
                0 => {
                    texts.remove(&name);
                    continue;
                }
                1 => text.truncate(below(text.len())),
                2 => text.clone_from(&sound[names[below(names.len())]]),
                _ => {
                    let at = below(text.len());
                    text.replace_range(at..=at, ["0", "1", "7", "a", "\"", "}", ","][below(7)]);
                }
            }
            texts.insert(name, text);
        }
        all.push(texts);
    }
    all
}

/// What the program makes of campaign 1: how, and how many entries it has.
fn opened(texts: &Texts) -> (&'static str, usize) {
    let mut slots = program_over(texts).expect("room");
    match slots.open(CampaignId::from_number(1)) {
        Ok(Opened { campaign, generation }) => {
            let how = match generation {
                Generation::Latest => "latest",
                Generation::Mended(_) => "mended",
                Generation::Earlier(Fault::Pointer) => "loose",
                Generation::Earlier(_) => "earlier",
            };
            (how, campaign.journal().entries.len())
        }
        Err(OpenError::Lost(Fault::Unreadable(SaveError::Newer { .. }))) => ("newer", 0),
        Err(_) => ("lost", 0),
    }
}

#[test]
fn what_the_page_reads_of_damaged_texts_is_what_the_program_reads() -> Outcome {
    const READ: &str = "return arguments[0].map((texts) => {
        const found = rescue.look(rescue.memory(texts)).campaigns.find((one) => one.id === 1);
        const told = found?.best.held?.told;
        return found ? [found.best.how, told && found.best.how !== 'newer' ? told.entries : 0] : ['lost', 0];
    });";
    journey("rescue: both read the same", |page| {
        page.load("rescue.html", css("h2"))?;
        let (_, sound) = long_played("Wednesdays");
        let cases = damaged(&sound);
        let read = page.script(READ, &[json!(cases)])?;
        let mut seen = BTreeMap::new();
        for (texts, read) in cases.iter().zip(read.as_array().into_iter().flatten()) {
            let (how, entries) = opened(texts);
            *seen.entry(how).or_insert(0) += 1;
            let same = *read == json!([how, entries]);
            // The page looks further than the program: without a pointer, and into what was set aside.
            let further = how == "lost" && (read[0] == "loose" || read[0] == "newer");
            // What is newer comes before what is older and readable.
            let careful = how == "loose" && read[0] == "newer";
            let which: Vec<_> = sound.iter().filter(|(name, text)| texts.get(*name) != Some(text)).collect();
            assert!(same || further || careful, "{how} with {entries}, the page says {read}: {which:.200?}");
        }
        assert!(seen.len() >= 5 && seen.values().all(|cases| *cases > 2), "{seen:?}");
        Ok(())
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

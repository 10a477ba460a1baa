//! What is brought in on the rescue page: looked at first, added as new, all of it or nothing.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::game::command::Command;
use poland_in_arms::storage::bundle::bundle;
use poland_in_arms::storage::envelope::{filed, read_file};
use poland_in_arms::storage::slots::{CampaignId, Fault, OpenError};
use poland_in_arms::storage::{SaveError, encode};
use serde_json::json;

use super::{
    as_the_program_reads, assert_foreign_is_untouched, damage, file_of, open_long_played, program_over,
    saved, sound, texts, the_only_one,
};
use crate::harness::{Outcome, button, css, journey};
use crate::{month, waiting};

#[test]
fn everything_raw_comes_back_as_it_was() -> Outcome {
    journey("rescue: raw", |page| {
        let campaign = open_long_played(page, |texts| damage(texts, "campaign:1:2"))?;
        page.click(button("Save all raw"))?;
        let raw = saved(page, "all")?;
        assert!(raw.is_ascii());
        let before = texts(page)?;
        // Brought in beside what is there: a campaign of its own, with the same texts.
        page.choose_file("#file", &file_of("raw", &raw)?)?;
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
        let listed = program_over(&after).listed(CampaignId::from_number(2)).expect("it is on the shelf");
        assert_eq!((listed.shown(), listed.month, listed.entries), ("Wednesdays", Some(month(1806, 1)), 46));

        // Its number is not given again when it is gone.
        page.click(css("#campaign-2 details > summary"))?;
        page.click(css("#campaign-2 .row:last-child .button-quiet"))?;
        page.click(css("#campaign-2 .told-ask .button-go"))?;
        page.wait_for_text("The campaign is removed.")?;
        assert_eq!(program_over(&texts(page)?).new_id(), CampaignId::from_number(3));
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
        let chosen = file_of("full", &text)?;
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
            ("{\"app\":\"poland-in-arms\",\"kind\":\"map\",\"schema\":1}".to_owned(), "It does not hold what it should"),
            ("{\"app\":\"poland-in-arms\",\"kind\":\"raw\",\"keys\":{\"__proto__\":\"x\",\"poland\":\"y\"}}".to_owned(), "There is no campaign in it."),
        ] {
            page.choose_file("#file", &file_of("wrong", &wrong)?)?;
            page.wait_for_text(words)?;
        }
        assert!(texts(page)?.is_empty());
        page.choose_file("#file", &file_of("wrong", &good)?)?;
        page.click(button("Add 1 campaign"))?;
        page.wait_for_text("1 campaign was added.")?;
        assert_eq!(page.script("return document.querySelector('h3').textContent;", &[])?, json!(NAME));
        assert_eq!(page.script("return document.querySelectorAll('img').length;", &[])?, json!(0));
        assert_eq!(the_only_one(page)?.campaign.game().setup.name, NAME);

        // What was changed after it was written comes in, and the program finds it out.
        let changed = good.replace("\"bid\":0", "\"bid\":7");
        page.choose_file("#file", &file_of("wrong", &changed)?)?;
        page.click(button("Add 1 campaign"))?;
        page.wait_for_text("1 campaign was added.")?;
        let opened = program_over(&texts(page)?).open(CampaignId::from_number(2));
        assert_eq!(opened, Err(OpenError::Lost(Fault::Unreadable(SaveError::Changed))));
        page.click(css("#campaign-2 details > summary"))?;
        page.click(css("#campaign-2 .row:last-child .button-quiet"))?;
        page.click(css("#campaign-2 .told-ask .button-go"))?;
        page.wait_for_text("The campaign is removed.")?;

        // A file of a later version is kept as it is.
        let newer =
            good.replace("\"schema\":1", "\"schema\":9").replace("\"version\":\"0", "\"version\":\"19");
        page.click(button("Or paste its text"))?;
        page.script("document.getElementById('pasted').value = arguments[0];", &[json!(newer)])?;
        page.click(button("Look at it"))?;
        page.wait_for_text("(schema 9), which is newer than this page: version")?;
        page.click(button("Add 1 campaign"))?;
        page.wait_for_text("1 campaign was added.")?;
        assert_eq!(texts(page)?["poland-in-arms:campaign:3:1"], newer);
        assert!(matches!(read_file(&newer), Err(SaveError::Newer { .. })));
        Ok(())
    })
}

/// A file of a whole shelf: each campaign with its name, and none of it changed on the way.
#[test]
fn a_whole_shelf_comes_in() -> Outcome {
    journey("rescue: a shelf", |page| {
        let one = waiting(month(1806, 1), |_| {});
        let mut other = one.clone();
        other.submit(Command::Note { text: "\u{15a}roda 9007199254740993".to_owned() }).expect("a note");
        let files = [sound(filed(&one, Some("\u{15a}roda")))?, sound(encode(&other))?];
        let shelf = sound(bundle(&files))?;
        page.load("rescue.html", css("h2"))?;
        page.choose_file("#file", &file_of("shelf", &shelf)?)?;
        page.click(button("Add 2 campaigns"))?;
        page.wait_for_text("2 campaigns were added.")?;
        let read = as_the_program_reads(&texts(page)?)?;
        assert!(read.iter().map(|opened| &opened.campaign).eq([&one, &other]));
        assert_eq!(page.texts_of(css("h3"))?, ["\u{15a}roda", "Journey"]);
        Ok(())
    })
}

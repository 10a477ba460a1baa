//! What the browser keeps: its texts as they lie there, and the campaigns in them, read as the app reads them. And the
//! other way round: campaigns laid on its shelf, as if they had been played here.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::game::command::Command;
use poland_in_arms::storage::slots::Moment;
use poland_in_arms::storage::{CampaignId, Digest, Memory, Slots, Store, encode};
use serde_json::json;

use crate::harness::{Outcome, Page, Trouble};

/// Texts by their names.
pub type Texts = BTreeMap<String, String>;

/// Every text of this address, those of others too.
pub fn texts(page: &Page) -> Outcome<Texts> {
    let all = page.script("return JSON.stringify(Object.entries(localStorage))", &[])?;
    let all: Vec<(String, String)> = serde_json::from_str(all.as_str().unwrap_or_default())?;
    Ok(all.into_iter().collect())
}

/// The texts of the campaigns and what is told of them; what only says where the page was last is left out.
pub fn texts_of_campaigns(page: &Page) -> Outcome<Texts> {
    let mut texts = texts(page)?;
    texts.retain(|name, _| !["screen", "open", "trial"].iter().any(|end| name.ends_with(end)));
    Ok(texts)
}

fn slots(page: &Page) -> Outcome<Slots> {
    let store = Memory::default();
    for (name, text) in texts(page)? {
        store.write(&name, &text).map_err(|error| Trouble::new(format!("{name}: {error:?}")))?;
    }
    Ok(Slots::new(store))
}

/// The campaign at this place.
pub fn campaign(page: &Page, place: u32) -> Outcome<Campaign> {
    let opened = slots(page)?.look_into(CampaignId::from_number(place));
    Ok(opened.map_err(|error| Trouble::new(format!("campaign {place} is not there: {error:?}")))?.campaign)
}

/// The names on the shelf, the one saved last first.
pub fn names(page: &Page) -> Outcome<Vec<String>> {
    let listed = slots(page)?.list().map_err(|error| Trouble::new(format!("no shelf: {error:?}")))?;
    Ok(listed.iter().map(|one| one.shown().to_owned()).collect())
}

/// The digest of a campaign as a file would hold it.
pub fn digest(campaign: &Campaign) -> String {
    let text = encode(campaign).expect("a campaign that can be written");
    Digest::of(text.as_bytes()).hex()
}

/// When what is laid ready was saved.
const LONG_AGO: Moment = Moment(14_400);

/// Lays campaigns on the browser's shelf, the first open, and loads the page again.
pub fn lay(page: &Page, campaigns: &[&Campaign]) -> Outcome {
    let store = Rc::new(Memory::default());
    let mut slots = Slots::new(store.clone());
    let mut places = Vec::new();
    for campaign in campaigns {
        let place = slots.new_id();
        let saved = slots.save(place, campaign, Some(LONG_AGO));
        saved.map_err(|error| Trouble::new(format!("not saved: {error:?}")))?;
        places.push(place);
    }
    slots.remember_open(places.first().copied());
    page.open("")?;
    for name in store.names().unwrap_or_default() {
        let text = store.read(&name).ok().flatten();
        page.script("localStorage.setItem(...arguments)", &[json!(name), json!(text)])?;
    }
    page.open("#turn")?;
    page.reload()
}

/// Lets all that is kept here go, as a browser may.
pub fn lose_all(page: &Page) -> Outcome {
    page.script("localStorage.clear()", &[]).map(drop)
}

/// The campaign with some notes in its record, one act each.
pub fn noted(campaign: &Campaign, notes: &[&str]) -> Campaign {
    let mut campaign = campaign.clone();
    for note in notes {
        let done = campaign.submit(Command::Note { text: (*note).to_owned() }).is_ok();
        assert!(done, "a note is always taken");
    }
    campaign
}

/// The notes in the whole record of a campaign, in force or left.
pub fn notes(campaign: &Campaign) -> Vec<String> {
    let commands = campaign.journal().entries.iter().map(|entry| &entry.command);
    let note = |command: &Command| match command {
        Command::Note { text } => Some(text.clone()),
        _ => None,
    };
    commands.filter_map(note).collect()
}

/// A file of this journey's own.
pub fn file(page: &Page, name: &str, text: &[u8]) -> Outcome<PathBuf> {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("kept-{:?}", page.engine()));
    std::fs::create_dir_all(&place)?;
    let path = place.join(name);
    std::fs::write(&path, text)?;
    Ok(path)
}

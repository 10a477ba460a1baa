//! A raw file of the rescue page: the texts of a store as they lay there, whole or damaged. What the program would open of
//! them in a browser it opens here.

use crate::model::wire::{Fields, Value};

use super::envelope::{self, APP, SaveError};
use super::slots::{OpenError, PREFIX, Slots};
use super::store::{Memory, Store};

/// Names the texts of a store in a file.
pub const KIND_RAW: &str = "raw";
/// The most that is read of one, in bytes: it holds texts in a text, so it is longer than they are.
pub const LARGEST_RAW: usize = 6 * envelope::LARGEST;

/// The campaigns of a raw file, each as its own file would hold it, or as it lay there if no text of it can be read; none
/// if this is no raw file.
pub(super) fn campaigns(whole: &Value) -> Option<Result<Vec<String>, SaveError>> {
    let mut cover = Fields::of(whole).ok()?;
    let mut told = |name| cover.get::<Option<String>>(name).ok().flatten();
    if told("app")? != APP || told("kind")? != KIND_RAW {
        return None;
    }
    let label = told("label");
    let keys = whole.map().ok()?.iter().find(|(name, _)| name == "keys");
    let slots = Slots::new(memory(keys.map(|(_, keys)| keys)));
    let ids: Vec<_> = slots.list().unwrap_or_default().into_iter().map(|listed| listed.id).collect();
    if ids.len() > envelope::MOST_CAMPAIGNS {
        return Some(Err(SaveError::TooLarge { size: ids.len(), most: envelope::MOST_CAMPAIGNS }));
    }
    if ids.is_empty() {
        return Some(Err(SaveError::OtherKind { kind: KIND_RAW.to_owned() }));
    }
    // The shelf is not in the file of one campaign, so the name it has there is.
    let label = label.filter(|_| ids.len() == 1);
    let texts = ids.into_iter().map(|id| match slots.look_into(id) {
        Ok(opened) => {
            let label = label.clone().or_else(|| slots.listed(id)?.label);
            envelope::filed(&opened.campaign, label.map(|label| envelope::quoted(&label)).as_deref())
        }
        Err(OpenError::Lost(_) | OpenError::NoSuch | OpenError::Store(_)) => Ok(slots.latest_text(id)),
    });
    Some(texts.collect())
}

fn memory(keys: Option<&Value>) -> Memory {
    let memory = Memory::default();
    for (name, text) in keys.and_then(|keys| keys.map().ok()).into_iter().flatten() {
        if let (true, Ok(text)) = (name.starts_with(PREFIX), text.text()) {
            // A memory without a size takes everything.
            let _ = memory.write(name, text);
        }
    }
    memory
}

//! Saving and opening in words.

use crate::storage::slots::Fault;
use crate::storage::{NotSaved, OpenError, SaveError, StoreError};

/// Why a campaign is not saved, and what to do.
#[must_use]
pub fn not_saved_words(error: &NotSaved) -> String {
    match error {
        NotSaved::Unwritable(_) => "The campaign has grown too large to be saved.".into(),
        NotSaved::SavedElsewhere => {
            "This campaign was saved in another window since. Reload this page before going on here.".into()
        }
        NotSaved::Store(StoreError::Denied) => {
            "This browser keeps nothing for this page: a private window, or storage is switched off. The campaign is \
             lost when the page is closed."
                .into()
        }
        NotSaved::Store(StoreError::Full) => {
            "The browser's storage is full. Free some, and the next act is saved again.".into()
        }
        NotSaved::Store(_) => "The browser did not keep the last act. The next one tries again.".into(),
    }
}

fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::Newer { theirs, ours } => format!(
            "It was saved by version {} (form {}); this is version {} (form {}). Reload the page for the new version.",
            theirs.version, theirs.schema, ours.version, ours.schema
        ),
        SaveError::TooLarge { .. } => "It is larger than any campaign.".into(),
        _ => "What was saved is damaged.".into(),
    }
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Missing => "It is gone.".into(),
        Fault::Unreadable(error) => save_error(error),
        Fault::Pointer => "The note of which save is the latest is damaged.".into(),
    }
}

/// Why an earlier save was opened.
#[must_use]
pub fn recovered_words(why: &Fault) -> String {
    format!(
        "The latest save could not be opened. {} The save before it is open; the damaged one is kept.",
        fault(why)
    )
}

/// Why a campaign cannot be opened.
#[must_use]
pub fn not_opened_words(error: &OpenError) -> String {
    match error {
        OpenError::NoSuch => "That campaign is not on this device.".into(),
        OpenError::Lost(why) => {
            format!("The campaign cannot be opened. {} What was saved is kept.", fault(why))
        }
        OpenError::Store(_) => "The browser's storage does not answer.".into(),
    }
}

//! Saving and opening in words.

use crate::storage::envelope::VERSION;
use crate::storage::exchange::ImportError;
use crate::storage::link::LinkError;
use crate::storage::slots::Fault;
use crate::storage::{NotSaved, OpenError, SaveError, StoreError};

/// Why a campaign is not saved, and what to do.
#[must_use]
pub fn not_saved_words(error: &NotSaved) -> String {
    match error {
        NotSaved::Unwritable(_) => "The campaign has grown too large to be saved.".into(),
        NotSaved::SavedElsewhere => {
            "This campaign was saved in another window since: nothing was written over it.".into()
        }
        NotSaved::Store(StoreError::Denied) => {
            "This browser keeps nothing for this page: a private window, or storage is switched off. The campaign is \
             lost when the page is closed."
                .into()
        }
        NotSaved::Store(StoreError::Full) => {
            "The browser's storage is full. Save this campaign to a file; remove others for good on the start page, and it \
             is saved by itself."
                .into()
        }
        NotSaved::Store(_) => "The browser did not keep the last act. It is tried again by itself.".into(),
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
        Fault::Pointer => "The note of which save is the latest cannot be read.".into(),
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

/// Why the latest save was put together.
#[must_use]
pub fn mended_words(why: &Fault) -> String {
    format!(
        "The latest save could not be read whole. {} It was put together from the save before and the acts since: nothing is \
         lost.",
        fault(why)
    )
}

/// Why what has come cannot be read, and what to do.
#[must_use]
pub fn arrival_words(error: &ImportError) -> String {
    match error {
        ImportError::Saved(error) => arrived_file(error),
        ImportError::Link(LinkError::NotALink) => "It is no link of Poland in Arms.".into(),
        ImportError::Link(LinkError::Newer { version }) => format!(
            "The link is of form {version}, made by a newer version than this one ({VERSION}). Load this page again with a \
             network for the new version, then open the link once more."
        ),
        ImportError::Link(LinkError::TooLong { .. }) => {
            "The link is longer than any this program makes. Ask for a file instead.".into()
        }
        ImportError::Link(LinkError::UnknownKind) => {
            "The link holds something that this version does not know. Load the page again with a network for a newer one."
                .into()
        }
        ImportError::Link(LinkError::NotOurLetters { at }) => format!(
            "The link has a letter that no link has, the {at}th: something was added to it on its way. Copy it again, from \
             # to its end."
        ),
        ImportError::Link(LinkError::CutOff) => {
            "The link did not arrive whole: messengers cut long ones. Ask for it again, or for a file.".into()
        }
        ImportError::Link(LinkError::TooLarge) => "The link holds more than any campaign does.".into(),
        ImportError::Link(LinkError::Malformed { what }) => {
            format!("The link holds no campaign ({what}). Ask for it again, or for a file.")
        }
    }
}

fn arrived_file(error: &SaveError) -> String {
    match error {
        SaveError::Newer { .. } => save_error(error),
        SaveError::TooLarge { .. } => "It is larger than any campaign: it is some other file.".into(),
        SaveError::NotJson { line, column } => format!(
            "It is no campaign's text, or only a part of one: reading stopped in line {line} at letter {column}. Ask for the \
             whole file."
        ),
        SaveError::NotOurs => "It is no file of Poland in Arms.".into(),
        SaveError::OtherKind { kind } => {
            format!("It is a file of Poland in Arms, but holds a {kind} and no campaign.")
        }
        SaveError::Changed => {
            "It was changed after it was written: its checksum does not fit. Ask for the file again, unchanged.".into()
        }
        SaveError::Damaged { what, place } => {
            format!("Something in it cannot be read: {what}, at {place}. Ask for the file again.")
        }
        SaveError::Record(_) => "Its record does not hang together. Ask for the file again.".into(),
    }
}
